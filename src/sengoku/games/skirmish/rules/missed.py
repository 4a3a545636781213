"""Which action somebody misses who points at a thing, from what everybody may know."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    CARRY,
    CHARGE,
    GIVE,
    HIDE,
    HOLD,
    SEARCH,
    SHOOT,
    TEST,
    TOKEN,
    make,
    simple,
)
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import FreeCharge
from sengoku.games.skirmish.rules.steps.free import FreeMove

__all__ = ["missed"]

MARKERS: Final = 63
ACTS: Final = ("ChooseAction", "Arrive", "GiveOrder", "TokenWindow")
# What naming a unit alone means, by the question.
NAMED: Final = {
    "GiveToken": TOKEN,
    "HoldBack": HOLD,
    "NerveOrder": TEST,
    "GiveCard": GIVE,
    "NameCarrier": CARRY,
}


def missed(state: Skirmish, seat: i64, thing: dict[str, object]) -> i64:
    """A unit to choose or to charge, a target to shoot at from where one stands, a marker to
    search; -1 if it is none of them."""
    unit, marker = thing.get("unit"), thing.get("marker")
    if len(thing) == 1 and isinstance(unit, int) and 0 <= unit < state.roster.count:
        return _named(state, unit)
    if len(thing) == 1 and isinstance(marker, int) and 0 <= marker <= MARKERS:
        return _searched(state, marker)
    if thing.get("do") == "shoot" and "x" not in thing and "y" not in thing:
        return _shot(state, thing)
    return -1


def _named(state: Skirmish, unit: i64) -> i64:
    """An enemy of the unit that acts is one to charge; any other is chosen, as it is asked."""
    acting = _acting(state)
    asks = "" if state.over() else type(state.question()).__name__
    if asks in NAMED:
        return simple(NAMED[asks], unit)
    if acting == NO_UNIT or state.side(acting) == state.side(unit):
        return simple(TOKEN, unit)
    return simple(CHARGE, acting, unit)


def _searched(state: Skirmish, marker: i64) -> i64:
    acting = _acting(state)
    return simple(HIDE, marker) if acting == NO_UNIT else simple(SEARCH, acting, marker)


def _shot(state: Skirmish, thing: dict[str, object]) -> i64:
    unit, target = thing.get("unit", int(_acting(state))), thing.get("target")
    if not isinstance(unit, int) or not isinstance(target, int):
        return -1
    if not 0 <= unit < state.roster.count or not 0 <= target < state.roster.count:
        return -1
    if state.scene.here[unit] == 0:  # the rules say what is wrong
        return make(SHOOT, unit, target, 0, 0, 0)
    return make(SHOOT, unit, target, state.scene.x[unit], state.scene.y[unit], 0)


def _acting(state: Skirmish) -> i64:
    """The unit whose action it is, with a token or for free."""
    if state.over():
        return NO_UNIT
    question = state.question()
    if isinstance(question, FreeCharge):
        return question.unit
    if isinstance(question, FreeMove):
        return question.unit
    return state.actor if type(question).__name__ in ACTS else NO_UNIT
