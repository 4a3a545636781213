"""How a battle stands on a longer look: bodies, wounds, and what is likely to befall them next.

Where the battle is about the heroes, each term is weighed as games of plain warriors were won and
lost (a logistic fit, in thousandths of a unit of log odds). Dangers and losses were then set by
play: with more fear of the next blow a side waits for an enemy who may never come, and many battles
are decided by losses when the rounds are over. Elsewhere the first sight counts, and the danger of
nobles.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.field import ALERT, PRONE
from sengoku.games.skirmish.state import Skirmish
from sengoku.games.skirmish.threats import danger, pending

__all__ = ["HEROES", "outlook", "peril"]

HEROES: Final[i64] = 1  # the goal of that name
CLOSE: Final[i64] = 40000

# What a side has; each term counts own less other.
NOW: Final[i64] = 0  # the hero falls in this round
LATER: Final[i64] = 1  # or in the next
WOUND: Final[i64] = 2
WOUNDS: Final[i64] = 3  # after the first
WATCH: Final[i64] = 4  # the hero is alert
DOWN: Final[i64] = 5  # or lies
AWAY: Final[i64] = 6  # or is off the table
MEN: Final[i64] = 7  # points of commoners
UNITS: Final[i64] = 8
BLOOD: Final[i64] = 9  # drops by points
TURNS: Final[i64] = 10  # actions left by points
FALLEN: Final[i64] = 11  # commoners that lie or are off the table, by points
LOSSES: Final[i64] = 12  # more and more with the rounds
LAST: Final[i64] = 13  # the same in the last round
PRESS: Final[i64] = 14  # the hero near an enemy
FRONT: Final[i64] = 15  # commoners near an enemy
TERMS: Final[i64] = 16
WEIGHTS: Final = vec[i64](
    [1200, 200, 275, 186, 60, 190, 300, 606, -764, 141, 21, 86, 1500, 65, 600, 300]
)


def outlook(state: Skirmish, side: i64) -> i64:
    own, other = _terms(state, side), _terms(state, 1 - side)
    total: i64 = 0
    term: i64 = 0
    while term < TERMS:
        total += (own[term] - other[term]) * WEIGHTS[term]
        term += 1
    return total // 1000


def peril(state: Skirmish, side: i64) -> i64:
    """What the enemy's next blows may cost a side, by the points of its nobles."""
    due = pending(state)
    total: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and state.roster.noble[unit]:
            now, later = danger(state, unit, False, due), danger(state, unit, True, due)
            worth = state.roster.cost[unit] * (2 if state.roster.hero[unit] else 1)
            total += worth * (now * WEIGHTS[NOW] + later * WEIGHTS[LATER]) // 10_000
        unit += 1
    return total // 1000


def _terms(state: Skirmish, side: i64) -> vec[i64]:
    """All in thousandths."""
    found = vec[i64]([0] * TERMS)
    soon = 1000 * state.bag_fate // (state.bag_fate + 1)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.living(unit):
            if state.roster.noble[unit]:
                _add_noble(state, unit, found)
            else:
                _add_common(state, unit, soon, found)
        unit += 1
    late = 1000 * state.round // state.terms.round_limit
    lost = min(state.losses(side), 12) * 1000
    found[LOSSES] = -lost * late // 1000 * late // 1000 * late // 1000
    if state.round == state.terms.round_limit:
        found[LAST] = -lost
    return found


def _add_noble(state: Skirmish, unit: i64, found: vec[i64]) -> None:
    drops = state.drops[unit]
    found[WOUND] -= 1000 * min(drops, 1)
    found[WOUNDS] -= 1000 * min(max(drops - 1, 0), 3)
    found[WATCH] += 1000 if state.marked(unit, ALERT) else 0
    if not state.on(unit):
        found[AWAY] -= 1000
        return
    due = pending(state)
    found[DOWN] -= 1000 if state.marked(unit, PRONE) else 0
    found[NOW] -= danger(state, unit, False, due)
    found[LATER] -= danger(state, unit, True, due)
    found[PRESS] += _near(state, unit)


def _add_common(state: Skirmish, unit: i64, soon: i64, found: vec[i64]) -> None:
    cost = state.roster.cost[unit]
    share = 1000 * cost * state.models[unit] // state.roster.models[unit]
    found[MEN] += share
    found[BLOOD] -= share * min(state.drops[unit], 3)
    found[TURNS] += state.left(unit) * soon * cost
    if not state.on(unit) or state.marked(unit, PRONE):
        found[FALLEN] -= share
    if state.on(unit):
        found[FRONT] += _near(state, unit)
        found[UNITS] += 1000


def _near(state: Skirmish, unit: i64) -> i64:
    """1000 beside an enemy, nothing at 40 inches."""
    enemy = state.scene.nearest_enemy(unit)
    if enemy < 0:
        return 0
    return max(CLOSE - max(state.scene.gap(unit, enemy), 0), 0) * 1000 // CLOSE
