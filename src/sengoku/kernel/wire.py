"""Shapes that travel in every game. A game's `sight/wire.py` declares its own beside them.

Such a module is not compiled: a compiled class loses its annotations. `make schema` writes the
browser's types from it, and a law proves that whatever is told has the shape that is declared.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from sengoku.kernel.verbs import Verb, Verbs

__all__ = [
    "AnyQuestion",
    "AnyView",
    "Counts",
    "Hidden",
    "Modifier",
    "Offered",
    "Tally",
    "Words",
    "words_of",
]

Hidden: TypeAlias = Literal["hidden"]  # there is something, but not for this viewer
Counts: TypeAlias = dict[str, int]  # copies by the id of a card
Words: TypeAlias = dict[str, str | int]  # an action for people


class Modifier(TypedDict):
    amount: int
    why: str
    clause: str


class Tally(TypedDict):
    """A number with its reasons."""

    base: int
    total: int
    reasons: list[Modifier]


class Offered(TypedDict):
    """An option; `grave` says why one should think twice before it."""

    action: int
    words: Words
    clause: str
    grave: NotRequired[str]


class AnyQuestion(TypedDict):
    """What is asked of whom."""

    asks: str
    seat: int
    clause: str


class AnyView(TypedDict):
    """What every view begins with."""

    viewer: str
    you: int | None
    seats: int
    round: int
    active: int | None
    over: bool


def words_of(verbs: Verbs) -> dict[str, Any]:
    """The shape of the words of every verb, as a `TypedDict` made from the table."""
    return {do: _words(verb) for do, verb in verbs.by_name.items()}


def _words(verb: Verb) -> Any:
    fields: dict[str, Any] = {"do": Literal[verb.do]}
    optional = verb.optional()
    for name, names in verb.takes.items():
        kind: Any = Literal[tuple(names)] if names else int
        fields[name] = NotRequired[kind] if name in optional else kind
    shape: Any = TypedDict(verb.do, fields)  # type: ignore[misc]
    return shape
