"""The lengths of the rulebook that hold for the whole table, out of the data. (Table C1.)"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import constant
from sengoku.geometry.measures import Measures
from sengoku.geometry.plane import TABLE

__all__ = ["CROSS_COST", "MEASURES", "ROUGH_CAP", "TOUCH", "ZONE"]

assert constant("table") == TABLE, "the plane is as large as the table of the rules"

ZONE: Final[i64] = constant("zone")
TOUCH: Final[i64] = constant("touch")
ROUGH_CAP: Final[i64] = constant("rough_cap")
CROSS_COST: Final[i64] = constant("cross_cost")
MEASURES: Final = Measures(
    ZONE,
    TOUCH,
    constant("graze"),
    constant("rough_sight"),
    ROUGH_CAP,
    constant("give_way"),
    constant("separate"),
)
