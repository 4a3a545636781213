"""Agreement with Shapely, which computes in floats: a second opinion, doubtful cases apart."""

import random
from typing import Any

import numpy as np
import shapely

import sengoku
from sengoku.geometry.ground import FENCE, RISE, ROUGH, SOLID
from sengoku.geometry.scene import Scene
from sengoku.geometry.sight import free_lines
from sengoku.geometry.travel import leg_allowed
from tests.geometry.chance import Layout, random_layout
from tests.geometry.scenes import Piece, scene

SCENES = 1_000 if sengoku.compiled() else 150
DOUBT = 0.001  # of a thousandth of an inch


def shape(piece: Piece) -> Any:
    kind, corners = piece
    return shapely.LineString(corners) if kind == FENCE else shapely.Polygon(corners)


def rims(layout: Layout, base: int) -> Any:
    """Sixteen points, from the angles instead of the table."""
    x, y, _, radius = layout[0][base]
    angles = np.radians(np.arange(16) * 22.5)
    return np.stack(
        [
            x + np.trunc(np.cos(angles) * radius + np.sign(np.cos(angles)) * 1e-6),
            y + np.trunc(np.sin(angles) * radius + np.sign(np.sin(angles)) * 1e-6),
        ],
        1,
    )


def lines(layout: Layout) -> Any:
    starts, ends = rims(layout, 0), rims(layout, 1)
    pairs = [(start, end) for start in starts for end in ends]
    return shapely.linestrings(np.array(pairs))


def margins(layout: Layout, table: Scene) -> Any:
    """By line: how far it is from being blocked; below 0 if it is."""
    bases, pieces = layout
    sight = lines(layout)
    least = np.full(256, np.inf)
    for x, y, _, radius in bases[2:]:
        least = np.minimum(least, shapely.distance(sight, shapely.Point(x, y)) - radius)
    hills = [shape(piece) for piece in pieces if piece[0] == RISE]
    centers = [shapely.Point(x, y) for x, y, *_ in bases[:2]]
    high = any(hill.covers(center) for hill in hills for center in centers)
    depth = np.zeros(256)
    for piece in pieces:
        body, (kind, _) = shape(piece), piece
        touching = kind == FENCE and body.distance(centers[0]) <= bases[0][3] + 20
        if (
            kind == SOLID
            or (kind == FENCE and not touching and not high)
            or (kind == RISE and not high)
        ):
            least = np.minimum(least, np.where(sight_meets(sight, body), -1, apart(sight, body)))
        elif kind == ROUGH:
            depth += shapely.length(shapely.intersection(sight, body))
    return np.minimum(least, np.where(depth > 0, 1000 - depth, np.inf))


def sight_meets(sight: Any, body: Any) -> Any:
    return shapely.intersects(sight, body)


def apart(sight: Any, body: Any) -> Any:
    return shapely.distance(sight, body)


def test_free_lines_of_sight_agree() -> None:
    rng = random.Random(7)
    met, blocked = 0, 0
    for _ in range(SCENES):
        layout = random_layout(rng)
        table = scene(*layout[0], pieces=layout[1])
        room = margins(layout, table)
        sure, doubtful = int((room > DOUBT).sum()), int((np.abs(room) <= DOUBT).sum())
        found = int(free_lines(table, 0, 1))
        assert sure <= found <= sure + doubtful, layout
        met += doubtful == 0
        blocked += 0 < found < 256
    assert met > SCENES // 2 and blocked > SCENES // 10


def test_legs_and_ends_agree() -> None:
    rng = random.Random(8)
    legs = 0
    for _ in range(SCENES * 4):
        layout = random_layout(rng)
        table = scene(*layout[0], pieces=layout[1])
        (x, y, side, radius), *others = layout[0]
        goal = x + rng.randrange(-6000, 6001), y + rng.randrange(-6000, 6001)
        way, end = shapely.LineString([(x, y), goal]), shapely.Point(goal)
        room, space = np.inf, np.inf
        for a, b, who, other in others:
            center = shapely.Point(a, b)
            wanted = radius + other + (0 if who == side else 1000)
            if who != side:
                wanted = min(wanted, center.distance(shapely.Point(x, y)))
            room = min(room, way.distance(center) - wanted)
            space = min(space, end.distance(center) - radius - other)
        for piece in layout[1]:
            if piece[0] == SOLID:
                room = min(room, way.distance(shape(piece)) - radius)
            if piece[0] in (SOLID, FENCE):
                space = min(space, end.distance(shape(piece)) - radius)
            touched = bool(table.ground.near(layout[1].index(piece), x, y, *goal, radius))
            gap = way.distance(shape(piece)) - radius
            assert abs(gap) <= DOUBT or touched == (gap < 0), layout
        if abs(room) > DOUBT:
            legs += 1
            assert bool(leg_allowed(table, 0, x, y, x, y, *goal)) == (room > 0), layout
        if abs(space) > DOUBT:
            assert bool(table.free(0, *goal)) == (space > 0), layout
    assert legs > SCENES
