"""The cards and numbers of the box, read once from `data/`.

Cards are known by number, in the order of the data: first those that may lie in a house, then the
events and the daimyo. Samurai cards and the title are never dealt from the deck and have no number.
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
CARD_COUNT: Final[i64] = len(CARDS)
_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}


def card_named(name: str) -> int:
    """The number of a card; -1 if there is none of that name."""
    return _NUMBERS.get(name, -1)


# Where each kind starts, and the cards that rules speak of by name.
OKUGATA: Final[i64] = KINDS.index("okugata")
ARMIES: Final[i64] = KINDS.index("army")
POSSESSIONS: Final[i64] = KINDS.index("possession")
GUARD: Final[i64] = KINDS.index("guard")
CASTLES: Final[i64] = KINDS.index("castle")
HOUSE_CARDS: Final[i64] = KINDS.index("event")  # the cards below this number may lie in a house
SPY: Final[i64] = card_named("ninja_spy")
ELITE_SPY: Final[i64] = card_named("elite_ninja_spy")
ASSASSIN: Final[i64] = card_named("ninja_assassin")
DISHONOR: Final[i64] = card_named("dishonor")
SAVE_FACE: Final[i64] = card_named("save_face")
DAIMYO: Final[i64] = KINDS.index("daimyo")

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
