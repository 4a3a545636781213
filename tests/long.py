"""`make test-long`: what is too long for `make test`, part by part, and when each last passed.

python -m tests.long [PART...]      some of the parts; bench/long.md keeps the last result of each
"""

import os
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

__all__ = ["Row", "commit", "keep", "main", "read", "renewed", "table"]

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench" / "long.md"
# The targets of the Makefile, and what they are.
PARTS = {
    "long-laws": "the laws on every setup, compiled and not; a hundred thousand scenes",
    "long-research": "batches and rows compiled, as in a wheel: laws, tables, interfaces",
    "long-house": "all tests marked long; server, terminal, texts, arena, lessons uncompiled",
    "long-web": "the other matches, screens and the campaign, with fresh luck",
    "long-install": "the packages of a release, at full speed, installed and played",
    "long-ray": "RLlib; ladder and dataset on a Ray cluster, workers killed, a node lost",
    "chaos-sqlite": "500 kills of a server and 5,000 cut sockets, with a SQLite file",
    "chaos-postgresql": "500 kills of a server and 5,000 cut sockets, with PostgreSQL",
    "chaos-outages": "50 outages of each database under load",
    "chaos-servers": "100 kills of one of 2 and of one of 4 servers",
}
HEAD = """# The long tests

`make test-long` runs them before a release and writes this page, `python -m tests.long PART` some.

| part | what | result | minutes | load | commit | date |
|---|---|---|---:|---:|---|---|
"""
IN_PIECES = "\n## In pieces"
Row = dict[str, str]
COLUMNS = ("part", "what", "result", "minutes", "load", "commit", "date")


def main(parts: list[str]) -> int:
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]}. There are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    failed = False
    for part in parts or PARTS:
        row = run(part)
        failed = failed or row["result"] != "passed"
        page = KEPT.read_text("utf-8") if KEPT.exists() else ""
        keep(page, rows={**read(page), part: row})
    return 1 if failed else 0


def keep(page: str, *, rows: dict[str, Row] | None = None, pieces: str | None = None) -> None:
    """The page anew, with other rows or another part about pieces (`tests/pieces.py`)."""
    KEPT.write_text(renewed(page, rows=rows, pieces=pieces), "utf-8")


def renewed(page: str, *, rows: dict[str, Row] | None = None, pieces: str | None = None) -> str:
    _, mark, lower = page.partition(IN_PIECES)
    return table(read(page) if rows is None else rows) + (
        mark + lower if pieces is None else pieces
    )


def run(part: str) -> Row:
    """Whatever comes of it, the next part runs, too."""
    began = time.monotonic()
    status = subprocess.run(["make", "--no-print-directory", part], cwd=ROOT).returncode
    return {
        "part": part,
        "what": PARTS[part],
        "result": "FAILED" if status else "passed",
        "minutes": f"{(time.monotonic() - began) / 60:.1f}",
        "load": f"{os.getloadavg()[2]:.0f}",
        "commit": commit(),
        "date": date.today().isoformat(),
    }


def read(page: str) -> dict[str, Row]:
    rows = [
        dict(zip(COLUMNS, [cell.strip() for cell in line.strip("|").split("|")], strict=True))
        for line in page.partition(IN_PIECES)[0].splitlines()
        if line.startswith("| ")
    ]
    return {row["part"]: row for row in rows if row["part"] in PARTS}


def table(rows: dict[str, Row]) -> str:
    lines = [
        f"| {' | '.join(rows[part][name] for name in COLUMNS)} |" for part in PARTS if part in rows
    ]
    return HEAD + "\n".join(lines) + "\n"


def commit() -> str:
    """With a + if something had been changed since, other than this page."""

    def git(*asked: str) -> str:
        return subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True).stdout

    page = f":!{KEPT.relative_to(ROOT)}"
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", page)
    return (git("rev-parse", "--short", "HEAD").strip() or "-") + ("+" if changed else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
