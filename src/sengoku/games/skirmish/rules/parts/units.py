"""The units as they are now: what each has spent and suffered, and where it is."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["ALERT", "OFF", "ON", "PRONE", "RELOAD", "REMOVED", "RESERVE", "WAITING", "Units"]

# Where a unit is. [TOH-1.13]
WAITING: Final[i64] = 0  # to be deployed
ON: Final[i64] = 1
OFF: Final[i64] = 2  # driven over the edge
RESERVE: Final[i64] = 3
REMOVED: Final[i64] = 4

# Marks of a unit, a bit each.
ALERT: Final[i64] = 1
PRONE: Final[i64] = 2
RELOAD: Final[i64] = 4


class Units:
    """By unit: actions `spent`, blood `drops`, `models` left, `marks`, `zone`; where it went over
    the edge, which is replaced and never written to."""

    def __init__(
        self,
        spent: vec[i64],
        drops: vec[i64],
        models: vec[i64],
        marks: vec[i64],
        zone: vec[i64],
        exit_x: vec[i64],
        exit_y: vec[i64],
    ) -> None:
        self.spent: Final = spent
        self.drops: Final = drops
        self.models: Final = models
        self.marks: Final = marks
        self.zone: Final = zone
        self.exit_x = exit_x
        self.exit_y = exit_y

    @staticmethod
    def fresh(models: vec[i64]) -> "Units":
        """None of them deployed yet."""
        none = vec[i64]([0] * len(models))
        return Units(none, none[:], models[:], none[:], none[:], none[:], none[:])

    def copy(self) -> "Units":
        return Units(
            self.spent[:],
            self.drops[:],
            self.models[:],
            self.marks[:],
            self.zone[:],
            self.exit_x,
            self.exit_y,
        )

    def exits(self, unit: i64, x: i64, y: i64) -> None:
        exit_x, exit_y = self.exit_x[:], self.exit_y[:]
        exit_x[unit], exit_y[unit] = x, y
        self.exit_x, self.exit_y = exit_x, exit_y

    def facts(self) -> dict[str, Any]:
        return {
            "spent": list(self.spent),
            "drops": list(self.drops),
            "models": list(self.models),
            "marks": list(self.marks),
            "zone": list(self.zone),
            "exit_x": list(self.exit_x),
            "exit_y": list(self.exit_y),
        }

    @staticmethod
    def read(saved: dict[str, Any]) -> "Units":
        return Units(
            vec[i64](saved["spent"]),
            vec[i64](saved["drops"]),
            vec[i64](saved["models"]),
            vec[i64](saved["marks"]),
            vec[i64](saved["zone"]),
            vec[i64](saved["exit_x"]),
            vec[i64](saved["exit_y"]),
        )
