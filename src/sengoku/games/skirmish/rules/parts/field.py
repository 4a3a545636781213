"""What a scenario lays on the table: markers, and a captive. (Chapters 14 and 15.)"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_UNIT

__all__ = [
    "CARRIED",
    "FREE",
    "GONE",
    "HIDDEN_CAPTIVE",
    "LEFT",
    "NO_CAPTIVE",
    "NO_MARKER",
    "THERE",
    "Battlefield",
]

# Where the captive is. [TOH-14.3]
NO_CAPTIVE: Final[i64] = 0
HIDDEN_CAPTIVE: Final[i64] = 1  # under a marker
FREE: Final[i64] = 2
CARRIED: Final[i64] = 3
LEFT: Final[i64] = 4

# Markers.
THERE: Final[i64] = 0
GONE: Final[i64] = 1
NO_MARKER: Final[i64] = -1


_NONE: Final = vec[i64]([0, 0])


class Battlefield:
    """`markers` and `finds` (by side) are replaced and never written to."""

    def __init__(self) -> None:
        self.markers = vec[i64]()  # THERE or GONE
        self.secret: i64 = NO_MARKER  # which one hides the captive
        self.captive: i64 = NO_CAPTIVE
        self.carrier: i64 = NO_UNIT
        self.captive_x: i64 = 0
        self.captive_y: i64 = 0
        self.finds = _NONE

    def laid(self, markers: i64) -> "Battlefield":
        """Another one for the next battle. Where a captive once lay stays noted: no rule reads it
        any more, but digests have always told it."""
        field = Battlefield()
        field.markers = vec[i64]([THERE] * markers)
        field.captive_x = self.captive_x
        field.captive_y = self.captive_y
        return field

    def copy(self) -> "Battlefield":
        twin = Battlefield()
        twin.markers = self.markers
        twin.secret = self.secret
        twin.captive = self.captive
        twin.carrier = self.carrier
        twin.captive_x = self.captive_x
        twin.captive_y = self.captive_y
        twin.finds = self.finds
        return twin

    def there(self) -> vec[i64]:
        """The markers that are left."""
        there = vec[i64]()
        marker: i64 = 0
        while marker < len(self.markers):
            if self.markers[marker] == THERE:
                there = append(there, marker)
            marker += 1
        return there

    def clear(self, marker: i64) -> None:
        markers = self.markers[:]
        markers[marker] = GONE
        self.markers = markers

    def score(self, side: i64) -> None:
        finds = self.finds[:]
        finds[side] += 1
        self.finds = finds

    def facts(self) -> dict[str, Any]:
        return {
            "markers": list(self.markers),
            "secret": int(self.secret),
            "captive": int(self.captive),
            "carrier": int(self.carrier),
            "captive_at": [int(self.captive_x), int(self.captive_y)],
            "finds": list(self.finds),
        }

    @staticmethod
    def read(saved: dict[str, Any]) -> "Battlefield":
        field = Battlefield()
        field.markers = vec[i64](saved["markers"])
        field.secret = saved["secret"]
        field.captive = saved["captive"]
        field.carrier = saved["carrier"]
        field.captive_x, field.captive_y = saved["captive_at"]
        field.finds = vec[i64](saved["finds"])
        return field
