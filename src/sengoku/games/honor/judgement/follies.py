"""Moves that nobody would make who thinks at all: what bots leave alone, and what is counted."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.follies import NONE
from sengoku.games.honor.judgement.race import TURN, odds, turns_left
from sengoku.games.honor.rules.actions import (
    ASSASSINATE,
    ATTACK,
    DISCARD,
    DRAW,
    END_TURN,
    SEND_SPY,
    place,
    verb,
)
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import HAND_SIZE, Honor
from sengoku.games.honor.rules.steps.main_phase import TakeTurn

__all__ = ["FOLLIES", "folly"]

STRIKES_SELF: Final = "strikes_self"
THROWS_AWAY: Final = "throws_away"
IN_DEBT: Final = "in_debt"
LEAVES_CARD: Final = "leaves_card"
HOPELESS: Final = "hopeless"
FOLLIES: Final = {
    STRIKES_SELF: "sends a ninja against a house of its own",
    THROWS_AWAY: "discards with room in hand",
    IN_DEBT: "pays for a ninja below zero, for no income, with nobody two turns from the goal",
    LEAVES_CARD: "ends the turn with an action left and a card to draw",
    HOPELESS: "attacks with a chance below one in twenty, with nobody a turn from the goal",
}
FORLORN: Final[i64] = 5  # percent


def folly(state: Honor, action: i64) -> str:
    question = state.question()
    if not isinstance(question, TakeTurn):
        return NONE
    seat, what = question.seat, verb(action)
    if what == DISCARD:
        return THROWS_AWAY if state.held[seat] < HAND_SIZE else NONE
    if what == END_TURN:
        return LEAVES_CARD if DRAW in state.options() else NONE
    if what == ATTACK:
        return HOPELESS if _hopeless(state, seat, place(action)) else NONE
    if what in (SEND_SPY, ASSASSINATE):
        if place(action) >> 1 == seat:
            return STRIKES_SELF
        return IN_DEBT if _for_nothing(state, seat, action) else NONE
    return NONE


def _hopeless(state: Honor, seat: i64, lord: i64) -> bool:
    chance = odds(dice(state.attack_strength(seat)), dice(state.strength(lord)))
    return chance < FORLORN and not _somebody_near(state, seat, TURN)


def _for_nothing(state: Honor, seat: i64, action: i64) -> bool:
    """Whoever strikes at the daimyo he serves may take over."""
    if state.honor[seat] >= 0 or (state.is_second(seat) and place(action) >> 1 == state.lord[seat]):
        return False
    if _somebody_near(state, seat, 2 * TURN):
        return False
    if verb(action) == ASSASSINATE:
        return True
    after = state.copy()
    after.play(action)
    return after.income(seat) <= state.income(seat)


def _somebody_near(state: Honor, seat: i64, turns: i64) -> bool:
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat and turns_left(state, other) <= turns:
            return True
        other += 1
    return False
