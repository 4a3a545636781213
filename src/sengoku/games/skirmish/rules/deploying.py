"""Where a unit may be set up. [TOH-4.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import PLACE, at
from sengoku.games.skirmish.rules.lengths import ZONE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.plane import TABLE

__all__ = ["add_places", "depth_of", "may_place"]

GRID: Final[i64] = 250
GROWTH: Final[i64] = 1000
COLUMN: Final[i64] = 3000


def may_place(state: Skirmish, unit: i64, x: i64, y: i64, depth: i64) -> bool:
    """A legal end, the whole base in the zone, no enemy nearer than 1000."""
    scene = state.scene
    if not scene.in_margin(unit, x, y):
        return False
    radius = scene.bases.radius[unit]
    deep = y + radius if state.side(unit) == 0 else TABLE - y + radius
    if deep > depth or not scene.free(unit, x, y):
        return False
    return not scene.crowded(unit, x, y, ZONE)


def depth_of(state: Skirmish, unit: i64) -> i64:
    """The depth of its zone, grown until the grid has a place for it."""
    south = state.side(unit) == 0
    depth = state.scenario().depth_s if south else state.scenario().depth_n
    while True:
        x, _ = _first_place(state, unit, depth)
        if x >= 0:
            return depth
        depth += GROWTH


def _first_place(state: Skirmish, unit: i64, depth: i64) -> tuple[i64, i64]:
    """The first place on the grid of 250, from the own edge inwards; (-1, -1) if none."""
    south = state.side(unit) == 0
    row: i64 = 0
    while row <= depth:
        y = row if south else TABLE - row
        x: i64 = 0
        while x <= TABLE:
            if may_place(state, unit, x, y, depth):
                return x, y
            x += GRID
        row += GRID
    return -1, -1


def add_places(state: Skirmish, unit: i64, options: vec[i64]) -> vec[i64]:
    """Columns of 3000 in the front, middle and rear row of the zone."""
    depth = depth_of(state, unit)
    south = state.side(unit) == 0
    radius = state.scene.bases.radius[unit]
    before = len(options)
    row: i64 = 0
    while row < 3:
        deep = depth - radius if row == 0 else (radius if row == 2 else depth // 2)
        x: i64 = COLUMN // 2
        while x < TABLE:
            y = deep if south else TABLE - deep
            if (row != 1 or depth > 4 * radius) and may_place(state, unit, x, y, depth):
                options = append(options, at(PLACE, unit, x, y))
            x += COLUMN
        row += 1
    if len(options) == before:
        x, y = _first_place(state, unit, depth)
        options = append(options, at(PLACE, unit, x, y))
    return options
