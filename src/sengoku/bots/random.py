"""Any option, each equally likely."""

from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import CHOICE
from sengoku.kernel.state import State

__all__ = ["Random"]


class Random:
    def __init__(self, seed: int) -> None:
        self._nature = Fast(seed, 1)

    def choose(self, world: State) -> int:
        options = world.options()
        return options[self._nature.below(CHOICE, len(options))]
