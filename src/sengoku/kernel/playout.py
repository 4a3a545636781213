"""Random play to the end: the loop that search and simulation live in."""

from typing import Final

from mypy_extensions import i64

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["CHOICE", "playout"]

CHOICE: Final[i64] = 0  # the one stream of a nature that only chooses among options


def playout(state: State, chooser: Fast) -> i64:
    """Plays uniformly random options until the game is over; the number of decisions."""
    decisions: i64 = 0
    while not state.over():
        options = state.options()
        state.play(options[chooser.below(CHOICE, len(options))])
        decisions += 1
    return decisions
