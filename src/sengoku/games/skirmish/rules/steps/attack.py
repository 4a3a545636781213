"""Chapters 7 to 9: choosing among targets, charging, shooting, and how an attack is resolved.

The running attack stands in the state; each step does its part and plans the next:

    TestTarget -> MakeCharge or MakeShot -> Strike -> Avoid -> Damage -> TestNerves -> FreeAction
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.components import (
    DAGGER,
    MUSKET,
    WEAPON_AVOID,
    WEAPON_DAMAGE,
    WEAPON_RANGE,
    WEAPON_STRIKE,
    bonus,
    constant,
)
from sengoku.games.skirmish.rules.field import ALERT, RELOAD
from sengoku.games.skirmish.rules.pools import (
    avoid_dice,
    charge_mods,
    damage_dice,
    honor_dice,
    shot_mods,
    soft_bases,
    strike_dice,
    wits_dice,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.nerve import TEST_NERVES, drive, tell_who_gave_way
from sengoku.games.skirmish.rules.steps.testing import (
    AVOID,
    CHARGE_WINDOW,
    DAMAGE,
    OPEN_WINDOW,
    STRIKE,
    SURVIVAL,
    TARGET,
    WOUND_WINDOW,
    roll_paid_avoid,
    test,
    windows_before_avoid,
)
from sengoku.games.skirmish.rules.steps.walking import turns
from sengoku.games.skirmish.rules.targets import (
    charge_targets,
    charge_way,
    nearest,
    needs_wits,
    shot_targets,
)
from sengoku.geometry.push import give_way
from sengoku.kernel.state import Effect, Step

__all__ = [
    "Avoid",
    "AvoidRolled",
    "Damage",
    "Damaged",
    "MakeCharge",
    "MakeShot",
    "PayAvoid",
    "PushTarget",
    "Strike",
    "Struck",
    "SurvivalTested",
    "TargetTested",
    "TestTarget",
    "begin_charge",
    "begin_shot",
]

PUSH: Final[i64] = constant("push")
FEAR_REACH: Final[i64] = constant("run")

QUICK_JAB: Final[i64] = bonus("quick_jab")
DEEP_CUT: Final[i64] = bonus("deep_cut")
IMPALE: Final[i64] = bonus("impale")
STUN: Final[i64] = bonus("stun")
FEARSOME_BLOW: Final[i64] = bonus("fearsome_blow")
COUNTER_STRIKE: Final[i64] = bonus("counter_strike")
BACKHAND: Final[i64] = bonus("backhand")
MOVE_UP: Final[i64] = bonus("move_up")


def begin_charge(state: Skirmish, unit: i64, target: i64, last: Step) -> None:
    """A charge with or without a token; it ends alert. `last` settles free actions.

    [TOH-6.4, TOH-8.5, TOH-9.1]
    """
    state.end_alert(unit)
    state.attacker, state.target, state.shot, state.gain = unit, target, 0, 0
    state.then(_TEST_TARGET, _MAKE_CHARGE, last)


def begin_shot(state: Skirmish, unit: i64, target: i64, x: i64, y: i64, last: Step) -> None:
    """The short move comes first, then the test, then the shot. [TOH-8.1, TOH-7.14]"""
    state.end_alert(unit)
    if state.journal is not None:
        state.note(events.moved(unit, x, y, turns(state, unit, x, y)))
    state.put(unit, x, y)
    state.attacker, state.target, state.shot, state.gain = unit, target, 1, 0
    state.then(_TEST_TARGET, _MAKE_SHOT, last)


class TestTarget(Effect):
    """Who goes for another than the nearest in view tests wits. [TOH-7.12, TOH-7.13]"""

    def resolve(self, state: Skirmish) -> None:
        unit = state.attacker
        if needs_wits(state, unit, state.target, state.shot):
            dice = wits_dice(state, unit, target_choice=True)
            test(state, TARGET, unit, dice, _TARGET_TESTED)


class TargetTested(Effect):
    """Who fails takes the nearest whom he may attack. [TOH-7.13]"""

    def resolve(self, state: Skirmish) -> None:
        unit, named = state.attacker, state.target
        if not state.passed():
            state.target = nearest(state, unit, _targets(state))
        if state.journal is not None:
            state.note(events.tested_target(unit, named, state.target))


def _targets(state: Skirmish) -> vec[i64]:
    """All legal targets of the running action."""
    unit, scene = state.attacker, state.scene
    if state.shot:
        return shot_targets(state, unit, scene.x[unit], scene.y[unit])
    return charge_targets(state, unit)


class MakeCharge(Effect):
    """Into contact, straight or with one bend; friends at the end give way. [TOH-8.7, TOH-8.9]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target = state.attacker, state.target
        way = charge_way(state, unit, target)
        state.mods = charge_mods(state, unit, target, way)
        places = state.scene if state.journal is None else state.scene.copy()
        state.put(unit, way.x, way.y)
        give_way(state.scene, unit, soft_bases(state, unit, target))
        if state.journal is not None:
            bend = [int(way.bend_x), int(way.bend_y)] if way.bends else []
            state.note(events.moved(unit, way.x, way.y, bend))
            tell_who_gave_way(state, unit, places)
            state.note(events.attacked(unit, target, "charge"))
        state.then(_STRIKE)
        if state.terms.level > 1:
            state.then(OPEN_WINDOW[CHARGE_WINDOW])


