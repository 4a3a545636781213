"""An action is a verb, a card and a cell in one int; here its bits get names and words.

    bit 0 verb    bits 1-4 card    bits 5-18 cell

The words are what people and JSON see: {"do": "play", "card": "helmet_3", "x": 0, "y": 1}. The
label is the same in short, as the spec writes it: play:helmet_3:0,1.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.samurai.rules.components import CARDS, card_named
from sengoku.games.samurai.rules.grid import REACH, cell_at, x_of, y_of
from sengoku.kernel.problem import BadWords, shown

__all__ = ["LAY", "PLAY", "action", "card", "cell", "label", "lay", "play", "verb", "words"]

PLAY: Final[i64] = 0
LAY: Final[i64] = 1


def verb(action: i64) -> i64:
    return action & 1


def card(action: i64) -> i64:
    """The influence card that is played; 0 where a village is laid."""
    return (action >> 1) & 15


def cell(action: i64) -> i64:
    return action >> 5


def play(card: i64, cell: i64) -> i64:
    return PLAY | card << 1 | cell << 5


def lay(cell: i64) -> i64:
    return LAY | cell << 5


def words(action: i64) -> dict[str, str | int]:
    x, y = x_of(cell(action)), y_of(cell(action))
    if verb(action) == PLAY:
        return {"do": "play", "card": CARDS[card(action)], "x": x, "y": y}
    return {"do": "lay", "x": x, "y": y}


def label(action: i64) -> str:
    where = f"{x_of(cell(action))},{y_of(cell(action))}"
    return f"play:{CARDS[card(action)]}:{where}" if verb(action) == PLAY else f"lay:{where}"


_FIELDS: Final[dict[str, list[str]]] = {"play": ["card", "x", "y"], "lay": ["x", "y"]}


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
    where = cell_at(_number(words, "x"), _number(words, "y"))
    return int(play(_card(words), where)) if do == "play" else int(lay(where))


def _card(words: dict[str, object]) -> int:
    name = words.get("card")
    number = card_named(name) if isinstance(name, str) else -1
    if number < 0:
        raise BadWords("words-bad-value", {"field": "card", "value": shown(name)})
    return number


def _number(words: dict[str, object], field: str) -> int:
    number = words.get(field)
    if isinstance(number, int) and not isinstance(number, bool) and -REACH <= number <= REACH:
        return number
    raise BadWords("words-bad-value", {"field": field, "value": shown(number)})
