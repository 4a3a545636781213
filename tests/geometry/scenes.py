"""Scenes in a line: `scene((10000, 10000), foe(13000, 11500), pieces=[fence(...)])`."""

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.lengths import CROSS_COST, MEASURES, ROUGH_CAP
from sengoku.geometry.ground import FENCE, FLAT, RISE, ROUGH, SOLID, Ground
from sengoku.geometry.scene import Bases, Scene
from sengoku.geometry.travel import Gait

__all__ = ["GROUP", "SINGLE", "fence", "foe", "friend", "rise", "rough", "scene", "solid"]

SINGLE, GROUP = 492, 1181

Base = tuple[int, int, int, int]  # x, y, side, radius
Piece = tuple[int, list[tuple[int, int]]]


def friend(x: int, y: int, radius: int = SINGLE) -> Base:
    return x, y, 0, radius


def foe(x: int, y: int, radius: int = SINGLE) -> Base:
    return x, y, 1, radius


def solid(x0: int, y0: int, x1: int, y1: int) -> Piece:
    return SOLID, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def fence(x0: int, y0: int, x1: int, y1: int) -> Piece:
    return FENCE, [(x0, y0), (x1, y1)]


def octagon(x: int, y: int, wide: int, narrow: int) -> list[tuple[int, int]]:
    quarter = [(wide, narrow), (narrow, wide)]
    turns = [*quarter, *((-b, a) for a, b in quarter)]
    return [(x + a, y + b) for a, b in [*turns, *((-a, -b) for a, b in turns)]]


def rough(x: int, y: int) -> Piece:
    return ROUGH, octagon(x, y, 2500, 1035)


def rise(x: int, y: int) -> Piece:
    return RISE, octagon(x, y, 3000, 1243)


def flat(x0: int, y0: int, x1: int, y1: int) -> Piece:
    return FLAT, solid(x0, y0, x1, y1)[1]


def scene(*bases: Base, pieces: list[Piece] | None = None) -> Scene:
    """Bases are numbered in order; the first is usually the one that acts."""
    ground = Ground()
    for kind, corners in pieces or []:
        ground.add(kind, [x for x, _ in corners], [y for _, y in corners])
    return Scene(
        ground,
        Bases([radius for *_, radius in bases], [side for _, _, side, _ in bases], MEASURES),
        vec[i64]([x for x, *_ in bases]),
        vec[i64]([y for _, y, *_ in bases]),
        vec[i64]([1] * len(bases)),
    )


def gait(limit: int) -> Gait:
    return Gait(limit, CROSS_COST, ROUGH_CAP)