class MakeShot(Effect):
    """One ranged attack; a musket must be loaded again. [TOH-8.1, TOH-8.4]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target, scene = state.attacker, state.target, state.scene
        state.mods = shot_mods(state, unit, scene.x[unit], scene.y[unit], target)
        state.gap = scene.gap(unit, target)
        if state.roster.weapon[unit] == MUSKET:
            state.marks[unit] |= RELOAD
        if state.journal is not None:
            state.note(events.attacked(unit, target, "shot"))
        state.then(_STRIKE)


def _weapon(state: Skirmish, unit: i64) -> i64:
    """In melee a ranged weapon counts as a dagger. [TOH-3.6]"""
    weapon = state.roster.weapon[unit]
    return DAGGER if not state.shot and WEAPON_RANGE[weapon] > 0 else weapon


class Strike(Effect):
    """[TOH-9.2]"""

    def resolve(self, state: Skirmish) -> None:
        unit = state.attacker
        state.kept = 0
        state.fear = unit
        dice = strike_dice(state, unit, state.target, state.shot, state.mods)
        test(state, STRIKE, unit, dice, _STRUCK)


class Struck(Effect):
    """[TOH-9.3 to TOH-9.6]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target = state.attacker, state.target
        if state.fumbled():
            if state.single_die(target, "counter_thrust") > 0:
                state.wound(unit, 1)
            _attack_failed(state)
            return
        if not state.passed():
            _attack_failed(state)
            return
        if state.excelled():
            state.kept = WEAPON_STRIKE[_weapon(state, unit)]
            if state.kept & QUICK_JAB and state.single_die(unit, "quick_jab") > 0:
                state.wound(target, 1)
        state.then(_AVOID)


def _attack_failed(state: Skirmish) -> None:
    """A melee attack that does nothing throws the attacker back; if he is lost over the edge, it
    is to the target. [TOH-9.19, TOH-11.5]"""
    state.then(TEST_NERVES)
    if not state.shot:
        if state.terms.lost_to_target:
            state.fear = state.target
        _push(state, state.attacker, state.target)


def _push(state: Skirmish, unit: i64, away_from: i64) -> None:
    drive(state, unit, state.scene.x[away_from], state.scene.y[away_from], PUSH)


class Avoid(Effect):
    """Who can must avoid: free if alert, else for an action. [TOH-9.7, TOH-17.6]"""

    def resolve(self, state: Skirmish) -> None:
        if state.terms.level > 1:
            windows_before_avoid(state, state.target, avoid_dice(state, state.target), _PAY_AVOID)
        else:
            state.then(_PAY_AVOID)


class PayAvoid(Effect):
    """[TOH-9.7, TOH-9.12, TOH-17.6]"""

    def resolve(self, state: Skirmish) -> None:
        unit = state.target
        if state.marked(unit, ALERT):
            state.end_alert(unit)
            if state.journal is not None:
                state.note(events.alert_spent(unit))
        elif state.free_avoid:
            pass  # a card pays
        elif state.left(unit) > 0:
            state.lose_action(unit, "avoid")
        else:
            if not state.terms.no_avoid_counts_failed:
                state.kept &= ~(IMPALE | STUN)
            _hit(state)
            return
        if state.terms.level > 1:
            roll_paid_avoid(state, _AVOID_ROLLED)
        else:
            test(state, AVOID, unit, avoid_dice(state, unit), _AVOID_ROLLED)


class AvoidRolled(Effect):
    """[TOH-9.10, TOH-9.11]"""

    def resolve(self, state: Skirmish) -> None:
        state.free_avoid = 0
        if state.passed():
            _avoided(state)
            return
        if state.fumbled():
            state.knock_down(state.target)
        _hit(state)


