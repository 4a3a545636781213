"""Honor of the Samurai as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.honor.research.numbering import (
    NOWHERE,
    goal_from,
    house_from,
    number_of,
    saying_of,
    sayings_of,
    seat_from,
    towards,
    without_part,
)
from sengoku.games.honor.rules.actions import (
    ALLY,
    ASSASSINATE,
    ATTACK,
    DECLINE,
    DISCARD,
    DISHONOR_PLAYER,
    NO_LOOT,
    PLACE,
    PLAY_DAIMYO,
    SEND_SPY,
    card,
    loot,
    loot_2,
    loot_to,
    loot_to_2,
    place,
    verb,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    ASSASSIN,
    CARD_COUNT,
    DAIMYO,
    DISHONOR,
    GUARD,
    HOUSE_CARDS,
    MOST_SEATS,
)
from sengoku.games.honor.rules.state import NOTHING, SAMURAI_KI, Honor
from sengoku.games.honor.rules.steps.battle import LoseBattle, TakeOrBurn
from sengoku.games.honor.rules.steps.dishonor import AnswerDishonor, ChooseShame
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.games.honor.rules.steps.main_phase import TakeTurn
from sengoku.kernel.features import SILENT, Features, clip, wide
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY

__all__ = ["HonorFeatures"]

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
HAND: Final[i64] = 0
HOUSES: Final[i64] = 30
DAIMYOS: Final[i64] = 210
HONOR: Final[i64] = 270
KI: Final[i64] = 282
LORD: Final[i64] = 288
BOND: Final[i64] = 324
TITLE: Final[i64] = 348
HELD: Final[i64] = 354
KNOWN: Final[i64] = 360
DISCARDS: Final[i64] = 510
UNSEEN: Final[i64] = 540
PILE: Final[i64] = 570
GOAL: Final[i64] = 571
TITLE_HONOR: Final[i64] = 573
ROUND: Final[i64] = 574
ROUND_LIMIT: Final[i64] = 575
FIRST: Final[i64] = 576
ACTIVE: Final[i64] = 582
USED: Final[i64] = 588
LEFT: Final[i64] = 589
DECLARED: Final[i64] = 590
ASKED: Final[i64] = 591
ASKED_SEAT: Final[i64] = 596
VICTIM: Final[i64] = 602
BATTLE: Final[i64] = 608
ANSWERED: Final[i64] = 609
SAVES: Final[i64] = 615
FIRST_LOOT: Final[i64] = 616

OPTION_ANSWER: Final[i64] = 13
OPTION_CARD: Final[i64] = 21
OPTION_SEAT: Final[i64] = 51
OPTION_HOUSE: Final[i64] = 57
OPTION_LOOT: Final[i64] = 69
OPTION_GOAL: Final[i64] = 78
OPTION_SECOND: Final[i64] = 91

SEATS: Final[i64] = MOST_SEATS
DAIMYO_COUNT: Final[i64] = CARD_COUNT - DAIMYO
LOOT: Final[i64] = GUARD - ARMIES
ZERO_HONOR: Final[i64] = 32768


class HonorFeatures(Features):
    def write(self, state: Honor, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        seats = state.terms.seats
        if len(state.hands) == 0:
            return  # nothing is dealt yet
        _cards(state, seat, row, at)
        step: i64 = 0
        while step < seats:
            other = seat + step if seat + step < seats else seat + step - seats
            _player(state, seat, other, step, row, at)
            if step > 0 and self.memory:
                _known(state.seen, other, step, row, at)
            step += 1
        _table(state, seat, row, at)
        if state.planned > 0:
            _asked(state, seat, row, at)
            if held != SILENT and state.seat() == seat:
                _first_loot(without_part(held), seat, seats, row, at + FIRST_LOOT)

    # -- what can be said ------------------------------------------------------------------------

    def sayings(self, state: State, held: i64) -> vec[i64]:
        assert isinstance(state, Honor)
        return sayings_of(state, held)

    def towards(self, state: Honor, held: i64, action: i64) -> i64:
        return towards(state, held, action)

    def number(self, state: Honor, held: i64, saying: i64) -> i64:
        return number_of(state, held, saying)

    def saying(self, state: Honor, held: i64, number: i64) -> i64:
        return saying_of(state, held, number)

    def describe(self, state: Honor, saying: i64, row: vec[u8], at: i64) -> None:
        action, seat, seats = without_part(saying), state.seat(), state.terms.seats
        what = verb(action)
        row[at + what] = u8(1)
        if what == SEND_SPY:
            _spy(action, seat, seats, row, at)
        elif what == verb(DECLINE):
            row[at + OPTION_ANSWER + card(action)] = u8(1)
        elif what in (DISCARD, PLACE, PLAY_DAIMYO):
            row[at + OPTION_CARD + card(action)] = u8(1)
        elif what == ASSASSINATE:
            row[at + OPTION_CARD + ASSASSIN] = u8(1)
        elif what == DISHONOR_PLAYER:
            row[at + OPTION_CARD + DISHONOR] = u8(1)
        if what in (PLACE, ASSASSINATE):
            row[at + OPTION_HOUSE + house_from(seat, place(action), seats)] = u8(1)
        elif what in (PLAY_DAIMYO, DISHONOR_PLAYER, ATTACK, ALLY):
            row[at + OPTION_SEAT + seat_from(seat, place(action), seats)] = u8(1)


def _spy(action: i64, seat: i64, seats: i64, row: vec[u8], at: i64) -> None:
    taken, goal = loot(action), loot_to(action)
    if loot_2(action) != NO_LOOT:
        taken, goal = loot_2(action), loot_to_2(action)
        row[at + OPTION_SECOND] = u8(1)
    row[at + OPTION_CARD + card(action)] = u8(1)
    row[at + OPTION_HOUSE + house_from(seat, place(action), seats)] = u8(1)
    row[at + OPTION_LOOT + taken - ARMIES] = u8(1)
    row[at + OPTION_GOAL + goal_from(seat, goal, seats)] = u8(1)


def _first_loot(action: i64, seat: i64, seats: i64, row: vec[u8], at: i64) -> None:
    row[at + house_from(seat, place(action), seats)] = u8(1)
    row[at + NOWHERE + loot(action) - ARMIES] = u8(1)
    row[at + NOWHERE + LOOT + goal_from(seat, loot_to(action), seats)] = u8(1)


def _cards(state: Honor, seat: i64, row: vec[u8], at: i64) -> None:
    """Own hand and discards; all others are unseen until they are placed."""
    copies, hands, discards = state.terms.copies, state.hands, state.discards
    card: i64 = 0
    while card < CARD_COUNT:
        have, gone = hands[seat * CARD_COUNT + card], discards[card]
        row[at + HAND + card] = u8(have)
        row[at + DISCARDS + card] = u8(gone)
        row[at + UNSEEN + card] = u8(copies[card] - have - gone)
        card += 1


def _player(state: Honor, seat: i64, other: i64, step: i64, row: vec[u8], at: i64) -> None:
    seats, lord, daimyo = state.terms.seats, state.lord[other], state.daimyo[other]
    ki = SAMURAI_KI + _house(state, other * 2, row, at + HOUSES + step * 2 * HOUSE_CARDS, at)
    upper = _house(state, other * 2 + 1, row, at + HOUSES + (step * 2 + 1) * HOUSE_CARDS, at)
    if daimyo != NOTHING:
        ki += upper + state.terms.ki[daimyo]
        row[at + DAIMYOS + step * DAIMYO_COUNT + daimyo - DAIMYO] = u8(1)
        row[at + UNSEEN + daimyo] = row[at + UNSEEN + daimyo] - u8(1)
    wide(row, at + HONOR + step * 2, state.honor[other] + ZERO_HONOR)
    row[at + KI + step] = clip(ki)
    row[at + HELD + step] = clip(state.held[other])
    row[at + BOND + step * 4 + state.bond[other]] = u8(1)
    if lord != NOBODY:
        row[at + LORD + step * SEATS + seat_from(seat, lord, seats)] = u8(1)
    row[at + ANSWERED + step] = u8(state.answered >> other & 1)


def _house(state: Honor, house: i64, row: vec[u8], spot: i64, at: i64) -> i64:
    """The cards in a house, which are no longer unseen, and the ki that they give."""
    houses, stat, lies = state.houses, state.terms.ki, house * HOUSE_CARDS
    ki: i64 = 0
    card: i64 = 0
    while card < HOUSE_CARDS:
        count = houses[lies + card]
        if count > 0:
            ki += count * stat[card]
            row[spot + card] = u8(count)
            gone = at + UNSEEN + card
            row[gone] = u8(i64(row[gone]) - count)
        card += 1
    return ki


def _known(seen: vec[i64], other: i64, step: i64, row: vec[u8], at: i64) -> None:
    card: i64 = 0
    while card < CARD_COUNT:
        count = seen[other * CARD_COUNT + card]
        if count > 0:
            row[at + KNOWN + (step - 1) * CARD_COUNT + card] = u8(count)
            row[at + UNSEEN + card] = u8(i64(row[at + UNSEEN + card]) - count)
        card += 1


def _table(state: Honor, seat: i64, row: vec[u8], at: i64) -> None:
    seats = state.terms.seats
    row[at + PILE] = clip(state.pile_left())
    wide(row, at + GOAL, state.terms.goal)
    row[at + TITLE_HONOR] = clip(state.terms.title_honor)
    row[at + ROUND] = clip(state.round)
    row[at + ROUND_LIMIT] = clip(state.terms.round_limit)
    row[at + FIRST + seat_from(seat, state.first_player(), seats)] = u8(1)
    row[at + USED] = clip(state.used)
    row[at + DECLARED] = u8(1 if state.declared > 0 else 0)
    row[at + SAVES] = u8(state.sealed >> seat & 1)
    if state.title != NOBODY:
        row[at + TITLE + seat_from(seat, state.title, seats)] = u8(1)
    if state.active != NOBODY:
        row[at + ACTIVE + seat_from(seat, state.active, seats)] = u8(1)
        row[at + LEFT] = clip(state.actions_left(state.active))


def _asked(state: Honor, seat: i64, row: vec[u8], at: i64) -> None:
    seats, question = state.terms.seats, state.agenda[state.planned - 1]
    row[at + ASKED_SEAT + seat_from(seat, question.seat, seats)] = u8(1)
    asks: i64 = 0
    if isinstance(question, TakeTurn):
        asks = 0
    elif isinstance(question, AnswerDishonor):
        asks = 1
    elif isinstance(question, ChooseShame):
        asks = 2
    elif isinstance(question, MaySaveFace):
        asks = 3
        row[at + VICTIM + seat_from(seat, question.threat.seat, seats)] = u8(1)
        row[at + BATTLE] = u8(1 if isinstance(question.threat, LoseBattle) else 0)
    elif isinstance(question, TakeOrBurn):
        asks = 4
        row[at + VICTIM + seat_from(seat, question.loser, seats)] = u8(1)
        row[at + BATTLE] = u8(1)
    row[at + ASKED + asks] = u8(1)


assert NOWHERE == SEATS * 2
