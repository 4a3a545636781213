"""Samurai: The Card Game in the terminal, drawn from its views."""

from functools import partial

from sengoku.cli.drawings.parts import CardDrawing, Parts
from sengoku.cli.drawings.samurai.board import board
from sengoku.cli.drawings.samurai.choices import groups
from sengoku.cli.drawings.samurai.scores import ending, sheet
from sengoku.cli.drawings.samurai.wonder import wonder

__all__ = ["DRAWING"]

PARTS = Parts(
    board,
    groups,
    sheet,
    ending,
    wonder,
    routine=frozenset({"TurnBegan", "VillageTaken", "VillageShown", "VillageScored"}),
    milestones=frozenset({"LastRound"}),
    cards=("card", "cards"),
)
DRAWING = partial(CardDrawing, PARTS)
