"""A quick and sensible answer to every question: what a search plays on with and looks at first."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.actions import DECLINE, LOSE_75, PASS, SAVE, SEPPUKU_SAMURAI, TAKE
from sengoku.games.honor.components import SAVE_FACE
from sengoku.games.honor.plan import Plan, death_cost
from sengoku.games.honor.rights import DISHONOR_COST, SAVED_COST
from sengoku.games.honor.state import Honor
from sengoku.games.honor.steps.battle import TakeOrBurn
from sengoku.games.honor.steps.dishonor import AnswerDishonor, ChooseShame
from sengoku.games.honor.steps.face import MaySaveFace
from sengoku.games.honor.steps.main_phase import TakeTurn

__all__ = ["pick", "settle"]

TURNS_AHEAD: Final[i64] = 4  # a round of three and the turn after it


def settle(state: Honor) -> None:
    """Plays on to the beginning of a turn: in the middle of one, positions do not compare."""
    left = TURNS_AHEAD
    while left > 0 and not state.over():
        active = state.active
        while state.active == active:
            state.play(pick(state))
        left -= 1


def pick(state: Honor) -> i64:
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
