"""Chapter 4: one card, beside a village; new villages follow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import card, cell, play
from sengoku.games.samurai.rules.components import HAND_SIZE
from sengoku.games.samurai.rules.refusals import cannot_play
from sengoku.games.samurai.rules.state import NOTHING, Samurai
from sengoku.games.samurai.rules.steps.laying import lay_villages
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Question

__all__ = ["PLAY_CARD", "PlayCard"]


class PlayCard(Question):
    """Lay any card of your hand on any empty cell beside a village. [SAM-3.2, SAM-4.2]"""

    def options(self, state: Samurai) -> vec[i64]:
        """Cards in the order of the box, cells by rising x, then y. [SAM-4.3, SAM-4.7]"""
        legal, hands, first = state.legal, state.hands, self.seat * HAND_SIZE
        options = vec[i64]([0] * (_different(hands, first) * len(legal)))
        written: i64 = 0
        last = NOTHING
        slot = first
        while slot < first + HAND_SIZE:
            held = hands[slot]
            if held != last and held != NOTHING:
                for where in legal:
                    options[written] = play(held, where)
                    written += 1
            last = held
            slot += 1
        return options

    def answer(self, state: Samurai, action: i64) -> None:
        state.play_card(self.seat, card(action), cell(action))
        lay_villages(state, self.seat)

    def refusal(self, state: Samurai, action: i64) -> IllegalAction:
        return cannot_play(state, self.seat, action)

    def clause(self) -> str:
        return "SAM-4.1"


PLAY_CARD: Final = vec[PlayCard]([PlayCard(seat) for seat in range(4)])


def _different(hands: vec[i64], first: i64) -> i64:
    """How many different cards a sorted hand holds."""
    count: i64 = 0
    last = NOTHING
    slot = first
    while slot < first + HAND_SIZE:
        if hands[slot] != last and hands[slot] != NOTHING:
            count += 1
        last = hands[slot]
        slot += 1
    return count