def _hit(state: Skirmish) -> None:
    """[TOH-9.12]"""
    if state.kept & STUN:
        state.knock_down(state.target)
    state.then(_DAMAGE)


def _avoided(state: Skirmish) -> None:
    """No damage; a splendid avoid has its own bonus. [TOH-9.10]"""
    unit, attacker = state.target, state.attacker
    gains: i64 = 0
    if state.excelled():
        gains = MOVE_UP if state.shot else WEAPON_AVOID[state.roster.weapon[unit]]
    state.gain = gains & (MOVE_UP | COUNTER_STRIKE)
    state.gainer = unit
    if gains & QUICK_JAB and state.single_die(unit, "quick_jab") > 0:
        state.wound(attacker, 1)
    if gains & BACKHAND:
        state.knock_down(attacker)
    _attack_failed(state)


class Damage(Effect):
    """[TOH-9.13]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target = state.attacker, state.target
        dice = damage_dice(state, unit, target, state.shot, state.gap)
        test(state, DAMAGE, unit, dice, _DAMAGED)


class Damaged(Effect):
    """[TOH-9.14 to TOH-9.19]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target = state.attacker, state.target
        if state.passed() and not state.spared:
            if state.excelled():
                state.gain = WEAPON_DAMAGE[_weapon(state, unit)]  # [TOH-9.20]
                state.gainer = unit
            state.then(TEST_NERVES)
            if state.terms.level == 3 and state.roster.noble[target]:
                dice = honor_dice(state, target, nerve=False)
                test(state, SURVIVAL, target, dice, _SURVIVAL_TESTED)
            else:
                _cut_down(state, target)
            return
        state.then(TEST_NERVES)
        if state.spared or not state.fumbled():
            state.then(_PUSH_TARGET)
            _light_wound(state)
        else:
            _push_target(state)


class SurvivalTested(Effect):
    """A noble who passes stays, with a drop and an injury; no nerve tests follow.

    [TOH-18.1, TOH-18.2, TOH-18.3]
    """

    def resolve(self, state: Skirmish) -> None:
        target = state.target
        state.turn_stains(target, 0)
        if not state.passed():
            _cut_down(state, target)
            return
        if state.journal is not None:
            state.note(events.survived(target))
        state.wound(target, 1)
        state.injure(target)
        _push_target(state)


class PushTarget(Effect):
    """After a light wound. [TOH-9.19]"""

    def resolve(self, state: Skirmish) -> None:
        _push_target(state)


def _cut_down(state: Skirmish, target: i64) -> None:
    """A group loses a man and is pushed; the last one, or a single model, is removed.

    [TOH-9.14, TOH-9.18, TOH-11.1, TOH-12.5]
    """
    if state.models[target] > 1:
        state.lose_model(target)
        _push_target(state)
        return
    friends = state.friends_near(target)
    state.remove(target)
    if not state.done():
        state.fear_for(friends, target)


def _light_wound(state: Skirmish) -> None:
    """[TOH-9.15, TOH-9.16]"""
    target = state.target
    drops: i64 = 1
    if state.kept & DEEP_CUT:
        drops += state.single_die(state.attacker, "deep_cut")
    state.wound(target, drops)
    if state.kept & FEARSOME_BLOW:
        state.fear_for(_frightened(state), state.attacker)
    if state.terms.level > 1 and not state.shot:
        state.then(OPEN_WINDOW[WOUND_WINDOW])


def _frightened(state: Skirmish) -> i64:
    """All enemies of the attacker within 6000 of him, and the target."""
    found: i64 = 1 << state.target
    side = 1 - state.side(state.attacker)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and state.scene.within(state.attacker, unit, FEAR_REACH):
            found |= 1 << unit
        unit += 1
    return found


def _push_target(state: Skirmish) -> None:
    """Shots push too, unless the option says no. [TOH-9.19]"""
    if state.terms.shots_push or not state.shot:
        _push(state, state.target, state.attacker)


_TEST_TARGET: Final = TestTarget()
_MAKE_CHARGE: Final = MakeCharge()
_MAKE_SHOT: Final = MakeShot()
_TARGET_TESTED: Final = TargetTested()
_STRIKE: Final = Strike()
_STRUCK: Final = Struck()
_AVOID: Final = Avoid()
_PAY_AVOID: Final = PayAvoid()
_AVOID_ROLLED: Final = AvoidRolled()
_DAMAGE: Final = Damage()
_DAMAGED: Final = Damaged()
_SURVIVAL_TESTED: Final = SurvivalTested()
_PUSH_TARGET: Final = PushTarget()
