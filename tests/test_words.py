"""The glossary of CONTRIBUTING.md is true: each word is there, and nothing else has its name."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sengoku"
ROW = re.compile(r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", re.MULTILINE)
TYPE = re.compile(r"^ *(?:export )?(?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
GLOSSARY: dict[str, str] = dict(ROW.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")))


def classes() -> dict[str, set[str]]:
    """Every class of the package with the files that define it; shapes of what is told apart."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        if file.name in ("wire.py", "messages.py", "entries.py") or file.parent.name == "bodies":
            continue  # what travels is named by what it tells of
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(file.relative_to(SOURCES).as_posix())
    return found


def types() -> dict[str, set[str]]:
    """Every class and type of the client, likewise."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix not in (".ts", ".svelte") or file.name in ("wire.ts", "types.ts"):
            continue  # written by `make schema`
        for name in TYPE.findall(file.read_text("utf-8")):
            found.setdefault(name, set()).add(file.relative_to(ROOT).as_posix())
    return found


CLASSES, TYPES = classes(), types()


@pytest.mark.parametrize("word", GLOSSARY)
def test_a_word_of_the_glossary_is_one_thing(word: str) -> None:
    home = GLOSSARY[word]
    assert (TYPES if home.startswith("web/") else CLASSES).get(word) == {home}


def test_the_glossary_was_read() -> None:
    assert len(GLOSSARY) > 10
