"""Samurai as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.samurai.research.codes import (
    CARD_BITS,
    CODES,
    LIES,
    MOST_CARDS,
    MOST_VILLAGES,
    ONE_CARD,
    ONE_VILLAGE,
    VILLAGE_BITS,
    lying,
    steps,
)
from sengoku.games.samurai.research.sheet import LAYOUT
from sengoku.games.samurai.research.window import (
    CARD_PLACES,
    SIDE,
    SPAN,
    cell_in,
    corner_of,
    place_in,
)
from sengoku.games.samurai.rules.actions import LAY, card, cell, lay, play, verb
from sengoku.games.samurai.rules.components import (
    CARD_COUNT,
    HAND_SIZE,
    SYMBOL_COUNT,
    VILLAGE_COUNT,
)
from sengoku.games.samurai.rules.grid import COLUMNS, SEATS, STEP, place
from sengoku.games.samurai.rules.state import NOTHING, Samurai
from sengoku.games.samurai.rules.steps.playing import PlayCard
from sengoku.games.samurai.rules.steps.turns import end_reasons
from sengoku.kernel.features import Features, allow, clip
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = ["SamuraiFeatures"]

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
WINDOW: Final[i64] = 0
HAND: Final[i64] = 625
UNPLAYED: Final[i64] = 637
HELD: Final[i64] = 685
DECK: Final[i64] = 689
STONES: Final[i64] = 693
LIMIT: Final[i64] = 705
PILE: Final[i64] = 706
TOP: Final[i64] = 707
WAITING: Final[i64] = 714
UNSEEN: Final[i64] = 721
PLAYED: Final[i64] = 728
ASKED: Final[i64] = 731
ASKED_SEAT: Final[i64] = 733
ACTIVE: Final[i64] = 737
START: Final[i64] = 741
TURN: Final[i64] = 745
ENDS: Final[i64] = 746

OPTION_CARD: Final[i64] = 2
OPTION_COLUMN: Final[i64] = 14
OPTION_ROW: Final[i64] = 15
OPTION_SIDES: Final[i64] = 16
OPTION_CORNERS: Final[i64] = 20

LAYS: Final[i64] = 3744


class SamuraiFeatures(Features):
    """All that was ever seen lies open, so memory adds nothing."""

    def write(self, state: Samurai, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        if len(state.grid) == 0:
            return  # nothing is laid yet
        _sets(state, seat, row, at)
        _table(state, seat, row, at)
        _asked(state, seat, row, at)

    def fits(self, state: Samurai) -> bool:
        return state.east - state.west <= SPAN and state.north - state.south <= SPAN

    # -- what can be said ------------------------------------------------------------------------

    def number(self, state: Samurai, held: i64, saying: i64) -> i64:
        if verb(saying) == LAY:
            side: i64 = 0
            while state.played + STEP[side] != cell(saying):
                side += 1
            return LAYS + side
        return card(saying) * CARD_PLACES + place_in(corner_of(state), cell(saying)) // 2

    def saying(self, state: Samurai, held: i64, number: i64) -> i64:
        if number >= LAYS:
            return lay(state.played + STEP[number - LAYS])
        where = cell_in(corner_of(state), number % CARD_PLACES * 2 + 1)
        return play(number // CARD_PLACES, where)

    def mark(self, state: State, held: i64, mask: vec[i64], at: i64) -> i64:
        assert isinstance(state, Samurai)
        question = state.agenda[state.planned - 1]
        if isinstance(question, PlayCard):
            return _mark_plays(state, question.seat, mask, at)
        return super().mark(state, held, mask, at)

    def describe(self, state: Samurai, saying: i64, row: vec[u8], at: i64) -> None:
        where, seat, seats = cell(saying), state.seat(), state.terms.seats
        spot = place_in(corner_of(state), where)
        row[at + verb(saying)] = u8(1)
        if verb(saying) != LAY:
            row[at + OPTION_CARD + card(saying)] = u8(1)
        row[at + OPTION_COLUMN] = u8(spot // SIDE)
        row[at + OPTION_ROW] = u8(spot % SIDE)
        side: i64 = 0
        while side < 4:
            beside = where + STEP[side]
            across = beside + STEP[(side + 1) & 3]
            row[at + OPTION_SIDES + side] = u8(lying(state.at(beside), seat, seats))
            row[at + OPTION_CORNERS + side] = u8(lying(state.at(across), seat, seats))
            side += 1


def _mark_plays(state: Samurai, seat: i64, mask: vec[i64], at: i64) -> i64:
    """A card that is held twice has its numbers once."""
    corner, hands, legal = corner_of(state), state.hands, state.legal
    slot, end, last, cards = seat * HAND_SIZE, (seat + 1) * HAND_SIZE, NOTHING, i64(0)
    while slot < end and hands[slot] != NOTHING:
        if hands[slot] != last:
            last = hands[slot]
            cards += 1
            spot = at + last * CARD_PLACES
            for where in legal:
                allow(mask, spot + place_in(corner, where) // 2)
        slot += 1
    return cards * len(legal)


def _sets(state: Samurai, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.terms.seats
    step: i64 = 0
    while step < seats:
        _seat(state, (seat + step) % seats, step, row, at)
        step += 1
    slot = seat * HAND_SIZE
    while slot < (seat + 1) * HAND_SIZE and state.hands[slot] != NOTHING:
        row[at + HAND + state.hands[slot]] = row[at + HAND + state.hands[slot]] + u8(1)
        slot += 1


def _seat(state: Samurai, seat: i64, step: i64, row: vec[u8], at: i64) -> None:
    count: i64 = 0
    while count < HAND_SIZE and state.hands[seat * HAND_SIZE + count] != NOTHING:
        count += 1
    row[at + HELD + step] = u8(count)
    row[at + DECK + step] = u8(state.deck_left(seat))
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        spot = at + STONES + step * SYMBOL_COUNT + symbol
        row[spot] = clip(state.stones[seat * SYMBOL_COUNT + symbol])
        symbol += 1


def _table(state: Samurai, seat: i64, row: vec[u8], at: i64) -> None:
    """What lies where, and what is still to come."""
    grid, seats, corner = state.grid, state.terms.seats, corner_of(state)
    look = (seats * SEATS + seat) * CODES
    lies, one_village, one_card = LIES, ONE_VILLAGE, ONE_CARD
    villages: i64 = 0
    cards_0: i64 = 0
    cards_1: i64 = 0
    cards_2: i64 = 0
    cards_3: i64 = 0
    column = state.west - 1
    while column <= state.east + 1:
        where = column * COLUMNS + state.south - 1
        end = column * COLUMNS + state.north + 1
        spot = at + WINDOW + place_in(corner, where)
        assert end - corner - (column - corner // COLUMNS) * COLUMNS < SIDE, "out of the window"
        while where <= end:
            code = i64(grid[place(where)])
            row[spot] = lies[look + code]
            villages += one_village[code]
            cards_0 += one_card[code]
            cards_1 += one_card[CODES + code]
            cards_2 += one_card[2 * CODES + code]
            cards_3 += one_card[3 * CODES + code]
            where += 1
            spot += 1
        column += 1
    laid = vec[i64]([cards_0, cards_1, cards_2, cards_3])
    _to_come(state, seat, villages, laid, row, at)
    if state.turn > 1 or state.waiting != NOTHING or state.planned == 0:
        spot = place_in(corner, state.played)
        row[at + PLAYED] = u8(1)
        row[at + PLAYED + 1] = u8(spot // SIDE)
        row[at + PLAYED + 2] = u8(spot % SIDE)


def _to_come(
    state: Samurai, seat: i64, villages: i64, laid: vec[i64], row: vec[u8], at: i64
) -> None:
    """All that there is, less what lies on the table."""
    seats, copies = state.terms.seats, state.terms.copies
    step: i64 = 0
    while step < seats:
        cards = laid[(seat + step) % seats]
        spot = at + UNPLAYED + step * CARD_COUNT
        for count in copies:
            row[spot] = u8(count - (cards & MOST_CARDS))
            cards >>= CARD_BITS
            spot += 1
        step += 1
    spot = at + UNSEEN
    for count in state.terms.village_copies:
        row[spot] = u8(count - (villages & MOST_VILLAGES))
        villages >>= VILLAGE_BITS
        spot += 1


def _asked(state: Samurai, seat: i64, row: vec[u8], at: i64) -> None:
    seats, top = state.terms.seats, state.top()
    row[at + LIMIT] = clip(state.terms.stones)
    row[at + PILE] = u8(state.left())
    if top != NOTHING:
        row[at + TOP + top] = u8(1)
        row[at + UNSEEN + top] = row[at + UNSEEN + top] - u8(1)
    if state.waiting != NOTHING:
        row[at + WAITING + state.waiting] = u8(1)
        row[at + UNSEEN + state.waiting] = row[at + UNSEEN + state.waiting] - u8(1)
    row[at + START + steps(seat, state.start, seats)] = u8(1)
    row[at + TURN] = clip(state.turn)
    reasons = state.reasons | end_reasons(state)
    bit: i64 = 0
    while bit < 4:
        row[at + ENDS + bit] = u8(reasons >> bit & 1)
        bit += 1
    if state.active != NOBODY:
        row[at + ACTIVE + steps(seat, state.active, seats)] = u8(1)
    if state.planned > 0:
        question = state.agenda[state.planned - 1]
        row[at + ASKED + (0 if isinstance(question, PlayCard) else 1)] = u8(1)
        row[at + ASKED_SEAT + steps(seat, question.seat, seats)] = u8(1)


assert LAYOUT.at("waiting") - LAYOUT.at("top") == VILLAGE_COUNT
