"""Call to Glory as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.glory.research.numbering import FIRST_LAY, action_of, number_of
from sengoku.games.glory.rules.actions import (
    DISCARD,
    DISCARD_1,
    DISCARD_2,
    DRAW,
    DRAW_1,
    DRAW_2,
    LAY,
    ORDER,
    PLACE,
    USE_FIGURE,
    first,
    second,
    verb,
)
from sengoku.games.glory.rules.components import KIND_COUNT
from sengoku.games.glory.rules.counts import (
    ALL_CARDS,
    CARD_BITS,
    MOST_CARDS,
    any_of,
    cards_of,
    count_of,
    owner_of,
    total,
)
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.discards import PlaceCards
from sengoku.games.glory.rules.steps.drawing import FirstDraw, SecondDraw
from sengoku.games.glory.rules.steps.figures import MayTakeFigure, MayUseFigure
from sengoku.kernel.features import Features, allow, clip, put, wide
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = ["GloryFeatures"]

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
HAND: Final[i64] = 0
SIZE: Final[i64] = 9
NEEDS: Final[i64] = 18
OWNER: Final[i64] = 27
TYPES: Final[i64] = 63
KNOWN: Final[i64] = 67
UNKNOWN: Final[i64] = 94
UNSEEN: Final[i64] = 97
TOP_1: Final[i64] = 106
TOP_2: Final[i64] = 115
PILE_1: Final[i64] = 124
PILE_2: Final[i64] = 133
PENDING: Final[i64] = 142
ASKED: Final[i64] = 151
ASKED_SEAT: Final[i64] = 158
ACTIVE: Final[i64] = 162
BARRED: Final[i64] = 166
LEFT: Final[i64] = 170
ROUND: Final[i64] = 174
ROUNDS: Final[i64] = 175
START: Final[i64] = 176
TOTALS: Final[i64] = 180
BEST: Final[i64] = 188
BONUS: Final[i64] = 192
SUPPLY: Final[i64] = 196
READY: Final[i64] = 197
FRESH: Final[i64] = 201
STALL: Final[i64] = 202
ORDERS: Final[i64] = 204
PLAYED: Final[i64] = 231
HELD: Final[i64] = 258

CHARACTER: Final[i64] = 9
PILE: Final[i64] = 18
STACK: Final[i64] = 22
COUNT: Final[i64] = 25
BEATS: Final[i64] = 26
BEATEN: Final[i64] = 30

DISCARDS: Final[i64] = 4


class GloryFeatures(Features):
    def write(self, state: Glory, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        if len(state.hands) == 0:
            return  # nothing is dealt yet
        self._cards(state, seat, row, at)
        _piles(state, row, at)
        _asked(state, seat, row, at)
        _scores(state, seat, row, at)
        if state.terms.ninja_power:
            _figures(state, seat, row, at)
        if state.terms.imperial_orders:
            self._orders(state, seat, row, at)

    def _cards(self, state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
        """Hand, sets, piles, and what is known of other hands."""
        cards, seats = state.hands[seat], state.terms.seats
        whole = self.memory or state.terms.whole_discards
        seen = state.lying_1 + state.lying_2
        if whole:
            _write_counts(state.lying_1, row, at + PILE_1)
            _write_counts(state.lying_2, row, at + PILE_2)
        else:
            seen = _top(state.discard_1) + _top(state.discard_2)
        step: i64 = 1
        while step < seats:
            seen += self._rival(state, _seat(seat, step, seats), step - 1, row, at)
            step += 1
        _write_counts(cards, row, at + HAND)
        _write_counts(state.size, row, at + SIZE)
        _write_counts(state.needs, row, at + NEEDS)
        _write_counts(ALL_CARDS - cards - state.size - seen, row, at + UNSEEN)
        _write_owners(state.owner, seat, seats, row, at)

    def _rival(self, state: Glory, seat: i64, place: i64, row: vec[u8], at: i64) -> i64:
        """The cards that all know of in another hand, and how many more there are."""
        known: i64 = 0
        if self.memory:
            known = state.known[seat]
        _write_counts(known, row, at + KNOWN + place * KIND_COUNT)
        row[at + UNKNOWN + place] = clip(total(state.hands[seat] - known))
        return known

    def _orders(self, state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
        seats = state.terms.seats
        if len(state.orders) == 0:
            return
        step: i64 = 0
        while step < seats:
            other = _seat(seat, step, seats)
            stack: i64 = 0
            while stack < 3:
                kind = state.orders[other * 3 + stack]
                if kind != NOTHING and step == 0:
                    row[at + ORDERS + stack * KIND_COUNT + kind] = u8(1)
                elif kind != NOTHING:
                    shown = self.memory and state.order_known(other, stack)
                    row[at + HELD + (step - 1) * 3 + stack] = u8(2 + kind if shown else 1)
                stack += 1
            row[at + BONUS + step] = clip(state.bonus[other])
            step += 1
        for card in state.played:
            row[at + PLAYED + card] = u8(1)

    # -- what can be said ------------------------------------------------------------------------

    def number(self, state: Glory, held: i64, saying: i64) -> i64:
        return number_of(saying)

    def saying(self, state: Glory, held: i64, number: i64) -> i64:
        return action_of(state, number)

    def mark(self, state: State, held: i64, mask: vec[i64], at: i64) -> i64:
        assert isinstance(state, Glory)
        glory = state
        question = glory.agenda[glory.planned - 1]
        if glory.terms.ninja_power:
            return super().mark(state, held, mask, at)
        if isinstance(question, LayOrDiscard):
            return _mark_acts(glory, question.seat, mask, at)
        if isinstance(question, FirstDraw):
            return _mark_draws(glory.open_piles(NOTHING), mask, at)
        if isinstance(question, SecondDraw):
            return _mark_draws(glory.open_piles(question.barred), mask, at)
        return super().mark(state, held, mask, at)

    def describe(self, state: Glory, saying: i64, row: vec[u8], at: i64) -> None:
        what, one, two = verb(saying), first(saying), second(saying)
        row[at + what] = u8(1)
        if what in (DRAW, PLACE):
            row[at + PILE + one] = u8(1)
        elif what in (LAY, DISCARD):
            row[at + CHARACTER + one] = u8(1)
            if what == DISCARD:
                row[at + PILE + two] = u8(1)
            else:
                row[at + COUNT] = u8(two)
                _beaten(state, one, row, at)
        elif what in (USE_FIGURE, ORDER):
            row[at + CHARACTER + two] = u8(1)
            _beaten(state, two, row, at)
            if what == ORDER:
                row[at + STACK + one] = u8(1)


def _steps(seat: i64, other: i64, seats: i64) -> i64:
    """How far to the left another seat is."""
    steps = other - seat
    return steps + (seats & steps >> 8)  # of a number below nought these are all ones


def _seat(seat: i64, steps: i64, seats: i64) -> i64:
    """Who is so far to the left."""
    return seat + steps if seat + steps < seats else seat + steps - seats


def _beaten(state: Glory, kind: i64, row: vec[u8], at: i64) -> None:
    owner = owner_of(state.owner, kind)
    if owner != NOBODY:
        row[at + BEATS + _steps(state.seat(), owner, state.terms.seats)] = u8(1)
        row[at + BEATEN] = u8(count_of(state.size, kind))


def _write_counts(cards: i64, row: vec[u8], spot: i64) -> None:
    """How many cards of each character there are. Noughts are written, too: a question that nobody
    can foresee costs more."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        row[spot + kind] = u8(cards & MOST_CARDS)
        cards >>= CARD_BITS
        kind += 1


