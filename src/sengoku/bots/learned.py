"""A bot that learned by self-play and thinks on from there."""

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from sengoku.bots.bot import Bot
from sengoku.bots.guided import Guided
from sengoku.bots.mind import Mind, RowMind
from sengoku.bots.thinker import STYLES, Budget
from sengoku.kernel.box import rows
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Learned", "mind_of"]

MIND: Final = "mind.toml"


@cache
def _mind_in(package: str) -> Mind | None:
    """A game that has a `mind.py` reads its own net, and any other one the usual."""
    if not files(package).joinpath(MIND).is_file():
        return None
    parts = rows(package, MIND)
    if find_spec(f"{package}.mind") is None:
        return RowMind(parts)
    made: Mind = import_module(f"{package}.mind").MIND(parts)
    return made


def mind_of(game: Game) -> Mind | None:
    """What was learned of a game: `mind.toml` beside its judgement; None where nothing was."""
    return _mind_in(type(game).__module__.rpartition(".")[0] + ".judgement")


class Learned:
    """Where a row has no room for all that lies on the table, the `usual` bot chooses."""

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget,
        mind: Mind,
        usual: Bot,
        style: str = "",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._game = game
        self._features = game.features(memory=True)
        self._mind = mind
        self._usual = usual
        self._nature = Fast(seed, 1)
        self._budget = budget
        self._daring = STYLES[style]
        self._clock = clock

    def choose(self, world: State) -> int:
        options = world.options()
        if len(options) == 1:
            return int(options[0])
        if not self._features.fits(world):
            return int(self._usual.choose(world))
        deadline = self._clock() + self._budget.seconds
        seed = int(self._nature.word(0)) << 32 | int(self._nature.word(0))
        streams = len(self._game.streams)
        search = Guided(self._mind, self._features, world, streams, seed)
        self._budget.spend(search.run, deadline, self._clock)
        return int(search.best(self._daring))
