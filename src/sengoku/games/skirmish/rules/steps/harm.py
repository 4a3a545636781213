"""Chapters 9 and 18: what a damage roll does to the target: driven back, wounded, cut down."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.components import bonus, constant
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.nerve import NERVE_REACH, drive
from sengoku.games.skirmish.rules.steps.testing import WOUND_WINDOW, Threat, open_window
from sengoku.geometry.plane import bit

__all__ = ["PushTarget", "cut_down", "light_wound", "push", "push_target"]

PUSH: Final[i64] = constant("push")
FEAR_REACH: Final[i64] = constant("fear")
DEEP_CUT: Final[i64] = bonus("deep_cut")
FEARSOME_BLOW: Final[i64] = bonus("fearsome_blow")


def push(state: Skirmish, unit: i64, away_from: i64, attack: Attack) -> None:
    drive(state, unit, state.scene.x[away_from], state.scene.y[away_from], PUSH, attack)


def push_target(state: Skirmish, attack: Attack) -> None:
    """Shots push too, unless the option says no. [TOH-9.19]"""
    if state.terms.shots_push or not attack.shot:
        push(state, attack.target, attack.attacker, attack)


class PushTarget(Threat):
    """After a light wound. [TOH-9.19]"""

    def resolve(self, state: Skirmish) -> None:
        push_target(state, self.attack)


def cut_down(state: Skirmish, attack: Attack) -> None:
    """A group loses a man and is pushed; the last one, or a single model, is removed.

    [TOH-9.14, TOH-9.18, TOH-11.1, TOH-12.5]
    """
    target = attack.target
    if state.units.models[target] > 1:
        state.lose_model(target)
        push_target(state, attack)
        return
    friends = state.friends_near(target, NERVE_REACH)
    state.remove(target)
    if not state.done():
        state.fear_for(friends, target)


def light_wound(state: Skirmish, attack: Attack) -> None:
    """A drop of blood, and what the weapon adds. [TOH-9.15, TOH-9.16]"""
    drops: i64 = 1
    if attack.kept & DEEP_CUT:
        drops += state.single_die(attack.attacker, "deep_cut")
    state.wound(attack.target, drops)
    if attack.kept & FEARSOME_BLOW:
        state.fear_for(_frightened(state, attack), attack.attacker)
    if state.terms.level > 1 and not attack.shot:
        open_window(state, WOUND_WINDOW, PushTarget(attack))
    else:
        push_target(state, attack)


def _frightened(state: Skirmish, attack: Attack) -> i64:
    """All enemies of the attacker within 6000 of him, and the target."""
    found: i64 = bit(attack.target)
    side = 1 - state.side(attack.attacker)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and state.scene.within(attack.attacker, unit, FEAR_REACH):
            found |= bit(unit)
        unit += 1
    return found
