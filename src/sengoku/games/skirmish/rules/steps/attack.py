"""Chapters 7 to 9: choosing among targets, charging, shooting, and how an attack is resolved.

Each step carries the attack, does its part and plans the next with what became of it:

    TestTarget -> MakeCharge or MakeShot -> Strike -> Avoid -> Damage -> TestNerves -> FreeAction
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import CHARGE, DECLINE, simple, target_of
from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.components import (
    MUSKET,
    WEAPON_AVOID,
    WEAPON_DAMAGE,
    WEAPON_STRIKE,
    bonus,
)
from sengoku.games.skirmish.rules.parts.units import ALERT, PRONE, RELOAD
from sengoku.games.skirmish.rules.pools import (
    avoid_dice,
    charge_mods,
    damage_dice,
    honor_dice,
    shot_mods,
    soft_bases,
    strike_dice,
    weapon_in,
    wits_dice,
)
from sengoku.games.skirmish.rules.refusals import charge_problem
from sengoku.games.skirmish.rules.roll import AVOID, DAMAGE, STRIKE, SURVIVAL, TARGET, Roll
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.free import FreeMove
from sengoku.games.skirmish.rules.steps.harm import cut_down, light_wound, push, push_target
from sengoku.games.skirmish.rules.steps.nerve import TestNerves, tell_who_gave_way
from sengoku.games.skirmish.rules.steps.testing import (
    CHARGE_WINDOW,
    POST,
    PRE,
    Threat,
    open_window,
    test,
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
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question, Step

__all__ = [
    "Avoid",
    "AvoidRolled",
    "Damage",
    "Damaged",
    "FreeAction",
    "FreeCharge",
    "MakeCharge",
    "MakeShot",
    "PayAvoid",
    "Strike",
    "Struck",
    "SurvivalTested",
    "TargetTested",
    "TestTarget",
    "begin_charge",
    "begin_shot",
]

QUICK_JAB: Final[i64] = bonus("quick_jab")
IMPALE: Final[i64] = bonus("impale")
STUN: Final[i64] = bonus("stun")
COUNTER_STRIKE: Final[i64] = bonus("counter_strike")
BACKHAND: Final[i64] = bonus("backhand")
FOLLOW_UP: Final[i64] = bonus("follow_up")
MOVE_UP: Final[i64] = bonus("move_up")


def begin_charge(state: Skirmish, unit: i64, target: i64) -> None:
    """A charge with or without a token; it ends alert. [TOH-6.4, TOH-8.5, TOH-9.1]"""
    state.end_alert(unit)
    state.last_attack = state.last_attack.after(unit, target, 0)
    state.then(TestTarget(state.last_attack))


def begin_shot(state: Skirmish, unit: i64, target: i64, x: i64, y: i64) -> None:
    """The short move comes first, then the test, then the shot. [TOH-8.1, TOH-7.14]"""
    state.end_alert(unit)
    if state.journal is not None:
        state.note(events.moved(unit, x, y, turns(state, unit, x, y)))
    state.put(unit, x, y)
    state.last_attack = state.last_attack.after(unit, target, 1)
    state.then(TestTarget(state.last_attack))


# -- getting there ---------------------------------------------------------------------------------


class TestTarget(Threat):
    """Who goes for another than the nearest in view tests wits. [TOH-7.12, TOH-7.13]"""

    def resolve(self, state: Skirmish) -> None:
        attack = self.attack
        unit = attack.attacker
        if needs_wits(state, unit, attack.target, attack.shot):
            dice = wits_dice(state, unit, target_choice=True)
            test(state, TARGET, unit, dice, TargetTested(attack))
        else:
            state.then(_make(attack))


def _make(attack: Attack) -> Step:
    return MakeShot(attack) if attack.shot else MakeCharge(attack)


class TargetTested(Threat):
    """Who fails takes the nearest whom he may attack. [TOH-7.13]"""

    def by(self, roll: Roll) -> Threat:
        return TargetTested(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        attack = self.attack
        if not self.roll.passed():
            attack = attack.at(nearest(state, attack.attacker, _targets(state, attack)))
            state.last_attack = attack
        if state.journal is not None:
            state.note(events.tested_target(attack.attacker, self.attack.target, attack.target))
        state.then(_make(attack))


def _targets(state: Skirmish, attack: Attack) -> vec[i64]:
    """All legal targets of the running action."""
    unit, scene = attack.attacker, state.scene
    if attack.shot:
        return shot_targets(state, unit, scene.x[unit], scene.y[unit])
    return charge_targets(state, unit)


class MakeCharge(Threat):
    """Into contact, straight or with one bend; friends at the end give way. [TOH-8.7, TOH-8.9]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target = self.attack.attacker, self.attack.target
        way = charge_way(state, unit, target)
        attack = self.attack.by_way(charge_mods(state, unit, target, way), self.attack.gap)
        state.last_attack = attack
        places = state.scene if state.journal is None else state.scene.copy()
        state.put(unit, way.x, way.y)
        give_way(state.scene, unit, soft_bases(state, unit, target))
        if state.journal is not None:
            bend = [int(way.bend_x), int(way.bend_y)] if way.bends else []
            state.note(events.moved(unit, way.x, way.y, bend))
            tell_who_gave_way(state, unit, places)
            state.note(events.attacked(unit, target, "charge"))
        if state.terms.level > 1:
            open_window(state, CHARGE_WINDOW, Strike(attack))
        else:
            state.then(Strike(attack))


