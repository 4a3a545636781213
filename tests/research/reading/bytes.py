"""Small words of rows."""

from collections.abc import Sequence
from typing import Any

__all__ = ["at", "hot", "padded", "turned", "two"]


def hot(place: int | None, count: int) -> list[int]:
    """A one at a place, or nowhere."""
    return [int(place == each) for each in range(count)]


def at(seat: int | None, you: int, seats: int) -> int | None:
    """How far to the left of you a seat is."""
    return None if seat is None else (seat - you) % seats


def turned(all_seats: Sequence[Any], you: int) -> list[Any]:
    """Seat by seat, you first."""
    return [*all_seats[you:], *all_seats[:you]]


def two(number: int) -> list[int]:
    return [number >> 8, number & 255]


def padded(bytes: list[int], count: int) -> list[int]:
    assert len(bytes) <= count
    return bytes + [0] * (count - len(bytes))
