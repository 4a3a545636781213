"""Samurai: The Card Game as the bots' contract (`bots/judgement.py`) asks for it."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Judgement, Reason
from sengoku.bots.weights import Weights
from sengoku.games.samurai.judgement.first_sight import first_sight
from sengoku.games.samurai.judgement.follies import folly
from sengoku.games.samurai.judgement.reasons import reason
from sengoku.games.samurai.rules.state import Samurai

__all__ = ["JUDGEMENT"]


class SamuraiJudgement(Judgement):
    def first_sight(self, state: Samurai, seat: i64) -> i64:
        return first_sight(state, seat)

    def folly(self, state: Samurai, action: i64) -> str:
        return folly(state, action)

    def reason(self, state: Samurai, action: i64) -> Reason:
        return reason(state, action)


_WEIGHTS: Final = Weights("samurai", "judgement")
JUDGEMENT: Final = SamuraiJudgement(
    _WEIGHTS.pairs("strengths"),
    scale=_WEIGHTS.whole("scale"),
    depth=0,
    conviction=_WEIGHTS.by_seats("conviction"),
)
