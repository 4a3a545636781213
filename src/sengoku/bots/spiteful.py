"""Looks one decision ahead and takes what leaves the best rival worst off."""

from typing import Final

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import CHOICE
from sengoku.kernel.state import State

__all__ = ["Spiteful"]

WORLDS: Final = 3


class Spiteful:
    """Does not want to win: for measuring how long a game can be kept from ending."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._nature = Fast(seed, 1)

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1:
            return options[0]
        seat = int(world.seat())
        rivals = [other for other in range(len(world.scores())) if other != seat]
        worlds = [
            world.redeal(seat, self._nature.fork(len(self._game.streams))) for _ in range(WORLDS)
        ]
        fears = [sum(self._fear(w, rivals, option) for w in worlds) for option in options]
        least = min(fears)
        equal = [option for option, fear in zip(options, fears, strict=True) if fear == least]
        return equal[self._nature.below(CHOICE, len(equal))]

    def _fear(self, world: State, rivals: list[int], option: int) -> int:
        after = world.copy()
        after.play(option)
        return max(self._game.promise(after, rival) for rival in rivals)
