"""How long decisions took: a count for each span of time, so that a long ladder stays small."""

from math import log2
from typing import Any, Final

import msgspec

__all__ = ["Times"]

SPANS: Final = 8  # to each doubling: a percentile is right to within a tenth
MOST_OFTEN: Final = 0.95


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """In microseconds. `spans` counts decisions; span k reaches up to 2^((k + 1) / SPANS)."""

    decisions: int = 0
    total: int = 0
    longest: int = 0
    spans: dict[int, int] = {}

    def note(self, microseconds: int) -> None:
        self.decisions += 1
        self.total += microseconds
        self.longest = max(self.longest, microseconds)
        span = int(SPANS * log2(max(microseconds, 1)))
        self.spans[span] = self.spans.get(span, 0) + 1

    def join(self, other: "Times") -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for span, count in other.spans.items():
            self.spans[span] = self.spans.get(span, 0) + count

    def words(self) -> dict[str, Any]:
        """In milliseconds."""
        return {
            "decisions": self.decisions,
            "mean_ms": round(self.total / max(self.decisions, 1) / 1000, 3),
            "p95_ms": round(self._within(MOST_OFTEN) / 1000, 3),
            "longest_ms": round(self.longest / 1000, 3),
        }

    def _within(self, share: float) -> float:
        """So long at most took this share of the decisions."""
        seen = 0
        for span in sorted(self.spans):
            seen += self.spans[span]
            if seen >= share * self.decisions:
                return float(min(2 ** ((span + 1) / SPANS), self.longest))
        return 0.0
