"""A game as numbers, for programs that learn: what a seat knows as a row of bytes, and what it may
say as a number.

Mostly a seat says an action at once. Where actions are pairs of choices, it says them one after the
other: a *saying* is an action, or with the bit PART a first half of one, after which the same seat
goes on. `held` is what it said so far, SILENT where that is nothing.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sengoku.kernel.layout import Layout
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.state import State

__all__ = ["PART", "SILENT", "Features", "clip", "wide"]

PART: Final[i64] = 1 << 62  # above every action
SILENT: Final[i64] = -1


def wide(row: vec[u8], at: i64, number: i64) -> None:
    """A number up to 65,535 in two bytes, the larger part first."""
    row[at] = u8(number >> 8 & 255)
    row[at + 1] = u8(number & 255)


def clip(number: i64) -> u8:
    """A number in one byte; what does not fit is the nearest that does."""
    return u8(min(max(number, 0), 255))


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game adds. `memory` says whether a row also tells what no longer lies open, but was
    seen by all before; a row never tells more than the seat may know."""

    def __init__(self, layout: Layout, memory: bool) -> None:
        self.layout: Final = layout
        self.memory: Final = memory
        self.width: Final[i64] = layout.width
        self.actions: Final[i64] = layout.actions
        self.most: Final[i64] = layout.most
        self.option_width: Final[i64] = layout.option_width

    # -- what a game says ------------------------------------------------------------------------

    def write(self, state: Any, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        """What `seat` knows, into a row that is blank from `at` on."""
        raise NotImplementedError

    def describe(self, state: Any, saying: i64, row: vec[u8], at: i64) -> None:
        """One saying of the seat that is asked, in `option_width` bytes."""
        raise NotImplementedError

    def number(self, state: Any, held: i64, saying: i64) -> i64:
        """The number of a saying; games that offer options only have none."""
        raise NotImplementedError

    def saying(self, state: Any, held: i64, number: i64) -> i64:
        """The reverse, for a number that the mask allows."""
        raise NotImplementedError

    # -- what follows from it --------------------------------------------------------------------

    def sayings(self, state: State, held: i64) -> vec[i64]:
        """All that the seat may say now. Overridden where actions are said in halves."""
        return state.options()

    def towards(self, state: Any, held: i64, action: i64) -> i64:
        """What to say next on the way to an action. Overridden where they are said in halves."""
        return action

    def pick(self, state: State, held: i64, chooser: Fast) -> i64:
        """The number of any saying, each equally likely. Overridden, for speed alone."""
        sayings = self.sayings(state, held)
        return self.number(state, held, sayings[chooser.below(CHOICE, len(sayings))])

    def mark(self, state: State, held: i64, row: vec[u8], at: i64) -> None:
        """A one at the number of every saying. Overridden, for speed alone."""
        for saying in self.sayings(state, held):
            row[at + self.number(state, held, saying)] = u8(1)
