"""Chapters 4 and 5: action 2, lay one set or discard one card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.actions import (
    DISCARD,
    DISCARD_1,
    DISCARD_2,
    LAY,
    discard,
    first,
    lay,
    second,
    verb,
)
from sengoku.games.glory.components import KIND_COUNT
from sengoku.games.glory.refusals import cannot_act
from sengoku.games.glory.state import NOTHING, Glory
from sengoku.games.glory.steps.discards import CLEAR_AWAY
from sengoku.games.glory.steps.figures import add_figure_uses, earn_figure, send_figure
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question
from sengoku.kernel.viewer import NOBODY

__all__ = ["LAY_OR_DISCARD", "LayOrDiscard"]


class LayOrDiscard(Question):
    """Lay one set or discard one card; asked even if a single option is left.

    [GLO-2.4, GLO-13.3]
    """

    def options(self, state: Glory) -> vec[i64]:
        """Lays, discards, figures; counted before they are written, since search lives here."""
        options = vec[i64]([0] * _count(state, self.seat))
        written = _write_lays(state, self.seat, options)
        _write_discards(state, self.seat, options, written)
        return add_figure_uses(state, self.seat, options)

    def answer(self, state: Glory, action: i64) -> None:
        what = verb(action)
        if what == LAY:
            _lay(state, self.seat, first(action), second(action))
        elif what == DISCARD:
            state.discard(self.seat, first(action), second(action))
        else:
            send_figure(state, self.seat, action, self)

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return cannot_act(state, self.seat, action)

    def clause(self) -> str:
        return "GLO-2.4"


LAY_OR_DISCARD: Final = vec[LayOrDiscard]([LayOrDiscard(seat) for seat in range(4)])


def _count(state: Glory, seat: i64) -> i64:
    """How many lays and discards there are."""
    hands, needs, hand = state.hands, state.needs, seat * KIND_COUNT
    slots: i64 = 1
    if state.forced_slot() == NOTHING:
        slots = 2
    count: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = hands[hand + kind]
        if have > 0:
            count += slots + max(have - needs[kind] + 1, 0)
        kind += 1
    return count


def _write_lays(state: Glory, seat: i64, options: vec[i64]) -> i64:
    """Any number from the least upward. [GLO-4.4, GLO-4.5]"""
    hands, needs, hand = state.hands, state.needs, seat * KIND_COUNT
    written: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = hands[hand + kind]
        count = needs[kind]
        while count <= have:
            options[written] = lay(kind, count)
            written += 1
            count += 1
        kind += 1
    return written


def _write_discards(state: Glory, seat: i64, options: vec[i64], written: i64) -> None:
    """Any card in hand, onto the pile or piles that 5.3 allows. [GLO-5.2, GLO-5.3]"""
    hands, hand = state.hands, seat * KIND_COUNT
    slot = state.forced_slot()
    kind: i64 = 0
    while kind < KIND_COUNT:
        if hands[hand + kind] > 0:
            if slot != DISCARD_2:
                options[written] = discard(kind, DISCARD_1)
                written += 1
            if slot != DISCARD_1:
                options[written] = discard(kind, DISCARD_2)
                written += 1
        kind += 1


def _lay(state: Glory, seat: i64, kind: i64, count: i64) -> None:
    """The set is placed, the figure settled, then the older set cleared away. [GLO-4.9]"""
    beaten = state.lay(seat, kind, count)
    if beaten != NOBODY:
        state.then(CLEAR_AWAY[beaten])
    earn_figure(state, seat, kind)
