"""Chapters 17.3 and 18: fate cards, and what dishonor brings."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import GIVE, simple, unit_of
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.skills import (
    AVERTED_EYES,
    DOUBT,
    PUBLIC_DISGRACE,
    SHAME_REACH,
    STAIN,
    VENGEANCE,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.nerve import TestNerves
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = ["DRAW_SHAME", "FATE_CARD", "DrawShame", "FateCard", "GiveCard"]


class FateCard(Effect):
    """The top card of a fate deck is turned up for one of the side's nobles. [TOH-17.3]"""

    def resolve(self, state: Skirmish) -> None:
        takers = _nobles(state, self.seat)
        if len(state.cards.fate[self.seat]) == 0 or len(takers) == 0:
            return
        card = state.turn_up(self.seat)
        if len(takers) == 1:
            state.give_skill(card, unit_of(takers[0]))
            return
        if state.journal is not None:
            state.note(events.skill_turned_up(self.seat ^ state.swap, card))
        state.then(GiveCard(self.seat ^ state.swap, card))


class GiveCard(Question):
    """Name the hero or samurai who gets the card. [TOH-17.3]"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def options(self, state: Skirmish) -> vec[i64]:
        return _nobles(state, self.seat ^ state.swap)

    def answer(self, state: Skirmish, action: i64) -> None:
        state.give_skill(self.card, unit_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-no-noble", {}, self.clause())

    def clause(self) -> str:
        return "TOH-17.3"

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.card)]


def _nobles(state: Skirmish, side: i64) -> vec[i64]:
    options = vec[i64]()
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.roster.noble[unit] and state.living(unit):
            options = append(options, simple(GIVE, unit))
        unit += 1
    return options


class DrawShame(Effect):
    """Who claimed a die draws his dishonor card. [TOH-18.4, TOH-18.5]"""

    def resolve(self, state: Skirmish) -> None:
        if len(state.cards.shame) == 0:
            return
        unit = state.cards.shame[0]
        card = state.draw_shame()
        state.then(self)
        if state.living(unit):
            _befall(state, unit, card)


def _befall(state: Skirmish, unit: i64, card: i64) -> None:
    """[C9]"""
    if card == STAIN:
        state.cards.stain(unit, state.cards.stained(unit) + 1)
    elif card == DOUBT:
        state.lose_action(unit, "doubt")
    elif card == AVERTED_EYES:
        state.cards.averted |= 1 << state.side(unit)
    elif card == VENGEANCE:
        state.then(FATE_CARD[1 - state.side(unit)])
    elif card == PUBLIC_DISGRACE and state.on(unit):
        state.last_attack = state.last_attack.feared(NO_UNIT, unit)
        state.fear_for(state.friends_near(unit, SHAME_REACH), unit)
        state.then(TestNerves(state.last_attack))


DRAW_SHAME: Final = DrawShame()
FATE_CARD: Final = vec[FateCard]([FateCard(seat) for seat in range(2)])
