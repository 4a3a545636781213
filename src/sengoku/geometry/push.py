"""Movement that nobody chooses: retreats, and the smallest step aside that makes room."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.ground import FENCE, FLAT, RISE, ROUGH, SOLID
from sengoku.geometry.plane import (
    DIRECTION_X,
    DIRECTION_Y,
    SPOKES,
    TABLE,
    Point,
    isqrt,
    ray_out,
    spoke,
)
from sengoku.geometry.scene import Scene

__all__ = [
    "BY_EDGE",
    "BY_ENEMY",
    "BY_GROUND",
    "FREELY",
    "Retreat",
    "give_way",
    "makes_room",
    "retreat",
    "separate",
    "shift",
]

STEP: Final[i64] = 10
RING: Final[i64] = 50

# What ended a retreat.
FREELY: Final[i64] = 0
BY_GROUND: Final[i64] = 1
BY_ENEMY: Final[i64] = 2
BY_EDGE: Final[i64] = 3


class Retreat:
    """What ended it, how far it went, and where; for one by the edge also the exit point."""

    def __init__(self, cause: i64, length: i64, x: i64, y: i64, out: Point) -> None:
        self.cause: Final[i64] = cause
        self.length: Final[i64] = length
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        exit_x, exit_y = out
        self.exit_x: Final[i64] = exit_x
        self.exit_y: Final[i64] = exit_y


# -- steps aside -----------------------------------------------------------------------------------


def floors(scene: Scene, m: i64, exempt: i64) -> vec[i64]:
    """By base: the squared distance that `m` keeps from each enemy, the zone or as near as now.

    `exempt` counts as no enemy; pass -1 for nobody.
    """
    kept = vec[i64](capacity=scene.count())
    other: i64 = 0
    while other < scene.count():
        square: i64 = 0
        if scene.here[other] and other != exempt and scene.enemies(m, other):
            both = scene.bases.radius[m] + scene.bases.radius[other]
            root = min(
                both + scene.measures.zone, isqrt(scene.square(other, scene.x[m], scene.y[m]))
            )
            square = root * root
        kept = append(kept, square)
        other += 1
    return kept


def zone_floors(scene: Scene, m: i64) -> vec[i64]:
    """By base: the squared distance that leaves the zone between it and each enemy."""
    kept = vec[i64](capacity=scene.count())
    other: i64 = 0
    while other < scene.count():
        both = scene.bases.radius[m] + scene.bases.radius[other] + scene.measures.zone
        foe = scene.here[other] == 1 and scene.enemies(m, other)
        kept = append(kept, both * both if foe else 0)
        other += 1
    return kept


def shift(scene: Scene, m: i64, vx: i64, vy: i64, most: i64, kept: vec[i64]) -> bool:
    """Moves base `m` to the nearest ring of places that will do, there most in direction V."""
    ring = RING
    while ring <= most:
        best: i64 = -1
        lead: i64 = 0
        direction: i64 = 0
        while direction < SPOKES:
            along = DIRECTION_X[direction] * vx + DIRECTION_Y[direction] * vy
            if (best < 0 or along > lead) and _fits(scene, m, direction, ring, kept):
                best, lead = direction, along
            direction += 1
        if best >= 0:
            dx, dy = spoke(best, ring)
            scene.put(m, scene.x[m] + dx, scene.y[m] + dy)
            return True
        ring += RING
    return False


def _fits(scene: Scene, m: i64, direction: i64, ring: i64, kept: vec[i64]) -> bool:
    dx, dy = spoke(direction, ring)
    fx, fy = scene.x[m], scene.y[m]
    x, y = fx + dx, fy + dy
    if not scene.free(m, x, y):
        return False
    other: i64 = 0
    while other < scene.count():
        if scene.square(other, x, y) < kept[other]:
            return False
        other += 1
    radius = scene.bases.radius[m]
    piece: i64 = 0
    while piece < scene.ground.pieces():
        kind = scene.ground.kind[piece]
        if (kind in (SOLID, FENCE)) and scene.ground.near(piece, fx, fy, x, y, radius):
            return False
        piece += 1
    return True


def separate(scene: Scene, m: i64) -> bool:
    """Moves base `m` until all enemies are out of the zone; False if there is no room."""
    enemy = scene.nearest_enemy(m)
    vx, vy = scene.x[m] - scene.x[enemy], scene.y[m] - scene.y[enemy]
    return shift(scene, m, vx, vy, scene.measures.separate, zone_floors(scene, m))


def give_way(scene: Scene, m: i64, soft: i64 = 0) -> bool:
    """Every friend that base `m` stands on steps aside; if one cannot, nothing moves.

    `soft` is a set of bases (a bit each) that yield like friends.
    """
    was_x, was_y = scene.x[:], scene.y[:]
    other: i64 = 0
    while other < scene.count():
        if _is_overlapped(scene, m, other, soft):
            vx, vy = scene.x[other] - scene.x[m], scene.y[other] - scene.y[m]
            exempt = m if scene.enemies(m, other) else -1
            most = scene.measures.give_way
            if not shift(scene, other, vx, vy, most, floors(scene, other, exempt)):
                _restore(scene, was_x, was_y)
                return False
        other += 1
    return True


def _is_overlapped(scene: Scene, m: i64, other: i64, soft: i64) -> bool:
    if scene.here[other] == 0 or other == m:
        return False
    if scene.enemies(m, other) and (soft >> other) & 1 == 0:
        return False
    return scene.nearer_at(other, m, scene.x[m], scene.y[m], 0)


def _restore(scene: Scene, xs: vec[i64], ys: vec[i64]) -> None:
    m: i64 = 0
    while m < scene.count():
        scene.x[m] = xs[m]
        scene.y[m] = ys[m]
        m += 1


def makes_room(scene: Scene, m: i64, x: i64, y: i64, soft: i64 = 0) -> bool:
    """Whether all friends that base `m` would overlap at a point could give way."""
    other: i64 = 0
    crowd = False
    while other < scene.count():
        if scene.here[other] and other != m and scene.nearer_at(other, m, x, y, 0):
            crowd = True
        other += 1
    if not crowd:
        return True
    was_x, was_y = scene.x[:], scene.y[:]
    scene.put(m, x, y)
    able = give_way(scene, m, soft)
    _restore(scene, was_x, was_y)
    return able


# -- retreats --------------------------------------------------------------------------------------


def retreat(
    scene: Scene,
    m: i64,
    fx: i64,
    fy: i64,
    length: i64,
    *,
    sure_footed: bool = False,
    rises_stop: bool = True,
) -> Retreat:
    """Base `m` goes straight away from a point, and friends at its end give way.

    It stops before ground that it does not stand on already, before enemies, and at the edge; who
    crosses the edge is only reported, not moved. `sure_footed` bases do not mind rough ground;
    a rise need not stop anybody.
    """
    sx, sy = scene.x[m], scene.y[m]
    vx, vy = sx - fx, sy - fy
    stops = _stops(scene, m, sure_footed, rises_stop)
    if not sure_footed and scene.overlaps(m, sx, sy, ROUGH):
        length = min(length, scene.measures.rough_cap)
    kept = floors(scene, m, -1)
    cause, gone = FREELY, length
    s = STEP
    while s <= length:
        dx, dy = ray_out(vx, vy, s)
        cause = _stopped(scene, m, sx + dx, sy + dy, stops, kept)
        if cause != FREELY:
            gone = s - STEP
            break
        s += STEP
    if cause == BY_EDGE:
        return _leave(scene, m, vx, vy, gone)
    return _shorten(scene, m, vx, vy, gone, cause)


def _gone(vx: i64, vy: i64, length: i64) -> Point:
    return (0, 0) if length == 0 else ray_out(vx, vy, length)


def _leave(scene: Scene, m: i64, vx: i64, vy: i64, gone: i64) -> Retreat:
    """Over the edge: the last place is projected on it; in a corner on the side edge."""
    dx, dy = _gone(vx, vy, gone)
    x, y = scene.x[m] + dx, scene.y[m] + dy
    dx, dy = ray_out(vx, vy, gone + STEP)
    next_x, next_y = scene.x[m] + dx, scene.y[m] + dy
    radius = scene.bases.radius[m]
    if next_x < radius or next_x > TABLE - radius:
        return Retreat(BY_EDGE, gone, x, y, (0 if next_x < radius else TABLE, y))
    return Retreat(BY_EDGE, gone, x, y, (x, 0 if next_y < radius else TABLE))


def _shorten(scene: Scene, m: i64, vx: i64, vy: i64, gone: i64, cause: i64) -> Retreat:
    """Shorter and shorter until all friends at the end can give way."""
    sx, sy = scene.x[m], scene.y[m]
    while True:
        dx, dy = _gone(vx, vy, gone)
        scene.put(m, sx + dx, sy + dy)
        if give_way(scene, m) or gone == 0:
            return Retreat(cause, gone, sx + dx, sy + dy, (0, 0))
        gone = max(gone - RING, 0)


def _stops(scene: Scene, m: i64, sure_footed: bool, rises_stop: bool) -> vec[i64]:
    """The pieces that stop a retreat: those the base does not overlap at its start."""
    radius, x, y = scene.bases.radius[m], scene.x[m], scene.y[m]
    stops = vec[i64]()
    piece: i64 = 0
    while piece < scene.ground.pieces():
        kind = scene.ground.kind[piece]
        free = kind == FLAT or (kind == ROUGH and sure_footed) or (kind == RISE and not rises_stop)
        stands = kind in (ROUGH, RISE) and scene.ground.near(piece, x, y, x, y, radius)
        if not free and not stands:
            stops = append(stops, piece)
        piece += 1
    return stops


def _stopped(scene: Scene, m: i64, x: i64, y: i64, stops: vec[i64], kept: vec[i64]) -> i64:
    """What makes a place impossible on a retreat: ground, else an enemy, else the edge."""
    radius = scene.bases.radius[m]
    for piece in stops:
        if scene.ground.near(piece, x, y, x, y, radius):
            return BY_GROUND
    other: i64 = 0
    while other < scene.count():
        if scene.square(other, x, y) < kept[other]:
            return BY_ENEMY
        other += 1
    return FREELY if scene.in_margin(m, x, y) else BY_EDGE
