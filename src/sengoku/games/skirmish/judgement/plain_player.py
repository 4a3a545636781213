"""What a plain warrior does without thinking long: the policy of playouts."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.threats import MOST, PASS, strike_dice_about
from sengoku.games.skirmish.rules.actions import (
    CAUTIOUS,
    CHARGE,
    MOVE,
    RELOAD_GUN,
    SHOOT,
    make,
    simple,
    target_of,
    unit_of,
    verb,
)
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.hindrances import OPEN
from sengoku.games.skirmish.rules.lengths import ZONE
from sengoku.games.skirmish.rules.parts.units import OFF, PRONE, RELOAD
from sengoku.games.skirmish.rules.pools import can_avoid, damage_base
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import ChooseAction
from sengoku.games.skirmish.rules.steps.attack import FreeCharge
from sengoku.games.skirmish.rules.steps.rounds import GiveToken
from sengoku.games.skirmish.rules.targets import (
    may_charge,
    may_shoot,
    move_gait,
    short_gait,
    why_not_reach,
    why_not_shoot,
)
from sengoku.geometry.plane import ray_in, spoke
from sengoku.geometry.travel import straight_cost
from sengoku.kernel.nature import CHOICE, Fast

__all__ = ["plain_move"]

CHARGE_REACH: Final[i64] = constant("charge")
_WEIGHTS: Final = Weights("skirmish", "plain_player")
CAREFUL: Final[i64] = _WEIGHTS.whole("careful")
HERO_PRICE: Final[i64] = _WEIGHTS.whole("hero_price")
NOBLE_PRICE: Final[i64] = _WEIGHTS.whole("noble_price")
WOUND: Final[i64] = _WEIGHTS.whole("wound")
WHIM: Final[i64] = _WEIGHTS.whole("whim")


def plain_move(state: Skirmish, chooser: Fast) -> i64:
    question = state.question()
    if isinstance(question, ChooseAction):
        unit = state.actor
        if state.units.zone[unit] != OFF and not state.marked(unit, PRONE):
            return _act(state, unit, chooser)
    elif isinstance(question, GiveToken):
        return _give(state, chooser)
    elif isinstance(question, FreeCharge):
        return _follow(state)
    return state.pick(chooser)


def _follow(state: Skirmish) -> i64:
    best: i64 = -1
    chosen: i64 = 0
    for option in state.options():
        if verb(option) == CHARGE:
            gain = _blow(state, unit_of(option), target_of(option), False, 0)
            if gain > best:
                best, chosen = gain, option
    return chosen


def _act(state: Skirmish, unit: i64, chooser: Fast) -> i64:
    attack = _attack(state, unit)
    if attack >= 0:
        return attack
    if state.marked(unit, RELOAD):
        return simple(RELOAD_GUN, unit)
    return _advance(state, unit, chooser)


def _give(state: Skirmish, chooser: Fast) -> i64:
    best: i64 = -1
    chosen: i64 = 0
    for option in state.options():
        unit = unit_of(option)
        gain: i64 = chooser.below(CHOICE, WHIM)
        if state.on(unit) and not state.marked(unit, PRONE | RELOAD):
            gain += _prospect(state, unit)
        if gain > best:
            best, chosen = gain, option
    return chosen


def _prospect(state: Skirmish, unit: i64) -> i64:
    scene = state.scene
    best: i64 = 0
    side = 1 - state.side(unit)
    shoots = may_shoot(state, unit)
    foe = state.first_unit(side)
    while foe < state.after_last(side):
        if state.on(foe):
            gap = scene.gap(unit, foe)
            if gap <= CHARGE_REACH:
                best = max(best, _blow(state, unit, foe, False, gap))
            if shoots and gap <= WEAPON_RANGE[state.roster.weapon[unit]]:
                best = max(best, _blow(state, unit, foe, True, gap))
        foe += 1
    return best


def _blow(state: Skirmish, unit: i64, foe: i64, shot: bool, gap: i64) -> i64:
    """What an attack is worth, about: a life or a wound, and an avoid that is used up."""
    roster = state.roster
    price = roster.cost[foe] * 1000 // roster.models[foe]
    if roster.noble[foe]:
        price = HERO_PRICE if roster.hero[foe] else NOBLE_PRICE
    strike = PASS[strike_dice_about(state, unit, foe, shot)]
    dice = min(damage_base(state, unit, 1 if shot else 0, gap) + state.units.drops[foe], MOST)
    harm = price * (PASS[dice] + WOUND) // 1000
    if not can_avoid(state, foe):
        return harm * strike // 1000
    hit = strike * (1000 - PASS[roster.agility[foe]]) // 1000
    return harm * hit // 1000 + strike * price // 20000


def _attack(state: Skirmish, unit: i64) -> i64:
    """The most harmful attack in reach; -1 if there is none."""
    charges, shoots = may_charge(state, unit), may_shoot(state, unit)
    scene = state.scene
    best: i64 = 0
    chosen: i64 = -1
    x, y = scene.x[unit], scene.y[unit]
    side = 1 - state.side(unit)
    foe = state.first_unit(side)
    while foe < state.after_last(side):
        if state.on(foe):
            gap = scene.gap(unit, foe)
            if charges and gap <= CHARGE_REACH:
                gain = _blow(state, unit, foe, False, gap)
                if gain > best and why_not_reach(state, unit, foe) == OPEN:
                    best, chosen = gain, simple(CHARGE, unit, foe)
            if shoots:
                gain = _blow(state, unit, foe, True, gap)
                if gain > best and why_not_shoot(state, unit, x, y, foe) == OPEN:
                    best, chosen = gain, make(SHOOT, unit, foe, x, y, 0)
        foe += 1
    return chosen


def _advance(state: Skirmish, unit: i64, chooser: Fast) -> i64:
    """Towards the nearest enemy, as far as a straight way leads."""
    scene = state.scene
    sx, sy = scene.x[unit], scene.y[unit]
    enemy = scene.nearest_enemy(unit)
    if enemy < 0:
        return make(CAUTIOUS, unit, 0, sx, sy, 0)
    gap = scene.gap(unit, enemy)
    calm = gap > CAREFUL or state.carries(unit)
    gait = move_gait(state, unit) if calm else short_gait(state, unit)
    what = MOVE if calm else CAUTIOUS
    far = min(max(gap - ZONE - 2, 0), gait.limit)
    dx, dy = ray_in(scene.x[enemy] - sx, scene.y[enemy] - sy, far)
    tries: i64 = 0
    while tries < 3:
        x, y = sx + dx, sy + dy
        if scene.free(unit, x, y) and straight_cost(scene, unit, sx, sy, x, y, gait) >= 0:
            return make(what, unit, 0, x, y, 0)
        dx, dy = spoke(chooser.below(CHOICE, 16), gait.limit)
        tries += 1
    return make(CAUTIOUS, unit, 0, sx, sy, 0)
