"""Chapters 5 and 6: where discarded cards go, and who chooses."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import DISCARD_1, DISCARD_2, PLACE, first, place, verb
from sengoku.games.glory.rules.refusals import wrong_slot, wrong_verb
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = ["CLEAR_AWAY", "ClearAway", "PlaceCards", "clear_away"]


class PlaceCards(Question):
    """Whose cards were thrown off the table chooses the pile for them. [GLO-4.8, GLO-6.1]"""

    def options(self, state: Glory) -> vec[i64]:
        options = vec[i64](capacity=2)
        options = append(options, place(DISCARD_1))
        return append(options, place(DISCARD_2))

    def answer(self, state: Glory, action: i64) -> None:
        state.place(self.seat, first(action))

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        if verb(action) == PLACE:
            return wrong_slot(state)
        return wrong_verb(self.clause())

    def clause(self) -> str:
        return "GLO-6.1"


class ClearAway(Effect):
    """Pending cards go to a pile, without asking where only one is allowed. [GLO-6.2]"""

    def resolve(self, state: Glory) -> None:
        clear_away(state, self.seat)


_PLACE_CARDS: Final = vec[PlaceCards]([PlaceCards(seat) for seat in range(4)])
CLEAR_AWAY: Final = vec[ClearAway]([ClearAway(seat) for seat in range(4)])


def clear_away(state: Glory, chooser: i64) -> None:
    """Asks the chooser only if both piles hold cards: a public fact. [GLO-6.2, GLO-6.3]"""
    slot = state.forced_slot()
    if slot == NOTHING:
        state.next(_PLACE_CARDS[chooser])
    else:
        state.place(chooser, slot)
