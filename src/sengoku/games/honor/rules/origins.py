"""Where cards that came to light since the last reshuffle may have come from. [HON-4.7]

A player's hand is what he kept of it at the reshuffle and what he drew since then. Of a card that
he showed since, nobody else can tell which it was; but there are only so many copies of it in the
reshuffled pile, and so many cards that he drew. A guess says it for every such card, by seat (rows)
and card (columns); it is sound if all rows and columns keep their bounds. To make it sound is to
find a feasible flow with bounds, by augmenting paths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.components import CARD_COUNT
from sengoku.kernel.nature import Nature

__all__ = ["Origins"]


class Origins:
    def __init__(
        self, shown: vec[i64], draws: vec[i64], keeps: vec[i64], fresh: vec[i64], old: vec[i64]
    ) -> None:
        self.shown: Final = shown  # by seat and card
        self.draws: Final = draws  # by seat: how many cards he drew since the reshuffle
        self.keeps: Final = keeps  # by seat: how many he held at the reshuffle
        self.fresh: Final = fresh  # by card: in the reshuffled pile, less what the viewer drew
        self.old: Final = old  # by card: in others' hands at the reshuffle
        self.drawn = vec[i64]([0] * len(shown))  # the guess: how many of the shown were drawn

    def guess(self, nature: Nature, stream: i64) -> None:
        """Card by card, as likely as the places that are left make it; then made sound."""
        draws, keeps = self.draws[:], self.keeps[:]
        fresh, old = self.fresh[:], self.old[:]
        place: i64 = 0
        while place < len(self.shown):
            seat, card = place // CARD_COUNT, place % CARD_COUNT
            count = self.shown[place]
            while count > 0:
                by_draw = max(0, draws[seat] * fresh[card]) * max(1, _sum(old))
                by_keep = max(0, keeps[seat] * old[card]) * max(1, _sum(fresh))
                # Where neither is left, any choice will do: it is mended below.
                if nature.below(stream, max(1, by_draw + by_keep)) < by_draw:
                    self.drawn[place] += 1
                    draws[seat] -= 1
                    fresh[card] -= 1
                else:
                    keeps[seat] = max(0, keeps[seat] - 1)
                    old[card] = max(0, old[card] - 1)
                count -= 1
            place += 1
        sound = self.mend()
        assert sound, "what happened is always possible"

    def mend(self) -> bool:
        """Changes the guess until all bounds are kept; whether that is possible."""
        bounds = _Bounds(self)
        node: i64 = 0
        while node < len(bounds.load):
            if bounds.low[node] > bounds.high[node]:
                return False
            while bounds.load[node] > bounds.high[node]:
                if not self._shift(bounds, node, -1):
                    return False
            while bounds.load[node] < bounds.low[node]:
                if not self._shift(bounds, node, 1):
                    return False
            node += 1
        return True

    def _shift(self, bounds: "_Bounds", start: i64, change: i64) -> bool:
        """One more or less at a node, passed on until a node has room for it.

        A row that must give one away takes it from a column; a column that cannot spare it gets it
        back from another row, and so on: the shortest such path, if there is any.
        """
        came = vec[i64]([-1] * len(bounds.load))
        came[start] = start
        queue = [int(start)]
        for node in queue:
            step = change if (node < bounds.seats) == (start < bounds.seats) else -change
            for other in bounds.across(node):
                if came[other] != -1 or not self._may_change(bounds.cell(node, other), step):
                    continue
                came[other] = node
                if bounds.has_room(other, step):
                    bounds.load[other] += step
                    bounds.load[start] += change
                    self._apply(bounds, came, other, step)
                    return True
                queue.append(other)
        return False

    def _may_change(self, cell: i64, step: i64) -> bool:
        return self.drawn[cell] < self.shown[cell] if step > 0 else self.drawn[cell] > 0

    def _apply(self, bounds: "_Bounds", came: vec[i64], last: i64, step: i64) -> None:
        while came[last] != last:
            self.drawn[bounds.cell(came[last], last)] += step
            last = came[last]
            step = -step


class _Bounds:
    """Of every seat, then of every card: how many shown cards were drawn, at least and at most."""

    def __init__(self, origins: Origins) -> None:
        self.seats: i64 = len(origins.draws)
        nodes = self.seats + CARD_COUNT
        self.load = vec[i64]([0] * nodes)
        self.low = vec[i64]([0] * nodes)
        self.high = vec[i64]([0] * nodes)
        place: i64 = 0
        while place < len(origins.shown):
            for node in (place // CARD_COUNT, self.seats + place % CARD_COUNT):
                self.load[node] += origins.drawn[place]
                self.low[node] += origins.shown[place]
            place += 1
        node = 0
        while node < nodes:
            if node < self.seats:
                self.low[node] -= origins.keeps[node]
                self.high[node] = origins.draws[node]
            else:
                self.low[node] -= origins.old[node - self.seats]
                self.high[node] = origins.fresh[node - self.seats]
            node += 1

    def across(self, node: i64) -> range:
        """All cards for a seat, all seats for a card."""
        seats = int(self.seats)
        return range(seats, seats + int(CARD_COUNT)) if node < seats else range(seats)

    def cell(self, node: i64, other: i64) -> i64:
        seat, card = min(node, other), max(node, other) - self.seats
        return seat * CARD_COUNT + card

    def has_room(self, node: i64, step: i64) -> bool:
        if step > 0:
            return self.load[node] < self.high[node]
        return self.load[node] > self.low[node]


def _sum(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total
