"""Turns by whole degrees stay in whole numbers."""

import math
import random
from itertools import pairwise

import pytest

from sengoku.geometry.turning import nearest, turned
from tests.clauses import rule


@rule("TOH-15.7")
@pytest.mark.parametrize(
    ("angle", "place"),
    [(0, (300, 71)), (90, (-71, 300)), (180, (-300, -71)), (270, (71, -300)), (360, (300, 71))],
)
def test_quarter_turns_are_exact(angle: int, place: tuple[int, int]) -> None:
    assert turned(300, 71, angle) == place


@rule("TOH-15.7")
def test_every_other_turn_is_the_nearest_thousandth() -> None:
    rng = random.Random(5)
    for angle in range(360):
        u, v = rng.randint(-25000, 25000), rng.randint(-25000, 25000)
        x, y = turned(u, v, angle)
        sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        assert abs(x - (u * cosine - v * sine)) < 0.55
        assert abs(y - (u * sine + v * cosine)) < 0.55


@rule("TOH-15.7")
def test_halves_are_rounded_away_from_zero_so_that_opposites_stay_opposite() -> None:
    assert [nearest(part, 2) for part in (-3, -1, 0, 1, 3)] == [-2, -1, 0, 1, 2]
    rng = random.Random(6)
    for angle in range(360):
        u, v = rng.randint(0, 18000), rng.randint(0, 18000)
        x, y = turned(u, v, angle)
        assert turned(-u, -v, angle) == (-x, -y)


def test_a_turn_by_more_degrees_goes_further_round() -> None:
    ways = [math.atan2(*reversed(turned(18000, 0, angle))) for angle in range(180)]
    assert all(after > before for before, after in pairwise(ways))
