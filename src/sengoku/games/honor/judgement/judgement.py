"""Honor of the Samurai as the bots' contract (`bots/judgement.py`) asks for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.judgement import Judgement, Reason
from sengoku.bots.weights import Weights
from sengoku.games.honor.judgement.first_sight import first_sight
from sengoku.games.honor.judgement.follies import folly
from sengoku.games.honor.judgement.outlook import SCALE, outlooks
from sengoku.games.honor.judgement.plain_player import plain_move, play_to_rest, tries
from sengoku.games.honor.judgement.reasons import reason
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.nature import Fast

__all__ = ["JUDGEMENT"]


class HonorJudgement(Judgement):
    def first_sight(self, state: Honor, seat: i64) -> i64:
        return first_sight(state, seat)

    def outlook(self, state: Honor, seat: i64) -> i64:
        return outlooks(state)[seat]

    def outlooks(self, state: Honor) -> vec[i64]:
        return outlooks(state)

    def tries(self, state: Honor) -> vec[i64]:
        return tries(state)

    def plain_move(self, state: Honor, chooser: Fast) -> i64:
        return plain_move(state)

    def play_to_rest(self, state: Honor, chooser: Fast) -> None:
        play_to_rest(state)

    def folly(self, state: Honor, action: i64) -> str:
        return folly(state, action)

    def reason(self, state: Honor, action: i64) -> Reason:
        return reason(state, action)


_WEIGHTS: Final = Weights("honor", "judgement")
JUDGEMENT: Final = HonorJudgement(
    _WEIGHTS.pairs("strengths"),
    scale=SCALE,
    depth=0,
    curiosity=_WEIGHTS.real("curiosity"),
    trust=_WEIGHTS.real("trust"),
    conviction=_WEIGHTS.by_seats("conviction"),
)
