"""Who can strike whom, and what may come of it: the chance that a unit falls. (Chapters 7 to 9.)

Rough on purpose: gaps and lanes are looked at, bends, sight and cards are not. A search asks it for
every position that it reaches.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.skirmish.rules import odds
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.parts.units import ALERT, PRONE, RELOAD
from sengoku.games.skirmish.rules.pools import damage_base
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import ChooseAction
from sengoku.geometry.ground import SOLID

__all__ = ["MOST", "PASS", "danger", "no_lanes", "pending", "strike_dice_about"]

MOST: Final[i64] = 12
PASS: Final = vec[i64]([int(1000 * odds.passes(dice)) for dice in range(13)])
CHARGE: Final[i64] = constant("charge")
SHORT: Final[i64] = constant("short")
_WEIGHTS: Final = Weights("skirmish", "threats")
NEXT_ROUND: Final[i64] = _WEIGHTS.whole("next_round")
HINDERED: Final[i64] = _WEIGHTS.whole("hindered")
CERTAIN: Final[i64] = 1_000_000
UNKNOWN: Final[i64] = -1
DODGES: Final[i64] = 5  # three actions and an alert, and none


def pending(state: Skirmish) -> i64:
    """The unit that has a token and has not acted yet; -1 if there is none."""
    if state.planned > 0 and isinstance(state.question(), ChooseAction):
        return state.actor
    return -1


def no_lanes(state: Skirmish) -> vec[i64]:
    """Room to remember, for one position, how open the way is between each two units."""
    return vec[i64]([UNKNOWN] * (state.roster.count * state.roster.count))


def danger(state: Skirmish, victim: i64, later: bool, due: i64, lanes: vec[i64]) -> i64:
    """The chance, in thousandths, that a unit falls (or a group loses a man) in this round, or in
    a whole round to come. Each blow that strikes first takes an avoid; wounds make it worse."""
    left = state.roster.actions[victim] if later else state.left(victim)
    alive = vec[i64]([0] * DODGES)
    alive[min(left + (1 if state.marked(victim, ALERT) else 0), DODGES - 1)] = CERTAIN
    hurt: i64 = 1000 * state.units.drops[victim]
    noble: i64 = 0
    while noble < 2:
        side = 1 - state.side(victim)
        foe = state.first_unit(side)
        while foe < state.after_last(side):
            if state.on(foe) and state.roster.noble[foe] == noble:
                hurt = _attacked(state, foe, victim, later, due == foe, alive, hurt, lanes)
            foe += 1
        noble += 1
    total: i64 = 0
    for share in alive:
        total += share
    return (CERTAIN - total) // 1000


def _attacked(
    state: Skirmish,
    foe: i64,
    victim: i64,
    later: bool,
    due: bool,
    alive: vec[i64],
    hurt: i64,
    lanes: vec[i64],
) -> i64:
    """All that one enemy may do; gives the drops to be expected after it, in thousandths."""
    gap = state.scene.gap(foe, victim)
    shot = _shoots(state, foe, gap)
    blows = _blows(state, foe, later, due, gap, shot)
    if blows <= 0:
        return hurt
    way = foe * state.roster.count + victim
    if lanes[way] == UNKNOWN:
        lanes[way] = _lane(state, foe, victim, shot)
    blows = blows * lanes[way] // 1000
    strike = strike_dice_about(state, foe, victim, shot)
    dice = damage_base(state, foe, 1 if shot else 0, gap)
    dodge = PASS[state.roster.agility[victim]]
    while blows > 0:
        hit = PASS[strike] * min(blows, 1000) // 1000
        hurt = _blow(alive, hit, dodge, dice, hurt)
        blows -= 1000
    return hurt


def _blow(alive: vec[i64], hit: i64, dodge: i64, dice: i64, hurt: i64) -> i64:
    """One attack on whoever still stands, by the avoids that he has left."""
    whole = min(dice + hurt // 1000, MOST - 1)
    part = hurt % 1000
    cut = (PASS[whole] * (1000 - part) + PASS[whole + 1] * part) // 1000
    wounded: i64 = 0
    at: i64 = 0
    while at < DODGES:
        share = alive[at] * hit // 1000
        if share > 0:
            struck = share
            alive[at] -= share
            if at > 0:
                struck = share * (1000 - dodge) // 1000
                alive[at - 1] += share - struck
            felled = struck * cut // 1000
            wounded += struck - felled
            alive[at - 1 if at > 0 else 0] += struck - felled
        at += 1
    return hurt + wounded // 1200


def _shoots(state: Skirmish, unit: i64, gap: i64) -> bool:
    reach = WEAPON_RANGE[state.roster.weapon[unit]]
    return reach > 0 and gap <= reach + SHORT


def _blows(state: Skirmish, unit: i64, later: bool, due: bool, gap: i64, shot: bool) -> i64:
    """How many attacks it may come to, in thousandths, after the moves into reach."""
    ways: i64 = 0
    if not shot and gap > CHARGE:
        ways = (gap - 1) // CHARGE
    if state.marked(unit, PRONE) or (shot and state.marked(unit, RELOAD)):
        ways += 1
    if later:
        return (state.roster.actions[unit] - ways) * NEXT_ROUND
    soon = 1000 * state.bag.fate // (state.bag.fate + 1)
    if due and ways == 0:
        return 1000 + state.left(unit) * soon
    return (state.left(unit) + (1 if due else 0) - ways) * soon


def strike_dice_about(state: Skirmish, unit: i64, victim: i64, shot: bool) -> i64:
    dice = state.roster.aim[unit]
    if state.roster.group(unit) and state.units.models[unit] >= 2:
        dice += 1
    if not shot and state.marked(victim, PRONE):
        dice += 1
    return min(dice, MOST)


def _lane(state: Skirmish, unit: i64, target: i64, shot: bool) -> i64:
    """How open the way to a target is, in thousandths.

    Rough on purpose: it runs to the center of the target, and who covers it all only hinders.
    """
    scene = state.scene
    x, y, tx, ty = scene.x[unit], scene.y[unit], scene.x[target], scene.y[target]
    ground = scene.ground
    piece: i64 = 0
    while piece < ground.pieces():
        if ground.kind[piece] == SOLID and ground.near(piece, x, y, tx, ty, 100):
            return HINDERED
        piece += 1
    free: i64 = 1000
    other: i64 = 0
    while other < scene.count():
        if scene.here[other] and other != unit and other != target:
            if scene.in_lane(other, unit, x, y, tx, ty):
                if scene.enemies(unit, other) != shot and scene.within(unit, other, CHARGE):
                    return HINDERED
                free = free * 8 // 10
        other += 1
    return free
