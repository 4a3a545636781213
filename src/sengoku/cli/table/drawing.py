"""What the terminal asks of each game: how its view looks, and its options in groups.

A drawing gets views and nothing else. It knows how to show, never what is allowed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

__all__ = ["Choice", "Drawing", "Group", "Told", "View", "Wonder"]

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """An option: its name within its group, the rule behind it, and what to think of."""

    action: int
    label: str
    clause: str
    note: str = ""
    warning: str = ""  # told on a line of its own


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Wonder:
    """A "why not?": the action that somebody misses, and how things stand with it."""

    action: int
    standing: str


class Drawing(Protocol):
    def board(self, view: View, width: int) -> RenderableType:
        """The table at a glance."""

    def groups(self, view: View) -> list[Group]:
        """The options of the seat that is asked, in the order of their numbers."""

    def score(self, view: View) -> RenderableType:
        """The score sheet, and what the present counts."""

    def ending(self, view: View) -> RenderableType:
        """The final places."""

    def is_news(self, told: Told) -> bool:
        """Whether an event is told without being asked for; the log tells all."""

    def is_milestone(self, told: Told) -> bool:
        """Whether the game pauses behind this event, so that everybody can read."""

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        """What `why ...` is about; a Problem if it is about nothing on this table."""
