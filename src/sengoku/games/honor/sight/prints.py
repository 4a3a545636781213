"""What is printed on the standard cards, for those who draw them."""

from typing import Any, Final

from sengoku.kernel.box import rows

__all__ = ["PRINTS"]

PRINTS: Final[dict[str, Any]] = {
    row["id"]: {name: row[name] for name in ("kind", "honor", "ki", "strength")}
    for row in rows("sengoku.games.honor", "data", "cards.toml")["card"]
}
