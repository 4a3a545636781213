"""Random scenes, and the same scenes turned."""

import math
import random
from collections.abc import Callable

from sengoku.geometry.ground import FENCE, RISE, ROUGH, SOLID
from tests.geometry.scenes import GROUP, SINGLE, Base, Piece, fence, octagon, solid

__all__ = ["Layout", "crowded_layout", "random_layout", "turned"]

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


def crowded_layout(rng: random.Random) -> Layout:
    """Two enemies well apart, and between them bases and pieces that are mostly in the way.

    The target is a group as a rule, so that a covered corridor does not mean that it is unseen.
    Nobody is high and no fence is touched but by chance.
    """
    turn = rng.uniform(0, 2 * math.pi)
    start = tuple(MIDDLE + rng.randrange(-2000, 2001) for _ in range(2))
    wide = rng.choice([SINGLE, SINGLE, GROUP])

    def at(along: float, aside: float) -> tuple[int, int]:
        x = start[0] + along * math.cos(turn) - aside * math.sin(turn)
        return round(x), round(start[1] + along * math.sin(turn) + aside * math.cos(turn))

    far = rng.randrange(4500, 9000)
    bases: list[Base] = [(*at(0, 0), 0, wide), (*at(far, 0), 1, rng.choice([SINGLE, GROUP, GROUP]))]
    for _ in range(rng.randrange(4)):
        place = at(rng.uniform(900, far), rng.uniform(-1.2, 1.2) * wide)
        base = (*place, rng.randrange(2), rng.choice([SINGLE, SINGLE, GROUP]))
        if _apart(base, bases):
            bases.append(base)
    return bases, [_in_the_way(rng, at, far, wide) for _ in range(rng.randrange(3))]


def _in_the_way(
    rng: random.Random, at: Callable[..., tuple[int, int]], far: int, wide: int
) -> Piece:
    along, aside = rng.uniform(600, far), rng.uniform(-2, 1) * wide
    if rng.randrange(2) == 0:
        slant = rng.uniform(-3000, 3000)
        return FENCE, [at(along, aside), at(along + slant, aside + rng.uniform(1, 3) * wide)]
    deep, broad = rng.uniform(300, 2000), rng.uniform(0.3, 1.5) * wide
    slant = rng.uniform(-800, 800)
    corners = [(0.0, 0.0), (deep, slant), (deep, broad + slant), (0.0, broad)]
    return rng.choice([SOLID, ROUGH, ROUGH]), [at(along + a, aside + b) for a, b in corners]


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
