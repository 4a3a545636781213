"""What is learned from what: settings, the size of the net, and how quickly it changes."""

from dataclasses import dataclass, field
from typing import Any

__all__ = ["PLANS", "Plan", "Setting"]


@dataclass(frozen=True)
class Setting:
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """`pairs` are where numbers of two bytes lie in a row."""

    settings: list[Setting]
    first: int
    second: int
    pairs: list[int]
    rate: float = 7e-4
    entropy: float = 0.02


GLORY = [
    Setting(seats, {"imperial_orders": orders, "ninja_power": ninja})
    for seats in (2, 3, 4)
    for orders in (False, True)
    for ninja in (False, True)
]
GLORY += [one for one in GLORY if one.seats == 2] + [Setting(2)] * 4  # what is played most
PLANS = {"glory": Plan(GLORY, 256, 96, [*range(180, 188, 2), 202])}
