"""What a table with clocks asks: who is polled under seal, and what an absent player does."""

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import BURN, END_TURN, PASS
from sengoku.games.honor.rules.state import NOTHING, Honor
from sengoku.games.honor.rules.steps.battle import TakeOrBurn
from sengoku.games.honor.rules.steps.face import MaySaveFace
from sengoku.games.honor.rules.steps.main_phase import TakeTurn
from sengoku.kernel.state import Step

__all__ = ["PASSING", "absent", "polled", "threatened"]

PASSING = int(PASS)


def polled(state: Honor) -> list[int]:
    """The seats that the standing window still asks, in their order. [HON-8.4]"""
    seats: list[int] = []
    place = state.planned - 1
    while place >= 0:
        step: Step = state.agenda[place]
        if not isinstance(step, MaySaveFace):
            break
        seats.append(int(step.seat))
        place -= 1
    return seats


def threatened(state: Honor) -> int:
    """Whose face the window is about."""
    question = state.question()
    assert isinstance(question, MaySaveFace), "no window stands"
    return int(question.threat.seat)


def absent(state: Honor) -> i64:
    """The spec's time-outs: end the turn, decline, pass, pay; take a castle if one has none."""
    question = state.question()
    if isinstance(question, TakeTurn):
        return END_TURN
    if isinstance(question, TakeOrBurn) and state.castle(question.seat) != NOTHING:
        return BURN
    return state.options()[0]
