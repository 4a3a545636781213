"""The end of every voluntary movement: the new place, the captive, the edge that is the goal."""

from mypy_extensions import i64

from sengoku.games.skirmish import events
from sengoku.games.skirmish.field import LEFT, OFF
from sengoku.games.skirmish.state import Skirmish
from sengoku.geometry.plane import TABLE, TOUCH

__all__ = ["walk"]

OWN_EDGE: int = 4
FAR_EDGE: int = 5
RESCUE: int = 6


def walk(state: Skirmish, unit: i64, x: i64, y: i64, *, pick_up: bool) -> None:
    """A unit moves; it may pick the captive up, or leave with it. [TOH-14.3, TOH-14.7]"""
    carried = state.carries(unit)
    state.put(unit, x, y)
    if state.journal is not None:
        state.note(events.moved(unit, x, y))
    if pick_up:
        state.take_captive(unit)
    if carried and _at_goal(state, unit):
        _leave(state, unit)


def _at_goal(state: Skirmish, unit: i64) -> bool:
    """Whether the base is at the edge that its side wants. [TOH-15.13 to TOH-15.15]"""
    goal, side = state.scenario().goal, state.side(unit)
    y, radius = state.scene.y[unit], state.scene.bases.radius[unit]
    south, north = y - radius <= TOUCH, TABLE - y - radius <= TOUCH
    if goal == OWN_EDGE:
        return south if side == 0 else north
    if goal == FAR_EDGE:
        return north if side == 0 else south
    return goal == RESCUE and side == 0 and south


def _leave(state: Skirmish, unit: i64) -> None:
    state.captive = LEFT
    state.zone[unit] = OFF
    state.scene.here[unit] = 0
    state.exit_x[unit], state.exit_y[unit] = state.scene.x[unit], state.scene.y[unit]
    if state.journal is not None:
        state.note(events.captive_left(unit))
    state.finish(state.side(unit))
