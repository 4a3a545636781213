"""How many dice a roll has, and why: each pool can be asked for its reasons.

A pool is counted the same way for play and for explaining; with a tally every die says its clause.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.components import (
    ARCHERY_SERGEANT,
    BANNER,
    BOW,
    DAGGER,
    MUSICIAN,
    WEAPON_DICE,
    WEAPON_FAR,
    WEAPON_RANGE,
    bonus,
    constant,
)
from sengoku.games.skirmish.rules.lengths import TOUCH
from sengoku.games.skirmish.rules.parts.units import ALERT, ON, PRONE
from sengoku.games.skirmish.rules.skills import (
    BARGE_PAST,
    BROKEN_RIBS,
    COMMANDING_PRESENCE,
    DEFENSIVE_DRILLS,
    EXCEPTIONAL_ARMOUR,
    HEAD_BLOW,
    HURT_ARM,
    HURT_HAND,
    MILITARY_SCHOLAR,
    VAULT,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.approach import Approach, friends_in_lane
from sengoku.geometry.ground import FLAT, RISE
from sengoku.geometry.plane import bit
from sengoku.kernel.tally import Tally

__all__ = [
    "FRIEND_FORBIDS",
    "avoid_dice",
    "barged_past",
    "can_avoid",
    "charge_mods",
    "damage_base",
    "damage_dice",
    "honor_dice",
    "lowered",
    "ones",
    "shot_mods",
    "soft_bases",
    "strike_dice",
    "weapon_in",
    "wits_dice",
]

BANNER_REACH: Final[i64] = constant("banner")
MUSICIAN_REACH: Final[i64] = constant("music")
ARCHERY_REACH: Final[i64] = constant("archery")
FRIEND_FORBIDS: Final[i64] = -99  # instead of what a shot adds and takes: it is forbidden

IMPALE: Final[i64] = bonus("impale")
FEWER: Final[i64] = bonus("twin_strike") | bonus("fast_shot")


def ones(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def commander_near(state: Skirmish, card: i64, unit: i64, reach: i64, x: i64, y: i64) -> bool:
    """Whether a command model helps a unit that stands at a place. [TOH-12.6]"""
    if not state.looked_up_to(state.side(unit)):
        return False
    roster, scene = state.roster, state.scene
    side = state.side(unit)
    other = state.first_unit(side)
    while other < state.after_last(side):
        if roster.card[other] == card and other != unit:
            if state.units.zone[other] == ON and not state.marked(other, PRONE):
                if scene.gap_at(other, x, y, scene.bases.radius[unit]) <= reach:
                    return True
        other += 1
    return False


def _helped(state: Skirmish, card: i64, unit: i64, reach: i64) -> bool:
    """A commoner near a command model of its side."""
    if state.roster.noble[unit] or state.units.zone[unit] != ON:
        return False
    return commander_near(state, card, unit, reach, state.scene.x[unit], state.scene.y[unit])


# -- strike ----------------------------------------------------------------------------------------


def strike_dice(
    state: Skirmish, a: i64, target: i64, shot: i64, mods: i64, tally: Tally | None = None
) -> i64:
    """[TOH-9.2]; `mods` is what the way to the target adds and takes."""
    dice = lowered(state, a, state.roster.aim[a], HURT_ARM, tally) + mods
    if state.roster.group(a) and state.units.models[a] >= 2:
        dice += 1
        if tally is not None:
            tally.add(1, "group", "TOH-12.3")
    if not shot and state.marked(target, PRONE):
        dice += 1
        if tally is not None:
            tally.add(1, "prone", "TOH-9.21")
    return dice


def soft_bases(state: Skirmish, a: i64, target: i64) -> i64:
    """Enemy commoners whom the charger barges past, a bit each. [C7]"""
    if not state.holds(a, BARGE_PAST):
        return 0
    found: i64 = 0
    side = 1 - state.side(a)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if unit != target and not state.roster.noble[unit]:
            found |= bit(unit)
        unit += 1
    return found


def barged_past(state: Skirmish, a: i64) -> i64:
    """All commoners, if the charger barges past: they cover nothing of his way. [C7]"""
    if not state.holds(a, BARGE_PAST):
        return 0
    found: i64 = 0
    unit: i64 = 0
    while unit < state.roster.count:
        if not state.roster.noble[unit]:
            found |= bit(unit)
        unit += 1
    return found


def high_ground(state: Skirmish, x: i64, y: i64, target: i64) -> bool:
    """[TOH-8.11]"""
    scene = state.scene
    return scene.high(x, y) and not scene.high(scene.x[target], scene.y[target])


def charge_mods(
    state: Skirmish, a: i64, target: i64, way: Approach, tally: Tally | None = None
) -> i64:
    """What a charge adds and takes: high ground, a bend, friends in the way."""
    scene = state.scene
    high: i64 = 1 if high_ground(state, scene.x[a], scene.y[a], target) else 0
    friends = ones(friends_in_lane(scene, a, target, way, soft_bases(state, a, target)))
    bend: i64 = 1 if way.bends and not state.holds(a, VAULT) else 0
    if tally is not None:
        _reason(tally, high, "high-ground", "TOH-8.11")
        _reason(tally, -bend, "bend", "TOH-8.8")
        _reason(tally, -friends, "friends-in-the-way", "TOH-8.9")
    return high - bend - friends


def _reason(tally: Tally, amount: i64, why: str, clause: str) -> None:
    if amount != 0:
        tally.add(int(amount), why, clause)


def shot_mods(
    state: Skirmish, a: i64, x: i64, y: i64, target: i64, tally: Tally | None = None
) -> i64:
    """What a shot from a place adds and takes; a friend in the way forbids it."""
    scene = state.scene
    kx, ky = scene.spot(a, x, y, target)
    enemies: i64 = 0
    m: i64 = 0
    while m < scene.count():
        if scene.here[m] and m != a and m != target and scene.in_lane(m, a, x, y, kx, ky):
            if not scene.enemies(a, m):
                return FRIEND_FORBIDS
            enemies += 1
        m += 1
    pieces = _pieces_in_way(state, a, x, y, target, kx, ky)
    high: i64 = 1 if high_ground(state, x, y, target) else 0
    archery: i64 = 1 if _archery(state, a, x, y) else 0
    if tally is not None:
        _reason(tally, high, "high-ground", "TOH-8.11")
        _reason(tally, archery, "archery-sergeant", "TOH-12.10")
        _reason(tally, -enemies, "enemies-in-the-way", "TOH-8.3")
        _reason(tally, -pieces, "terrain-in-the-way", "TOH-8.3")
    return high + archery - enemies - pieces


def _archery(state: Skirmish, a: i64, x: i64, y: i64) -> bool:
    """[TOH-12.10]"""
    if not state.roster.group(a) or state.roster.weapon[a] != BOW:
        return False
    return commander_near(state, ARCHERY_SERGEANT, a, ARCHERY_REACH, x, y)


def _pieces_in_way(state: Skirmish, a: i64, x: i64, y: i64, target: i64, kx: i64, ky: i64) -> i64:
    """[TOH-8.3]"""
    scene = state.scene
    ground = scene.ground
    found: i64 = 0
    piece: i64 = 0
    while piece < ground.pieces():
        if ground.kind[piece] != FLAT and scene.piece_in_lane(piece, a, x, y, kx, ky):
            touched = ground.touched(piece, x, y, scene.bases.radius[a] + TOUCH)
            stood_on = ground.kind[piece] == RISE and ground.holds(
                piece, scene.x[target], scene.y[target]
            )
            if not touched and not stood_on:
                found += 1
        piece += 1
    return found


# -- avoid, damage, wits, honor --------------------------------------------------------------------


def can_avoid(state: Skirmish, unit: i64) -> bool:
    """[TOH-9.7]"""
    return state.marked(unit, ALERT) or state.left(unit) > 0


def avoid_dice(state: Skirmish, attack: Attack, tally: Tally | None = None) -> i64:
    """[TOH-9.9]"""
    unit = attack.target
    dice = lowered(state, unit, state.roster.agility[unit], HURT_HAND, tally)
    if not attack.shot and state.roster.group(unit):
        if taught(state, unit, DEFENSIVE_DRILLS):
            dice += 1
            if tally is not None:
                tally.add(1, "defensive-drills", "TOH-17.4")
    if attack.kept & FEWER:
        dice -= 1
        if tally is not None:
            tally.add(-1, "strike-bonus", "TOH-9.5")
    if _helped(state, BANNER, unit, BANNER_REACH):
        dice += 1
        if tally is not None:
            tally.add(1, "banner", "TOH-12.9")
    return dice


def damage_base(state: Skirmish, a: i64, shot: i64, gap: i64) -> i64:
    """Strength in melee, else what the weapon has at this distance. [TOH-9.13]"""
    if not shot:
        return state.roster.strength[a]
    weapon = state.roster.weapon[a]
    return WEAPON_DICE[weapon] - (1 if gap > WEAPON_FAR[weapon] else 0)


def weapon_in(state: Skirmish, attack: Attack) -> i64:
    """In melee a ranged weapon counts as a dagger. [TOH-3.6]"""
    weapon = state.roster.weapon[attack.attacker]
    return DAGGER if not attack.shot and WEAPON_RANGE[weapon] > 0 else weapon


def damage_dice(state: Skirmish, attack: Attack, tally: Tally | None = None) -> i64:
    """[TOH-9.13]"""
    target = attack.target
    dice = damage_base(state, attack.attacker, attack.shot, attack.gap)
    if not attack.shot:
        dice = lowered(state, attack.attacker, dice, BROKEN_RIBS, tally)
    drops = state.units.drops[target]
    bare = state.roster.unarmored[target]
    impaled: i64 = 1 if attack.kept & IMPALE else 0
    if tally is not None:
        _reason(tally, drops, "drops", "TOH-9.13")
        _reason(tally, bare, "unarmored", "TOH-9.13")
        _reason(tally, impaled, "impale", "TOH-9.12")
    dice += drops + bare + impaled
    if state.holds(target, EXCEPTIONAL_ARMOUR) and dice > 1:
        dice -= 1
        if tally is not None:
            tally.add(-1, "exceptional-armour", "TOH-17.4")
    return dice


def taught(state: Skirmish, unit: i64, card: i64) -> bool:
    """Whether the card of another unit near this one gives it dice. [C7, C9]"""
    return state.looked_up_to(state.side(unit)) and state.helper(unit, card) >= 0


def lowered(state: Skirmish, unit: i64, value: i64, injury: i64, tally: Tally | None = None) -> i64:
    """A value, less one for an injury, but never below 1. [C8]"""
    if value <= 1 or not state.injured(unit, injury):
        return value
    if tally is not None:
        tally.add(-1, "injury", "TOH-18.1")
    return value - 1


def wits_dice(state: Skirmish, unit: i64, *, target_choice: bool = False) -> i64:
    """A scholar helps himself and commoners near him to choose among targets. [C7]"""
    dice = lowered(state, unit, state.roster.wits[unit], HEAD_BLOW)
    if target_choice:
        near = not state.roster.noble[unit] and taught(state, unit, MILITARY_SCHOLAR)
        if near or state.holds(unit, MILITARY_SCHOLAR):
            dice += 2
    return dice


def honor_dice(state: Skirmish, unit: i64, *, nerve: bool, tally: Tally | None = None) -> i64:
    """Nerve tests, and honor tests at the edge. [TOH-11.2, TOH-11.6]"""
    dice = state.roster.honor[unit]
    full: i64 = (
        1
        if state.roster.group(unit) and state.units.models[unit] == state.roster.models[unit]
        else 0
    )
    drops = state.units.drops[unit] if nerve or state.terms.drops_on_all_honour else 0
    music: i64 = 1 if nerve and _helped(state, MUSICIAN, unit, MUSICIAN_REACH) else 0
    if tally is not None:
        _reason(tally, full, "group", "TOH-12.3")
        _reason(tally, -drops, "drops", "TOH-11.2")
        _reason(tally, music, "musician", "TOH-12.8")
    leader: i64 = 1 if nerve and taught(state, unit, COMMANDING_PRESENCE) else 0
    stains = state.cards.stained(unit)
    if tally is not None:
        _reason(tally, leader, "commanding-presence", "TOH-17.4")
        _reason(tally, -stains, "stain", "TOH-18.2")
    return dice + full - drops + music + leader - stains
