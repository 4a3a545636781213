"""The cards and numbers of the box, read once from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.box import rows

__all__ = [
    "CARDS",
    "CARD_COUNT",
    "COLORS",
    "CONSTANTS",
    "HAND_SIZE",
    "INFLUENCE_SETS",
    "SHAPES",
    "SHOWS",
    "SYMBOLS",
    "SYMBOL_COUNT",
    "VALUES",
    "VILLAGES",
    "VILLAGE_CARDS",
    "VILLAGE_COUNT",
    "VILLAGE_SETS",
    "card_named",
    "constant",
    "symbols_of",
    "village_named",
]


def _rows(name: str) -> dict[str, Any]:
    return rows("sengoku.games.samurai", "data", name)


_CARDS: Final[list[dict[str, Any]]] = _rows("influence.toml")["card"]
_VILLAGES: Final[list[dict[str, Any]]] = _rows("villages.toml")["village"]
CONSTANTS: Final[dict[str, Any]] = _rows("constants.toml")


def constant(name: str) -> Any:
    return CONSTANTS[name]["value"]


_SYMBOLS: Final[list[dict[str, Any]]] = _rows("symbols.toml")["symbol"]
SYMBOLS: Final[list[str]] = [row["id"] for row in _SYMBOLS]
SHAPES: Final[list[str]] = [row["shape"] for row in _SYMBOLS]
SYMBOL_COUNT: Final[i64] = 3
COLORS: Final[list[str]] = constant("colors")
HAND_SIZE: Final[i64] = 5  # numbers that compiled loops need; a test compares them with the data

CARDS: Final[list[str]] = [row["id"] for row in _CARDS]
CARD_COUNT: Final[i64] = 12
# By card and symbol: what the card adds to the symbol. [SAM-6.4]
VALUES: Final = vec[i64](
    [row["value"] if symbol in row["counts_for"] else 0 for row in _CARDS for symbol in SYMBOLS]
)
INFLUENCE_SETS: Final[dict[str, dict[str, int]]] = {
    name: {row["id"]: row["copies"][name] for row in _CARDS} for name in _CARDS[0]["copies"]
}

VILLAGES: Final[list[str]] = [row["id"] for row in _VILLAGES]
VILLAGE_COUNT: Final[i64] = 7
VILLAGE_CARDS: Final[i64] = 44
# By village and symbol: 1 where the village shows the symbol.
SHOWS: Final = vec[i64](
    [1 if symbol in row["symbols"] else 0 for row in _VILLAGES for symbol in SYMBOLS]
)
VILLAGE_SETS: Final[dict[str, dict[str, int]]] = {
    name: {row["id"]: row["copies"][name] for row in _VILLAGES} for name in _VILLAGES[0]["copies"]
}

_CARD_NAMES: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
_VILLAGE_NAMES: Final[dict[str, int]] = {name: kind for kind, name in enumerate(VILLAGES)}


def card_named(name: str) -> int:
    """The number of an influence card; -1 if there is none of that name."""
    return _CARD_NAMES.get(name, -1)


def village_named(name: str) -> int:
    """The number of a village card; -1 if there is none of that name."""
    return _VILLAGE_NAMES.get(name, -1)


def symbols_of(kind: i64) -> list[str]:
    """The symbols that a village shows, in the order of the symbols. [SAM-2.7]"""
    return [name for symbol, name in enumerate(SYMBOLS) if SHOWS[kind * SYMBOL_COUNT + symbol]]
