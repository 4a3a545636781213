"""The page of the long tests keeps what it knew of those that did not run."""

import re
from pathlib import Path

from tests.long import PARTS, Row, read, table

MAKEFILE = Path(__file__).parents[1] / "Makefile"


def row(part: str, result: str) -> Row:
    told = {"minutes": "1.5", "load": "2", "commit": "abc", "date": "2026-01-02"}
    return {"part": part, "what": PARTS[part], "result": result, **told}


def test_what_was_written_is_read_again() -> None:
    rows = {part: row(part, "passed") for part in PARTS}
    assert read(table(rows)) == rows
    rows["chaos-sqlite"] = row("chaos-sqlite", "FAILED")
    assert read(table(rows))["chaos-sqlite"]["result"] == "FAILED"


def test_every_part_is_a_target() -> None:
    targets = re.findall(r"^([a-z-]+):", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert {*PARTS} <= {*targets}
