"""How a position looks at first sight."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.rules.components import (
    ASSASSIN,
    CARD_COUNT,
    CASTLES,
    DAIMYO,
    DISHONOR,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    SAVE_FACE,
    SPY,
)
from sengoku.games.honor.rules.state import FREE, HAND_SIZE, PLEDGED, Honor
from sengoku.games.honor.rules.steps.battle import LoseBattle
from sengoku.games.honor.rules.steps.dishonor import AnswerDishonor, ChooseShame
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.kernel.viewer import NOBODY

__all__ = ["first_sight"]

POINT: Final[i64] = 1000  # first sight is counted in thousandths of an honor point
TURNS: Final[i64] = 10  # how many more scorings a card on the table is good for: a rule of thumb


def first_sight(state: Honor, seat: i64) -> i64:
    """Own honor and prospects, less those of the rival who stands best."""
    rival: i64 = -1_000_000
    rest: i64 = 0
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            worth = _standing(state, other)
            if other == state.active:
                worth -= state.income(other)  # what he just scored: everybody scores in time
            rival = max(rival, worth)
            rest += worth
        other += 1
    mean = rest // (state.terms.seats - 1)
    own = _standing(state, seat) + _prospects(state, seat)
    return (own * 4 - rival * 2 - mean) * POINT // 4


def _standing(state: Honor, seat: i64) -> i64:
    """What all can see: honor, income, actions, and how safe they are."""
    honor = state.honor[seat]
    if honor >= state.terms.goal:
        return 10_000 + honor
    worth = honor + state.income(seat) * TURNS + 8 * min(state.ki(seat), 17)
    if state.bond[seat] == PLEDGED:
        lord = state.lord[seat]
        worth += (state.house_sum(lord * 2 + 1, state.terms.honor) + _title(state, lord)) * 2
    if state.is_first(seat):
        worth += 40 + _safety(state, seat)
    elif state.bond[seat] != FREE:
        worth += 20
    return worth - _threatened(state, seat)


def _title(state: Honor, seat: i64) -> i64:
    return state.terms.title_honor if state.title == seat else 0


def _safety(state: Honor, seat: i64) -> i64:
    """Strength counts for more where somebody may attack; the first guard of a house counts."""
    strength = min(state.strength(seat), 40)
    worth = strength * (4 if state.may_be_attacked(seat) else 2)
    guarded: i64 = min(state.count(seat * 2 + 1, GUARD), 1) * 2 + min(
        state.count(seat * 2, GUARD), 1
    )
    worth += guarded * 12
    holder = state.holder(seat)
    if holder != NOBODY and state.is_second(holder):
        worth -= 15
    return worth


def _threatened(state: Honor, seat: i64) -> i64:
    """What a standing question is likely to cost the seat it is about."""
    if state.over():
        return 0
    question = state.question()
    if isinstance(question, AnswerDishonor | ChooseShame) and question.seat == seat:
        return 50
    if isinstance(question, MaySaveFace) and question.threat.seat == seat:
        if isinstance(question.threat, LoseBattle):
            lost = state.house_sum(seat * 2 + 1, state.terms.honor) + _title(state, seat)
            return 60 + lost * TURNS // 2
        return 60
    return 0


def _prospects(state: Honor, seat: i64) -> i64:
    """Cards in hand, by what they are good for; less than once they are played."""
    if state.over():
        return 0
    # Who cannot draw must throw something away; a ronin needs new cards most.
    worth: i64 = 0
    if state.held[seat] == HAND_SIZE:
        worth = -10 if state.is_first(seat) else -30
    card: i64 = 0
    while card < CARD_COUNT:
        count = state.hands[seat * CARD_COUNT + card]
        if count > 0:
            worth += count * _card_worth(state, seat, card)
        card += 1
    return worth


def _card_worth(state: Honor, seat: i64, card: i64) -> i64:
    terms = state.terms
    if card < HOUSE_CARDS:
        worth = 2 + terms.honor[card] * 2 + terms.ki[card] * 3 + terms.strength[card]
        if card >= CASTLES and not state.is_first(seat):
            worth //= 2
        return max(worth, 3 if card == GUARD else 1)
    if card >= DAIMYO:
        return 4 if state.is_first(seat) else 30 + terms.honor[card] * 2
    if card == SAVE_FACE:
        return 14
    if card == DISHONOR:
        return 24
    if card == ASSASSIN:
        return 20
    return 16 if card == ELITE_SPY else 9 if card == SPY else 5
