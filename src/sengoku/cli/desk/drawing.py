"""What the terminal asks of each game: how its view looks, and its options in groups.

A drawing gets views and nothing else. It knows how to show, never what is allowed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from rich.console import RenderableType

__all__ = [
    "Ask",
    "Attentive",
    "Choice",
    "Drawing",
    "Group",
    "Pictured",
    "Reading",
    "Told",
    "View",
    "Wonder",
]

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Mapping[str, Any]
Ask: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


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
    short: str = ""  # in place of many choices, where the screen has no room for them
    folded: bool = False  # in short on every screen, because the table shows them better


@dataclass(frozen=True, slots=True)
class Wonder:
    """A "why not?": what somebody points at, as a part of an action's words, and how things stand
    with it. The rules know which action he misses (`Game.missed`)."""

    about: dict[str, Any]
    standing: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What a typed line means in a game: an action to be played, or something to look at."""

    action: int | None = None
    shown: RenderableType | None = None


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


@runtime_checkable
class Attentive(Protocol):
    """A drawing that asks the table on demand, and reads lines that are no common command."""

    def attend(self, ask: Ask) -> None:
        """Whom to ask from now on: the previews of the running match."""

    def read(self, view: View, line: str) -> Reading | None:
        """What a line means; None if it means nothing here, a Problem if it is half right."""

    def continues(self, told: Told) -> bool:
        """Whether an event is told in one breath with what went before it."""

    def manual(self) -> list[tuple[str, str]]:
        """Lines that it reads, each with what it does, for the help."""


@runtime_checkable
class Pictured(Protocol):
    """A drawing that can also be looked at outside the terminal."""

    def picture(self, view: View) -> str:
        """The table as an SVG file."""
