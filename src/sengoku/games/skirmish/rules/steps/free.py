"""Chapter 9.20: a free move."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import DECLINE, MOVE, picks_up, unit_of, verb, x_of, y_of
from sengoku.games.skirmish.rules.fan import add_moves
from sengoku.games.skirmish.rules.hindrances import NO_FREE_MOVE, OPEN
from sengoku.games.skirmish.rules.legality import why_not_go
from sengoku.games.skirmish.rules.refusals import move_problem
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.walking import walk
from sengoku.games.skirmish.rules.targets import move_gait
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question, Step

__all__ = ["FreeMove"]


class FreeMove(Question):
    """You may move at once, without a token. [TOH-9.20, TOH-6.12]"""

    def __init__(self, seat: i64, unit: i64) -> None:
        super().__init__(seat)
        self.unit: Final[i64] = unit

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), int(self.unit)]

    def options(self, state: Skirmish) -> vec[i64]:
        unit = self.unit
        options = add_moves(state, unit, MOVE, move_gait(state, unit), vec[i64]())
        return append(options, DECLINE)

    def allows(self, state: Skirmish, action: i64) -> bool:
        return action == DECLINE or self._why_not(state, action) == OPEN

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != DECLINE:
            state.end_alert(self.unit)
            walk(state, self.unit, x_of(action), y_of(action), pick_up=picks_up(action))

    def _why_not(self, state: Skirmish, action: i64) -> i64:
        if verb(action) != MOVE or unit_of(action) != self.unit:
            return NO_FREE_MOVE
        return why_not_go(state, self.unit, action, move_gait(state, self.unit))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return move_problem(state, self.unit, action, self._why_not(state, action))

    def clause(self) -> str:
        return "TOH-9.20"
