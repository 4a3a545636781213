"""Honor of the Samurai in the terminal, drawn from its views."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from sengoku.cli.desk.drawing import Group, Told, View, Wonder
from sengoku.cli.drawings.honor.board import board
from sengoku.cli.drawings.honor.choices import groups
from sengoku.cli.drawings.honor.scores import ending, sheet
from sengoku.cli.drawings.honor.wonder import wonder
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["DRAWING", "HonorDrawing"]

ROUTINE: Final = frozenset({"TurnBegan", "DaimyoDealt"})


class HonorDrawing:
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
        """Dealing is no news, unless one sees what was dealt."""
        return told["event"] not in ROUTINE and told.get("cards") != HIDDEN

    def is_milestone(self, told: Told) -> bool:
        """A battle is read die by die before the table is drawn over it."""
        return told["event"] in ("BattleWon", "HouseTakenOver")

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        return wonder(view, words, self._speaker)


DRAWING = HonorDrawing
