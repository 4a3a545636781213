"""Players made of code. A bot gets a world: the state with all it cannot know invented anew."""

from typing import Final

from sengoku.bots.ahead import Ahead, greed, spite
from sengoku.bots.bot import Bot
from sengoku.bots.random import Random
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem

__all__ = ["BOT_NAMES", "Bot", "bot_named"]

BOT_NAMES: Final = ("random", "greedy", "spiteful")


def bot_named(name: str, game: Game, seed: int) -> Bot:
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Ahead(game, seed, greed)
    if name == "spiteful":
        return Ahead(game, seed, spite)
    raise Problem("unknown-bot", {"bot": name[:40], "known": ", ".join(BOT_NAMES)})
