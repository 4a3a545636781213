"""Chapters 3, 4 and 5: what the active player may do until he ends his turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import (
    DISCARD,
    DRAW,
    END_TURN,
    PLACE,
    PLAY_DAIMYO,
    card,
    discard,
    place,
    place_card,
    play_daimyo,
    verb,
)
from sengoku.games.honor.rules.components import (
    CARD_COUNT,
    CASTLES,
    DAIMYO,
    HOUSE_CARDS,
    MOST_SEATS,
)
from sengoku.games.honor.rules.refusals import cannot_do
from sengoku.games.honor.rules.rights import daimyo_goal, upper_house
from sengoku.games.honor.rules.state import HAND_SIZE, NOTHING, Honor
from sengoku.games.honor.rules.steps.declarations import add_declarations, declare
from sengoku.games.honor.rules.steps.event_cards import EVENT_CARDS, EVENTS, event_of
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question
from sengoku.kernel.viewer import NOBODY

__all__ = ["TAKE_TURN", "TakeTurn"]


class TakeTurn(Question):
    """Card actions, discards and one declaration, in any order. [HON-3.12]"""

    def options(self, state: Honor) -> vec[i64]:
        """Who draws needs room in the hand, and a card in either pile.

        [HON-4.6, HON-4.8, HON-4.9]
        """
        seat = self.seat
        left = state.actions_left(seat)
        options = vec[i64](capacity=40)
        if left > 0:
            if state.held[seat] < HAND_SIZE and state.pile_left() + state.discarded > 0:
                options = append(options, DRAW)
            options = _add_plays(state, seat, left, options)
        if left >= state.terms.discard_cost:
            options = _add_discards(state, seat, options)
        if state.declared == 0:
            options = add_declarations(state, seat, options)
        return append(options, END_TURN)

    def answer(self, state: Honor, action: i64) -> None:
        if action == END_TURN:
            return
        seat, what = self.seat, verb(action)
        state.next(self)
        if what == DRAW:
            state.used += 1
            state.draw(seat)
        elif what == DISCARD:
            _discard(state, seat, card(action))
        elif what == PLACE:
            _place(state, seat, card(action), place(action))
        elif what == PLAY_DAIMYO:
            _play_daimyo(state, seat, card(action), place(action))
        elif event := event_of(what):
            event.play(state, seat, action)
        else:
            declare(state, seat, action)

    def remember(self, state: Honor, action: i64) -> None:
        """A card that was played or discarded and taken back is in hand, as all saw. [HON-13.4]"""
        what = verb(action)
        event = event_of(what)
        if event is not None:
            state.show(self.seat, event.shown(action))
        elif what in (DISCARD, PLACE, PLAY_DAIMYO):
            state.show(self.seat, card(action))

    def refusal(self, state: Honor, action: i64) -> IllegalAction:
        event = event_of(verb(action))
        if event is not None:
            return event.refusal(state, self.seat, action)
        return cannot_do(state, self.seat, action)

    def clause(self) -> str:
        return "HON-3.12"


TAKE_TURN: Final = vec[TakeTurn]([TakeTurn(seat) for seat in range(MOST_SEATS)])


# -- what may be played --------------------------------------------------------------------------


def _add_plays(state: Honor, seat: i64, left: i64, options: vec[i64]) -> vec[i64]:
    """Every card in hand for which there are actions enough. [HON-4.4, HON-4.5]"""
    hands, base = state.hands, seat * CARD_COUNT
    upper = upper_house(state, seat)
    card: i64 = 0
    while card < CASTLES:
        if hands[base + card] > 0:
            if state.fits(card, seat * 2):
                options = append(options, place_card(card, seat * 2))
            if upper != NOTHING and state.fits(card, upper):
                options = append(options, place_card(card, upper))
        card += 1
    while card < HOUSE_CARDS:
        if hands[base + card] > 0 and state.is_first(seat):
            options = append(options, place_card(card, seat * 2 + 1))
        card += 1
    options = _add_events(state, seat, left, options)
    return _add_daimyo(state, seat, options)


def _add_events(state: Honor, seat: i64, left: i64, options: vec[i64]) -> vec[i64]:
    hands, base = state.hands, seat * CARD_COUNT
    number: i64 = 0
    for event in EVENT_CARDS:
        if hands[base + event] > 0 and left >= EVENTS[number].cost:
            options = EVENTS[number].add(state, seat, options)
        number += 1
    return options


def _add_daimyo(state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
    goal = daimyo_goal(state, seat)
    if goal == NOBODY:
        return options
    hands, base = state.hands, seat * CARD_COUNT
    card: i64 = DAIMYO
    while card < CARD_COUNT:
        if hands[base + card] > 0:
            options = append(options, play_daimyo(card, goal))
        card += 1
    return options


def _add_discards(state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
    """Any card in hand. [HON-4.10]"""
    hands, base = state.hands, seat * CARD_COUNT
    left = state.held[seat]
    card: i64 = 0
    while left > 0:
        count = hands[base + card]
        if count > 0:
            options = append(options, discard(card))
            left -= count
        card += 1
    return options


# -- playing it ----------------------------------------------------------------------------------


def _discard(state: Honor, seat: i64, card: i64) -> None:
    state.used += state.terms.discard_cost
    state.spend(seat, card)
    if state.journal is not None:
        state.note(events.card_discarded(seat, card))


def _place(state: Honor, seat: i64, card: i64, house: i64) -> None:
    """[HON-5.1, HON-5.4]"""
    state.used += 1
    state.give_up(seat, card)
    if state.journal is not None:
        state.note(events.card_placed(seat, card, house))
    state.settle_in(card, house)


def _play_daimyo(state: Honor, seat: i64, card: i64, goal: i64) -> None:
    """To himself, or as a gift that ends a service without cost. [HON-5.7, HON-5.9, HON-5.10]"""
    state.used += 1
    state.give_up(seat, card)
    if state.journal is not None:
        state.note(events.daimyo_played(seat, card, goal))
    if goal != seat:
        state.detach(goal)
    state.enthrone(goal, card)
