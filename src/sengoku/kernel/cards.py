"""Cards that are counted, as cards that lie in order."""

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["pile_of"]


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
