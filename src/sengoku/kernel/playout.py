"""Random play to the end: the loop that search and simulation live in."""

from mypy_extensions import i64

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State, play_any

__all__ = ["playout"]


def playout(state: State, chooser: Fast) -> i64:
    """Plays uniformly random options until the game is over; the number of decisions."""
    decisions: i64 = 0
    while state.planned > 0:
        play_any(state, chooser)
        decisions += 1
    return decisions
