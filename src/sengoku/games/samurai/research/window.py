"""The part of the table that a row shows: 25 x 25 cells around the middle of all villages.

24 | .           Column and row of a cell count from the corner in the south-west. The middle
 : |   land      (12,12) is a village cell, so cells for cards have odd places in the window,
 0 | corner .    counted column by column, and every second place is one: 312 of them.
    --------
     0 ... 24    Villages within 21 columns and rows fit with all cells beside them.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.samurai.rules.grid import COLUMNS
from sengoku.games.samurai.rules.state import Samurai

__all__ = ["CARD_PLACES", "SIDE", "SPAN", "cell_in", "corner_of", "place_in"]

SIDE: Final[i64] = 25
MIDDLE: Final[i64] = 12
SPAN: Final[i64] = 20  # from the first village to the last one, at most
CARD_PLACES: Final[i64] = 312


def corner_of(state: Samurai) -> i64:
    """The cell in the south-west of the window."""
    column = (state.west + state.east) // 2
    row = (state.south + state.north) // 2
    if (column + row) & 1 == 1:
        column += 1
    return (column - MIDDLE) * COLUMNS + row - MIDDLE


def place_in(corner: i64, cell: i64) -> i64:
    """The place of a cell in the window; a land that leaves it is an error."""
    column = cell // COLUMNS - corner // COLUMNS
    row = cell % COLUMNS - corner % COLUMNS
    assert 0 <= column < SIDE and 0 <= row < SIDE, "the land leaves the window"
    return column * SIDE + row


def cell_in(corner: i64, place: i64) -> i64:
    return corner + place // SIDE * COLUMNS + place % SIDE
