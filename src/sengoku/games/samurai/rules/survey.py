"""The whole table at once, for people, files and proofs: the rules never need it."""

from mypy_extensions import i64

from sengoku.games.samurai.rules.grid import EMPTY, ORIGIN, STEP, VILLAGE
from sengoku.games.samurai.rules.state import NOTHING, Samurai

__all__ = ["holes", "is_scored", "is_turned", "survey"]


def survey(state: Samurai) -> dict[int, int]:
    """What lies on every cell that is not empty, by rising x, then y.

    Everything hangs together: a card lies beside a village, a village beside cards of older ones.
    So walking from the first village, side by side, reaches it all. [SAM-5.1]
    """
    found: dict[int, int] = {}
    if len(state.grid) == 0:
        return found
    ahead = [int(ORIGIN)]
    while ahead:
        cell = ahead.pop()
        lies = state.at(cell)
        if cell not in found and lies != EMPTY:
            found[cell] = int(lies)
            ahead += [int(cell + step) for step in STEP]
    return dict(sorted(found.items()))


def holes(state: Samurai, table: dict[int, int]) -> list[int]:
    """Empty village cells beside a card. [SAM-2.6]"""
    found: set[int] = set()
    for cell, lies in table.items():
        if lies < VILLAGE:
            found |= {int(cell + step) for step in STEP if state.at(cell + step) == EMPTY}
    return sorted(found)


def is_scored(state: Samurai, cell: i64) -> bool:
    """Closed; but while a village waits for its place, laying goes on and what the played card
    closed is scored after it. [SAM-5.7, SAM-6.1]
    """
    if not state.closed(cell):
        return False
    return state.waiting == NOTHING or all(state.played + step != cell for step in STEP)


def is_turned(state: Samurai, cell: i64) -> bool:
    """A card amid four scored villages; for the eye only. [SAM-6.13]"""
    for step in STEP:
        if state.at(cell + step) == EMPTY or not is_scored(state, cell + step):
            return False
    return True
