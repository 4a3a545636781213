"""Whom a unit may charge or shoot, and who counts as nearest. (Chapters 7 and 8.)"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.field import PRONE, RELOAD
from sengoku.games.skirmish.rules.pools import (
    barged_past,
    charge_mods,
    shot_mods,
    soft_bases,
    strike_dice,
)
from sengoku.games.skirmish.rules.skills import HURT_LEG, ONE_WITH_NATURE, VAULT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.approach import OPEN, Approach, approach
from sengoku.geometry.sight import in_view, sees
from sengoku.geometry.travel import ROUGH_CAP, Gait

__all__ = [
    "CHARGE_GAIT",
    "MOVE_GAIT",
    "SHORT_GAIT",
    "can_charge",
    "can_shoot",
    "charge_gait",
    "charge_targets",
    "charge_way",
    "enter_gait",
    "may_charge",
    "may_shoot",
    "move_gait",
    "nearest",
    "needs_wits",
    "rival_of",
    "short_gait",
    "shot_targets",
    "visible",
]

MOVE_GAIT: Final = Gait(constant("move"))
SHORT_GAIT: Final = Gait(constant("short"))
CHARGE_GAIT: Final = Gait(constant("charge"))
# Beyond this gap no charge path is short enough; the spot is rounded towards the attacker by less
# than two, so that the gap alone decides nothing nearer.
REACH: Final[i64] = constant("charge") + 2


def move_gait(state: Skirmish, unit: i64) -> Gait:
    """A carrier is slower. [TOH-6.3, TOH-14.4]"""
    if not state.carries(unit):
        return _gait(state, unit, MOVE_GAIT)
    return _gait(state, unit, Gait(state.terms.carry_limit))


def short_gait(state: Skirmish, unit: i64) -> Gait:
    return _gait(state, unit, SHORT_GAIT)


def charge_gait(state: Skirmish, unit: i64) -> Gait:
    return _gait(state, unit, CHARGE_GAIT)


def enter_gait(state: Skirmish, unit: i64) -> Gait:
    return _gait(state, unit, MOVE_GAIT)


def _gait(state: Skirmish, unit: i64, plain: Gait) -> Gait:
    """A hurt leg shortens it; some cards make light of fences and rough ground. [C7, C8]"""
    if state.terms.level == 1:
        return plain
    limit = plain.limit - (2000 if state.injured(unit, HURT_LEG) else 0)
    cross = 0 if state.holds(unit, VAULT) else plain.cross
    return Gait(limit, cross, limit if state.holds(unit, ONE_WITH_NATURE) else ROUGH_CAP)


def may_charge(state: Skirmish, unit: i64) -> bool:
    """[TOH-8.5, TOH-6.2, TOH-14.4]"""
    return state.on(unit) and not state.marked(unit, PRONE) and not state.carries(unit)


def may_shoot(state: Skirmish, unit: i64) -> bool:
    """[TOH-8.1, TOH-14.4]"""
    return (
        state.on(unit)
        and WEAPON_RANGE[state.roster.weapon[unit]] > 0
        and not state.marked(unit, PRONE | RELOAD)
        and not state.carries(unit)
    )


def visible(state: Skirmish, unit: i64, x: i64, y: i64, target: i64, shot: i64) -> bool:
    """Sight from a place, and a way whose whole width is not covered. [TOH-7.1, TOH-7.11]"""
    if not state.terms.covers:
        return sees(state.scene, unit, x, y, target)
    if shot:
        return in_view(state.scene, unit, x, y, target, 0, ground=True)
    return in_view(state.scene, unit, x, y, target, barged_past(state, unit), ground=False)


def charge_way(state: Skirmish, unit: i64, target: i64) -> Approach:
    soft = soft_bases(state, unit, target)
    return approach(state.scene, unit, target, charge_gait(state, unit), soft)


def can_charge(state: Skirmish, unit: i64, target: i64) -> bool:
    """In view, a way, and at least one die. [TOH-8.5]"""
    scene = state.scene
    if not scene.here[target] or not scene.enemies(unit, target):
        return False
    if not scene.within(unit, target, REACH):
        return False
    way = charge_way(state, unit, target)
    if way.why != OPEN or not visible(state, unit, scene.x[unit], scene.y[unit], target, 0):
        return False
    return strike_dice(state, unit, target, 0, charge_mods(state, unit, target, way)) >= 1


def charge_targets(state: Skirmish, unit: i64) -> vec[i64]:
    targets = vec[i64]()
    if not may_charge(state, unit):
        return targets
    rival = rival_of(state, unit)
    if rival >= 0 and can_charge(state, unit, rival):
        return append(targets, rival)
    foe = state.first_unit(1 - state.side(unit))
    end = state.after_last(1 - state.side(unit))
    while foe < end:
        if can_charge(state, unit, foe):
            targets = append(targets, foe)
        foe += 1
    return targets


def rival_of(state: Skirmish, unit: i64) -> i64:
    """Who must be charged after a challenge, while both are on the table. [C7]"""
    place: i64 = 0
    while place + 1 < len(state.rivals):
        a, b = state.rivals[place], state.rivals[place + 1]
        if (a == unit or b == unit) and state.on(a) and state.on(b):
            return b if a == unit else a
        place += 2
    return -1


def can_shoot(state: Skirmish, unit: i64, x: i64, y: i64, target: i64) -> bool:
    """From a place: range, in view, no friend in the way, at least one die. [TOH-8.2]"""
    scene = state.scene
    if not scene.here[target] or not scene.enemies(unit, target):
        return False
    reach = WEAPON_RANGE[state.roster.weapon[unit]] + 1
    if not scene.nearer_at(target, unit, x, y, reach):
        return False
    mods = shot_mods(state, unit, x, y, target)
    if strike_dice(state, unit, target, 1, mods) < 1:
        return False
    return visible(state, unit, x, y, target, 1)


def shot_targets(state: Skirmish, unit: i64, x: i64, y: i64) -> vec[i64]:
    targets = vec[i64]()
    foe = state.first_unit(1 - state.side(unit))
    end = state.after_last(1 - state.side(unit))
    while foe < end:
        if can_shoot(state, unit, x, y, foe):
            targets = append(targets, foe)
        foe += 1
    return targets


def nearest(state: Skirmish, unit: i64, targets: vec[i64]) -> i64:
    """Of the legal targets the nearest, of equals the lowest number. [TOH-7.13]"""
    best: i64 = -1
    least: i64 = 0
    for target in targets:
        gap = state.scene.gap(unit, target)
        if best < 0 or gap < least:
            best, least = target, gap
    return best


def needs_wits(state: Skirmish, unit: i64, target: i64, shot: i64) -> bool:
    """Whether an enemy in view is nearer than this legal target, be it legal or not. [TOH-7.12]

    One that is nearer is in range as well. After a challenge nobody is asked. [C7]
    """
    scene = state.scene
    if not shot and rival_of(state, unit) == target:
        return False
    gap = scene.gap(unit, target)
    x, y = scene.x[unit], scene.y[unit]
    foe = state.first_unit(1 - state.side(unit))
    end = state.after_last(1 - state.side(unit))
    while foe < end:
        if scene.here[foe] and scene.gap(unit, foe) < gap:
            if _counts(state, unit, x, y, foe, shot):
                return True
        foe += 1
    return False


def _counts(state: Skirmish, unit: i64, x: i64, y: i64, foe: i64, shot: i64) -> bool:
    """Whether an enemy can be the nearest one. [TOH-7.12]"""
    if state.terms.nearest_in_view:
        return visible(state, unit, x, y, foe, shot)
    return can_shoot(state, unit, x, y, foe) if shot else can_charge(state, unit, foe)
