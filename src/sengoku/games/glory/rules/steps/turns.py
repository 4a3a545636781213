"""Chapters 2 and 7: the steps of a turn, and whether it was the last of the round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules import events
from sengoku.games.glory.rules.actions import DRAW_1, DRAW_2
from sengoku.games.glory.rules.components import KIND_COUNT, constant
from sengoku.games.glory.rules.counts import CARD_BITS, MOST_CARDS, cards_of
from sengoku.games.glory.rules.state import Glory
from sengoku.games.glory.rules.steps.acting import LAY_OR_DISCARD
from sengoku.games.glory.rules.steps.drawing import begin_drawing
from sengoku.games.glory.rules.steps.figures import CLOSE_TURN
from sengoku.kernel.state import Effect

__all__ = ["BEGIN_TURN", "REASONS", "BeginTurn", "EndTurn", "end_reasons", "sets_laid"]

KINDS_TO_END: Final[i64] = constant("kinds_to_end")

TYPES: Final[i64] = 1
NINE: Final[i64] = 2
PILE: Final[i64] = 4
STALL: Final[i64] = 8
REASONS: Final = ["types", "nine", "pile", "stall"]


class BeginTurn(Effect):
    """Draw twice, lay or discard, close, check. [GLO-2.2]"""

    def resolve(self, state: Glory) -> None:
        begin_turn(state, self.seat)


class EndTurn(Effect):
    """S5: unless the round is over the next seat clockwise begins. [GLO-7.1, GLO-7.7]"""

    def resolve(self, state: Glory) -> None:
        state.rest_figures(self.seat)
        state.stall += 1
        state.reasons = end_reasons(state)
        if state.reasons == 0:
            begin_turn(state, (self.seat + 1) % state.terms.seats)


BEGIN_TURN: Final = vec[BeginTurn]([BeginTurn(seat) for seat in range(4)])
_END_TURN: Final = vec[EndTurn]([EndTurn(seat) for seat in range(4)])


def begin_turn(state: Glory, seat: i64) -> None:
    state.active = seat
    state.turn += 1
    if state.journal is not None:
        state.note(events.turn_began(seat, state.turn))
    state.next(_END_TURN[seat])
    if state.terms.ninja_power:
        state.next(CLOSE_TURN[seat])
    state.next(LAY_OR_DISCARD[seat])
    begin_drawing(state, seat)


def sets_laid(state: Glory) -> tuple[i64, i64]:
    """How many characters lie on the table, and the most that one player has laid."""
    laid: i64 = 0  # a digit for nobody, then for each seat, as for the cards of a hand
    owners = state.owner
    kind: i64 = 0
    while kind < KIND_COUNT:
        laid += cards_of(owners & MOST_CARDS, 1)
        owners >>= CARD_BITS
        kind += 1
    kinds: i64 = 0
    most: i64 = 0
    seat: i64 = 0
    while seat < state.terms.seats:
        laid >>= CARD_BITS
        kinds += laid & MOST_CARDS
        most = max(most, laid & MOST_CARDS)
        seat += 1
    return kinds, most


def end_reasons(state: Glory) -> i64:
    """All reasons that hold, a bit each; 0 if the round goes on.

    [GLO-7.2, GLO-7.3, GLO-7.4, GLO-7.5, GLO-7.6]
    """
    reasons: i64 = 0
    kinds, most = sets_laid(state)
    if most >= state.terms.types_to_end:
        reasons |= TYPES
    if kinds == KINDS_TO_END:
        reasons |= NINE
    if state.left(DRAW_1) == 0 or state.left(DRAW_2) == 0:
        reasons |= PILE
    if reasons == 0 and state.terms.ninja_power and state.stall >= state.terms.stall_limit:
        reasons |= STALL
    return reasons
