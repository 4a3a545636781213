"""The streams of luck, in the order of the game's `streams`."""

from typing import Final

from mypy_extensions import i64

__all__ = [
    "BAG",
    "COIN",
    "DICE",
    "DISHONOR_STREAM",
    "INJURY_STREAM",
    "MARKER",
    "SKILL_STREAM",
    "TERRAIN",
]

COIN: Final[i64] = 0
TERRAIN: Final[i64] = 1
MARKER: Final[i64] = 2
BAG: Final[i64] = 3
DICE: Final[i64] = 4
SKILL_STREAM: Final[i64] = 5
INJURY_STREAM: Final[i64] = 6
DISHONOR_STREAM: Final[i64] = 7
