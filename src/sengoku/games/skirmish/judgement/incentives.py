"""What the losses so far ask of a side in a first clash, in log odds on top of its chance.

Who leads keeps its hero out of harm: time works for that side. Who does not lead must attack, the
more so the later it is: its hero goes after commoners, and its own do not stand idle. All of that
counts while the enemy keeps to its end of the table; one who comes out brings the fight along. It
was set by play (`bench/README.md`), and is no part of the chance that people are told.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.stand import Stand
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.plane import TABLE
from sengoku.geometry.sight import sees

__all__ = ["incentives"]

_WEIGHTS: Final = Weights("skirmish", "incentives")
AHEAD: Final[float] = _WEIGHTS.real("ahead")
POINT: Final = 3.0  # losses are told in thirds of one
NEAR: Final[float] = _WEIGHTS.real("near")
SHOWN: Final[float] = _WEIGHTS.real("shown")
SHOWN_AHEAD: Final[float] = _WEIGHTS.real("shown_ahead")
IDLE: Final[float] = _WEIGHTS.real("idle")
HUNT: Final[float] = _WEIGHTS.real("hunt")
CHARGE: Final[i64] = constant("charge") - 500
HUNT_FROM: Final[float] = _WEIGHTS.real("hunt_from")
OUT: Final[float] = _WEIGHTS.real("out")
OUT_LATER: Final[float] = _WEIGHTS.real("out_later")
OUT_SPAN: Final[float] = _WEIGHTS.real("out_span")


def incentives(state: Skirmish, side: i64, own: Stand, foe: Stand, past: float) -> float:
    """`past` is the part of the battle that is over."""
    calm = _calm(state, 1 - side, past)
    return calm * _asked(state, side, own, foe, past) if calm > 0.0 else 0.0


def _asked(state: Skirmish, side: i64, own: Stand, foe: Stand, past: float) -> float:
    ahead = min(max((foe.lost - own.lost) / POINT, 0.0), 1.0)
    odds = ahead * (AHEAD + NEAR * float(own.near[0]) / 1000.0)
    odds += (SHOWN + SHOWN_AHEAD * ahead) * _shown(state, side)
    if own.lost >= foe.lost:
        odds += IDLE * _idle(own) * past
    return odds + (1.0 - ahead) * min(2.0 * past, 1.0) * HUNT * _hunt(state, side)


def _calm(state: Skirmish, side: i64, past: float) -> float:
    """1 while a side keeps to its end of the table, 0 once it has come out."""
    deep: i64 = 0
    units: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit):
            deep += TABLE - state.scene.y[unit] if side == 1 else state.scene.y[unit]
            units += 1
        unit += 1
    if units == 0:
        return 1.0
    left = OUT + OUT_LATER * past - float(deep) / float(units)
    return min(max(0.5 + left / OUT_SPAN, 0.0), 1.0)


def _idle(own: Stand) -> float:
    """Commoners by how far they are from the enemy; who is not on the table is far."""
    idle = 0.0
    place: i64 = 1  # after the hero
    while place < len(own.near):
        idle += 1.0 - float(own.near[place]) / 1000.0
        place += 1
    return idle


def _shown(state: Skirmish, side: i64) -> float:
    """Archers who would shoot at the hero: another target asks for a wits test. [TOH-7.13]

    Rough on purpose: by the rules the nearest they have in view counts, here the nearest of all,
    and nobody looks whether a corridor is covered.
    """
    hero = state.first_unit(side)
    archers = 0.0
    foe = state.first_unit(1 - side)
    while foe < state.after_last(1 - side):
        reach = WEAPON_RANGE[state.roster.weapon[foe]]
        if state.on(foe) and state.on(hero) and reach > 0 and state.left(foe) > 0:
            scene = state.scene
            if scene.gap(foe, hero) <= reach and scene.nearest_enemy(foe) == hero:
                archers += 1.0 if sees(scene, foe, scene.x[foe], scene.y[foe], hero) else 0.0
        foe += 1
    return archers


def _hunt(state: Skirmish, side: i64) -> float:
    """How near the hero is to a charge at a commoner: 1 with one in reach."""
    hero = state.first_unit(side)
    best = 0.0
    foe = state.first_unit(1 - side) + 1  # after the hero
    while foe < state.after_last(1 - side):
        if state.on(foe) and state.on(hero):
            way = max(state.scene.gap(hero, foe) - CHARGE, 0)
            best = max(best, 1.0 - float(way) / HUNT_FROM)
        foe += 1
    return best
