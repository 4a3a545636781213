"""Somebody as the house knows him."""

from dataclasses import dataclass

__all__ = ["Person"]


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    bot: bool
    generation: int = 0  # of his sessions
    banned: bool = False
    color: str = ""  # that he chose
    crest: str = ""
