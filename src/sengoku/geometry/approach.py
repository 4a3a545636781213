"""The way into contact: straight, or with one bend around what the straight way runs into.

a ---------------[###]--------- t         a ---.               .--- t
                                                `---( bend )---'
"""

from typing import Final

from mypy_extensions import i64

from sengoku.geometry.ground import FENCE, ROUGH, SOLID
from sengoku.geometry.plane import SPOKES, bit, leg, ray_in, spoke
from sengoku.geometry.push import makes_room
from sengoku.geometry.scene import FENCES, FRIENDS, Scene
from sengoku.geometry.travel import Gait, fence_toll

__all__ = [
    "ENEMY_IN_LANE",
    "NO_ROOM",
    "NO_WAY",
    "OPEN",
    "OUT_OF_REACH",
    "Approach",
    "approach",
    "friends_in_lane",
]

# Why there is no way into contact; OPEN if there is one.
OPEN: Final[i64] = 0
ENEMY_IN_LANE: Final[i64] = 1
OUT_OF_REACH: Final[i64] = 2
NO_ROOM: Final[i64] = 3  # the contact spot is off the table, taken, or friends cannot give way
NO_WAY: Final[i64] = 4  # terrain, straight and around

STEP: Final[i64] = 10


class Approach:
    """A way into contact: where it bends (or not), where it ends, what it costs."""

    def __init__(
        self, why: i64, cost: i64, x: i64, y: i64, bends: bool, bend_x: i64, bend_y: i64
    ) -> None:
        self.why: Final[i64] = why
        self.cost: Final[i64] = cost
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.bends: Final = bends
        self.bend_x: Final[i64] = bend_x
        self.bend_y: Final[i64] = bend_y


def _none(why: i64) -> Approach:
    return Approach(why, 0, 0, 0, False, 0, 0)


