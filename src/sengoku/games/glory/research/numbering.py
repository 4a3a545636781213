"""The numbers of actions in Call to Glory, and back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.research.sheet import LAYOUT
from sengoku.games.glory.rules.actions import (
    DISCARD,
    DISCARD_1,
    DRAW,
    END_TURN,
    LAY,
    ORDER,
    PLACE,
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
from sengoku.games.glory.rules.state import Glory

__all__ = ["action_of", "number_of"]

DISCARDS: Final[i64] = LAYOUT.number_at("discard")
LAYS: Final[i64] = LAYOUT.number_at("lay")
PLACES: Final[i64] = LAYOUT.number_at("place")
FIGURES: Final[i64] = LAYOUT.number_at("ninja")
ENDS: Final[i64] = LAYOUT.number_at("end_turn")
ORDERS: Final[i64] = LAYOUT.number_at("order")
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
    if number < DISCARDS:
        return draw(number)
    if number < LAYS:
        return discard(number - DISCARDS >> 1, DISCARD_1 + (number - DISCARDS & 1))
    if number < PLACES:
        kind: i64 = len(FIRST_LAY) - 1
        while FIRST_LAY[kind] > number:
            kind -= 1
        return lay(kind, number - FIRST_LAY[kind] + 1)
    if number < FIGURES:
        return place(DISCARD_1 + number - PLACES)
    if number < ENDS:
        return use_figure(state.owner[number - FIGURES], number - FIGURES)
    if number < ORDERS:
        return END_TURN + number - ENDS
    return order(number - ORDERS, state.orders[state.seat() * 3 + number - ORDERS])
