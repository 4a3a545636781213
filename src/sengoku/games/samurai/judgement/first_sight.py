"""How a position looks at first sight."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.samurai.rules.components import SHOWS, SYMBOL_COUNT
from sengoku.games.samurai.rules.grid import EMPTY, STEP, VILLAGE
from sengoku.games.samurai.rules.state import Samurai, leader
from sengoku.kernel.viewer import NOBODY

__all__ = ["first_sight"]

STONE: Final[i64] = 1000  # first sight is counted in thousandths of a stone
_WEIGHTS: Final = Weights("samurai", "first_sight")
MAJORITY: Final[i64] = _WEIGHTS.whole("majority")
SAFER: Final[i64] = _WEIGHTS.whole("safer")
LEAD: Final = vec[i64](_WEIGHTS.wholes("lead"))


def first_sight(state: Samurai, seat: i64) -> i64:
    """Own stones and prospects, less those of the rival who stands best."""
    rival: i64 = -1_000_000
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            rival = max(rival, _standing(state, other))
        other += 1
    return _standing(state, seat) - rival + _prospects(state, seat)


def _standing(state: Samurai, seat: i64) -> i64:
    """Stones, and how far ahead or behind in each shape."""
    worth: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        own = state.stones[seat * SYMBOL_COUNT + symbol]
        most: i64 = 0
        other: i64 = 0
        while other < state.terms.seats:
            if other != seat:
                most = max(most, state.stones[other * SYMBOL_COUNT + symbol])
            other += 1
        worth += own * STONE
        if own > most:
            worth += MAJORITY + min(own - most - 1, 2) * SAFER
        symbol += 1
    return worth


def _prospects(state: Samurai, seat: i64) -> i64:
    """Leads in open villages; each is met once for every free side, so it counts in parts."""
    worth: i64 = 0
    for cell in state.legal:
        side: i64 = 0
        while side < 4:
            village = cell + STEP[side]
            kind = state.at(village) - VILLAGE
            if kind >= 0:
                free = _free_sides(state, village)
                worth += _leads(state, village, kind, seat) * LEAD[free] // free
            side += 1
    return worth


def _free_sides(state: Samurai, village: i64) -> i64:
    free: i64 = 0
    side: i64 = 0
    while side < 4:
        if state.at(village + STEP[side]) == EMPTY:
            free += 1
        side += 1
    return free


def _leads(state: Samurai, village: i64, kind: i64, seat: i64) -> i64:
    """Symbols that a seat leads, less those that a rival leads."""
    leads: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        if SHOWS[kind * SYMBOL_COUNT + symbol] != 0:
            first = leader(state.influence(village, symbol))
            if first == seat:
                leads += 1
            elif first != NOBODY:
                leads -= 1
        symbol += 1
    return leads
