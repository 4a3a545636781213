"""Whether a unit may do what its owner wants: the authority for any place named.

Every predicate answers with a reason (`hindrances.py`), OPEN if the action is legal. Options sample
what these allow. Those of attacks are in `targets.py`.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    ARRIVE,
    CAUTIOUS,
    CHARGE,
    ENTER,
    ENTER_CAUTIOUS,
    MOVE,
    RELOAD_GUN,
    SEARCH,
    SHOOT,
    STAND_UP,
    at,
    make,
    picks_up,
    simple,
    target_of,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.hindrances import (
    ANOTHER_ACTS,
    CARRIES,
    ENEMY_TOO_NEAR,
    IS_HERE,
    IS_LOADED,
    LIES_PRONE,
    MUST_ENTER,
    NO_ACTION,
    NO_CAPTIVE_THERE,
    NO_SHOT,
    NO_WAY_IN,
    NO_WAY_THERE,
    NOT_AT_MARKER,
    NOTHING_TO_SEARCH,
    OFF_TABLE,
    OPEN,
    STANDS,
    TAKEN,
    WRONG_MOMENT,
)
from sengoku.games.skirmish.rules.lengths import TOUCH, ZONE
from sengoku.games.skirmish.rules.parts.field import FREE, THERE
from sengoku.games.skirmish.rules.parts.units import OFF, PRONE, RELOAD, RESERVE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import (
    enter_gait,
    move_gait,
    short_gait,
    why_not_attack,
    why_not_charge,
    why_not_shoot,
)
from sengoku.geometry.entry import EAST, NORTH, SOUTH, WEST, Entry, enter
from sengoku.geometry.plane import TABLE
from sengoku.geometry.travel import Gait, route

__all__ = [
    "MARKER_RADIUS",
    "entry_of",
    "may_pick_up",
    "why_not_act",
    "why_not_enter",
    "why_not_go",
    "why_not_move",
    "why_not_search",
    "why_not_shoot_from",
]

MARKER_RADIUS: Final[i64] = constant("r_marker")
SEARCH_PEACE: Final[i64] = constant("search")
REENTRY: Final[i64] = constant("reentry")
ALL_EDGES: Final[i64] = SOUTH | EAST | NORTH | WEST


# -- moving ----------------------------------------------------------------------------------------


def may_pick_up(state: Skirmish, unit: i64, x: i64, y: i64) -> bool:
    """Whether a unit that ends there may take the captive. [TOH-14.3]"""
    field = state.field
    if field.captive != FREE or state.scenario().carriers >> state.side(unit) & 1 == 0:
        return False
    dx, dy = field.captive_x - x, field.captive_y - y
    reach = state.scene.bases.radius[unit] + MARKER_RADIUS + TOUCH + 1
    if dx * dx + dy * dy >= reach * reach:
        return False
    return not state.scene.crowded(unit, x, y, ZONE)


def why_not_move(state: Skirmish, unit: i64, x: i64, y: i64, gait: Gait) -> i64:
    """A movement named by its destination. [TOH-6.6]"""
    scene = state.scene
    if x == scene.x[unit] and y == scene.y[unit]:
        return OPEN
    if not scene.in_margin(unit, x, y):
        return OFF_TABLE
    if not scene.free(unit, x, y):
        return TAKEN
    if route(scene, unit, scene.x[unit], scene.y[unit], x, y, gait) is None:
        return NO_WAY_THERE
    return OPEN


def _why_not_pick_up(state: Skirmish, unit: i64, action: i64) -> i64:
    if picks_up(action) and not may_pick_up(state, unit, x_of(action), y_of(action)):
        return NO_CAPTIVE_THERE
    return OPEN


def why_not_go(state: Skirmish, unit: i64, action: i64, gait: Gait) -> i64:
    """A move of the kind that may end with the captive."""
    if target_of(action) != 0 or action >> 50 != 0:
        return NO_ACTION
    why = why_not_move(state, unit, x_of(action), y_of(action), gait)
    return _why_not_pick_up(state, unit, action) if why == OPEN else why


# -- entering --------------------------------------------------------------------------------------


def entry_of(state: Skirmish, unit: i64) -> Entry:
    """Where a unit off the table or in reserve may come in. [TOH-10.9, TOH-14.9]"""
    if state.units.zone[unit] == RESERVE:
        return Entry(state.scenario().entry)
    return Entry(ALL_EDGES, state.units.exit_x[unit], state.units.exit_y[unit], REENTRY)


def why_not_enter(state: Skirmish, unit: i64, action: i64, gait: Gait) -> i64:
    """[TOH-10.9, TOH-10.10]"""
    if target_of(action) != 0 or action >> 50 != 0:
        return NO_ACTION
    x, y = x_of(action), y_of(action)
    if x > TABLE or y > TABLE:
        return OFF_TABLE
    if enter(state.scene, unit, entry_of(state, unit), x, y, gait) is None:
        return NO_WAY_IN
    return _why_not_pick_up(state, unit, action)


# -- shooting and searching ------------------------------------------------------------------------


def why_not_shoot_from(state: Skirmish, unit: i64, x: i64, y: i64, target: i64) -> i64:
    """A unit goes to a place and shoots at the target from there. [TOH-8.1, TOH-8.2]"""
    why = why_not_attack(state, unit, target, 1)
    if why == OPEN:
        why = why_not_move(state, unit, x, y, short_gait(state, unit))
    return why_not_shoot(state, unit, x, y, target) if why == OPEN else why


def why_not_search(state: Skirmish, unit: i64, marker: i64) -> i64:
    """Standing, with free hands, beside a marker that lies there, no enemy near. [TOH-14.2]"""
    scene, markers = state.scene, state.field.markers
    if state.scenario().searchers >> state.side(unit) & 1 == 0:
        return NOTHING_TO_SEARCH
    if marker >= len(markers) or markers[marker] != THERE:
        return NOTHING_TO_SEARCH
    if state.marked(unit, PRONE):
        return LIES_PRONE
    if state.carries(unit):
        return CARRIES
    x, y = state.scenario().markers[marker]
    if scene.gap_at(unit, x, y, MARKER_RADIUS) > TOUCH:
        return NOT_AT_MARKER
    if scene.crowded(unit, scene.x[unit], scene.y[unit], SEARCH_PEACE + 1):
        return ENEMY_TOO_NEAR
    return OPEN


# -- an action with a token ------------------------------------------------------------------------


def why_not_act(state: Skirmish, unit: i64, action: i64) -> i64:
    """Whether the unit with the token may do this. [TOH-6.1]"""
    what = verb(action)
    if unit_of(action) != unit:
        return ANOTHER_ACTS
    if state.units.zone[unit] == OFF:
        if what == ENTER:
            return why_not_enter(state, unit, action, enter_gait(state, unit))
        if what == ENTER_CAUTIOUS:
            return why_not_enter(state, unit, action, short_gait(state, unit))
        return MUST_ENTER
    if what == STAND_UP:
        if not state.marked(unit, PRONE):
            return STANDS
        return why_not_go(state, unit, action, short_gait(state, unit))
    if state.marked(unit, PRONE):
        return LIES_PRONE
    return _why_not_standing(state, unit, action, what)


def _why_not_standing(state: Skirmish, unit: i64, action: i64, what: i64) -> i64:
    if what == MOVE:
        return why_not_go(state, unit, action, move_gait(state, unit))
    if what == CAUTIOUS:
        return why_not_go(state, unit, action, short_gait(state, unit))
    target, x, y = target_of(action), x_of(action), y_of(action)
    if what == SHOOT:
        if action != make(SHOOT, unit, target, x, y, 0):
            return NO_SHOT
        return why_not_shoot_from(state, unit, x, y, target)
    if what == CHARGE and action == simple(CHARGE, unit, target):
        return why_not_charge(state, unit, target)
    if what == SEARCH and action == simple(SEARCH, unit, target):
        return why_not_search(state, unit, target)
    if what == RELOAD_GUN and action == simple(RELOAD_GUN, unit):
        return OPEN if state.marked(unit, RELOAD) else IS_LOADED
    if what in (ENTER, ENTER_CAUTIOUS, ARRIVE) and action == at(what, unit, x, y):
        return IS_HERE
    return WRONG_MOMENT