def _write_owners(owners: i64, seat: i64, seats: i64, row: vec[u8], at: i64) -> None:
    """Who has the set of each character, and how many sets each seat has."""
    laid: i64 = 0  # eight bits a seat
    spot, kind = at + OWNER, i64(0)
    while kind < KIND_COUNT:
        owner = owners & 7
        lies, step = any_of(owner), _steps(seat, owner - 1, seats)
        row[spot + step] = u8(lies)
        laid += lies << step * 8
        owners >>= CARD_BITS
        spot += 4
        kind += 1
    step = 0
    while step < seats:
        row[at + TYPES + step] = u8(laid >> step * 8 & 255)
        step += 1


def _top(pile: vec[i64]) -> i64:
    """The card on top, counted as a pile's cards are."""
    count: i64 = len(pile)
    return 0 if count == 0 else cards_of(pile[count - 1], 1)


def _piles(state: Glory, row: vec[u8], at: i64) -> None:
    pile_1, pile_2 = state.discard_1, state.discard_2
    count_1: i64 = len(pile_1)
    count_2: i64 = len(pile_2)
    if count_1 > 0:
        row[at + TOP_1 + pile_1[count_1 - 1]] = u8(1)
    if count_2 > 0:
        row[at + TOP_2 + pile_2[count_2 - 1]] = u8(1)
    if state.pending != NOTHING:
        spot = at + UNSEEN + state.pending
        row[at + PENDING + state.pending] = u8(state.pending_count)
        row[spot] = u8(i64(row[spot]) - state.pending_count)
    row[at + LEFT] = u8(state.left(DRAW_1))
    row[at + LEFT + 1] = u8(count_1)
    row[at + LEFT + 2] = u8(count_2)
    row[at + LEFT + 3] = u8(state.left(DRAW_2))


