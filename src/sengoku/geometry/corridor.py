"""Whether what is in the way covers a corridor: the straight way to a base, as wide as who comes.

  aside
 r |- - - - - - - - - - - - - -|
   |            ( m )          |          Everything in the way covers a strip of the width.
( a )  - - along - - - - - - - end( b )   What no strip covers is open, unless it is so narrow
   |   [#####]                 |          that it would only be grazed.
-r |- - - - - - - - - - - - - -|
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.ground import ROUGH
from sengoku.geometry.plane import cross, isqrt
from sengoku.geometry.scene import Scene

__all__ = ["covered"]


def covered(
    scene: Scene, a: i64, ax: i64, ay: i64, b: i64, bases: vec[i64], pieces: vec[i64]
) -> bool:
    """Whether some of these cover the corridor of base `a`, at a point, to base `b`."""
    sides = Sides(scene, a, ax, ay, b)
    for m in bases:
        sides.add_base(m)
    for piece in pieces:
        sides.add_piece(piece)
    if not sides.both():
        return False
    corridor = Corridor(scene, a, ax, ay, b)
    for m in bases:
        corridor.add_base(m)
    for piece in pieces:
        corridor.add_piece(piece)
    return corridor.full()


class Sides:
    """A quick look before: whether anything reaches each side of the corridor at all.

    Without roots, and generous by less than two: what covers a side is always found.
    """

    def __init__(self, scene: Scene, a: i64, ax: i64, ay: i64, b: i64) -> None:
        self.scene: Final = scene
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.bx: Final[i64] = scene.x[b]
        self.by: Final[i64] = scene.y[b]
        self.half: Final[i64] = scene.bases.radius[a]
        self.length: Final[i64] = isqrt(scene.square(b, ax, ay))
        self.left = False
        self.right = False

    def add_base(self, m: i64) -> None:
        scene = self.scene
        self._add(scene.x[m], scene.y[m], scene.bases.radius[m])

    def add_piece(self, piece: i64) -> None:
        ground = self.scene.ground
        vertex = ground.first[piece]
        while vertex < ground.first[piece + 1]:
            self._add(ground.x[vertex], ground.y[vertex], 0)
            vertex += 1

    def _add(self, x: i64, y: i64, radius: i64) -> None:
        aside = cross(self.ax, self.ay, self.bx, self.by, x, y)
        most = radius - self.half + self.scene.measures.graze + 1
        bound = most * (self.length + 1 if most > 0 else self.length)
        if aside <= bound:
            self.right = True
        if -aside <= bound:
            self.left = True

    def both(self) -> bool:
        return self.left and self.right


class Corridor:
    """Of base `a`, at a point, to base `b`, and the strips of it that are covered.

    Lengths along and across it are whole numbers, rounded towards zero.
    """

    def __init__(self, scene: Scene, a: i64, ax: i64, ay: i64, b: i64) -> None:
        self.scene: Final = scene
        self.a: Final[i64] = a
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.ux: Final[i64] = scene.x[b] - ax
        self.uy: Final[i64] = scene.y[b] - ay
        self.square: Final[i64] = self.ux * self.ux + self.uy * self.uy
        self.half: Final[i64] = scene.bases.radius[a]
        self.end: Final[i64] = isqrt(self.square) - scene.bases.radius[b]
        kx, ky = scene.spot(a, ax, ay, b)
        self.kx: Final[i64] = kx
        self.ky: Final[i64] = ky
        self.low = vec[i64]()  # the strips, from and to
        self.high = vec[i64]()

    def along(self, x: i64, y: i64) -> i64:
        return self._over_length(self.ux * (x - self.ax) + self.uy * (y - self.ay))

    def aside(self, x: i64, y: i64) -> i64:
        return self._over_length(self.ux * (y - self.ay) - self.uy * (x - self.ax))

    def _over_length(self, product: i64) -> i64:
        root = isqrt(product * product // self.square)
        return root if product >= 0 else -root

    def add_base(self, m: i64) -> None:
        """As wide as the base; whose center is past the front of the target stands beside it."""
        scene = self.scene
        if scene.in_lane(m, self.a, self.ax, self.ay, self.kx, self.ky):
            if self.along(scene.x[m], scene.y[m]) <= self.end:
                aside, radius = self.aside(scene.x[m], scene.y[m]), scene.bases.radius[m]
                self._add(aside - radius, aside + radius)

    def add_piece(self, piece: i64) -> None:
        """The part before the target, of rough ground what is too deep to see through; nothing if
        the base that comes touches it."""
        scene = self.scene
        if not scene.piece_in_lane(piece, self.a, self.ax, self.ay, self.kx, self.ky):
            return
        if scene.ground.touched(piece, self.ax, self.ay, self.half + scene.measures.touch):
            return
        outline = self._outline(piece).until(self.end)
        if len(outline.along) > 0:
            if scene.ground.kind[piece] == ROUGH:
                low, high = outline.deeper(scene.measures.rough_sight)
            else:
                low, high = outline.widest()
            if low <= high:
                self._add(low, high)

    def _outline(self, piece: i64) -> "Outline":
        ground, outline = self.scene.ground, Outline()
        vertex = ground.first[piece]
        while vertex < ground.first[piece + 1]:
            x, y = ground.x[vertex], ground.y[vertex]
            outline.add(self.along(x, y), self.aside(x, y))
            vertex += 1
        return outline

    def _add(self, low: i64, high: i64) -> None:
        self.low = append(self.low, low)
        self.high = append(self.high, high)

    def full(self) -> bool:
        """Whether the strips leave nothing open, from one side to the other."""
        reach, graze = -self.half, self.scene.measures.graze
        while reach < self.half - graze:
            best = reach
            place: i64 = 0
            for low in self.low:
                if low <= reach + graze:
                    best = max(best, self.high[place])
                place += 1
            if best == reach:
                return False
            reach = best
        return True


class Outline:
    """A convex piece seen from the corridor: its corners along it and aside of its middle."""

    def __init__(self) -> None:
        self.along = vec[i64]()
        self.aside = vec[i64]()

    def add(self, along: i64, aside: i64) -> None:
        self.along = append(self.along, along)
        self.aside = append(self.aside, aside)

    def until(self, end: i64) -> "Outline":
        """What lies before a line across the corridor.

        Nothing that counts is behind the base that comes: a convex piece both before and behind it
        would touch it.
        """
        left = Outline()
        count: i64 = len(self.along)
        corner: i64 = 0
        while corner < count:
            after = corner + 1 if corner + 1 < count else 0
            here, there = self.along[corner], self.along[after]
            if here <= end:
                left.add(here, self.aside[corner])
            if (here < end < there) or (there < end < here):
                rise = (self.aside[after] - self.aside[corner]) * (end - here) // (there - here)
                left.add(end, self.aside[corner] + rise)
            corner += 1
        return left

    def widest(self) -> tuple[i64, i64]:
        low, high = self.aside[0], self.aside[0]
        for aside in self.aside:
            low, high = min(low, aside), max(high, aside)
        return low, high

    def deeper(self, depth: i64) -> tuple[i64, i64]:
        """Between which asides it is deeper than that; a low above the high if nowhere.

        The depth of a convex piece rises to one peak, which is at a corner, and falls again.
        """
        peak = self.aside[0]
        for aside in self.aside:
            if self.depth(aside) > self.depth(peak):
                peak = aside
        if self.depth(peak) <= depth:
            return 1, 0
        low, high = self.widest()
        return self._bound(peak, low, depth), self._bound(peak, high, depth)

    def _bound(self, deep: i64, outer: i64, depth: i64) -> i64:
        """How far from a place that is deep enough, towards another, it is so."""
        if self.depth(outer) > depth:
            return outer
        while outer - deep > 1 or deep - outer > 1:
            half = (deep + outer) // 2
            if self.depth(half) > depth:
                deep = half
            else:
                outer = half
        return deep

    def depth(self, aside: i64) -> i64:
        """How much of a line along the corridor lies in the piece."""
        first: i64 = 1 << 40
        last: i64 = -first
        count: i64 = len(self.along)
        corner: i64 = 0
        while corner < count:
            after = corner + 1 if corner + 1 < count else 0
            here, there = self.aside[corner], self.aside[after]
            if min(here, there) <= aside <= max(here, there):
                along = self.along[corner]
                if here != there:
                    along += (self.along[after] - along) * (aside - here) // (there - here)
                first, last = min(first, along), max(last, along)
            corner += 1
        return last - first
