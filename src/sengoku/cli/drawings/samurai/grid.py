"""The grid of Samurai as lines of text, with its coordinates.

  1 |  o    aH3  <bS2>        [HB] an open village    (HB) a scored one
  0 |  ·   [HB]   ·           aH3 seat a's Helmet 3    < > the card played last
 -1 |        ·                · a cell to play on      o a hole
y/x   -1    0     1
"""

from typing import Any, Final

from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.samurai.marks import (
    SEAT_LETTERS,
    SEAT_STYLES,
    card_mark,
    village_mark,
)

__all__ = ["grid_lines", "grid_width"]

LABEL: Final = 6  # columns for the row's coordinate and the line beside it
WIDTHS: Final = (6, 5, 4)  # of a cell: as wide as the screen allows


def grid_width(view: View, width: int) -> int:
    west, east = _columns(view, width)
    return LABEL + (east - west + 1) * _cell_width(view, width)


def grid_lines(view: View, width: int) -> list[Line]:
    """North at the top, then the coordinates of the columns."""
    cells, size = _cells(view), _cell_width(view, width)
    west, east = _columns(view, width)
    frame = view["table"]["frame"]
    lines = []
    for y in range(frame["north"], frame["south"] - 1, -1):
        line = Line(f"{y:>4} ", style="dim").append("│")
        for x in range(west, east + 1):
            mark, style = cells.get((x, y), ("", ""))
            line.append(f"{_fitted(mark, size):^{size}}", style=style or "default")
        line.rstrip()
        lines.append(line)
    bottom = Line(f"{'y/x':>4}  ", style="dim")
    for x in range(west, east + 1):
        bottom.append(f"{x:^{size}}")
    bottom.rstrip()
    return [*lines, bottom]


def _cell_width(view: View, width: int) -> int:
    frame = view["table"]["frame"]
    columns = frame["east"] - frame["west"] + 1
    for size in WIDTHS:
        if LABEL + columns * size <= width:
            return size
    return WIDTHS[-1]


def _columns(view: View, width: int) -> tuple[int, int]:
    """All of them, or on a narrow screen those around the card played last."""
    frame = view["table"]["frame"]
    room = (width - LABEL) // _cell_width(view, width)
    if frame["east"] - frame["west"] < room:
        return frame["west"], frame["east"]
    played = view["table"]["played"]
    middle = played[0] if played else 0
    west = max(frame["west"], min(middle - room // 2, frame["east"] - room + 1))
    return west, west + room - 1


def _fitted(mark: str, size: int) -> str:
    """The brackets of a village with three symbols go first."""
    return mark if len(mark) <= size else mark[1:-1]


def _cells(view: View) -> dict[tuple[int, int], tuple[str, str]]:
    """What to write on each cell, and how."""
    table = view["table"]
    cells = dict.fromkeys(((x, y) for x, y in table["holes"]), ("o", "dim"))
    cells |= dict.fromkeys(((x, y) for x, y in table["legal"]), ("·", "bold cyan"))
    for village in table["villages"]:
        cells[village["x"], village["y"]] = _village(village)
    for card in table["cards"]:
        cells[card["x"], card["y"]] = _card(card, table["played"])
    for x, y in _spots(view):
        cells[x, y] = ("[?]", "bold yellow")
    return cells


def _village(village: dict[str, Any]) -> tuple[str, str]:
    mark = village_mark(village["village"])
    return (f"({mark})", "dim") if village["scored"] else (f"[{mark}]", "bold")


def _card(card: dict[str, Any], played: list[int]) -> tuple[str, str]:
    mark = f"{SEAT_LETTERS[card['seat']]}{card_mark(card['card'])}"
    if [card["x"], card["y"]] == played:
        return f"<{mark}>", f"bold {SEAT_STYLES[card['seat']]}"
    return mark, SEAT_STYLES[card["seat"]] + (" dim" if card["turned"] else "")


def _spots(view: View) -> list[tuple[int, int]]:
    """The cells between which a village is waiting for a choice. [SAM-5.9]"""
    question = view["question"]
    if question is None or view["waiting"] is None or isinstance(question["options"], str):
        return []
    return [(option["words"]["x"], option["words"]["y"]) for option in question["options"]]
