"""What a bot or a newcomer may use: how a position looks, and what an action leads to."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.glory.actions import DISCARD, LAY, USE_FIGURE, first, second, verb
from sengoku.games.glory.components import COPIES, KIND_COUNT
from sengoku.games.glory.outlook import outlook
from sengoku.games.glory.state import NOTHING, Glory
from sengoku.games.glory.steps.acting import LayOrDiscard
from sengoku.games.glory.steps.turns import REASONS, end_reasons
from sengoku.kernel.hints import Hints
from sengoku.kernel.viewer import NOBODY

__all__ = ["HINTS", "forecast", "is_safe", "promise", "reason_names", "unlocated"]

POINT: Final[i64] = 1000  # promise is counted in thousandths of a point


def is_safe(state: Glory, kind: i64) -> bool:
    """Too few copies are left to lay a larger set; figures apart. [GLO-4.4]"""
    return state.size[kind] * 2 >= COPIES[kind]


def promise(state: Glory, seat: i64) -> i64:
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
        if state.owner[kind] == seat:
            worth += COPIES[kind] * _hold(state, kind)
        kind += 1
    return worth


def _hold(state: Glory, kind: i64) -> i64:
    """Thousandths of a chance that a set stays until the round is scored: a rule of thumb."""
    if is_safe(state, kind):
        return 1000
    return 550 + 400 * state.size[kind] * 2 // COPIES[kind]


def _prospects(state: Glory, seat: i64) -> i64:
    """Cards in hand, by how near they are to a set that would gain something."""
    if state.over():
        return 0
    worth: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        have = state.hands[seat * KIND_COUNT + kind]
        if have > 0 and not (state.owner[kind] == seat and is_safe(state, kind)):
            need = state.least(kind)
            near = min(have, need) * 1000 // need
            share: i64 = 450 if state.owner[kind] != seat else 120
            worth += COPIES[kind] * near * near // 1000 * share // 1000
        kind += 1
    return worth


def forecast(state: Glory, action: i64) -> tuple[list[str], list[int]]:
    """Why the round would end with this turn, and what each seat would score then, before orders;
    two empty lists if it would go on. As things stand: with no further figure in this turn."""
    after = _after(state, action)
    if after is None:
        return [], []
    after.stall += 1
    reasons = reason_names(end_reasons(after))
    seats = range(after.terms.seats) if reasons else range(0)
    return reasons, [int(after.set_score(seat)) for seat in seats]


def _after(state: Glory, action: i64) -> Glory | None:
    """The table after an action with which action 2 is done or was done before; else None."""
    what = verb(action)
    after = state.copy()
    if what == LAY:
        after.lay(state.seat(), first(action), second(action))
    elif what == DISCARD:
        after.discard(state.seat(), first(action), second(action))
    elif state.active == NOBODY or _is_to_act(state):
        return None
    elif what == USE_FIGURE:
        after.use_figure(state.seat(), first(action), second(action))
    return after


def _is_to_act(state: Glory) -> bool:
    """Whether the turn has its action 2 still to come. [GLO-2.2]"""
    return any(isinstance(step, LayOrDiscard) for step in state.plans())


def reason_names(reasons: i64) -> list[str]:
    return [name for bit, name in enumerate(REASONS) if int(reasons) >> bit & 1]


def unlocated(state: Glory, seat: i64) -> list[int]:
    """By character: copies that a seat (or NOBODY, the public) cannot place. [GLO-14.5]"""
    missing = [int(COPIES[kind]) for kind in range(KIND_COUNT)]
    for kind in range(KIND_COUNT):
        missing[kind] -= int(state.size[kind])
        for holder in range(state.terms.seats):
            cards = state.hands if holder == seat else state.known
            missing[kind] -= int(cards[holder * KIND_COUNT + kind])
    for kind in state.discard_1:
        missing[kind] -= 1
    for kind in state.discard_2:
        missing[kind] -= 1
    if state.pending != NOTHING:
        missing[state.pending] -= int(state.pending_count)
    return missing


class GloryHints(Hints):
    def promise(self, state: Glory, seat: i64) -> i64:
        return promise(state, seat)

    def outlook(self, state: Glory, seat: i64) -> i64:
        """Between two, while a turn is played; else the first sight has to do."""
        if state.terms.seats > 2 or state.active == NOBODY:
            return promise(state, seat)
        return outlook(state, seat)

    def sees_luck(self) -> bool:
        return True  # the rival's hand


HINTS: Final = GloryHints(scale=30_000, depth=0, curiosity=0.3)
