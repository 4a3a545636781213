"""How a position looks at first sight."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT
from sengoku.games.glory.rules.counts import count_of, owner_of
from sengoku.games.glory.rules.state import Glory, is_safe

__all__ = ["first_sight"]

POINT: Final[i64] = 1000  # first sight is counted in thousandths of a point
_WEIGHTS: Final = Weights("glory", "first_sight")
HOLD: Final[i64] = _WEIGHTS.whole("hold")
HOLD_MORE: Final[i64] = _WEIGHTS.whole("hold_more")
NEW_SET: Final[i64] = _WEIGHTS.whole("new_set")
OWN_SET: Final[i64] = _WEIGHTS.whole("own_set")


def first_sight(state: Glory, seat: i64) -> i64:
    """Own points and prospects, less those of the rival who stands best."""
    rival: i64 = -1_000_000
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            rival = max(rival, _standing(state, other))
        other += 1
    return _standing(state, seat) + _prospects(state, seat) - rival


def _standing(state: Glory, seat: i64) -> i64:
    """Written scores, and sets on the table by how likely they are to stay."""
    worth = (state.total(seat) + state.bonus[seat]) * POINT
    kind: i64 = 0
    while kind < KIND_COUNT:
        if owner_of(state.owner, kind) == seat:
            worth += COPIES[kind] * _hold(state, kind)
        kind += 1
    return worth


def _hold(state: Glory, kind: i64) -> i64:
    """Thousandths of a chance that a set stays until the round is scored: a rule of thumb."""
    if is_safe(state, kind):
        return 1000
    return HOLD + HOLD_MORE * count_of(state.size, kind) * 2 // COPIES[kind]


def _prospects(state: Glory, seat: i64) -> i64:
    """Cards in hand, by how near they are to a set that would gain something."""
    if state.over():
        return 0
    worth: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = count_of(state.hands[seat], kind)
        if have > 0 and not (owner_of(state.owner, kind) == seat and is_safe(state, kind)):
            need = state.least(kind)
            near = min(have, need) * 1000 // need
            share = NEW_SET if owner_of(state.owner, kind) != seat else OWN_SET
            worth += COPIES[kind] * near * near // 1000 * share // 1000
        kind += 1
    return worth
