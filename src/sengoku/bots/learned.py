"""A bot that learned by self-play and thinks on from there."""

import time
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from sengoku.bots.guided import Guided
from sengoku.bots.mind import Mind
from sengoku.bots.thinker import STYLES, Budget
from sengoku.kernel.box import rows
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Learned", "mind_of"]

MIND: Final = "mind.toml"
CHUNK: Final = 8  # iterations between two looks at the clock


@cache
def _mind_in(package: str) -> Mind | None:
    if not files(package).joinpath(MIND).is_file():
        return None
    return Mind(rows(package, MIND))


def mind_of(game: Game) -> Mind | None:
    """What was learned of a game: `mind.toml` beside its judgement; None where nothing was."""
    return _mind_in(type(game).__module__.rpartition(".")[0] + ".judgement")


class Learned:
    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget,
        mind: Mind,
        style: str = "",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._game = game
        self._features = game.features(memory=True)
        self._mind = mind
        self._nature = Fast(seed, 1)
        self._budget = budget
        self._daring = STYLES[style]
        self._clock = clock

    def choose(self, world: State) -> int:
        options = world.options()
        if len(options) == 1:
            return int(options[0])
        deadline = self._clock() + self._budget.seconds
        seed = int(self._nature.word(0)) << 32 | int(self._nature.word(0))
        streams = len(self._game.streams)
        search = Guided(self._mind, self._features, world, streams, seed)
        left = self._budget.iterations
        while left > 0 and self._clock() < deadline:
            search.run(min(left, CHUNK))
            left -= CHUNK
        return int(search.best(self._daring))
