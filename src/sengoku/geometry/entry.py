"""Coming onto the table over its boundary: from where, and whether at all."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.geometry.plane import TABLE, Point
from sengoku.geometry.scene import Scene
from sengoku.geometry.travel import Gait, Route, route, straight_cost

__all__ = [
    "EAST",
    "GRID",
    "NORTH",
    "SOUTH",
    "WEST",
    "Entry",
    "Way",
    "can_enter",
    "enter",
    "in_reach",
    "may_start",
    "on_edge",
    "proof",
]

# Edges, a bit each, in the order in which equal ways are decided.
SOUTH: Final[i64] = 1
EAST: Final[i64] = 2
NORTH: Final[i64] = 4
WEST: Final[i64] = 8

GRID: Final[i64] = 1500  # of the entry points that a destination is tried from
PROBE: Final[i64] = 250  # of the points that prove an entry possible


class Entry:
    """Where a base may come in: edges, and how far from an exit point (if it has one)."""

    def __init__(self, edges: i64, exit_x: i64 = 0, exit_y: i64 = 0, reach: i64 = -1) -> None:
        self.edges: Final[i64] = edges
        self.exit_x: Final[i64] = exit_x
        self.exit_y: Final[i64] = exit_y
        self.reach: Final[i64] = reach  # -1: anywhere on the edges


class Way:
    """An entry point and the route from it."""

    def __init__(self, x: i64, y: i64, route: Route) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.route: Final = route


def in_reach(entry: Entry, x: i64, y: i64) -> bool:
    """isqrt(distance) <= reach, without a root."""
    if entry.reach < 0:
        return True
    dx, dy = x - entry.exit_x, y - entry.exit_y
    return dx * dx + dy * dy < (entry.reach + 1) * (entry.reach + 1)


def on_edge(edge: i64, along: i64) -> Point:
    """The boundary point at x or y = `along` of an edge."""
    if edge == SOUTH:
        return along, 0
    if edge == EAST:
        return TABLE, along
    return (along, TABLE) if edge == NORTH else (0, along)


def may_start(scene: Scene, m: i64, entry: Entry, x: i64, y: i64) -> bool:
    """In reach, and no enemy in the zone."""
    return in_reach(entry, x, y) and not scene.crowded(m, x, y, scene.measures.zone)


def _nearest(entry: Entry, edge: i64, qx: i64, qy: i64) -> i64:
    """The point of an edge nearest to Q within reach, as x or y; -1 if there is none.

    Of the points in reach on one edge, which lie in a row, it is the one nearest to the foot of Q.
    """
    foot = qx if edge in (SOUTH, NORTH) else qy
    x, y = on_edge(edge, foot)
    if in_reach(entry, x, y):
        return foot
    middle = entry.exit_x if edge in (SOUTH, NORTH) else entry.exit_y
    x, y = on_edge(edge, middle)
    if not in_reach(entry, x, y):
        return -1
    inside, outside = middle, foot
    while outside - inside > 1 or inside - outside > 1:
        half = (inside + outside) // 2
        x, y = on_edge(edge, half)
        if in_reach(entry, x, y):
            inside = half
        else:
            outside = half
    return inside


def _starts(entry: Entry, edge: i64, qx: i64, qy: i64) -> vec[i64]:
    """The candidates of an edge in growing order, as x or y."""
    starts = vec[i64]()
    nearest = _nearest(entry, edge, qx, qy)
    along: i64 = 0
    while along <= TABLE:
        if 0 <= nearest < along and nearest > along - GRID:
            starts = append(starts, nearest)
        starts = append(starts, along)
        along += GRID
    return starts


def enter(scene: Scene, m: i64, entry: Entry, qx: i64, qy: i64, gait: Gait) -> Way | None:
    """The cheapest way onto the table that ends at Q; None if there is none."""
    best: Way | None = None
    edge = SOUTH
    while edge <= WEST:
        if entry.edges & edge:
            for along in _starts(entry, edge, qx, qy):
                x, y = on_edge(edge, along)
                if may_start(scene, m, entry, x, y):
                    limit = gait.limit if best is None else best.route.cost - 1
                    found = _from(scene, m, x, y, qx, qy, gait, limit)
                    if found is not None:
                        best = Way(x, y, found)
        edge <<= 1
    return best


def _from(
    scene: Scene, m: i64, x: i64, y: i64, qx: i64, qy: i64, gait: Gait, limit: i64
) -> Route | None:
    """A route from a boundary point that costs at most `limit`."""
    bounded = Gait(limit, gait.cross, gait.rough)
    return route(scene, m, x, y, qx, qy, bounded)


def can_enter(scene: Scene, m: i64, entry: Entry, gait: Gait) -> bool:
    """Whether some straight way inwards proves that the base can come in at all."""
    x, _ = proof(scene, m, entry, gait)
    return x >= 0


def proof(scene: Scene, m: i64, entry: Entry, gait: Gait) -> Point:
    """The first place that a straight way inwards leads to; (-1, -1) if there is none."""
    edge = SOUTH
    while edge <= WEST:
        along: i64 = 0
        while entry.edges & edge and along <= TABLE:
            x, y = on_edge(edge, along)
            if may_start(scene, m, entry, x, y):
                qx, qy = _inwards(scene, m, edge, x, y, gait)
                if qx >= 0:
                    return qx, qy
            along += PROBE
        edge <<= 1
    return -1, -1


def _inwards(scene: Scene, m: i64, edge: i64, x: i64, y: i64, gait: Gait) -> Point:
    depth = scene.bases.radius[m]
    while depth <= gait.limit:
        qx, qy = x, y
        if edge == SOUTH:
            qy += depth
        elif edge == NORTH:
            qy -= depth
        else:
            qx += depth if edge == WEST else -depth
        if scene.free(m, qx, qy) and straight_cost(scene, m, x, y, qx, qy, gait) >= 0:
            return qx, qy
        depth += PROBE
    return -1, -1
