"""Players made of code. A bot gets a world: the state with all it cannot know invented anew."""

from typing import Final

from sengoku.bots.advice import Advice, advise, judge
from sengoku.bots.ahead import Ahead, greed, spite
from sengoku.bots.bot import Bot
from sengoku.bots.levels import LEVELS, level_named
from sengoku.bots.random import Random
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem

__all__ = ["BOT_NAMES", "LEVELS", "Advice", "Bot", "advise", "bot_named", "judge"]

BOT_NAMES: Final = ("random", "greedy", "spiteful", *(f"bot:{level}" for level in LEVELS))


def bot_named(name: str, game: Game, seed: int, *, timed: bool = False) -> Bot:
    """At a table bots are `timed`: they move within two seconds, however slow the machine is.
    Elsewhere the same seed gives the same move."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Ahead(game, seed, greed)
    if name == "spiteful":
        return Ahead(game, seed, spite)
    level = level_named(name, game, seed, timed=timed)
    if level is None:
        raise Problem("unknown-bot", {"bot": name[:40], "known": ", ".join(BOT_NAMES)})
    return level
