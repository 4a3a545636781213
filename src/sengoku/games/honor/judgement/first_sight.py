"""How a position looks at first sight."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
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
)
from sengoku.games.honor.rules.state import FREE, HAND_SIZE, PLEDGED, Honor
from sengoku.games.honor.rules.steps.battle import LoseBattle
from sengoku.games.honor.rules.steps.dishonor import AnswerDishonor, ChooseShame
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.kernel.viewer import NOBODY

__all__ = ["first_sight"]

POINT: Final[i64] = 1000  # first sight is counted in thousandths of an honor point
_WEIGHTS: Final = Weights("honor", "first_sight")
TURNS: Final[i64] = _WEIGHTS.whole("turns")
KI: Final[i64] = _WEIGHTS.whole("ki")
MOST_KI: Final[i64] = _WEIGHTS.whole("most_ki")
PLEDGE: Final[i64] = _WEIGHTS.whole("pledge")
LORD: Final[i64] = _WEIGHTS.whole("lord")
BOND: Final[i64] = _WEIGHTS.whole("bond")
STRENGTH: Final[i64] = _WEIGHTS.whole("strength")
STRENGTH_IN_NEED: Final[i64] = _WEIGHTS.whole("strength_in_need")
MOST_STRENGTH: Final[i64] = _WEIGHTS.whole("most_strength")
GUARDED: Final[i64] = _WEIGHTS.whole("guarded")
HEIR: Final[i64] = _WEIGHTS.whole("heir")
SHAMED: Final[i64] = _WEIGHTS.whole("shamed")
EXPOSED: Final[i64] = _WEIGHTS.whole("exposed")
FULL_HAND: Final[i64] = _WEIGHTS.whole("full_hand")
FULL_HAND_OF_RONIN: Final[i64] = _WEIGHTS.whole("full_hand_of_ronin")
CARD: Final[i64] = _WEIGHTS.whole("card")
CARD_HONOR: Final[i64] = _WEIGHTS.whole("card_honor")
CARD_KI: Final[i64] = _WEIGHTS.whole("card_ki")
GUARD_CARD: Final[i64] = _WEIGHTS.whole("guard_card")
SPARE_LORD: Final[i64] = _WEIGHTS.whole("spare_lord")
HOPE: Final[i64] = _WEIGHTS.whole("hope")
SAVE_FACE_CARD: Final[i64] = _WEIGHTS.whole("save_face_card")
DISHONOR_CARD: Final[i64] = _WEIGHTS.whole("dishonor_card")
ASSASSIN_CARD: Final[i64] = _WEIGHTS.whole("assassin_card")
ELITE_SPY_CARD: Final[i64] = _WEIGHTS.whole("elite_spy_card")
SPY_CARD: Final[i64] = _WEIGHTS.whole("spy_card")


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
    worth = honor + state.income(seat) * TURNS + KI * min(state.ki(seat), MOST_KI)
    if state.bond[seat] == PLEDGED:
        lord = state.lord[seat]
        worth += (state.house_sum(lord * 2 + 1, state.terms.honor) + _title(state, lord)) * PLEDGE
    if state.is_first(seat):
        worth += LORD + _safety(state, seat)
    elif state.bond[seat] != FREE:
        worth += BOND
    return worth - _threatened(state, seat)


def _title(state: Honor, seat: i64) -> i64:
    return state.terms.title_honor if state.title == seat else 0


def _safety(state: Honor, seat: i64) -> i64:
    """Strength counts for more where somebody may attack; the first guard of a house counts."""
    strength = min(state.strength(seat), MOST_STRENGTH)
    worth = strength * (STRENGTH_IN_NEED if state.may_be_attacked(seat) else STRENGTH)
    guarded: i64 = min(state.count(seat * 2 + 1, GUARD), 1) * 2 + min(
        state.count(seat * 2, GUARD), 1
    )
    worth += guarded * GUARDED
    holder = state.holder(seat)
    if holder != NOBODY and state.is_second(holder):
        worth -= HEIR
    return worth


def _threatened(state: Honor, seat: i64) -> i64:
    """What a standing question is likely to cost the seat it is about."""
    if state.over():
        return 0
    question = state.question()
    if isinstance(question, AnswerDishonor | ChooseShame) and question.seat == seat:
        return SHAMED
    if isinstance(question, MaySaveFace) and question.threat.seat == seat:
        if isinstance(question.threat, LoseBattle):
            lost = state.house_sum(seat * 2 + 1, state.terms.honor) + _title(state, seat)
            return EXPOSED + lost * TURNS // 2
        return EXPOSED
    return 0


def _prospects(state: Honor, seat: i64) -> i64:
    """Cards in hand, by what they are good for; less than once they are played."""
    if state.over():
        return 0
    # Who cannot draw must throw something away; a ronin needs new cards most.
    worth: i64 = 0
    if state.held[seat] == HAND_SIZE:
        worth = -FULL_HAND if state.is_first(seat) else -FULL_HAND_OF_RONIN
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
        worth = (
            CARD + terms.honor[card] * CARD_HONOR + terms.ki[card] * CARD_KI + terms.strength[card]
        )
        if card >= CASTLES and not state.is_first(seat):
            worth //= 2
        return max(worth, GUARD_CARD if card == GUARD else 1)
    if card >= DAIMYO:
        return SPARE_LORD if state.is_first(seat) else HOPE + terms.honor[card] * CARD_HONOR
    if card == SAVE_FACE:
        return SAVE_FACE_CARD
    if card == DISHONOR:
        return DISHONOR_CARD
    if card == ASSASSIN:
        return ASSASSIN_CARD
    return ELITE_SPY_CARD if card == ELITE_SPY else SPY_CARD
