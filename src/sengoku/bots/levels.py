"""Six levels a game. They differ in thinking, and not in what they see. With a year in its name
(`bot:5:2026`) a level stays what it was then: a yardstick for those to come."""

import math
import re
from typing import Final

from sengoku.bots.ahead import Ahead, Slipping, greed
from sengoku.bots.bot import Bot
from sengoku.bots.judgement import judgement_of
from sengoku.bots.learned import Learned, mind_of
from sengoku.bots.sensible import Sensible
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.box import rows
from sengoku.kernel.game import Game

__all__ = ["LEVELS", "SECONDS", "level_named"]

LEVELS: Final = range(1, 7)
YEAR: Final = "2026"  # when there were five
SECONDS: Final = 2.0  # for a decision at a table, however its bot is named
MARGIN: Final = 0.4  # of them are left for what lies around the search
UNLEARNED: Final = 8000  # iterations, where what was learned does not serve
EVER: Final = 1 << 40  # iterations, where only the clock counts
NAME: Final = re.compile(
    r"(?:bot:(?:([1-6])(?::(bold|careful))?|([1-5]):2026)|learned)"
    r"(?:@(?:(\d{1,7})|(\d{1,3}(?:\.\d+)?)s))?"
)


def level_named(name: str, game: Game, seed: int, *, timed: bool) -> Bot | None:
    """`bot:4`, `bot:4:bold`, `bot:4:2026`, `bot:4@500` (iterations), `bot:4@0.5s`; `learned` alike,
    which is level 6 where nothing was learned; None if it is no such name, or the game had no
    levels in that year."""
    match = NAME.fullmatch(name)
    if match is None:
        return None
    level, style, then, iterations, seconds = match.groups()
    longest = SECONDS - MARGIN if timed else math.inf
    budget = None
    if iterations:
        budget = Budget(int(iterations), longest)
    elif seconds:
        budget = Budget(EVER, min(longest, float(seconds)))
    if then:
        return _as_then(game, seed, int(then), budget, longest)
    return _as_now(game, seed, int(level or LEVELS[-1]), budget, longest, style or "")


def _as_then(
    game: Game, seed: int, level: int, budget: Budget | None, longest: float
) -> Bot | None:
    """A level as it was in that year; none of a game that came later."""
    levels = rows("sengoku.bots", "yardstick.toml")[YEAR].get(game.slug)
    if levels is None:
        return None
    if budget is not None:
        return Thinker(game, seed, budget)
    slips, iterations = levels[level - 1]
    usual: Bot = Ahead(game, seed, greed)
    if iterations:
        usual = Thinker(game, seed, Budget(iterations, longest))
    return Slipping(game, seed, slips, usual) if slips else usual


def _as_now(
    game: Game, seed: int, level: int, budget: Budget | None, longest: float, style: str
) -> Bot:
    """With a budget of its own a bot never slips. Who plans slips as in 2026; who does not, as
    people do who learn. From a level on that the game names they follow what was learned."""
    judgement = judgement_of(game)
    strength = judgement.strengths[level - 1]
    slips = strength.slips if budget is None else 0
    spent = budget or Budget(strength.iterations, longest)
    mind = mind_of(game) if level >= judgement.learned else None
    if not spent.iterations and mind is None:
        return Sensible(game, seed, slips, Ahead(game, seed, greed))
    thought = spent if mind is None else budget or Budget(UNLEARNED, longest)
    usual: Bot = Thinker(game, seed, thought, style)
    if mind is not None:
        usual = Learned(game, seed, spent, mind, usual, style)
    return Sensible(game, seed, 0, Slipping(game, seed, slips, usual) if slips else usual)
