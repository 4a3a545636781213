"""Whole games through a pipe: what is kept, resumed and revealed."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import run

ALWAYS_THE_FIRST = "1\n" * 400  # the first option is always one


def kept(said: str) -> str:
    found = re.search(r"The record is in (.*\.json)", said)
    assert found, said
    return found[1]


def test_the_luck_is_promised_before_and_opened_after_the_game(tmp_path: Path) -> None:
    line = ["play", "glory", "--seats", "human,random", "--option", "rounds=1", "--save", "g.json"]
    done = run(tmp_path, *line, input=ALWAYS_THE_FIRST, COLUMNS="200")
    assert done.returncode == 0 and done.stderr == ""
    record = json.loads((tmp_path / "g.json").read_text())
    promise, opened = record["luck"]["commitment"], record["luck"]["seed"]
    beginning, _, rest = done.stdout.partition(promise)
    assert "seal" in beginning and opened not in beginning
    middle, _, ending = rest.rpartition("Final ranking")
    assert opened not in middle
    assert promise in ending and opened in ending
    assert run(tmp_path, "replay", "g.json", "--verify").returncode == 0


@pytest.mark.long
def test_a_seed_repeats_the_game_and_its_bots(tmp_path: Path) -> None:
    line = ["play", "glory", "--seats", "human,greedy", "--option", "rounds=1", "--seed", "-7"]
    for name in ("a.json", "b.json"):
        assert run(tmp_path, *line, "--save", name, input=ALWAYS_THE_FIRST).returncode == 0
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_a_game_that_is_left_can_be_resumed(tmp_path: Path) -> None:
    line = ["play", "glory", "--seats", "human:Ann Lee,random", "--option", "rounds=1"]
    left = run(tmp_path, *line, input="1\n1\n1\n1\n")
    assert left.returncode == 0 and "See you next time!" in left.stdout
    path = Path(kept(left.stdout))
    before = json.loads(path.read_text())
    assert len(before["actions"]) >= 4
    command = left.stdout.splitlines()[-1].partition("sengoku ")[2]
    assert command == f"play --resume {path} --seats 'human:Ann Lee,random'"
    line = ["play", "--resume", str(path), "--seats", "human:Ann Lee,random"]
    ended = run(tmp_path, *line, input=ALWAYS_THE_FIRST)
    assert "Final ranking" in ended.stdout
    after = json.loads(path.read_text())
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert after["luck"] == before["luck"]


def test_a_game_without_a_decision_leaves_no_file(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "glory", input="")
    assert done.returncode == 0 and done.stdout.endswith("See you next time!\n")
    assert not any(tmp_path.iterdir())


def test_save_writes_a_new_file_only(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("old")
    done = run(
        tmp_path, "play", "glory", "--seed", "1", input="save new.json\nsave old.txt\nsave\n"
    )
    assert "The record is saved in new.json." in done.stdout
    assert "There is a file “old.txt” already" in done.stdout
    assert "Please name a file." in done.stdout
    assert (tmp_path / "old.txt").read_text() == "old"
    assert json.loads((tmp_path / "new.json").read_text())["game"] == "glory"


def test_nothing_that_is_typed_breaks_the_table(tmp_path: Path) -> None:
    numbers = ["1", "2", "1"]
    others = ["?", "? 2", "?x", "? 99", "why", "why monk", "why discard pile 2", "why figure"]
    others += ["save ~nobody/x", "save \x00", "save /"]
    others += ["u", "log", "score", "help", "", "0", "-1", "1 2", "²", "\u0661", "\x07", "x" * 300]
    lines = [line for other in others for line in (*numbers, other)]
    seats = ["--seats", "human,random,human", "--option", "ninja_power=on", "--seed", "4"]
    done = run(tmp_path, "play", "glory", *seats, input="\n".join(lines))
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.count("Pass the screen to") > 3


def test_bots_can_be_watched(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "glory", "--seats", "random,random", "--option", "rounds=1")
    assert "Akira lays" in done.stdout and "Final ranking" in done.stdout


def test_play_without_a_game_asks_and_plays(tmp_path: Path) -> None:
    done = run(tmp_path, "play", input="1\n7\n2\n\n1\n\n\n")
    assert "Please choose a number from 1 to 3." in done.stdout
    assert "Hana (Bushi, bot:2)" in done.stdout and "Kenji (Bushi, bot:2)" in done.stdout
    assert "Draw your" in done.stdout or "Lay down a set" in done.stdout
    assert done.stdout.endswith("See you next time!\n") and done.returncode == 0


@pytest.mark.parametrize(
    ("language", "question", "why"),
    [
        ("nl", "Leg een set neer of leg een kaart af", "waarom monnik"),
        ("de", "Lege einen Satz aus oder eine Karte ab", "warum mönche"),
    ],
)
def test_the_table_speaks_the_players_language(
    tmp_path: Path, language: str, question: str, why: str
) -> None:
    """Commands too; the English ones are understood as well."""
    words = {"nl": ("hulp", "verloop", "stand"), "de": ("hilfe", "verlauf", "punkte")}[language]
    line = ["play", "glory", "--seed", "1", "--language", language, "--option", "first_start=0"]
    done = run(tmp_path, *line, input="\n".join([why, *words, "log", "score", "why"]))
    assert question in done.stdout
    assert "[GLO-4." in done.stdout
    assert {"nl": "Waarom wat?", "de": "Warum was?"}[language] in done.stdout
    unknown = {"nl": "Typ het nummer", "de": "Bitte gib die Nummer"}[language]
    assert unknown not in done.stdout


def test_h_gives_three_options_with_chances_and_reasons(tmp_path: Path) -> None:
    line = ["play", "glory", "--seats", "human,random", "--option", "rounds=1", "--seed", "5"]
    done = run(tmp_path, *line, input="h\nquit\n")
    advice = [each for each in done.stdout.splitlines() if "% to win." in each]
    assert len(advice) == 3
    assert all(each.strip()[0].isdigit() and "about" in each for each in advice)
