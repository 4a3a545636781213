"""Chapter 7: dishonor, and how its target may answer."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import (
    DECLINE,
    DISHONOR_PLAYER,
    LOSE_75,
    SAVE,
    SEPPUKU_DAIMYO,
    SEPPUKU_SAMURAI,
    dishonor,
    place,
)
from sengoku.games.honor.rules.components import DISHONOR, MOST_SEATS, SAVE_FACE
from sengoku.games.honor.rules.refusals import (
    cannot_answer_dishonor,
    cannot_choose_shame,
    unknown,
)
from sengoku.games.honor.rules.rights import (
    DISHONOR_ACTIONS,
    DISHONOR_COST,
    SAVED_COST,
    help_is_due,
    may_die,
)
from sengoku.games.honor.rules.state import FREE, Honor
from sengoku.games.honor.rules.steps.death import kill_daimyo, kill_samurai
from sengoku.games.honor.rules.steps.event_card import EventCard
from sengoku.games.honor.rules.steps.face import Threat, open_window
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question

__all__ = ["AnswerDishonor", "ChooseShame", "Dishonor", "LoseFace"]


class Dishonor(EventCard):
    """Two actions and no honor; then the target answers. [HON-7.1]"""

    def __init__(self) -> None:
        super().__init__(DISHONOR, DISHONOR_PLAYER, DISHONOR_ACTIONS)

    def add(self, state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
        target: i64 = 0
        while target < state.terms.seats:
            if target != seat:
                options = append(options, dishonor(target))
            target += 1
        return options

    def play(self, state: Honor, seat: i64, action: i64) -> None:
        target = place(action)
        state.used += DISHONOR_ACTIONS
        state.spend(seat, DISHONOR)
        if state.journal is not None:
            state.note(events.dishonor_played(seat, target))
        state.then(_ANSWER_DISHONOR[target])

    def clause(self) -> str:
        return "HON-7.1"

    def wrong(self, state: Honor, seat: i64, action: i64) -> IllegalAction:
        if place(action) == seat:
            return IllegalAction("honor-not-yourself", {}, "HON-7.1")
        return unknown("HON-7.1")

    def missed(self, state: Honor, seat: i64) -> i64:
        return dishonor((seat + 1) % state.terms.seats)


class AnswerDishonor(Question):
    """You are dishonored: what do you do? Asked even if there is no choice. [HON-7.2, HON-13.3]"""

    def options(self, state: Honor) -> vec[i64]:
        seat = self.seat
        options = vec[i64](capacity=4)
        options = append(options, DECLINE)
        if may_die(state, seat):
            options = append(options, SEPPUKU_SAMURAI)
        if state.is_first(seat):
            options = append(options, SEPPUKU_DAIMYO)
        if state.title != seat and state.has(seat, SAVE_FACE):
            options = append(options, SAVE)
        return options

    def answer(self, state: Honor, action: i64) -> None:
        seat = self.seat
        if action == SAVE:  # [HON-7.3]
            _note_answer(state, seat, "save_face")
            state.spend(seat, SAVE_FACE)
            state.lose_honor(seat, SAVED_COST, "saved")
        elif action != DECLINE:
            _seppuku(state, seat, action)
        else:
            _note_answer(state, seat, "decline")
            if help_is_due(state, seat):
                open_window(state, _LOSE_FACE[seat])
            else:
                state.lose_honor(seat, DISHONOR_COST, "dishonored")

    def remember(self, state: Honor, action: i64) -> None:
        """[HON-13.4]"""
        if action == SAVE:
            state.show(self.seat, SAVE_FACE)

    def refusal(self, state: Honor, action: i64) -> IllegalAction:
        return cannot_answer_dishonor(state, self.seat, action)

    def clause(self) -> str:
        return "HON-7.2"


class LoseFace(Threat):
    """Unsaved, the dishonored player has only his last answer. [HON-7.9]"""

    def resolve(self, state: Honor) -> None:
        state.then(_CHOOSE_SHAME[self.seat])

    def spare(self, state: Honor) -> None:
        """He loses less and stays where he is; he cannot refuse. [HON-7.8]"""
        state.lose_honor(self.seat, SAVED_COST, "saved")

    def pleads(self) -> bool:
        return False

    def window_clause(self) -> str:
        return "HON-7.7"


class ChooseShame(Question):
    """Nobody saved your face: lose 75 honor or die. [HON-7.9]"""

    def options(self, state: Honor) -> vec[i64]:
        options = vec[i64](capacity=3)
        options = append(options, LOSE_75)
        if may_die(state, self.seat):
            options = append(options, SEPPUKU_SAMURAI)
        if state.is_first(self.seat):
            options = append(options, SEPPUKU_DAIMYO)
        return options

    def answer(self, state: Honor, action: i64) -> None:
        seat = self.seat
        if action != LOSE_75:
            _seppuku(state, seat, action)
            return
        _note_answer(state, seat, "lose_75")
        state.lose_honor(seat, DISHONOR_COST, "dishonored")
        if state.bond[seat] != FREE:
            state.detach(seat)  # without the cost of a dissolution [HON-7.10]

    def refusal(self, state: Honor, action: i64) -> IllegalAction:
        return cannot_choose_shame(state, self.seat, action)

    def clause(self) -> str:
        return "HON-7.9"


_ANSWER_DISHONOR: Final = vec[AnswerDishonor]([AnswerDishonor(seat) for seat in range(MOST_SEATS)])
_LOSE_FACE: Final = vec[LoseFace]([LoseFace(seat) for seat in range(MOST_SEATS)])
_CHOOSE_SHAME: Final = vec[ChooseShame]([ChooseShame(seat) for seat in range(MOST_SEATS)])


def _seppuku(state: Honor, seat: i64, action: i64) -> None:
    """No honor is lost, but a house. [HON-7.4, HON-7.5]"""
    if action == SEPPUKU_DAIMYO:
        _note_answer(state, seat, "seppuku_daimyo")
        kill_daimyo(state, seat)
    else:
        _note_answer(state, seat, "seppuku_samurai")
        kill_samurai(state, seat)


def _note_answer(state: Honor, seat: i64, answer: str) -> None:
    if state.journal is not None:
        state.note(events.dishonor_answered(seat, answer))
