"""The short signs of Samurai: letters for owners and symbols, shapes for stones.

H, B, R and S are the initials of the symbols and of the samurai in all our languages.
"""

from collections.abc import Iterable
from typing import Final

from rich.text import Text as Line

__all__ = [
    "CROWN",
    "NOBODY_GETS",
    "NOTHING",
    "SEAT_LETTERS",
    "SEAT_STYLES",
    "SHAPES",
    "card_mark",
    "counted_marks",
    "owner_line",
    "village_mark",
]

SEAT_LETTERS: Final = "abcd"
SEAT_STYLES: Final = ("green", "red", "bright_blue", "yellow")
SHAPES: Final = {"helmet": "△", "buddha": "○", "rice": "□"}
CROWN: Final = "♔"
NOBODY_GETS: Final = "="
NOTHING: Final = "\u2013"
TIMES: Final = "\u00d7"  # the multiplication sign


def card_mark(card: str) -> str:
    """helmet_3 is H3."""
    name, _, value = card.rpartition("_")
    return f"{name[0].upper()}{value}"


def village_mark(village: str) -> str:
    """v_hb is HB; an unknown one is ?."""
    return village.removeprefix("v_").upper() if village.startswith("v_") else "?"


def counted_marks(cards: dict[str, int]) -> str:
    """Each card with how often it is there: H2, and S1 twice."""
    marks = {
        card: village_mark(card) if card.startswith("v_") else card_mark(card) for card in cards
    }
    return " ".join(
        mark + (f"{TIMES}{cards[card]}" if cards[card] > 1 else "") for card, mark in marks.items()
    )


def owner_line(shares: Iterable[tuple[int, int]], leads: int | None, shape: str) -> Line:
    """Who has how much influence on a symbol, and who leads: △ a4 b2 →a."""
    line = Line(shape)
    held = [(seat, share) for seat, share in shares if share > 0]
    for seat, share in held:
        line.append(f" {SEAT_LETTERS[seat]}{share}", style=SEAT_STYLES[seat])
    if leads is not None:
        line.append(f" →{SEAT_LETTERS[leads]}", style=f"bold {SEAT_STYLES[leads]}")
    elif held:
        line.append(f" {NOBODY_GETS}", style="bold")
    else:
        line.append(f" {NOTHING}", style="dim")
    return line
