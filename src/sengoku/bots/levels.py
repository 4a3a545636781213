"""Five levels a game. They differ in thinking, and not in what they see."""

import math
import re
from typing import Final

from sengoku.bots.ahead import Ahead, Slipping, greed
from sengoku.bots.bot import Bot
from sengoku.bots.judgement import judgement_of
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.game import Game

__all__ = ["LEVELS", "SECONDS", "level_named"]

LEVELS: Final = range(1, 6)
SECONDS: Final = 2.0  # for a decision at a table, however its bot is named
MARGIN: Final = 0.4  # of them are left for what lies around the search
EVER: Final = 1 << 40  # iterations, where only the clock counts
NAME: Final = re.compile(r"bot:([1-5])(?::(bold|careful))?(?:@(?:(\d{1,7})|(\d{1,3}(?:\.\d+)?)s))?")


def level_named(name: str, game: Game, seed: int, *, timed: bool) -> Bot | None:
    """`bot:4`, `bot:4:bold`, `bot:4@500` (iterations), `bot:4@0.5s`; None if it is no such name."""
    match = NAME.fullmatch(name)
    if match is None:
        return None
    level, style = int(match[1]), match[2] or ""
    longest = SECONDS - MARGIN if timed else math.inf
    if match[3]:
        return Thinker(game, seed, Budget(int(match[3]), longest), style)
    if match[4]:
        return Thinker(game, seed, Budget(EVER, min(longest, float(match[4]))), style)
    strength = judgement_of(game).strengths[level - 1]
    usual: Bot = Ahead(game, seed, greed)
    if strength.iterations:
        usual = Thinker(game, seed, Budget(strength.iterations, longest), style)
    return Slipping(game, seed, strength.slips, usual) if strength.slips else usual
