"""The screen and the keyboard."""

import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import SegmentLines

__all__ = ["Left", "Screen"]

with suppress(ImportError):
    import readline

    # Arrow keys edit the line, but no line of one player can be fetched back by the next.
    readline.set_auto_history(False)

CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """The players leave: there is no more input, or they said so."""


class Screen:
    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.is_live = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *drawn: RenderableType) -> None:
        for each in drawn:
            end = "" if isinstance(each, SegmentLines) else "\n"
            self.console.print(each, markup=False, end=end)

    def tell(self, sentence: str, style: str = "") -> None:
        """Something to be copied: a line that only the terminal itself may break."""
        self.console.print(sentence, style=style, markup=False, soft_wrap=True)

    def rendered(self, drawn: RenderableType) -> SegmentLines:
        """Ready to be shown; `lines` tells how many lines it takes."""
        return SegmentLines(self.console.render_lines(drawn, pad=False), new_lines=True)

    def clear(self, *, scrollback: bool = False) -> None:
        """A fresh screen; with the scrollback nothing can be read by scrolling up."""
        if self.is_live:
            sys.stdout.write(CLEAR + (CLEAR_SCROLLBACK if scrollback else ""))
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except (EOFError, RuntimeError):  # the latter where input was closed from the start
            print()
            raise Left from None
        if not _is_terminal(sys.stdin):
            print(line)  # a transcript should show what was answered
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Waits for Enter, where somebody sits at a terminal."""
        if self.is_live:
            self.ask(prompt)


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()
