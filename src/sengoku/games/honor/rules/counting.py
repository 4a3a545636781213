"""Rows of counts, by seat or house and card."""

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.components import CARD_COUNT, CARDS

__all__ = ["counted", "row_is_empty", "row_sum"]


def row_sum(counts: vec[i64], seat: i64) -> i64:
    """All cards of a seat."""
    total: i64 = 0
    place = seat * CARD_COUNT
    end = place + CARD_COUNT
    while place < end:
        total += counts[place]
        place += 1
    return total


def row_is_empty(counts: vec[i64], seat: i64) -> bool:
    """Whether a seat has no card there: as a rule the first ones tell."""
    place = seat * CARD_COUNT
    end = place + CARD_COUNT
    while place < end:
        if counts[place] > 0:
            return False
        place += 1
    return True


def counted(cards: vec[i64], base: i64, size: i64) -> dict[str, int]:
    """So many places from `base` on as people see them: cards and how many."""
    found: dict[str, int] = {}
    card: i64 = 0
    while card < size:
        if cards[base + card] > 0:
            found[CARDS[card]] = int(cards[base + card])
        card += 1
    return found
