"""Chapters 1, 3 and 12: the deal, the course of a turn, the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.components import (
    CARD_COUNT,
    DAIMYO,
    HOUSE_CARDS,
    MOST_SEATS,
    constant,
)
from sengoku.games.honor.rules.state import (
    HAND_SIZE,
    LEAVING,
    NOTHING,
    PLEDGED,
    SECOND,
    Honor,
)
from sengoku.games.honor.rules.steps.main_phase import TAKE_TURN
from sengoku.games.honor.rules.streams import DEALER, DECK, LORDS
from sengoku.kernel.cards import pile_of
from sengoku.kernel.state import Effect
from sengoku.kernel.viewer import NOBODY

__all__ = ["BEGIN_TURN", "ENDINGS", "BeginGame", "BeginTurn", "EndTurn", "settle_alliance"]

ENDINGS: Final[list[str]] = ["goal", "round_limit"]
_WEAK: Final[list[str]] = constant("weak_daimyo")
STRONG: Final[i64] = CARD_COUNT - DAIMYO - len(_WEAK)  # daimyo that a weak start leaves out


class BeginGame(Effect):
    """A random dealer; each seat gets a samurai, a daimyo and seven cards.

    [HON-1.2, HON-1.3, HON-1.4, HON-1.5, HON-1.6, HON-1.7, HON-1.8]
    """

    def resolve(self, state: Honor) -> None:
        _clear(state)
        state.dealer = state.nature.below(DEALER, state.terms.seats)
        _deal_daimyo(state)
        _deal_hands(state)
        state.unveil()
        if state.journal is not None:
            _note_deal(state)
        state.then(BEGIN_TURN[state.first_player()])


class BeginTurn(Effect):
    """Alliances, scoring, goal check; then the main phase. Who reaches the goal wins at once: honor
    rises nowhere else, so nobody is ahead of him. [HON-3.1, HON-3.11, HON-12.1]"""

    def resolve(self, state: Honor) -> None:
        seat = self.seat
        state.active = seat
        state.used = 0
        state.declared = 0
        if seat == state.first_player():
            state.round += 1
        if state.journal is not None:
            state.note(events.turn_began(seat, state.round))
        settle_alliance(state, seat)
        state.score(seat)
        if state.honor[seat] >= state.terms.goal:
            _end(state, ENDINGS[0])
        else:
            state.then(TAKE_TURN[seat], _END_TURN[seat])


class EndTurn(Effect):
    """The next seat begins, unless the last round is complete. [HON-3.13, HON-12.3]"""

    def resolve(self, state: Honor) -> None:
        after = (self.seat + 1) % state.terms.seats
        last = state.terms.round_limit > 0 and state.round >= state.terms.round_limit
        if last and after == state.first_player():
            _end(state, ENDINGS[1])
        else:
            state.next(BEGIN_TURN[after])


BEGIN_TURN: Final = vec[BeginTurn]([BeginTurn(seat) for seat in range(MOST_SEATS)])
_END_TURN: Final = vec[EndTurn]([EndTurn(seat) for seat in range(MOST_SEATS)])


def settle_alliance(state: Honor, seat: i64) -> None:
    """A pledge becomes service; who is leaving leaves. [HON-3.2]"""
    if state.bond[seat] == PLEDGED:
        state.bond[seat] = SECOND
        if state.journal is not None:
            state.note(events.alliance_began(seat, state.lord[seat]))
    elif state.bond[seat] == LEAVING:
        state.detach(seat)


def _end(state: Honor, why: str) -> None:
    """No final round, and nothing is planned any more. [HON-12.1, HON-12.3]"""
    state.active = NOBODY
    if state.journal is not None:
        state.note(events.game_ended(state.ranks(), state.scores(), why))


# -- the deal ------------------------------------------------------------------------------------


def _clear(state: Honor) -> None:
    """Honor 0, empty houses, no discards, the title in the center. [HON-1.3, HON-1.7, HON-1.8]"""
    seats = state.terms.seats
    state.honor = vec[i64]([0] * seats)
    state.daimyo = vec[i64]([NOTHING] * seats)
    state.lord = vec[i64]([NOBODY] * seats)
    state.bond = vec[i64]([0] * seats)
    state.held = vec[i64]([0] * seats)
    state.hands = vec[i64]([0] * (seats * CARD_COUNT))
    state.kept = vec[i64]([0] * (seats * CARD_COUNT))
    state.drawn = vec[i64]([0] * (seats * CARD_COUNT))
    state.seen = vec[i64]([0] * (seats * CARD_COUNT))
    state.houses = vec[i64]([0] * (seats * 2 * HOUSE_CARDS))
    state.discards = vec[i64]([0] * CARD_COUNT)


def _deal_daimyo(state: Honor) -> None:
    """One at random to each seat, starting left of the dealer. [HON-1.4]"""
    left_out: i64 = STRONG if state.terms.weak_start else 0
    lords = vec[i64](list(range(DAIMYO + left_out, CARD_COUNT)))
    state.nature.shuffle(LORDS, lords)
    place: i64 = 0
    while place < state.terms.seats:
        state.daimyo[(state.first_player() + place) % state.terms.seats] = lords[place]
        place += 1


def _deal_hands(state: Honor) -> None:
    """All other cards are shuffled, seven go to each seat. [HON-1.6]"""
    seats = state.terms.seats
    left = state.terms.copies[:]
    for lord in state.daimyo:
        left[lord] -= 1
    state.deck = pile_of(left)
    state.nature.shuffle(DECK, state.deck)
    while state.top < seats * HAND_SIZE:
        seat = (state.first_player() + state.top) % seats
        state.take_up(seat, state.deck[state.top])
        state.top += 1


def _note_deal(state: Honor) -> None:
    state.note(events.game_began(state.dealer, state.first_player()))
    for seat in range(state.terms.seats):
        state.note(events.daimyo_dealt(seat, state.daimyo[seat]))
    for seat in range(state.terms.seats):
        state.note(events.hand_dealt(seat, state.hand(seat)))
