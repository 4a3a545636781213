"""Whatever is told has the shape that its game declares, in the browser's types too."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args

import pytest

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import REFEREE
from tests.laws.shapes import complaints
from tests.laws.subject import everything, luck, setups, viewers
from tests.text.needs import needs
from tests.text.rare import rare_events

LOOKS = 0.1  # at this share of the decisions the table is looked at

of_every_game = pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))


def wire(game: Game) -> Any:
    return import_module(f"sengoku.games.{game.slug}.sight.wire")


def events_of(game: Game) -> dict[str, Any]:
    return {shape.__name__: shape for shape in get_args(wire(game).Event)}


def has_shape(told: dict[str, Any], shape: Any) -> None:
    wrong = [*complaints(told, shape)]
    assert not wrong, wrong[:3]


def look(game: Game, setup: Setup, seed: int, share: float) -> None:
    """A random game, seen by everybody and the referee."""
    shapes, shape = events_of(game), wire(game).View
    journal: list[Event] = []
    chooser, eyes = Fast(seed, 1), [*viewers(setup), REFEREE]
    state = game.begin(setup, luck(game, seed), journal=journal)
    while True:
        over = state.over()
        if over or int(chooser.below(0, 1000)) < share * 1000:
            views = game.views(state, eyes)
            for viewer, view in zip(eyes, views, strict=True):
                has_shape(view, shape)
                assert view == game.view(state, viewer), "they look together, and see as if alone"
        for event in journal:
            for viewer in eyes:
                told = event.told(viewer)
                has_shape(told, shapes[str(told["event"])])
        journal.clear()
        if over:
            break
        state.play(state.pick(chooser))


def setups_seen(game: Game) -> Iterator[Setup]:
    """As usual, with all switches on, and with the last of all choices."""
    last = {option.name: option.choices[-1] for option in game.options if option.choices}
    for seats in game.seats:
        for options in ({}, everything(game), last):
            yield game.setup(seats, options)


@of_every_game
def test_views_and_events_of_random_games_have_their_shapes(game: Game) -> None:
    for seed, setup in enumerate(setups_seen(game)):
        look(game, setup, seed, LOOKS)


@of_every_game
def test_the_first_view_has_its_shape_whatever_is_chosen(game: Game) -> None:
    for seed, setup in enumerate(setups(game)):
        state = game.begin(setup, luck(game, seed))
        for viewer in [*viewers(setup), REFEREE]:
            has_shape(game.view(state, viewer), wire(game).View)


@of_every_game
def test_every_event_has_a_shape_and_every_shape_an_event(game: Game) -> None:
    start = f"{game.slug}-event-"
    names = {key.removeprefix(start) for key in needs().keys if key.startswith(start)}
    assert {*events_of(game)} == names
    for event in rare_events(game.slug):
        has_shape(event.told(REFEREE), events_of(game)[str(event.told(REFEREE)["event"])])
