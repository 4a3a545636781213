"""How many cards of each character there are, all in one number: CARD_BITS bits for each.

    ... 000010 000000 000011    three of the first character, none of the second, two of the third

So hands are small, are added and subtracted as a whole, and search and learners read them quickly.
Who has a character's set is kept in the same way: 0 for nobody, else the seat and one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules.components import COPIES, KIND_COUNT

__all__ = [
    "ALL_CARDS",
    "CARD_BITS",
    "MOST_CARDS",
    "any_of",
    "cards_of",
    "count_of",
    "counted",
    "counts",
    "counts_in",
    "owner_of",
    "owners_in",
    "total",
]

CARD_BITS: Final[i64] = 6
MOST_CARDS: Final[i64] = 63  # of one character; nine of them leave the sign alone
OTHERS: Final[i64] = 0x3F03F03F03F03F  # every second character
DIGIT: Final[i64] = 4095  # the highest of twice as many bits

assert max(COPIES) <= MOST_CARDS


def cards_of(kind: i64, count: i64) -> i64:
    """So many cards of one character."""
    return count << kind * CARD_BITS


def count_of(cards: i64, kind: i64) -> i64:
    """How many of them are of a character."""
    return cards >> kind * CARD_BITS & MOST_CARDS


def any_of(count: i64) -> i64:
    """1 where there is any, else 0, found without a question."""
    return count + MOST_CARDS >> CARD_BITS


def total(cards: i64) -> i64:
    """How many they are: the sum of the digits, two characters to a digit, is the rest that the
    highest digit leaves."""
    return ((cards & OTHERS) + (cards >> CARD_BITS & OTHERS)) % DIGIT


def counts(cards: i64) -> vec[i64]:
    """By character."""
    found = vec[i64]([0] * KIND_COUNT)
    kind: i64 = 0
    while kind < KIND_COUNT:
        found[kind] = count_of(cards, kind)
        kind += 1
    return found


def counted(row: list[int]) -> i64:
    """The reverse."""
    cards: i64 = 0
    for kind, count in enumerate(row):
        cards += cards_of(kind, count)
    return cards


def owner_of(owners: i64, kind: i64) -> i64:
    """NOBODY is -1."""
    return count_of(owners, kind) - 1


def owners_in(owners: i64) -> list[int]:
    """By character."""
    return [int(count) - 1 for count in counts(owners)]


def counts_in(pile: vec[i64]) -> i64:
    """The cards of a pile, in no order."""
    found: i64 = 0
    for kind in pile:
        found += cards_of(kind, 1)
    return found


ALL_CARDS: Final[i64] = counted(list(COPIES))
