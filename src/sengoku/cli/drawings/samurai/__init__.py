"""Samurai: The Card Game in the terminal, drawn from its views."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from sengoku.cli.desk.drawing import Group, Told, View, Wonder
from sengoku.cli.drawings.samurai.board import board
from sengoku.cli.drawings.samurai.choices import groups
from sengoku.cli.drawings.samurai.scores import ending, sheet
from sengoku.cli.drawings.samurai.wonder import wonder
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["DRAWING", "SamuraiDrawing"]

# The table shows these anyway.
ROUTINE: Final = frozenset({"TurnBegan", "VillageTaken", "VillageShown", "VillageScored"})


class SamuraiDrawing:
    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def board(self, view: View, width: int) -> RenderableType:
        return board(view, width, self._speaker)

    def groups(self, view: View) -> list[Group]:
        return groups(view, self._speaker)

    def score(self, view: View) -> RenderableType:
        return sheet(view, self._speaker)

    def ending(self, view: View) -> RenderableType:
        return ending(view, self._speaker)

    def is_news(self, told: Told) -> bool:
        """Cards drawn unseen are no news."""
        hidden = HIDDEN in (told.get("card"), told.get("cards"))
        return told["event"] not in ROUTINE and not hidden

    def is_milestone(self, told: Told) -> bool:
        return bool(told["event"] == "LastRound")

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        return wonder(view, words, self._speaker)


DRAWING = SamuraiDrawing