def _asked(state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.terms.seats
    row[at + ROUND] = clip(state.round)
    row[at + ROUNDS] = clip(state.terms.rounds)
    row[at + START + _steps(seat, state.start, seats)] = u8(1)
    if state.active != NOBODY:
        row[at + ACTIVE + _steps(seat, state.active, seats)] = u8(1)
    if state.planned == 0:
        return
    question = state.agenda[state.planned - 1]
    row[at + ASKED_SEAT + _steps(seat, question.seat, seats)] = u8(1)
    asks: i64 = 6
    if isinstance(question, LayOrDiscard):
        asks = 2
    elif isinstance(question, SecondDraw):
        asks = 1
        row[at + BARRED + question.barred] = u8(1)
    elif isinstance(question, FirstDraw):
        asks = 0
    elif isinstance(question, PlaceCards):
        asks = 3
    elif isinstance(question, MayTakeFigure):
        asks = 4
    elif isinstance(question, MayUseFigure):
        asks = 5
    row[at + ASKED + asks] = u8(1)


def _scores(state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
    """The sheet has a line for each round, and on it a score for each seat."""
    seats, sheet = state.terms.seats, state.sheet
    if len(sheet) == 0:
        return
    step: i64 = 0
    while step < seats:
        total: i64 = 0
        best: i64 = 0
        place = _seat(seat, step, seats)
        while place < len(sheet):
            total += sheet[place]
            best = max(best, sheet[place])
            place += seats
        wide(row, at + TOTALS + step * 2, total)
        row[at + BEST + step] = clip(best)
        step += 1


def _figures(state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.terms.seats
    row[at + SUPPLY] = u8(state.supply)
    row[at + FRESH] = u8(state.fresh)
    wide(row, at + STALL, max(state.stall, 0))
    step: i64 = 0
    while step < seats:
        row[at + READY + step] = u8(state.ready[_seat(seat, step, seats)])
        step += 1


def _mark_draws(piles: i64, mask: vec[i64], at: i64) -> i64:
    pile: i64 = 0
    count: i64 = 0
    while pile < 4:
        if piles >> pile & 1 == 1:
            allow(mask, at + pile)
            count += 1
        pile += 1
    return count


def _mark_acts(state: Glory, seat: i64, mask: vec[i64], at: i64) -> i64:
    cards, needs = state.hands[seat], state.needs
    slot = state.forced_slot()
    to_1: i64 = 0 if slot == DISCARD_2 else 1
    to_2: i64 = 0 if slot == DISCARD_1 else 1
    spot = at + DISCARDS
    kinds: i64 = 0
    enough: i64 = 0  # the characters that can be laid, each and one more in four bits
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = count_of(cards, kind)
        holds = any_of(have)
        put(mask, spot, holds & to_1)
        put(mask, spot + 1, holds & to_2)
        kinds += holds
        lays = 1 + (have - count_of(needs, kind) >> 8)  # below nought it is -1
        enough = enough << lays * 4 | kind + 1 & -lays
        spot += 2
        kind += 1
    marked = kinds * (to_1 + to_2)
    while enough > 0:
        kind = (enough & 15) - 1
        least, have = count_of(needs, kind), count_of(cards, kind)
        marked += _mark_lays(at + FIRST_LAY[kind] - 1, least, have, mask)
        enough >>= 4
    return marked


def _mark_lays(spot: i64, least: i64, most: i64, mask: vec[i64]) -> i64:
    """So many cards of a character, or more."""
    count = least
    while count <= most:
        allow(mask, spot + count)
        count += 1
    return count - least
