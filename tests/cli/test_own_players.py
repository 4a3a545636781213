"""Code of one's own plays in `sengoku ladder` and `sengoku simulate`, by its name."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run

LINES = {
    "ladder": "ladder glory --players 2 --option rounds=1 --games 4 --seed 4 --jobs 2 --json",
    "simulate": "simulate glory --players 2 --option rounds=1 --games 4 --seed 4 --jobs 2 --json",
}
MINE = """
def first(world):
    with open("asked.txt", "a") as kept:
        kept.write(f"{world.seat()}\\n")
    return world.options()[0]

class Last:
    def __init__(self, game, seed):
        assert game.slug == "glory" and seed >= 0

    def choose(self, world):
        return world.options()[-1]
"""


def told(folder: Path, command: str, bots: str) -> dict[str, Any]:
    done = run(folder, *LINES[command].split(), "--bots", bots)
    assert done.returncode == 0, done.stderr
    words: dict[str, Any] = json.loads(done.stdout)
    return words


@pytest.mark.parametrize("command", LINES)
def test_a_function_and_a_class_of_ones_own_play(tmp_path: Path, command: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    words = told(tmp_path, command, "mine:first,mine:Last")
    assert words["games"] == 4 and words["bots"] == ["mine:first", "mine:Last"]
    assert {*(tmp_path / "asked.txt").read_text().split()} == {"0", "1"}, "from both seats"
    assert told(tmp_path, command, "mine:first,mine:Last")["digest"] == words["digest"]
    assert told(tmp_path, command, "mine:first,random")["digest"] != words["digest"]


@pytest.mark.parametrize("command", LINES)
def test_a_player_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, command: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    done = run(tmp_path, *LINES[command].split(), "--bots", "mine:second,random")
    assert done.returncode == 2 and done.stdout == ""
    assert "mine:second" in done.stderr and "Traceback" not in done.stderr
