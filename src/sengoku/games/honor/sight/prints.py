"""What is printed on the standard cards, for those who draw them, and which rules speak of each."""

from typing import Any, Final

from sengoku.kernel.box import rows

__all__ = ["CLAUSES", "PRINTS"]

_ROWS: Final[list[dict[str, Any]]] = rows("sengoku.games.honor", "data", "cards.toml")["card"]
PRINTS: Final[dict[str, Any]] = {
    row["id"]: {name: row[name] for name in ("kind", "honor", "ki", "strength")} for row in _ROWS
}
CLAUSES: Final[dict[str, list[str]]] = {row["id"]: row["clauses"] for row in _ROWS}
