"""What a table of Call to Glory has scored, and what the round would score as it stands."""

from typing import Final, cast

from mypy_extensions import i64

from sengoku.games.glory.rules.components import COPIES, KIND_COUNT, KINDS
from sengoku.games.glory.rules.counts import owner_of
from sengoku.games.glory.rules.state import Glory
from sengoku.games.glory.rules.steps.rounds import next_start
from sengoku.games.glory.sight.preview import reason_names
from sengoku.games.glory.sight.wire import Scores
from sengoku.kernel.rows import Rows
from sengoku.kernel.tally import Tally

__all__ = ["scores"]

_ROWS: Final = Rows()


def scores(state: Glory) -> Scores:
    key = _scores_key(state)
    row = _ROWS.get(key)
    return cast(Scores, _ROWS.add(key, _scored(state)) if row is None else row)


def _scores_key(state: Glory) -> tuple[int, ...]:
    """All that they follow from. Orders pay less than 4096 in a round."""
    bonus: i64 = 0
    for paid in state.bonus:
        bonus = bonus << 12 | paid
    terms, over = state.terms, 1 if state.over() else 0
    place = ((terms.seats << 8 | terms.rounds) << 8 | state.round) << 4 | state.start
    facts = [int(state.owner), int(bonus), int(place), int(state.reasons << 1 | over)]
    return tuple(facts + [int(score) for score in state.sheet])


def _scored(state: Glory) -> Scores:
    seats = range(state.terms.seats)
    over = state.over()
    return {
        "sheet": [
            [int(state.round_score(round, seat)) for seat in seats]
            for round in range(state.rounds_scored())
        ],
        "totals": state.scores(),
        "running": None if over else [_running(state, seat).words() for seat in seats],
        "next_start": None if state.round == state.terms.rounds else int(_next_start(state)),
        "ended": reason_names(state.reasons),
        "ranks": state.ranks() if over else None,
    }


def _running(state: Glory, seat: i64) -> Tally:
    """What the round would score now. [GLO-8.1, GLO-10.5]"""
    tally = Tally()
    for kind in range(KIND_COUNT):
        if owner_of(state.owner, kind) == seat:
            tally.add(int(COPIES[kind]), KINDS[kind], "GLO-8.1")
    if state.bonus[seat] > 0:
        tally.add(int(state.bonus[seat]), "orders", "GLO-10.5")
    return tally


def _next_start(state: Glory) -> i64:
    """Who would start the next round, if this one were scored as it lies. [GLO-8.5]"""
    after = state.copy()
    after.write_scores()
    return next_start(after)
