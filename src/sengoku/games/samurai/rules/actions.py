"""An action is a verb, a card and a cell in one int; here its bits get names and words.

    bit 0 verb    bits 1-4 card    bits 5-18 cell

The words are what people and JSON see: {"do": "play", "card": "helmet_3", "x": 0, "y": 1}. The
label is the same in short, as the spec writes it: play:helmet_3:0,1.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.samurai.rules.components import CARDS
from sengoku.games.samurai.rules.grid import REACH, cell_at, x_of, y_of
from sengoku.kernel.verbs import NUMBER, Count, Field, Kind, Names, Verb, Verbs

__all__ = ["LAY", "PLAY", "VERBS", "card", "cell", "lay", "play", "verb"]

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


# -- words ---------------------------------------------------------------------------------------

_ALONG: Final = Count(-REACH, REACH)


class _Cell(Kind):
    """A place on the table, said by two numbers."""

    def tell(self, said: dict[str, str | int], field: str, number: int) -> None:
        said["x"], said["y"] = x_of(number), y_of(number)

    def read(self, words: dict[str, object], field: str) -> int:
        return int(cell_at(_ALONG.read(words, "x"), _ALONG.read(words, "y")))

    def short(self, number: int) -> str:
        return f"{x_of(number)},{y_of(number)}"

    def takes(self, field: str) -> dict[str, list[str]]:
        return {"x": NUMBER, "y": NUMBER}


_CARD: Final = Field("card", 1, 4, Names(dict(enumerate(CARDS))))
_CELL: Final = Field("cell", 5, 14, _Cell())

VERBS: Final = Verbs(
    1, [Verb(PLAY, "play", [_CARD, _CELL], "SAM-4.2"), Verb(LAY, "lay", [_CELL], "SAM-5.9")]
)
