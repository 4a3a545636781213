"""What lies on a table and does not move: convex pieces and fences, by kind.

SOLID  nobody stands or passes there, nobody sees through it
FENCE  one segment without thickness; nobody stands on it, crossing it costs way
ROUGH  slows down; one can see a little way through it
RISE   who stands on it looks over fences and other rises
FLAT   only drawn
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.plane import cross, meet, near_segment, touches

__all__ = ["FENCE", "FLAT", "RISE", "ROUGH", "SOLID", "Ground"]

SOLID: Final[i64] = 0
FENCE: Final[i64] = 1
ROUGH: Final[i64] = 2
RISE: Final[i64] = 3
FLAT: Final[i64] = 4

# For lengths inside a piece: parameters in 2^-15 first, since (2^15)^2 * |pq|^2 fits into 63 bits.
SCALE: Final[i64] = 1 << 15


class Ground:
    """Pieces in order, vertices counter-clockwise. It never changes once made: states share it."""

    def __init__(self) -> None:
        self.kind = vec[i64]()
        self.first = vec[i64]([0])  # where the vertices of each piece begin, and where all end
        self.x = vec[i64]()
        self.y = vec[i64]()
        self.low_x = vec[i64]()  # the box around each piece
        self.high_x = vec[i64]()
        self.low_y = vec[i64]()
        self.high_y = vec[i64]()

    def add(self, kind: i64, xs: list[int], ys: list[int]) -> None:
        """One more piece; only while the ground is made."""
        self.kind = append(self.kind, kind)
        for x in xs:
            self.x = append(self.x, x)
        for y in ys:
            self.y = append(self.y, y)
        self.first = append(self.first, len(self.x))
        self.low_x = append(self.low_x, min(xs))
        self.high_x = append(self.high_x, max(xs))
        self.low_y = append(self.low_y, min(ys))
        self.high_y = append(self.high_y, max(ys))

    def pieces(self) -> i64:
        return len(self.kind)

    def holds(self, piece: i64, x: i64, y: i64) -> bool:
        """Whether a point lies in the closed piece; never in a fence."""
        if self.kind[piece] == FENCE:
            return False
        start, end = self.first[piece], self.first[piece + 1]
        vertex = start
        while vertex < end:
            after = vertex + 1 if vertex + 1 < end else start
            if cross(self.x[vertex], self.y[vertex], self.x[after], self.y[after], x, y) < 0:
                return False
            vertex += 1
        return True

    def apart(self, piece: i64, ax: i64, ay: i64, bx: i64, by: i64, distance: i64) -> bool:
        """Whether their boxes already prove that AB is not nearer than `distance` > 0."""
        return (
            max(ax, bx) + distance <= self.low_x[piece]
            or min(ax, bx) - distance >= self.high_x[piece]
            or max(ay, by) + distance <= self.low_y[piece]
            or min(ay, by) - distance >= self.high_y[piece]
        )

    def near(self, piece: i64, ax: i64, ay: i64, bx: i64, by: i64, distance: i64) -> bool:
        """Whether the segment AB comes nearer to a piece than `distance`, or lies in it."""
        if distance <= 0 or self.apart(piece, ax, ay, bx, by, distance):
            return False
        if self.holds(piece, ax, ay):
            return True
        start, end = self.first[piece], self.first[piece + 1]
        vertex = start
        while vertex < end:
            after = vertex + 1 if vertex + 1 < end else start
            vx, vy, wx, wy = self.x[vertex], self.y[vertex], self.x[after], self.y[after]
            if near_segment(ax, ay, bx, by, vx, vy, wx, wy, distance):
                return True
            vertex += 1
        return False

    def meets(self, piece: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether the closed segment AB has a point in common with a closed piece."""
        if self.apart(piece, ax, ay, bx, by, 1):
            return False
        if self.holds(piece, ax, ay):
            return True
        start, end = self.first[piece], self.first[piece + 1]
        vertex = start
        while vertex < end:
            after = vertex + 1 if vertex + 1 < end else start
            if meet(ax, ay, bx, by, self.x[vertex], self.y[vertex], self.x[after], self.y[after]):
                return True
            vertex += 1
        return False

    def touched(self, piece: i64, x: i64, y: i64, distance: i64) -> bool:
        """Whether a point is at most `distance` from a piece, or in it."""
        if self.holds(piece, x, y):
            return True
        start, end = self.first[piece], self.first[piece + 1]
        vertex = start
        while vertex < end:
            after = vertex + 1 if vertex + 1 < end else start
            vx, vy, wx, wy = self.x[vertex], self.y[vertex], self.x[after], self.y[after]
            if touches(x, y, vx, vy, wx, wy, distance):
                return True
            vertex += 1
        return False

    def inside(self, piece: i64, ax: i64, ay: i64, bx: i64, by: i64) -> tuple[i64, i64, i64, i64]:
        """The part of AB in a convex piece, from a/b to c/d of its length; all 0 if there is none.

        Every edge cuts off what lies to its right.
        """
        a: i64 = 0
        b: i64 = 1
        c: i64 = 1
        d: i64 = 1
        start, end = self.first[piece], self.first[piece + 1]
        vertex = start
        while vertex < end:
            after = vertex + 1 if vertex + 1 < end else start
            vx, vy, wx, wy = self.x[vertex], self.y[vertex], self.x[after], self.y[after]
            at = cross(vx, vy, wx, wy, ax, ay)
            gain = cross(vx, vy, wx, wy, bx, by) - at
            if gain > 0:
                if -at * b > a * gain:
                    a, b = -at, gain
            elif gain < 0:
                if at * d < c * -gain:
                    c, d = at, -gain
            elif at < 0:
                return 0, 0, 0, 0
            vertex += 1
        return (a, b, c, d) if c * b > a * d else (0, 0, 0, 0)

    def deeper(self, rough: vec[i64], ax: i64, ay: i64, bx: i64, by: i64, depth: i64) -> bool:
        """Whether more than `depth` of AB lies inside the given pieces.

        Whole numbers bound the length from both sides; only a close call needs exact fractions.
        """
        least: i64 = 0
        most: i64 = 0
        for piece in rough:
            if self.apart(piece, ax, ay, bx, by, 1):
                continue
            a, b, c, d = self.inside(piece, ax, ay, bx, by)
            if d > 0:
                least += c * SCALE // d - a * SCALE // b - 1
                most += c * SCALE // d - a * SCALE // b + 1
        square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        bound = depth * depth * SCALE * SCALE
        if most <= SCALE:  # more only where pieces overlap
            if most * most * square <= bound:
                return False
            if least > 0 and least * least * square > bound:
                return True
        return self._deeper(rough, ax, ay, bx, by, depth)

    def _deeper(self, rough: vec[i64], ax: i64, ay: i64, bx: i64, by: i64, depth: i64) -> bool:
        over, under = _boundless(0), _boundless(1)
        for piece in rough:
            a, b, c, d = self.inside(piece, ax, ay, bx, by)
            if d > 0:
                part, whole = _boundless(c * b - a * d), _boundless(b * d)
                over, under = over * whole + part * under, under * whole
        square = _boundless((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        return bool(over * over * square > _boundless(depth * depth) * under * under)


def _boundless(number: i64) -> Any:
    """A whole number that may grow. As an `int` it would not survive Ctrl-C: Python looks for that
    while it multiplies large ones, and compiled code would take it for a lack of memory."""
    return int(number)
