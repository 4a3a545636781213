"""What a seat may know beforehand: what an option leads to, how far the goal is."""

from typing import cast

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import (
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
from sengoku.games.honor.rules.components import (
    GUARD,
)
from sengoku.games.honor.rules.odds import assassin_odds, battle_odds
from sengoku.games.honor.rules.rights import (
    DISHONOR_ACTIONS,
    DISHONOR_COST,
    assassin_cost,
    assassin_needs,
    dice,
    help_is_due,
)
from sengoku.games.honor.rules.state import FREE, NOTHING, Honor
from sengoku.games.honor.rules.steps.death import kill_head
from sengoku.games.honor.rules.steps.dishonor import LoseFace
from sengoku.games.honor.rules.steps.face import MaySaveFace, asked_seats
from sengoku.games.honor.sight.tallies import next_income
from sengoku.games.honor.sight.wire import Odds, Preview

__all__ = ["preview", "rounds_to_goal"]


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


def preview(state: Honor, action: i64) -> Preview:
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


def _preview_change(state: Honor, seat: i64, action: i64) -> Preview:
    """Neither luck nor a secret is in it: play it on a copy and compare."""
    after = state.copy()
    after.play(action)
    seen: Preview = {}
    honor = int(after.honor[seat] - state.honor[seat])
    income = next_income(after, seat).total() - next_income(state, seat).total()
    ki = int(after.ki(seat) - state.ki(seat))
    if honor != 0:
        seen["honor"] = honor
    if income != 0:
        seen["income"] = income
    if ki != 0:
        seen["ki"] = ki
    if seat == state.active:
        seen["actions"] = int(after.actions_left(seat))
    if state.bond[seat] != FREE and after.bond[seat] == FREE and not after.is_first(seat):
        seen["detached"] = 1
    return seen


def _preview_assassin(state: Honor, seat: i64, house: i64) -> Preview:
    """For hit and miss; the actions left only if they do not hang on the die. [HON-11.8]"""
    needs = assassin_needs(state, house)
    after = state.copy()
    kill_head(after, house)
    left = int(state.actions_left(seat))
    seen: Preview = {} if after.actions_left(seat) != left else {"actions": left - 1}
    return {
        **seen,
        "honor": -int(assassin_cost(state, seat, house)),
        "needs": int(needs),
        "odds": cast(Odds, assassin_odds(needs).words()),
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


def _preview_attack(state: Honor, seat: i64, target: i64) -> Preview:
    attack_dice = dice(state.attack_strength(seat))
    defense_dice = dice(state.strength(target))
    castle = state.castle(target)
    return {
        "attack_dice": int(attack_dice),
        "defense_dice": int(defense_dice),
        "odds": cast(Odds, battle_odds(attack_dice, defense_dice).words()),
        "shogun": 1 if state.title == target else 0,
        "castle": castle != NOTHING,
    }
