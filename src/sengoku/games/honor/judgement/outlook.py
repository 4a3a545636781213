"""Of how many rivals a seat will stand above: what a search makes of the positions it reaches."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.honor.judgement.net import chances
from sengoku.games.honor.rules.state import Honor

__all__ = ["SCALE", "outlooks"]

SCALE: Final[i64] = Weights("honor", "outlook").whole("scale")


def outlooks(state: Honor) -> vec[i64]:
    """By seat, as odds: whoever leaves half of his rivals behind him has 0."""
    seats = state.terms.seats
    marks = chances(state)
    found = vec[i64]([0] * seats)
    seat: i64 = 0
    while seat < seats:
        lead = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                gap = float(marks[other] - marks[seat]) / 1000.0
                lead += 2.0 / (1.0 + math.exp(gap)) - 1.0
            other += 1
        lead /= float(seats - 1)
        found[seat] = int(lead * float(SCALE) / (1.0 - abs(lead) + 0.001))
        seat += 1
    return found
