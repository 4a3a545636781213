"""An action is a verb and at most two numbers in one int; here its bits get names and words.

    bits 0-3 verb    bits 4-8 first    bits 9 and up second

The words are what people and JSON see: {"do": "lay", "character": "farmer", "count": 4}. The label
is the same in short, as the spec writes it: lay:farmer:4.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.glory.rules.components import COPIES, KIND_COUNT, KINDS, STACKS, kind_named
from sengoku.kernel.problem import BadWords, shown

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
    "action",
    "discard",
    "draw",
    "first",
    "label",
    "lay",
    "order",
    "order_name",
    "place",
    "second",
    "use_figure",
    "verb",
    "words",
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


def words(action: i64) -> dict[str, str | int]:
    a, b = first(action), second(action)
    match int(verb(action)):
        case 0:
            return {"do": "draw", "pile": PILES[a]}
        case 1:
            return {"do": "lay", "character": KINDS[a], "count": int(b)}
        case 2:
            return {"do": "discard", "character": KINDS[a], "pile": PILES[b]}
        case 3:
            return {"do": "place", "pile": PILES[a]}
        case 4:
            return {"do": "ninja", "seat": int(a), "character": KINDS[b]}
        case 5:
            return {"do": "end_turn"}
        case 6:
            return {"do": "take_figure"}
        case 7:
            return {"do": "decline_figure"}
        case _:
            return {"do": "order", "card": order_name(a, b)}


def label(action: i64) -> str:
    return ":".join(str(part) for part in words(action).values())


def action(words: object) -> int:
    """Reads the words of an action; says what is wrong with words that are none."""
    if not isinstance(words, dict):
        raise BadWords("words-not-an-object")
    do = words.get("do")
    fields = _FIELDS.get(do) if isinstance(do, str) else None
    if fields is None:
        raise BadWords("words-unknown-verb", {"do": shown(do)})
    for name in words:
        if name != "do" and name not in fields:
            raise BadWords("words-unknown-field", {"do": str(do), "field": shown(name)})
    return _read(str(do), words)


_FIELDS: Final[dict[str, list[str]]] = {
    "draw": ["pile"],
    "lay": ["character", "count"],
    "discard": ["character", "pile"],
    "place": ["pile"],
    "ninja": ["seat", "character"],
    "end_turn": [],
    "take_figure": [],
    "decline_figure": [],
    "order": ["card"],
}


def _read(do: str, words: dict[str, object]) -> int:
    match do:
        case "draw":
            return int(draw(_pile(words)))
        case "lay":
            kind = _kind(words)
            return int(lay(kind, _number(words, "count", 1, int(COPIES[kind]))))
        case "discard":
            return int(discard(_kind(words), _pile(words)))
        case "place":
            return int(place(_pile(words)))
        case "ninja":
            return int(use_figure(_number(words, "seat", 0, 3), _kind(words)))
        case "end_turn":
            return int(END_TURN)
        case "take_figure":
            return int(TAKE_FIGURE)
        case "decline_figure":
            return int(DECLINE_FIGURE)
        case _:
            return _order(words)


def _pile(words: dict[str, object]) -> int:
    pile = words.get("pile")
    if isinstance(pile, str) and pile in PILES:
        return PILES.index(pile)
    raise BadWords("words-bad-value", {"field": "pile", "value": shown(pile)})


def _kind(words: dict[str, object]) -> int:
    name = words.get("character")
    kind = kind_named(name) if isinstance(name, str) else -1
    if kind < 0:
        raise BadWords("words-bad-value", {"field": "character", "value": shown(name)})
    return kind


def _number(words: dict[str, object], field: str, low: int, high: int) -> int:
    number = words.get(field)
    if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high:
        return number
    raise BadWords("words-bad-value", {"field": field, "value": shown(number)})


def _order(words: dict[str, object]) -> int:
    card = words.get("card")
    if isinstance(card, str):
        stack: i64 = 0
        while stack < 3:
            kind: i64 = 0
            while kind < KIND_COUNT:
                if order_name(stack, kind) == card:
                    return int(order(stack, kind))
                kind += 1
            stack += 1
    raise BadWords("words-bad-value", {"field": "card", "value": shown(card)})
