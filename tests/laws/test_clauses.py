"""Law 10: every clause named in the code exists, and every clause has a test that cites it."""

import re
from pathlib import Path

import pytest

import sengoku
from sengoku.kernel.game import Game
from tests import rules
from tests.rules import (
    SOURCES,
    SpecMissing,
    citations,
    clauses,
    ids_in,
    missing,
    text_of,
    unknown,
    written,
)

GAMES = [*sengoku.GAMES]
CLIENT = rules.SOURCES.parent / "web" / "src"
SPEC = """
# A game

## Rules

### 1 Set-up

- **GLO-1.1** Two may play. [book]
- GLO-1.2 They sit down, see GLO-1.1 and GLO-9.9.

### 10 More

- **GLO-10.1 stacks.** There are three.

## Worked examples

- **X-1** One sits. (1.1)
- **X-10** Ten stand.

**W02 Two run.** They run. (1.2)

## Invariants

- B1 is no example here.
"""


def named(game: Game, folder: Path = SOURCES) -> dict[str, str]:
    """Every clause id in the sources, with a file that names it."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte"):
            text = path.read_text("utf-8")
            if path.suffix == ".ftl":  # the names of texts have no dots: clause-GLO-1-1
                text = re.sub(rf"({game.prefix}-\d+)-(\d+)", r"\1.\2", text)
            for id in ids_in(text, game.prefix):
                found[id] = str(path.relative_to(folder))
    return found


HALF_NAMED = re.compile(r"[A-Z]{3}-\d+\.\d+(?: to [A-Z]{3}-|, \d+\.\d)")


def half_named(text: str) -> list[str]:
    """Clauses that no search finds: inside "GLO-7.2 to GLO-7.6", or "8.7" in "HON-8.6, 8.7"."""
    return HALF_NAMED.findall(text)


def test_code_and_its_pages_name_clauses_in_full() -> None:
    pages = (SOURCES.parent / "docs" / "games").glob("*.md")
    paths = [*SOURCES.rglob("*.py"), *pages]
    found = {path: half_named(path.read_text("utf-8")) for path in paths}
    assert not {str(path): names for path, names in found.items() if names}
    assert half_named("[GLO-7.2 to GLO-7.6]") and half_named("[HON-8.6, 8.7]")
    assert not half_named("[GLO-7.2, GLO-7.3] 3.5, from 1 to 2")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_clause_named_in_the_code_exists(game: Game) -> None:
    ids = named(game)
    assert len(ids) > 30, "the sources hardly name a clause: is this the right folder?"
    invented = unknown(clauses(text_of(game.prefix), game.prefix), ids)
    assert invented == [], [ids[id] for id in invented]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_clause_named_in_the_client_exists(game: Game) -> None:
    ids = named(game, CLIENT)
    assert ids, "the client names no clause: is this the right folder?"
    invented = unknown(clauses(text_of(game.prefix), game.prefix), ids)
    assert invented == [], [ids[id] for id in invented]


BY_HAND = re.compile(r"^ *\w+: (\[?['\"])[A-Z]{3}-\d+\.\d+.*\n *\w+: \1[A-Z]{3}-\d", re.MULTILINE)


def test_which_rule_speaks_of_what_is_declared_by_the_game() -> None:
    """And not once more in a table of the client's own."""
    made = {path for path in CLIENT.rglob("*.ts") if "by `make schema`" in path.read_text("utf-8")}
    own = {*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")} - made
    assert not [str(path) for path in own if BY_HAND.search(path.read_text("utf-8"))]
    assert BY_HAND.search("  castle: 'HON-5.4',\n  army: 'HON-5.2',\n")
    assert not BY_HAND.search("  lines,\n  clauses: ['GLO-4.4'],\n  title,\n")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_clause_of_the_spec_has_a_test(game: Game) -> None:
    known = clauses(text_of(game.prefix), game.prefix)
    assert len(known) > 50, "the spec was not read"
    assert any(clause.chapter == rules.EXAMPLES for clause in known.values()), "no examples read"
    assert missing(known, citations()) == []


def test_every_clause_that_a_test_cites_exists() -> None:
    assert unknown(written(), citations()) == []


def test_excuses_are_few_and_for_clauses_that_exist() -> None:
    known = {id for game in GAMES for id in clauses(text_of(game.prefix), game.prefix)}
    assert {*rules.UNTESTED} <= known and len(rules.UNTESTED) <= 3


# -- the check can fail ---------------------------------------------------------------------------


def test_both_kinds_of_bullets_and_the_examples_are_read() -> None:
    known = clauses(SPEC, "GLO")
    assert [*known] == ["GLO-1.1", "GLO-1.2", "GLO-10.1", "GLO-X-1", "GLO-X-10", "GLO-W02"]
    assert known["GLO-1.2"].chapter == "1 Set-up" and known["GLO-X-1"].text == "One sits. (1.1)"
    assert known["GLO-W02"].text == "Two run. They run. (1.2)"


def test_an_invented_clause_in_the_code_is_found(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        '"""Two may play. [GLO-1.1]"""\nx = 1  # [GLO-1.2 to GLO-9.9]\n'
    )
    (tmp_path / "words.ftl").write_text("clause-GLO-10-1 = Three.\nclause-GLO-10-3 = Four.\n")
    (tmp_path / "card.toml").write_text('provenance = "house (GLO-10.2)"\n')
    (tmp_path / "notes.md").write_text("GLO-77.1\n")
    ids = named(sengoku.game("glory"), tmp_path)
    assert unknown(clauses(SPEC, "GLO"), ids) == ["GLO-10.2", "GLO-10.3", "GLO-9.9"]
    assert ids["GLO-10.2"] == "card.toml"


def test_an_id_is_read_whole() -> None:
    text = "[GLO-1.10], GLO-1.1. GLO-X-45; GLO-3 (GLO-4.4)"
    assert ids_in(text, "GLO") == {"GLO-1.10", "GLO-1.1", "GLO-X-45", "GLO-3", "GLO-4.4"}


def test_a_clause_without_a_test_is_found() -> None:
    text = text_of("GLO").replace("- **GLO-3.2**", "- **GLO-3.99** New.\n- **GLO-3.2**")
    assert missing(clauses(text, "GLO"), citations()) == ["GLO-3.99"]


def test_a_citation_counts_only_above_a_test(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rule("GLO-1.1", "GLO-X-1")\n@other("GLO-1.2")\ndef test_one():\n    rule("GLO-10.1")\n'
    )
    cited = citations(tmp_path)
    assert cited == {
        "GLO-1.1": ["test_some.py: test_one"],
        "GLO-X-1": ["test_some.py: test_one"],
    }
    assert missing(clauses(SPEC, "GLO"), cited) == ["GLO-1.2", "GLO-10.1", "GLO-X-10", "GLO-W02"]


def test_a_citation_of_no_clause_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@rule("GLO-1.3")\ndef test_one():\n    pass\n')
    assert unknown(clauses(SPEC, "GLO"), citations(tmp_path)) == ["GLO-1.3"]


def test_missing_specs_are_a_failure_and_not_a_pass(tmp_path: Path) -> None:
    with pytest.raises(SpecMissing, match="the specs are not at"):
        text_of("GLO", tmp_path / "rules")
    with pytest.raises(SpecMissing, match=r"has a clause GLO-1\.1"):
        text_of("GLO", tmp_path)


def test_the_report_fails_without_the_specs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "SPECS", tmp_path / "rules")
    assert rules.main() == 1
    assert "the specs are not at" in capsys.readouterr().err


def test_the_report_fails_with_a_clause_that_no_test_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules.main() == 0
    assert "GLO-1.1 N is 2, 3 or 4" in capsys.readouterr().out
    monkeypatch.setattr(rules, "citations", lambda: {"GLO-0.1": ["test_some.py: test_one"]})
    assert rules.main() == 1
    told = capsys.readouterr().err
    assert "GLO-1.1 has no test." in told
    assert "GLO-0.1 is no clause, but is cited by test_some.py: test_one." in told
