"""Round bases on a ground: who stands where, what lies between them, where one may stand.

A base has a number. Bases of one side are friends, the others are enemies. A base that is not
`here` blocks nothing and is near nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.ground import FENCE, FLAT, RISE, ROUGH, SOLID, Ground
from sengoku.geometry.measures import Measures
from sengoku.geometry.plane import SPOKES, TABLE, Point, isqrt, near, ray_out, spoke

__all__ = ["FRIENDS", "NONE", "Bases", "Scene", "contact_spot"]

# What `free` may leave out of account.
NONE: Final[i64] = 0
FRIENDS: Final[i64] = 1
FENCES: Final[i64] = 2


class Bases:
    """What never changes of the bases: radius, side, 16 points on each rim, and what measures hold
    for them. Shared."""

    def __init__(self, radii: list[int], sides: list[int], measures: Measures) -> None:
        self.measures: Final = measures
        self.radius: Final = vec[i64](radii)
        self.side: Final = vec[i64](sides)
        rim_x = vec[i64]()
        rim_y = vec[i64]()
        for radius in radii:
            direction: i64 = 0
            while direction < SPOKES:
                x, y = spoke(direction, radius)
                rim_x = append(rim_x, x)
                rim_y = append(rim_y, y)
                direction += 1
        self.rim_x: Final = rim_x
        self.rim_y: Final = rim_y


def contact_spot(px: i64, py: i64, radius: i64, tx: i64, ty: i64, other: i64, reach: i64) -> Point:
    """Where a base that comes straight from P first touches another one; P if it does already."""
    both = radius + other
    square = (px - tx) * (px - tx) + (py - ty) * (py - ty)
    if square < (both + reach + 1) * (both + reach + 1):
        return px, py
    x, y = ray_out(px - tx, py - ty, both)
    return tx + x, ty + y


class Scene:
    """`ground` and `bases` are shared between copies; places are each copy's own."""

    def __init__(
        self, ground: Ground, bases: Bases, x: vec[i64], y: vec[i64], here: vec[i64]
    ) -> None:
        self.ground: Final = ground
        self.bases: Final = bases
        self.measures: Final = bases.measures
        self.x: Final = x
        self.y: Final = y
        self.here: Final = here  # 1 on the table, 0 not

    def copy(self) -> "Scene":
        return Scene(self.ground, self.bases, self.x[:], self.y[:], self.here[:])

    def count(self) -> i64:
        return len(self.x)

    def put(self, m: i64, x: i64, y: i64) -> None:
        self.x[m] = x
        self.y[m] = y
        self.here[m] = 1

    # -- distances -----------------------------------------------------------------------------

    def square(self, m: i64, x: i64, y: i64) -> i64:
        """The squared distance from the center of a base to a point."""
        dx, dy = self.x[m] - x, self.y[m] - y
        return dx * dx + dy * dy

    def gap_at(self, m: i64, x: i64, y: i64, radius: i64) -> i64:
        """From the rim of a base to the rim of a disc at a point."""
        return isqrt(self.square(m, x, y)) - self.bases.radius[m] - radius

    def gap(self, a: i64, b: i64) -> i64:
        return self.gap_at(a, self.x[b], self.y[b], self.bases.radius[b])

    def within(self, a: i64, b: i64, distance: i64) -> bool:
        """gap <= distance, without a root."""
        reach = distance + self.bases.radius[a] + self.bases.radius[b] + 1
        return reach > 0 and self.square(a, self.x[b], self.y[b]) < reach * reach

    def nearer_at(self, a: i64, b: i64, x: i64, y: i64, distance: i64) -> bool:
        """gap < distance, with base `b` standing at a point."""
        reach = distance + self.bases.radius[a] + self.bases.radius[b]
        return reach > 0 and self.square(a, x, y) < reach * reach

    def enemies(self, a: i64, b: i64) -> bool:
        return self.bases.side[a] != self.bases.side[b]

    def crowded(self, m: i64, x: i64, y: i64, distance: i64) -> bool:
        """Whether an enemy would be nearer than `distance` to base `m` at a point."""
        other: i64 = 0
        while other < self.count():
            if self.here[other] and self.enemies(m, other):
                if self.nearer_at(other, m, x, y, distance):
                    return True
            other += 1
        return False

    def nearest_enemy(self, m: i64) -> i64:
        """The lowest number among the nearest enemies; -1 if there is none."""
        best: i64 = -1
        least: i64 = 0
        other: i64 = 0
        while other < self.count():
            if self.here[other] and self.enemies(m, other):
                gap = self.gap(m, other)
                if best < 0 or gap < least:
                    best, least = other, gap
            other += 1
        return best

    # -- standing ------------------------------------------------------------------------------

    def in_margin(self, m: i64, x: i64, y: i64) -> bool:
        """Whether the whole base would be on the table."""
        radius = self.bases.radius[m]
        return radius <= x <= TABLE - radius and radius <= y <= TABLE - radius

    def free(self, m: i64, x: i64, y: i64, but: i64 = NONE, soft: i64 = 0) -> bool:
        """A legal end: on the table and clear of bases, solid pieces and fences.

        `but` leaves friends or fences out of account; `soft` is a set of bases (a bit each) that
        count as friends.
        """
        if not self.in_margin(m, x, y):
            return False
        return self.clear_of_pieces(m, x, y, but) and self.clear_of_bases(m, x, y, but, soft)

    def clear_of_pieces(self, m: i64, x: i64, y: i64, but: i64) -> bool:
        radius = self.bases.radius[m]
        piece: i64 = 0
        while piece < self.ground.pieces():
            kind = self.ground.kind[piece]
            if kind == SOLID or (kind == FENCE and but & FENCES == 0):
                if self.ground.near(piece, x, y, x, y, radius):
                    return False
            piece += 1
        return True

    def clear_of_bases(self, m: i64, x: i64, y: i64, but: i64, soft: i64) -> bool:
        other: i64 = 0
        while other < self.count():
            if self.here[other] and other != m and self.nearer_at(other, m, x, y, 0):
                yields = not self.enemies(m, other) or (soft >> other) & 1 == 1
                if not (but & FRIENDS and yields):
                    return False
            other += 1
        return True

    def overlaps(self, m: i64, x: i64, y: i64, kind: i64) -> bool:
        """Whether base `m` at a point would overlap a piece of this kind."""
        radius = self.bases.radius[m]
        piece: i64 = 0
        while piece < self.ground.pieces():
            if self.ground.kind[piece] == kind and self.ground.near(piece, x, y, x, y, radius):
                return True
            piece += 1
        return False

    def high(self, x: i64, y: i64) -> bool:
        """Whether a center is on a rise."""
        piece: i64 = 0
        while piece < self.ground.pieces():
            if self.ground.kind[piece] == RISE and self.ground.holds(piece, x, y):
                return True
            piece += 1
        return False

    # -- corridors -----------------------------------------------------------------------------

    def spot(self, a: i64, px: i64, py: i64, target: i64) -> Point:
        """Where base `a`, coming straight from P, first touches the target."""
        radius, touch = self.bases.radius, self.measures.touch
        x, y = self.x[target], self.y[target]
        return contact_spot(px, py, radius[a], x, y, radius[target], touch)

    def in_lane(self, m: i64, a: i64, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        """Whether base `m` is in the way of base `a` along PQ."""
        wide = self.bases.radius[a] + self.bases.radius[m] - self.measures.graze
        return near(self.x[m], self.y[m], px, py, qx, qy, wide)

    def piece_in_lane(self, piece: i64, a: i64, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        if self.ground.kind[piece] == FLAT:
            return False
        return self.ground.near(piece, px, py, qx, qy, self.bases.radius[a] - self.measures.graze)

    def rough_on(self, m: i64, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        """Whether the sweep of a base along PQ overlaps rough ground."""
        radius = self.bases.radius[m]
        piece: i64 = 0
        while piece < self.ground.pieces():
            if self.ground.kind[piece] == ROUGH:
                if self.ground.near(piece, px, py, qx, qy, radius):
                    return True
            piece += 1
        return False

    def fences_on(self, m: i64, px: i64, py: i64, qx: i64, qy: i64) -> i64:
        """The fences that the sweep of a base along PQ overlaps, a bit each."""
        radius = self.bases.radius[m]
        crossed: i64 = 0
        piece: i64 = 0
        while piece < self.ground.pieces():
            if self.ground.kind[piece] == FENCE:
                if self.ground.near(piece, px, py, qx, qy, radius):
                    crossed |= 1 << piece
            piece += 1
        return crossed
