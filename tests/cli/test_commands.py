"""Every command with good input: what it prints, what scripts can rely on."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sengoku.version import VERSION
from tests.cli.running import call, played_record, refused, run, surroundings


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout == f"sengoku {VERSION}\n"


@pytest.mark.parametrize(
    ("language", "word"), [("en", "usage: "), ("nl", "gebruik: "), ("de", "Aufruf: ")]
)
def test_help_is_told_in_every_language(tmp_path: Path, language: str, word: str) -> None:
    status, said, _ = call(tmp_path, "--language", language, "simulate", "--help")
    assert status == 0 and said.startswith(word)
    assert "--players N" in said


def test_the_overview_names_every_command(tmp_path: Path) -> None:
    _, said, _ = call(tmp_path, "--help")
    for command in ("games", "play", "simulate", "ladder", "replay", "bench"):
        assert f"\n  {command} " in said


def test_games_are_listed_with_seats_and_options(tmp_path: Path) -> None:
    done = run(tmp_path, "games")
    assert "Call to Glory" in done.stdout and "imperial_orders = off" in done.stdout
    assert "\x1b" not in done.stdout  # no color in a pipe
    glory = json.loads(call(tmp_path, "games", "--json")[1])["games"][0]
    assert glory["game"] == "glory" and glory["seats"] == [2, 3, 4]
    assert {"rounds": "default", "ninja_power": False}.items() <= {
        option["name"]: option["default"] for option in glory["options"]
    }.items()


@pytest.mark.parametrize(
    ("surroundings", "word"),
    [
        ({"SENGOKU_LANG": "nl", "LANG": "de_DE.UTF-8"}, "spelers"),
        ({"SENGOKU_LANG": "", "LANG": "de_DE.UTF-8"}, "Spieler"),
        ({"SENGOKU_LANG": "", "LANG": "C"}, "players"),
    ],
)
def test_the_language_comes_from_the_surroundings(
    tmp_path: Path, surroundings: dict[str, str], word: str
) -> None:
    assert word in call(tmp_path, "games", **surroundings)[1]


def test_equal_seeds_give_equal_digests_in_one_process_or_two(tmp_path: Path) -> None:
    wanted = ["simulate", "glory", "--players", "3", "--games", "60", "--seed", "1", "--json"]
    once = json.loads(run(tmp_path, *wanted).stdout)
    again = json.loads(run(tmp_path, *wanted, "--jobs", "2").stdout)
    assert once["digest"] == again["digest"]
    assert once["games"] == 60 and once["players"] == 3
    assert sum(once["wins"]["seats"]) == pytest.approx(60)
    other = [*wanted[:-2], "2", "--json"]
    assert json.loads(call(tmp_path, *other)[1])["digest"] != once["digest"]


def test_simulate_shows_who_won(tmp_path: Path) -> None:
    options = ["--option", "ninja_power=on", "--option", "rounds=1"]
    done = run(tmp_path, "simulate", "glory", "--bots", "random,greedy", "--games", "2", *options)
    assert "greedy" in done.stdout and "Digest: " in done.stdout
    assert done.stderr == ""  # no progress bar in a pipe


def test_custom_orders_are_given_as_json(tmp_path: Path) -> None:
    kinds = ["emperor", "empress", "daimyo", "shogun"]
    table = f"order_table={json.dumps([kinds, kinds, kinds])}"
    options = ["--option", "imperial_orders=on", "--option", table]
    _, said, _ = call(tmp_path, "simulate", "glory", "--games", "2", "--json", *options)
    assert json.loads(said)["games"] == 2


VILLAGE = Path(__file__).parents[2] / "examples" / "ground" / "village.toml"


def test_a_value_that_stands_in_a_file(tmp_path: Path) -> None:
    """The ground of a battle, as people write it; a mark of its encoding does no harm."""
    file = tmp_path / "village.toml"
    file.write_text(VILLAGE.read_text(), "utf-8-sig")
    options = ["--option", "ground=@village.toml", "--option", "round_limit=3"]
    done = run(tmp_path, "simulate", "skirmish", "--games", "2", "--json", *options)
    assert json.loads(done.stdout)["games"] == 2, done.stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "is not text"),
        (b"#" * 70_000, "is too large"),
        (VILLAGE.read_bytes() * 2, "overlap"),
        (VILLAGE.read_bytes() * 3, "There are 27 pieces"),
        (b"[[piece]]\nkind = 3", "needs"),
    ],
)
def test_a_file_that_is_no_value_is_refused_in_one_sentence(
    tmp_path: Path, content: bytes, said: str
) -> None:
    (tmp_path / "file.toml").write_bytes(content)
    sentence = refused(tmp_path, "play", "skirmish", "--option", "ground=@file.toml")
    assert said in sentence


def test_bench_measures(tmp_path: Path) -> None:
    figures = json.loads(run(tmp_path, "bench", "glory", "--json").stdout)
    assert figures["games"][0]["game"] == "glory"
    assert figures["games"][0]["playout_decisions_per_second"] > 0
    assert figures["games"][0]["copy_nanoseconds"] > 0


def test_a_reader_who_goes_away_is_no_fault(tmp_path: Path) -> None:
    record = played_record(tmp_path)
    writer = subprocess.Popen(
        [sys.executable, "-m", "sengoku", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tmp_path),
    )
    assert writer.stdout is not None and writer.stderr is not None
    writer.stdout.readline()
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    writer.wait()
