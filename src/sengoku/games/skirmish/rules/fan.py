"""A good finite choice out of the continuum: where a unit might go. [TOH-20.1, TOH-20.2]

Only places that a straight way reaches are offered; that keeps the fan quick, and `legality` still
allows every place to which a `route` leads.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import SHOOT, make
from sengoku.games.skirmish.rules.legality import MARKER_RADIUS, may_pick_up
from sengoku.games.skirmish.rules.lengths import TOUCH, ZONE
from sengoku.games.skirmish.rules.parts.field import FREE, THERE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import short_gait, shot_targets
from sengoku.geometry.entry import EAST, GRID, NORTH, SOUTH, WEST, Entry, may_start, on_edge, proof
from sengoku.geometry.plane import SPOKES, TABLE, Point, ray_in, spoke
from sengoku.geometry.scene import contact_spot
from sengoku.geometry.travel import Gait, ReachMap, straight_cost

__all__ = ["add_entries", "add_moves", "add_shots"]

MERGE: Final[i64] = 300  # places nearer to each other than this are one


def add_moves(state: Skirmish, unit: i64, verb: i64, gait: Gait, options: vec[i64]) -> vec[i64]:
    """Standing still, places with a purpose, 16 directions at full length and 8 at half."""
    reach = ReachMap(state.scene, unit, gait.limit)
    places = _purposes(state, unit, gait, reach)
    direction: i64 = 0
    while direction < SPOKES:
        places = _merge(places, spoke(direction, gait.limit), reach, gait, MERGE)
        if direction & 1 == 0:
            places = _merge(places, spoke(direction, gait.limit // 2), reach, gait, MERGE)
        direction += 1
    for place in places:
        options = _add(state, unit, verb, place >> 20, place & 0xFFFFF, options)
    return options


def _merge(places: vec[i64], step: Point, reach: ReachMap, gait: Gait, least: i64) -> vec[i64]:
    """One more place in reach, unless one so far is nearer to it than `least`. [TOH-20.1]"""
    dx, dy = step
    x, y = reach.sx + dx, reach.sy + dy
    for place in places:
        ax, ay = (place >> 20) - x, (place & 0xFFFFF) - y
        if ax * ax + ay * ay < least * least:
            return places
    return append(places, packed(x, y)) if reach.cost(x, y, gait) >= 0 else places


def _purposes(state: Skirmish, unit: i64, gait: Gait, reach: ReachMap) -> vec[i64]:
    """Here; to markers, the captive, the edge that is the goal, the nearest enemy's zone.

    What is touched or reached exactly is never merged with what only lies near it.
    """
    scene = state.scene
    sx, sy = reach.sx, reach.sy
    places = vec[i64]([packed(sx, sy)])
    marker: i64 = 0
    while marker < len(state.field.markers):
        if state.field.markers[marker] == THERE:
            x, y = state.scenario().markers[marker]
            places = _merge(places, _towards(state, unit, x, y, gait), reach, gait, 1)
        marker += 1
    if state.field.captive == FREE:
        step = _towards(state, unit, state.field.captive_x, state.field.captive_y, gait)
        places = _merge(places, step, reach, gait, 1)
    if state.carries(unit):
        radius = scene.bases.radius[unit]
        places = _merge(places, (0, max(radius - sy, -gait.limit)), reach, gait, 1)
        places = _merge(places, (0, min(TABLE - radius - sy, gait.limit)), reach, gait, 1)
    enemy = scene.nearest_enemy(unit)
    if enemy >= 0:
        far = min(scene.gap(unit, enemy) - ZONE - 2, gait.limit)
        if far > 0:
            step = ray_in(scene.x[enemy] - sx, scene.y[enemy] - sy, far)
            places = _merge(places, step, reach, gait, MERGE)
    return places


def packed(x: i64, y: i64) -> i64:
    """A place on the table in one number."""
    return x << 20 | y


def _towards(state: Skirmish, unit: i64, mx: i64, my: i64, gait: Gait) -> Point:
    """The step to the first contact with a marker, or as near as the limit allows."""
    sx, sy = state.scene.x[unit], state.scene.y[unit]
    kx, ky = contact_spot(sx, sy, state.scene.bases.radius[unit], mx, my, MARKER_RADIUS, TOUCH)
    square = (kx - sx) * (kx - sx) + (ky - sy) * (ky - sy)
    if square > gait.limit * gait.limit:
        return ray_in(kx - sx, ky - sy, gait.limit)
    return kx - sx, ky - sy


def _add(state: Skirmish, unit: i64, verb: i64, x: i64, y: i64, options: vec[i64]) -> vec[i64]:
    """Adds a place, and once more with the captive where it can be picked up."""
    options = append(options, make(verb, unit, 0, x, y, 0))
    if may_pick_up(state, unit, x, y):
        options = append(options, make(verb, unit, 0, x, y, 1))
    return options


def add_shots(state: Skirmish, unit: i64, options: vec[i64]) -> vec[i64]:
    """From where it stands, and after a step in eight directions, at every legal target."""
    gait = short_gait(state, unit)
    reach = ReachMap(state.scene, unit, gait.limit)
    sx, sy = reach.sx, reach.sy
    for target in shot_targets(state, unit, sx, sy):
        options = append(options, make(SHOOT, unit, target, sx, sy, 0))
    direction: i64 = 0
    while direction < SPOKES:
        dx, dy = spoke(direction, gait.limit)
        x, y = sx + dx, sy + dy
        if reach.cost(x, y, gait) >= 0:
            for target in shot_targets(state, unit, x, y):
                options = append(options, make(SHOOT, unit, target, x, y, 0))
        direction += 2
    return options


def add_entries(
    state: Skirmish, unit: i64, verb: i64, entry: Entry, gait: Gait, options: vec[i64]
) -> vec[i64]:
    """Straight inwards from every 1500 of the allowed boundary, or the place that proves it."""
    before = len(options)
    edge = SOUTH
    while edge <= WEST:
        along: i64 = 0
        while entry.edges & edge and along <= TABLE:
            x, y = on_edge(edge, along)
            if may_start(state.scene, unit, entry, x, y):
                options = _inwards(state, unit, verb, edge, x, y, gait, options)
            along += GRID
        edge <<= 1
    if len(options) == before:
        x, y = proof(state.scene, unit, entry, gait)
        if x >= 0:
            options = _add(state, unit, verb, x, y, options)
    return options


def _inwards(
    state: Skirmish, unit: i64, verb: i64, edge: i64, x: i64, y: i64, gait: Gait, options: vec[i64]
) -> vec[i64]:
    """As deep as the movement allows, or just inside the edge."""
    scene = state.scene
    for depth in (gait.limit, scene.bases.radius[unit]):
        qx, qy = x, y
        if edge == SOUTH:
            qy += depth
        elif edge == NORTH:
            qy -= depth
        elif edge == EAST:
            qx -= depth
        else:
            qx += depth
        if scene.in_margin(unit, qx, qy) and scene.free(unit, qx, qy):
            if straight_cost(scene, unit, x, y, qx, qy, gait) >= 0:
                if make(verb, unit, 0, qx, qy, 0) not in options:
                    options = _add(state, unit, verb, qx, qy, options)
    return options
