"""Chapters 4 and 5: action 2, lay one set or discard one card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import (
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
from sengoku.games.glory.rules.components import KIND_COUNT
from sengoku.games.glory.rules.counts import CARD_BITS, MOST_CARDS, count_of
from sengoku.games.glory.rules.refusals import cannot_act
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.discards import CLEAR_AWAY
from sengoku.games.glory.rules.steps.figures import add_figure_uses, earn_figure, send_figure
from sengoku.kernel.nature import CHOICE, Fast
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
        lays, kinds = _count(state, self.seat)
        slot = state.forced_slot()
        options = vec[i64]([0] * (lays + (kinds * 2 if slot == NOTHING else kinds)))
        _write(state, self.seat, options, lays, slot)
        return add_figure_uses(state, self.seat, options)

    def pick(self, state: Glory, chooser: Fast) -> i64:
        if state.terms.ninja_power:
            return super().pick(state, chooser)
        lays, kinds = _count(state, self.seat)
        slot = state.forced_slot()
        place = chooser.below(CHOICE, lays + (kinds * 2 if slot == NOTHING else kinds))
        if place < lays:
            return _lay_at(state, self.seat, place)
        return _discard_at(state, self.seat, place - lays, slot)

    def answer(self, state: Glory, action: i64) -> None:
        what = verb(action)
        if what == LAY:
            _lay(state, self.seat, first(action), second(action))
        elif what == DISCARD:
            state.discard(self.seat, first(action), second(action))
        else:
            send_figure(state, self.seat, action, self)

    def remember(self, state: Glory, action: i64) -> None:
        """Cards that were laid or discarded and taken back are in hand, as all saw. [GLO-14.5]"""
        if verb(action) == LAY:
            state.show(self.seat, first(action), second(action))
        elif verb(action) == DISCARD:
            state.show(self.seat, first(action), 1)

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return cannot_act(state, self.seat, action)

    def clause(self) -> str:
        return "GLO-2.4"


LAY_OR_DISCARD: Final = vec[LayOrDiscard]([LayOrDiscard(seat) for seat in range(4)])


def _count(state: Glory, seat: i64) -> tuple[i64, i64]:
    """How many lays there are, and how many characters to discard."""
    cards, needs = state.hands[seat], state.needs
    lays: i64 = 0
    kinds: i64 = 0
    while cards > 0:
        have = cards & MOST_CARDS
        if have > 0:
            kinds += 1
            lays += max(have - (needs & MOST_CARDS) + 1, 0)
        cards >>= CARD_BITS
        needs >>= CARD_BITS
    return lays, kinds


def _write(state: Glory, seat: i64, options: vec[i64], lays: i64, slot: i64) -> None:
    """Lays of any number from the least upward; then any card in hand, onto the pile or piles that
    5.3 allows. [GLO-4.4, GLO-4.5, GLO-5.2, GLO-5.3]"""
    cards, needs = state.hands[seat], state.needs
    written: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = count_of(cards, kind)
        if have > 0:
            count = count_of(needs, kind)
            while count <= have:
                options[written] = lay(kind, count)
                written += 1
                count += 1
            if slot != DISCARD_2:
                options[lays] = discard(kind, DISCARD_1)
                lays += 1
            if slot != DISCARD_1:
                options[lays] = discard(kind, DISCARD_2)
                lays += 1
        kind += 1


def _lay_at(state: Glory, seat: i64, place: i64) -> i64:
    """The lay in that place of the options."""
    cards, needs = state.hands[seat], state.needs
    kind: i64 = 0
    while True:
        least = count_of(needs, kind)
        lays = max(count_of(cards, kind) - least + 1, 0)
        if place < lays:
            return lay(kind, least + place)
        place -= lays
        kind += 1


def _discard_at(state: Glory, seat: i64, place: i64, slot: i64) -> i64:
    """The discard in that place of them."""
    pile = slot
    if slot == NOTHING:
        pile = DISCARD_2 if place & 1 == 1 else DISCARD_1
        place >>= 1
    cards = state.hands[seat]
    kind: i64 = 0
    while True:
        if count_of(cards, kind) > 0:
            if place == 0:
                return discard(kind, pile)
            place -= 1
        kind += 1


def _lay(state: Glory, seat: i64, kind: i64, count: i64) -> None:
    """The set is placed, the figure settled, then the older set cleared away. [GLO-4.9]"""
    beaten = state.lay(seat, kind, count)
    if beaten != NOBODY:
        state.next(CLEAR_AWAY[beaten])
    earn_figure(state, seat, kind)
