"""Any option, each equally likely."""

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Random"]


class Random:
    def __init__(self, seed: int) -> None:
        self._nature = Fast(seed, 1)

    def choose(self, world: State) -> int:
        return world.pick(self._nature)
