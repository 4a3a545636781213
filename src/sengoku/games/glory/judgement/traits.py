"""All there is to say of a round between two, for the net: which rows of its table add up.

Whatever can be said of a position (whose set of a character lies there, what either side lacks for
a better one, which cards lie open, how far the round has come) names one row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import DISCARD_1, DISCARD_2, DRAW_1, DRAW_2
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT
from sengoku.games.glory.rules.counts import count_of, owner_of
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.acting import LayOrDiscard
from sengoku.games.glory.rules.steps.drawing import FirstDraw, SecondDraw
from sengoku.kernel.viewer import NOBODY

__all__ = ["TRAITS", "traits"]

# Where the rows of each kind begin.
CELLS: Final[i64] = 9 * 3 * 7 * 7
SIZES: Final[i64] = CELLS
UNSEEN: Final[i64] = SIZES + 9 * 3 * 10
OPEN: Final[i64] = UNSEEN + 9 * 21
BELOW: Final[i64] = OPEN + 2 * CELLS + 1
STEPS: Final[i64] = BELOW + 2 * 9 + 1
PILES: Final[i64] = STEPS + 4
RACE: Final[i64] = PILES + 27
TRAITS: Final[i64] = 35  # rows that a position names


def traits(state: Glory) -> vec[i64]:
    """All there is to say of a position, each as a row of the table: the net's input."""
    rows = vec[i64]([0] * TRAITS)
    cells = _characters(state, rows)
    step: i64 = 3
    barred: i64 = NOTHING
    question = state.question()
    if isinstance(question, FirstDraw):
        step = 0
    elif isinstance(question, SecondDraw):
        step = 1
        barred = question.barred
    elif isinstance(question, LayOrDiscard):
        step = 2
    rows[28] = STEPS + step
    rows[29] = PILES + min(state.left(DRAW_1), state.left(DRAW_2)) // 2
    drawer: i64 = 1 if step >= 2 or barred == DISCARD_1 else 0
    rows[30], rows[31] = _pile(state.discard_1, drawer, cells)
    drawer = 1 if step >= 2 or barred == DISCARD_2 else 0
    rows[32], rows[33] = _pile(state.discard_2, drawer, cells)
    pending = state.pending
    rows[34] = OPEN + (2 * CELLS if pending == NOTHING else CELLS + cells[pending])
    return rows


def _characters(state: Glory, rows: vec[i64]) -> vec[i64]:
    """Three rows for each character and one for the race; the cells, for cards that lie open."""
    cells = vec[i64]([0] * KIND_COUNT)
    unseen = _unseen(state)
    mover = state.active
    mine, theirs = state.hands[mover], state.hands[1 - mover]
    race: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        owner = owner_of(state.owner, kind)
        held: i64 = 1
        if owner != NOBODY:
            held = 2 if owner == mover else 0
            race += 7 if owner == mover else 1
        need = count_of(state.needs, kind)
        place = kind * 3 + held
        cell = place * 7 + _short(need - count_of(mine, kind))
        cells[kind] = cell * 7 + _short(need - count_of(theirs, kind))
        rows[kind] = cells[kind]
        rows[9 + kind] = SIZES + place * 10 + min(count_of(state.size, kind), 9)
        rows[18 + kind] = UNSEEN + kind * 21 + unseen[kind]
        kind += 1
    rows[27] = RACE + race
    return cells


def _short(cards: i64) -> i64:
    """How many cards lack for a set, from two to spare to four short, counted from 0."""
    return min(max(cards + 2, 0), 6)


def _unseen(state: Glory) -> vec[i64]:
    """By character the cards in the draw piles."""
    unseen, held = COPIES[:], state.hands[0] + state.hands[1]
    kind: i64 = 0
    while kind < KIND_COUNT:
        unseen[kind] -= count_of(state.size, kind) + count_of(held, kind)
        kind += 1
    for card in state.discard_1:
        unseen[card] -= 1
    for card in state.discard_2:
        unseen[card] -= 1
    if state.pending != NOTHING:
        unseen[state.pending] -= state.pending_count
    return unseen


def _pile(pile: vec[i64], drawer: i64, cells: vec[i64]) -> tuple[i64, i64]:
    """The card on top of a discard pile, and the one below it, by who can draw it next."""
    count: i64 = len(pile)
    top = drawer * CELLS + cells[pile[count - 1]] if count > 0 else 2 * CELLS
    below = drawer * 9 + pile[count - 2] if count > 1 else 18
    return OPEN + top, BELOW + below
