"""Looks one decision ahead, in a few possible worlds, and takes what looks best."""

from collections.abc import Callable
from typing import Final

from sengoku.kernel.game import Game
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.state import State

__all__ = ["Ahead", "greed", "spite"]

WORLDS: Final = 3


class Ahead:
    """`worth` says what a seat makes of a position; the rest is the same for all tempers."""

    def __init__(self, game: Game, seed: int, worth: Callable[[Game, State, int], int]) -> None:
        self._game = game
        self._nature = Fast(seed, 1)
        self._worth = worth

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1:
            return options[0]
        seat, streams = int(world.seat()), len(self._game.streams)
        worlds = [world.redeal(seat, self._nature.fork(streams)) for _ in range(WORLDS)]
        worths = [sum(self._after(w, seat, option) for w in worlds) for option in options]
        best = max(worths)
        equal = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return equal[self._nature.below(CHOICE, len(equal))]

    def _after(self, world: State, seat: int, option: int) -> int:
        after = world.copy()
        after.play(option)
        return self._worth(self._game, after, seat)


def greed(game: Game, state: State, seat: int) -> int:
    """The more for oneself the better."""
    return game.promise(state, seat)


def spite(game: Game, state: State, seat: int) -> int:
    """The worse for the best rival the better: measures how long a game can be kept going."""
    rivals = (other for other in range(len(state.scores())) if other != seat)
    return -max(game.promise(state, rival) for rival in rivals)
