"""Samurai: The Card Game as the bots' contract (`bots/judgement.py`) asks for it."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Judgement, Reason
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


# Slips in a hundred decisions and iterations for the others, from level 1 to 6 (docs/bots.md); the
# last follows what was learned.
STRENGTHS: Final = [(40, 0), (8, 0), (12, 300), (5, 1500), (0, 8000), (0, 1000)]
JUDGEMENT: Final = SamuraiJudgement(STRENGTHS, scale=6_000, depth=0, conviction={2: 1.4})
