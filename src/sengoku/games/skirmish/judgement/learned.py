"""What experience adds to the judgement of a first clash: a small net, taught by battles.

It is told how the battle looks by plain judgement, the time left, the bag, the losses, and thirteen
things of each of the eight units; one layer makes of that a correction in log odds
(bench/train_skirmish.py). All is counted in thousandths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.net import Net
from sengoku.games.skirmish.judgement.stand import Stand
from sengoku.games.skirmish.judgement.threats import pending
from sengoku.games.skirmish.rules.components import rows
from sengoku.games.skirmish.rules.field import ALERT, PRONE
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["GENERAL", "NET", "TRAITS", "UNITS", "knows", "traits"]

GENERAL: Final[i64] = 8  # traits of the battle
OF_UNIT: Final[i64] = 13
UNITS: Final[i64] = 8
TRAITS: Final[i64] = GENERAL + UNITS * OF_UNIT
NET: Final = Net(rows("outlook.toml"))  # answers what is to be added to the log odds
FAR: Final[i64] = 24_000


def knows(state: Skirmish) -> bool:
    """Whether these are the forces that it has learned with."""
    return state.terms.fixed_force and state.roster.count == UNITS


def traits(
    state: Skirmish, side: i64, odds: float, time: float, own: Stand, foe: Stand
) -> vec[i64]:
    """What is to be said of a battle, from one side: this side's units first."""
    told = vec[i64]([0] * TRAITS)
    told[0] = int(1000.0 * odds)
    told[1] = int(125.0 * time)
    told[2] = 1000 if time < 1.0 else 0
    told[3] = state.bag_noble * 250
    told[4] = state.bag_common * 125
    told[5] = state.bag_fate * 1000 // 3
    told[6] = state.losses(side) * 1000 // 6
    told[7] = state.losses(1 - side) * 1000 // 6
    _tell(state, side, own, told, GENERAL)
    _tell(state, 1 - side, foe, told, GENERAL + UNITS // 2 * OF_UNIT)
    return told


def _tell(state: Skirmish, side: i64, stand: Stand, told: vec[i64], at: i64) -> None:
    due = pending(state)
    place: i64 = 0
    while place < UNITS // 2:
        unit = state.first_unit(side) + place
        if state.living(unit):
            _tell_shape(state, unit, told, at)
        if state.on(unit):
            told[at + 8] = 3 * stand.now[place]
            told[at + 9] = 3 * stand.later[place]
            told[at + 10] = stand.near[place]
            told[at + 11] = _near_hero(state, unit, state.first_unit(1 - side))
            told[at + 12] = 1000 if due == unit else 0
        at += OF_UNIT
        place += 1


def _tell_shape(state: Skirmish, unit: i64, told: vec[i64], at: i64) -> None:
    on = state.on(unit)
    told[at] = 1000 if on else 0
    told[at + 1] = 0 if on else 1000
    told[at + 2] = 500 * min(state.drops[unit], 3)
    told[at + 3] = 1000 * state.models[unit] // state.roster.models[unit]
    told[at + 4] = 500 * state.left(unit) * state.bag_fate // (state.bag_fate + 1)
    told[at + 5] = 500 * state.left(unit)
    told[at + 6] = 1000 if on and state.marked(unit, PRONE) else 0
    told[at + 7] = 1000 if state.marked(unit, ALERT) else 0


def _near_hero(state: Skirmish, unit: i64, hero: i64) -> i64:
    if not state.on(hero):
        return 0
    return max(FAR - state.scene.gap(unit, hero), 0) * 1000 // FAR
