"""The end of every voluntary movement: the new place, the captive, the edge that is the goal."""

from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.legality import entry_of
from sengoku.games.skirmish.rules.lengths import TOUCH
from sengoku.games.skirmish.rules.parts.field import LEFT
from sengoku.games.skirmish.rules.parts.units import OFF
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import enter_gait, move_gait
from sengoku.games.skirmish.rules.terms import FAR_EDGE, OWN_EDGE, RESCUE
from sengoku.geometry.entry import enter
from sengoku.geometry.plane import TABLE
from sengoku.geometry.travel import route

__all__ = ["turns", "walk"]


def walk(state: Skirmish, unit: i64, x: i64, y: i64, *, pick_up: bool) -> None:
    """A unit moves; it may pick the captive up, or leave with it. [TOH-14.3, TOH-14.7]"""
    carried = state.carries(unit)
    if state.journal is not None:
        state.note(events.moved(unit, x, y, turns(state, unit, x, y)))
    state.put(unit, x, y)
    if pick_up:
        state.take_captive(unit)
    if carried and _at_goal(state, unit):
        _leave(state, unit)


def turns(state: Skirmish, unit: i64, x: i64, y: i64) -> list[int]:
    """Where the cheapest way turns, and before that where it comes in. [TOH-6.6, TOH-10.10]"""
    scene = state.scene
    points: list[tuple[int, int]] = []
    if state.on(unit):
        gait = move_gait(state, unit)
        found = route(scene, unit, scene.x[unit], scene.y[unit], x, y, gait)
    else:
        way = enter(scene, unit, entry_of(state, unit), x, y, enter_gait(state, unit))
        found = None if way is None else way.route
        if way is not None:
            points.append((int(way.x), int(way.y)))
    if found is not None:
        points += found.turns
    return [length for point in points for length in point]


def _at_goal(state: Skirmish, unit: i64) -> bool:
    """Whether the base is at the edge that its side wants. [TOH-15.13, TOH-15.14, TOH-15.15]"""
    goal, side = state.scenario().goal, state.side(unit)
    y, radius = state.scene.y[unit], state.scene.bases.radius[unit]
    south, north = y - radius <= TOUCH, TABLE - y - radius <= TOUCH
    if goal == OWN_EDGE:
        return south if side == 0 else north
    if goal == FAR_EDGE:
        return north if side == 0 else south
    return goal == RESCUE and side == 0 and south


def _leave(state: Skirmish, unit: i64) -> None:
    state.field.captive = LEFT
    state.units.zone[unit] = OFF
    state.scene.here[unit] = 0
    state.units.exits(unit, state.scene.x[unit], state.scene.y[unit])
    if state.journal is not None:
        state.note(events.captive_left(unit))
    state.finish(state.side(unit), "captive")
