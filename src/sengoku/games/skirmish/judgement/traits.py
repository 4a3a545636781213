"""All there is to say of a first clash, for the net: how it looks by plain judgement, the time
left, the bag, the losses, and thirteen things of each of the eight units. All of it is counted in
thousandths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.judgement.stand import Stand
from sengoku.games.skirmish.judgement.threats import pending
from sengoku.games.skirmish.rules.parts.units import ALERT, PRONE
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["GENERAL", "TRAITS", "UNITS", "knows", "traits"]

GENERAL: Final[i64] = 8  # traits of the battle
OF_UNIT: Final[i64] = 13
UNITS: Final[i64] = 8
TRAITS: Final[i64] = GENERAL + UNITS * OF_UNIT
FAR: Final[i64] = 24_000


def knows(state: Skirmish) -> bool:
    """Whether these are the forces that the net has learned with."""
    return state.terms.fixed_force and state.roster.count == UNITS


def traits(
    state: Skirmish, side: i64, odds: float, time: float, own: Stand, foe: Stand
) -> vec[i64]:
    """What is to be said of a battle, from one side: this side's units first."""
    found = vec[i64]([0] * TRAITS)
    found[0] = int(1000.0 * odds)
    found[1] = int(125.0 * time)
    found[2] = 1000 if time < 1.0 else 0
    found[3] = state.bag.noble * 250
    found[4] = state.bag.common * 125
    found[5] = state.bag.fate * 1000 // 3
    found[6] = state.losses(side) * 1000 // 6
    found[7] = state.losses(1 - side) * 1000 // 6
    _add_units(state, side, own, found, GENERAL)
    _add_units(state, 1 - side, foe, found, GENERAL + UNITS // 2 * OF_UNIT)
    return found


def _add_units(state: Skirmish, side: i64, stand: Stand, found: vec[i64], at: i64) -> None:
    due = pending(state)
    place: i64 = 0
    while place < UNITS // 2:
        unit = state.first_unit(side) + place
        if state.living(unit):
            _add_shape(state, unit, found, at)
        if state.on(unit):
            found[at + 8] = 3 * stand.now[place]
            found[at + 9] = 3 * stand.later[place]
            found[at + 10] = stand.near[place]
            found[at + 11] = _near_hero(state, unit, state.first_unit(1 - side))
            found[at + 12] = 1000 if due == unit else 0
        at += OF_UNIT
        place += 1


def _add_shape(state: Skirmish, unit: i64, found: vec[i64], at: i64) -> None:
    on = state.on(unit)
    found[at] = 1000 if on else 0
    found[at + 1] = 0 if on else 1000
    found[at + 2] = 500 * min(state.units.drops[unit], 3)
    found[at + 3] = 1000 * state.units.models[unit] // state.roster.models[unit]
    found[at + 4] = 500 * state.left(unit) * state.bag.fate // (state.bag.fate + 1)
    found[at + 5] = 500 * state.left(unit)
    found[at + 6] = 1000 if on and state.marked(unit, PRONE) else 0
    found[at + 7] = 1000 if state.marked(unit, ALERT) else 0


def _near_hero(state: Skirmish, unit: i64, hero: i64) -> i64:
    if not state.on(hero):
        return 0
    return max(FAR - state.scene.gap(unit, hero), 0) * 1000 // FAR
