"""Moving over a table: legs, their cost, and the cheapest way round what stands there.

A way turns only at nodes, 16 around each base and 16 around each corner:

        .  o  .
      o         o        D is what must be kept from the center; the nodes lie about 2 % outside,
     .     m     .       so that the straight legs between them stay clear.
      o         o
        .  o  .
"""

import heapq
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.ground import FENCE, ROUGH, SOLID
from sengoku.geometry.plane import SPOKES, Point, closer, isqrt, leg, spoke
from sengoku.geometry.scene import Scene

__all__ = [
    "Gait",
    "ReachMap",
    "Route",
    "leg_allowed",
    "route",
    "straight_cost",
]

TOO_FAR: Final[i64] = 1 << 40


class Gait:
    """How far a base goes, what a fence costs it, how far it gets on rough ground."""

    def __init__(self, limit: i64, cross: i64, cap: i64) -> None:
        self.limit: Final[i64] = limit
        self.cross: Final[i64] = cross
        self.rough: Final[i64] = min(limit, cap)


class Route:
    """A way: its cost, and the points where it turns."""

    def __init__(self, cost: i64, turns: list[tuple[int, int]]) -> None:
        self.cost: Final[i64] = cost
        self.turns: Final = turns


def keep(scene: Scene, m: i64, other: i64, sx: i64, sy: i64) -> i64:
    """The squared distance that `m`, having started at S, keeps from the center of another."""
    both = scene.bases.radius[m] + scene.bases.radius[other]
    if not scene.enemies(m, other):
        return both * both
    both += scene.measures.zone
    return min(both * both, scene.square(other, sx, sy))


