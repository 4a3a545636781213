"""A game of cards in the terminal: functions that draw parts of its views, as one drawing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from sengoku.cli.desk.drawing import Group, Told, View, Wonder
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["CardDrawing", "Parts"]


@dataclass(frozen=True)
class Parts:
    board: Callable[[View, int, Speaker], RenderableType]
    groups: Callable[[View, Speaker], list[Group]]
    score: Callable[[View, Speaker], RenderableType]
    ending: Callable[[View, Speaker], RenderableType]
    wonder: Callable[[View, Sequence[str], Speaker], Wonder]
    routine: frozenset[str]  # events that the table shows anyway
    milestones: frozenset[str]  # read before the table is drawn over them
    cards: tuple[str, ...] = ("cards",)  # facts of an event that is no news while they are hidden


class CardDrawing:
    def __init__(self, parts: Parts, speaker: Speaker) -> None:
        self._parts = parts
        self._speaker = speaker

    def board(self, view: View, width: int) -> RenderableType:
        return self._parts.board(view, width, self._speaker)

    def groups(self, view: View) -> list[Group]:
        return self._parts.groups(view, self._speaker)

    def score(self, view: View) -> RenderableType:
        return self._parts.score(view, self._speaker)

    def ending(self, view: View) -> RenderableType:
        return self._parts.ending(view, self._speaker)

    def is_news(self, told: Told) -> bool:
        """Dealing is no news, unless one sees what was dealt."""
        unseen = any(told.get(fact) == HIDDEN for fact in self._parts.cards)
        return told["event"] not in self._parts.routine and not unseen

    def is_milestone(self, told: Told) -> bool:
        return told["event"] in self._parts.milestones

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        return self._parts.wonder(view, words, self._speaker)
