"""Information-set tree search: many possible worlds, one tree of what the seats may do in them.

Each turn of the search invents a world that agrees with all the seat knows, walks down the tree
along options that exist in that world, adds one place to it, plays on for a while as the game's
plain player would, and writes back along the way how well it went for whoever had to choose. It
uses the contract alone: options, play, copy, redeal, and the game's judgement.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.judgement import Judgement
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.state import State

__all__ = ["Search"]

WHOLE: Final[i64] = 1_000_000  # a certain win; results are whole numbers, so that sums are exact
DEEPEST: Final[i64] = 40  # decisions in the tree, above the playout
NONE: Final[i64] = -1
LOOKS: Final[i64] = 3  # worlds for the first sight of each option
BINS: Final[i64] = 100  # how finely it is counted how large a chance was, where people are told
TRUST: Final[i64] = 4  # the visits that it counts for
NUANCE: Final = 0.1  # how much daring counts where means are compared, and not visits
PATIENCE: Final[i64] = 16  # after so many worlds half of a fan is still compared


class Node:
    """A place in the tree: the options that were met there, in the order they were met."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.visits = vec[i64]()
        self.seen = vec[i64]()  # how often the option existed when a choice was made here
        self.worth = vec[i64]()  # summed results for the seat that chooses
        self.square = vec[i64]()  # summed squares, in the same unit
        self.next: list[Node | None] = []
        self.total: i64 = 0

    def place(self, action: i64, guess: i64) -> i64:
        """Where an option stands. Options come in a fixed order, so `guess` is mostly right."""
        count: i64 = len(self.actions)
        if guess < count and self.actions[guess] == action:
            return guess
        at: i64 = 0
        while at < count:
            if self.actions[at] == action:
                return at
            at += 1
        return NONE

    def add(self, action: i64) -> i64:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.worth = append(self.worth, 0)
        self.square = append(self.square, 0)
        self.next.append(None)
        return len(self.actions) - 1


