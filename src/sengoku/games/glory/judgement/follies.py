"""Moves that nobody would make who thinks at all: what bots leave alone, and what is counted."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.follies import GIVES_UP, LEAVES_WIN, NONE, folly_at_the_end
from sengoku.games.glory.rules.actions import DISCARD, first, verb
from sengoku.games.glory.rules.components import KIND_COUNT
from sengoku.games.glory.rules.counts import count_of
from sengoku.games.glory.rules.state import Glory, is_safe
from sengoku.games.glory.rules.steps.acting import LayOrDiscard

__all__ = ["FOLLIES", "folly"]

BREAKS_SET: Final = "breaks_set"
FOLLIES: Final = {
    LEAVES_WIN: "does not end the match though another option would, won",
    GIVES_UP: "ends the match as its last though another option lets it go on",
    BREAKS_SET: "discards from a set it could lay now, with a card in hand that nobody can use any "
    "more (base game)",
}
STREAMS: Final[i64] = 3


def folly(state: Glory, action: i64) -> str:
    question = state.question()
    if not isinstance(question, LayOrDiscard):
        return NONE
    if verb(action) == DISCARD and _breaks_set(state, question.seat, first(action)):
        return BREAKS_SET
    if state.rounds_scored() + 1 < state.terms.rounds:
        return NONE
    return folly_at_the_end(state, action, STREAMS)


def _breaks_set(state: Glory, seat: i64, kind: i64) -> bool:
    """With figures and orders a set that cannot be beaten may still change."""
    terms = state.terms
    if terms.ninja_power or terms.imperial_orders or is_safe(state, kind):
        return False
    enough = count_of(state.hands[seat], kind) == count_of(state.needs, kind)
    return enough and _holds_spent(state, seat)


def _holds_spent(state: Glory, seat: i64) -> bool:
    """A card of a character whose set nobody can beat."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        if count_of(state.hands[seat], kind) > 0 and is_safe(state, kind):
            return True
        kind += 1
    return False
