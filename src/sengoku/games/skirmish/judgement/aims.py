"""How near a side is to what its scenario asks for: markers searched or held, a captive on her way.

In thousandths of a third of a point, as everything in a first sight. A unit that has a token and
has not acted yet counts as one step nearer: so tokens go to those who have somewhere to go.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.threats import PASS, pending
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.legality import MARKER_RADIUS
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE, THERE
from sengoku.games.skirmish.rules.parts.units import PRONE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.rounds import controls
from sengoku.games.skirmish.rules.terms import CONTROL, FAR_EDGE, RESCUE
from sengoku.geometry.plane import TABLE

__all__ = ["POINT", "aim"]

POINT: Final[i64] = 3000
_WEIGHTS: Final = Weights("skirmish", "aims")
FIND: Final[i64] = _WEIGHTS.whole("find") * POINT
CARRYING: Final[i64] = _WEIGHTS.whole("carrying") * POINT
FLEET: Final[i64] = _WEIGHTS.whole("fleet") * POINT
HOME: Final[i64] = _WEIGHTS.whole("home") * POINT
SEEKING: Final[i64] = _WEIGHTS.whole("seeking") * POINT
FAR: Final[i64] = _WEIGHTS.whole("far")
STEP: Final[i64] = constant("move")
HOLDING: Final[i64] = _WEIGHTS.whole("holding") * POINT
SKILL: Final[i64] = _WEIGHTS.whole("skill")


def aim(state: Skirmish, side: i64) -> i64:
    scenario = state.scenario()
    bit: i64 = 1 << side
    worth = state.field.finds[side] * (FIND + _most(state))
    if state.field.captive == CARRIED:
        worth += _carrying(state, side)
    elif state.field.captive == FREE and scenario.carriers & bit:
        worth += 2 * _near(state, side, state.field.captive_x, state.field.captive_y)
    if scenario.at_limit == CONTROL:
        worth += _holding(state, side)
    elif scenario.searchers & bit:
        worth += _seeking(state, side)
    return worth


def _carrying(state: Skirmish, side: i64) -> i64:
    """With the captive in hand, the nearer to its edge the better; a noble is there soonest.
    [TOH-14.7]"""
    unit = state.field.carrier
    if state.side(unit) != side or not state.on(unit):
        return 0
    south = (side == 1) == (state.scenario().goal == FAR_EDGE)
    y = state.scene.y[unit]
    left = y if south else TABLE - y
    if pending(state) == unit:
        left = max(left - state.terms.carry_limit, 0)
    fleet = FLEET * (state.roster.actions[unit] - 1)
    return CARRYING + fleet + HOME * (TABLE - left) // TABLE


def _seeking(state: Skirmish, side: i64) -> i64:
    """Units near the markers that are left; where one side alone seeks, also what it ruled out."""
    scenario = state.scenario()
    sought = state.field.captive <= HIDDEN_CAPTIVE
    worth: i64 = 0
    marker: i64 = 0
    while marker < len(state.field.markers):
        if sought and state.field.markers[marker] == THERE:
            x, y = scenario.markers[marker]
            worth += _sought(state, side, x, y)
        elif scenario.goal == RESCUE:
            worth += FIND + _most(state)
        marker += 1
    return worth


def _most(state: Skirmish) -> i64:
    """More than a marker can be worth to one who is about to search it."""
    return 2 * _pressing(state)


def _pressing(state: Skirmish) -> i64:
    """Markers count more and more until the limit, twice as much in the last round."""
    return SEEKING + SEEKING * state.bag.round // state.terms.round_limit


def _sought(state: Skirmish, side: i64, x: i64, y: i64) -> i64:
    """How near the best searcher of a side is: wits count as well as the way. [TOH-14.2]"""
    due = pending(state)
    best: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and not state.marked(unit, PRONE):
            gap = max(state.scene.gap_at(unit, x, y, MARKER_RADIUS), 0)
            way = FAR - gap + (STEP if unit == due else 0)
            skill = SKILL + PASS[state.roster.wits[unit]]
            best = max(best, way * skill // 1000)
        unit += 1
    return _pressing(state) * best // FAR


def _holding(state: Skirmish, side: i64) -> i64:
    """Markers held count more and more until the limit. [TOH-14.6, TOH-15.11]"""
    held = HOLDING + 2 * HOLDING * state.bag.round // state.terms.round_limit
    worth: i64 = 0
    for x, y in state.scenario().markers:
        worth += _near(state, side, x, y)
        if controls(state, side, x, y):
            worth += held
    return worth


def _near(state: Skirmish, side: i64, x: i64, y: i64) -> i64:
    """How near the nearest unit of a side is that stands."""
    due = pending(state)
    best: i64 = FAR
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and not state.marked(unit, PRONE):
            gap = max(state.scene.gap_at(unit, x, y, MARKER_RADIUS), 0)
            best = min(best, gap - STEP if unit == due else gap)
        unit += 1
    return SEEKING * (FAR - best) // FAR
