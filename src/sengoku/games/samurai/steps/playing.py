"""Chapter 4: one card, beside a village."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.samurai.actions import card, cell, play
from sengoku.games.samurai.components import CARD_COUNT, HAND_SIZE
from sengoku.games.samurai.refusals import cannot_play
from sengoku.games.samurai.state import Samurai
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question

__all__ = ["PLAY_CARD", "PlayCard"]


class PlayCard(Question):
    """Lay any card of your hand on any empty cell beside a village. [SAM-3.2, SAM-4.2]"""

    def options(self, state: Samurai) -> vec[i64]:
        """Cards in the order of the box, cells by rising x, then y. [SAM-4.3, SAM-4.7]"""
        legal = state.legal
        options = vec[i64](capacity=HAND_SIZE * len(legal))
        held: i64 = 0
        first = self.seat * CARD_COUNT
        while held < CARD_COUNT:
            if state.hands[first + held] > 0:
                for where in legal:
                    options = append(options, play(held, where))
            held += 1
        return options

    def answer(self, state: Samurai, action: i64) -> None:
        state.play_card(self.seat, card(action), cell(action))

    def refusal(self, state: Samurai, action: i64) -> IllegalAction:
        return cannot_play(state, self.seat, action)

    def clause(self) -> str:
        return "SAM-4.1"


PLAY_CARD: Final = vec[PlayCard]([PlayCard(seat) for seat in range(4)])
