"""`sengoku ladder` as people and scripts start it."""

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import at_a_terminal, call, one_line, plain, refused, run, surroundings

LINE = "ladder glory --players 2 --bots random,greedy --option rounds=1 --seed 4"


def table(said: str) -> dict[str, Any]:
    """The JSON answer without what depends on the machine."""
    words: dict[str, Any] = json.loads(said)
    for name in ("timing", "compiled"):
        del words[name]
    return words


def test_json_tells_all_there_is(tmp_path: Path) -> None:
    status, said, wrong = call(tmp_path, *LINE.split(), "--games", "5", "--jobs", "1", "--json")
    words = json.loads(said)
    assert status == 0 and wrong == ""
    assert (words["deals"], words["games_a_deal"], words["games"]) == (3, 2, 6)
    assert (
        words["games_asked"] == 5 and words["seed"] == 4 and words["bots"] == ["random", "greedy"]
    )
    assert {row["bot"] for row in words["standings"]} == {"random", "greedy"}
    assert {row["bot"] for row in words["timing"]} == {"random", "greedy"}
    assert words["pairs"][0]["games"] == 6
    assert re.fullmatch("[0-9a-f]{64}", words["digest"])


def test_the_command_in_the_answer_gives_the_same_table(tmp_path: Path) -> None:
    first = table(call(tmp_path, *LINE.split(), "--games", "4", "--jobs", "1", "--json")[1])
    assert first["command"].startswith("sengoku ladder glory")
    again = [*first["command"].split()[1:], "--jobs", "2", "--json"]
    done = run(tmp_path, *again)
    assert done.stderr == ""  # no progress bar in a pipe
    assert table(done.stdout) == first


def test_parts_that_were_played_apart_make_the_same_table(tmp_path: Path) -> None:
    line = [*LINE.split(), "--games", "4", "--jobs", "1"]
    for number in (1, 2):
        part = ["--shard", f"{number}/2", "--save", f"part{number}"]
        status, said, _ = call(tmp_path, *line, *part)
        assert status == 0 and f"{number}/2" in said and "2 of 4" in said
    merge = ["--json", "--merge", str(tmp_path / "part1"), str(tmp_path / "part2")]
    whole = table(call(tmp_path, *line, "--json")[1])
    assert table(call(tmp_path, *line, *merge)[1]) == whole
    assert "2" in refused(tmp_path, *line, *merge[:-1])
    assert "--save" in refused(tmp_path, *line, "--shard", "1/2")
    assert "3/2" in refused(tmp_path, *line, "--shard", "3/2", "--save", "x")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_people_get_three_tables_and_a_digest(tmp_path: Path, language: str) -> None:
    line = [*LINE.split(), "--games", "3", "--jobs", "1", "--language", language]
    status, said, wrong = call(tmp_path, *line, COLUMNS="120")
    assert status == 0 and wrong == "" and "\x1b" not in said
    assert said.count("\n\n") == 4 and "greedy : random" in said and "± " in said
    assert re.search(r": [0-9a-f]{64}\n$", said)
    assert "(3 " in said  # how many were asked for


def test_markdown_has_tables_of_even_rows_and_the_command(tmp_path: Path) -> None:
    line = [*LINE.split(), "--games", "4", "--jobs", "1", "--markdown"]
    _, said, _ = call(tmp_path, *line)
    assert "\n`sengoku ladder glory --players 2" in said and "--option rounds=1" in said
    tables = [part.splitlines() for part in said.split("\n\n") if part.startswith("|")]
    assert len(tables) == 3
    for lines in tables:
        assert len({row.count("|") for row in lines}) == 1
        assert {*lines[1]} <= {*"| -:"}


def test_a_terminal_shows_progress(tmp_path: Path) -> None:
    child = at_a_terminal(tmp_path, *LINE.split(), "--games", "40", "--jobs", "1", size=(30, 110))
    child.expect("Playing.*40")
    child.expect("Digest: [0-9a-f]{64}")
    assert "greedy : random" in plain(child.before)
    child.expect_exact("\r\n")
    child.close()


# -- interruptions -----------------------------------------------------------------------------


