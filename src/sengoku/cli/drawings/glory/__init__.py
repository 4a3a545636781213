"""Call to Glory in the terminal, drawn from its views."""

from functools import partial

from sengoku.cli.drawings.glory.board import board
from sengoku.cli.drawings.glory.choices import groups
from sengoku.cli.drawings.glory.scores import ending, sheet
from sengoku.cli.drawings.glory.wonder import wonder
from sengoku.cli.drawings.parts import CardDrawing, Parts

__all__ = ["DRAWING"]

PARTS = Parts(
    board,
    groups,
    sheet,
    ending,
    wonder,
    routine=frozenset({"TurnBegan"}),
    milestones=frozenset({"RoundEnded"}),
)
DRAWING = partial(CardDrawing, PARTS)
