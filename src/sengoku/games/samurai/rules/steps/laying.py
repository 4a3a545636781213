"""Chapter 5: new villages between cards of different players."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import cell, lay
from sengoku.games.samurai.rules.grid import STEP
from sengoku.games.samurai.rules.refusals import cannot_lay
from sengoku.games.samurai.rules.state import Samurai
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question

__all__ = ["ChooseSpot", "lay_villages"]

ALONE: Final = vec[i64]([-1, 0, 1, -1, 2, -1, -1, -1, 3] + [-1] * 7)  # the one side of a mask


class ChooseSpot(Question):
    """Say which of the two due cells gets the village; the next one shows. [SAM-5.9, SAM-5.10]"""

    def options(self, state: Samurai) -> vec[i64]:
        """North, east, south, west of the played card. [SAM-2.7, SAM-5.15]"""
        due = state.due(self.seat)
        options = vec[i64](capacity=2)
        side: i64 = 0
        while side < 4:
            if due >> side & 1 != 0:
                options = append(options, lay(state.played + STEP[side]))
            side += 1
        return options

    def answer(self, state: Samurai, action: i64) -> None:
        side: i64 = 0
        while state.played + STEP[side] != cell(action):
            side += 1
        state.lay_village(self.seat, side)
        lay_villages(state, self.seat)

    def refusal(self, state: Samurai, action: i64) -> IllegalAction:
        return cannot_lay(state, action)

    def clause(self) -> str:
        return "SAM-5.9"


_CHOOSE_SPOT: Final = vec[ChooseSpot]([ChooseSpot(seat) for seat in range(4)])


def lay_villages(state: Samurai, seat: i64) -> None:
    """Villages come off the pile while a cell is due; a single one needs no answer. [SAM-5.9]"""
    ring = state.ring(seat)
    due = state.due_on(ring)
    while due != 0 and state.left() > 0:
        state.take_village(seat)
        side = ALONE[due]
        if side < 0:
            state.then(_CHOOSE_SPOT[seat])
            return
        state.lay_village(seat, side)
        ring |= 1 << side
        due = state.due_on(ring)
