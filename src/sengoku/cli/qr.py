"""A link as a QR code in the terminal."""

from rich.text import Text as Line

from sengoku.cli.desk.screen import Screen

__all__ = ["qr_code"]

# By whether the upper and the lower square are light: those are drawn, on dark ground.
BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def qr_code(link: str, title: str) -> None:
    """White on black on any terminal that has blocks; elsewhere nobody could scan it."""
    from sengoku.server.qr import qr_rows

    screen = Screen()
    if not screen.console.is_terminal or screen.console.options.ascii_only:
        return
    screen.show(title)
    rows = qr_rows(link, margin=2)
    rows += [[False] * len(rows)] * (len(rows) % 2)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        line = "".join(BLOCKS[not a, not b] for a, b in zip(upper, lower, strict=True))
        screen.show(Line(line, style="bright_white on black"))
