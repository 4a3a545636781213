"""How a battle stands on a longer look: who is likely to fall next, and who leads when time is up.

Where the battle is about the heroes, the look is a chance of winning: either hero may fall soon; if
neither does, the side with fewer losses wins at the limit, and the less time is left, the more
today's losses decide. What is likely to be lost next counts as lost in part. A side fears for its
own hero more than it hopes for the enemy's, and hopes to hurt commoners more than it fears for its
own: so set by play (`bench/README.md`). Elsewhere the first sight counts, and the
danger of nobles.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.field import ALERT, PRONE
from sengoku.games.skirmish.state import Skirmish
from sengoku.games.skirmish.threats import danger, no_lanes, pending

__all__ = ["HEROES", "SCALE", "outlook", "peril"]

HEROES: Final[i64] = 1  # the goal of that name
SCALE: Final[i64] = 2_000  # the outlook that wins three of four
CHARGE: Final[i64] = constant("charge")
CLOSE: Final = 40_000.0
TOKENS: Final = 12.0  # in a full bag of the first clash, without those of fate
SURE: Final = 0.999

# How likely a hero falls, of what his danger is in this round and in the next.
FEAR_NOW: Final = 0.9
FEAR_LATER: Final = 0.25
HOPE_NOW: Final = 0.6
HOPE_LATER: Final = 0.1
# What counts as lost of what may be lost, in this round and in the next: own, and the enemy's.
LOSE_NOW: Final = 0.3
LOSE_LATER: Final = 0.1
KILL_NOW: Final = 0.6
KILL_LATER: Final = 0.3
DROP: Final = 0.3  # a drop, in thirds of a point lost
# How much a lead in losses decides: so much of log odds for each third, by the rounds to come.
LEAD: Final = 0.8
LATEST: Final = 0.22
FADING: Final = 0.5  # of what all else counts, at the end
# What else a side has, in log odds.
WOUND: Final = 0.275
WOUNDS: Final = 0.186  # after the first
WATCH: Final = 0.06  # the hero is alert
DOWN: Final = 0.19  # or lies
AWAY: Final = 0.3  # or is off the table
READY: Final = 0.02  # actions left of a hero, or by points of a commoner
PRESS: Final = 1.0  # the hero near an enemy
FRONT: Final = 0.5  # a commoner near an enemy
MEN: Final = 0.606  # points of commoners
UNIT: Final = -0.764  # few strong units are better than many weak ones
BLOOD: Final = 0.141  # drops by points
FALLEN: Final = 0.086  # commoners that lie or are off the table, by points
ALERTED: Final = 0.03
# What nobles are worth elsewhere, in tenths of a thousandth of their points.
PERIL_NOW: Final[i64] = 1200
PERIL_LATER: Final[i64] = 200


class Stand:
    """What is to be said of one side."""

    def __init__(self) -> None:
        self.now = 0.0  # the danger of its hero in this round
        self.later = 0.0  # and in a round to come
        self.lost = 0.0  # in thirds of a point
        self.losing = 0.0  # what it may lose besides the hero in this round
        self.losing_later = 0.0
        self.form = 0.0


def outlook(state: Skirmish, side: i64) -> i64:
    time = _rounds_left(state)
    lanes, due = no_lanes(state), pending(state)
    own, foe = _stand(state, side, due, lanes), _stand(state, 1 - side, due, lanes)
    more = 1.0 if time >= 1.0 else 0.0
    lead = foe.lost + KILL_NOW * foe.losing + more * KILL_LATER * foe.losing_later
    lead -= own.lost + LOSE_NOW * own.losing + more * LOSE_LATER * own.losing_later
    odds = LEAD * lead / (LATEST + time)
    share = time / float(state.terms.round_limit)
    odds += (own.form - foe.form) * (FADING + (1.0 - FADING) * share)
    soon = min(time, 1.0)
    fall = _either(FEAR_NOW * own.now, FEAR_LATER * own.later * soon)
    fell = _either(HOPE_NOW * foe.now, HOPE_LATER * foe.later * soon)
    chance = fell * (1.0 - fall) + 0.5 * fall * fell
    return _as_lead(chance + (1.0 - fall) * (1.0 - fell) * _chance(odds))


def peril(state: Skirmish, side: i64) -> i64:
    """What the enemy's next blows may cost a side, by the points of its nobles."""
    lanes, due = no_lanes(state), pending(state)
    total: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and state.roster.noble[unit]:
            now = danger(state, unit, False, due, lanes)
            later = danger(state, unit, True, due, lanes)
            worth = state.roster.cost[unit] * (2 if state.roster.hero[unit] else 1)
            total += worth * (now * PERIL_NOW + later * PERIL_LATER) // 10_000
        unit += 1
    return total // 1000


