"""The numbers of actions in Call to Glory, and back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.research.sheet import LAYOUT
from sengoku.games.glory.rules.actions import (
    DECLINE_FIGURE,
    DISCARD,
    DISCARD_1,
    DRAW,
    END_TURN,
    LAY,
    ORDER,
    PILES,
    PLACE,
    TAKE_FIGURE,
    USE_FIGURE,
    discard,
    draw,
    first,
    lay,
    order,
    place,
    second,
    use_figure,
    verb,
)
from sengoku.games.glory.rules.components import COPIES, KINDS
from sengoku.games.glory.rules.counts import owner_of
from sengoku.games.glory.rules.state import Glory

__all__ = ["FIRST_LAY", "action_of", "number_of"]

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
DISCARDS: Final[i64] = 4
LAYS: Final[i64] = 22
PLACES: Final[i64] = 132
FIGURES: Final[i64] = 134
ENDS: Final[i64] = 143
ORDERS: Final[i64] = 146
# By character: the number of laying one card of it.
FIRST_LAY: Final = vec[i64](
    [int(LAYS) + sum(int(copies) for copies in COPIES[:kind]) for kind in range(len(KINDS))]
)


def number_of(action: i64) -> i64:
    what = verb(action)
    if what == DRAW:
        return first(action)
    if what == DISCARD:
        return DISCARDS + first(action) * 2 + second(action) - DISCARD_1
    if what == LAY:
        return FIRST_LAY[first(action)] + second(action) - 1
    if what == PLACE:
        return PLACES + first(action) - DISCARD_1
    if what == USE_FIGURE:
        return FIGURES + second(action)
    if what == ORDER:
        return ORDERS + first(action)
    return ENDS + what - END_TURN


def action_of(state: Glory, number: i64) -> i64:
    """Whose set a figure is used against and which order a stack holds follows from the table."""
    if number < FIGURES or ENDS <= number < ORDERS:
        return _ACTIONS[number]
    if number < ENDS:
        return use_figure(owner_of(state.owner, number - FIGURES), number - FIGURES)
    return order(number - ORDERS, state.orders[state.seat() * 3 + number - ORDERS])


def _actions() -> list[int]:
    """By number: its action, 0 where that follows from the table."""
    found = [0] * LAYOUT.actions
    plain = [draw(pile) for pile in range(len(PILES))]
    plain += [discard(kind, DISCARD_1 + pile) for kind in range(len(KINDS)) for pile in range(2)]
    plain += [lay(kind, count + 1) for kind in range(len(KINDS)) for count in range(COPIES[kind])]
    plain += [place(DISCARD_1 + pile) for pile in range(2)]
    plain += [END_TURN, TAKE_FIGURE, DECLINE_FIGURE]
    for action in plain:
        found[number_of(action)] = int(action)
    return found


_ACTIONS: Final = vec[i64](_actions())
