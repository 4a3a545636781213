"""What the laws look at: a game through a seam, so that a test can plant a fault in it."""

from collections.abc import Iterator
from typing import Any

from sengoku.kernel.event import Event, Fact
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.problem import BadSetup, IllegalAction
from sengoku.kernel.record import Luck
from sengoku.kernel.state import State
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, Viewer, viewer_of

__all__ = ["Subject", "everything", "luck", "setups", "switches_of", "viewers"]


class Subject:
    """Every verb that a law uses, by default the game's own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, setup: Setup, nature: Nature, journal: list[Event] | None = None) -> State:
        return self.game.begin(setup, nature, journal=journal)

    def table(self, setup: Setup, luck: Luck) -> Table:
        return Table(self.game, setup, luck)

    def options(self, state: State) -> list[int]:
        return list(state.options())

    def pick(self, state: State, chooser: Fast) -> int:
        return state.pick(chooser)

    def play(self, state: State, action: int) -> None:
        state.play(action)

    def submit(self, state: State, seat: int, action: int) -> None:
        state.submit(seat, action)

    def remember(self, state: State, action: int) -> None:
        state.question().remember(state, action)

    def copy(self, state: State) -> State:
        return state.copy()

    def redeal(self, state: State, seat: int, nature: Nature) -> State:
        return state.redeal(seat, nature)

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return self.game.view(state, viewer)

    def preview(self, state: State, asked: dict[str, Any]) -> dict[str, Any]:
        return self.game.inquire(state, asked)

    def told(self, event: Event, viewer: Viewer) -> dict[str, Fact]:
        return event.told(viewer)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
        return self.game.why_not(state, seat, action)

    def words(self, action: int) -> Any:
        return self.game.words(action)

    def save(self, state: State) -> dict[str, Any]:
        return self.game.save(state)

    def returns(self, state: State) -> list[float]:
        return state.returns()

    def zones(self, state: State) -> dict[str, list[str]]:
        return self.game.zones(state)


def luck(game: Game, seed: int) -> Fast:
    return Fast(seed, len(game.streams))


def viewers(setup: Setup) -> list[Viewer]:
    """All who may not see everything."""
    return [PUBLIC, *(viewer_of(seat) for seat in range(setup.seats))]


def everything(game: Game) -> dict[str, Any]:
    """All switches on; where a game has no switches, the last value of every option."""
    switches = switches_of(game)
    words = {o.name: o.choices[-1] for o in game.options if len(o.choices) > 1}
    numbers = {o.name: o.high for o in game.options if not o.choices}
    return switches or {**words, **numbers}


def setups(game: Game) -> Iterator[Setup]:
    """Every seat count with every single value of every option, and with all switches on."""
    switches = switches_of(game)
    for seats in game.seats:
        seen: list[Setup] = []
        for options in [{}, switches, *_single_values(game), *_single_values(game, switches)]:
            try:
                setup = game.setup(seats, options)
            except BadSetup:
                continue  # this value does not go with the others
            if setup not in seen:
                seen.append(setup)
                yield setup


def switches_of(game: Game) -> dict[str, Any]:
    """All that are on or off, on; a choice of 1 is no switch, though it equals True."""
    return {o.name: True for o in game.options if any(choice is True for choice in o.choices)}


def _single_values(game: Game, base: dict[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    for option in game.options:
        for value in [*option.choices, option.low, option.high]:
            if value is not None and value != option.default:
                yield {**(base or {}), option.name: value}
