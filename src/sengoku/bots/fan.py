"""A search that follows what was learned where options are a fan, sampled from a continuum: the
mind says which of them are worth a thought, and what it makes of the positions they lead to.

Like `search.py` there it grows no tree, and compares options in one invented world after another,
all of them after the same luck.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sengoku.bots.judgement import Judgement
from sengoku.bots.mind import Mind
from sengoku.bots.weights import Weights
from sengoku.kernel.features import SILENT, Features
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Fan"]

WHOLE: Final[i64] = 1_000_000  # a certain win
LEAST: Final[i64] = 2  # options that are compared to the end
_WEIGHTS: Final = Weights(None, "fan")
KEPT: Final[i64] = _WEIGHTS.whole("kept")
COVER: Final[float] = _WEIGHTS.real("cover")
PATIENCE: Final[i64] = _WEIGHTS.whole("patience")
TASTE: Final[float] = _WEIGHTS.real("taste")
PLAIN: Final[float] = _WEIGHTS.real("plain")
NUANCE: Final = 0.1  # how much daring counts beside means


class Fan:
    """Thinks about one decision. `run` may be called again and again."""

    def __init__(
        self,
        mind: Mind,
        judgement: Judgement,
        features: Features,
        world: State,
        streams: i64,
        seed: int,
    ) -> None:
        self._mind: Final = mind
        self._judgement: Final = judgement
        self._features: Final = features
        self._world: Final = world
        self._streams: Final[i64] = streams
        self._seat: Final[i64] = world.seat()
        self._luck: Final = Fast(seed, 1)
        self._blank: Final = vec[u8]([0] * features.width)
        self._worlds: i64 = 0
        self._actions = vec[i64]()  # the most liked first
        self._liked = vec[float]()  # log odds against the most liked
        self._visits = vec[i64]()
        self._worth = vec[i64]()  # summed results
        self._square = vec[i64]()  # summed squares, in the same unit
        self._keep(judgement.tries(world))

    def run(self, iterations: i64) -> None:
        """Each is a world more for those that do best so far."""
        while iterations > 0:
            self._compare()
            iterations -= 1

    def best(self, daring: float = 0.0) -> i64:
        """What did best, drawn to what is liked; with `daring`, rather that whose results spread
        (or, below zero, do not)."""
        best: i64 = 0
        most = -math.inf
        at: i64 = 0
        while at < len(self._actions):
            mark = self._mark(at) + NUANCE * daring * self._spread(at)
            if mark > most:
                best, most = at, mark
            at += 1
        return self._actions[best]

    def found(self) -> list[tuple[int, int, int]]:
        """Every option that is compared, with the worlds it was seen in and what that brought."""
        places = range(len(self._actions))
        return [
            (int(self._actions[at]), int(self._visits[at]), int(self._worth[at])) for at in places
        ]

    # -- thinking ------------------------------------------------------------------------------

    def _keep(self, options: vec[i64]) -> None:
        """The most liked options, until they make up nearly all that is liked."""
        wishes = self._wishes(options)
        order = sorted(range(len(options)), key=lambda at: (-wishes[at], at))
        most = wishes[order[0]]
        total = 0.0
        for place in order:
            total += math.exp(wishes[place] - most)
        covered = 0.0
        for place in order:
            count: i64 = len(self._actions)
            if count >= KEPT or (count >= LEAST and covered >= COVER * total):
                break
            covered += math.exp(wishes[place] - most)
            self._actions = append(self._actions, options[place])
            self._liked = append(self._liked, wishes[place] - most)
            self._visits = append(self._visits, 0)
            self._worth = append(self._worth, 0)
            self._square = append(self._square, 0)

    def _wishes(self, options: vec[i64]) -> vec[float]:
        features, world = self._features, self._world
        row = self._blank[:]
        features.write(world, self._seat, SILENT, row, 0)
        thought = self._mind.hidden(row)
        wishes = vec[float]()
        for option in options:
            described = vec[u8]([0] * features.option_width)
            features.describe(world, option, described, 0)
            wishes = append(wishes, self._mind.wish(thought, described))
        return wishes

    def _compare(self) -> None:
        count: i64 = len(self._actions)
        left = max(count * PATIENCE // (PATIENCE + self._worlds), min(count, LEAST))
        invented = self._world.redeal(self._seat, self._luck.fork(self._streams))
        order = sorted(range(count), key=lambda at: (-self._mark(at), at))
        for place in order[:left]:
            after = invented.copy()
            after.play(self._actions[place])
            if not after.over():
                self._judgement.play_to_rest(after, self._luck)
            result = self._judged(after)
            self._visits[place] += 1
            self._worth[place] += result
            self._square[place] += result * result // WHOLE
        self._worlds += 1

    def _judged(self, state: State) -> i64:
        """From 0 (lost) to WHOLE (won)."""
        if state.over():
            return int((state.returns()[self._seat] + 1.0) * 500_000.0)
        asked = state.seat()
        row = self._blank[:]
        self._features.write(state, asked, SILENT, row, 0)
        seats: i64 = len(state.scores())
        worth = self._mind.worth(self._mind.hidden(row), (self._seat - asked + seats) % seats)
        if PLAIN > 0.0:
            lead = self._judgement.incentive(state, self._seat)
            size = -lead if lead < 0 else lead
            likely = 0.5 + 0.5 * float(lead) / float(size + self._judgement.scale)
            return int((1.0 - PLAIN) * float(worth) + PLAIN * likely * float(WHOLE))
        return worth

    def _mark(self, at: i64) -> float:
        """Before any world was seen, all looks equal that is not liked more."""
        mark = TASTE * self._liked[at]
        if self._visits[at] > 0:
            mark += float(self._worth[at]) / (float(self._visits[at]) * float(WHOLE))
        return mark

    def _spread(self, at: i64) -> float:
        visits = float(max(self._visits[at], 1)) * float(WHOLE)
        mean = float(self._worth[at]) / visits
        return math.sqrt(max(float(self._square[at]) / visits - mean * mean, 0.0))
