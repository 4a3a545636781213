"""A ladder: the same table however it is played, and a file that survives interruptions."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena.ladder import Ladder
from sengoku.arena.ledger import LadderLedger
from sengoku.arena.match import Contest, Played
from sengoku.kernel.problem import Problem
from tests.arena.contests import contest


def table(ladder: Ladder, jobs: int = 1, keep: Callable[[Played], None] = lambda _: None) -> Any:
    """All but the times."""
    ladder.play(keep, jobs=jobs)
    words = ladder.words()
    assert words.pop("timing") and words.pop("compiled") is not None
    return words


def kept(path: Path, games: int, given: Contest | None = None) -> Any:
    """A ladder with its file: resumed where there is one."""
    given = contest() if given is None else given
    with closing(LadderLedger(path, given)) as ledger:
        return table(Ladder(given, games, ledger.open()), keep=ledger.add)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = table(Ladder(contest("random,greedy,spiteful"), 12))
    together = table(Ladder(contest("random,greedy,spiteful"), 12), jobs=2)
    assert alone == together
    assert alone != table(Ladder(contest("random,greedy,spiteful", seed=2), 12))


def test_games_are_rounded_up_to_whole_deals() -> None:
    ladder = Ladder(contest("random,greedy,spiteful"), 7)
    assert (ladder.games_a_deal, ladder.deals, ladder.games) == (6, 2, 12)
    assert Ladder(contest(), 8).games == 8


def test_a_strong_bot_stands_above_a_weak_one() -> None:
    words = table(Ladder(contest("random,greedy"), 16))
    assert [row["bot"] for row in words["standings"]] == ["greedy", "random"]
    [pair] = words["pairs"]
    assert pair["first"] == "greedy" and pair["share"] > 0.8 and pair["low"] > 0.5
    assert pair["placing_difference"] > 0 and pair["p"] < 0.05


# -- the file ----------------------------------------------------------------------------------


def test_a_finished_file_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = kept(file, 6)
    before = file.read_bytes()
    assert len(before.splitlines()) == 7
    assert kept(file, 6) == first == table(Ladder(contest(), 6))
    assert file.read_bytes() == before


@pytest.mark.parametrize("cut", [0, 1, 60, 500, 900, 1300, -1, -2])
def test_a_file_cut_anywhere_gives_the_same_table(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = kept(file, 6)
    lines = sorted(file.read_bytes().splitlines())
    file.write_bytes(file.read_bytes()[:cut])
    assert kept(file, 6) == whole
    again = [timeless(line) for line in sorted(file.read_bytes().splitlines())]
    assert again == [timeless(line) for line in lines]


def timeless(line: bytes) -> Any:
    return {name: value for name, value in json.loads(line).items() if name != "times"}


def test_more_games_go_on_where_fewer_ended_and_fewer_leave_out_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    few = kept(file, 4)
    many = kept(file, 8)
    assert many == table(Ladder(contest(), 8))
    assert kept(file, 4) == few
    assert len(file.read_bytes().splitlines()) == 9


def refused(file: Path, given: Contest | None = None) -> Problem:
    before = file.read_bytes()
    with (
        pytest.raises(Problem) as problem,
        closing(LadderLedger(file, given or contest())) as ledger,
    ):
        ledger.open()
    assert file.read_bytes() == before
    return problem.value


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (contest("greedy,random"), "bots"),
        (contest(seed=2), "seed"),
        (contest(game="samurai"), "game"),
        (contest(seats=3), "players"),
        (replace(contest(), setup=contest(game="samurai").setup), "options"),
    ],
)
def test_the_file_of_another_ladder_is_refused(tmp_path: Path, other: Contest, what: str) -> None:
    file = tmp_path / "ladder.jsonl"
    kept(file, 2)
    problem = refused(file, other)
    assert (problem.key, problem.facts["what"]) == ("ladder-another", what)


@pytest.mark.parametrize(("name", "value"), [("version", "0.0.1"), ("edition", 99), ("extra", 1)])
def test_the_file_of_another_version_is_refused(tmp_path: Path, name: str, value: Any) -> None:
    file = tmp_path / "ladder.jsonl"
    kept(file, 2)
    header, *games = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(header), name: value}), *games]) + "\n")
    assert refused(file).facts["what"] == name


@pytest.mark.parametrize("letter", ["Dear Hana", "Dear Hana\n", "[]\n", "{}\n", "3\nx\n", "\n"])
def test_what_is_no_ladder_is_refused(tmp_path: Path, letter: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(letter)
    assert refused(file).key == "ladder-not-one"


@pytest.mark.parametrize(
    "change",
    [
        {"deal": -1},
        {"seating": 2},
        {"seating": -1},
        {"bots": ["greedy", "greedy"]},
        {"ranks": [1, 2, 3]},
        {"scores": []},
        {"digest": 3},
        {"news": "none"},
    ],
)
def test_a_line_that_does_not_belong_is_refused_by_its_number(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    file = tmp_path / "ladder.jsonl"
    kept(file, 4)
    lines = file.read_text().splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **change})
    file.write_text("\n".join(lines) + "\n")
    problem = refused(file)
    assert (problem.key, problem.facts["line"]) == ("ladder-bad-line", "3")
