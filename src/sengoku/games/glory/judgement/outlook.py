"""How a game between two is likely to end: what is written, and the net's guess of this round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.glory.judgement.net import POINT, round_lead
from sengoku.games.glory.rules.state import Glory

__all__ = ["outlook"]

SPREAD: Final = vec[i64](Weights("glory", "outlook").wholes("spread"))


def outlook(state: Glory, seat: i64) -> i64:
    """The lead of a seat over its one rival; it counts the more the fewer rounds are to come."""
    mover = state.active
    lead = (state.total(mover) - state.total(1 - mover)) * POINT + round_lead(state)
    lead = lead * SPREAD[0] // SPREAD[state.terms.rounds - state.rounds_scored() - 1]
    return lead if seat == mover else -lead
