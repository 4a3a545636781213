"""How a position looks at first sight."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.aims import POINT, aim
from sengoku.games.skirmish.rules.parts.units import ALERT, ON, PRONE, RELOAD
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["first_sight"]

WON: Final[i64] = 10_000_000
_WEIGHTS: Final = Weights("skirmish", "first_sight")
HERO: Final[i64] = _WEIGHTS.whole("hero")
NOBLE: Final[i64] = _WEIGHTS.whole("noble")
DROP: Final[i64] = _WEIGHTS.whole("drop")
LYING: Final[i64] = _WEIGHTS.whole("lying")
WATCHING: Final[i64] = _WEIGHTS.whole("watching")
LOADING: Final[i64] = _WEIGHTS.whole("loading")
AWAY: Final[i64] = _WEIGHTS.whole("away")
FAR: Final[i64] = _WEIGHTS.whole("far")
NEAR: Final[i64] = _WEIGHTS.whole("near")


def first_sight(state: Skirmish, seat: i64) -> i64:
    """Own strength less that of the other side, and how near the goal is."""
    if state.done():
        if state.winner < 0:
            return 0
        return WON if state.winner == seat ^ state.swap else -WON
    if not state.mustered() or state.bag.round == 0:
        return 0
    side = seat ^ state.swap
    return _strength(state, side) - _strength(state, 1 - side) + _stance(state, side)


def _strength(state: Skirmish, side: i64) -> i64:
    """Living units by cost, less for wounds and marks; samurai count more, the hero most."""
    worth: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.living(unit):
            share = state.roster.cost[unit] * POINT
            if state.roster.group(unit):
                share = share * state.units.models[unit] // state.roster.models[unit]
            if state.roster.noble[unit]:
                share *= HERO if state.roster.hero[unit] else NOBLE
            share -= state.units.drops[unit] * share // DROP
            if state.marked(unit, PRONE):
                share -= share // LYING
            if state.marked(unit, ALERT):
                share += share // WATCHING
            if state.marked(unit, RELOAD):
                share -= share // LOADING
            if state.units.zone[unit] != ON:
                share -= share // AWAY
            worth += share
        unit += 1
    return worth + aim(state, side)


def _stance(state: Skirmish, seat: i64) -> i64:
    """A little for standing near the enemy: who keeps away wins nothing."""
    near: i64 = 0
    unit = state.first_unit(seat)
    while unit < state.after_last(seat):
        if state.on(unit):
            enemy = state.scene.nearest_enemy(unit)
            if enemy >= 0:
                near += FAR - state.scene.gap(unit, enemy)
        unit += 1
    return near // NEAR
