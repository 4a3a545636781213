"""The table from a seat: slots for units, and lengths from its own edge."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.features import wide

__all__ = ["SLOTS", "TABLE", "root_of", "slot_of", "spot", "square"]

SLOTS: Final[i64] = 24  # a side
TABLE: Final[i64] = constant("table")


def slot_of(state: Skirmish, side: i64, unit: i64) -> i64:
    """The place of a unit for that side; more than a side's slots are an error."""
    place = unit - state.first_unit(state.side(unit))
    assert place < SLOTS, "more units than slots"
    return place if state.side(unit) == side else place + SLOTS


def spot(side: i64, x: i64, y: i64, row: vec[u8], at: i64) -> None:
    """The north looks at the table from its other end."""
    if side == 1:
        x, y = TABLE - x, TABLE - y
    wide(row, at, min(max(x, 0), TABLE))
    wide(row, at + 2, min(max(y, 0), TABLE))


def square(x: i64, y: i64) -> i64:
    """Of the length of a way."""
    return x * x + y * y


def root_of(square: i64) -> i64:
    """A length from its square, rounded down."""
    root: i64 = 0
    bit: i64 = 1 << 16
    while bit > 0:
        if (root + bit) * (root + bit) <= square:
            root += bit
        bit >>= 1
    return root
