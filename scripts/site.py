"""The pages of the site, from the repository: `make docs` builds it, offline.

Pages keep their place below docs/; the README is the first one. Beside them lie pages that are
written here: tables of what is in the boxes from the games' data, and the reference of Python from
its docstrings. A link to a file that is no page becomes the name of that file.
"""

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Pages from elsewhere in the repository, and where they lie in the site.
MORE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/README.md": "bench.md",
    "lab/README.md": "lab.md",
    "examples/lanterns/SPEC.md": "lanterns.md",
}
API = {
    "games": ["sengoku", "sengoku.kernel.game", "sengoku.kernel.state", "sengoku.kernel.nature"],
    "records": ["sengoku.kernel.record", "sengoku.kernel.viewer", "sengoku.kernel.problem"],
    "bots": ["sengoku.bots", "sengoku.bots.bot", "sengoku.arena.match", "sengoku.arena.ladder"],
    "research": [
        "sengoku.research.tables",
        "sengoku.research.workers",
        "sengoku.research.duel",
        "sengoku.research.policy",
        "sengoku.research.zoo",
        "sengoku.research.gym",
        "sengoku.research.spiel",
        "sengoku.research.multi",
        "sengoku.research.dataset",
        "sengoku.kernel.features",
    ],
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def write(folder: Path) -> None:
    """All pages, into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file() and path.suffix != ".md":
            _copy(path, folder / path.relative_to(ROOT / "docs"))
    pages = _pages()
    for source, page in pages.items():
        text = linked(source.read_text("utf-8"), source, page, pages)
        _say(folder / page, text)
    for page, text in {**_boxes(), **_reference()}.items():
        _say(folder / page, text)


def _pages() -> dict[Path, str]:
    docs = ROOT / "docs"
    found = {path: str(path.relative_to(docs)) for path in sorted(docs.rglob("*.md"))}
    return {**found, **{ROOT / source: page for source, page in MORE.items()}}


def linked(text: str, source: Path, page: str, pages: dict[Path, str]) -> str:
    """The same text with links that lead where the pages lie in the site."""

    def moved(at: re.Match[str]) -> str:
        mark, words, target = at[1], at[2], at[3]
        if "://" in target or target.startswith("#"):
            return at[0]
        path, hash, anchor = target.partition("#")
        found = (source.parent / path).resolve()
        inside = (ROOT / "docs") in found.parents and found.is_file()
        there = pages.get(found) or (str(found.relative_to(ROOT / "docs")) if inside else None)
        if there is None:
            return f"{words} (`{found.relative_to(ROOT)}`)"
        up = "../" * page.count("/")
        return f"{mark}[{words}]({up}{there}{hash}{anchor})"

    return LINK.sub(moved, text)


# -- what is in the boxes --------------------------------------------------------------------------


def _boxes() -> dict[str, str]:
    found = {}
    for box in sorted((ROOT / "src/sengoku/games").glob("*/box.toml")):
        slug = box.parent.name
        lines = [f"# What is in the box: {slug}", "", "Written from the game's data.", ""]
        for path in sorted((box.parent / "data").glob("*.toml")):
            lines += _tables(path)
        found[f"cards/{slug}.md"] = "\n".join(lines)
    return found


def _tables(path: Path) -> Iterator[str]:
    """A list of things is a table with a line for each; a thing by its name is a line, too."""
    data = tomllib.loads(path.read_text("utf-8"))
    yield f"## {path.stem}\n"
    named = {key: value for key, value in data.items() if isinstance(value, dict)}
    if named:
        yield from _table([{"name": key, **value} for key, value in named.items()])
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"### {key}\n"
            yield from _table(value)
        elif not isinstance(value, dict):
            yield f"- `{key}`: {_cell(value)}\n"


def _table(rows: list[dict[str, Any]]) -> Iterator[str]:
    columns = [*dict.fromkeys(name for row in rows for name in row)]
    yield "| " + " | ".join(columns) + " |"
    yield "|" + "---|" * len(columns)
    for row in rows:
        yield "| " + " | ".join(_cell(row.get(name, "")) for name in columns) + " |"
    yield ""


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(map(_cell, value))
    return " ".join(str(value).split()).replace("|", "\\|")


# -- the reference ---------------------------------------------------------------------------------


def _reference() -> dict[str, str]:
    return {
        f"api/{name}.md": f"# Python: {name}\n\n" + "".join(f"::: {one}\n\n" for one in modules)
        for name, modules in API.items()
    }


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _say(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
