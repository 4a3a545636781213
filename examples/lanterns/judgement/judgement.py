"""What bots know of Lanterns: points over the door, and what the hand could still bring."""

from lanterns.rules.state import Lanterns
from sengoku.bots.judgement import Judgement

__all__ = ["JUDGEMENT"]


class LanternsJudgement(Judgement):
    def first_sight(self, state: Lanterns, seat: int) -> int:
        """Own points and half of the hand, less the points of the best rival."""
        own = sum(state.doors[seat]) * 10 + sum(state.hands[seat]) * 5
        return own - max(sum(door) * 10 for at, door in enumerate(state.doors) if at != seat)


STRENGTHS = [(50, 0), (15, 0), (12, 50), (5, 100), (0, 200), (0, 400)]
JUDGEMENT = LanternsJudgement(STRENGTHS, scale=60, depth=0)
