"""The few setups of the laws leave no two values out."""

from itertools import combinations

import pytest

import sengoku
from sengoku.kernel.game import Game
from tests.laws.pairwise import SEATS, allowed, factors, rows


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_every_two_values_that_go_together_meet(game: Game) -> None:
    found, values = [*rows(game)], factors(game)
    assert values.keys() == {SEATS, *(option.name for option in game.options)}
    for row in found:
        assert row.keys() == values.keys() and allowed(game, row)
    for one, other in combinations(values, 2):
        for a in values[one]:
            for b in values[other]:
                met = any(row[one] == a and row[other] == b for row in found)
                assert met or not allowed(game, {one: a, other: b}), (one, a, other, b)
