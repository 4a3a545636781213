"""Chapter 9: what the stones are worth at the end."""

from typing import Final

__all__ = ["Key", "keys", "majorities", "ranks_of"]

Key = tuple[int, int, int]

OUTRIGHT: Final = 2  # so many majorities win, whatever the numbers [SAM-9.4]


def majorities(stones: list[list[int]]) -> list[list[int]]:
    """By seat: the shapes of which it has more than every other seat. [SAM-9.2]"""
    held: list[list[int]] = [[] for _ in stones]
    for shape in range(len(stones[0])):
        counts = [own[shape] for own in stones]
        most = max(counts)
        if most > 0 and counts.count(most) == 1:
            held[counts.index(most)].append(shape)
    return held


def keys(stones: list[list[int]], total_decides: bool) -> list[Key]:
    """What the final places are sorted by, the highest first. [SAM-9.10]"""
    held = majorities(stones)
    if not total_decides and not any(held):
        return [(0, 0, 0)] * len(stones)  # nobody competes: all share the place [SAM-9.9]
    return [_key(own, shapes) for own, shapes in zip(stones, held, strict=True)]


def _key(own: list[int], shapes: list[int]) -> Key:
    if len(shapes) >= OUTRIGHT:
        return (OUTRIGHT, 0, 0)
    if len(shapes) == 1:
        kept = own[shapes[0]]
        return (1, sum(own) - kept, kept)  # the majority shape is set aside [SAM-9.5, SAM-9.6]
    return (0, sum(own), 0)


def ranks_of(keys: list[Key]) -> list[int]:
    """Equal keys share a place, and the next place is skipped. [SAM-9.7, SAM-9.10]"""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
