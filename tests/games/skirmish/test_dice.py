"""Chapter 2: the dice and their exact odds."""

from fractions import Fraction
from itertools import product

import pytest

from sengoku.games.skirmish.rules import odds
from tests.clauses import rule

F = Fraction

VECTORS = [
    (1, F(0), F(0), F(1, 6)),
    (2, F(5, 36), F(0), F(5, 36)),
    (3, F(1, 3), F(7, 216), F(25, 216)),
    (4, F(25, 48), F(149, 1296), F(125, 1296)),
    (5, F(97, 144), F(77, 324), F(313, 3888)),
    (6, F(12211, 15552), F(109, 288), F(3143, 46656)),
    (7, F(240803, 279936), F(5359, 10368), F(15821, 279936)),
    (8, F(1524779, 1679616), F(13259, 20736), F(79829, 1679616)),
]


@rule("TOH-2.1", "TOH-2.2", "TOH-2.3", "TOH-2.4")
@pytest.mark.parametrize(("dice", "passed", "bonus", "fumble"), VECTORS)
def test_the_odds_of_a_roll_are_exact(dice: int, passed: F, bonus: F, fumble: F) -> None:
    assert (odds.passes(dice), odds.bonus(dice), odds.fumble(dice)) == (passed, bonus, fumble)
    assert odds.nothing(dice) == 1 - passed - fumble


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_odds_agree_with_counting_every_roll(dice: int) -> None:
    rolls = list(product(odds.FACES, repeat=dice))
    sums = [(sum(s for s, _ in roll), sum(c for _, c in roll)) for roll in rolls]
    assert odds.passes(dice) == F(sum(s >= 3 and c <= s for s, c in sums), len(rolls))
    assert odds.fumble(dice) == F(sum(c > s for s, c in sums), len(rolls))


@rule("TOH-2.1", "TOH-X-35")
@pytest.mark.parametrize("dice", [0, -2])
def test_without_dice_a_test_fails_and_does_not_fumble(dice: int) -> None:
    assert odds.passes(dice) == odds.fumble(dice) == 0


@rule("TOH-2.6")
def test_a_single_die_shows_a_sword_half_of_the_time() -> None:
    assert odds.sword() == F(sum(s > 0 for s, _ in odds.FACES), 6)
    assert F(sum(s for s, _ in odds.FACES), 6) == F(2, 3)


@rule("TOH-X-34", "TOH-X-36", "TOH-X-38")
def test_the_odds_that_the_examples_name() -> None:
    assert odds.passes(5) == F(97, 144)  # wits 5
    assert odds.passes(4 + 2) == F(12211, 15552)  # wits 4, two rounds completed
    assert odds.passes(5 - 2 - 1) == F(5, 36)  # honor 5, two drops, one stain
