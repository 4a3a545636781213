"""What a code of the grid means to a row, worked out for all there are: every cell is looked up in
the same tables. A question whether something lies there costs more: nobody can foresee the answer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.samurai.rules.components import CARD_COUNT, VILLAGE_COUNT
from sengoku.games.samurai.rules.grid import EMPTY, OWNER, SEATS, VILLAGE

__all__ = [
    "CARD_BITS",
    "CODES",
    "LIES",
    "MOST_CARDS",
    "MOST_VILLAGES",
    "ONE_CARD",
    "ONE_VILLAGE",
    "VILLAGE_BITS",
    "lying",
    "steps",
]

CODES: Final[i64] = 256
# Cards and villages of a kind are counted in so many bits of a number.
CARD_BITS: Final[i64] = 5
MOST_CARDS: Final[i64] = 31
VILLAGE_BITS: Final[i64] = 8
MOST_VILLAGES: Final[i64] = 255


def steps(seat: i64, other: i64, seats: i64) -> i64:
    """How far to the left another seat is."""
    return other - seat if other >= seat else other - seat + seats


def lying(code: i64, seat: i64, seats: i64) -> i64:
    """What lies on a cell, cards by how far their owner sits to the left."""
    if code == EMPTY or code >= VILLAGE:
        return code
    owner, kind = (code - 1) // CARD_COUNT, (code - 1) % CARD_COUNT
    return 1 + steps(seat, owner, seats) * CARD_COUNT + kind


def _owner(code: int) -> int:
    """-1 where it is no card."""
    return int(OWNER[code]) if code < len(OWNER) else -1


def _lies(seats: int, seat: int, code: int) -> int:
    known = seat < seats and (_owner(code) < seats if _owner(code) >= 0 else code >= VILLAGE)
    return int(lying(code, seat, seats)) if known else 0


def _one_card(owner: int, code: int) -> int:
    kind = (code - 1) % int(CARD_COUNT)
    return 1 << kind * int(CARD_BITS) if _owner(code) == owner else 0


def _one_village(code: int) -> int:
    kind = code - int(VILLAGE)
    return 1 << kind * int(VILLAGE_BITS) if 0 <= kind < VILLAGE_COUNT else 0


_ALL: Final = range(int(CODES))
_OWNERS: Final = range(int(SEATS))
# By how many play, who looks, and code: the byte of the row.
LIES: Final = vec[u8](
    [_lies(seats, seat, code) for seats in range(5) for seat in _OWNERS for code in _ALL]
)
# By code: one of these villages; by owner and code: one of his cards of that kind. To be added up.
ONE_VILLAGE: Final = vec[i64]([_one_village(code) for code in _ALL])
ONE_CARD: Final = vec[i64]([_one_card(owner, code) for owner in _OWNERS for code in _ALL])

assert VILLAGE_COUNT * VILLAGE_BITS < 63 and CARD_COUNT * CARD_BITS < 63
