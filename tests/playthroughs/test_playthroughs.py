"""Golden files: the same play, compiled or not, today as when they were written."""

from itertools import zip_longest

import pytest

import sengoku
from tests.games.glory.position import position
from tests.playthroughs.playthrough import FOLDER, count, counts, playthroughs

GOLDEN = [pair for game in sengoku.GAMES for pair in playthroughs(game)]


@pytest.mark.parametrize(("path", "text"), GOLDEN, ids=lambda value: getattr(value, "name", ""))
def test_a_playthrough_is_as_it_was(path, text) -> None:  # type: ignore[no-untyped-def]
    golden = path.read_text(encoding="utf-8")
    for number, (was, now) in enumerate(zip_longest(golden.split("\n"), text.split("\n")), 1):
        assert was == now, f"{path.name}, line {number} differs; `make golden` writes them anew"


def test_no_golden_file_is_left_over() -> None:
    found = {path.name for path in FOLDER.glob("*-*.txt")}
    assert found == {path.name for path, _ in GOLDEN}


def test_the_counts_are_as_they_were() -> None:
    assert counts() == (FOLDER / "counts.txt").read_text(encoding="utf-8")


def test_a_count_that_was_done_by_hand() -> None:
    """Two cards to lay or keep, both piles open: lay 2, or discard on either pile."""
    state = position(2, at="act", hand="monk*2", d1="farmer", d2="envoy")
    assert count(state, 1) == 3
    # Then the other seat has four piles to draw from, and three for the second card.
    assert count(state, 2) == 3 * 4
    assert count(state, 3) == 3 * 4 * 3
