"""Players made of code. A bot gets a world: the state with all it cannot know invented anew."""

from typing import Final

from sengoku.bots.advice import Advice, Judged, advise, judge
from sengoku.bots.ahead import Ahead, greed, spite
from sengoku.bots.bot import Bot
from sengoku.bots.levels import LEVELS, level_named
from sengoku.bots.outside import OutsideBot, made, player_at
from sengoku.bots.random import Random
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "Advice",
    "Bot",
    "Judged",
    "advise",
    "bot_from",
    "bot_named",
    "judge",
]

BOT_NAMES: Final = (
    "random",
    "greedy",
    "spiteful",
    *(f"bot:{level}" for level in LEVELS),
    "learned",
)


def bot_named(
    name: str, game: Game, seed: int, *, timed: bool = False, outside: bool = False
) -> Bot:
    """At a table bots are `timed`: they move within two seconds, however slow the machine is.
    Elsewhere the same seed gives the same move. Where names come from who started the program,
    `outside` lets `module:function` be one: naming it runs it."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Ahead(game, seed, greed)
    if name == "spiteful":
        return Ahead(game, seed, spite)
    level = level_named(name, game, seed, timed=timed)
    if level is not None:
        return level
    player = player_at(name) if outside else None
    if player is None:
        raise Problem("unknown-bot", {"bot": name[:40], "known": ", ".join(BOT_NAMES)})
    return made(player, game, seed)


def bot_from(player: str | OutsideBot, game: Game, seed: int) -> Bot:
    """A bot by its name, one that is there already, a class of them, or any function that takes a
    world and gives one of its options."""
    if isinstance(player, str):
        return bot_named(player, game, seed, outside=True)
    return made(player, game, seed)
