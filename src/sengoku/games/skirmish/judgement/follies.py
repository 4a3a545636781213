"""Moves that nobody would make who thinks at all: what bots leave alone, and what is counted."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.follies import NONE
from sengoku.games.skirmish.judgement.threats import danger, no_lanes, pending
from sengoku.games.skirmish.rules.actions import (
    CAUTIOUS,
    FINISH,
    MOVE,
    RECRUIT,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.parts.field import THERE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.setup import BuildForce
from sengoku.games.skirmish.rules.terms import FINDS, HERO_FALLS, NOBLES_FALL
from sengoku.geometry.sight import sees

__all__ = ["FOLLIES", "folly"]

WALKS_OFF: Final = "walks_off"
RUNS_TO_DEATH: Final = "runs_to_death"
UNSPENT: Final = "unspent"
FOLLIES: Final = {
    WALKS_OFF: "walks away from every enemy and every marker, from where no enemy sees it, while "
    "its side does not lead",
    RUNS_TO_DEATH: "walks its hero from where he is safe (one in ten) to where he may well fall in "
    "this round (one in four), before the last round",
    UNSPENT: "goes to battle with points for another card",
}
SAFE: Final[i64] = 100  # thousandths
DEADLY: Final[i64] = 250


def folly(state: Skirmish, action: i64) -> str:
    what = verb(action)
    if what == FINISH and isinstance(state.question(), BuildForce):
        return UNSPENT if _could_recruit(state) else NONE
    if (what != MOVE and what != CAUTIOUS) or not state.on(unit_of(action)):
        return NONE
    unit = unit_of(action)
    if _walks_off(state, unit, x_of(action), y_of(action)):
        return WALKS_OFF
    if state.roster.hero[unit] and _runs_to_death(state, unit, action):
        return RUNS_TO_DEATH
    return NONE


def _could_recruit(state: Skirmish) -> bool:
    return any(verb(option) == RECRUIT for option in state.options())


def _walks_off(state: Skirmish, unit: i64, x: i64, y: i64) -> bool:
    """Where nobody has to get to an edge."""
    side = state.side(unit)
    if state.scenario().goal not in (HERO_FALLS, NOBLES_FALL, FINDS):
        return False
    if state.losses(side) < state.losses(1 - side):
        return False
    return not _nearer(state, unit, x, y) and not _seen(state, unit)


def _nearer(state: Skirmish, unit: i64, x: i64, y: i64) -> bool:
    """Whether a place is no farther from some enemy or marker, or there is none of either."""
    scene, ox, oy = state.scene, state.scene.x[unit], state.scene.y[unit]
    some = False
    foe = state.first_unit(1 - state.side(unit))
    while foe < state.after_last(1 - state.side(unit)):
        if state.on(foe):
            some = True
            if scene.square(foe, x, y) <= scene.square(foe, ox, oy):
                return True
        foe += 1
    marker: i64 = 0
    while marker < len(state.field.markers):
        if state.field.markers[marker] == THERE:
            mx, my = state.scenario().markers[marker]
            if _square(x - mx, y - my) <= _square(ox - mx, oy - my):
                return True
        marker += 1
    return not some


def _square(dx: i64, dy: i64) -> i64:
    return dx * dx + dy * dy


def _seen(state: Skirmish, unit: i64) -> bool:
    side = 1 - state.side(unit)
    foe = state.first_unit(side)
    while foe < state.after_last(side):
        if state.on(foe) and sees(state.scene, foe, state.scene.x[foe], state.scene.y[foe], unit):
            return True
        foe += 1
    return False


def _runs_to_death(state: Skirmish, unit: i64, action: i64) -> bool:
    if state.scenario().goal != HERO_FALLS or state.bag.round >= state.terms.round_limit:
        return False
    if danger(state, unit, False, pending(state), no_lanes(state)) > SAFE:
        return False
    after = state.copy()
    after.play(action)
    if after.done() or not after.on(unit):
        return False
    return danger(after, unit, False, pending(after), no_lanes(after)) > DEADLY
