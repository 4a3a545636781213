"""Random scenes, and the same scenes turned."""

import random

from sengoku.geometry.ground import RISE, ROUGH
from tests.geometry.scenes import GROUP, SINGLE, Base, Piece, fence, octagon, solid

__all__ = ["Layout", "random_layout", "turned"]

Layout = tuple[list[Base], list[Piece]]

TABLE = 36000
MIDDLE = 18000


def _piece(rng: random.Random) -> Piece:
    x, y = (MIDDLE + rng.randrange(-6000, 6001) for _ in range(2))
    match rng.randrange(5):
        case 0:
            return solid(x, y, x + rng.randrange(300, 4000), y + rng.randrange(300, 4000))
        case 1:
            return ROUGH, octagon(x, y, 2500, 1035)
        case 2:
            return RISE, octagon(x, y, 3000, 1243)
        case _:
            return fence(x, y, x + rng.randrange(-3000, 3001), y + rng.randrange(1, 3000))


def _apart(base: Base, others: list[Base]) -> bool:
    x, y, _, radius = base
    return all((x - a) ** 2 + (y - b) ** 2 >= (radius + r) ** 2 for a, b, _, r in others)


def random_layout(rng: random.Random, most: int = 5) -> Layout:
    """Bases 0 (of one side) and 1 (of the other), some more, some pieces, close together."""
    bases: list[Base] = []
    wanted = rng.randrange(2, most + 1)
    while len(bases) < wanted:
        x, y = (MIDDLE + rng.randrange(-5000, 5001) for _ in range(2))
        side = len(bases) if len(bases) < 2 else rng.randrange(2)
        base = (x, y, side, rng.choice([SINGLE, SINGLE, GROUP]))
        if _apart(base, bases):
            bases.append(base)
    return bases, [_piece(rng) for _ in range(rng.randrange(4))]


def turned(layout: Layout, quarters: int) -> Layout:
    bases, pieces = layout
    return (
        [(*turned_point(x, y, quarters), side, radius) for x, y, side, radius in bases],
        [(kind, [turned_point(x, y, quarters) for x, y in corners]) for kind, corners in pieces],
    )


def turned_point(x: int, y: int, quarters: int) -> tuple[int, int]:
    for _ in range(quarters):
        x, y = TABLE - y, x
    return x, y
