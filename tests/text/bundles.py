"""The texts as they lie on disk, and what can be wrong with them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from sengoku.text import LANGUAGES
from tests.text.needs import Needs

__all__ = ["Bundles", "Entry", "faults", "folders", "read"]


@dataclass(frozen=True)
class Entry:
    """One message: the file it stands in, its attributes, the variables it uses, its source."""

    file: str
    attributes: frozenset[str]
    variables: frozenset[str]
    written: str

    def numbers(self) -> Counter[str]:
        """Numbers in digits, which a translation keeps."""
        return Counter(re.findall(r"\d+", re.sub(r"\{[^}]*\}|^\S+ =|\[\w+\]", "", self.written)))

    def says(self, attribute: str) -> str:
        found = re.search(rf"^    \.{attribute} = (.*)$", self.written, re.MULTILINE)
        assert found, f"{self.written} has no {attribute} in one line"
        return found[1]


@dataclass(frozen=True)
class Bundles:
    """By language and key; with what could not be read."""

    entries: dict[str, dict[str, Entry]]
    broken: tuple[str, ...]


def folders(root: Path) -> list[Path]:
    """The folders that hold a folder for each language."""
    return [root / "text" / "words", *sorted(root.glob("games/*/words"))]


def read(root: Path) -> Bundles:
    """All texts under a copy of src/sengoku."""
    entries: dict[str, dict[str, Entry]] = {}
    broken: list[str] = []
    for language in LANGUAGES:
        entries[language] = {}
        for file in _files(root, language):
            place = file.relative_to(root).as_posix()
            messages, junk = _parsed(file.read_text("utf-8"), place.replace(f"/{language}/", "/*/"))
            broken += [f"{place}: cannot be read: {text!r}" for text in junk]
            for key, entry in messages:
                if key in entries[language]:
                    broken.append(f"{place}: {key} stands there twice")
                entries[language][key] = entry
    return Bundles(entries, tuple(broken))


def _files(root: Path, language: str) -> Iterator[Path]:
    for folder in folders(root):
        yield from sorted((folder / language).glob("*.ftl"))


@cache
def _parsed(text: str, file: str) -> tuple[list[tuple[str, Entry]], list[str]]:
    body = FluentParser().parse(text).body
    messages = [(node.id.name, _entry(node, file)) for node in body if isinstance(node, Message)]
    return messages, [node.content or "" for node in body if isinstance(node, Junk)]


def _entry(message: Message, file: str) -> Entry:
    variables = _Variables()
    variables.visit(message)
    attributes = frozenset(attribute.id.name for attribute in message.attributes)
    written = FluentSerializer().serialize_entry(message)
    return Entry(file, attributes, frozenset(variables.names), written)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, VariableReference)
        self.names.add(node.id.name)


def faults(bundles: Bundles, needs: Needs) -> list[str]:
    """What is missing, unused, or not alike in all languages; a sentence each."""
    found = [*bundles.broken]
    for language, entries in bundles.entries.items():
        for key in sorted(needs.keys.keys() - entries.keys()):
            found.append(f"{language}: {key} is missing")
        for key in sorted(entries.keys() - needs.keys.keys()):
            if not needs.tolerates(key):
                found.append(f"{language}: {key} is not used")
        for key in sorted(needs.keys.keys() & entries.keys()):
            found += _misfits(f"{language}: {key}", entries[key], needs, key)
        found += _differences(language, entries, bundles.entries[LANGUAGES[0]])
    return found


def _misfits(name: str, entry: Entry, needs: Needs, key: str) -> Iterator[str]:
    if entry.attributes != needs.keys[key]:
        yield f"{name} has the attributes {set(entry.attributes)}, not {set(needs.keys[key])}"
    source = needs.sources.get(key)
    if source is not None and "source" in entry.attributes and entry.says("source") != source:
        yield f"{name} has the source {entry.says('source')}, not {source}"
    for given in needs.given.get(key, []):
        if not entry.variables <= given:
            yield f"{name} uses {set(entry.variables - given)}, which it is not given"


def _differences(language: str, entries: dict[str, Entry], model: dict[str, Entry]) -> list[str]:
    found = []
    for key in sorted(entries.keys() ^ model.keys()):
        found.append(f"{language}: {key} is not in all languages")
    for key in sorted(entries.keys() & model.keys()):
        mine, other = entries[key], model[key]
        for what in ("file", "attributes", "variables"):
            if getattr(mine, what) != getattr(other, what):
                found.append(f"{language}: {key} differs from {LANGUAGES[0]} in its {what}")
        if mine.numbers() != other.numbers():
            found.append(f"{language}: {key} differs from {LANGUAGES[0]} in its numbers")
    return found
