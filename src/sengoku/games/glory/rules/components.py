"""The cards and numbers of the box, read once from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.box import rows

__all__ = [
    "BONUS",
    "CARDS",
    "CONSTANTS",
    "COPIES",
    "KINDS",
    "KIND_COUNT",
    "NINJA",
    "STACKS",
    "STANDARD_ORDERS",
    "constant",
    "kind_named",
]


def _rows(name: str) -> dict[str, Any]:
    return rows("sengoku.games.glory", "data", name)


_CHARACTERS: Final[list[dict[str, Any]]] = _rows("characters.toml")["character"]
_ORDERS: Final[list[dict[str, Any]]] = _rows("orders.toml")["order"]
CONSTANTS: Final[dict[str, Any]] = _rows("constants.toml")


def constant(name: str) -> Any:
    return CONSTANTS[name]["value"]


KINDS: Final[list[str]] = [row["id"] for row in _CHARACTERS]
KIND_COUNT: Final[i64] = 9
DOTS: Final[list[int]] = [row["dots"] for row in _CHARACTERS]
# A character's value is also how many copies of it there are.
COPIES: Final = vec[i64]([row["value"] for row in _CHARACTERS])
CARDS: Final[i64] = 110
NINJA: Final[i64] = 5

STACKS: Final = "abc"
BONUS: Final = vec[i64]([constant("order_bonus")[stack] for stack in STACKS])
STANDARD_ORDERS: Final[list[list[str]]] = [
    [row["character"] for row in _ORDERS if row["stack"] == stack] for stack in STACKS
]

_KIND_NAMES: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}


def kind_named(name: str) -> int:
    """The number of a character; -1 if there is none of that name."""
    return _KIND_NAMES.get(name, -1)
