"""What the pages for developers name is there: a page that tells of a file that went is found."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("docs/games/*.md")),
    ROOT / "bench" / "README.md",
    ROOT / "lab" / "README.md",
]
ROOMS = (
    "bench",
    "deploy",
    "docs",
    "examples",
    "lab",
    "scripts",
    "src",
    "tests",
    "web/src",
    "web/tests",
)
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|toml|svelte|ftl|md|json|mjs|css|sh))`")
TOLD = {"/schema/openapi.json", "/schema/socket.json", "bench/long.md"}  # served, and written


def files() -> set[str]:
    """Every file by all ends of its path: `honor/rules/state.py`, `rules/state.py`, `state.py`."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file()]
    found += [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir()]
    parts = [path.relative_to(ROOT).parts for path in found if "node_modules" not in path.parts]
    return {"/".join(path[at:]) for path in parts for at in range(len(path))}


def gone(text: str, there: set[str]) -> list[str]:
    return [name for name in FILE.findall(text) if name not in there | TOLD]


def test_every_file_that_a_page_names_is_there() -> None:
    there = files()
    told = {page.name: gone(page.read_text("utf-8"), there) for page in PAGES}
    assert not {name: lost for name, lost in told.items() if lost}


def test_a_file_that_went_is_found() -> None:
    assert gone("See `kernel/state.py` and `kernel/hints.py`.", files()) == ["kernel/hints.py"]
