"""Moves that nobody would make who thinks at all: what bots leave alone, and what is counted."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.follies import GIVES_UP, LEAVES_WIN, NONE, folly_at_the_end
from sengoku.games.samurai.rules.actions import card, cell
from sengoku.games.samurai.rules.components import HAND_SIZE, SHOWS, SYMBOL_COUNT, VALUES
from sengoku.games.samurai.rules.grid import EMPTY, INFLUENCE, STEP, VILLAGE, card_code
from sengoku.games.samurai.rules.state import NOTHING, Samurai, leader
from sengoku.games.samurai.rules.steps.playing import PlayCard

__all__ = ["FOLLIES", "folly"]

LEAVES_STONE: Final = "leaves_stone"
FOLLIES: Final = {
    LEAVES_WIN: "does not win on the last turn though another option would",
    GIVES_UP: "ends the match as its last though another option lets it go on",
    LEAVES_STONE: "fills a village with a card that wins nothing there, where a card of no more "
    "points, which counts for at least as much beside every village, would win a stone",
}
STREAMS: Final[i64] = 6


def folly(state: Samurai, action: i64) -> str:
    question = state.question()
    if isinstance(question, PlayCard) and _leaves_stone(state, question.seat, action):
        return LEAVES_STONE
    return folly_at_the_end(state, action, STREAMS) if _may_end(state) else NONE


def _may_end(state: Samurai) -> bool:
    """Whether a play could end the match: seldom, and then all options are tried."""
    if len(state.legal) == 1:
        return True
    if (state.active + 1) % state.terms.seats != state.start:
        return False  # it ends with a round
    last = state.hands[state.active * HAND_SIZE + 1] == NOTHING
    return last or state.left() < 4 or state.most_awarded() + 4 >= state.terms.stones


def _leaves_stone(state: Samurai, seat: i64, action: i64) -> bool:
    place, own = cell(action), card(action)
    if not _fills(state, place):
        return False
    slot = seat * HAND_SIZE
    while slot < (seat + 1) * HAND_SIZE and state.hands[slot] != NOTHING:
        other = state.hands[slot]
        if other != own and _points(other) <= _points(own):
            if _better(state, seat, place, own, other):
                return True
        slot += 1
    return False


def _points(card: i64) -> i64:
    """What a card adds to the symbols, together."""
    total: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        total += VALUES[card * SYMBOL_COUNT + symbol]
        symbol += 1
    return total


def _fills(state: Samurai, place: i64) -> bool:
    side: i64 = 0
    while side < 4:
        if _filled(state, place + STEP[side], place):
            return True
        side += 1
    return False


def _filled(state: Samurai, village: i64, place: i64) -> bool:
    """Whether a village is closed by a card there."""
    if state.at(village) < VILLAGE:
        return False
    side: i64 = 0
    while side < 4:
        beside = village + STEP[side]
        if beside != place and state.at(beside) == EMPTY:
            return False
        side += 1
    return True


def _better(state: Samurai, seat: i64, place: i64, own: i64, other: i64) -> bool:
    """Whether `other` wins a stone where `own` does not, and counts for no less anywhere."""
    wins = False
    side: i64 = 0
    while side < 4:
        village = place + STEP[side]
        kind = state.at(village) - VILLAGE
        symbol: i64 = 0
        while kind >= 0 and symbol < SYMBOL_COUNT:
            if SHOWS[kind * SYMBOL_COUNT + symbol] != 0:
                if VALUES[other * SYMBOL_COUNT + symbol] < VALUES[own * SYMBOL_COUNT + symbol]:
                    return False
                if _filled(state, village, place):
                    wins = wins or (
                        _leads(state, seat, village, symbol, other)
                        and not _leads(state, seat, village, symbol, own)
                    )
            symbol += 1
        side += 1
    return wins


def _leads(state: Samurai, seat: i64, village: i64, symbol: i64, card: i64) -> bool:
    adds = INFLUENCE[card_code(seat, card) * SYMBOL_COUNT + symbol]
    return leader(state.influence(village, symbol) + adds) == seat
