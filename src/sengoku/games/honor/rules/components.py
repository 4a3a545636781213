"""The cards and numbers of the box, read once from `data/`.

Cards are known by number. The first fifteen may lie in a house; then come the events and the ten
daimyo. Samurai cards and the title are never dealt from the deck and have no number.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.box import rows

__all__ = [
    "ARMIES",
    "ASSASSIN",
    "CARDS",
    "CARD_COUNT",
    "CASTLES",
    "CONSTANTS",
    "DAIMYO",
    "DECKS",
    "DISHONOR",
    "ELITE_SPY",
    "GUARD",
    "HOUSE_CARDS",
    "KINDS",
    "MOST_SEATS",
    "OKUGATA",
    "POSSESSIONS",
    "SAVE_FACE",
    "SPY",
    "SURPLUS",
    "Deck",
    "card_named",
    "constant",
]


def _rows(name: str) -> dict[str, Any]:
    return rows("sengoku.games.honor", "data", name)


_ROWS: Final[list[dict[str, Any]]] = _rows("cards.toml")["card"]
_VARIANTS: Final[dict[str, Any]] = _rows("decks.toml")
CONSTANTS: Final[dict[str, Any]] = _rows("constants.toml")


def constant(name: str) -> Any:
    return CONSTANTS[name]["value"]


_DEALT: Final[list[dict[str, Any]]] = [
    row for row in _ROWS if row["kind"] not in ("samurai", "title")
]
CARDS: Final[list[str]] = [row["id"] for row in _DEALT]
KINDS: Final[list[str]] = [row["kind"] for row in _DEALT]
CARD_COUNT: Final[i64] = 30
HOUSE_CARDS: Final[i64] = 15  # the cards below this number may lie in a house

# Where each kind starts; a test proves that the data agree.
OKUGATA: Final[i64] = 0
ARMIES: Final[i64] = 2
POSSESSIONS: Final[i64] = 6
GUARD: Final[i64] = 11
CASTLES: Final[i64] = 12
SPY: Final[i64] = 15
ELITE_SPY: Final[i64] = 16
ASSASSIN: Final[i64] = 17
DISHONOR: Final[i64] = 18
SAVE_FACE: Final[i64] = 19
DAIMYO: Final[i64] = 20

MOST_SEATS: Final = 6
SURPLUS: Final = "out of the game"  # where the samurai cards go that nobody needs [HON-1.5]


class Deck:
    """What a deck holds: by card number the copies and the three stats."""

    def __init__(self, name: str) -> None:
        variant = _VARIANTS[name]
        counts: dict[str, int] = variant["counts"]
        stats: dict[str, dict[str, int]] = variant["stats"]
        rows = [{**row, **stats.get(row["id"], {})} for row in _DEALT]
        self.copies: Final = vec[i64]([counts.get(row["id"], row["count"]) for row in rows])
        self.honor: Final = vec[i64]([row["honor"] for row in rows])
        self.ki: Final = vec[i64]([row["ki"] for row in rows])
        self.strength: Final = vec[i64]([row["strength"] for row in rows])
        self.reprints: Final = stats  # what is printed otherwise than on the standard cards


DECKS: Final[dict[str, Deck]] = {name: Deck(name) for name in _VARIANTS}

_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}


def card_named(name: str) -> int:
    """The number of a card; -1 if there is none of that name."""
    return _NUMBERS.get(name, -1)
