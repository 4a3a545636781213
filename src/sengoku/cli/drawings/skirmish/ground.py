"""The table as lines of text: north at the top, inches along the left and the lower edge.

33 │        ▓▓▓▓                ▓ building   ░ rough   ▒ hill   = obstacle   : road
30 │   B1   ▓▓▓▓  ░░░           A1 B1 units   m1 a marker   @ the captive
27 │  +  +        ░░░           + where the options lead
   └0   6   12  18

A line is named by its lower edge, as a column by its left one.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.skirmish.marks import marker_label, style_of
from sengoku.kernel.event import HIDDEN

__all__ = ["KINDS", "DrawnGround", "destinations"]

Cell: TypeAlias = tuple[int, int]

TABLE: Final = 36000
MARGIN: Final = 3  # columns for the inches beside the frame
# The later of these hides the earlier.
KINDS: Final = {
    "decor": (":", "dim"),
    "rough": ("░", "green"),
    "hill": ("▒", "yellow"),
    "obstacle": ("=", "bold yellow"),
    "building": ("▓", "white"),
}
CAPTIVE: Final = "@"


class DrawnGround:
    """`rows` lines for 36 inches, and twice as many columns, so that a square looks square."""

    def __init__(self, view: View, rows: int) -> None:
        self._view = view
        self._rows = rows
        self._columns = rows * 2
        self._cells: dict[Cell, tuple[str, str]] = {}
        self._taken: set[Cell] = set()

    @staticmethod
    def width(rows: int) -> int:
        return MARGIN + 1 + rows * 2

    def lines(self, spots: Iterable[Sequence[int]] = (), acting: int | None = None) -> list[Line]:
        """The frame included; `spots` are places to point out."""
        self._lay_pieces()
        for x, y in spots:
            self._cells[self._cell(x, y)] = ("+", "cyan")
        self._lay_markers()
        self._lay_units(acting)
        return [*(self._line(row) for row in range(self._rows)), *self._foot()]

    # -- laying --------------------------------------------------------------------------------

    def _cell(self, x: float, y: float) -> Cell:
        """Column and row of a place; the edges belong to the last cells."""
        column = min(self._columns - 1, int(x * self._columns / TABLE))
        return column, min(self._rows - 1, int((TABLE - y) * self._rows / TABLE))

    def _lay_pieces(self) -> None:
        for kind, mark in KINDS.items():
            for piece in self._view["pieces"]:
                if piece["kind"] == kind:
                    for cell in self._covered(piece["corners"]):
                        self._cells[cell] = mark

    def _covered(self, corners: list[list[int]]) -> set[Cell]:
        if len(corners) == 2:
            (ax, ay), (bx, by) = corners
            return {self._cell(ax + (bx - ax) * s / 40, ay + (by - ay) * s / 40) for s in range(41)}
        return {
            (column, row)
            for row in range(self._rows)
            for column in range(self._columns)
            if _inside(*self._center(column, row), corners)
        }

    def _center(self, column: int, row: int) -> tuple[float, float]:
        x = (column + 0.5) * TABLE / self._columns
        return x, TABLE - (row + 0.5) * TABLE / self._rows

    def _lay_markers(self) -> None:
        for marker in self._view["markers"]:
            if marker["there"]:
                style = "bold reverse yellow" if marker["holds"] == "captive" else "bold yellow"
                self._write(marker["x"], marker["y"], marker_label(marker["marker"]), style)
        captive = self._view["captive"]
        if captive is not None and captive["carrier"] is None:
            self._write(captive["x"], captive["y"], CAPTIVE, "bold red")

    def _lay_units(self, acting: int | None) -> None:
        for facts in self._view["units"]:
            if facts["x"] is not None:
                style = f"bold {style_of(facts['side'], self._view)}"
                if facts["unit"] == acting:
                    style += " reverse"
                self._write(facts["x"], facts["y"], facts["label"], style)

    def _write(self, x: int, y: int, mark: str, style: str) -> None:
        """Around its place, or as near to it as nothing else was written."""
        column, row = self._cell(x, y)
        column = max(0, min(column - (len(mark) - 1) // 2, self._columns - len(mark)))
        for down, aside in _OFFSETS:
            cells = [(column + aside + place, row + down) for place in range(len(mark))]
            if self._fits(cells):
                self._taken.update(cells)
                for cell, letter in zip(cells, mark, strict=True):
                    self._cells[cell] = (letter, style)
                return

    def _fits(self, cells: list[Cell]) -> bool:
        return all(
            0 <= column < self._columns
            and 0 <= row < self._rows
            and (column, row) not in self._taken
            for column, row in cells
        )

    # -- drawing -------------------------------------------------------------------------------

    def _line(self, row: int) -> Line:
        inch = 36 - (row + 1) * 36 // self._rows
        line = Line(f"{inch:>{MARGIN - 1}} │", style="dim")
        for column in range(self._columns):
            mark, style = self._cells.get((column, row), (" ", ""))
            line.append(mark, style=f"not dim {style}" if style != "dim" else "dim")
        return line

    def _foot(self) -> list[Line]:
        """Every three inches; every six where there is no room."""
        step = 3 if self._columns >= 36 else 6
        foot = [" "] * (self._columns + 2)
        for inch in range(0, 36, step):
            start = inch * self._columns // 36
            foot[start : start + len(str(inch))] = str(inch)
        return [Line(f"{'':>{MARGIN}}└" + "".join(foot[: self._columns]), style="dim")]


def _inside(x: float, y: float, corners: list[list[int]]) -> bool:
    """Corners are listed counter-clockwise."""
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            return False
    return True


def _by_nearness() -> list[tuple[int, int]]:
    """Rows are twice as high as columns are wide."""
    offsets = [(down, aside) for down in range(-2, 3) for aside in range(-6, 7)]
    return sorted(offsets, key=lambda offset: (math.hypot(offset[0] * 2, offset[1]), offset))


_OFFSETS: Final = _by_nearness()


def destinations(view: View) -> list[list[int]]:
    """Where the options of the seat that is asked lead."""
    question = view["question"]
    if question is None or question["options"] == HIDDEN:
        return []
    words: list[dict[str, Any]] = [option["words"] for option in question["options"]]
    return [[each["x"], each["y"]] for each in words if "x" in each and each["do"] != "shoot"]
