"""What one attack may come to: its dice with their reasons, the cards that meet it, exact chances,
and where it drives the target. (Chapters 9, 10, 17 and 18.)

It is told for a target as it stands, whose owner meets the blow with every card that he has ready
for it: they lie open. [TOH-19.3] Cards of the attacker and dice for dishonor are not counted: they
are decided later, and by him.
"""

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules import odds
from sengoku.games.skirmish.rules.actions import item_of
from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.components import WEAPON_STRIKE, bonus, constant
from sengoku.games.skirmish.rules.parts.units import ALERT, OFF
from sengoku.games.skirmish.rules.pools import (
    avoid_dice,
    can_avoid,
    damage_base,
    damage_dice,
    honor_dice,
    weapon_in,
)
from sengoku.games.skirmish.rules.roll import AVOID, DAMAGE, NEEDED, STRIKE, Roll
from sengoku.games.skirmish.rules.skills import (
    DEFENSIVE_FORM,
    DEFLECT_ARROW,
    EVASION,
    SKILLS,
    TOUGH_HIDE,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import AvoidRolled, Damaged, Struck
from sengoku.games.skirmish.rules.steps.nerve import drive
from sengoku.games.skirmish.rules.steps.testing import (
    CHARGE_WINDOW,
    POST,
    PRE,
    Threat,
    usable,
    work,
)
from sengoku.kernel import wire
from sengoku.kernel.tally import Tally

__all__ = ["chances", "driven", "fraction"]

PUSH: Final[i64] = constant("push")
CAUSES: Final = ["freely", "ground", "enemy", "edge"]
QUICK_JAB: Final[i64] = bonus("quick_jab")
WITH_AVOID: Final[i64] = bonus("impale") | bonus("stun")


def fraction(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def chances(state: Skirmish, unit: i64, target: i64, shot: i64, strike: Tally) -> dict[str, Any]:
    """Of an attacker who stands where he strikes from."""
    attack = Attack(unit, target, shot, gap=state.scene.gap(unit, target))
    guard, bare = Guard(state, attack), Guard(state, attack, idle=True)
    with_guard = _attack(state, attack, strike.total(), guard)
    damage = Tally(int(damage_base(state, unit, shot, attack.gap)))
    damage_dice(state, attack, damage)
    unguarded = _words(_attack(state, attack, strike.total(), bare)) if guard.cards else None
    return {
        "strike": strike.words(),
        "avoid": _avoid(state, attack, guard),
        "avoid_by": _avoid_by(state, target, guard),
        "damage": damage.words(),
        "survival": _survival(state, target),
        **_words(with_guard),
        "fumble": fraction(odds.fumble(strike.total())),
        "guard": [SKILLS[card] for card in guard.cards],
        "unguarded": unguarded,
        "aid": [SKILLS[card] for card in _aid(state, attack)],
        "push": None if shot and not state.terms.shots_push else _push(state, attack),
    }


def _words(attack: odds.AttackOdds) -> dict[str, str]:
    return {
        "hit": fraction(attack.hit),
        "cut_down": fraction(attack.cut_down),
        "injured": fraction(attack.injured),
        "light_wound": fraction(attack.light),
    }


# -- cards -----------------------------------------------------------------------------------------


class Guard:
    """The cards with which the target's owner meets a blow, as the rules let him use them: what
    they add to the avoid roll, whether they pay for it, whether they spare him. [TOH-17.5]"""

    def __init__(self, state: Skirmish, attack: Attack, *, idle: bool = False) -> None:
        world = state.copy()
        cards: list[int] = []
        extra = Tally()
        threat: Threat = AvoidRolled(attack, Roll(AVOID, attack.target, 0))
        card = -1 if idle else _next_card(world, PRE, threat)
        while card >= 0:
            cards.append(card)
            world.use_up(card)
            before = int(threat.roll.dice)
            threat = work(world, card, threat)
            if card == DEFLECT_ARROW:
                extra.add(int(threat.roll.dice) - before, "deflect-arrow", "TOH-17.5")
            elif card == DEFENSIVE_FORM:
                extra.add(int(threat.roll.dice) - before, "defensive-form", "TOH-17.5")
            card = _next_card(world, PRE, threat)
        self.extra: Final = extra
        self.pays: Final = bool(threat.roll.free)
        passed = Damaged(attack, Roll(DAMAGE, attack.attacker, 0, swords=NEEDED))
        self.spares: Final = not idle and _next_card(world, POST, passed) == TOUGH_HIDE
        self.cards: Final = [*cards, int(TOUGH_HIDE)] if self.spares else cards


def _next_card(world: Skirmish, window: i64, threat: Threat) -> int:
    """One that the target's owner has use for, -1 if there is none; who is alert avoids free of
    charge and keeps Evasion. [TOH-9.7]"""
    target = threat.attack.target
    for action in usable(world, world.side(target), window, threat):
        if item_of(action) != EVASION or not world.marked(target, ALERT):
            return int(item_of(action))
    return -1


def _aid(state: Skirmish, attack: Attack) -> list[int]:
    """The attacker's ready cards that could make the attack better."""
    unit = attack.attacker
    strike = Struck(attack, Roll(STRIKE, unit, 0))
    damage = Damaged(attack, Roll(DAMAGE, unit, 0))
    moments = ((CHARGE_WINDOW, strike), (PRE, strike), (POST, strike), (PRE, damage))
    return [
        int(item_of(action))
        for window, threat in moments
        for action in usable(state, state.side(unit), window, threat)
    ]


# -- dice ------------------------------------------------------------------------------------------


def _attack(state: Skirmish, attack: Attack, strike: int, guard: Guard) -> odds.AttackOdds:
    """Passed, passed splendidly, and then with or without a drop by a quick jab."""
    splendid, gains = odds.bonus(strike), WEAPON_STRIKE[weapon_in(state, attack)]
    blows = [_blow(state, attack, odds.passes(strike) - splendid, guard, 0)]
    jab = odds.sword() if gains & QUICK_JAB else Fraction(0)
    for chance, drops in ((splendid * (1 - jab), 0), (splendid * jab, 1)):
        blows.append(_blow(state, attack.keeping(gains), chance, guard, drops))
    return odds.AttackOdds(blows)


def _blow(state: Skirmish, attack: Attack, chance: Fraction, guard: Guard, drops: i64) -> odds.Blow:
    """The dice of what follows a strike with these bonuses, and drops by it. [TOH-9.5, TOH-9.12]"""
    world, target = state.copy(), attack.target
    able = guard.pays or can_avoid(state, target)
    if not able and not state.terms.no_avoid_counts_failed:
        attack = attack.keeping(attack.kept & ~WITH_AVOID)
    world.units.drops[target] += drops
    return odds.Blow(
        chance,
        int(avoid_dice(world, attack)) + guard.extra.total() if able else None,
        int(damage_dice(world, attack)),
        int(honor_dice(world, target, nerve=False)) if _may_survive(state, target) else None,
        spared=guard.spares,
    )


def _avoid(state: Skirmish, attack: Attack, guard: Guard) -> wire.Tally | None:
    """The avoid roll with its reasons; None if the target has none. [TOH-9.7, TOH-9.9]"""
    if not guard.pays and not can_avoid(state, attack.target):
        return None
    avoid = Tally(int(state.roster.agility[attack.target]))
    avoid_dice(state, attack, avoid)
    avoid.reasons.extend(guard.extra.reasons)
    return avoid.words()


def _avoid_by(state: Skirmish, target: i64, guard: Guard) -> str | None:
    """What pays for it. [TOH-9.7, TOH-17.6]"""
    if state.marked(target, ALERT):
        return "alert"
    if guard.pays:
        return "card"
    return "action" if state.left(target) > 0 else None


def _may_survive(state: Skirmish, target: i64) -> bool:
    """[TOH-18.1]"""
    return state.terms.level == 3 and state.roster.noble[target] == 1


def _survival(state: Skirmish, target: i64) -> wire.Tally | None:
    if not _may_survive(state, target):
        return None
    honor = Tally(int(state.roster.honor[target]))
    honor_dice(state, target, nerve=False, tally=honor)
    return honor.words()


# -- driven back -----------------------------------------------------------------------------------


def _push(state: Skirmish, attack: Attack) -> dict[str, Any]:
    """Where the target would end after a light wound, and whether being hemmed in hurts it.

    [TOH-9.19, TOH-10.5]
    """
    return driven(state, attack.target, attack.attacker, PUSH, attack)


def driven(state: Skirmish, unit: i64, away: i64, length: i64, attack: Attack) -> dict[str, Any]:
    """Where a unit ends that is driven away from another. [TOH-10.1, TOH-10.5]"""
    world, scene = state.copy(), state.scene
    cause = drive(world, unit, scene.x[away], scene.y[away], length, attack)
    off = world.units.zone[unit] == OFF
    return {
        "cause": CAUSES[cause],
        "x": int(world.units.exit_x[unit] if off else world.scene.x[unit]),
        "y": int(world.units.exit_y[unit] if off else world.scene.y[unit]),
        "drops": int(world.units.drops[unit] - state.units.drops[unit]),
    }
