"""Chapters 1, 8, 9 and 10: rounds, imperial orders, scores, the end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.glory.rules import events
from sengoku.games.glory.rules.actions import first, order, order_name, second
from sengoku.games.glory.rules.components import BONUS
from sengoku.games.glory.rules.counts import count_of
from sengoku.games.glory.rules.refusals import cannot_play_order
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.turns import BEGIN_TURN, REASONS
from sengoku.games.glory.rules.streams import START
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "BeginGame",
    "BeginRound",
    "EndRound",
    "PlayOrder",
    "PlayOrders",
    "ScoreRound",
    "next_start",
]


class BeginGame(Effect):
    """The first start player is drawn or named; orders are dealt once. [GLO-1.9, GLO-10.1]"""

    def resolve(self, state: Glory) -> None:
        named = state.terms.first_start
        state.start = named if named != NOBODY else state.nature.below(START, state.terms.seats)
        if state.terms.imperial_orders:
            state.deal_orders()
            if state.journal is not None:
                _note_orders(state)
        state.then(_BEGIN_ROUND)


class BeginRound(Effect):
    """A fresh set-up; then turns until one of them ends the round. [GLO-1.3, GLO-2.1]"""

    def resolve(self, state: Glory) -> None:
        state.round += 1
        state.clear()
        state.deal()
        if state.journal is not None:
            _note_round(state)
        state.then(BEGIN_TURN[state.start], _END_ROUND)


class EndRound(Effect):
    """Orders are played before the scores are written down. [GLO-10.3]"""

    def resolve(self, state: Glory) -> None:
        state.active = NOBODY
        state.then(_SCORE_ROUND)
        if state.terms.imperial_orders:
            seats = state.terms.seats
            turn = seats - 1
            while turn >= 0:
                state.then(_PLAY_ORDERS[(state.start + turn) % seats])
                turn -= 1


class PlayOrders(Effect):
    """A seat's last order is played without asking. [GLO-10.3]"""

    def resolve(self, state: Glory) -> None:
        held = _orders_of(state, self.seat)
        if len(held) == 1:
            state.unveil()
            _play_order(state, self.seat, held[0])
        else:
            state.then(_PLAY_ORDER[self.seat])


class PlayOrder(Question):
    """Play one of your imperial orders, even if it helps a rival. [GLO-10.3]"""

    def options(self, state: Glory) -> vec[i64]:
        return _orders_of(state, self.seat)

    def answer(self, state: Glory, action: i64) -> None:
        _play_order(state, self.seat, action)

    def remember(self, state: Glory, action: i64) -> None:
        """All saw the order that was played and taken back. [GLO-14.5]"""
        state.show_order(self.seat, first(action))

    def refusal(self, state: Glory, action: i64) -> IllegalAction:
        return cannot_play_order(action)

    def clause(self) -> str:
        return "GLO-10.3"


class ScoreRound(Effect):
    """Scores go onto the sheet; the next round begins, or the game is over. [GLO-8.3, GLO-9.1]"""

    def resolve(self, state: Glory) -> None:
        state.write_scores()
        if state.journal is not None:
            _note_scores(state)
        if state.rounds_scored() < state.terms.rounds:
            state.start = next_start(state)
            state.then(_BEGIN_ROUND)
        elif state.journal is not None:
            state.note(events.game_ended(state.ranks(), state.scores()))


_BEGIN_ROUND: Final = BeginRound()
_END_ROUND: Final = EndRound()
_SCORE_ROUND: Final = ScoreRound()
_PLAY_ORDERS: Final = vec[PlayOrders]([PlayOrders(seat) for seat in range(4)])
_PLAY_ORDER: Final = vec[PlayOrder]([PlayOrder(seat) for seat in range(4)])


def _orders_of(state: Glory, seat: i64) -> vec[i64]:
    options = vec[i64](capacity=3)
    stack: i64 = 0
    while stack < 3:
        kind = state.orders[seat * 3 + stack]
        if kind != NOTHING:
            options = append(options, order(stack, kind))
        stack += 1
    return options


def _play_order(state: Glory, seat: i64, action: i64) -> None:
    """The bonus for every card of the set, to its owner. [GLO-10.5, GLO-10.7]"""
    stack, kind = first(action), second(action)
    state.play_order(seat, stack, kind, BONUS[stack] * count_of(state.size, kind))


def next_start(state: Glory) -> i64:
    """Lowest total, then lowest last round, then clockwise from the last start player.

    [GLO-8.5, GLO-8.6, GLO-8.7]
    """
    seats, last = state.terms.seats, state.rounds_scored() - 1
    best = (state.start + 1) % seats
    step: i64 = 2
    while step <= seats:
        seat = (state.start + step) % seats
        lead = state.total(seat) - state.total(best)
        if lead == 0:
            lead = state.round_score(last, seat) - state.round_score(last, best)
        if lead < 0:
            best = seat
        step += 1
    return best


def _note_orders(state: Glory) -> None:
    for seat in range(state.terms.seats):
        cards = [order_name(first(card), second(card)) for card in _orders_of(state, seat)]
        state.note(events.orders_dealt(seat, cards))


def _note_round(state: Glory) -> None:
    state.note(events.round_began(state.round, state.start))
    for seat in range(state.terms.seats):
        state.note(events.hand_dealt(seat, state.hand(seat)))


def _note_scores(state: Glory) -> None:
    reasons = [name for bit, name in enumerate(REASONS) if int(state.reasons) >> bit & 1]
    last = state.rounds_scored() - 1
    scores = [int(state.round_score(last, seat)) for seat in range(state.terms.seats)]
    state.note(events.round_ended(state.round, reasons, scores, state.scores()))