class MakeShot(Threat):
    """One ranged attack; a musket must be loaded again. [TOH-8.1, TOH-8.4]"""

    def resolve(self, state: Skirmish) -> None:
        unit, target, scene = self.attack.attacker, self.attack.target, state.scene
        mods = shot_mods(state, unit, scene.x[unit], scene.y[unit], target)
        attack = self.attack.by_way(mods, scene.gap(unit, target))
        state.last_attack = attack
        if state.roster.weapon[unit] == MUSKET:
            state.units.marks[unit] |= RELOAD
        if state.journal is not None:
            state.note(events.attacked(unit, target, "shot"))
        state.then(Strike(attack))


# -- strike ----------------------------------------------------------------------------------------


class Strike(Threat):
    """The attacker rolls to hit. [TOH-9.2]"""

    def resolve(self, state: Skirmish) -> None:
        unit = self.attack.attacker
        attack = self.attack.striking()
        state.last_attack = attack
        dice = strike_dice(state, unit, attack.target, attack.shot, attack.mods)
        test(state, STRIKE, unit, dice, Struck(attack))


class Struck(Threat):
    """A miss ends the attack, a fumble may cost the attacker blood, a hit is to be avoided.

    [TOH-9.3, TOH-9.4, TOH-9.5, TOH-9.6]
    """

    def by(self, roll: Roll) -> Threat:
        return Struck(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        attack, roll = self.attack, self.roll
        if roll.fumbled():
            if state.single_die(attack.target, "counter_thrust") > 0:
                state.wound(attack.attacker, 1)
            _attack_failed(state, attack)
            return
        if not roll.passed():
            _attack_failed(state, attack)
            return
        if roll.excelled():
            attack = attack.keeping(WEAPON_STRIKE[weapon_in(state, attack)])
            state.last_attack = attack
            if attack.kept & QUICK_JAB and state.single_die(attack.attacker, "quick_jab") > 0:
                state.wound(attack.target, 1)
        state.then(Avoid(attack))


def _attack_failed(state: Skirmish, attack: Attack) -> None:
    """A melee attack that does nothing throws the attacker back; if he is lost over the edge, it
    is to the target. [TOH-9.19, TOH-11.5]"""
    if not attack.shot and state.terms.lost_to_target:
        attack = attack.feared(attack.attacker, attack.target)
        state.last_attack = attack
    state.then(TestNerves(attack), FreeAction(attack))
    if not attack.shot:
        push(state, attack.attacker, attack.target, attack)


# -- avoid -----------------------------------------------------------------------------------------


class Avoid(Threat):
    """Who can must avoid, so nobody is asked; a window may open before it is paid and rolled.

    [TOH-9.7, TOH-9.8]
    """

    def resolve(self, state: Skirmish) -> None:
        attack = self.attack
        roll = state.last_roll.anew(AVOID, attack.target, avoid_dice(state, attack))
        state.last_roll = roll
        threat = AvoidRolled(attack, roll)
        if state.terms.level > 1:
            open_window(state, PRE, threat)
        else:
            state.then(threat.dice())


class PayAvoid(Threat):
    """To avoid costs being alert, a card, or an action; who has none of them is hit.

    [TOH-9.7, TOH-9.12, TOH-17.6]
    """

    def resolve(self, state: Skirmish) -> None:
        attack, unit = self.attack, self.attack.target
        if state.marked(unit, ALERT):
            state.end_alert(unit)
            if state.journal is not None:
                state.note(events.alert_spent(unit))
        elif self.roll.free:
            pass  # a card pays
        elif state.left(unit) > 0:
            state.lose_action(unit, "avoid")
        else:
            if not state.terms.no_avoid_counts_failed:
                attack = attack.keeping(attack.kept & ~(IMPALE | STUN))
                state.last_attack = attack
            _hit(state, attack)
            return
        rolled = AvoidRolled(attack, state.throw(self.roll))
        if state.terms.level > 1:
            open_window(state, POST, rolled)
        else:
            state.then(rolled)


class AvoidRolled(Threat):
    """Who avoids is unharmed; who slips lies there and is hit. [TOH-9.10, TOH-9.11]"""

    def by(self, roll: Roll) -> Threat:
        return AvoidRolled(self.attack, roll)

    def dice(self) -> Step:
        return PayAvoid(self.attack, self.roll)

    def resolve(self, state: Skirmish) -> None:
        attack, roll = self.attack, self.roll
        if roll.free:
            state.last_roll = roll.marked(0, roll.spared)
        if roll.passed():
            _avoided(state, attack, splendid=roll.excelled())
            return
        if roll.fumbled():
            state.knock_down(attack.target)
        _hit(state, attack)


def _hit(state: Skirmish, attack: Attack) -> None:
    """Not avoided: a stunning blow knocks down, and damage is rolled. [TOH-9.12]"""
    if attack.kept & STUN:
        state.knock_down(attack.target)
    state.then(Damage(attack))


def _avoided(state: Skirmish, attack: Attack, *, splendid: bool) -> None:
    """No damage; a splendid avoid has its own bonus. [TOH-9.10]"""
    unit, attacker = attack.target, attack.attacker
    gains: i64 = 0
    if splendid:
        gains = MOVE_UP if attack.shot else WEAPON_AVOID[state.roster.weapon[unit]]
    attack = attack.gaining(gains & (MOVE_UP | COUNTER_STRIKE), unit)
    state.last_attack = attack
    if gains & QUICK_JAB and state.single_die(unit, "quick_jab") > 0:
        state.wound(attacker, 1)
    if gains & BACKHAND:
        state.knock_down(attacker)
    _attack_failed(state, attack)


# -- damage ----------------------------------------------------------------------------------------


class Damage(Threat):
    """The attacker rolls for damage. [TOH-9.13]"""

    def resolve(self, state: Skirmish) -> None:
        dice = damage_dice(state, self.attack)
        test(state, DAMAGE, self.attack.attacker, dice, Damaged(self.attack))


class Damaged(Threat):
    """Passed, somebody is cut down; failed, it is a light wound; fumbled, only a push.

    [TOH-9.14, TOH-9.15, TOH-9.16, TOH-9.17, TOH-9.18, TOH-9.19]
    """

    def by(self, roll: Roll) -> Threat:
        return Damaged(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        attack, roll = self.attack, self.roll
        if roll.passed() and not roll.spared:
            if roll.excelled():
                gains = WEAPON_DAMAGE[weapon_in(state, attack)]  # [TOH-9.20]
                attack = attack.gaining(gains, attack.attacker)
                state.last_attack = attack
            state.then(TestNerves(attack), FreeAction(attack))
            if state.terms.level == 3 and state.roster.noble[attack.target]:
                dice = honor_dice(state, attack.target, nerve=False)
                test(state, SURVIVAL, attack.target, dice, SurvivalTested(attack))
            else:
                cut_down(state, attack)
            return
        state.then(TestNerves(attack), FreeAction(attack))
        if roll.spared or not roll.fumbled():
            light_wound(state, attack)
        else:
            push_target(state, attack)


class SurvivalTested(Threat):
    """A noble who passes stays, with a drop and an injury; no nerve tests follow.

    [TOH-18.1, TOH-18.2, TOH-18.3]
    """

    def by(self, roll: Roll) -> Threat:
        return SurvivalTested(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        target = self.attack.target
        state.cards.stain(target, 0)
        if not self.roll.passed():
            cut_down(state, self.attack)
            return
        if state.journal is not None:
            state.note(events.survived(target))
        state.wound(target, 1)
        state.injure(target)
        push_target(state, self.attack)


# -- free actions ----------------------------------------------------------------------------------


class FreeAction(Threat):
    """Last of all in an attack: who gained a free action may take it. [TOH-9.20]"""

    def resolve(self, state: Skirmish) -> None:
        gain, unit = self.attack.gain, self.attack.gainer
        if gain == 0:
            return
        state.last_attack = self.attack.gaining(0, unit)
        if not state.on(unit) or state.marked(unit, PRONE):
            return  # [TOH-6.12]
        if gain & (FOLLOW_UP | COUNTER_STRIKE) and len(charge_targets(state, unit)) > 0:
            state.then(FreeCharge(state.seat_of(unit), unit))
        elif gain & (FOLLOW_UP | MOVE_UP):
            state.then(FreeMove(state.seat_of(unit), unit))


class FreeCharge(Question):
    """You may charge at once, without a token. [TOH-9.20]"""

    def __init__(self, seat: i64, unit: i64) -> None:
        super().__init__(seat)
        self.unit: Final[i64] = unit

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), int(self.unit)]

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        for target in charge_targets(state, self.unit):
            options = append(options, simple(CHARGE, self.unit, target))
        return append(options, DECLINE)

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != DECLINE:
            begin_charge(state, self.unit, target_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        target = target_of(action)
        if action == simple(CHARGE, self.unit, target):
            problem = charge_problem(state, self.unit, target)
            if problem is not None:
                return problem
        return IllegalAction("skirmish-wrong-moment", {}, self.clause())

    def clause(self) -> str:
        return "TOH-9.20"
