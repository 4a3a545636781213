"""Call to Glory as the bots' contract (`bots/judgement.py`) asks for it."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Judgement, Reason
from sengoku.bots.weights import Weights
from sengoku.games.glory.judgement.first_sight import first_sight
from sengoku.games.glory.judgement.follies import folly
from sengoku.games.glory.judgement.outlook import outlook
from sengoku.games.glory.judgement.reasons import reason
from sengoku.games.glory.rules.state import Glory
from sengoku.kernel.viewer import NOBODY

__all__ = ["JUDGEMENT"]


class GloryJudgement(Judgement):
    def first_sight(self, state: Glory, seat: i64) -> i64:
        return first_sight(state, seat)

    def outlook(self, state: Glory, seat: i64) -> i64:
        """Between two, while a turn is played; else the first sight has to do."""
        if state.terms.seats > 2 or state.active == NOBODY:
            return first_sight(state, seat)
        return outlook(state, seat)

    def sees_luck(self) -> bool:
        return True  # the rival's hand

    def folly(self, state: Glory, action: i64) -> str:
        return folly(state, action)

    def reason(self, state: Glory, action: i64) -> Reason:
        return reason(state, action)


_WEIGHTS: Final = Weights("glory", "judgement")
JUDGEMENT: Final = GloryJudgement(
    _WEIGHTS.pairs("strengths"),
    scale=_WEIGHTS.whole("scale"),
    depth=0,
    curiosity=_WEIGHTS.real("curiosity"),
    conviction=_WEIGHTS.by_seats("conviction"),
)
