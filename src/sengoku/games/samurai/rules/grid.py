"""The table as a grid: cells, their neighbors, what lies on them, and where that is kept.

    x grows to the east, y to the north, the first village lies at (0,0). [SAM-2.1]

             N          A cell is one number, (x + 48) * 96 + y + 48, so that its neighbors are a
         W  cell  E     fixed step away, and cells sort by x, then y.
             S

The table is unbounded in principle, but the 44 villages hang together diagonally: from the
westernmost to the easternmost is at most 43 steps, so cards lie within 46 columns, and all that the
rules ever look at within 48; likewise for rows. The grid therefore keeps a cell at its number
modulo 2352: no two cells of such a window meet in one place (a test tries them all), wherever the
table grows. A place takes a byte, so a copy is one block of 2352 bytes that is never searched, and
a look at a cell is one read.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.samurai.rules.components import CARD_COUNT, SYMBOL_COUNT, VALUES

__all__ = [
    "BLANK",
    "CELLS",
    "COLUMNS",
    "EAST",
    "EMPTY",
    "INFLUENCE",
    "NORTH",
    "ORIGIN",
    "OWNER",
    "PLACES",
    "REACH",
    "RIVAL",
    "SEATS",
    "STEP",
    "VILLAGE",
    "card_code",
    "card_of",
    "cell_at",
    "is_village_cell",
    "place",
    "village_code",
    "x_of",
    "y_of",
]

REACH: Final = 47  # no coordinate that words can name is larger
COLUMNS: Final[i64] = 96
CELLS: Final[i64] = 96 * 96
ORIGIN: Final[i64] = 48 * 96 + 48
NORTH: Final[i64] = 1
EAST: Final[i64] = 96
STEP: Final = vec[i64]([1, 96, -1, -96])  # north, east, south, west [SAM-2.7]

# What lies on a cell: nothing, an influence card with its owner, or a village.
EMPTY: Final[i64] = 0
VILLAGE: Final[i64] = 128
PLACES: Final[i64] = 2352
BLANK: Final = vec[u8]([0] * 2352)  # an empty grid, to be copied

_CODES: Final = [(n // 12, n % 12) for n in range(48)]
SEATS: Final[i64] = 4
# By card code: its owner. Code 0 is no card.
OWNER: Final = vec[i64]([-1] + [owner for owner, _ in _CODES])
# By card code and symbol: what the card adds there, in the eight bits of its owner's seat.
INFLUENCE: Final = vec[i64](
    [0] * 3
    + [VALUES[card * 3 + symbol] << owner * 8 for owner, card in _CODES for symbol in range(3)]
)
# By card code and seat: 1 where the card is one of another seat.
RIVAL: Final = vec[i64]([0] * 4 + [int(owner != seat) for owner, _ in _CODES for seat in range(4)])


def cell_at(x: i64, y: i64) -> i64:
    return (x + 48) * 96 + y + 48


def x_of(cell: i64) -> int:
    return int(cell // 96 - 48)


def y_of(cell: i64) -> int:
    return int(cell % 96 - 48)


def is_village_cell(cell: i64) -> bool:
    """Villages and influence cards share the cells like the colors of a chessboard. [SAM-2.2]"""
    return (cell // 96 + cell) & 1 == 0


def place(cell: i64) -> i64:
    """Where the grid keeps a cell."""
    return cell % PLACES


def card_code(seat: i64, card: i64) -> i64:
    return 1 + seat * CARD_COUNT + card


def card_of(code: i64) -> i64:
    """Which influence card a code is; its owner is OWNER[code]."""
    return (code - 1) % CARD_COUNT


def village_code(kind: i64) -> i64:
    return VILLAGE + kind


assert len(INFLUENCE) == len(OWNER) * SYMBOL_COUNT
