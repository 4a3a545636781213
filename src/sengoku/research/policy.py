"""A trained net as a player: what it is asked in arrays becomes one of a world's options."""

from collections.abc import Callable
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from sengoku.kernel.features import PART, SILENT, blank_mask
from sengoku.kernel.state import State
from sengoku.research.tables import array_of

__all__ = ["Policy", "player"]


class Policy:
    """`decide(row, mask)` gives a number that the mask allows; where options are offered it is
    called as `decide(row, mask, described)`. It plays wherever a bot has a name."""

    def __init__(self, decide: Callable[..., Any], *, memory: bool, offered: bool) -> None:
        self.decide, self.memory, self.offered = decide, memory, offered
        self._features: Any = None

    def choose(self, world: State) -> int:
        if self._features is None:
            assert world.made is not None, "a world of a game"
            self._features = world.made[0].features(memory=self.memory)
        saying = int(SILENT)
        while saying == SILENT or saying >= PART:
            saying = self._say(world, saying)
        return saying

    def _say(self, world: State, held: int) -> int:
        features = self._features
        row = vec[u8]([0] * int(features.width))
        features.write(world, world.seat(), held, row, 0)
        seen = array_of(row)
        if self.offered or not features.actions:
            sayings = features.sayings(world, held)
            return int(sayings[int(self.decide(seen, *self._offers(world, sayings)))])
        allowed = blank_mask(int(features.actions))
        features.mark(world, held, allowed, 0)
        mask = array_of(allowed, int(features.actions))
        number = int(self.decide(seen, mask))
        assert 0 <= number < len(mask) and mask[number], "the mask forbids this number"
        return int(features.saying(world, held, number))

    def _offers(self, world: State, sayings: Any) -> tuple[Any, Any]:
        features = self._features
        width, most = int(features.option_width), int(features.most)
        described = vec[u8]([0] * (most * width))
        for place, saying in enumerate(sayings):
            features.describe(world, saying, described, place * width)
        mask = np.zeros(most, np.uint8)
        mask[: len(sayings)] = 1
        return mask, array_of(described).reshape(most, width)


def player(decide: Callable[..., Any], *, memory: bool = True, offered: bool = False) -> Policy:
    """`duel(player(decide), "bot:3", game="glory")`: a player from what a net says of a row and a
    mask."""
    return Policy(decide, memory=memory, offered=offered)
