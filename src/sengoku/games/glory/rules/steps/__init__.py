"""The rules in playing order, one file a chapter or two; every step by its name."""

from typing import Final

from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.discards import ClearAway, PlaceCards
from sengoku.games.glory.rules.steps.drawing import BeginDrawing, FirstDraw, GoOnDrawing, SecondDraw
from sengoku.games.glory.rules.steps.figures import CloseTurn, MayTakeFigure, MayUseFigure
from sengoku.games.glory.rules.steps.rounds import (
    BeginGame,
    BeginRound,
    EndRound,
    PlayOrder,
    PlayOrders,
    ScoreRound,
)
from sengoku.games.glory.rules.steps.turns import BeginTurn, EndTurn
from sengoku.kernel.state import Step

__all__ = ["STEPS"]

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        BeginGame,
        BeginRound,
        BeginTurn,
        BeginDrawing,
        FirstDraw,
        GoOnDrawing,
        SecondDraw,
        LayOrDiscard,
        ClearAway,
        PlaceCards,
        MayTakeFigure,
        CloseTurn,
        MayUseFigure,
        EndTurn,
        EndRound,
        PlayOrders,
        PlayOrder,
        ScoreRound,
    )
}
