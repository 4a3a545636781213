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
from sengoku.games.skirmish.rules.components import (
    DAGGER,
    WEAPON_RANGE,
    WEAPON_STRIKE,
    bonus,
    constant,
)
from sengoku.games.skirmish.rules.field import ALERT, OFF
from sengoku.games.skirmish.rules.pools import (
    avoid_dice,
    can_avoid,
    damage_base,
    damage_dice,
    honor_dice,
)
from sengoku.games.skirmish.rules.skills import (
    DEFENSIVE_FORM,
    DEFLECT_ARROW,
    EVASION,
    SKILLS,
    TOUGH_HIDE,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.nerve import drive
from sengoku.games.skirmish.rules.steps.testing import (
    AVOID,
    CHARGE_WINDOW,
    DAMAGE,
    POST,
    PRE,
    STRIKE,
    usable,
    work,
)
from sengoku.kernel.tally import Tally

__all__ = ["chances", "fraction"]

PUSH: Final[i64] = constant("push")
CAUSES: Final = ["freely", "ground", "enemy", "edge"]
QUICK_JAB: Final[i64] = bonus("quick_jab")
WITH_AVOID: Final[i64] = bonus("impale") | bonus("stun")


def fraction(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def chances(state: Skirmish, unit: i64, target: i64, shot: i64, strike: Tally) -> dict[str, Any]:
    """Of an attacker who stands where he strikes from; the state is the caller's to spend."""
    state.attacker, state.target, state.shot, state.kept = unit, target, shot, 0
    state.gap = state.scene.gap(unit, target)
    guard, bare = Guard(state), Guard(state, idle=True)
    with_guard = _attack(state, strike.total(), guard)
    damage = Tally(int(damage_base(state, unit, shot, state.gap)))
    damage_dice(state, unit, target, shot, state.gap, damage)
    return {
        "strike": strike.words(),
        "avoid": _avoid(state, guard),
        "avoid_by": _avoid_by(state, guard),
        "damage": damage.words(),
        "survival": _survival(state),
        **_words(with_guard),
        "fumble": fraction(odds.fumble(strike.total())),
        "guard": [SKILLS[card] for card in guard.cards],
        "unguarded": _words(_attack(state, strike.total(), bare)) if guard.cards else None,
        "aid": [SKILLS[card] for card in _aid(state)],
        "push": None if shot and not state.terms.shots_push else _push(state),
    }


def _words(attack: odds.Attack) -> dict[str, str]:
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

    def __init__(self, state: Skirmish, *, idle: bool = False) -> None:
        world = state.copy()
        cards: list[int] = []
        extra = Tally()
        world.roll_kind, world.roll_unit, world.free_avoid = AVOID, state.target, 0
        card = -1 if idle else _next_card(world, PRE)
        while card >= 0:
            cards.append(card)
            world.roll_dice = 0
            world.use_up(card)
            work(world, card)
            if card == DEFLECT_ARROW:
                extra.add(int(world.roll_dice), "deflect-arrow", "TOH-17.5")
            elif card == DEFENSIVE_FORM:
                extra.add(int(world.roll_dice), "defensive-form", "TOH-17.5")
            card = _next_card(world, PRE)
        self.extra: Final = extra
        self.pays: Final = bool(world.free_avoid)
        world.roll_kind, world.roll_unit, world.spared = DAMAGE, state.attacker, 0
        world.swords, world.crosses = 3, 0
        self.spares: Final = not idle and _next_card(world, POST) == TOUGH_HIDE
        self.cards: Final = [*cards, int(TOUGH_HIDE)] if self.spares else cards


def _next_card(world: Skirmish, window: i64) -> int:
    """One that the target's owner has use for, -1 if there is none; who is alert avoids free of
    charge and keeps Evasion. [TOH-9.7]"""
    for action in usable(world, world.side(world.target), window):
        if item_of(action) != EVASION or not world.marked(world.target, ALERT):
            return int(item_of(action))
    return -1


def _aid(state: Skirmish) -> list[int]:
    """The attacker's ready cards that could make the attack better."""
    world, side = state.copy(), state.side(state.attacker)
    world.roll_unit, world.swords, world.crosses = state.attacker, 0, 0
    found: list[int] = []
    for window, roll in ((CHARGE_WINDOW, STRIKE), (PRE, STRIKE), (POST, STRIKE), (PRE, DAMAGE)):
        world.roll_kind = roll
        found += [int(item_of(action)) for action in usable(world, side, window)]
    return found


# -- dice ------------------------------------------------------------------------------------------


def _attack(state: Skirmish, strike: int, guard: Guard) -> odds.Attack:
    """Passed, passed splendidly, and then with or without a drop by a quick jab."""
    splendid, gains = odds.bonus(strike), WEAPON_STRIKE[_weapon(state)]
    blows = [_blow(state, odds.passes(strike) - splendid, guard, 0, 0)]
    jab = odds.sword() if gains & QUICK_JAB else Fraction(0)
    for chance, drops in ((splendid * (1 - jab), 0), (splendid * jab, 1)):
        blows.append(_blow(state, chance, guard, gains, drops))
    return odds.Attack(blows)


def _blow(state: Skirmish, chance: Fraction, guard: Guard, kept: i64, drops: i64) -> odds.Blow:
    """The dice of what follows a strike with these bonuses, and drops by it. [TOH-9.5, TOH-9.12]"""
    world, target = state.copy(), state.target
    able = guard.pays or can_avoid(state, target)
    world.kept = kept if able or state.terms.no_avoid_counts_failed else kept & ~WITH_AVOID
    world.drops[target] += drops
    return odds.Blow(
        chance,
        int(avoid_dice(world, target)) + guard.extra.total() if able else None,
        int(damage_dice(world, state.attacker, target, state.shot, state.gap)),
        int(honor_dice(world, target, nerve=False)) if _may_survive(state) else None,
        spared=guard.spares,
    )


def _weapon(state: Skirmish) -> i64:
    """In melee a ranged weapon counts as a dagger. [TOH-3.6]"""
    weapon = state.roster.weapon[state.attacker]
    return DAGGER if not state.shot and WEAPON_RANGE[weapon] > 0 else weapon


def _avoid(state: Skirmish, guard: Guard) -> dict[str, Any] | None:
    """The avoid roll with its reasons; None if the target has none. [TOH-9.7, TOH-9.9]"""
    if not guard.pays and not can_avoid(state, state.target):
        return None
    avoid = Tally(int(state.roster.agility[state.target]))
    avoid_dice(state, state.target, avoid)
    avoid.reasons.extend(guard.extra.reasons)
    return avoid.words()


def _avoid_by(state: Skirmish, guard: Guard) -> str | None:
    """What pays for it. [TOH-9.7, TOH-17.6]"""
    if state.marked(state.target, ALERT):
        return "alert"
    if guard.pays:
        return "card"
    return "action" if state.left(state.target) > 0 else None


def _may_survive(state: Skirmish) -> bool:
    """[TOH-18.1]"""
    return state.terms.level == 3 and state.roster.noble[state.target] == 1


def _survival(state: Skirmish) -> dict[str, Any] | None:
    if not _may_survive(state):
        return None
    honor = Tally(int(state.roster.honor[state.target]))
    honor_dice(state, state.target, nerve=False, tally=honor)
    return honor.words()


# -- driven back -----------------------------------------------------------------------------------


def _push(state: Skirmish) -> dict[str, Any]:
    """Where the target would end after a light wound, and whether being hemmed in hurts it.

    [TOH-9.19, TOH-10.5]
    """
    world, target, scene = state.copy(), state.target, state.scene
    cause = drive(world, target, scene.x[state.attacker], scene.y[state.attacker], PUSH)
    off = world.zone[target] == OFF
    return {
        "cause": CAUSES[cause],
        "x": int(world.exit_x[target] if off else world.scene.x[target]),
        "y": int(world.exit_y[target] if off else world.scene.y[target]),
        "drops": int(world.drops[target] - state.drops[target]),
    }