class Search:
    """Thinks about one decision. `run` may be called again and again: the tree grows on."""

    def __init__(
        self,
        judgement: Judgement,
        world: State,
        streams: i64,
        seed: int,
        wide: bool,
        depth: i64 = NONE,
        whole: bool = False,
        also: i64 = NONE,
    ) -> None:
        self._judgement: Final = judgement
        self._world: Final = world
        self._streams: Final[i64] = streams
        self._seat: Final[i64] = world.seat()
        self._luck: Final = Fast(seed, 1)
        self._wide: Final[bool] = wide  # options are a fan: compare them, and grow no tree
        self._depth: Final[i64] = judgement.depth if depth < 0 else depth
        self._seats: Final[i64] = len(world.scores())
        self._root: Final = Node()
        # At the root, the same in all worlds; the `whole` of them for people who ask.
        self._options: Final = _offered(world, also) if whole else judgement.tries(world)
        self._acts: Final[bool] = wide and not whole  # and does not only say how things stand
        self._tells: Final[bool] = whole
        self._advises: Final[bool] = judgement.trust > 0.0
        self._first: vec[i64] = vec[i64]()  # at the root: how each option looks at first sight
        # At the root, for people: chances of winning, and those at first sight (see `_share`).
        self._wins: list[vec[i64]] = []
        self._hopes: list[vec[i64]] = []
        self._shares: Final[i64] = self._seats + (BINS + 1 if whole else 0)
        self._path: list[Node] = []
        self._places: vec[i64] = vec[i64]()
        self._movers: vec[i64] = vec[i64]()
        self._fates = vec[i64]([0] * self._seats)  # summed: how the invented worlds looked at first
        self.iterations: i64 = 0
        self._look()

    # -- thinking ------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        while iterations > 0:
            if self._wide:
                self._compare()
            else:
                self._iterate()
            self.iterations += 1
            iterations -= 1

    def _look(self) -> None:
        """The first sight of every option, in a few worlds: where the search begins to look."""
        options = self._options
        first = vec[i64]([0] * len(options))
        hopes = [vec[i64]([0] * self._shares) for _ in options]
        world: i64 = 0
        while world < LOOKS:
            invented = self._invent()
            at: i64 = 0
            while at < len(options):
                after = invented.copy()
                after.play(options[at])
                if not after.over():
                    self._judgement.play_to_rest(after, self._luck)
                first[at] += self._judged(after, self._seat) // LOOKS
                if self._tells:
                    results = self._results(after)
                    self._share(hopes[at], after, results, results)
                at += 1
            world += 1
        order = self._by_first_sight(first)
        ranked = vec[i64]()
        for place in order:
            self._root.add(options[place])
            ranked = append(ranked, first[place])
            self._hopes.append(hopes[place])
            self._wins.append(vec[i64]([0] * self._shares))
        self._first = ranked

    def _by_first_sight(self, first: vec[i64]) -> list[int]:
        """The places of options, the best first. Of a fan where nothing tells them apart any may be
        first: who always hid in the same place would be found there."""
        places = vec[i64](list(range(len(first))))
        if self._wide and min(first) == max(first):
            self._luck.shuffle(CHOICE, places)
        return sorted(places, key=lambda at: -first[at])

    def _invent(self) -> State:
        return self._world.redeal(self._seat, self._luck.fork(self._streams))

    def _iterate(self) -> None:
        state = self._invent()
        luck = self._lucky(state)
        self._path = []
        self._places = vec[i64]()
        self._movers = vec[i64]()
        node = self._root
        depth: i64 = 0
        while depth < DEEPEST and not state.over():
            at = self._choose(node, state)
            self._path.append(node)
            self._places = append(self._places, at)
            self._movers = append(self._movers, state.seat())
            state.play(node.actions[at])
            depth += 1
            child = node.next[at]
            if child is None:
                node.next[at] = Node()
                break
            node = child
        self._play_on(state)
        self._write_back(state, luck)

    def _lucky(self, state: State) -> vec[i64]:
        """By seat how much better this world looks, before a choice, than the worlds so far: what
        is luck of the deal is no merit of the options tried in it."""
        luck = vec[i64]([0] * self._seats)
        if not self._judgement.sees_luck():
            return luck
        worlds = self.iterations + 1
        fates = self._results(state)
        seat: i64 = 0
        while seat < self._seats:
            self._fates[seat] += fates[seat]
            luck[seat] = fates[seat] - self._fates[seat] // worlds
            seat += 1
        return luck

    def _compare(self) -> None:
        """One more world for those options of a fan that look best so far. They do about the same,
        so they are judged after the same luck (common random numbers), and at once: a reply found
        by chance tells less."""
        node = self._root
        count: i64 = len(node.actions)
        left = max(count * PATIENCE // (PATIENCE + self.iterations), min(count, 4))
        invented = self._invent()
        for place in self._ranked()[:left]:
            after = invented.copy()
            after.play(node.actions[place])
            if not after.over():
                self._judgement.play_to_rest(after, self._luck)
            result = self._judged(after, self._seat)
            node.visits[place] += 1
            node.worth[place] += result
            node.square[place] += result * result // WHOLE
            if self._tells:
                results = self._results(after)
                self._share(self._wins[place], after, results, results)

    def _ranked(self) -> list[int]:
        """The options at the root, the best mean first."""
        return sorted(range(len(self._root.actions)), key=lambda at: (-self._mean(at), at))

    def _mean(self, place: i64) -> i64:
        """The mean result at the root, drawn towards first sight."""
        node = self._root
        worth = node.worth[place] + self._first[place] * TRUST
        return worth // (node.visits[place] + TRUST)

    def _choose(self, node: Node, state: State) -> i64:
        """The most promising option of this world, or a new one."""
        root = node is self._root
        options = self._options if root else self._judgement.tries(state)
        node.total += 1
        advised = self._advised(node, state)
        if advised == len(node.actions):
            return node.add(self._judgement.plain_move(state, self._luck))
        best: i64 = NONE
        best_mark = -1.0
        fresh: i64 = 0
        new: i64 = NONE  # one of the options never tried here, each equally likely
        at: i64 = 0
        while at < len(options):
            place = node.place(options[at], at)
            if place == NONE:
                fresh += 1
                if self._luck.below(CHOICE, fresh) == 0:
                    new = options[at]
            else:
                node.seen[place] += 1
                mark = self._mark(node, place, root)
                if place == advised:
                    mark += self._judgement.trust
                if mark > best_mark:
                    best, best_mark = place, mark
            at += 1
        if new != NONE and (best == NONE or self._may_widen(node)):
            return node.add(new)
        return best

    def _advised(self, node: Node, state: State) -> i64:
        """Where the option stands that the game advises, or where it would; NONE without advice."""
        if not self._advises:
            return NONE
        place = node.place(self._judgement.plain_move(state, self._luck), 0)
        return len(node.actions) if place == NONE else place

    def _may_widen(self, node: Node) -> bool:
        """Where the game advises, what it does not advise is tried little by little (progressive
        widening)."""
        count: i64 = len(node.actions)
        return not self._advises or count * count * 4 < node.total

    def _mark(self, node: Node, place: i64, root: bool) -> float:
        """UCB: the mean result, drawn to first sight, and a bonus for what was tried little."""
        visits = node.visits[place]
        worth, trust = node.worth[place], visits
        if root:
            worth += self._first[place] * TRUST
            trust += TRUST
        elif visits == 0:
            return 2.0
        mean = float(worth) / (float(trust) * float(WHOLE))
        return mean + self._judgement.curiosity * math.sqrt(
            math.log(float(node.seen[place] + 1)) / float(visits + 1)
        )

    # -- judging -------------------------------------------------------------------------------

    def _play_on(self, state: State) -> None:
        left = self._depth
        while left > 0 and not state.over():
            state.play(self._judgement.plain_move(state, self._luck))
            left -= 1
        if not state.over():
            self._judgement.play_to_rest(state, self._luck)

    def _write_back(self, state: State, luck: vec[i64]) -> None:
        results = self._results(state)
        bare = results[:] if self._tells and self._judgement.sees_luck() else results
        seat: i64 = 0
        while seat < self._seats:
            results[seat] = min(max(results[seat] - luck[seat], 0), WHOLE)
            seat += 1
        at: i64 = 0
        for node in self._path:
            place = self._places[at]
            result = results[self._movers[at]]
            node.visits[place] += 1
            node.worth[place] += result
            node.square[place] += result * result // WHOLE
            at += 1
        if self._tells:
            self._share(self._wins[self._places[0]], state, results, bare)

    def _share(self, told: vec[i64], state: State, results: vec[i64], bare: vec[i64]) -> None:
        """Adds every seat's part of the one win: together they have WHOLE. Behind these sums it is
        counted how often the part of who asks was how large, with the luck of the deal."""
        parts = self._parts(state, results)
        seat: i64 = 0
        while seat < self._seats:
            told[seat] += int(parts[seat] * float(WHOLE))
            seat += 1
        if bare is not results:
            parts = self._parts(state, bare)
        told[self._seats + int(parts[self._seat] * float(BINS))] += 1

    def _parts(self, state: State, results: vec[i64]) -> list[float]:
        """Every seat's part of the one win. Among many a lead counts for more than in places
        (bench/README.md has the games that this exponent fits)."""
        power = float(self._seats) / 2.0
        parts = [(float(result + 1) / float(WHOLE)) ** power for result in results]
        if state.over():
            winners = state.winners() or list(range(int(self._seats)))
            parts = [1.0 if seat in winners else 0.0 for seat in range(int(self._seats))]
        total = sum(parts)
        return [part / total for part in parts]

    def _judged(self, state: State, seat: i64) -> i64:
        """From 0 (lost) to WHOLE (won); a position that is not over by its outlook or incentive."""
        if state.over():
            return _returned(state, seat)
        if self._acts:
            return self._likely(self._judgement.incentive(state, seat))
        return self._likely(self._judgement.outlook(state, seat))

    def _results(self, state: State) -> vec[i64]:
        """The same for every seat."""
        if state.over():
            return vec[i64]([_returned(state, seat) for seat in range(self._seats)])
        results = self._judgement.outlooks(state)
        seat: i64 = 0
        while seat < self._seats:
            results[seat] = self._likely(results[seat])
            seat += 1
        return results

    def _likely(self, lead: i64) -> i64:
        scale = self._judgement.scale
        size = lead if lead >= 0 else -lead
        return WHOLE // 2 + lead * (WHOLE // 2) // (size + scale)

    # -- what came of it -----------------------------------------------------------------------

    def best(self, daring: float = 0.0) -> i64:
        """The option tried most; with `daring`, among those tried nearly as much the one whose
        results spread most (or, below zero, least)."""
        node = self._root
        chosen: i64 = 0
        most = -1.0
        place: i64 = 0
        while place < len(node.actions):
            mark = float(self._mean(place) if self._wide else node.visits[place])
            if daring != 0.0:
                mark *= 1.0 + (NUANCE if self._wide else 1.0) * daring * self._spread(place)
            if mark > most:
                chosen, most = place, mark
            place += 1
        return node.actions[chosen]

    def _spread(self, place: i64) -> float:
        visits = self._root.visits[place]
        if visits == 0:
            return 0.0
        mean = float(self._root.worth[place]) / float(visits) / float(WHOLE)
        square = float(self._root.square[place]) / float(visits) / float(WHOLE)
        return math.sqrt(max(square - mean * mean, 0.0))

    def found(self) -> list[tuple[int, int, float]]:
        """Every option with the times it was tried and its mean result, the most tried first."""
        node = self._root
        rows: list[tuple[int, int, float]] = []
        for place in range(len(node.actions)):
            visits = int(node.visits[place])
            worth = int(node.worth[place]) / visits if visits else int(self._first[place])
            rows.append((int(node.actions[place]), visits, worth / int(WHOLE)))
        return sorted(rows, key=lambda row: (-row[1], -row[2] if self._wide else 0.0))

    def chances(self) -> dict[int, list[float]]:
        """By option how often each seat wins after it, in a search about the whole of them."""
        found: dict[int, list[float]] = {}
        for place, action in enumerate(self._root.actions):
            found[int(action)] = _convinced(self._wins_at(place), self._power())
        return found

    def spans(self) -> dict[int, tuple[float, float]]:
        """By option between which chances of who asks two in three of the ways lie that it may go
        on; the chance itself is always among them."""
        found: dict[int, tuple[float, float]] = {}
        power, seat = self._power(), int(self._seat)
        for place, action in enumerate(self._root.actions):
            shares = self._wins_at(place)
            chance = _convinced(shares, power)[seat]
            low, high = (
                _convinced(_with(shares, seat, share), power)[seat]
                for share in _middle(self.sizes(place))
            )
            found[int(action)] = min(low, chance), max(high, chance)
        return found

    def _told_at(self, place: int) -> vec[i64]:
        return self._wins[place] if self._root.visits[place] else self._hopes[place]

    def _wins_at(self, place: int) -> list[float]:
        told, times = self._told_at(place), int(self._root.visits[place] or LOOKS)
        return [int(told[seat]) / times / int(WHOLE) for seat in range(int(self._seats))]

    def sizes(self, place: int) -> list[int]:
        """Of an option: how often the chance of who asks was how many in a hundred."""
        told, first = self._told_at(place), int(self._seats)
        return [int(told[first + size]) for size in range(int(BINS) + 1)]

    def _power(self) -> float:
        return self._judgement.conviction.get(int(self._seats), 1.0)

    def size(self) -> int:
        return _count(self._root)


def _offered(world: State, also: i64) -> vec[i64]:
    """All options; where they are only samples of what is legal, one more."""
    options = world.options()
    if also == NONE or also in options:
        return options
    return append(options[:], also)


def _convinced(shares: list[float], power: float) -> list[float]:
    """Surer or less sure, in the same order, and one in sum."""
    raised = [share**power for share in shares]
    total = sum(raised)
    return [one / total for one in raised]


def _with(shares: list[float], seat: int, share: float) -> list[float]:
    """A seat has so much, the others share the rest as they did."""
    rest = sum(shares) - shares[seat]
    others = [(1.0 - share) * (one / rest if rest else 0.0) for one in shares]
    return [share if at == seat else one for at, one in enumerate(others)]


def _middle(sizes: list[int]) -> tuple[float, float]:
    """Between which sizes two in three lie, if as many lie below as above."""
    beyond = sum(sizes) / 6
    return _edge(sizes, beyond) / int(BINS), 1.0 - _edge(sizes[::-1], beyond) / int(BINS)


def _edge(sizes: list[int], beyond: float) -> int:
    for size, times in enumerate(sizes):
        beyond -= times
        if beyond < 0:
            return size
    return len(sizes) - 1


def _returned(state: State, seat: i64) -> i64:
    return int((state.returns()[seat] + 1.0) * 500_000.0)


def _count(node: Node) -> int:
    return 1 + sum(_count(child) for child in node.next if child is not None)
