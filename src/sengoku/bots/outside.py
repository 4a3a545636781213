"""Players from outside: any Python code that takes a world and gives one of its options."""

import importlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from sengoku.bots.bot import Bot
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State

__all__ = ["OutsideBot", "lucks", "made", "player_at"]

OutsideBot = Callable[..., Any] | Bot  # a function of a world; a class of bots; a bot
PATH: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def player_at(name: str) -> OutsideBot | None:
    """What `module:function` names, also in the folder one stands in; None if it names nothing."""
    if not PATH.fullmatch(name):
        return None
    module, _, function = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        player: OutsideBot = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError) as missing:
        raise Problem("no-such-player", {"name": name[:60], "why": str(missing)[:80]}) from None
    return player


def made(player: OutsideBot, game: Game, seed: int) -> Bot:
    """A bot: a class is called with the game and a seed; a function is asked for each decision."""
    if isinstance(player, type):
        bot: Bot = player(game, seed)
        return bot
    if isinstance(player, Called) or hasattr(player, "choose"):
        return player
    return Called(player)


class Called:
    """A function that plays."""

    def __init__(self, player: Callable[..., Any]) -> None:
        self._player = player

    def choose(self, world: State) -> int:
        return int(self._player(world))


def lucks(bot: Any) -> Iterator[tuple[Any, str]]:
    """Where a bot keeps luck of its own, and those that it asks: whoever keeps a bot as it stands
    keeps these. What else a bot from outside remembers is its own affair."""
    for name, value in getattr(bot, "__dict__", {}).items():
        if isinstance(value, Fast):
            yield bot, name
        elif not isinstance(value, type) and hasattr(value, "choose"):
            yield from lucks(value)
