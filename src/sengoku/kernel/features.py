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
from sengoku.kernel.state import State

__all__ = ["PART", "SILENT", "Features", "allow", "allowed", "blank_mask", "clip", "put", "wide"]

PART: Final[i64] = 1 << 62  # above every action
SILENT: Final[i64] = -1
LAST: Final[i64] = 1 << 56  # a one in the last byte of a word


def wide(row: vec[u8], at: i64, number: i64) -> None:
    """A number up to 65,535 in two bytes, the larger part first."""
    row[at] = u8(number >> 8 & 255)
    row[at + 1] = u8(number & 255)


def clip(number: i64) -> u8:
    """A number in one byte; what does not fit is the nearest that does."""
    return u8(min(max(number, 0), 255))


def blank_mask(count: i64) -> vec[i64]:
    """A mask is read and written in words of eight bytes; it allows nothing yet."""
    return vec[i64]([0] * ((count + 7) >> 3))


def allow(mask: vec[i64], at: i64) -> None:
    """A one into a byte of it, the first byte being the smallest part of the first word."""
    mask[at >> 3] |= LAST >> ((~at & 7) << 3)


def put(mask: vec[i64], at: i64, one: i64) -> None:
    """A one, or nothing where it is a nought."""
    mask[at >> 3] |= one << ((at & 7) << 3)


def allowed(mask: vec[i64], at: i64) -> bool:
    return mask[at >> 3] >> ((at & 7) << 3) & 1 == 1


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

    def fits(self, state: Any) -> bool:
        """Whether a row has room for all that lies on the table."""
        return True

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

    def mark(self, state: State, held: i64, mask: vec[i64], at: i64) -> i64:
        """Allows the number of every saying; how many there are. Overridden, for speed alone."""
        sayings = self.sayings(state, held)
        for saying in sayings:
            allow(mask, at + self.number(state, held, saying))
        return len(sayings)
