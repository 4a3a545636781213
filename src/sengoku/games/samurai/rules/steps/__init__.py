"""The rules in playing order, one file a chapter or two; every step by its name."""

from typing import Final

from sengoku.games.samurai.rules.steps.laying import ChooseSpot
from sengoku.games.samurai.rules.steps.playing import PlayCard
from sengoku.games.samurai.rules.steps.turns import BeginGame, FinishTurn
from sengoku.kernel.state import Step

__all__ = ["STEPS"]

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step for step in (BeginGame, PlayCard, ChooseSpot, FinishTurn)
}
