"""Call to Glory as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.glory.research.numbering import action_of, number_of
from sengoku.games.glory.research.sheet import LAYOUT
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
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.discards import PlaceCards
from sengoku.games.glory.rules.steps.drawing import FirstDraw, SecondDraw
from sengoku.games.glory.rules.steps.figures import MayTakeFigure, MayUseFigure
from sengoku.kernel.features import Features, clip, wide
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = ["GloryFeatures"]

HAND: Final[i64] = LAYOUT.at("hand")
SIZE: Final[i64] = LAYOUT.at("size")
NEEDS: Final[i64] = LAYOUT.at("needs")
OWNER: Final[i64] = LAYOUT.at("owner")
TYPES: Final[i64] = LAYOUT.at("types")
KNOWN: Final[i64] = LAYOUT.at("known")
UNKNOWN: Final[i64] = LAYOUT.at("unknown")
UNSEEN: Final[i64] = LAYOUT.at("unseen")
TOP_1: Final[i64] = LAYOUT.at("top_1")
TOP_2: Final[i64] = LAYOUT.at("top_2")
PILE_1: Final[i64] = LAYOUT.at("pile_1")
PILE_2: Final[i64] = LAYOUT.at("pile_2")
PENDING: Final[i64] = LAYOUT.at("pending")
ASKED: Final[i64] = LAYOUT.at("asked")
ASKED_SEAT: Final[i64] = LAYOUT.at("asked_seat")
ACTIVE: Final[i64] = LAYOUT.at("active")
BARRED: Final[i64] = LAYOUT.at("barred")
LEFT: Final[i64] = LAYOUT.at("left")
ROUND: Final[i64] = LAYOUT.at("round")
ROUNDS: Final[i64] = LAYOUT.at("rounds")
START: Final[i64] = LAYOUT.at("start")
TOTALS: Final[i64] = LAYOUT.at("totals")
BEST: Final[i64] = LAYOUT.at("best")
BONUS: Final[i64] = LAYOUT.at("bonus")
SUPPLY: Final[i64] = LAYOUT.at("supply")
READY: Final[i64] = LAYOUT.at("ready")
FRESH: Final[i64] = LAYOUT.at("fresh")
STALL: Final[i64] = LAYOUT.at("stall")
ORDERS: Final[i64] = LAYOUT.at("orders")
PLAYED: Final[i64] = LAYOUT.at("played")
HELD: Final[i64] = LAYOUT.at("held")

CHARACTER: Final[i64] = LAYOUT.option_at("character")
PILE: Final[i64] = LAYOUT.option_at("pile")
STACK: Final[i64] = LAYOUT.option_at("stack")
COUNT: Final[i64] = LAYOUT.option_at("count")
BEATS: Final[i64] = LAYOUT.option_at("beats")
BEATEN: Final[i64] = LAYOUT.option_at("size")

LAYS: Final[i64] = LAYOUT.number_at("lay")
DISCARDS: Final[i64] = LAYOUT.number_at("discard")


class GloryFeatures(Features):
    def write(self, state: Glory, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        if len(state.hands) == 0:
            return  # nothing is dealt yet
        self._cards(state, seat, row, at)
        self._piles(state, row, at)
        _asked(state, seat, row, at)
        _scores(state, seat, row, at)
        if state.terms.ninja_power:
            _figures(state, seat, row, at)
        if state.terms.imperial_orders:
            self._orders(state, seat, row, at)

    def _cards(self, state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
        """Hand, sets, and what is known of other hands."""
        hands, owners, sizes, needs = state.hands, state.owner, state.size, state.needs
        seats, mine = state.terms.seats, seat * KIND_COUNT
        kind: i64 = 0
        while kind < KIND_COUNT:
            have, size, spot = hands[mine + kind], sizes[kind], at + kind
            row[spot + HAND] = u8(have)
            row[spot + SIZE] = u8(size)
            row[spot + NEEDS] = u8(needs[kind])
            row[spot + UNSEEN] = u8(COPIES[kind] - have - size)
            owner = owners[kind]
            if owner != NOBODY:
                step = _steps(seat, owner, seats)
                row[at + OWNER + kind * 4 + step] = u8(1)
                row[at + TYPES + step] = row[at + TYPES + step] + u8(1)
            kind += 1
        step = 1
        while step < seats:
            self._rival(state, (seat + step) % seats, step - 1, row, at)
            step += 1

    def _rival(self, state: Glory, seat: i64, place: i64, row: vec[u8], at: i64) -> None:
        hands, known = state.hands, state.known
        hand, spot = seat * KIND_COUNT, at + KNOWN + place * KIND_COUNT
        unknown: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            unknown += hands[hand + kind]
            sure = known[hand + kind]
            if self.memory and sure > 0:
                unknown -= sure
                row[spot + kind] = u8(sure)
                row[at + UNSEEN + kind] = u8(i64(row[at + UNSEEN + kind]) - sure)
            kind += 1
        row[at + UNKNOWN + place] = clip(unknown)

    def _piles(self, state: Glory, row: vec[u8], at: i64) -> None:
        whole = self.memory or state.terms.whole_discards
        _pile(state.discard_1, whole, row, at + TOP_1, at + PILE_1, at + UNSEEN)
        _pile(state.discard_2, whole, row, at + TOP_2, at + PILE_2, at + UNSEEN)
        if state.pending != NOTHING:
            spot = at + UNSEEN + state.pending
            row[at + PENDING + state.pending] = u8(state.pending_count)
            row[spot] = u8(i64(row[spot]) - state.pending_count)
        row[at + LEFT] = u8(state.left(DRAW_1))
        row[at + LEFT + 1] = u8(len(state.discard_1))
        row[at + LEFT + 2] = u8(len(state.discard_2))
        row[at + LEFT + 3] = u8(state.left(DRAW_2))

    def _orders(self, state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
        seats = state.terms.seats
        if len(state.orders) == 0:
            return
        step: i64 = 0
        while step < seats:
            other = (seat + step) % seats
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

    def pick(self, state: State, held: i64, chooser: Fast) -> i64:
        return number_of(state.pick(chooser))

    def mark(self, state: State, held: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Glory)
        question = state.agenda[state.planned - 1]
        if isinstance(question, LayOrDiscard) and not state.terms.ninja_power:
            _mark_acts(state, question.seat, row, at)
        elif isinstance(question, FirstDraw) and not state.terms.ninja_power:
            _mark_draws(state.open_piles(NOTHING), row, at)
        elif isinstance(question, SecondDraw) and not state.terms.ninja_power:
            _mark_draws(state.open_piles(question.barred), row, at)
        else:
            super().mark(state, held, row, at)

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


def _beaten(state: Glory, kind: i64, row: vec[u8], at: i64) -> None:
    owner = state.owner[kind]
    if owner != NOBODY:
        row[at + BEATS + _steps(state.seat(), owner, state.terms.seats)] = u8(1)
        row[at + BEATEN] = u8(state.size[kind])


def _pile(pile: vec[i64], whole: bool, row: vec[u8], top: i64, all: i64, unseen: i64) -> None:
    count: i64 = len(pile)
    if count == 0:
        return
    last = pile[count - 1]
    row[top + last] = u8(1)
    if not whole:
        row[unseen + last] = row[unseen + last] - u8(1)
        return
    place: i64 = 0
    while place < count:
        kind = pile[place]
        row[all + kind] = row[all + kind] + u8(1)
        row[unseen + kind] = row[unseen + kind] - u8(1)
        place += 1


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
    if len(state.sheet) == 0:
        return
    seats = state.terms.seats
    step: i64 = 0
    while step < seats:
        other = (seat + step) % seats
        wide(row, at + TOTALS + step * 2, state.total(other))
        row[at + BEST + step] = clip(state.best_round(other))
        step += 1


def _figures(state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.terms.seats
    row[at + SUPPLY] = u8(state.supply)
    row[at + FRESH] = u8(state.fresh)
    wide(row, at + STALL, max(state.stall, 0))
    step: i64 = 0
    while step < seats:
        row[at + READY + step] = u8(state.ready[(seat + step) % seats])
        step += 1


def _mark_draws(piles: i64, row: vec[u8], at: i64) -> None:
    row[at] = u8(piles & 1)
    row[at + 1] = u8(piles >> 1 & 1)
    row[at + 2] = u8(piles >> 2 & 1)
    row[at + 3] = u8(piles >> 3 & 1)


def _mark_acts(state: Glory, seat: i64, row: vec[u8], at: i64) -> None:
    hands, needs, hand = state.hands, state.needs, seat * KIND_COUNT
    slot = state.forced_slot()
    lays = at + LAYS - 1
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = hands[hand + kind]
        if have > 0:
            count = needs[kind]
            while count <= have:
                row[lays + count] = u8(1)
                count += 1
            if slot != DISCARD_2:
                row[at + DISCARDS + kind * 2] = u8(1)
            if slot != DISCARD_1:
                row[at + DISCARDS + kind * 2 + 1] = u8(1)
        lays += COPIES[kind]
        kind += 1
