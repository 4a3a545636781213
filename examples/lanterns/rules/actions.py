"""An action is a verb, a lantern and, for snuffing, a rival's lantern in one int.

bit 0 verb    bits 1-4 card    bits 5-8 the other card
"""

from typing import Final

from sengoku.kernel.verbs import Count, Field, Verb, Verbs

__all__ = ["HANG", "LANTERNS", "SNUFF", "VERBS", "card", "hang", "other", "snuff", "verb"]

LANTERNS: Final = range(1, 13)
HANG: Final = 0
SNUFF: Final = 1


def verb(action: int) -> int:
    return action & 1


def card(action: int) -> int:
    return action >> 1 & 15


def other(action: int) -> int:
    """The lantern that is put out."""
    return action >> 5


def hang(card: int) -> int:
    return HANG | card << 1


def snuff(card: int, other: int) -> int:
    return SNUFF | card << 1 | other << 5


_VALUE: Final = Count(LANTERNS[0], LANTERNS[-1])
_CARD: Final = Field("card", 1, 4, _VALUE)
VERBS: Final = Verbs(
    1,
    [
        Verb(HANG, "hang", [_CARD]),
        Verb(SNUFF, "snuff", [_CARD, Field("other", 5, 4, _VALUE)], grave="once"),
    ],
)
