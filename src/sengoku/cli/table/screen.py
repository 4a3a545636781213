"""The screen and the keyboard."""

import sys
from contextlib import suppress

from rich.console import Console, RenderableType

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
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *drawn: RenderableType) -> None:
        for each in drawn:
            self.console.print(each, markup=False)

    def lines(self, drawn: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(drawn, pad=False))

    def clear(self, *, scrollback: bool = False) -> None:
        """A fresh screen; with the scrollback nothing can be read by scrolling up."""
        if self.is_live:
            sys.stdout.write(CLEAR + (CLEAR_SCROLLBACK if scrollback else ""))
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise Left from None
        if not sys.stdin.isatty():
            print(line)  # a transcript should show what was answered
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Waits for Enter, where somebody sits at a terminal."""
        if self.is_live:
            self.ask(prompt)
