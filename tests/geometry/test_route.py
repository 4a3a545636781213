"""The cheapest way, beside one that is found slowly: exact fractions, no heuristic, no pruning."""

import heapq
import math
import random
from fractions import Fraction

import sengoku
from sengoku.geometry.ground import FENCE, ROUGH, SOLID
from sengoku.geometry.plane import spoke
from sengoku.geometry.scene import Scene
from sengoku.geometry.travel import route
from tests.clauses import rule
from tests.geometry.chance import Layout, random_layout
from tests.geometry.scenes import gait, scene

SCENES = 400 if sengoku.compiled() else 25

P = tuple[int, int]


def square(p: P, a: P, b: P) -> Fraction:
    """The squared distance of a point from a segment."""
    ux, uy, wx, wy = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
    length = ux * ux + uy * uy
    none, all = Fraction(0), Fraction(1)
    t = none if length == 0 else min(max(Fraction(ux * wx + uy * wy, length), none), all)
    dx, dy = wx - t * ux, wy - t * uy
    return dx * dx + dy * dy


def root_up(number: int) -> int:
    root = math.isqrt(number)
    return root if root * root == number else root + 1


def distance(a: P, b: P) -> int:
    return root_up((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


class Slow:
    """Chapter 6 of the spec, word by word."""

    def __init__(self, layout: Layout, table: Scene, goal: P, limit: int) -> None:
        self.layout, self.table, self.goal, self.limit = layout, table, goal, limit
        x, y, self.side, self.radius = layout[0][0]
        self.start = x, y
        self.keeps: list[tuple[P, int]] = []
        for a, b, side, radius in layout[0][1:]:
            wide = (self.radius + radius + (0 if side == self.side else 1000)) ** 2
            if side != self.side:
                wide = min(wide, (a - x) ** 2 + (b - y) ** 2)
            self.keeps.append(((a, b), wide))
        self.nodes = self._nodes()

    def _nodes(self) -> list[P]:
        rings = [(center, root_up(keep) * 102 // 100 + 2) for center, keep in self.keeps]
        for kind, corners in self.layout[1]:
            if kind in (SOLID, FENCE, ROUGH):
                rings += [(corner, self.radius * 102 // 100 + 2) for corner in corners]
        nodes: list[P] = []
        for (x, y), ring in rings:
            for j in range(16):
                dx, dy = spoke(j, ring)
                nodes.append((int(x + dx), int(y + dy)))
        return nodes

    def overlapped(self, kind: int, a: P, b: P) -> list[int]:
        ground = self.table.ground
        return [
            piece
            for piece in range(ground.pieces())
            if ground.kind[piece] == kind and ground.near(piece, *a, *b, self.radius)
        ]

    def passes(self, a: P, b: P) -> bool:
        if not all(self.radius <= part <= 36000 - self.radius for part in b):
            return False
        if any(square(center, a, b) < keep for center, keep in self.keeps):
            return False
        return not self.overlapped(SOLID, a, b)

    def search(self, limit: int, around_rough: bool) -> tuple[int, list[P]] | None:
        heap: list[tuple[int, int, list[int], P, frozenset[int]]]
        heap = [(0, 0, [], self.start, frozenset())]
        seen: set[tuple[P, frozenset[int]]] = set()
        while heap:
            cost, legs, path, here, crossed = heapq.heappop(heap)
            if here == self.goal:
                return cost, [self.nodes[n] for n in path[:-1]]
            if (here, crossed) in seen:
                continue
            seen.add((here, crossed))
            for number, there in enumerate([*self.nodes, self.goal]):
                more = cost + distance(here, there)
                if more + distance(there, self.goal) > limit or not self.passes(here, there):
                    continue
                if around_rough and self.overlapped(ROUGH, here, there):
                    continue
                fences = frozenset(self.overlapped(FENCE, here, there)) | crossed
                more += 1000 * len(fences - crossed)
                if more <= limit:
                    heapq.heappush(heap, (more, legs + 1, [*path, number], there, fences))
        return None

    def route(self) -> tuple[int, list[P]] | None:
        if not self.table.free(0, *self.goal):
            return None
        found = [self.search(self.limit, True), self.search(min(self.limit, 3000), False)]
        ways = [way for way in found if way is not None]
        return min(ways, key=lambda way: way[0]) if ways else None


def behind(rng: random.Random, layout: Layout, limit: int) -> P:
    """A goal beyond a base or a corner, so that something is likely to be in the way."""
    x, y, *_ = layout[0][0]
    marks = [(a, b) for a, b, *_ in layout[0][1:]]
    marks += [corner for _, corners in layout[1] for corner in corners]
    a, b = rng.choice(marks)
    share = rng.randrange(limit // 3, limit)
    far = max(math.isqrt((a - x) ** 2 + (b - y) ** 2), 1)
    return x + (a - x) * share // far, y + (b - y) * share // far


@rule("TOH-6.6", "TOH-6.10")
def test_the_way_is_the_one_that_a_slow_search_finds() -> None:
    rng = random.Random(11)
    found, bent, none = 0, 0, 0
    for _ in range(SCENES):
        layout = random_layout(rng, 4)
        table = scene(*layout[0], pieces=layout[1])
        x, y, *_ = layout[0][0]
        limit = rng.choice([2000, 3000, 4000])
        goal = behind(rng, layout, limit)
        way = route(table, 0, x, y, *goal, gait(limit))
        slow = Slow(layout, table, goal, limit).route()
        assert (way and (way.cost, way.turns)) == slow, (layout, goal, limit)
        found += way is not None
        bent += way is not None and len(way.turns) > 0
        none += way is None
    assert found > SCENES // 3 and bent >= max(1, SCENES // 60) and none > 0


@rule("TOH-6.6")
def test_standing_still_is_always_legal() -> None:
    layout = random_layout(random.Random(3))
    x, y, *_ = layout[0][0]
    way = route(scene(*layout[0], pieces=layout[1]), 0, x, y, x, y, gait(0))
    assert way is not None and way.cost == 0
