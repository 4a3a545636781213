"""How one side of a battle stands: the danger of each unit, what is lost or may be, its form."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.threats import danger
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.parts.units import ALERT, PRONE
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["Stand", "stand_of"]

CHARGE: Final[i64] = constant("charge")
CLOSE: Final[i64] = 40_000
_WEIGHTS: Final = Weights("skirmish", "stand")
DROP: Final[float] = _WEIGHTS.real("drop")
WOUND: Final[float] = _WEIGHTS.real("wound")
WOUNDS: Final[float] = _WEIGHTS.real("wounds")
WATCH: Final[float] = _WEIGHTS.real("watch")
DOWN: Final[float] = _WEIGHTS.real("down")
AWAY: Final[float] = _WEIGHTS.real("away")
READY: Final[float] = _WEIGHTS.real("ready")
PRESS: Final[float] = _WEIGHTS.real("press")
FRONT: Final[float] = _WEIGHTS.real("front")
MEN: Final[float] = _WEIGHTS.real("men")
UNIT: Final[float] = _WEIGHTS.real("unit")
BLOOD: Final[float] = _WEIGHTS.real("blood")
FALLEN: Final[float] = _WEIGHTS.real("fallen")
ALERTED: Final[float] = _WEIGHTS.real("alerted")


class Stand:
    """What is to be said of one side; of its units in their order, in thousandths."""

    def __init__(self) -> None:
        self.hero: i64 = 0  # the danger of its hero in this round, in thousandths
        self.hero_later: i64 = 0  # and in a round to come
        self.lost = 0.0  # in thirds of a point
        self.losing = 0.0  # what it may lose besides the hero in this round
        self.losing_later = 0.0
        self.form = 0.0
        self.now = vec[i64]()
        self.later = vec[i64]()
        self.near = vec[i64]()


def stand_of(state: Skirmish, side: i64, due: i64, lanes: vec[i64]) -> Stand:
    stand = Stand()
    stand.lost = float(state.losses(side))
    soon = float(state.bag.fate) / float(state.bag.fate + 1)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        now, later, near = _seen(state, unit, due, lanes)
        stand.now = append(stand.now, now)
        stand.later = append(stand.later, later)
        stand.near = append(stand.near, near)
        if state.living(unit):
            stand.lost += DROP * float(min(state.units.drops[unit], 3))
            if state.roster.noble[unit]:
                stand.hero, stand.hero_later = now, later
                stand.form += _form_of_noble(state, unit, soon, near)
            else:
                stand.form += _form_of_common(state, unit, soon, near)
                cost = float(state.roster.cost[unit])
                worth = cost if state.roster.group(unit) else 3.0 * cost
                stand.losing += worth * float(now) / 1000.0
                stand.losing_later += worth * float(later) / 1000.0
        unit += 1
    return stand


def _seen(state: Skirmish, unit: i64, due: i64, lanes: vec[i64]) -> tuple[i64, i64, i64]:
    """The dangers of a unit on the table, and how near it is to the enemy."""
    if not state.on(unit):
        return 0, 0, 0
    now = danger(state, unit, False, due, lanes)
    return now, danger(state, unit, True, due, lanes), _near(state, unit)


def _near(state: Skirmish, unit: i64) -> i64:
    """1000 with an enemy in reach, nothing at 40 inches more."""
    enemy = state.scene.nearest_enemy(unit)
    if enemy < 0:
        return 0
    reach = max(WEAPON_RANGE[state.roster.weapon[unit]], CHARGE)
    return max(CLOSE - max(state.scene.gap(unit, enemy) - reach, 0), 0) * 1000 // CLOSE


def _form_of_noble(state: Skirmish, unit: i64, soon: float, near: i64) -> float:
    drops = state.units.drops[unit]
    form = -WOUND * float(min(drops, 1)) - WOUNDS * float(min(max(drops - 1, 0), 3))
    form += WATCH if state.marked(unit, ALERT) else 0.0
    if not state.on(unit):
        return form - AWAY
    form -= DOWN if state.marked(unit, PRONE) else 0.0
    return form + READY * float(state.left(unit)) * soon + PRESS * float(near) / 1000.0


def _form_of_common(state: Skirmish, unit: i64, soon: float, near: i64) -> float:
    cost = float(state.roster.cost[unit])
    share = cost * float(state.units.models[unit]) / float(state.roster.models[unit])
    form = share * (MEN - BLOOD * float(min(state.units.drops[unit], 3)))
    form += READY * float(state.left(unit)) * soon * cost
    if not state.on(unit) or state.marked(unit, PRONE):
        form -= FALLEN * share
    if state.on(unit):
        form += UNIT + FRONT * float(near) / 1000.0
        form += ALERTED if state.marked(unit, ALERT) else 0.0
    return form
