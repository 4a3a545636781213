"""Cards that are counted, as cards that lie in order."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

__all__ = ["packed", "pile_of"]


def pile_of(counts: vec[i64]) -> vec[i64]:
    """That many cards of each kind, in the order of the kinds."""
    pile = vec[i64](capacity=128)
    kind: i64 = 0
    for count in counts:
        while count > 0:
            pile = append(pile, kind)
            count -= 1
        kind += 1
    return pile


def packed(pile: vec[i64]) -> vec[u8]:
    """The same in a byte each, where many tables lie side by side in memory."""
    found = vec[u8]([0] * len(pile))
    place: i64 = 0
    for card in pile:
        found[place] = u8(card)
        place += 1
    return found
