"""Chapter 8: the face window, a sealed poll that carries the threatened step as data.

All questions of a window are planned at once, in an order that follows from public facts; nothing
that is answered shows before the last answer is in.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import PASS, SAVE
from sengoku.games.honor.rules.components import SAVE_FACE
from sengoku.games.honor.rules.refusals import cannot_save, wrong_verb
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step
from sengoku.kernel.viewer import NOBODY

__all__ = ["MaySaveFace", "OpenAnswers", "Threat", "asked_seats", "open_window"]


class Threat(Effect):
    """What happens to its seat unless somebody saves face."""

    def spare(self, state: Honor) -> None:
        """What happens instead when somebody does."""
        raise NotImplementedError

    def pleads(self) -> bool:
        """Whether the threatened seat itself is asked too."""
        raise NotImplementedError

    def window_clause(self) -> str:
        raise NotImplementedError


class MaySaveFace(Question):
    """You may save face for a player, under seal. [HON-8.5]"""

    def __init__(self, seat: i64, threat: Threat) -> None:
        super().__init__(seat)
        self.threat: Final = threat

    def options(self, state: Honor) -> vec[i64]:
        options = vec[i64](capacity=2)
        options = append(options, PASS)
        if state.has(self.seat, SAVE_FACE):
            options = append(options, SAVE)
        return options

    def answer(self, state: Honor, action: i64) -> None:
        state.answered |= 1 << self.seat
        if action == SAVE:
            state.sealed |= 1 << self.seat

    def refusal(self, state: Honor, action: i64) -> IllegalAction:
        return cannot_save("HON-8.5") if action == SAVE else wrong_verb(self.clause())

    def clause(self) -> str:
        return self.threat.window_clause()

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), self.threat]


class OpenAnswers(Effect):
    """The first in order who would save does; the table sees the outcome only.

    [HON-8.6, HON-8.7]
    """

    def __init__(self, threat: Threat) -> None:
        super().__init__(threat.seat)
        self.threat: Final = threat

    def resolve(self, state: Honor) -> None:
        saver = NOBODY
        for seat in asked_seats(state, self.threat):
            if saver == NOBODY and state.sealed & (1 << seat) != 0:
                saver = seat
        state.answered = 0
        state.sealed = 0
        state.unveil()
        if saver == NOBODY:
            if state.journal is not None:
                state.note(events.face_not_saved(self.seat))
            state.then(self.threat)
            return
        state.spend(saver, SAVE_FACE)
        if state.journal is not None:
            state.note(events.face_saved(saver, self.seat))
        self.threat.spare(state)

    def arguments(self) -> Sequence[int | Step]:
        return [self.threat]


def asked_seats(state: Honor, threat: Threat) -> vec[i64]:
    """The threatened seat, his partner, then clockwise; not who has no cards. [HON-8.4]"""
    victim, seats = threat.seat, state.terms.seats
    partner = state.partner(victim)
    asked = vec[i64](capacity=seats)
    if threat.pleads() and state.held[victim] > 0:
        asked = append(asked, victim)
    if partner != NOBODY and state.held[partner] > 0:
        asked = append(asked, partner)
    step: i64 = 1
    while step < seats:
        seat = (victim + step) % seats
        if seat != partner and state.held[seat] > 0:
            asked = append(asked, seat)
        step += 1
    return asked


def open_window(state: Honor, threat: Threat) -> None:
    """Everybody listed is asked, and nobody learns what another said. [HON-8.5, HON-8.9]"""
    asked = asked_seats(state, threat)
    place: i64 = len(asked) - 1
    if place < 0:
        state.then(threat)
        return
    state.then(OpenAnswers(threat))
    while place >= 0:
        state.then(MaySaveFace(asked[place], threat))
        place -= 1
