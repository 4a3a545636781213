"""Call to Glory as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.glory.research.numbering import action_of, number_of
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
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT
from sengoku.games.glory.rules.state import LYING, NOTHING, Glory, lying
from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.discards import PlaceCards
from sengoku.games.glory.rules.steps.drawing import FirstDraw, SecondDraw
from sengoku.games.glory.rules.steps.figures import MayTakeFigure, MayUseFigure
from sengoku.kernel.features import Features, allow, clip, wide
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

LAYS: Final[i64] = 22
DISCARDS: Final[i64] = 4
PILED: Final[i64] = 63  # LYING bits


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
        hands, place, seats = state.hands, seat * KIND_COUNT, state.terms.seats
        whole = self.memory or state.terms.whole_discards
        down = state.lying_1 + state.lying_2
        if whole:
            _write_pile(state.lying_1, row, at + PILE_1)
            _write_pile(state.lying_2, row, at + PILE_2)
        else:
            down = _top(state.discard_1) + _top(state.discard_2)
        types: i64 = 0  # that each seat has laid, eight bits a seat
        spot, laid = at, at + OWNER
        # Not strict: only so does the compiler walk all of them without a call.
        for size, need, owner, copies in zip(state.size, state.needs, state.owner, COPIES):  # noqa: B905
            have = hands[place]
            row[spot + HAND] = u8(have)
            row[spot + SIZE] = u8(size)
            row[spot + NEEDS] = u8(need)
            row[spot + UNSEEN] = u8(copies - have - size - (down & PILED))
            if owner != NOBODY:
                step = _steps(seat, owner, seats)
                row[laid + step] = u8(1)
                types += 1 << step * 8
            down >>= LYING
            place += 1
            spot += 1
            laid += 4
        spot = at + TYPES
        while types > 0:
            row[spot] = u8(types & 255)
            types >>= 8
            spot += 1
        step = 1
        while step < seats:
            self._rival(state, _seat(seat, step, seats), step - 1, row, at)
            step += 1

    def _rival(self, state: Glory, seat: i64, place: i64, row: vec[u8], at: i64) -> None:
        """The cards that all know of in another hand, and how many more there are."""
        hands, known, memory = state.hands, state.known, self.memory
        hand, spot = seat * KIND_COUNT, at + KNOWN + place * KIND_COUNT
        unknown: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            unknown += hands[hand + kind]
            sure = known[hand + kind]
            if memory and sure > 0:
                unknown -= sure
                row[spot + kind] = u8(sure)
                row[at + UNSEEN + kind] = u8(i64(row[at + UNSEEN + kind]) - sure)
            kind += 1
        row[at + UNKNOWN + place] = clip(unknown)

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
    return other - seat if other >= seat else other - seat + seats


def _seat(seat: i64, steps: i64, seats: i64) -> i64:
    """Who is so far to the left."""
    return seat + steps if seat + steps < seats else seat + steps - seats


def _beaten(state: Glory, kind: i64, row: vec[u8], at: i64) -> None:
    owner = state.owner[kind]
    if owner != NOBODY:
        row[at + BEATS + _steps(state.seat(), owner, state.terms.seats)] = u8(1)
        row[at + BEATEN] = u8(state.size[kind])


def _write_pile(cards: i64, row: vec[u8], spot: i64) -> None:
    """How many cards of each character lie there, out of LYING bits for each."""
    while cards > 0:
        row[spot] = u8(cards & PILED)
        cards >>= LYING
        spot += 1


def _top(pile: vec[i64]) -> i64:
    """The card on top, counted as a pile's cards are."""
    count: i64 = len(pile)
    return 0 if count == 0 else lying(pile[count - 1], 1)


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
    hands, needs, place = state.hands, state.needs, seat * KIND_COUNT
    slot = state.forced_slot()
    lays, spot, marked = at + LAYS - 1, at + DISCARDS, i64(0)
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = hands[place]
        if have > 0:
            count = needs[kind]
            marked += max(have - count + 1, 0) + (2 if slot == NOTHING else 1)
            while count <= have:
                allow(mask, lays + count)
                count += 1
            if slot != DISCARD_2:
                allow(mask, spot)
            if slot != DISCARD_1:
                allow(mask, spot + 1)
        lays += COPIES[kind]
        spot += 2
        place += 1
        kind += 1
    return marked
