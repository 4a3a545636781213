"""Chapter 11: the ninja figures of variant 2."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.glory.rules import events
from sengoku.games.glory.rules.actions import (
    DECLINE_FIGURE,
    END_TURN,
    TAKE_FIGURE,
    USE_FIGURE,
    first,
    second,
    use_figure,
    verb,
)
from sengoku.games.glory.rules.components import KIND_COUNT, NINJA
from sengoku.games.glory.rules.counts import owner_of, owners_in
from sengoku.games.glory.rules.refusals import cannot_use_figure, wrong_verb
from sengoku.games.glory.rules.state import Glory
from sengoku.games.glory.rules.steps.discards import CLEAR_AWAY
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "CLOSE_TURN",
    "CloseTurn",
    "MayTakeFigure",
    "MayUseFigure",
    "add_figure_uses",
    "can_use_figure",
    "earn_figure",
    "send_figure",
]


def can_use_figure(state: Glory, seat: i64) -> bool:
    """A ready figure and a set of an opponent: both are public. [GLO-11.9]"""
    if not state.terms.ninja_power or state.ready[seat] == 0:
        return False
    for owner in owners_in(state.owner):
        if owner != NOBODY and owner != seat:
            return True
    return False


def add_figure_uses(state: Glory, seat: i64, options: vec[i64]) -> vec[i64]:
    """One option for each set of an opponent. [GLO-11.7, GLO-11.8]"""
    if not state.terms.ninja_power or state.ready[seat] == 0:
        return options
    kind: i64 = 0
    while kind < KIND_COUNT:
        owner = owner_of(state.owner, kind)
        if owner != NOBODY and owner != seat:
            options = append(options, use_figure(owner, kind))
        kind += 1
    return options


def send_figure(state: Glory, seat: i64, action: i64, again: Step) -> None:
    """A card leaves an opponent's set; then the same step is asked again. [GLO-11.12]"""
    target, kind = first(action), second(action)
    state.use_figure(seat, target, kind)
    chooser = seat if state.terms.user_places else target
    state.then(CLEAR_AWAY[chooser], again)


def earn_figure(state: Glory, seat: i64, kind: i64) -> None:
    """Laying Ninja cards brings a figure, if one is in the supply. [GLO-11.3, GLO-11.5]"""
    if kind != NINJA or state.supply == 0:
        return
    if state.terms.ninja_asks:
        state.then(_MAY_TAKE_FIGURE[seat])
    else:
        state.take_figure(seat)


class MayTakeFigure(Question):
    """You may take a figure for the Ninja cards you laid. [GLO-11.4]"""

    def options(self, state: Glory) -> vec[i64]:
        options = vec[i64](capacity=2)
        options = append(options, TAKE_FIGURE)
        return append(options, DECLINE_FIGURE)

    def answer(self, state: Glory, action: i64) -> None:
        if action == TAKE_FIGURE:
            state.take_figure(self.seat)
        elif state.journal is not None:
            state.note(events.figure_declined(self.seat))

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return wrong_verb(self.clause())

    def clause(self) -> str:
        return "GLO-11.4"


class CloseTurn(Effect):
    """S4: after action 2 there may still be a figure to use. [GLO-11.17]"""

    def resolve(self, state: Glory) -> None:
        if can_use_figure(state, self.seat):
            state.then(_MAY_USE_FIGURE[self.seat])


class MayUseFigure(Question):
    """End the turn, or use a figure first. [GLO-11.17]"""

    def options(self, state: Glory) -> vec[i64]:
        options = vec[i64](capacity=KIND_COUNT + 1)
        options = append(options, END_TURN)
        return add_figure_uses(state, self.seat, options)

    def answer(self, state: Glory, action: i64) -> None:
        if action != END_TURN:
            send_figure(state, self.seat, action, CLOSE_TURN[self.seat])

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        if verb(action) == USE_FIGURE:
            return cannot_use_figure(state, self.seat, action)
        return wrong_verb(self.clause())

    def clause(self) -> str:
        return "GLO-11.17"


_MAY_TAKE_FIGURE: Final = vec[MayTakeFigure]([MayTakeFigure(seat) for seat in range(4)])
_MAY_USE_FIGURE: Final = vec[MayUseFigure]([MayUseFigure(seat) for seat in range(4)])
CLOSE_TURN: Final = vec[CloseTurn]([CloseTurn(seat) for seat in range(4)])
