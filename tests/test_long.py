"""The page of the long tests keeps what it knew of those that did not run."""

import re
from pathlib import Path
from typing import Any

from tests.long import PARTS, Row, read, renewed, table
from tests.pieces import PARTS as PIECES
from tests.pieces import Piece, add
from tests.pieces import read as pieces_of
from tests.pieces import table as table_of

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


def piece(part: str, done: int, **more: Any) -> Piece:
    usual: dict[str, Any] = {"cuts": 10 * done, "moves": 1234, "result": "passed", "pieces": 1}
    usual |= {"minutes": 1.5, "loads": (2, 9), "commit": "abc+", "date": "2026-01-02"}
    return Piece(part=part, done=done, **{**usual, **more})


def test_pieces_of_one_commit_add_up() -> None:
    kept = add([piece("sqlite", 20)], piece("sqlite", 30, loads=(1, 4), moves=1000))
    assert kept == [piece("sqlite", 50, cuts=500, moves=2234, pieces=2, minutes=3.0, loads=(1, 9))]
    assert "| sqlite | 50 of 500 kills | 500 | 2,234 | passed | 2 | 3.0 | 1 to 9 |" in table_of(
        kept
    )


def test_what_failed_adds_nothing_and_stays_to_be_seen() -> None:
    kept = add([piece("sqlite", 20)], piece("sqlite", 0, result="FAILED"))
    kept = add(kept, piece("sqlite", 5, commit="def"))
    page = table_of(kept)
    assert page.count("| sqlite |") == 3 and "| FAILED |" in page
    assert "In all: sqlite: 25 of 500 kills." in page


def test_a_page_keeps_its_pieces_and_its_rows() -> None:
    rows = {"chaos-sqlite": row("chaos-sqlite", "passed")}
    pieces = [piece("two-servers", 3), piece("outages-sqlite", 4, loads=(7, 7), cuts=0)]
    page = renewed(table(rows), pieces=table_of(pieces))
    page = renewed(page, rows={**rows, "long-laws": row("long-laws", "FAILED")})
    assert {*read(page)} == {"chaos-sqlite", "long-laws"}
    assert sorted(pieces_of(page), key=lambda p: p.part) == sorted(pieces, key=lambda p: p.part)
    again = renewed(page, pieces=table_of(pieces_of(page)))
    assert again == page


def test_the_pieces_together_are_what_is_promised() -> None:
    wanted = {name: (part.wanted, part.wanted * part.cuts) for name, part in PIECES.items()}
    assert wanted == {
        "sqlite": (500, 5000),
        "postgresql": (500, 5000),
        "outages-sqlite": (50, 0),
        "outages-postgresql": (50, 0),
        "two-servers": (100, 0),
        "four-servers": (100, 0),
        "busy": (10, 0),
    }
