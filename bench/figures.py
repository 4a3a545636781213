"""Figures are written by the program that measured them, never by hand: `python bench/figures.py`.

A page tells lines and numbers; when it ends they lie in `bench/figures/<name>.json`, with the day
and the load of the machine, and every part of `bench/README.md` and of the pages in `docs` between
`<!-- figures: <name> -->` and `<!-- end -->` is written from there. `tests/test_figures.py` holds
both beside each other.
"""

import json
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

__all__ = ["Page", "pages", "told", "write"]

BENCH = Path(__file__).parent
PART = r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)"


class Page:
    """`with Page("games") as page: page.tell("| glory | ... |", glory=...)`

    `whole` is False where only a part was asked for, or in another size: that is told and not kept.
    """

    def __init__(self, name: str, folder: Path = BENCH, *, whole: bool = True) -> None:
        self._name = name
        self._whole = whole
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
            "load": f"{os.getloadavg()[2]:.0f}",
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


def pages(folder: Path = BENCH) -> list[Path]:
    """Those that may show figures."""
    docs = sorted((BENCH.parent / "docs").glob("*.md")) if folder == BENCH else []
    return [folder / "README.md", *docs]


def write(folder: Path = BENCH, needed: str = "") -> None:
    """Every part of the pages, from the stored results."""
    texts = {page: page.read_text("utf-8") for page in pages(folder)}
    names = [found[2] for text in texts.values() for found in re.finditer(PART, text, re.DOTALL)]
    assert needed in ("", *names), f"no part of a page is for the figures of {needed}"

    def part(at: re.Match[str]) -> str:
        kept = json.loads((folder / "figures" / f"{at[2]}.json").read_text("utf-8"))
        return f"{at[1]}{told(kept)}{at[3]}"

    for page, text in texts.items():
        written = re.sub(PART, part, text, flags=re.DOTALL)
        if written != text:
            page.write_text(written, "utf-8")


if __name__ == "__main__":
    write()
