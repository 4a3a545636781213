"""The rules in playing order, one file a chapter or two; every step by its name."""

from typing import Final

from sengoku.games.honor.rules.steps.battle import (
    FallInBattle,
    Fight,
    LoseBattle,
    SeizeCastle,
    TakeOrBurn,
)
from sengoku.games.honor.rules.steps.dishonor import AnswerDishonor, ChooseShame, LoseFace
from sengoku.games.honor.rules.steps.face import MaySaveFace, OpenAnswers
from sengoku.games.honor.rules.steps.main_phase import TakeTurn
from sengoku.games.honor.rules.steps.turns import BeginGame, BeginTurn, EndTurn
from sengoku.kernel.state import Step

__all__ = ["STEPS"]

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        BeginGame,
        BeginTurn,
        TakeTurn,
        EndTurn,
        AnswerDishonor,
        ChooseShame,
        LoseFace,
        MaySaveFace,
        OpenAnswers,
        Fight,
        LoseBattle,
        SeizeCastle,
        TakeOrBurn,
        FallInBattle,
    )
}
