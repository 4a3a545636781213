"""Whether a unit may do what its owner wants, and if not, why: the authority for any place named.

Every function gives None if the action is legal, else the refusal with its clause. `options` only
sample what these allow.
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
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.field import (
    FREE,
    OFF,
    PRONE,
    RELOAD,
    RESERVE,
    THERE,
)
from sengoku.games.skirmish.rules.pools import charge_mods, shot_mods, strike_dice
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import (
    can_shoot,
    charge_way,
    enter_gait,
    move_gait,
    rival_of,
    short_gait,
    visible,
)
from sengoku.geometry.approach import ENEMY_IN_LANE, NO_ROOM, OPEN, OUT_OF_REACH
from sengoku.geometry.entry import EAST, NORTH, SOUTH, WEST, Entry, enter
from sengoku.geometry.plane import TABLE, TOUCH, ZONE
from sengoku.geometry.sight import sees
from sengoku.geometry.travel import Gait, route
from sengoku.kernel.problem import IllegalAction

__all__ = [
    "action_problem",
    "charge_problem",
    "entry_of",
    "entry_problem",
    "may_pick_up",
    "move_problem",
    "place_problem",
    "search_marker",
    "shot_problem",
]

MARKER_RADIUS: Final[i64] = constant("r_marker")
SEARCH_PEACE: Final[i64] = 3000
REENTRY: Final[i64] = constant("reentry")
ALL_EDGES: Final[i64] = SOUTH | EAST | NORTH | WEST


# -- moving ----------------------------------------------------------------------------------------


def may_pick_up(state: Skirmish, unit: i64, x: i64, y: i64) -> bool:
    """Whether a unit that ends there may take the captive. [TOH-14.3]"""
    if state.captive != FREE or state.scenario().carriers >> state.side(unit) & 1 == 0:
        return False
    dx, dy = state.captive_x - x, state.captive_y - y
    reach = state.scene.bases.radius[unit] + MARKER_RADIUS + TOUCH + 1
    if dx * dx + dy * dy >= reach * reach:
        return False
    return not state.scene.crowded(unit, x, y, ZONE)


def move_problem(state: Skirmish, unit: i64, x: i64, y: i64, gait: Gait) -> IllegalAction | None:
    """A movement named by its destination. [TOH-6.6]"""
    scene = state.scene
    if x == scene.x[unit] and y == scene.y[unit]:
        return None
    if not scene.in_margin(unit, x, y):
        return IllegalAction("skirmish-off-the-table", {}, "TOH-6.8")
    if not scene.free(unit, x, y):
        return IllegalAction("skirmish-no-room-there", {}, "TOH-6.8")
    if route(scene, unit, scene.x[unit], scene.y[unit], x, y, gait) is None:
        return IllegalAction("skirmish-no-way-there", {}, "TOH-6.6")
    return None


def _pick_up_problem(state: Skirmish, unit: i64, action: i64) -> IllegalAction | None:
    if picks_up(action) and not may_pick_up(state, unit, x_of(action), y_of(action)):
        return IllegalAction("skirmish-nothing-to-pick-up", {}, "TOH-14.3")
    return None


def place_problem(state: Skirmish, unit: i64, action: i64, gait: Gait) -> IllegalAction | None:
    """A move of the kind that may end with the captive."""
    if target_of(action) != 0 or action >> 50 != 0:
        return IllegalAction("not-an-option", {}, "TOH-6.1")
    problem = move_problem(state, unit, x_of(action), y_of(action), gait)
    return problem if problem is not None else _pick_up_problem(state, unit, action)


# -- attacking -------------------------------------------------------------------------------------


def charge_problem(state: Skirmish, unit: i64, target: i64) -> IllegalAction | None:
    """[TOH-8.5 to TOH-8.10]"""
    if state.marked(unit, PRONE):
        return IllegalAction("skirmish-lies-prone", {}, "TOH-6.2")
    if state.carries(unit):
        return IllegalAction("skirmish-carries-the-captive", {}, "TOH-14.4")
    if not _is_foe(state, unit, target):
        return IllegalAction("skirmish-not-an-enemy-here", {}, "TOH-8.5")
    scene = state.scene
    way = charge_way(state, unit, target)
    if way.why == OUT_OF_REACH:
        return IllegalAction("skirmish-out-of-reach", {}, "TOH-8.5")
    if not sees(scene, unit, scene.x[unit], scene.y[unit], target):
        return IllegalAction("skirmish-out-of-sight", {}, "TOH-7.1")
    if way.why == ENEMY_IN_LANE:
        return IllegalAction("skirmish-enemy-in-the-way", {}, "TOH-8.6")
    if not visible(state, unit, scene.x[unit], scene.y[unit], target, 0):
        return IllegalAction("skirmish-way-covered", {}, "TOH-7.11")
    if way.why == NO_ROOM:
        return IllegalAction("skirmish-no-room-at-the-target", {}, "TOH-8.7")
    if way.why != OPEN:
        return IllegalAction("skirmish-terrain-in-the-way", {}, "TOH-8.8")
    if strike_dice(state, unit, target, 0, charge_mods(state, unit, target, way)) < 1:
        return IllegalAction("skirmish-no-dice-left", {}, "TOH-8.5")
    rival = rival_of(state, unit)
    if rival not in (-1, target) and charge_problem(state, unit, rival) is None:
        return IllegalAction("skirmish-owes-a-duel", {}, "TOH-17.5")
    return None


def _is_foe(state: Skirmish, unit: i64, target: i64) -> bool:
    if target >= state.roster.count or not state.on(target):
        return False
    return state.scene.enemies(unit, target)


def _shot_problem(state: Skirmish, unit: i64, action: i64) -> IllegalAction | None:
    """[TOH-8.1, TOH-8.2]"""
    weapon = state.roster.weapon[unit]
    target, x, y = target_of(action), x_of(action), y_of(action)
    if WEAPON_RANGE[weapon] == 0:
        return IllegalAction("skirmish-nothing-to-shoot-with", {}, "TOH-8.1")
    if state.marked(unit, PRONE):
        return IllegalAction("skirmish-lies-prone", {}, "TOH-6.2")
    if state.marked(unit, RELOAD):
        return IllegalAction("skirmish-must-reload", {}, "TOH-8.1")
    if state.carries(unit):
        return IllegalAction("skirmish-carries-the-captive", {}, "TOH-14.4")
    if not _is_foe(state, unit, target):
        return IllegalAction("skirmish-not-an-enemy-here", {}, "TOH-8.2")
    problem = move_problem(state, unit, x, y, short_gait(state, unit))
    if problem is not None:
        return problem
    if can_shoot(state, unit, x, y, target):
        return None
    return _no_shot(state, unit, x, y, target)


def shot_problem(state: Skirmish, unit: i64, target: i64, x: i64, y: i64) -> IllegalAction | None:
    """Why the unit cannot go to a place and shoot at the target from there."""
    return _shot_problem(state, unit, make(SHOOT, unit, target, x, y, 0))


def _no_shot(state: Skirmish, unit: i64, x: i64, y: i64, target: i64) -> IllegalAction:
    scene = state.scene
    reach = WEAPON_RANGE[state.roster.weapon[unit]] + 1
    if not scene.nearer_at(target, unit, x, y, reach):
        return IllegalAction("skirmish-out-of-range", {}, "TOH-8.2")
    if not sees(scene, unit, x, y, target):
        return IllegalAction("skirmish-out-of-sight", {}, "TOH-7.1")
    if shot_mods(state, unit, x, y, target) == -99:
        return IllegalAction("skirmish-friend-in-the-way", {}, "TOH-8.2")
    if not visible(state, unit, x, y, target, 1):
        return IllegalAction("skirmish-way-covered", {}, "TOH-7.11")
    return IllegalAction("skirmish-no-dice-left", {}, "TOH-8.2")


# -- searching -------------------------------------------------------------------------------------


def search_marker(state: Skirmish, unit: i64) -> i64:
    """The first marker that a unit could search where it stands; -1 if there is none."""
    marker: i64 = 0
    while marker < len(state.markers):
        if search_problem(state, unit, marker) is None:
            return marker
        marker += 1
    return -1


def search_problem(state: Skirmish, unit: i64, marker: i64) -> IllegalAction | None:
    """[TOH-14.2]"""
    scene = state.scene
    if state.scenario().searchers >> state.side(unit) & 1 == 0:
        return IllegalAction("skirmish-nothing-to-search", {}, "TOH-14.2")
    if marker >= len(state.markers) or state.markers[marker] != THERE:
        return IllegalAction("skirmish-nothing-to-search", {}, "TOH-14.2")
    if state.marked(unit, PRONE):
        return IllegalAction("skirmish-lies-prone", {}, "TOH-6.2")
    if state.carries(unit):
        return IllegalAction("skirmish-carries-the-captive", {}, "TOH-14.4")
    x, y = state.scenario().markers[marker]
    if scene.gap_at(unit, x, y, MARKER_RADIUS) > TOUCH:
        return IllegalAction("skirmish-not-at-the-marker", {}, "TOH-14.2")
    if scene.crowded(unit, scene.x[unit], scene.y[unit], SEARCH_PEACE + 1):
        return IllegalAction("skirmish-enemy-too-near", {}, "TOH-14.2")
    return None


# -- entering --------------------------------------------------------------------------------------


def entry_of(state: Skirmish, unit: i64) -> Entry:
    """Where a unit off the table or in reserve may come in. [TOH-10.9, TOH-14.9]"""
    if state.zone[unit] == RESERVE:
        return Entry(state.scenario().entry)
    return Entry(ALL_EDGES, state.exit_x[unit], state.exit_y[unit], REENTRY)


def entry_problem(state: Skirmish, unit: i64, action: i64, gait: Gait) -> IllegalAction | None:
    if target_of(action) != 0 or action >> 50 != 0:
        return IllegalAction("not-an-option", {}, "TOH-6.1")
    x, y = x_of(action), y_of(action)
    if x > TABLE or y > TABLE:
        return IllegalAction("skirmish-off-the-table", {}, "TOH-6.8")
    if enter(state.scene, unit, entry_of(state, unit), x, y, gait) is None:
        return IllegalAction("skirmish-no-way-there", {}, "TOH-10.10")
    return _pick_up_problem(state, unit, action)


# -- an action with a token ------------------------------------------------------------------------


def action_problem(state: Skirmish, unit: i64, action: i64) -> IllegalAction | None:
    """Why the unit with the token may not do this; None if it may. [TOH-6.1]"""
    what = verb(action)
    if unit_of(action) != unit:
        return IllegalAction("skirmish-another-unit-acts", {}, "TOH-5.2")
    if state.zone[unit] == OFF:
        if what == ENTER:
            return entry_problem(state, unit, action, enter_gait(state, unit))
        if what == ENTER_CAUTIOUS:
            return entry_problem(state, unit, action, short_gait(state, unit))
        return IllegalAction("skirmish-must-enter", {}, "TOH-10.9")
    if what == STAND_UP:
        if not state.marked(unit, PRONE):
            return IllegalAction("skirmish-stands-already", {}, "TOH-6.2")
        return place_problem(state, unit, action, short_gait(state, unit))
    if state.marked(unit, PRONE):
        return IllegalAction("skirmish-lies-prone", {}, "TOH-6.2")
    return _standing_problem(state, unit, action, what)


def _standing_problem(state: Skirmish, unit: i64, action: i64, what: i64) -> IllegalAction | None:
    if what == MOVE:
        return place_problem(state, unit, action, move_gait(state, unit))
    if what == CAUTIOUS:
        return place_problem(state, unit, action, short_gait(state, unit))
    target = target_of(action)
    if what == SHOOT:
        if action != make(SHOOT, unit, target, x_of(action), y_of(action), 0):
            return IllegalAction("not-an-option", {}, "TOH-8.1")
        return _shot_problem(state, unit, action)
    if what == CHARGE and action == simple(CHARGE, unit, target):
        return charge_problem(state, unit, target)
    if what == SEARCH and action == simple(SEARCH, unit, target):
        return search_problem(state, unit, target)
    if what == RELOAD_GUN and action == simple(RELOAD_GUN, unit):
        return (
            None
            if state.marked(unit, RELOAD)
            else IllegalAction("skirmish-is-loaded", {}, "TOH-6.5")
        )
    if what in (ENTER, ENTER_CAUTIOUS, ARRIVE) and action == at(
        what, unit, x_of(action), y_of(action)
    ):
        return IllegalAction("skirmish-is-on-the-table", {}, "TOH-10.9")
    return IllegalAction("skirmish-wrong-moment", {}, "TOH-6.1")
