"""What a bot or a newcomer may use: how a position looks, and what an action leads to."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.actions import (
    ASSASSINATE,
    ATTACK,
    DECLINE,
    DISHONOR_PLAYER,
    DRAW,
    END_TURN,
    PASS,
    SAVE,
    place,
    verb,
)
from sengoku.games.honor.components import (
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
from sengoku.games.honor.outlook import SCALE, outlooks
from sengoku.games.honor.policy import pick, settle, tries
from sengoku.games.honor.reckoning import assassin_odds, battle_odds, next_income
from sengoku.games.honor.rights import (
    DISHONOR_ACTIONS,
    DISHONOR_COST,
    assassin_cost,
    assassin_needs,
    dice,
    help_is_due,
)
from sengoku.games.honor.state import FREE, HAND_SIZE, NOTHING, PLEDGED, Honor
from sengoku.games.honor.steps.battle import LoseBattle
from sengoku.games.honor.steps.death import kill_head
from sengoku.games.honor.steps.dishonor import AnswerDishonor, ChooseShame, LoseFace
from sengoku.games.honor.steps.face import MaySaveFace, asked_seats
from sengoku.kernel.hints import Hints
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import NOBODY

__all__ = ["HINTS", "preview", "promise", "rounds_to_goal"]

POINT: Final[i64] = 1000  # promise is counted in thousandths of an honor point
TURNS: Final[i64] = 10  # how many more scorings a card on the table is good for: a rule of thumb


# -- how a position looks ------------------------------------------------------------------------


def promise(state: Honor, seat: i64) -> i64:
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


def rounds_to_goal(state: Honor, seat: i64) -> int | None:
    """How many more scorings bring a seat to the goal, if nothing changes; None if none does."""
    missing = int(state.terms.goal - state.honor[seat])
    income = next_income(state, seat).total()
    if state.over() or income <= 0 or missing <= 0:
        return None
    scorings = -(-missing // income)
    limit = state.terms.round_limit
    return None if 0 < limit < state.round + scorings - _is_to_come(state, seat) else scorings


def _is_to_come(state: Honor, seat: i64) -> int:
    """1 if the seat still has a turn in this round, which then is its next scoring."""
    first, seats = state.first_player(), state.terms.seats
    return int((seat - first) % seats > (state.active - first) % seats)


# -- what an action leads to ---------------------------------------------------------------------


def preview(state: Honor, action: i64) -> dict[str, Any]:
    """What a seat may know beforehand of what an action costs and brings."""
    seat, what = state.seat(), verb(action)
    if what == ASSASSINATE:
        return _preview_assassin(state, seat, place(action))
    if what == ATTACK:
        return _preview_attack(state, seat, place(action))
    if action == PASS or (action == SAVE and isinstance(state.question(), MaySaveFace)):
        return {}
    if action == DRAW:
        return {"actions": int(state.actions_left(seat)) - 1}
    if what == DISHONOR_PLAYER:
        left = int(state.actions_left(seat) - DISHONOR_ACTIONS)
        return {"actions": left, "target_honor": -int(DISHONOR_COST)}
    if action == DECLINE and help_is_due(state, seat):
        asked = asked_seats(state, LoseFace(seat))
        return {"window": 1 if len(asked) > 0 else 0, "worst": -int(DISHONOR_COST)}
    return {} if action == END_TURN else _preview_change(state, seat, action)


def _preview_change(state: Honor, seat: i64, action: i64) -> dict[str, Any]:
    """Neither luck nor a secret is in it: play it on a copy and compare."""
    after = state.copy()
    after.play(action)
    seen: dict[str, Any] = {}
    for name, was, now in (
        ("honor", state.honor[seat], after.honor[seat]),
        ("income", next_income(state, seat).total(), next_income(after, seat).total()),
        ("ki", state.ki(seat), after.ki(seat)),
    ):
        if was != now:
            seen[name] = int(now - was)
    if seat == state.active:
        seen["actions"] = int(after.actions_left(seat))
    if state.bond[seat] != FREE and after.bond[seat] == FREE and not after.is_first(seat):
        seen["detached"] = 1
    return seen


def _preview_assassin(state: Honor, seat: i64, house: i64) -> dict[str, Any]:
    """For hit and miss; the actions left only if they do not hang on the die. [HON-11.8]"""
    needs = assassin_needs(state, house)
    after = state.copy()
    kill_head(after, house)
    left = int(state.actions_left(seat))
    seen: dict[str, Any] = {} if after.actions_left(seat) != left else {"actions": left - 1}
    return {
        **seen,
        "honor": -int(assassin_cost(state, seat, house)),
        "needs": int(needs),
        "odds": assassin_odds(needs).words(),
        "guard": 1 if state.count(house, GUARD) > 0 else 0,
        "dies": state.house(house),
        "heir": _heir(state, after, house // 2),
    }


def _heir(state: Honor, after: Honor, dead: i64) -> int | None:
    """Who took over a daimyo house."""
    for other in range(state.terms.seats):
        if other != dead and not state.is_first(other) and after.is_first(other):
            return other
    return None


def _preview_attack(state: Honor, seat: i64, target: i64) -> dict[str, Any]:
    attack_dice = dice(state.attack_strength(seat))
    defense_dice = dice(state.strength(target))
    castle = state.castle(target)
    return {
        "attack_dice": int(attack_dice),
        "defense_dice": int(defense_dice),
        "odds": battle_odds(attack_dice, defense_dice).words(),
        "shogun": 1 if state.title == target else 0,
        "castle": castle != NOTHING,
    }


class HonorHints(Hints):
    def promise(self, state: Honor, seat: i64) -> i64:
        return promise(state, seat)

    def outlook(self, state: Honor, seat: i64) -> i64:
        return outlooks(state)[seat]

    def outlooks(self, state: Honor) -> vec[i64]:
        return outlooks(state)

    def tries(self, state: Honor) -> vec[i64]:
        return tries(state)

    def pick(self, state: Honor, chooser: Fast) -> i64:
        return pick(state)

    def settle(self, state: Honor, chooser: Fast) -> None:
        settle(state)


HINTS: Final = HonorHints(SCALE, depth=0, curiosity=0.3, trust=0.03)
