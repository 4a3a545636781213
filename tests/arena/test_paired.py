"""Statistics over deals: checked by counting, and by chance itself."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from sengoku.arena import paired
from sengoku.arena.paired import sign_flip, wilson


def by_counting(differences: list[Fraction]) -> float:
    """Every way to give them signs, written down."""
    far = abs(sum(differences, Fraction()))
    ways = [
        abs(sum((sign * one for sign, one in zip(signs, differences, strict=True)), Fraction()))
        >= far
        for signs in product((1, -1), repeat=len(differences))
    ]
    return sum(ways) / len(ways)


def test_sign_flips_are_counted_exactly() -> None:
    luck = Random(5)
    for size in (1, 2, 5, 9):
        for _ in range(10):
            drawn = [Fraction(luck.randint(-6, 7), luck.choice((1, 2, 3))) for _ in range(size)]
            assert sign_flip(drawn) == pytest.approx(by_counting(drawn))


def test_without_any_difference_nothing_is_shown() -> None:
    assert sign_flip([]) == sign_flip([Fraction(0)] * 9) == 1.0
    assert sign_flip([Fraction(1)]) == 1.0  # one deal alone never shows anything


def test_ten_deals_in_a_row_are_hardly_chance() -> None:
    assert sign_flip([Fraction(1, 2)] * 10) == 2 / 1024
    assert sign_flip([Fraction(-1, 2)] * 10) == 2 / 1024


def test_beyond_exact_counting_the_normal_curve_says_nearly_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    luck = Random(2)
    drawn = [Fraction(luck.choice((-2, -1, 0, 1, 2, 2)), 2) for _ in range(300)]
    exact = sign_flip(drawn)
    monkeypatch.setattr(paired, "MOST_WORK", 0)
    assert 0.0001 < exact < 0.2
    assert sign_flip(drawn) == pytest.approx(exact, rel=0.1)


def test_when_bots_are_equal_p_is_below_a_tenth_in_a_tenth_of_the_ladders() -> None:
    luck = Random(3)
    ladders = [[Fraction(luck.choice((-2, -1, 0, 1, 2)), 2) for _ in range(40)] for _ in range(600)]
    share = sum(sign_flip(deals) <= 0.1 for deals in ladders) / len(ladders)
    assert 0.06 < share < 0.13


# -- shares ------------------------------------------------------------------------------------


def test_single_games_give_the_interval_of_the_books() -> None:
    """Wilson's for 40 of 100: 0.309 to 0.498."""
    low, high = wilson([(1, 1)] * 40 + [(0, 1)] * 60)
    assert (round(low, 3), round(high, 3)) == (0.309, 0.498)


def test_deals_whose_games_always_agree_count_once() -> None:
    twice = wilson([(2, 2)] * 40 + [(0, 2)] * 60)
    once = wilson([(1, 1)] * 40 + [(0, 1)] * 60)
    assert twice == pytest.approx(once, abs=0.002)


def test_deals_whose_games_never_agree_are_not_taken_for_certainty() -> None:
    low, high = wilson([(1, 2)] * 50)
    assert (low, high) == pytest.approx(wilson([(1, 1)] * 50 + [(0, 1)] * 50), abs=0.01)
    assert high - low > 0.19


def test_two_deals_say_little_even_when_they_agree() -> None:
    low, high = wilson([(7, 8), (7, 8)])
    assert high - low > 0.5


@pytest.mark.parametrize(("freedom", "table"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972)])
def test_few_deals_are_judged_by_the_tables_of_student(freedom: int, table: float) -> None:
    assert paired._student(freedom) == pytest.approx(table, rel=0.02)


def test_winning_everything_leaves_doubt_by_deals() -> None:
    assert wilson([(2, 2)] * 20) == wilson([(1, 1)] * 20)
    assert 0.8 < wilson([(2, 2)] * 20)[0] < 0.9


def test_without_decisive_games_anything_may_be_so() -> None:
    assert wilson([]) == wilson([(0, 0)] * 5) == (0.0, 1.0)


@pytest.mark.parametrize("alike", [-1.0, 0.0, 0.5, 1.0])
@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
def test_the_truth_lies_inside_in_95_of_100_ladders(alike: float, strength: float) -> None:
    """Whether the two games of a deal go the same way, opposite ways or their own ways."""
    luck, inside = Random(int(100 * strength + alike)), 0
    for _ in range(1000):
        low, high = wilson([deal(luck, alike, strength) for _ in range(60)])
        inside += low <= strength <= high
    assert inside >= 930


def deal(luck: Random, alike: float, strength: float) -> tuple[int, int]:
    first = luck.random()
    if alike < 0:
        return (first < strength) + (1 - first < strength), 2
    second = first if luck.random() < alike else luck.random()
    return (first < strength) + (second < strength), 2
