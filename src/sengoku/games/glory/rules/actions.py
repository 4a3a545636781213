"""An action is a verb and at most two numbers in one int; here its bits get names and words.

    bits 0-3 verb    bits 4-8 first    bits 9 and up second

The words are what people and JSON see: {"do": "lay", "character": "farmer", "count": 4}. The label
is the same in short, as the spec writes it: lay:farmer:4.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.glory.rules.components import COPIES, KINDS, STACKS
from sengoku.kernel.verbs import Count, Field, Kind, Names, Verb, Verbs

__all__ = [
    "DECLINE_FIGURE",
    "DISCARD",
    "DISCARD_1",
    "DISCARD_2",
    "DRAW",
    "DRAW_1",
    "DRAW_2",
    "END_TURN",
    "LAY",
    "ORDER",
    "PILES",
    "PLACE",
    "TAKE_FIGURE",
    "USE_FIGURE",
    "VERBS",
    "discard",
    "draw",
    "first",
    "lay",
    "order",
    "order_name",
    "place",
    "second",
    "use_figure",
    "verb",
]

DRAW: Final[i64] = 0
LAY: Final[i64] = 1
DISCARD: Final[i64] = 2
PLACE: Final[i64] = 3
USE_FIGURE: Final[i64] = 4
END_TURN: Final[i64] = 5
TAKE_FIGURE: Final[i64] = 6
DECLINE_FIGURE: Final[i64] = 7
ORDER: Final[i64] = 8

# The piles in table order. [GLO-1.7]
DRAW_1: Final[i64] = 0
DISCARD_1: Final[i64] = 1
DISCARD_2: Final[i64] = 2
DRAW_2: Final[i64] = 3
PILES: Final = ["draw_1", "discard_1", "discard_2", "draw_2"]


def verb(action: i64) -> i64:
    return action & 15


def first(action: i64) -> i64:
    """The pile, character, seat or stack that the verb is about."""
    return (action >> 4) & 31


def second(action: i64) -> i64:
    """The count, pile or character that goes with the first."""
    return action >> 9


def draw(pile: i64) -> i64:
    return DRAW | pile << 4


def lay(kind: i64, count: i64) -> i64:
    return LAY | kind << 4 | count << 9


def discard(kind: i64, pile: i64) -> i64:
    return DISCARD | kind << 4 | pile << 9


def place(pile: i64) -> i64:
    return PLACE | pile << 4


def use_figure(seat: i64, kind: i64) -> i64:
    return USE_FIGURE | seat << 4 | kind << 9


def order(stack: i64, kind: i64) -> i64:
    return ORDER | stack << 4 | kind << 9


def order_name(stack: i64, kind: i64) -> str:
    return f"order_{STACKS[stack]}_{KINDS[kind]}"


# -- words ---------------------------------------------------------------------------------------

_PILE: Final = Names(dict(enumerate(PILES)))
_KIND: Final = Names(dict(enumerate(KINDS)))
_ORDERS: Final = {
    stack | kind << 5: order_name(stack, kind)
    for stack in range(len(STACKS))
    for kind in range(len(KINDS))
}


class _Copies(Kind):
    """How many cards of a character: as many as it has."""

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        said[field] = number

    def read(self, words: dict[str, object], field: str) -> int:
        return Count(1, int(COPIES[_KIND.read(words, "character")])).read(words, field)


VERBS: Final = Verbs(
    4,
    [
        Verb(DRAW, "draw", [Field("pile", 4, 5, _PILE)]),
        Verb(
            LAY,
            "lay",
            [Field("character", 4, 5, _KIND), Field("count", 9, 5, _Copies())],
            "GLO-4.4",
        ),
        Verb(
            DISCARD,
            "discard",
            [Field("character", 4, 5, _KIND), Field("pile", 9, 5, _PILE)],
            "GLO-5.1",
        ),
        Verb(PLACE, "place", [Field("pile", 4, 5, _PILE)], "GLO-5.7"),
        Verb(
            USE_FIGURE,
            "ninja",
            [Field("seat", 4, 5, Count(0, 3)), Field("character", 9, 5, _KIND)],
            "GLO-11.7",
        ),
        Verb(END_TURN, "end_turn", [], "GLO-11.17"),
        Verb(TAKE_FIGURE, "take_figure", [], "GLO-11.3"),
        Verb(DECLINE_FIGURE, "decline_figure", [], "GLO-11.4"),
        Verb(ORDER, "order", [Field("card", 4, 10, Names(_ORDERS))], "GLO-10.5", grave="once"),
    ],
)
