"""Every text that is needed is there in every language, alike, and no other."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sengoku.text import LANGUAGES
from tests.text.bundles import faults, folders, read
from tests.text.needs import SOURCES, clauses, needs


def test_every_language_has_exactly_the_texts_that_code_and_specs_need() -> None:
    assert faults(read(SOURCES), needs()) == []


def test_no_language_is_there_that_nobody_can_choose() -> None:
    for folder in folders(SOURCES):
        assert {path.name for path in folder.iterdir()} == {*LANGUAGES}


def test_the_derivation_finds_something_of_every_kind() -> None:
    keys = needs().keys
    for key in (
        "clause-GLO-14-5",
        "glory-ask-MayTakeFigure",
        "glory-card-order_c",
        "glory-character-envoy",
        "glory-do-decline_figure",
        "glory-event-OrderPlayed",
        "glory-option-stall_limit",
        "glory-pile-discard_2",
        "glory-reason-stall",
        "glory-why-orders",
        "problem-glory-no-ready-figure",
        "clause-TOH-15-16",
        "skirmish-bonus-impale",
        "skirmish-card-evasion",
        "skirmish-do-stand_up",
        "skirmish-event-HeldBack",
        "skirmish-level-3",
        "skirmish-scenario-spy",
        "skirmish-unit",
        "skirmish-weapon-naginata",
        "skirmish-why-high-ground",
        "problem-stale-action",
        "source-book-ruling",
        "tally-total",
    ):
        assert key in keys, key
    assert len(clauses("GLO")) == 110
    assert needs().keys["skirmish-card-evasion"] == {"does", "source"}
    assert len(clauses("TOH")) == 193


def test_a_clause_names_only_clauses_that_exist() -> None:
    known = {*clauses("GLO")}
    for language in LANGUAGES:
        for entry in read(SOURCES).entries[language].values():
            named = {word.strip(".,:;()") for word in entry.written.split() if "GLO-" in word}
            assert {word for word in named if word.startswith("GLO-")} <= known


# -- planted faults ------------------------------------------------------------------------------

TABLE = "games/glory/words/{language}/table.ftl"
RULES = "games/glory/words/{language}/rules.ftl"
COMMON = "text/words/{language}/common.ftl"

Change = Callable[[str], str]


def _swap(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text, f"there is no {old} to plant a fault in"
        return text.replace(old, new, 1)

    return change


PLANTED = {
    "a missing noun": (TABLE, _swap("glory-pile-draw_2 =", "# "), "glory-pile-draw_2 is missing"),
    "a missing clause": (
        RULES,
        _swap("clause-GLO-9-2 =", "clause-GLO-9-22 ="),
        "clause-GLO-9-2 is missing",
    ),
    "a clause too many": (
        RULES,
        _swap("clause-GLO-9-2 =", "clause-GLO-9-22 ="),
        "clause-GLO-9-22 is not used",
    ),
    "a missing problem": (
        COMMON,
        _swap("problem-cannot-undo =", "# "),
        "problem-cannot-undo is missing",
    ),
    "a renamed variable": (TABLE, _swap("{ $counted }", "{ $number }"), "in its variables"),
    "a variable not given": (
        COMMON,
        _swap("{ $total }", "{ $sum }"),
        "tally-total uses {'sum'}, which it is not given",
    ),
    "a lost attribute": (TABLE, _swap("    .many", "    .more"), "in its attributes"),
    "another source": (
        RULES,
        _swap(".source = book\n", ".source = ruling\n"),
        "clause-GLO-1-1 has the source ruling, not book",
    ),
    "another number": (RULES, _swap("110", "111"), "clause-GLO-1-3 differs from en in its numbers"),
    "a text twice": (TABLE, lambda text: f"{text}glory-title = x\n", "glory-title stands there"),
    "junk": (TABLE, lambda text: f"{text}glory-junk {chr(123)}\n", "cannot be read"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, language: str, tmp_path: Path) -> None:
    file, change, complaint = PLANTED[fault]
    for folder in folders(SOURCES):
        shutil.copytree(folder, tmp_path / folder.relative_to(SOURCES))
    before = faults(read(tmp_path), needs())
    path = tmp_path / file.format(language=language)
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    new = [found for found in faults(read(tmp_path), needs()) if found not in before]
    assert any(complaint in found for found in new), new


def test_a_spec_that_is_not_there_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.text.needs.RULES", Path("/nowhere/rules"))
    with pytest.raises(AssertionError, match="the specs are not there"):
        clauses("GLO")
