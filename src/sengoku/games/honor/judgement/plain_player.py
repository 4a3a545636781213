"""A quick and sensible answer to every question: what a search plays on with and looks at first."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.judgement.plan import Plan, death_cost
from sengoku.games.honor.rules.actions import (
    ASSASSINATE,
    DECLINE,
    DESTROY,
    DISCARD,
    LOSE_75,
    NO_LOOT,
    PASS,
    PLACE,
    PLAY_DAIMYO,
    SAVE,
    SEND_SPY,
    SEPPUKU_SAMURAI,
    TAKE,
    loot_2,
    loot_to,
    loot_to_2,
    place,
    verb,
)
from sengoku.games.honor.rules.components import SAVE_FACE
from sengoku.games.honor.rules.rights import DISHONOR_COST, SAVED_COST
from sengoku.games.honor.rules.state import HAND_SIZE, Honor
from sengoku.games.honor.rules.steps.battle import TakeOrBurn
from sengoku.games.honor.rules.steps.dishonor import AnswerDishonor, ChooseShame
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.games.honor.rules.steps.main_phase import TakeTurn

__all__ = ["plain_move", "play_to_rest", "tries"]

TURNS_AHEAD: Final[i64] = 2  # the rest of a turn, and the next: who hits back is seen


def play_to_rest(state: Honor) -> None:
    """Plays on to the beginning of a turn: in the middle of one, positions do not compare."""
    left = TURNS_AHEAD
    while left > 0 and not state.over():
        active = state.active
        while state.active == active:
            state.play(plain_move(state))
        left -= 1


def tries(state: Honor) -> vec[i64]:
    """Leaves out what a turn allows and is hardly ever wanted: nearly half of it."""
    options = state.options()
    question = state.question()
    if not isinstance(question, TakeTurn):
        return options
    sensible = vec[i64]()
    for option in options:
        if not _unwanted(state, question.seat, option):
            sensible = append(sensible, option)
    return sensible


def _unwanted(state: Honor, seat: i64, action: i64) -> bool:
    """To throw cards away while there is room for more, to strike at one's own houses, and to bring
    cards to others. With a gift, or the death of his own daimyo, a player may rid himself of his
    second [HON-9.7]: rare enough, and bots do without it."""
    what = verb(action)
    if what == DISCARD:
        return state.held[seat] < HAND_SIZE
    if what == ASSASSINATE:
        return place(action) >> 1 == seat
    if what == PLACE:
        return place(action) >> 1 != seat
    if what == PLAY_DAIMYO:
        return place(action) != seat
    if what == SEND_SPY:
        return place(action) >> 1 == seat or not _keeps(action, seat)
    return False


def _keeps(action: i64, seat: i64) -> bool:
    """Whether nobody else gets what a spy takes."""
    if loot_to(action) != DESTROY and loot_to(action) >> 1 != seat:
        return False
    return loot_2(action) == NO_LOOT or loot_to_2(action) in (DESTROY, seat * 2, seat * 2 + 1)


def plain_move(state: Honor) -> i64:
    question = state.question()
    seat = question.seat
    if isinstance(question, TakeTurn):
        return Plan(state, seat).choose()
    if isinstance(question, MaySaveFace):
        victim = question.threat.seat
        mine = victim == seat or state.partner(victim) == seat
        return SAVE if mine and state.has(seat, SAVE_FACE) else PASS
    if isinstance(question, AnswerDishonor):
        return _dishonored(state, seat)
    if isinstance(question, ChooseShame):
        return SEPPUKU_SAMURAI if death_cost(state, seat) < DISHONOR_COST else LOSE_75
    assert isinstance(question, TakeOrBurn), "a question without advice"
    return TAKE


def _dishonored(state: Honor, seat: i64) -> i64:
    cost = death_cost(state, seat)
    if state.title != seat and state.has(seat, SAVE_FACE):
        return SAVE if cost > SAVED_COST else SEPPUKU_SAMURAI
    return SEPPUKU_SAMURAI if cost < DISHONOR_COST else DECLINE
