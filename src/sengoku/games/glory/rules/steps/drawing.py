"""Chapter 3: action 1, two cards from two different piles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import (
    DRAW,
    DRAW_1,
    DRAW_2,
    USE_FIGURE,
    draw,
    first,
    verb,
)
from sengoku.games.glory.rules.refusals import cannot_draw, cannot_use_figure, wrong_verb
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.figures import add_figure_uses, can_use_figure, send_figure
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = ["BeginDrawing", "FirstDraw", "GoOnDrawing", "SecondDraw", "begin_drawing"]


class BeginDrawing(Effect):
    """S1 once more, after a figure was used before the first draw. [GLO-11.12]"""

    def resolve(self, state: Glory) -> None:
        begin_drawing(state, self.seat)


class FirstDraw(Question):
    """Take the top card of any pile. [GLO-3.1, GLO-3.2]"""

    def options(self, state: Glory) -> vec[i64]:
        return _draws(state, self.seat, NOTHING)

    def pick(self, state: Glory, chooser: Fast) -> i64:
        if state.terms.ninja_power:
            return super().pick(state, chooser)
        return _draw_at_random(state, NOTHING, chooser)

    def answer(self, state: Glory, action: i64) -> None:
        if verb(action) == USE_FIGURE:
            send_figure(state, self.seat, action, _BEGIN_DRAWING[self.seat])
        else:
            pile = first(action)
            state.take(self.seat, pile)
            go_on_drawing(state, self.seat, pile)

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return _refused_draw(state, self.seat, action, NOTHING)

    def clause(self) -> str:
        return "GLO-3.1"


class GoOnDrawing(Effect):
    """S2 once more, after a figure was used between the draws. [GLO-11.12]"""

    def __init__(self, seat: i64, barred: i64) -> None:
        super().__init__(seat)
        self.barred: Final[i64] = barred

    def resolve(self, state: Glory) -> None:
        go_on_drawing(state, self.seat, self.barred)

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.barred)]


class SecondDraw(Question):
    """Take the top card of a pile other than the first. [GLO-3.3, GLO-3.4]"""

    def __init__(self, seat: i64, barred: i64) -> None:
        super().__init__(seat)
        self.barred: Final[i64] = barred

    def options(self, state: Glory) -> vec[i64]:
        return _draws(state, self.seat, self.barred)

    def pick(self, state: Glory, chooser: Fast) -> i64:
        if state.terms.ninja_power:
            return super().pick(state, chooser)
        return _draw_at_random(state, self.barred, chooser)

    def answer(self, state: Glory, action: i64) -> None:
        if verb(action) == USE_FIGURE:
            send_figure(state, self.seat, action, _GO_ON_DRAWING[self.seat * 4 + self.barred])
        else:
            state.take(self.seat, first(action))

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return _refused_draw(state, self.seat, action, self.barred)

    def clause(self) -> str:
        return "GLO-3.3"

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.barred)]


_BEGIN_DRAWING: Final = vec[BeginDrawing]([BeginDrawing(seat) for seat in range(4)])
_FIRST_DRAW: Final = vec[FirstDraw]([FirstDraw(seat) for seat in range(4)])
_GO_ON_DRAWING: Final = vec[GoOnDrawing]([GoOnDrawing(n // 4, n % 4) for n in range(16)])
_SECOND_DRAW: Final = vec[SecondDraw]([SecondDraw(n // 4, n % 4) for n in range(16)])


def begin_drawing(state: Glory, seat: i64) -> None:
    """S1: with two piles and no figure the draws are forced; it is the draw piles that are left,
    because a round ends when one of them is empty. [GLO-3.10, GLO-7.4]"""
    if len(state.discard_1) > 0 or len(state.discard_2) > 0 or can_use_figure(state, seat):
        state.next(_FIRST_DRAW[seat])
    else:
        state.take(seat, DRAW_1)
        state.take(seat, DRAW_2)


def go_on_drawing(state: Glory, seat: i64, barred: i64) -> None:
    """S2: a single option is public and is carried out without asking. [GLO-13.2]"""
    piles = state.open_piles(barred)
    if piles & (piles - 1) == 0 and not can_use_figure(state, seat):
        state.take(seat, _lowest(piles))
    else:
        state.next(_SECOND_DRAW[seat * 4 + barred])


def _lowest(piles: i64) -> i64:
    pile: i64 = 0
    while piles >> pile & 1 == 0:
        pile += 1
    return pile


def _draws(state: Glory, seat: i64, barred: i64) -> vec[i64]:
    piles = state.open_piles(barred)
    options = vec[i64]([0] * _count(piles))
    written: i64 = 0
    pile: i64 = 0
    while pile < 4:
        if piles >> pile & 1 == 1:
            options[written] = draw(pile)
            written += 1
        pile += 1
    return add_figure_uses(state, seat, options)


def _draw_at_random(state: Glory, barred: i64, chooser: Fast) -> i64:
    piles = state.open_piles(barred)
    place = chooser.below(CHOICE, _count(piles))
    while place > 0:
        piles &= piles - 1
        place -= 1
    return draw(_lowest(piles))


def _count(piles: i64) -> i64:
    return (piles & 1) + (piles >> 1 & 1) + (piles >> 2 & 1) + (piles >> 3)


def _refused_draw(state: Glory, seat: i64, action: i64, barred: i64) -> IllegalAction:
    if verb(action) == DRAW:
        return cannot_draw(state, action, barred)
    if verb(action) == USE_FIGURE:
        return cannot_use_figure(state, seat, action)
    return wrong_verb("GLO-2.2")
