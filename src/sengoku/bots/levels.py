"""Five levels a game. They differ in thinking, and not in what they see. With a year in its name
(`bot:5:2026`) a level stays what it was then: a yardstick for those to come."""

import math
import re
from typing import Final

from sengoku.bots.ahead import Ahead, Slipping, greed
from sengoku.bots.bot import Bot
from sengoku.bots.judgement import Strength, judgement_of
from sengoku.bots.learned import Learned, mind_of
from sengoku.bots.thinker import STYLES, Budget, Thinker
from sengoku.kernel.box import rows
from sengoku.kernel.game import Game

__all__ = ["LEVELS", "SECONDS", "level_named"]

LEVELS: Final = range(1, 6)
SECONDS: Final = 2.0  # for a decision at a table, however its bot is named
MARGIN: Final = 0.4  # of them are left for what lies around the search
EVER: Final = 1 << 40  # iterations, where only the clock counts
NAME: Final = re.compile(
    r"(?:bot:([1-5])(?::(bold|careful|2026))?|learned)(?:@(?:(\d{1,7})|(\d{1,3}(?:\.\d+)?)s))?"
)
LEARNED: Final = 1000  # iterations of what learned by itself, where its name says no others


def level_named(name: str, game: Game, seed: int, *, timed: bool) -> Bot | None:
    """`bot:4`, `bot:4:bold`, `bot:4:2026`, `bot:4@500` (iterations), `bot:4@0.5s`; `learned` alike,
    which is level 5 where nothing was learned; None if it is no such name."""
    match = NAME.fullmatch(name)
    if match is None:
        return None
    level, kind = int(match[1] or LEVELS[-1]), match[2] or ""
    style = kind if kind in STYLES else ""
    longest = SECONDS - MARGIN if timed else math.inf
    budget = None
    if match[3]:
        budget = Budget(int(match[3]), longest)
    elif match[4]:
        budget = Budget(EVER, min(longest, float(match[4])))
    mind = mind_of(game) if match[1] is None else None
    if mind is not None:
        return Learned(game, seed, budget or Budget(LEARNED, longest), mind)
    if budget is not None:
        return Thinker(game, seed, budget, style)
    strength = _strength(game, level, kind)
    usual: Bot = Ahead(game, seed, greed)
    if strength.iterations:
        usual = Thinker(game, seed, Budget(strength.iterations, longest), style)
    return Slipping(game, seed, strength.slips, usual) if strength.slips else usual


def _strength(game: Game, level: int, kind: str) -> Strength:
    """Today's, or those of the year that is named."""
    if kind in STYLES:
        return judgement_of(game).strengths[level - 1]
    slips, iterations = rows("sengoku.bots", "yardstick.toml")[kind][game.slug][level - 1]
    return Strength(slips, iterations)
