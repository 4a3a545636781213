"""The land of Samurai stays in the window of its rows, and what would leave it is an error."""

import pytest

import sengoku
from sengoku.bots import bot_named
from sengoku.games.samurai.research.window import SIDE, cell_in, corner_of, place_in
from sengoku.games.samurai.rules.grid import COLUMNS, is_village_cell
from sengoku.games.samurai.rules.state import Samurai
from sengoku.kernel.features import SILENT
from tests.length import LONG


@pytest.mark.parametrize("bot", ["random", "greedy", *(["spiteful", "bot:2"] if LONG else [])])
def test_bots_do_not_leave_the_window(bot: str) -> None:
    game = sengoku.game("samurai")
    features = game.features()
    for seats in game.seats:
        state = game.new(seats=seats, seed=seats)
        player = bot_named(bot, game, seats)
        while not state.over():
            for option in state.options():
                number = features.number(state, SILENT, option)
                assert features.saying(state, SILENT, number) == option
            state.play(player.choose(state.copy()))


def test_every_place_of_the_window_is_one_cell() -> None:
    corner = _corner()
    places = range(SIDE * SIDE)
    assert [place_in(corner, cell_in(corner, place)) for place in places] == [*places]
    assert all(is_village_cell(cell_in(corner, place)) == (place % 2 == 0) for place in places)


def test_a_cell_outside_is_an_error() -> None:
    corner = _corner()
    for cell in (corner - 1, corner + SIDE, corner - COLUMNS, corner + SIDE * COLUMNS):
        with pytest.raises(AssertionError, match="leaves the window"):
            place_in(corner, cell)


def _corner() -> int:
    state = sengoku.game("samurai").new(seats=2, seed=1)
    assert isinstance(state, Samurai)
    return int(corner_of(state))
