"""The streams of luck, in the order of the game's `streams`."""

from typing import Final

from mypy_extensions import i64

__all__ = ["DECK", "ORDERS", "START"]

START: Final[i64] = 0
DECK: Final[i64] = 1
ORDERS: Final[i64] = 2
