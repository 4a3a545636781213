"""What lies in a game's box and what is printed on the lid: TOML files beside the code."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

__all__ = ["Lid", "lid_of", "rows"]


def rows(package: str, *path: str) -> dict[str, Any]:
    """A file of a package: `rows("sengoku.games.glory", "data", "orders.toml")`."""
    return tomllib.loads(files(package).joinpath(*path).read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Lid:
    """What `box.toml` says of a game, for all who show it."""

    slug: str
    prefix: str  # of its clause ids
    seats: range
    usual: int  # how many usually sit down
    minutes: int  # that a game of so many takes
    weight: int  # how heavy the rules are, from 1 to 4
    accent: str  # its color in the client's palette


def lid_of(package: str) -> Lid:
    row = rows(package, "box.toml")
    fewest, most = row.pop("seats")
    return Lid(seats=range(fewest, most + 1), **row)
