"""Looks one decision ahead and takes what promises most, averaged over a few possible worlds."""

from typing import Final

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import CHOICE
from sengoku.kernel.state import State

__all__ = ["Greedy"]

WORLDS: Final = 3


class Greedy:
    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._nature = Fast(seed, 1)

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1:
            return options[0]
        seat = int(world.seat())
        worlds = [
            world.redeal(seat, self._nature.fork(len(self._game.streams))) for _ in range(WORLDS)
        ]
        promises = [sum(self._promise(w, seat, option) for w in worlds) for option in options]
        best = max(promises)
        equal = [option for option, worth in zip(options, promises, strict=True) if worth == best]
        return equal[self._nature.below(CHOICE, len(equal))]

    def _promise(self, world: State, seat: int, option: int) -> int:
        after = world.copy()
        after.play(option)
        return self._game.promise(after, seat)
