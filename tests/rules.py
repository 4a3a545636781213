"""`python -m tests.rules`: every clause of the specs with the tests that show it.

Citations are the literals of `@rule("GLO-3.3")` above a test. The report ends with exit status 1 if
a clause has no test or a test cites a clause that does not exist, and says which.
"""

import ast
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import sengoku

__all__ = [
    "EXAMPLES",
    "SOURCES",
    "UNTESTED",
    "Clause",
    "SpecMissing",
    "citations",
    "cited_in",
    "clauses",
    "ids_in",
    "missing",
    "report",
    "table_rows",
    "text_of",
    "unknown",
    "written",
]

ROOT = Path(__file__).resolve().parent.parent
SPECS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
SOURCES = ROOT / "src"

# Clauses that no test can show, each with the reason.
UNTESTED: dict[str, str] = {}

EXAMPLES = "Worked examples"


class SpecMissing(Exception):
    """There is nothing to check the clauses against."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule or a worked example of a spec, by its id."""

    id: str
    chapter: str
    text: str


# -- the specs ------------------------------------------------------------------------------------


def text_of(prefix: str, folder: Path = SPECS) -> str:
    """The spec of the game with this prefix: the one that holds its clause 1.1."""
    if not folder.is_dir():
        raise SpecMissing(f"the specs are not at {folder}")
    for path in sorted(folder.glob("*.md")):
        text = path.read_text("utf-8")
        if re.search(_bullet(rf"{prefix}-1\.1"), text, re.MULTILINE):
            return text
    raise SpecMissing(f"no spec in {folder} has a clause {prefix}-1.1")


def clauses(text: str, prefix: str) -> dict[str, Clause]:
    """All clauses in reading order; the worked example X-7 is called GLO-X-7."""
    found: dict[str, Clause] = {}
    section = chapter = ""
    for line in text.splitlines():
        if heading := re.match(r"(##+) (.+)", line):
            chapter = heading[2]
            section = chapter if heading[1] == "##" else section
        pattern = rf"{prefix}-(?:\d+\.\d+|I\d+)"
        if bullet := re.match(_bullet(f"({pattern})") + r"(.*)", line):
            found[bullet[1]] = Clause(bullet[1], chapter, bullet[2].strip(" *"))
        elif section == EXAMPLES and (bullet := re.match(_example() + r"(.*)", line)):
            name = f"{prefix}-{bullet[1]}"
            found[name] = Clause(name, EXAMPLES, bullet[2].replace("**", "").strip())
        elif section == EXAMPLES and (number := re.match(r"(\d+)\. (.*)", line)):
            name = f"{prefix}-X-{number[1]}"
            found[name] = Clause(name, EXAMPLES, number[2])
    return found


def written(folder: Path = SPECS) -> dict[str, Clause]:
    """The clauses of every spec, also of games that are not registered yet."""
    found: dict[str, Clause] = {}
    for path in sorted(folder.glob("*.md")):
        text = path.read_text("utf-8")
        if first := re.search(_bullet(r"([A-Z]+)-1\.1"), text, re.MULTILINE):
            found |= clauses(text, first[1])
    return found


def _bullet(id: str) -> str:
    """`- **GLO-1.1** ...` or `- HON-1.1 ...` at the beginning of a line."""
    return rf"^- (?:\*\*)?{id}(?![\d.]*\d)\b"


def _example() -> str:
    """`- **X-1** ...` or a paragraph that begins with `**W01 ...`."""
    return r"^(?:- |(?=\*\*))(?:\*\*)?([A-Z]-?\d+)\b"


def table_rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    found = re.search(rf"^#+ {heading}", text, re.MULTILINE)
    assert found, f"no heading {heading}"
    rows = re.search(r"(?:^\|.*\n)+", text[found.end() :], re.MULTILINE)
    assert rows, f"no table under {heading}"
    lines = rows[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


# -- citations ------------------------------------------------------------------------------------


def citations(folder: Path = TESTS) -> dict[str, list[str]]:
    """By clause the tests that cite it, as `games/glory/test_turn.py: test_name`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for test, ids in cited_in(path.read_text("utf-8")):
            for id in ids:
                cited.setdefault(id, []).append(f"{path.relative_to(folder)}: {test}")
    return cited


@cache
def cited_in(code: str) -> list[tuple[str, list[str]]]:
    """Each test with the ids of its `@rule(...)`."""
    tests = [
        (node.name, [id for mark in node.decorator_list for id in _ids_of(mark)])
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    ]
    return [(name, ids) for name, ids in tests if ids]


def _ids_of(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func).split(".")[-1] != "rule":
        return []
    return [str(ast.literal_eval(argument)) for argument in mark.args]


def ids_in(text: str, prefix: str) -> set[str]:
    """Every clause id that a source names, in code, comments or texts."""
    return set(re.findall(rf"\b{prefix}-[0-9A-Z]+(?:[.-][0-9]+)*", text))


# -- what is wrong --------------------------------------------------------------------------------


def missing(known: Iterable[str], cited: Iterable[str]) -> list[str]:
    """The clauses without a test and without an excuse."""
    shown = {*cited, *UNTESTED}
    return [id for id in known if id not in shown]


def unknown(known: Iterable[str], named: Iterable[str]) -> list[str]:
    """The ids that are named somewhere but are no clause."""
    return sorted({*named} - {*known})


# -- the report -----------------------------------------------------------------------------------


def report(known: dict[str, Clause], cited: dict[str, list[str]]) -> list[str]:
    """Every clause with its tests, chapter by chapter, then the counts."""
    lines, chapter = [], ""
    for clause in known.values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            lines += ["", f"## {chapter}", ""]
        lines.append(f"- {clause.id} {_short(clause.text)}")
        tests = cited.get(clause.id, [])
        lines += [f"    - {test}" for test in tests]
        if not tests:
            lines.append(f"    - NO TEST{_excuse(clause.id)}")
    return [*lines, "", *_counts(known, cited)]


def _short(text: str, most: int = 80) -> str:
    return text if len(text) <= most else text[: most - 4].rsplit(" ", 1)[0] + " ..."


def _excuse(id: str) -> str:
    return f": {UNTESTED[id]}" if id in UNTESTED else ""


def _counts(known: dict[str, Clause], cited: dict[str, list[str]]) -> list[str]:
    lines = [f"{'clauses':>8} {'tested':>8} {'citing':>8}  chapter"]
    chapters = list(dict.fromkeys(clause.chapter for clause in known.values()))
    for chapter in [*chapters, ""]:
        ids = [clause.id for clause in known.values() if chapter in ("", clause.chapter)]
        tests = {test for id in ids for test in cited.get(id, [])}
        shown = sum(id in cited for id in ids)
        lines.append(f"{len(ids):>8} {shown:>8} {len(tests):>8}  {chapter or 'all'}")
    return lines


def main() -> int:
    cited = citations()
    everything: dict[str, Clause] = {}
    for game in sengoku.GAMES:
        try:
            known = clauses(text_of(game.prefix, SPECS), game.prefix)
        except SpecMissing as lost:
            print(f"{game.slug}: {lost}", file=sys.stderr)
            return 1
        everything |= known
        print(f"# {game.slug}: {len(known)} clauses")
        print("\n".join(report(known, cited)))
    faults = [f"{id} has no test." for id in missing(everything, cited)]
    for id in unknown(everything | written(), cited):
        faults.append(f"{id} is no clause, but is cited by {', '.join(cited[id])}.")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
