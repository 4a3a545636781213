"""Who sees whom: 256 lines from rim to rim, one of which must be free; who is in view besides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.corridor import covered
from sengoku.geometry.ground import FENCE, RISE, ROUGH, SOLID
from sengoku.geometry.plane import DIRECTION_X, DIRECTION_Y, SPOKES, touches
from sengoku.geometry.scene import Scene

__all__ = ["LINES", "free_lines", "in_view", "sees"]

LINES: Final[i64] = 256


class Blockers:
    """What can block a line between two bases; the rest lies too far aside."""

    def __init__(self, bases: vec[i64], pieces: vec[i64], rough: vec[i64]) -> None:
        self.bases: Final = bases
        self.pieces: Final = pieces
        self.rough: Final = rough

    def any(self) -> bool:
        return len(self.bases) > 0 or len(self.pieces) > 0 or len(self.rough) > 0

    def block(self, scene: Scene, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        """Whether one of them blocks the line PQ."""
        for m in self.bases:
            if touches(scene.x[m], scene.y[m], px, py, qx, qy, scene.bases.radius[m]):
                return True
        for piece in self.pieces:
            if scene.ground.meets(piece, px, py, qx, qy):
                return True
        if len(self.rough) == 0:
            return False
        return scene.ground.deeper(self.rough, px, py, qx, qy, scene.measures.rough_sight)


def _blockers(scene: Scene, a: i64, ax: i64, ay: i64, b: i64) -> Blockers:
    wide = max(scene.bases.radius[a], scene.bases.radius[b])
    bx, by = scene.x[b], scene.y[b]
    bases = vec[i64]()
    other: i64 = 0
    while other < scene.count():
        if scene.here[other] and other != a and other != b:
            reach = wide + 1 + scene.bases.radius[other]
            if touches(scene.x[other], scene.y[other], ax, ay, bx, by, reach):
                bases = append(bases, other)
        other += 1
    pieces = vec[i64]()
    rough = vec[i64]()
    piece: i64 = 0
    while piece < scene.ground.pieces():
        if _blocks(scene, piece, a, ax, ay, bx, by):
            if scene.ground.near(piece, ax, ay, bx, by, wide + 1):
                if scene.ground.kind[piece] == ROUGH:
                    rough = append(rough, piece)
                else:
                    pieces = append(pieces, piece)
        piece += 1
    return Blockers(bases, pieces, rough)


def _blocks(scene: Scene, piece: i64, a: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether a piece can block the sight between these two at all."""
    kind = scene.ground.kind[piece]
    if kind in (SOLID, ROUGH):
        return True
    if kind == FENCE:
        if scene.ground.touched(piece, ax, ay, scene.bases.radius[a] + scene.measures.touch):
            return False  # he stands at it and looks over
        return not scene.high(ax, ay) and not scene.high(bx, by)
    return kind == RISE and not scene.high(ax, ay) and not scene.high(bx, by)


def sees(scene: Scene, a: i64, ax: i64, ay: i64, b: i64) -> bool:
    """Whether base `a`, standing at a point, sees base `b`."""
    blockers = _blockers(scene, a, ax, ay, b)
    if not blockers.any():
        return True
    if _barred(scene, a, ax, ay, b, blockers):
        return False
    return _lines(scene, a, ax, ay, b, blockers, 1) > 0


def in_view(scene: Scene, a: i64, ax: i64, ay: i64, b: i64, passed: i64, *, ground: bool) -> bool:
    """Whether base `a`, standing at a point, sees base `b` along a corridor that is not covered.

    `passed` is a set of bases (a bit each) that cover nothing, `ground` whether pieces do.
    """
    blockers = _blockers(scene, a, ax, ay, b)
    if not blockers.any():
        return True
    if _barred(scene, a, ax, ay, b, blockers):
        return False
    bases, pieces = vec[i64](), vec[i64]()
    for m in blockers.bases:
        if (passed >> m) & 1 == 0:
            bases = append(bases, m)
    if ground:
        pieces = blockers.pieces[:]
        for piece in blockers.rough:
            pieces = append(pieces, piece)
    if covered(scene, a, ax, ay, b, bases, pieces):
        return False
    return _lines(scene, a, ax, ay, b, blockers, 1) > 0


def _barred(scene: Scene, a: i64, ax: i64, ay: i64, b: i64, blockers: Blockers) -> bool:
    for piece in blockers.pieces:
        if _bars(scene, piece, a, ax, ay, b):
            return True
    return False


def _bars(scene: Scene, piece: i64, a: i64, ax: i64, ay: i64, b: i64) -> bool:
    """A proof that a piece blocks all lines: it has corners on both sides of the strip.

      ------------ V ------------     All lines run inside the strip, from base to base; the
    (a)            |            (b)   segment VW lies in the convex piece and spans the strip
      ------------ W ------------     between the two bases.
    """
    wide = max(scene.bases.radius[a], scene.bases.radius[b]) + 1
    ux, uy = scene.x[b] - ax, scene.y[b] - ay
    length = ux * ux + uy * uy
    width = wide * wide * length
    left, right = False, False
    vertex = scene.ground.first[piece]
    while vertex < scene.ground.first[piece + 1]:
        wx, wy = scene.ground.x[vertex] - ax, scene.ground.y[vertex] - ay
        along, aside = ux * wx + uy * wy, ux * wy - uy * wx
        rest = length - along
        if along > 0 and rest > 0 and along * along > width and rest * rest > width:
            if aside * aside > width:
                if aside > 0:
                    left = True
                else:
                    right = True
        vertex += 1
    return left and right


def free_lines(scene: Scene, a: i64, b: i64) -> i64:
    """How many of the 256 lines are free."""
    ax, ay = scene.x[a], scene.y[a]
    blockers = _blockers(scene, a, ax, ay, b)
    return _lines(scene, a, ax, ay, b, blockers, LINES) if blockers.any() else LINES


def _lines(scene: Scene, a: i64, ax: i64, ay: i64, b: i64, blockers: Blockers, enough: i64) -> i64:
    """Counts free lines until there are enough."""
    rim_x, rim_y = scene.bases.rim_x, scene.bases.rim_y
    bx, by = scene.x[b], scene.y[b]
    found: i64 = 0
    beside = _beside(bx - ax, by - ay)
    turn: i64 = 0
    while turn < SPOKES:
        # Outer lines first, on one side and on the other: they are the freest.
        first = (beside + (turn >> 1) + (turn & 1) * (SPOKES // 2)) % SPOKES
        px, py = ax + rim_x[a * SPOKES + first], ay + rim_y[a * SPOKES + first]
        second: i64 = 0
        while second < SPOKES:
            line = b * SPOKES + (first + second) % SPOKES
            if not blockers.block(scene, px, py, bx + rim_x[line], by + rim_y[line]):
                found += 1
                if found >= enough:
                    return found
            second += 1
        turn += 1
    return found


def _beside(vx: i64, vy: i64) -> i64:
    """The rim point farthest to the left of a direction."""
    best: i64 = 0
    lead: i64 = 0
    direction: i64 = 0
    while direction < SPOKES:
        aside = vx * DIRECTION_Y[direction] - vy * DIRECTION_X[direction]
        if direction == 0 or aside > lead:
            best, lead = direction, aside
        direction += 1
    return best
