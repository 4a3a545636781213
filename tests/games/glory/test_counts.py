"""Cards that are counted in one number."""

from random import Random

from sengoku.games.glory.rules.components import COPIES, KIND_COUNT
from sengoku.games.glory.rules.counts import (
    ALL_CARDS,
    any_of,
    cards_of,
    count_of,
    counted,
    counts,
    counts_in,
    owner_of,
    owners_in,
    total,
)


def test_a_number_says_how_many_there_are_of_each_character_and_of_all() -> None:
    chooser = Random(3)
    for most in (1, 17, 63):
        for _ in range(200):
            row = [chooser.randint(0, most) for _ in range(KIND_COUNT)]
            cards = counted(row)
            assert list(counts(cards)) == row
            assert [count_of(cards, kind) for kind in range(KIND_COUNT)] == row
            assert [any_of(count) for count in row] == [int(count > 0) for count in row]
            assert total(cards) == sum(row)


def test_hands_are_added_and_subtracted_as_a_whole() -> None:
    hand, more = counted([0, 2, 0, 1, 0, 0, 0, 3, 16]), cards_of(3, 2) + cards_of(8, 1)
    assert list(counts(hand + more)) == [0, 2, 0, 3, 0, 0, 0, 3, 17]
    assert hand + more - more == hand
    assert list(counts(ALL_CARDS)) == list(COPIES) and total(ALL_CARDS) == 110


def test_a_pile_is_counted_and_nobody_owns_what_is_not_there() -> None:
    assert counts_in(COPIES[:0]) == 0
    assert owners_in(counted([0, 1, 4, 0, 0, 0, 0, 0, 2])) == [-1, 0, 3, -1, -1, -1, -1, -1, 1]
    assert owner_of(counted([0, 1, 4]), 2) == 3 and owner_of(0, 5) == -1