def leg_allowed(scene: Scene, m: i64, sx: i64, sy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether base `m`, having started at S, may go straight from A to B."""
    if not scene.in_margin(m, bx, by):
        return False
    radius = scene.bases.radius[m]
    other: i64 = 0
    while other < scene.count():
        if scene.here[other] and other != m:
            square = keep(scene, m, other, sx, sy)
            if closer(scene.x[other], scene.y[other], ax, ay, bx, by, square):
                return False
        other += 1
    piece: i64 = 0
    while piece < scene.ground.pieces():
        if scene.ground.kind[piece] == SOLID and scene.ground.near(piece, ax, ay, bx, by, radius):
            return False
        piece += 1
    return True


def fence_toll(fences: i64, gait: Gait) -> i64:
    toll: i64 = 0
    while fences != 0:
        fences &= fences - 1
        toll += gait.cross
    return toll


def straight_cost(scene: Scene, m: i64, sx: i64, sy: i64, qx: i64, qy: i64, gait: Gait) -> i64:
    """What the straight way from S to Q costs; -1 if it is not legal. The end is not looked at."""
    cost = leg(sx, sy, qx, qy)
    if cost > gait.limit or not leg_allowed(scene, m, sx, sy, sx, sy, qx, qy):
        return -1
    cost += fence_toll(scene.fences_on(m, sx, sy, qx, qy), gait)
    if cost > gait.limit:
        return -1
    if cost > gait.rough and scene.rough_on(m, sx, sy, qx, qy):
        return -1
    return cost


class ReachMap:
    """What a base can meet on any straight way of at most `limit` from where it stands.

    For fans of many destinations: what is too far away is left out once, not every time.
    """

    def __init__(self, scene: Scene, m: i64, limit: i64) -> None:
        self.scene: Final = scene
        self.m: Final[i64] = m
        self.sx: Final[i64] = scene.x[m]
        self.sy: Final[i64] = scene.y[m]
        self.radius: Final[i64] = scene.bases.radius[m]
        others = vec[i64]()
        keeps = vec[i64]()
        other: i64 = 0
        while other < scene.count():
            if scene.here[other] and other != m:
                far = limit + self.radius + scene.bases.radius[other] + scene.measures.zone
                if scene.square(other, self.sx, self.sy) < far * far:
                    others = append(others, other)
                    keeps = append(keeps, keep(scene, m, other, self.sx, self.sy))
            other += 1
        self.others: Final = others
        self.keeps: Final = keeps
        self.solids: Final = self._pieces(SOLID, limit)
        self.fences: Final = self._pieces(FENCE, limit)
        self.roughs: Final = self._pieces(ROUGH, limit)

    def _pieces(self, kind: i64, limit: i64) -> vec[i64]:
        ground, found = self.scene.ground, vec[i64]()
        far = limit + self.radius
        piece: i64 = 0
        while piece < ground.pieces():
            if ground.kind[piece] == kind:
                if not ground.apart(piece, self.sx, self.sy, self.sx, self.sy, far):
                    found = append(found, piece)
            piece += 1
        return found

    def cost(self, x: i64, y: i64, gait: Gait) -> i64:
        """What the straight way to a legal end costs; -1 if one of the two is not legal.

        A leg that keeps its distances ends clear of bases and solid pieces, so that only fences
        are looked at again for the end.
        """
        scene, sx, sy = self.scene, self.sx, self.sy
        if not scene.in_margin(self.m, x, y):
            return -1
        cost = leg(sx, sy, x, y)
        if cost > gait.limit:
            return -1
        place: i64 = 0
        for other in self.others:
            if closer(scene.x[other], scene.y[other], sx, sy, x, y, self.keeps[place]):
                return -1
            place += 1
        return self._cost_on_ground(x, y, cost, gait)

    def _cost_on_ground(self, x: i64, y: i64, cost: i64, gait: Gait) -> i64:
        ground, sx, sy, radius = self.scene.ground, self.sx, self.sy, self.radius
        for piece in self.solids:
            if ground.near(piece, sx, sy, x, y, radius):
                return -1
        for piece in self.fences:
            if ground.near(piece, sx, sy, x, y, radius):
                if ground.near(piece, x, y, x, y, radius):
                    return -1
                cost += gait.cross
        if cost > gait.limit:
            return -1
        if cost > gait.rough:
            for piece in self.roughs:
                if ground.near(piece, sx, sy, x, y, radius):
                    return -1
        return cost


def route(scene: Scene, m: i64, sx: i64, sy: i64, qx: i64, qy: i64, gait: Gait) -> Route | None:
    """The cheapest legal way from S to Q, or None. Q must be a legal end (`Scene.free`)."""
    if sx == qx and sy == qy:
        return Route(0, [])
    if leg(sx, sy, qx, qy) > gait.limit or not scene.free(m, qx, qy):
        return None
    if _plain(scene, m, sx, sy, qx, qy):
        return Route(leg(sx, sy, qx, qy), [])  # nothing is shorter
    # Over all legs but not far: what this finds is never dearer than a way around rough ground.
    search = WaySearch(scene, m, sx, sy, qx, qy, gait, gait.rough, False)
    found = search.run()
    if found is None and gait.rough < gait.limit:
        found = WaySearch(scene, m, sx, sy, qx, qy, gait, gait.limit, True).run()
    return found


def _plain(scene: Scene, m: i64, sx: i64, sy: i64, qx: i64, qy: i64) -> bool:
    """Whether the straight way is legal and neither fence nor rough ground is on it."""
    return (
        leg_allowed(scene, m, sx, sy, sx, sy, qx, qy)
        and scene.fences_on(m, sx, sy, qx, qy) == 0
        and not scene.rough_on(m, sx, sy, qx, qy)
    )


class WaySearch:
    """A* over nodes and sets of fences crossed.

    The order of the heap is (cost + rest, legs, nodes): by it the first way that reaches Q is the
    cheapest, of those the one with fewest legs, of those the one with the lowest node numbers.
    """

    def __init__(
        self,
        scene: Scene,
        m: i64,
        sx: i64,
        sy: i64,
        qx: i64,
        qy: i64,
        gait: Gait,
        limit: i64,
        around_rough: bool,
    ) -> None:
        self.scene: Final = scene
        self.m: Final[i64] = m
        self.sx: Final[i64] = sx
        self.sy: Final[i64] = sy
        self.gait: Final = gait
        self.limit: Final[i64] = limit
        self.around_rough: Final = around_rough
        self.x = vec[i64]()  # the nodes that can lie on a way short enough; Q comes last
        self.y = vec[i64]()
        self.rest = vec[i64]()  # the straight distance from each node to Q
        self.number = vec[i64]()
        self._add_nodes(qx, qy)
        self.x = append(self.x, qx)
        self.y = append(self.y, qy)
        self.rest = append(self.rest, 0)
        self.number = append(self.number, TOO_FAR)

    def _add_nodes(self, qx: i64, qy: i64) -> None:
        scene, number = self.scene, 0
        other: i64 = 0
        while other < scene.count():
            if scene.here[other] and other != self.m:
                square = keep(scene, self.m, other, self.sx, self.sy)
                root = isqrt(square)
                distance = root if root * root == square else root + 1
                ring = distance * 102 // 100 + 2
                self._add_ring(scene.x[other], scene.y[other], ring, number, qx, qy)
                number += 16
            other += 1
        ring = scene.bases.radius[self.m] * 102 // 100 + 2
        piece: i64 = 0
        while piece < scene.ground.pieces():
            kind = scene.ground.kind[piece]
            if kind in (SOLID, FENCE, ROUGH):
                vertex = scene.ground.first[piece]
                while vertex < scene.ground.first[piece + 1]:
                    x, y = scene.ground.x[vertex], scene.ground.y[vertex]
                    self._add_ring(x, y, ring, number, qx, qy)
                    number += 16
                    vertex += 1
            piece += 1

    def _add_ring(self, cx: i64, cy: i64, ring: i64, number: i64, qx: i64, qy: i64) -> None:
        direction: i64 = 0
        while direction < SPOKES:
            dx, dy = spoke(direction, ring)
            x, y = cx + dx, cy + dy
            if self.scene.in_margin(self.m, x, y):
                rest = leg(x, y, qx, qy)
                if leg(self.sx, self.sy, x, y) + rest <= self.limit:
                    self.x = append(self.x, x)
                    self.y = append(self.y, y)
                    self.rest = append(self.rest, rest)
                    self.number = append(self.number, number + direction)
            direction += 1

    def run(self) -> Route | None:
        goal = len(self.x) - 1
        # (cost + rest, legs, node numbers, cost, node, fences crossed, nodes)
        heap: list[tuple[int, int, list[int], int, int, int, list[int]]] = []
        self._expand(heap, 0, 0, [], -1, 0, [])
        done: set[tuple[int, int]] = set()
        while heap:
            _, legs, numbers, cost, node, fences, nodes = heapq.heappop(heap)
            if node == goal:
                return Route(cost, [(int(self.x[n]), int(self.y[n])) for n in nodes[:-1]])
            if (node, fences) not in done:
                done.add((node, fences))
                self._expand(heap, legs, cost, numbers, node, fences, nodes)
        return None

    def _expand(
        self,
        heap: list[tuple[int, int, list[int], int, int, int, list[int]]],
        legs: int,
        cost: int,
        numbers: list[int],
        node: int,
        fences: int,
        nodes: list[int],
    ) -> None:
        """Every node that one more leg can reach within the limit."""
        here: Point = (self.sx, self.sy) if node < 0 else (self.x[node], self.y[node])
        ax, ay = here
        after: i64 = 0
        while after < len(self.x):
            if after != node:
                bx, by = self.x[after], self.y[after]
                walked = cost + leg(ax, ay, bx, by)
                if walked + self.rest[after] <= self.limit and self._passable(ax, ay, bx, by):
                    crossed = self.scene.fences_on(self.m, ax, ay, bx, by)
                    walked += fence_toll(crossed & ~fences, self.gait)
                    if walked + self.rest[after] <= self.limit:
                        label = (
                            int(walked + self.rest[after]),
                            legs + 1,
                            [*numbers, int(self.number[after])],
                            int(walked),
                            int(after),
                            int(fences | crossed),
                            [*nodes, int(after)],
                        )
                        heapq.heappush(heap, label)
            after += 1

    def _passable(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        if not leg_allowed(self.scene, self.m, self.sx, self.sy, ax, ay, bx, by):
            return False
        return not (self.around_rough and self.scene.rough_on(self.m, ax, ay, bx, by))
