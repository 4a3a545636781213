"""A bot that searches, within a budget of iterations and of time."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sengoku.bots.judgement import judgement_of
from sengoku.bots.search import Search
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["CAP", "STYLES", "Budget", "Thinker"]

CAP: Final = 2.5  # times the seconds of a budget: no decision may take longer
CHUNK: Final = 8  # iterations between two looks at the clock
# Of moves that seem equally good, the bold take those whose results spread, the careful the others.
STYLES: Final = {"": 0.0, "bold": 1.0, "careful": -1.0}


@dataclass(frozen=True, slots=True)
class Budget:
    """Whatever is spent first. A decision can be repeated only if the iterations were."""

    iterations: int
    seconds: float = math.inf

    def spend(
        self, run: Callable[[int], object], deadline: float, clock: Callable[[], float]
    ) -> None:
        """Runs some iterations at a time until all are spent, or the clock is past the deadline."""
        left = self.iterations
        while left > 0 and clock() < deadline:
            run(min(left, CHUNK))
            left -= CHUNK


class Thinker:
    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget,
        style: str = "",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._game = game
        self._nature = Fast(seed, 1)
        self._budget = budget
        self._daring = STYLES[style]
        self._clock = clock

    def choose(self, world: State) -> int:
        options = world.options()
        if len(options) == 1:
            return int(options[0])
        return int(self.search(world).best(self._daring))

    def search(self, world: State, *, whole: bool = False, also: int = -1) -> Search:
        """Thinks until the budget is spent, about the options worth it or about the `whole` of
        them, and `also` one that is legal and not among them. Without a single iteration the first
        sight decides."""
        deadline = self._clock() + self._budget.seconds
        seed = int(self._nature.word(0)) << 32 | int(self._nature.word(0))
        game = self._game
        judgement = judgement_of(game)
        search = Search(
            judgement, world, len(game.streams), seed, game.continuous, whole=whole, also=also
        )
        self._budget.spend(search.run, deadline, self._clock)
        return search