@contextmanager
def started(folder: Path, *line: str) -> Iterator[subprocess.Popen[str]]:
    """A process in a group of its own, which ends with the test however that goes."""
    child = subprocess.Popen(
        [sys.executable, "-m", "sengoku", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env=surroundings(folder),
        start_new_session=True,
    )
    with child:
        try:
            yield child
        finally:
            if alive(child.pid):
                os.killpg(child.pid, signal.SIGKILL)


def wait_until(happened: Callable[[], object], child: subprocess.Popen[str] | None = None) -> None:
    until = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < until, "it does not happen"
        assert child is None or child.poll() is None, "the process is gone"
        time.sleep(0.02)


def interrupted(folder: Path, *line: str, group: bool) -> tuple[int, str]:
    """Ctrl-C as soon as a few games are in the file: the status, and what was said."""
    file = folder / "ladder.jsonl"
    with started(folder, *line) as child:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3, child)
        (os.killpg if group else os.kill)(child.pid, signal.SIGINT)
        _, said = child.communicate(timeout=120)
        wait_until(lambda: not alive(child.pid))  # no process is left behind
    return child.returncode, said


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("group", [True, False])
def test_after_an_interruption_the_same_command_goes_on(
    tmp_path: Path, jobs: str, group: bool
) -> None:
    line = [*LINE.split(), "--json", "--save", "ladder.jsonl"]
    status, said = interrupted(tmp_path, *line, "--games", "5000", "--jobs", jobs, group=group)
    assert status == 130, said
    assert "ladder.jsonl" in one_line(said) and "5,000 games" in said
    finished = (tmp_path / "ladder.jsonl").read_bytes().count(b"\n") - 1
    assert 3 <= finished < 5000
    few = str(finished + 3)
    resumed = table(call(tmp_path, *line, "--games", few, "--jobs", "1")[1])
    assert resumed == table(call(tmp_path, *line[:-2], "--games", few, "--jobs", "1")[1])


def test_a_process_that_is_killed_is_told_in_a_sentence(tmp_path: Path) -> None:
    """By whoever runs out of memory."""
    with started(tmp_path, *LINE.split(), "--games", "5000", "--jobs", "2") as child:
        wait_until(lambda: spawned(child.pid), child)
        os.kill(spawned(child.pid)[0], signal.SIGKILL)
        said, wrong = child.communicate(timeout=120)
    assert (child.returncode, said) == (2, ""), wrong
    assert "ended from outside" in one_line(wrong)


def spawned(parent: int) -> list[int]:
    """The processes that play, by what Linux tells of them."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ("", "--bots"),
        ("--bots greedy", "2 to 12"),
        ("--bots greedy,greedy", "“greedy”"),
        ("--bots greedy,genius", "genius"),
        ("--bots greedy,", "“”"),
        ("--bots greedy,random --players 9", "[GLO-1.1]"),
        ("--bots greedy,random --games 0", "--games"),
        ("--bots greedy,random --games 2000000", "--games"),
        ("--bots greedy,random --jobs 0", "--jobs"),
        ("--bots greedy,random --jobs many", "--jobs"),
        ("--bots greedy,random --seed x", "x"),
        ("--bots greedy,random --option rounds=99", "[GLO-1.2]"),
        ("--bots greedy,random --json --markdown", "--markdown"),
        ("--bots greedy,random --save no/such/folder", "no/such/folder"),
        ("--bots greedy,random --save .", "“.”"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(tmp_path: Path, flags: str, named: str) -> None:
    assert named in refused(tmp_path, "ladder", "glory", *flags.split())


def test_the_file_of_another_ladder_is_refused_in_one_sentence(tmp_path: Path) -> None:
    line = [*LINE.split(), "--games", "2", "--jobs", "1", "--save", "ladder.jsonl"]
    assert call(tmp_path, *line)[0] == 0
    before = (tmp_path / "ladder.jsonl").read_bytes()
    assert "(seed: 4 there, 5 here)" in refused(tmp_path, *line, "--seed", "5")
    assert "(options: {" in refused(tmp_path, *line, "--option", "ninja_power=on")
    assert (tmp_path / "ladder.jsonl").read_bytes() == before


# -- Ray ---------------------------------------------------------------------------------------

RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(RAY, reason="Ray is installed here, so nothing is missing")
def test_without_ray_its_flag_says_how_to_get_it(tmp_path: Path) -> None:
    line = [*LINE.split(), "--save", "ladder.jsonl", "--ray", "local"]
    assert "sengoku[ray]" in refused(tmp_path, *line)


@pytest.mark.skipif(not RAY, reason="`make long-ray` brings Ray")
def test_ray_gives_the_same_table(tmp_path: Path) -> None:
    line = [*LINE.split(), "--games", "6", "--json"]
    done = run(tmp_path, *line, "--ray", "local", PYTHONWARNINGS="default")
    assert table(done.stdout) == table(call(tmp_path, *line, "--jobs", "1")[1])


@pytest.mark.skipif(not RAY, reason="`make long-ray` brings Ray")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "x:y", "auto"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, address: str) -> None:
    done = run(tmp_path, *LINE.split(), "--ray", address, PYTHONWARNINGS="default")
    assert done.returncode == 2 and f"“{address}” cannot be reached" in one_line(done.stderr)
