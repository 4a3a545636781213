"""Points, segments and directions in whole numbers: no floats, squares are compared.

Coordinates stay between 0 and TABLE, so that the square of a cross product, the largest number that
appears here, stays below 2^63:

    |u| and |w| are at most 36000 * sqrt(2)     (u x w)^2 <= (2 * 36000^2)^2 = 6.7e18 < 9.2e18
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "DIRECTION_X",
    "DIRECTION_Y",
    "SPOKES",
    "TABLE",
    "Point",
    "bit",
    "closer",
    "cross",
    "isqrt",
    "leg",
    "meet",
    "near",
    "near_segment",
    "ray_in",
    "ray_out",
    "spoke",
    "touches",
]

Point: TypeAlias = tuple[i64, i64]

TABLE: Final[i64] = 36000  # side of every table: larger ones would not fit into 63 bits
SPOKES: Final[i64] = 16
HIGHEST: Final[i64] = 1 << 61  # bit of a set

# The 16 directions in millionths: a quarter of them, and the rest by quarter turns.
_QUARTER: Final = [(1_000_000, 0), (923_880, 382_683), (707_107, 707_107), (382_683, 923_880)]
_ALL: Final[list[tuple[int, int]]] = [
    *_QUARTER,
    *((-y, x) for x, y in _QUARTER),
    *((-x, -y) for x, y in _QUARTER),
    *((y, -x) for x, y in _QUARTER),
]
DIRECTION_X: Final = vec[i64]([x for x, _ in _ALL])
DIRECTION_Y: Final = vec[i64]([y for _, y in _ALL])


def bit(number: i64) -> i64:
    """A number of a set. (A bare 1 is compiled as a C int: there 1 << 32 is 1.)"""
    return HIGHEST >> (61 - number)


def isqrt(square: i64) -> i64:
    """The floor of a square root, by Newton from a power of two above it."""
    if square < 2:
        return square
    root: i64 = 2
    rest = square
    while rest >= 1 << 16:
        root <<= 8
        rest >>= 16
    while rest >= 4:
        root <<= 1
        rest >>= 2
    while True:
        better = (root + square // root) >> 1
        if better >= root:
            return root
        root = better


def leg(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The smallest whole number not below the straight distance."""
    square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    root = isqrt(square)
    return root if root * root == square else root + 1


def cross(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """Positive if P lies to the left of the way from A to B."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def closer(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, square: i64) -> bool:
    """Whether the squared distance from P to the segment AB is below `square`."""
    ux, uy = bx - ax, by - ay
    wx, wy = px - ax, py - ay
    length = ux * ux + uy * uy
    along = ux * wx + uy * wy
    if length == 0 or along <= 0:
        return wx * wx + wy * wy < square
    if along >= length:
        return (px - bx) * (px - bx) + (py - by) * (py - by) < square
    aside = ux * wy - uy * wx
    return aside * aside < square * length


def near(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, distance: i64) -> bool:
    """Whether P is nearer to the segment AB than `distance`."""
    return distance > 0 and closer(px, py, ax, ay, bx, by, distance * distance)


def touches(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, distance: i64) -> bool:
    """Whether P is at most `distance` from the segment AB."""
    if distance < 0:
        return False
    square = distance * distance
    ux, uy = bx - ax, by - ay
    wx, wy = px - ax, py - ay
    length = ux * ux + uy * uy
    along = ux * wx + uy * wy
    if length == 0 or along <= 0:
        return wx * wx + wy * wy <= square
    if along >= length:
        return (px - bx) * (px - bx) + (py - by) * (py - by) <= square
    aside = ux * wy - uy * wx
    return aside * aside <= square * length


def _between(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> bool:
    """For P on the line of AB: whether it lies on the closed segment."""
    return min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by)


def meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether the closed segments AB and CD have a point in common."""
    c, d = cross(ax, ay, bx, by, cx, cy), cross(ax, ay, bx, by, dx, dy)
    if (c > 0 and d > 0) or (c < 0 and d < 0):
        return False
    a, b = cross(cx, cy, dx, dy, ax, ay), cross(cx, cy, dx, dy, bx, by)
    if (a > 0 and b > 0) or (a < 0 and b < 0):
        return False
    if c != 0 and d != 0 and a != 0 and b != 0:
        return True
    return (
        (c == 0 and _between(ax, ay, bx, by, cx, cy))
        or (d == 0 and _between(ax, ay, bx, by, dx, dy))
        or (a == 0 and _between(cx, cy, dx, dy, ax, ay))
        or (b == 0 and _between(cx, cy, dx, dy, bx, by))
    )


def near_segment(
    ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64, distance: i64
) -> bool:
    """Whether AB and CD meet, or an end of one is nearer to the other than `distance`."""
    if distance <= 0:
        return False
    square = distance * distance
    return (
        closer(ax, ay, cx, cy, dx, dy, square)
        or closer(bx, by, cx, cy, dx, dy, square)
        or closer(cx, cy, ax, ay, bx, by, square)
        or closer(dx, dy, ax, ay, bx, by, square)
        or meet(ax, ay, bx, by, cx, cy, dx, dy)
    )


def _part(component: i64, length: i64, square: i64, outward: bool) -> i64:
    """One component of a vector of `length`; `square` is that of the direction."""
    size = component * length
    part = isqrt(size * size // square)
    if outward and part * part * square < size * size:
        part += 1
    return part if component >= 0 else -part


def ray_in(vx: i64, vy: i64, length: i64) -> Point:
    """The vector of `length` in direction V, components rounded towards zero."""
    if vx == 0 and vy == 0:
        vx = 1
    square = vx * vx + vy * vy
    return _part(vx, length, square, False), _part(vy, length, square, False)


def ray_out(vx: i64, vy: i64, length: i64) -> Point:
    """The same, rounded away from zero: at least `length` more distance."""
    if vx == 0 and vy == 0:
        vx = 1
    square = vx * vx + vy * vy
    return _part(vx, length, square, True), _part(vy, length, square, True)


def _towards_zero(millionths: i64) -> i64:
    return millionths // 1_000_000 if millionths >= 0 else -(-millionths // 1_000_000)


def spoke(direction: i64, distance: i64) -> Point:
    """The vector of `distance` in one of the 16 directions, rounded towards zero."""
    return (
        _towards_zero(DIRECTION_X[direction] * distance),
        _towards_zero(DIRECTION_Y[direction] * distance),
    )
