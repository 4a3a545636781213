"""Figures are written by the program that measured them, never by hand: `python bench/figures.py`.

A page tells lines and numbers; when it ends they lie in `bench/figures/<name>.json`, with the day
and the load of the machine, and every part of `bench/README.md` and of the pages in `docs` between
`<!-- figures: <name> -->` and `<!-- end -->` is written from there. `tests/test_figures.py` holds
both beside each other.

A sentence reads a figure out of the table that was told: between `<!-- figure: <name> | <row> |
<column> -->` and `<!-- . -->` stands what its cell says, the row being known by its first cell and
the columns counted from there; a further `| .1f`, or another format, rounds it.
"""

import json
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

__all__ = ["Page", "cell", "pages", "told", "write"]

BENCH = Path(__file__).parent
PART = r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)"
ONE = r"(<!-- figure: (\w+) \| ([^|]+?) \| (\d+)(?: \| ([^|]+?))? -->)[^<]*(<!-- \. -->)"


class Page:
    """`with Page("games") as page: page.tell("| glory | ... |", glory=...)`

    `whole` is False where only a part was asked for, or in another size: that is told and not kept.
    `here` is False where it was measured at another time or place, whose load nobody knows.
    """

    def __init__(
        self, name: str, folder: Path = BENCH, *, whole: bool = True, here: bool = True
    ) -> None:
        self._name = name
        self._whole = whole
        self._here = here
        self._folder = folder
        self._lines: list[str] = []
        self._numbers: dict[str, Any] = {}

    def tell(self, line: str = "", **numbers: Any) -> None:
        print(line, flush=True)
        self._lines += line.splitlines() or [""]
        self._numbers.update(numbers)

    def __enter__(self) -> "Page":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        """What was broken off is not written."""
        if kind is None and self._whole:
            self._keep()

    def _keep(self) -> None:
        kept = {
            "measured": datetime.now(UTC).date().isoformat(),
            "by": f"`bench/{self._name}.py`",
            "load": f"{os.getloadavg()[2]:.0f}" if self._here else "",
            "lines": self._lines,
            "numbers": self._numbers,
        }
        folder = self._folder / "figures"
        folder.mkdir(exist_ok=True)
        text = json.dumps(kept, indent=1, ensure_ascii=False)
        (folder / f"{self._name}.json").write_text(text + "\n", "utf-8")
        write(self._folder, self._name)


def told(kept: dict[str, Any]) -> str:
    """A stored result as a page shows it."""
    load = f", load {kept['load']}" if kept["load"] else ""
    source = f"Measured on {kept['measured']} by {kept['by']}{load}."
    return "\n".join([*kept["lines"], "", source, ""])


def cell(kept: dict[str, Any], row: str, column: int, form: str | None) -> str:
    """What stands there in the first table with such a row."""
    rows = ([each.strip() for each in line.strip("|").split("|")] for line in kept["lines"])
    found = next((cells for cells in rows if cells[0] == row), None)
    assert found is not None, f"no row “{row}” was told"
    said: str = found[column]
    if form is None:
        return said
    number = float(said.rstrip(" %").replace(",", ""))
    return format(number / 100 if said.endswith("%") else number, form)


def pages(folder: Path = BENCH) -> list[Path]:
    """Those that may show figures."""
    root = BENCH.parent
    more = [root / "README.md", *sorted((root / "docs").rglob("*.md"))] if folder == BENCH else []
    return [folder / "README.md", *more]


def write(folder: Path = BENCH, needed: str = "") -> None:
    """Every part of the pages, from the stored results."""
    texts = {page: page.read_text("utf-8") for page in pages(folder)}
    names = [found[2] for text in texts.values() for found in re.finditer(PART, text, re.DOTALL)]
    assert needed in ("", *names), f"no part of a page is for the figures of {needed}"

    def kept(name: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((folder / "figures" / f"{name}.json").read_text("utf-8"))
        return found

    def part(at: re.Match[str]) -> str:
        return f"{at[1]}{told(kept(at[2]))}{at[3]}"

    def one(at: re.Match[str]) -> str:
        return f"{at[1]}{cell(kept(at[2]), at[3], int(at[4]), at[5])}{at[6]}"

    for page, text in texts.items():
        written = re.sub(PART, part, text, flags=re.DOTALL)
        written = re.sub(ONE, one, written)
        if written != text:
            page.write_text(written, "utf-8")


if __name__ == "__main__":
    write()
