"""The games on this table."""

from typing import Final

from sengoku.games.glory.game import CallToGlory
from sengoku.games.honor.game import HonorOfTheSamurai
from sengoku.games.samurai.game import SamuraiCardGame
from sengoku.games.skirmish.game import TestOfHonour
from sengoku.kernel.registry import Registry

__all__ = ["GAMES"]

GAMES: Final = Registry(CallToGlory(), SamuraiCardGame(), HonorOfTheSamurai(), TestOfHonour())
