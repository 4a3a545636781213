"""How a round between two is likely to end, from both hands and the table.

A round is above all a race for the sixth character: a set counts nearly as much for being one more
in the row as for its points. So each character counts by whose set of it lies there and by how many
cards either side lacks for one that would take its place, and the two rows count beside each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.components import COPIES, KIND_COUNT, rows
from sengoku.games.glory.state import Glory
from sengoku.games.glory.steps.drawing import FirstDraw, SecondDraw
from sengoku.kernel.viewer import NOBODY

__all__ = ["outlook"]

POINT: Final[i64] = 1000  # an outlook is counted in thousandths of a point
SHORT: Final[i64] = 4  # lacking more cards for a set than that makes no difference
_FITTED: Final = rows("outlook.toml")
BASE: Final[i64] = _FITTED["base"]
STEPS: Final = vec[i64](_FITTED["steps"])
RACE: Final = vec[i64]([worth for line in _FITTED["race"] for worth in line])
POINTS: Final = vec[i64](
    [worth for held in _FITTED["held"] for line in held["point"] for worth in line]
)
KINDS: Final = vec[i64](
    [worth for held in _FITTED["held"] for line in held["kind"] for worth in line]
)
# Points by which a lead still changes, by the rounds to come after this one: a whole round changes
# it by about 40, what is left of a round under way by 36.
SPREAD: Final = vec[i64]([36, 57, 71, 82, 92, 101, 108, 116])


def outlook(state: Glory, seat: i64) -> i64:
    """The lead of a seat over its one rival; it counts the more the fewer rounds are to come."""
    mover = state.active
    rival = 1 - mover
    lead = (state.total(mover) - state.total(rival)) * POINT + _round_lead(state, mover, rival)
    lead = lead * SPREAD[0] // SPREAD[state.terms.rounds - state.rounds_scored() - 1]
    return lead if seat == mover else -lead


def _round_lead(state: Glory, mover: i64, rival: i64) -> i64:
    """By how much the mover is expected to win this round."""
    lead = BASE + STEPS[_step(state)]
    race: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        owner = state.owner[kind]
        if owner != NOBODY:
            race += 7 if owner == mover else 1
        cell = _cell(state, kind, mover, rival)
        lead += COPIES[kind] * POINTS[cell] + KINDS[cell]
        kind += 1
    return lead + RACE[race]


def _cell(state: Glory, kind: i64, mover: i64, rival: i64) -> i64:
    need = state.needs[kind]
    mine = min(max(need - state.hands[mover * KIND_COUNT + kind], 0), SHORT)
    theirs = min(max(need - state.hands[rival * KIND_COUNT + kind], 0), SHORT)
    owner = state.owner[kind]
    held: i64 = 1 if owner == NOBODY else (2 if owner == mover else 0)
    return held * 25 + mine * 5 + theirs


def _step(state: Glory) -> i64:
    question = state.question()
    if isinstance(question, FirstDraw):
        return 0
    return 1 if isinstance(question, SecondDraw) else 2
