"""The texts of one language: a key and facts in, a sentence out."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from sengoku.kernel.problem import Problem

__all__ = ["LANGUAGES", "BadText", "Text", "add_words", "source_of"]

LANGUAGES: Final = ("en", "nl", "de")
_outside: Final[list[Traversable]] = []


def add_words(place: Traversable) -> None:
    """The texts of a game that is no part of this package: `words/<language>/*.ftl` in a folder."""
    if place not in _outside:
        _outside.append(place)
        _bundle.cache_clear()
        source_of.cache_clear()


class BadText(Exception):
    """A text that is missing, or that does not fit its facts: our fault, never a player's."""


class Text:
    """`say` speaks a message, or an attribute of one as "key.attribute"."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            facts: dict[str, str | int] = {
                "language": str(language)[:40],
                "known": ", ".join(LANGUAGES),
            }
            raise Problem("unknown-language", facts)
        self.language: Final = language
        self._bundle: Final = _bundle(language)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, /, **facts: str | int | float) -> str:
        """Nothing is shown in place of a text that fails: it raises."""
        if not self.has(key):
            raise BadText(f"there is no text {key} in {self.language}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise BadText(f"{key} has attributes only")
        sentence, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise BadText(f"{key} in {self.language} with {facts}: {errors}")
        return _minus(str(sentence)) if any(map(_below_zero, facts.values())) else str(sentence)


def _below_zero(fact: str | float) -> bool:
    return not isinstance(fact, str) and fact < 0


def _minus(sentence: str) -> str:
    """A number below zero has a minus before it and no hyphen; a pair of coordinates is written as
    one types it."""
    return re.sub(r"(?<![\w,-])-(?=\d+(?![\d,]))", "\N{MINUS SIGN}", sentence)


@lru_cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BadText(f"{file} cannot be read at {entry.content!r}")
            if isinstance(entry, Message) and bundle.has_message(entry.id.name):
                raise BadText(f"{file} says {entry.id.name} a second time")
        bundle.add_resource(resource)
    return bundle


def _files(language: str) -> Iterator[Traversable]:
    """Those of the whole project, then those of each game, at last those from outside."""
    root = files("sengoku")
    games = [game for game in root.joinpath("games").iterdir() if game.is_dir()]
    inside = [root.joinpath("text"), *sorted(games, key=lambda game: game.name)]
    for place in [*inside, *_outside]:
        folder = place.joinpath("words", language)
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file


@lru_cache
def source_of(language: str) -> str:
    """All texts of a language as one Fluent file, for those who speak it elsewhere."""
    return "\n\n".join(file.read_text("utf-8") for file in _files(language))