def _rounds_left(state: Skirmish) -> float:
    """The rounds to come, and what of this one is still in the bag."""
    part = min(float(state.bag_noble + state.bag_common) / TOKENS, 1.0)
    return float(state.terms.round_limit - state.round) + part


def _either(first: float, second: float) -> float:
    return 1.0 - (1.0 - min(first, 1.0)) * (1.0 - min(second, 1.0))


def _chance(odds: float) -> float:
    """Near the chance that log odds stand for, and quicker to say."""
    return 0.5 + 0.25 * odds / math.sqrt(1.0 + 0.25 * odds * odds)


def _as_lead(chance: float) -> i64:
    """The lead that a search reads as this chance."""
    edge = min(max(2.0 * chance - 1.0, -SURE), SURE)
    return int(float(SCALE) * edge / (1.0 - abs(edge)))


def _stand(state: Skirmish, side: i64, due: i64, lanes: vec[i64]) -> Stand:
    stand = Stand()
    stand.lost = float(state.losses(side))
    soon = float(state.bag_fate) / float(state.bag_fate + 1)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.living(unit):
            stand.lost += DROP * float(min(state.drops[unit], 3))
            if state.roster.noble[unit]:
                _add_noble(state, unit, soon, due, lanes, stand)
            else:
                _add_common(state, unit, soon, due, lanes, stand)
        unit += 1
    return stand


def _add_noble(
    state: Skirmish, unit: i64, soon: float, due: i64, lanes: vec[i64], stand: Stand
) -> None:
    drops = state.drops[unit]
    stand.form -= WOUND * float(min(drops, 1)) + WOUNDS * float(min(max(drops - 1, 0), 3))
    stand.form += WATCH if state.marked(unit, ALERT) else 0.0
    if not state.on(unit):
        stand.form -= AWAY
        return
    stand.form -= DOWN if state.marked(unit, PRONE) else 0.0
    stand.form += READY * float(state.left(unit)) * soon + PRESS * _near(state, unit)
    stand.now = float(danger(state, unit, False, due, lanes)) / 1000.0
    stand.later = float(danger(state, unit, True, due, lanes)) / 1000.0


def _add_common(
    state: Skirmish, unit: i64, soon: float, due: i64, lanes: vec[i64], stand: Stand
) -> None:
    cost = float(state.roster.cost[unit])
    share = cost * float(state.models[unit]) / float(state.roster.models[unit])
    stand.form += share * (MEN - BLOOD * float(min(state.drops[unit], 3)))
    stand.form += READY * float(state.left(unit)) * soon * cost
    if not state.on(unit) or state.marked(unit, PRONE):
        stand.form -= FALLEN * share
    if state.on(unit):
        stand.form += UNIT + FRONT * _near(state, unit)
        stand.form += ALERTED if state.marked(unit, ALERT) else 0.0
        worth = cost if state.roster.group(unit) else 3.0 * cost
        stand.losing += worth * float(danger(state, unit, False, due, lanes)) / 1000.0
        stand.losing_later += worth * float(danger(state, unit, True, due, lanes)) / 1000.0


def _near(state: Skirmish, unit: i64) -> float:
    """1 with an enemy in reach, nothing at 40 inches more."""
    enemy = state.scene.nearest_enemy(unit)
    if enemy < 0:
        return 0.0
    reach = max(WEAPON_RANGE[state.roster.weapon[unit]], CHARGE)
    return max(CLOSE - float(max(state.scene.gap(unit, enemy) - reach, 0)), 0.0) / CLOSE
