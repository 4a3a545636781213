"""Chapter 6: villages that are closed on all four sides."""

from mypy_extensions import i64

from sengoku.games.samurai.rules.grid import STEP, VILLAGE, place
from sengoku.games.samurai.rules.state import Samurai

__all__ = ["score_villages"]


def score_villages(state: Samurai) -> None:
    """Every village that the played card closed is scored, each by itself. [SAM-6.1, SAM-6.9]

    Only a village beside the played card can have been closed by it, and each of those was open
    before: nothing is ever scored twice. A village laid this turn counts too. [SAM-6.2]
    """
    grid, steps = state.grid, STEP
    side: i64 = 0
    while side < 4:
        cell = state.played + steps[side]
        if i64(grid[place(cell)]) >= VILLAGE and state.closed(cell):
            state.score(cell)
        side += 1
