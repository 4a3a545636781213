"""Why an action is not allowed, as people are told: the reason of the predicate that forbids it.

Of several reasons against an attack the one is told that a player would look for first: sight.
What is too far is told with its lengths: how far it is, and how far one gets.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    ARRIVE,
    CHARGE,
    ENTER,
    MOVE,
    SHOOT,
    target_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.components import WEAPON_RANGE
from sengoku.games.skirmish.rules.hindrances import (
    COVERED,
    ENEMY_IN_WAY,
    FRIEND_IN_WAY,
    NO_DICE_TO_SHOOT,
    NO_ROOM_AT_TARGET,
    NO_WAY_IN,
    NO_WAY_THERE,
    OPEN,
    OUT_OF_RANGE,
    TERRAIN_IN_WAY,
    TOO_FAR,
    UNSEEN,
    refused,
)
from sengoku.games.skirmish.rules.legality import why_not_act, why_not_shoot_from
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import (
    charge_gait,
    enter_gait,
    move_gait,
    short_gait,
    visible,
    why_not_charge,
)
from sengoku.geometry.plane import leg
from sengoku.geometry.sight import sees
from sengoku.kernel.problem import IllegalAction

__all__ = ["action_problem", "charge_problem", "move_problem", "shot_problem"]

TENTH: Final[i64] = 100  # of an inch


def _tenths(length: i64) -> int:
    """Rounded up, so that what is too far never reads as near enough."""
    return int((length + TENTH - 1) // TENTH * TENTH)


def charge_problem(state: Skirmish, unit: i64, target: i64) -> IllegalAction | None:
    why = _charge_told(state, unit, target, why_not_charge(state, unit, target))
    return None if why == OPEN else _charge_refused(state, unit, target, why)


def _charge_refused(state: Skirmish, unit: i64, target: i64, why: i64) -> IllegalAction:
    if why != TOO_FAR:
        return refused(why)
    reach = charge_gait(state, unit).limit
    # The way there is rounded up and the gap down: they may be one apart.
    apart = max(state.scene.gap(unit, target), reach + 1)
    return refused(why, _tenths(apart), int(reach))


def _charge_told(state: Skirmish, unit: i64, target: i64, why: i64) -> i64:
    """Sight before an enemy in the way, a covered way before its end and terrain. [TOH-7.11]"""
    if why in (ENEMY_IN_WAY, COVERED, NO_ROOM_AT_TARGET, TERRAIN_IN_WAY):
        x, y = state.scene.x[unit], state.scene.y[unit]
        if not sees(state.scene, unit, x, y, target):
            return UNSEEN
        if why != ENEMY_IN_WAY and not visible(state, unit, x, y, target, 0):
            return COVERED
    return why


def shot_problem(state: Skirmish, unit: i64, target: i64, x: i64, y: i64) -> IllegalAction | None:
    """Of a unit that would go to a place and shoot at the target from there."""
    why = why_not_shoot_from(state, unit, x, y, target)
    why = _shot_told(state, unit, x, y, target, why)
    return None if why == OPEN else _shot_refused(state, unit, x, y, target, why)


def _shot_refused(
    state: Skirmish, unit: i64, x: i64, y: i64, target: i64, why: i64
) -> IllegalAction:
    if why != OUT_OF_RANGE:
        return _way_refused(state, unit, x, y, short_gait(state, unit).limit, why)
    reach = WEAPON_RANGE[state.roster.weapon[unit]]
    gap = state.scene.gap_at(target, x, y, state.scene.bases.radius[unit])
    return refused(why, _tenths(gap), int(reach))


def move_problem(state: Skirmish, unit: i64, action: i64, why: i64) -> IllegalAction:
    """Of a unit that would go to the place of the action."""
    what = verb(action)
    if what == MOVE:
        gait = move_gait(state, unit)
    elif what in (ENTER, ARRIVE):
        gait = enter_gait(state, unit)
    else:
        gait = short_gait(state, unit)
    return _way_refused(state, unit, x_of(action), y_of(action), gait.limit, why)


def _way_refused(state: Skirmish, unit: i64, x: i64, y: i64, reach: i64, why: i64) -> IllegalAction:
    """Who comes in has no place yet to measure from."""
    if why == NO_WAY_THERE:
        far = leg(state.scene.x[unit], state.scene.y[unit], x, y)
        return refused(why, _tenths(far), int(reach))
    return refused(why, 0, int(reach)) if why == NO_WAY_IN else refused(why)


def _shot_told(state: Skirmish, unit: i64, x: i64, y: i64, target: i64, why: i64) -> i64:
    """Sight before friends, a covered way before missing dice. [TOH-7.11, TOH-8.2]"""
    if why in (FRIEND_IN_WAY, NO_DICE_TO_SHOOT, COVERED):
        if not sees(state.scene, unit, x, y, target):
            return UNSEEN
        if why == NO_DICE_TO_SHOOT and not visible(state, unit, x, y, target, 1):
            return COVERED
    return why


def action_problem(state: Skirmish, unit: i64, action: i64) -> IllegalAction:
    """Why the unit with the token may not do this. [TOH-6.1]"""
    why, target = why_not_act(state, unit, action), target_of(action)
    if verb(action) == CHARGE:
        return _charge_refused(state, unit, target, _charge_told(state, unit, target, why))
    if verb(action) == SHOOT:
        x, y = x_of(action), y_of(action)
        return _shot_refused(state, unit, x, y, target, _shot_told(state, unit, x, y, target, why))
    return move_problem(state, unit, action, why)
