"""What stands for what on the table of Test of Honour: labels, lengths, bearings, chances."""

import math
from fractions import Fraction
from typing import Any, Final, TypeAlias

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings import shares
from sengoku.text import Speaker

__all__ = [
    "MapPoint",
    "bearing",
    "compass",
    "gap",
    "inches",
    "label",
    "letter_of",
    "living",
    "marker_label",
    "percent",
    "place",
    "point",
    "seat_of",
    "style_of",
    "unit_name",
    "unit_title",
]

MapPoint: TypeAlias = tuple[float, float]

SEAT_LETTERS: Final = "AB"
SEAT_STYLES: Final = ("cyan", "magenta")
POINTS: Final = 16  # of the compass


# -- units ---------------------------------------------------------------------------------------


def label(unit: int, view: View) -> str:
    """A1, A2 ... at seat 0, B1, B2 ... at seat 1, as in the log."""
    return str(view["units"][unit]["label"])


def unit_name(facts: dict[str, Any], speaker: Speaker) -> str:
    return speaker.noun("card", facts["card"])


def unit_title(unit: int, view: View, speaker: Speaker) -> str:
    return f"{label(unit, view)} {unit_name(view['units'][unit], speaker)}"


def marker_label(marker: int) -> str:
    return f"m{marker + 1}"


def seat_of(side: str, view: View) -> int:
    south = int(view["south"])
    return south if side == "south" else 1 - south


def letter_of(side: str, view: View) -> str:
    return SEAT_LETTERS[seat_of(side, view)]


def style_of(side: str, view: View) -> str:
    return SEAT_STYLES[seat_of(side, view)]


def living(facts: dict[str, Any]) -> bool:
    return bool(facts["zone"] != "removed")


# -- lengths and directions ----------------------------------------------------------------------


def point(facts: dict[str, Any]) -> MapPoint | None:
    """Where a unit stands; None off the table."""
    return None if facts["x"] is None else (facts["x"], facts["y"])


def inches(length: float) -> str:
    return f"{length / 1000:.1f}″"


def place(x: float, y: float) -> str:
    return f"{x / 1000:.1f},{y / 1000:.1f}"


def gap(one: dict[str, Any], other: dict[str, Any]) -> int | None:
    """From base to base; None unless both are on the table. [TOH-1.2]"""
    here, there = point(one), point(other)
    if here is None or there is None:
        return None
    apart = math.isqrt(int((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2))
    return int(apart - one["radius"] - other["radius"])


def compass(speaker: Speaker) -> list[str]:
    """The sixteen points clockwise from north."""
    return speaker.text.say("cli-skirmish-compass").split()


def bearing(here: MapPoint, there: MapPoint, speaker: Speaker) -> str:
    angle = math.atan2(there[0] - here[0], there[1] - here[1])
    return compass(speaker)[round(angle / (2 * math.pi) * POINTS) % POINTS]


# -- chances -------------------------------------------------------------------------------------


def percent(fraction: str, speaker: Speaker) -> str:
    """`1/3` as 33.3%."""
    return shares.percent(float(Fraction(fraction)), speaker)
