"""Chapters 1, 3, 7 and 8: set-up, the steps of a turn, drawing, and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.samurai.rules import events
from sengoku.games.samurai.rules.components import CARDS, HAND_SIZE
from sengoku.games.samurai.rules.grid import ORIGIN, VILLAGE
from sengoku.games.samurai.rules.state import NOTHING, Samurai
from sengoku.games.samurai.rules.steps.playing import PLAY_CARD
from sengoku.games.samurai.rules.steps.scoring import score_villages
from sengoku.kernel.state import Effect
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "BEGIN_GAME",
    "BLOCKED",
    "REASONS",
    "BeginGame",
    "FinishTurn",
    "begin_turn",
    "end_reasons",
    "reason_names",
    "still_to_play",
]

STONES: Final[i64] = 1
VILLAGES: Final[i64] = 2
PLAYED: Final[i64] = 4
BLOCKED: Final[i64] = 8
REASONS: Final[list[str]] = ["stones", "villages", "cards", "blocked"]


class BeginGame(Effect):
    """Pile and decks are shuffled, hands drawn, the first village laid.

    [SAM-1.5, SAM-1.6, SAM-1.7, SAM-1.8]
    """

    def resolve(self, state: Samurai) -> None:
        state.set_up()
        if state.journal is not None:
            _note_set_up(state)
        begin_turn(state, state.start)


class FinishTurn(Effect):
    """Score, draw; the next seat is up, unless the last round is complete. [SAM-3.1, SAM-8.4]"""

    def resolve(self, state: Samurai) -> None:
        score_villages(state)
        state.draw_card(self.seat)
        next = self.seat + 1
        if next == state.terms.seats:
            next = 0
        reasons = end_reasons(state)
        if state.journal is not None and state.reasons == 0 and reasons != 0:
            state.note(events.last_round(reason_names(reasons), still_to_play(state, next)))
        state.reasons = reasons
        if reasons != 0 and next == state.start:
            _end_game(state)
        else:
            begin_turn(state, next)


BEGIN_GAME: Final = BeginGame()
_FINISH_TURN: Final = vec[FinishTurn]([FinishTurn(seat) for seat in range(4)])


def begin_turn(state: Samurai, seat: i64) -> None:
    """Play and lay, then finish; but without a legal cell the game is over. [SAM-3.1, SAM-8.6]"""
    if len(state.legal) == 0:
        state.reasons |= BLOCKED
        _end_game(state)
        return
    state.active = seat
    state.turn += 1
    if state.journal is not None:
        round = (state.turn - 1) // state.terms.seats + 1
        state.note(events.turn_began(seat, state.turn, round))
    state.then(PLAY_CARD[seat], _FINISH_TURN[seat])


def end_reasons(state: Samurai) -> i64:
    """All reasons that hold, a bit each; 0 while the game goes on. [SAM-8.1, SAM-8.2, SAM-8.3]"""
    reasons: i64 = 0
    if state.most_awarded() >= state.terms.stones:
        reasons |= STONES
    if state.left() == 0:
        reasons |= VILLAGES
    if _no_cards(state):
        reasons |= PLAYED
    return reasons


def _no_cards(state: Samurai) -> bool:
    """Whoever has no card left drew none, so empty hands are enough. [SAM-7.1]"""
    seat: i64 = 0
    while seat < state.terms.seats:
        if state.hands[seat * HAND_SIZE] != NOTHING:
            return False
        seat += 1
    return True


def reason_names(reasons: i64) -> list[str]:
    return [name for bit, name in enumerate(REASONS) if int(reasons) >> bit & 1]


def still_to_play(state: Samurai, next: i64) -> list[int]:
    seats: list[int] = []
    while next != state.start:
        seats.append(int(next))
        next = (next + 1) % state.terms.seats
    return seats


def _end_game(state: Samurai) -> None:
    """Nothing more is planned, so the game is over, and its last play is final. [SAM-8.4]"""
    state.active = NOBODY
    state.unveil()
    if state.journal is not None:
        _note_end(state)


def _note_end(state: Samurai) -> None:
    """Who won, or that nobody did. [SAM-9.9]"""
    names = reason_names(state.reasons)
    if state.winners():
        state.note(events.game_ended(names, state.ranks(), state.scores()))
    else:
        state.note(events.game_drawn(names, state.scores()))


def _note_set_up(state: Samurai) -> None:
    state.note(events.game_began(state.start))
    state.note(events.first_village_laid(state.at(ORIGIN) - VILLAGE))
    state.note(events.village_shown(state.top()))
    for seat in range(state.terms.seats):
        state.note(events.hand_dealt(seat, [CARDS[card] for card in state.hand(seat)]))
