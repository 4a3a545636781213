"""The glossary of CONTRIBUTING.md is true: each word is there, and nothing else has its name."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "sengoku"
ROW = re.compile(r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", re.MULTILINE)
GLOSSARY: dict[str, str] = dict(ROW.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")))


def classes() -> dict[str, set[str]]:
    """Every class of the package with the files that define it; shapes of what is told apart."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        if file.name in ("wire.py", "messages.py", "bodies.py", "entries.py"):
            continue  # what travels is named by what it tells of
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(file.relative_to(SOURCES).as_posix())
    return found


CLASSES = classes()


@pytest.mark.parametrize("word", GLOSSARY)
def test_a_word_of_the_glossary_is_one_thing(word: str) -> None:
    assert CLASSES.get(word) == {GLOSSARY[word]}


def test_the_glossary_was_read() -> None:
    assert len(GLOSSARY) > 10
