"""The streams of luck, in the order of the game's `streams`."""

from typing import Final

from mypy_extensions import i64

__all__ = ["ASSASSINS", "BATTLES", "DEALER", "DECK", "LORDS"]

DEALER: Final[i64] = 0
LORDS: Final[i64] = 1
DECK: Final[i64] = 2
ASSASSINS: Final[i64] = 3
BATTLES: Final[i64] = 4
