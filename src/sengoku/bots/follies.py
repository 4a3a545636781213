"""Senseless moves that are the same in every game: what can be had for certain is left, or lost.

For games in which nothing is left to luck once the last move is made. `world` may be any that the
asked seat could be in: what is senseless has to be so in several of them.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["GIVES_UP", "LEAVES_WIN", "NONE", "folly_at_the_end"]

NONE: Final = ""
GIVES_UP: Final = "gives_up"
LEAVES_WIN: Final = "leaves_win"
WORLDS: Final = 2
LOST: Final[i64] = -1
GOES_ON: Final[i64] = 0
WON: Final[i64] = 1


def folly_at_the_end(world: State, action: i64, streams: i64) -> str:
    """Ends the match as its last though it could go on, or does not win though another option wins
    at once."""
    seat = world.seat()
    found = NONE
    sample: i64 = 0
    while sample < WORLDS:
        known = world.redeal(seat, Fast(int(sample), streams))
        here = _folly_in(known, seat, action)
        if here == NONE or (found not in (NONE, here)):
            return NONE
        found = here
        sample += 1
    return found


def _folly_in(world: State, seat: i64, action: i64) -> str:
    own = _outcome(world, seat, action)
    if own == WON:
        return NONE
    found = NONE
    for option in world.options():
        if option != action:
            other = _outcome(world, seat, option)
            if other == WON:
                return LEAVES_WIN
            if own == LOST and other == GOES_ON:
                found = GIVES_UP
    return found


def _outcome(world: State, seat: i64, option: i64) -> i64:
    after = world.copy()
    after.play(option)
    if not after.over():
        return GOES_ON
    returned = after.returns()[seat]
    if returned == 1.0:
        return WON
    return LOST if returned == -1.0 else GOES_ON
