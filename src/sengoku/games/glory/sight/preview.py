"""What an option leads to, and which cards nobody has seen."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import (
    DISCARD,
    DRAW_1,
    DRAW_2,
    LAY,
    USE_FIGURE,
    first,
    second,
    verb,
)
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT
from sengoku.games.glory.rules.state import LYING, NOTHING, Glory
from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.turns import KINDS_TO_END, REASONS, end_reasons, sets_laid
from sengoku.games.glory.sight.wire import EndReason, Foreseen
from sengoku.kernel.viewer import NOBODY

__all__ = ["may_end", "preview", "reason_names", "unlocated"]

MOST_LYING: Final[i64] = (1 << LYING) - 1


def preview(state: Glory, action: i64) -> Foreseen:
    """Why the round would end with this turn, and what each seat would score then, before orders;
    no reason if it would go on. As things stand: with no further figure in this turn."""
    after = _after(state, action)
    if after is None:
        return {"ends": []}
    after.stall += 1
    reasons = reason_names(end_reasons(after))
    if not reasons:
        return {"ends": []}
    scores = [int(after.set_score(seat)) for seat in range(after.terms.seats)]
    return {"ends": reasons, "scores": scores}


def may_end(state: Glory) -> bool:
    """Whether this decision could be the last one of the round: one that is no draw lays one more
    character at most, and takes nothing from a draw pile."""
    terms = state.terms
    if state.left(DRAW_1) == 0 or state.left(DRAW_2) == 0:
        return True
    if terms.ninja_power and state.stall + 1 >= terms.stall_limit:
        return True
    kinds, most = sets_laid(state)
    return kinds + 1 >= KINDS_TO_END or most + 1 >= terms.types_to_end


def _after(state: Glory, action: i64) -> Glory | None:
    """The table after an action with which action 2 is done or was done before; else None."""
    what = verb(action)
    acts = what in (LAY, DISCARD)
    if not acts and (state.active == NOBODY or _is_to_act(state)):
        return None
    after = state.copy()
    if what == LAY:
        after.lay(state.seat(), first(action), second(action))
    elif what == DISCARD:
        after.discard(state.seat(), first(action), second(action))
    elif what == USE_FIGURE:
        after.use_figure(state.seat(), first(action), second(action))
    return after


def _is_to_act(state: Glory) -> bool:
    """Whether the turn has its action 2 still to come. [GLO-2.2]"""
    return any(isinstance(step, LayOrDiscard) for step in state.plans())


def reason_names(reasons: i64) -> list[EndReason]:
    names = [name for bit, name in enumerate(REASONS) if int(reasons) >> bit & 1]
    return cast(list[EndReason], names)


def unlocated(state: Glory) -> vec[i64]:
    """By character: copies that the public cannot place. [GLO-14.5]"""
    missing = vec[i64]()
    kind: i64 = 0
    while kind < KIND_COUNT:
        lying = (state.lying_1 >> kind * LYING & MOST_LYING) + (
            state.lying_2 >> kind * LYING & MOST_LYING
        )
        left = COPIES[kind] - state.size[kind] - lying
        seat: i64 = 0
        while seat < state.terms.seats:
            left -= state.known[seat * KIND_COUNT + kind]
            seat += 1
        missing = append(missing, left)
        kind += 1
    if state.pending != NOTHING:
        missing[state.pending] -= state.pending_count
    return missing
