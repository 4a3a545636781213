"""Numbers that were found by play, read from the game's `judgement/weights.toml`; those that serve
all games from `bots/weights.toml`."""

from functools import cache
from typing import Any, Final

from sengoku.kernel.box import rows

__all__ = ["Weights"]


class Weights:
    """Those of one module, by name; each row of the file also says what its number means."""

    def __init__(self, game: str | None, module: str) -> None:
        self._rows: Final[dict[str, Any]] = _tables(game)[module]

    def whole(self, name: str) -> int:
        value: int = self._rows[name]["value"]
        assert type(value) is int, f"{name} is to be a whole number"
        return value

    def wholes(self, name: str) -> list[int]:
        value: list[int] = self._rows[name]["value"]
        return value

    def named(self, name: str) -> dict[str, int]:
        value: dict[str, int] = self._rows[name]["value"]
        return value

    def pairs(self, name: str) -> list[tuple[int, int]]:
        value: list[list[int]] = self._rows[name]["value"]
        return [(first, second) for first, second in value]

    def by_seats(self, name: str) -> dict[int, float]:
        value: dict[str, float] = self._rows[name]["value"]
        return {int(seats): each for seats, each in value.items()}

    def real(self, name: str) -> float:
        value: float = self._rows[name]["value"]
        assert type(value) is float, f"{name} is to be a number with a point"
        return value


@cache
def _tables(game: str | None) -> dict[str, Any]:
    package = "sengoku.bots" if game is None else f"sengoku.games.{game}.judgement"
    return rows(package, "weights.toml")
