"""Short entries side by side, as many on a line as fit."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text as Line

__all__ = ["Flow"]

GAP: Final = "   "


class Flow:
    """A line breaks between two entries, and within one only if it is wider than the screen."""

    def __init__(self, entries: Sequence[Line]) -> None:
        self._entries = entries

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Line]:
        line = Line()
        for entry in self._entries:
            if line and line.cell_len + len(GAP) + entry.cell_len > options.max_width:
                yield line
                line = Line()
            line.append_text(Line(GAP if line else ""))
            line.append_text(entry)
        yield line