class Charger:
    """Who comes at whom, how far it goes, and which bases (a bit each) let it pass."""

    def __init__(self, scene: Scene, a: i64, target: i64, gait: Gait, soft: i64) -> None:
        self.scene: Final = scene
        self.a: Final[i64] = a
        self.target: Final[i64] = target
        self.gait: Final = gait
        self.soft: Final[i64] = soft
        self.radius: Final[i64] = scene.bases.radius[a]
        self.sx: Final[i64] = scene.x[a]
        self.sy: Final[i64] = scene.y[a]
        # What `end` found last.
        self.end_x: i64 = 0
        self.end_y: i64 = 0

    def enemy_in_lane(self, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        scene = self.scene
        m: i64 = 0
        while m < scene.count():
            if scene.here[m] and m != self.target and scene.enemies(m, self.a):
                if (self.soft >> m) & 1 == 0 and scene.in_lane(m, self.a, px, py, qx, qy):
                    return True
            m += 1
        return False

    def solid_in_lane(self, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        ground = self.scene.ground
        piece: i64 = 0
        while piece < ground.pieces():
            if ground.kind[piece] == SOLID:
                if self.scene.piece_in_lane(piece, self.a, px, py, qx, qy):
                    return True
            piece += 1
        return False

    def room_at(self, x: i64, y: i64) -> bool:
        """On the table, on no enemy; friends there can give way."""
        scene = self.scene
        if not scene.in_margin(self.a, x, y):
            return False
        if not scene.clear_of_bases(self.a, x, y, FRIENDS, self.soft):
            return False
        return makes_room(scene, self.a, x, y, self.soft)

    def end(self, px: i64, py: i64, kx: i64, ky: i64) -> bool:
        """Finds where the last leg, from P to the contact spot K, ends; False if nowhere.

        Before a fence at K the base stops short and fights across it, if that is not too far.
        """
        scene, a = self.scene, self.a
        if not scene.free(a, kx, ky, FRIENDS | FENCES, self.soft):
            return False
        if not scene.overlaps(a, kx, ky, FENCE):
            self.end_x, self.end_y = kx, ky
            return makes_room(scene, a, kx, ky, self.soft)
        s = leg(px, py, kx, ky) // STEP * STEP
        while s >= 0:
            dx, dy = ray_in(kx - px, ky - py, s)
            x, y = px + dx, py + dy
            if scene.free(a, x, y, FRIENDS, self.soft) and makes_room(scene, a, x, y, self.soft):
                self.end_x, self.end_y = x, y
                return scene.gap_at(self.target, x, y, self.radius) <= 2 * self.radius
            s -= STEP
        return False

    def affordable(self, cost: i64, rough: bool) -> bool:
        return cost <= (self.gait.rough if rough else self.gait.limit)


def approach(scene: Scene, a: i64, target: i64, gait: Gait, soft: i64 = 0) -> Approach:
    """The way of base `a` into contact with the target: straight if possible, else one bend."""
    charger = Charger(scene, a, target, gait, soft)
    sx, sy = charger.sx, charger.sy
    kx, ky = scene.spot(a, sx, sy, target)
    length = leg(sx, sy, kx, ky)
    if length > gait.limit:
        return _none(OUT_OF_REACH)
    if charger.enemy_in_lane(sx, sy, kx, ky):
        return _none(ENEMY_IN_LANE)
    cost = length + fence_toll(scene.fences_on(a, sx, sy, kx, ky), gait)
    if (
        charger.affordable(cost, scene.rough_on(a, sx, sy, kx, ky))
        and not charger.solid_in_lane(sx, sy, kx, ky)
        and charger.end(sx, sy, kx, ky)
    ):
        return Approach(OPEN, cost, charger.end_x, charger.end_y, False, 0, 0)
    if not charger.room_at(kx, ky):
        return _none(NO_ROOM)
    return _bent(charger, kx, ky)


def _bent(charger: Charger, kx: i64, ky: i64) -> Approach:
    """The cheapest of the bends around every corner of what the straight sweep overlaps."""
    ground, radius = charger.scene.ground, charger.radius
    best = _none(NO_WAY)
    piece: i64 = 0
    while piece < ground.pieces():
        kind = ground.kind[piece]
        if kind in (SOLID, FENCE, ROUGH):
            if ground.near(piece, charger.sx, charger.sy, kx, ky, radius):
                vertex = ground.first[piece]
                while vertex < ground.first[piece + 1]:
                    best = _around(charger, ground.x[vertex], ground.y[vertex], best)
                    vertex += 1
        piece += 1
    return best


def _around(charger: Charger, cx: i64, cy: i64, best: Approach) -> Approach:
    """The best bend so far, or a cheaper one around this corner."""
    radius = charger.radius
    ring: i64 = 0
    while ring < 4:
        distance = radius + (ring * 500 if ring < 3 else 2000)
        if ring == 0:
            distance = radius * 102 // 100 + 2
        direction: i64 = 0
        while direction < SPOKES:
            dx, dy = spoke(direction, distance)
            best = _bend(charger, cx + dx, cy + dy, best)
            direction += 1
        ring += 1
    return best


def _bend(charger: Charger, bx: i64, by: i64, best: Approach) -> Approach:
    scene, a, gait = charger.scene, charger.a, charger.gait
    sx, sy = charger.sx, charger.sy
    if not scene.in_margin(a, bx, by):
        return best
    kx, ky = scene.spot(a, bx, by, charger.target)
    cost = leg(sx, sy, bx, by) + leg(bx, by, kx, ky)
    if cost > gait.limit or (best.why == OPEN and cost >= best.cost):
        return best
    fences = scene.fences_on(a, sx, sy, bx, by) | scene.fences_on(a, bx, by, kx, ky)
    cost += fence_toll(fences, gait)
    if best.why == OPEN and cost >= best.cost:
        return best
    rough = scene.rough_on(a, sx, sy, bx, by) or scene.rough_on(a, bx, by, kx, ky)
    if not charger.affordable(cost, rough):
        return best
    if charger.enemy_in_lane(sx, sy, bx, by) or charger.enemy_in_lane(bx, by, kx, ky):
        return best
    if charger.solid_in_lane(sx, sy, bx, by) or charger.solid_in_lane(bx, by, kx, ky):
        return best
    if not charger.end(bx, by, kx, ky):
        return best
    return Approach(OPEN, cost, charger.end_x, charger.end_y, True, bx, by)


def friends_in_lane(scene: Scene, a: i64, target: i64, way: Approach, soft: i64 = 0) -> i64:
    """The friends (and bases of `soft`) in the way on any leg, a bit each."""
    sx, sy = scene.x[a], scene.y[a]
    bx, by = (way.bend_x, way.bend_y) if way.bends else (sx, sy)
    kx, ky = scene.spot(a, bx, by, target)
    found: i64 = 0
    m: i64 = 0
    while m < scene.count():
        yields = not scene.enemies(a, m) or (soft >> m) & 1 == 1
        if scene.here[m] and m != a and m != target and yields:
            if scene.in_lane(m, a, bx, by, kx, ky) or (
                way.bends and scene.in_lane(m, a, sx, sy, bx, by)
            ):
                found |= bit(m)
        m += 1
    return found
