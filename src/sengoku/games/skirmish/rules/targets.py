"""Whom a unit may charge or shoot, and who counts as nearest. (Chapters 7 and 8.)"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.hindrances import (
    CARRIES,
    COVERED,
    ENEMY_IN_WAY,
    FRIEND_IN_WAY,
    LIES_PRONE,
    NO_DICE_TO_CHARGE,
    NO_DICE_TO_SHOOT,
    NO_FOE_TO_CHARGE,
    NO_FOE_TO_SHOOT,
    NO_ROOM_AT_TARGET,
    OPEN,
    OUT_OF_RANGE,
    OWES_DUEL,
    TERRAIN_IN_WAY,
    TOO_FAR,
    UNARMED,
    UNLOADED,
)
from sengoku.games.skirmish.rules.lengths import CROSS_COST, ROUGH_CAP
from sengoku.games.skirmish.rules.parts.units import PRONE, RELOAD
from sengoku.games.skirmish.rules.pools import (
    FRIEND_FORBIDS,
    barged_past,
    charge_mods,
    shot_mods,
    soft_bases,
    strike_dice,
)
from sengoku.games.skirmish.rules.skills import HOBBLE, HURT_LEG, ONE_WITH_NATURE, VAULT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.approach import OPEN as WAY_OPEN
from sengoku.geometry.approach import Approach, approach
from sengoku.geometry.sight import in_view, sees
from sengoku.geometry.travel import Gait

__all__ = [
    "CHARGE_GAIT",
    "MOVE_GAIT",
    "SHORT_GAIT",
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
    "why_not_attack",
    "why_not_charge",
    "why_not_reach",
    "why_not_shoot",
]

MOVE_GAIT: Final = Gait(constant("move"), CROSS_COST, ROUGH_CAP)
SHORT_GAIT: Final = Gait(constant("short"), CROSS_COST, ROUGH_CAP)
CHARGE_GAIT: Final = Gait(constant("charge"), CROSS_COST, ROUGH_CAP)
# Beyond this gap no charge path is short enough; the spot is rounded towards the attacker by less
# than two, so that the gap alone decides nothing nearer.
REACH: Final[i64] = constant("charge") + 2
# By what `approach` found: nothing, an enemy in the lane, too far, no room, no way.
_NO_WAY: Final = vec[i64]([OPEN, ENEMY_IN_WAY, TOO_FAR, NO_ROOM_AT_TARGET, TERRAIN_IN_WAY])


def move_gait(state: Skirmish, unit: i64) -> Gait:
    """A carrier is slower. [TOH-6.3, TOH-14.4]"""
    if not state.carries(unit):
        return _gait(state, unit, MOVE_GAIT)
    return _gait(state, unit, Gait(state.terms.carry_limit, CROSS_COST, ROUGH_CAP))


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
    limit = plain.limit - (HOBBLE if state.injured(unit, HURT_LEG) else 0)
    cross = 0 if state.holds(unit, VAULT) else plain.cross
    return Gait(limit, cross, limit if state.holds(unit, ONE_WITH_NATURE) else ROUGH_CAP)


def why_not_attack(state: Skirmish, unit: i64, target: i64, shot: i64) -> i64:
    """What keeps a unit from charging, or from shooting, at all, and at this one of all units.

    [TOH-8.1, TOH-8.5, TOH-6.2, TOH-14.4]
    """
    why = why_not_strike_out(state, unit, shot)
    if why == OPEN and (target >= state.roster.count or not _is_foe(state, unit, target)):
        return NO_FOE_TO_SHOOT if shot else NO_FOE_TO_CHARGE
    return why


def why_not_strike_out(state: Skirmish, unit: i64, shot: i64) -> i64:
    """What keeps a unit on the table from charging, or from shooting, at all."""
    if shot and WEAPON_RANGE[state.roster.weapon[unit]] == 0:
        return UNARMED
    if state.marked(unit, PRONE):
        return LIES_PRONE
    if shot and state.marked(unit, RELOAD):
        return UNLOADED
    return CARRIES if state.carries(unit) else OPEN


def _is_foe(state: Skirmish, unit: i64, target: i64) -> bool:
    return state.scene.here[target] == 1 and state.scene.enemies(unit, target)


def may_charge(state: Skirmish, unit: i64) -> bool:
    return state.on(unit) and why_not_strike_out(state, unit, 0) == OPEN


def may_shoot(state: Skirmish, unit: i64) -> bool:
    return state.on(unit) and why_not_strike_out(state, unit, 1) == OPEN


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


def why_not_reach(state: Skirmish, unit: i64, target: i64) -> i64:
    """A charge at a target, whoever else is owed one: in view, a way, and at least one die.

    What is quickly seen comes first. [TOH-8.5, TOH-8.6, TOH-8.7, TOH-8.8, TOH-8.9, TOH-8.10]
    """
    scene = state.scene
    if not _is_foe(state, unit, target):
        return NO_FOE_TO_CHARGE
    if not scene.within(unit, target, REACH):
        return TOO_FAR
    way = charge_way(state, unit, target)
    if way.why != WAY_OPEN:
        return _NO_WAY[way.why]
    if not visible(state, unit, scene.x[unit], scene.y[unit], target, 0):
        return COVERED
    dice = strike_dice(state, unit, target, 0, charge_mods(state, unit, target, way))
    return OPEN if dice >= 1 else NO_DICE_TO_CHARGE


def why_not_charge(state: Skirmish, unit: i64, target: i64) -> i64:
    """A charge reaches an enemy within six inches on a free way. [TOH-8.5, TOH-17.5]"""
    why = why_not_attack(state, unit, target, 0)
    if why == OPEN:
        why = why_not_reach(state, unit, target)
    if why == OPEN and _duel(state, unit) not in (NO_UNIT, target):
        return OWES_DUEL
    return why


def _duel(state: Skirmish, unit: i64) -> i64:
    """The rival whom a unit owes a charge and can charge; NO_UNIT if there is none. [C7]"""
    rival = rival_of(state, unit)
    if rival != NO_UNIT and why_not_reach(state, unit, rival) == OPEN:
        return rival
    return NO_UNIT


def charge_targets(state: Skirmish, unit: i64) -> vec[i64]:
    targets = vec[i64]()
    if not may_charge(state, unit):
        return targets
    rival = _duel(state, unit)
    if rival != NO_UNIT:
        return append(targets, rival)
    foe = state.first_unit(1 - state.side(unit))
    end = state.after_last(1 - state.side(unit))
    while foe < end:
        if why_not_reach(state, unit, foe) == OPEN:
            targets = append(targets, foe)
        foe += 1
    return targets


def rival_of(state: Skirmish, unit: i64) -> i64:
    """Who must be charged after a challenge, while both are on the table. [C7]"""
    place: i64 = 0
    while place + 1 < len(state.cards.rivals):
        a, b = state.cards.rivals[place], state.cards.rivals[place + 1]
        if (a == unit or b == unit) and state.on(a) and state.on(b):
            return b if a == unit else a
        place += 2
    return NO_UNIT


def why_not_shoot(state: Skirmish, unit: i64, x: i64, y: i64, target: i64) -> i64:
    """A shot from a place: range, in view, no friend in the way, at least one die.

    What is quickly seen comes first. [TOH-8.2]
    """
    if not _is_foe(state, unit, target):
        return NO_FOE_TO_SHOOT
    reach = WEAPON_RANGE[state.roster.weapon[unit]] + 1
    if not state.scene.nearer_at(target, unit, x, y, reach):
        return OUT_OF_RANGE
    mods = shot_mods(state, unit, x, y, target)
    if mods == FRIEND_FORBIDS:
        return FRIEND_IN_WAY
    if strike_dice(state, unit, target, 1, mods) < 1:
        return NO_DICE_TO_SHOOT
    return OPEN if visible(state, unit, x, y, target, 1) else COVERED


def shot_targets(state: Skirmish, unit: i64, x: i64, y: i64) -> vec[i64]:
    targets = vec[i64]()
    foe = state.first_unit(1 - state.side(unit))
    end = state.after_last(1 - state.side(unit))
    while foe < end:
        if why_not_shoot(state, unit, x, y, foe) == OPEN:
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
    if shot:
        return why_not_shoot(state, unit, x, y, foe) == OPEN
    return why_not_reach(state, unit, foe) == OPEN
