"""Names mean one thing: the glossary of CONTRIBUTING.md is true, and no type is two things."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMES = runpy.run_path(str(ROOT / "bench" / "names.py"))
ROW = re.compile(r"^\| `(\w+)` \| .+ \| (`[\w/.]+`(?:, `[\w/.]+`)*) \|$", re.MULTILINE)
GLOSSARY: dict[str, set[str]] = {
    word: set(re.findall(r"`(.+?)`", homes))
    for word, homes in ROW.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
}
CLASSES, TYPES = NAMES["classes"](ROOT), NAMES["types"](ROOT)


@pytest.mark.parametrize("word", GLOSSARY)
def test_a_word_of_the_glossary_is_one_thing_in_both_languages(word: str) -> None:
    assert CLASSES.get(word, set()) | TYPES.get(word, set()) == GLOSSARY[word]


def test_the_glossary_was_read() -> None:
    assert len(GLOSSARY) > 20


def test_a_class_has_one_meaning() -> None:
    assert NAMES["several"](CLASSES) == {}


def test_a_type_of_the_browser_has_one_meaning() -> None:
    assert NAMES["several"](TYPES) == {}


def test_what_each_game_has_once_is_one_meaning() -> None:
    both = {"web/src/games/glory/choice.ts", "web/src/games/honor/choosing.ts"}
    several = NAMES["several"]
    assert several({"Choice": both}) == {}
    assert several({"Choice": both | {"web/src/door/choice.ts"}}) != {}
    assert several({"Spot": {"web/src/games/glory/a.ts", "web/src/games/glory/b.ts"}}) != {}
