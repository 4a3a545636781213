"""A search that follows what was learned: moves are tried as the mind prefers them, and places are
judged by it as soon as they are reached.

Like `search.py` it invents a world for every turn and grows one tree of what the seats may do in
all of them. Each seat's moves and prospects are those that the mind sees from what that seat would
know in that world.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sengoku.bots.mind import Mind
from sengoku.bots.weights import Weights
from sengoku.kernel.features import SILENT, Features
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Guided"]

WHOLE: Final[i64] = 1_000_000  # a certain win
DEEPEST: Final[i64] = 40  # decisions
NONE: Final[i64] = -1

_WEIGHTS: Final = Weights(None, "guided")
CURIOSITY: Final[float] = _WEIGHTS.real("curiosity")
OPEN: Final[float] = _WEIGHTS.real("open")
DOUBT: Final[float] = _WEIGHTS.real("doubt")


class Place:
    """A place in the tree: the moves met there, how much each is preferred, what came of it."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.liked = vec[float]()
        self.visits = vec[i64]()
        self.worth = vec[i64]()  # summed results for the seat that chooses
        self.square = vec[i64]()  # summed squares, in the same unit
        self.next: list[Place | None] = []
        self.total: i64 = 0
        self.hope = 0.5  # what the mind thought of it for the seat that chooses

    def find(self, action: i64, guess: i64) -> i64:
        """Where a move stands. They come in a fixed order, so `guess` is mostly right."""
        count: i64 = len(self.actions)
        if guess < count and self.actions[guess] == action:
            return guess
        at: i64 = 0
        while at < count:
            if self.actions[at] == action:
                return at
            at += 1
        return NONE

    def add(self, action: i64, liked: float) -> None:
        self.actions = append(self.actions, action)
        self.liked = append(self.liked, liked)
        self.visits = append(self.visits, 0)
        self.worth = append(self.worth, 0)
        self.square = append(self.square, 0)
        self.next.append(None)

    def spread(self, at: i64) -> float:
        """How far the results of a move lie apart."""
        visits = float(max(self.visits[at], 1)) * float(WHOLE)
        mean = float(self.worth[at]) / visits
        return math.sqrt(max(float(self.square[at]) / visits - mean * mean, 0.0))


class Guided:
    """Thinks about one decision. `run` may be called again and again: the tree grows on."""

    def __init__(
        self, mind: Mind, features: Features, world: State, streams: i64, seed: int
    ) -> None:
        self._mind: Final = mind
        self._features: Final = features
        self._world: Final = world
        self._streams: Final[i64] = streams
        self._seat: Final[i64] = world.seat()
        self._seats: Final[i64] = len(world.scores())
        self._luck: Final = Fast(seed, 1)
        self._blank: Final = vec[u8]([0] * features.width)
        self._root: Final = Place()
        self._learn(self._root, world, world.options())

    def run(self, iterations: i64) -> None:
        while iterations > 0:
            self._iterate()
            iterations -= 1

    def best(self, daring: float = 0.0) -> i64:
        """The move tried most; before any was, the one most liked. With `daring`, among those tried
        nearly as much the one whose results spread most (or, below zero, least)."""
        root = self._root
        best: i64 = 0
        most = -1.0
        at: i64 = 0
        while at < len(root.actions):
            mark = float(root.visits[at]) * (1.0 + daring * root.spread(at))
            if mark > most or (mark == most and root.liked[at] > root.liked[best]):
                best, most = at, mark
            at += 1
        return root.actions[best]

    def found(self) -> list[tuple[int, int, int]]:
        """Every move with the times it was tried and what that brought in sum."""
        root = self._root
        places = range(len(root.actions))
        return [(int(root.actions[at]), int(root.visits[at]), int(root.worth[at])) for at in places]

    # -- thinking ------------------------------------------------------------------------------

    def _iterate(self) -> None:
        state = self._world.redeal(self._seat, self._luck.fork(self._streams))
        path: list[Place] = []
        places = vec[i64]()
        movers = vec[i64]()
        node = self._root
        results = vec[i64]()
        while len(results) == 0:
            at = self._choose(node, state)
            path.append(node)
            places = append(places, at)
            movers = append(movers, state.seat())
            state.play(node.actions[at])
            found = node.next[at]
            if state.over():
                results = self._returned(state)
            elif not self._features.fits(state):
                results = vec[i64]([WHOLE // 2] * self._seats)  # nothing is known of it
            elif found is None:
                fresh = Place()
                node.next[at] = fresh
                results = self._learn(fresh, state, state.options())
            elif len(path) == DEEPEST:
                results = self._learn(found, state, vec[i64]())
            else:
                node = found
        step: i64 = 0
        for node in path:
            place = places[step]
            node.total += 1
            node.visits[place] += 1
            result = results[movers[step]]
            node.worth[place] += result
            node.square[place] += result * result // WHOLE
            step += 1

    def _choose(self, node: Place, state: State) -> i64:
        """PUCT among the moves that this world has."""
        options = state.options()
        best: i64 = NONE
        best_mark = -1.0
        pull = CURIOSITY * math.sqrt(float(node.total + 1))
        at: i64 = 0
        while at < len(options):
            place = node.find(options[at], at)
            if place == NONE:
                self._learn(node, state, options)
                place = node.find(options[at], at)
            visits = node.visits[place]
            mean = max(node.hope - DOUBT, 0.0)
            if visits > 0:
                mean = float(node.worth[place]) / (float(visits) * float(WHOLE))
            mark = mean + pull * node.liked[place] / float(visits + 1)
            if mark > best_mark:
                best, best_mark = place, mark
            at += 1
        return best

    def _learn(self, node: Place, state: State, options: vec[i64]) -> vec[i64]:
        """Asks the mind about a state: what it brings every seat; the moves that the place does not
        know yet are added to it."""
        seat = state.seat()
        row = self._blank[:]
        self._features.write(state, seat, SILENT, row, 0)
        thought = self._mind.hidden(row)
        results = vec[i64]([0] * self._seats)
        along: i64 = 0
        while along < self._seats:
            results[(seat + along) % self._seats] = self._mind.worth(thought, along)
            along += 1
        if node.total == 0:
            node.hope = float(results[seat]) / float(WHOLE)
        if len(options) == 1:
            if node.find(options[0], 0) == NONE:
                node.add(options[0], 1.0)
        elif len(options) > 1:
            self._add(node, state, options, thought)
        return results

    def _add(self, node: Place, state: State, options: vec[i64], thought: vec[i64]) -> None:
        numbers = vec[i64]()
        prefer = vec[float]()
        most = -1.0e9
        for option in options:
            saying = self._features.towards(state, SILENT, option)
            number = self._features.number(state, SILENT, saying)
            numbers = append(numbers, number)
            said = self._mind.preference(thought, number)
            prefer = append(prefer, said)
            most = max(most, said)
        total = 0.0
        at: i64 = 0
        while at < len(options):
            prefer[at] = math.exp(prefer[at] - most) / float(_count(numbers, numbers[at]))
            total += prefer[at]
            at += 1
        share = OPEN / float(len(options))
        at = 0
        while at < len(options):
            if node.find(options[at], at) == NONE:
                node.add(options[at], (1.0 - OPEN) * prefer[at] / total + share)
            at += 1

    def _returned(self, state: State) -> vec[i64]:
        brought = state.returns()
        return vec[i64]([int((one + 1.0) * 500_000.0) for one in brought])


def _count(numbers: vec[i64], wanted: i64) -> i64:
    """Moves that are said in halves share the number of the first."""
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found
