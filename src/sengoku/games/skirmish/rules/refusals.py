"""Why an action is not allowed, as people are told: the reason of the predicate that forbids it.

Of several reasons against an attack the one is told that a player would look for first: sight.
"""

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import CHARGE, SHOOT, target_of, verb, x_of, y_of
from sengoku.games.skirmish.rules.hindrances import (
    COVERED,
    ENEMY_IN_WAY,
    FRIEND_IN_WAY,
    NO_DICE_TO_SHOOT,
    NO_ROOM_AT_TARGET,
    TERRAIN_IN_WAY,
    UNSEEN,
    problem,
    refused,
)
from sengoku.games.skirmish.rules.legality import why_not_act, why_not_shoot_from
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import visible, why_not_charge
from sengoku.geometry.sight import sees
from sengoku.kernel.problem import IllegalAction

__all__ = ["action_problem", "charge_problem", "shot_problem"]


def charge_problem(state: Skirmish, unit: i64, target: i64) -> IllegalAction | None:
    return problem(_charge_told(state, unit, target, why_not_charge(state, unit, target)))


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
    return problem(_shot_told(state, unit, x, y, target, why))


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
        why = _charge_told(state, unit, target, why)
    elif verb(action) == SHOOT:
        why = _shot_told(state, unit, x_of(action), y_of(action), target, why)
    return refused(why)
