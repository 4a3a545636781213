"""The scale on which ratings are told: 400 points more are ten games won for one lost, as in
chess."""

import math
from dataclasses import dataclass
from typing import Final

__all__ = ["MIDDLE", "NEWCOMER", "Belief", "ahead", "believed", "shown"]


@dataclass(frozen=True, slots=True)
class Belief:
    """What somebody is worth, and how far that may be off, as OpenSkill counts it."""

    mu: float
    sigma: float


MIDDLE: Final = 1500
NEWCOMER: Final = Belief(25.0, 25 / 3)  # of whom nobody knows anything
BETA: Final = 25 / 6  # how far the play of somebody goes up and down
POINTS: Final = 400 / math.log(10) / (math.sqrt(2) * BETA)  # of one as OpenSkill counts


def ahead(share: float) -> float:
    """How many points somebody is worth more who wins so many of 100 games."""
    return 400 * math.log10(share / (100 - share))


def believed(points: int, spread: int) -> Belief:
    return Belief(NEWCOMER.mu + (points - MIDDLE) / POINTS, spread / POINTS)


def shown(belief: Belief) -> tuple[int, int]:
    """In points, and give or take how many."""
    points = MIDDLE + (belief.mu - NEWCOMER.mu) * POINTS
    return round(points), round(belief.sigma * POINTS)
