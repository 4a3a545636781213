"""Honor of the Samurai in the terminal, drawn from its views."""

from functools import partial

from sengoku.cli.drawings.honor.board import board
from sengoku.cli.drawings.honor.choices import groups
from sengoku.cli.drawings.honor.scores import ending, sheet
from sengoku.cli.drawings.honor.wonder import wonder
from sengoku.cli.drawings.parts import CardDrawing, Parts

__all__ = ["DRAWING"]

PARTS = Parts(
    board,
    groups,
    sheet,
    ending,
    wonder,
    routine=frozenset({"TurnBegan", "DaimyoDealt"}),
    # A battle is read die by die.
    milestones=frozenset({"BattleWon", "HouseTakenOver"}),
)
DRAWING = partial(CardDrawing, PARTS)
