"""Questions that a table answers on demand, by the same predicates that play uses.

    {"about": "attack", "unit": 0, "target": 5, "x": ..., "y": ...}   dice, odds, where a push ends
    {"about": "reach", "unit": 0, "limit": 6000}                       where the unit could go
    {"about": "way", "unit": 0, "x": ..., "y": ...}                    where its way there turns
    {"about": "targets", "unit": 0}                                    whom, and why not the others
    {"about": "zone", "unit": 0}                                       where it may be set up
    {"about": "flight", "unit": 0}                                     where it runs in fear
    {"about": "token"}                                                 the chances of the next token

All of it follows from public facts, so every viewer gets the same answer. [TOH-1.10, TOH-19.3]
"""

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules import odds
from sengoku.games.skirmish.rules.components import WEAPON_FAR, WEAPON_RANGE
from sengoku.games.skirmish.rules.deploying import depth_of
from sengoku.games.skirmish.rules.parts.units import PRONE, WAITING
from sengoku.games.skirmish.rules.pools import (
    charge_mods,
    shot_mods,
    soft_bases,
    strike_dice,
    wits_dice,
)
from sengoku.games.skirmish.rules.refusals import charge_problem, shot_problem
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.nerve import RUN, NerveOrder, testers
from sengoku.games.skirmish.rules.steps.setup import DeployUnit
from sengoku.games.skirmish.rules.steps.walking import turns
from sengoku.games.skirmish.rules.targets import (
    charge_gait,
    charge_targets,
    charge_way,
    move_gait,
    nearest,
    needs_wits,
    short_gait,
    shot_targets,
)
from sengoku.games.skirmish.sight.blows import chances, driven, fraction
from sengoku.geometry.plane import TABLE, leg
from sengoku.geometry.push import give_way
from sengoku.geometry.sight import free_lines
from sengoku.geometry.travel import Gait, ReachMap, route
from sengoku.kernel.problem import BadWords, IllegalAction
from sengoku.kernel.tally import Tally

__all__ = ["inquire"]

STEP: Final[i64] = 500  # of the places that `reach` looks at


def inquire(state: Skirmish, asked: dict[str, Any]) -> dict[str, Any]:
    about = asked.get("about")
    if about == "token":
        return _token(state)
    if about == "zone":
        return _zone(state, asked)
    if not state.mustered() or state.bag.round == 0:
        raise BadWords("words-bad-value", {"field": "about", "value": str(about)[:40]})
    unit = _unit(state, asked, "unit")
    if about == "reach":
        return _reach(state, unit, asked)
    if about == "way":
        x, y = _number(asked, "x", 0), _number(asked, "y", 0)
        return {"unit": unit, "turns": turns(state, unit, x, y)}
    if about == "targets":
        return _targets(state, unit)
    if about == "attack":
        return _attack(state, unit, _unit(state, asked, "target"), asked)
    if about == "flight":
        return _flight(state, unit)
    raise BadWords("words-bad-value", {"field": "about", "value": str(about)[:40]})


def _unit(state: Skirmish, asked: dict[str, Any], field: str) -> int:
    """A unit on the table, by its number."""
    unit = asked.get(field)
    if isinstance(unit, int) and 0 <= unit < state.roster.count and state.on(unit):
        return unit
    raise BadWords("words-bad-value", {"field": field, "value": str(unit)[:40]})


def _number(asked: dict[str, Any], field: str, default: int) -> int:
    number = asked.get(field, default)
    if isinstance(number, int) and 0 <= number <= 36000:
        return number
    raise BadWords("words-bad-value", {"field": field, "value": str(number)[:40]})


# -- the bag ---------------------------------------------------------------------------------------


def _token(state: Skirmish) -> dict[str, Any]:
    """Every token in the bag is equally likely. [TOH-5.1]"""
    counts = {
        "samurai": int(state.bag.noble),
        "commoner": int(state.bag.common),
        "fate": int(state.bag.fate),
    }
    total = sum(counts.values())
    chances = {name: fraction(Fraction(n, total)) if total else "0/1" for name, n in counts.items()}
    return {"chances": chances, "may_end_round": state.bag.fate == 1}


# -- movement --------------------------------------------------------------------------------------


def _reach(state: Skirmish, unit: int, asked: dict[str, Any]) -> dict[str, Any]:
    """The places of a grid to which a route leads, with what it costs. [TOH-6.2, TOH-6.10]"""
    gait = short_gait(state, unit) if state.marked(unit, PRONE) else move_gait(state, unit)
    limit = min(_number(asked, "limit", int(gait.limit)), int(gait.limit))
    bounded = Gait(limit, gait.cross, gait.rough)
    near = ReachMap(state.scene, unit, limit)
    places: list[list[int]] = []
    dx = -limit // int(STEP) * int(STEP)
    for across in range(dx, limit + 1, int(STEP)):
        for up in range(dx, limit + 1, int(STEP)):
            x, y = int(near.sx) + across, int(near.sy) + up
            if across * across + up * up <= limit * limit and 0 <= x <= 36000 and 0 <= y <= 36000:
                cost = _way_cost(state, unit, near, x, y, bounded)
                if cost >= 0:
                    places.append([x, y, cost])
    return {"unit": unit, "limit": limit, "places": places}


def _way_cost(state: Skirmish, unit: int, near: ReachMap, x: int, y: int, gait: Gait) -> int:
    """What the cheapest way costs, -1 if there is none: nothing is cheaper than straight on, unless
    that leads over a fence."""
    cost = int(near.cost(x, y, gait))
    if cost == leg(near.sx, near.sy, x, y):
        return cost
    found = route(state.scene, unit, near.sx, near.sy, x, y, gait)
    return -1 if found is None else int(found.cost)


# -- setting up ------------------------------------------------------------------------------------


def _zone(state: Skirmish, asked: dict[str, Any]) -> dict[str, Any]:
    """The strip in which the whole base of a waiting unit has to stand. [TOH-4.3]"""
    unit = asked.get("unit")
    if not isinstance(unit, int) or not 0 <= unit < state.roster.count or state.over():
        raise BadWords("words-bad-value", {"field": "unit", "value": str(unit)[:40]})
    question = state.question()
    waits = state.units.zone[unit] == WAITING and state.seat_of(unit) == question.seat
    if not isinstance(question, DeployUnit) or not waits:
        raise BadWords("words-bad-value", {"field": "unit", "value": str(unit)[:40]})
    depth, table = int(depth_of(state, unit)), int(TABLE)
    near, front = (0, depth) if state.side(unit) == 0 else (table, table - depth)
    return {"unit": unit, "corners": [[0, near], [table, near], [table, front], [0, front]]}


# -- nerve -----------------------------------------------------------------------------------------


def _flight(state: Skirmish, unit: int) -> dict[str, Any]:
    """Where a unit that has to test nerve runs if it fails. [TOH-11.3]"""
    question = None if state.over() else state.question()
    if not isinstance(question, NerveOrder) or not testers(state.nerve[0]) >> unit & 1:
        raise BadWords("words-bad-value", {"field": "unit", "value": str(unit)[:40]})
    attack = question.attack
    return {"unit": unit, **driven(state, unit, attack.fear, RUN, attack)}


# -- attacks ---------------------------------------------------------------------------------------


def _targets(state: Skirmish, unit: int) -> dict[str, Any]:
    """Every enemy: how far, how well seen, whether it may be charged or shot, and why not."""
    scene = state.scene
    charges = charge_targets(state, unit)
    ranged = WEAPON_RANGE[state.roster.weapon[unit]] > 0
    shots = shot_targets(state, unit, scene.x[unit], scene.y[unit]) if ranged else charges[:0]
    found: list[dict[str, Any]] = []
    for foe in range(state.roster.count):
        if not state.on(foe) or not scene.enemies(unit, foe):
            continue
        found.append(
            {
                "target": foe,
                "gap": int(scene.gap(unit, foe)),
                "lines": int(free_lines(scene, unit, foe)),
                "in_the_way": _in_the_way(state, unit, foe),
                "charge": _refused(charge_problem(state, unit, foe)),
                "shoot": foe in list(shots),
                "no_shot": _refused(shot_problem(state, unit, foe, scene.x[unit], scene.y[unit])),
                "nearest_to_charge": foe in list(charges) and not needs_wits(state, unit, foe, 0),
                "nearest_to_shoot": foe in list(shots) and not needs_wits(state, unit, foe, 1),
            }
        )
    return {"unit": unit, "wits": _wits(state, unit), **_lengths(state, unit), "targets": found}


def _lengths(state: Skirmish, unit: int) -> dict[str, int | None]:
    """How far it charges and shoots, from base to base, and from where on a die is lost.

    [TOH-8.2, TOH-8.5, C5]
    """
    weapon = state.roster.weapon[unit]
    reach, far = int(WEAPON_RANGE[weapon]), int(WEAPON_FAR[weapon])
    return {
        "charge": int(charge_gait(state, unit).limit),
        "range": reach or None,
        "far": far if far < reach else None,
    }


def _refused(problem: IllegalAction | None) -> dict[str, Any] | None:
    return None if problem is None else _why(problem)


def _why(problem: IllegalAction) -> dict[str, Any]:
    """With its lengths, where something is too far."""
    told: dict[str, Any] = {"why": problem.key, "clause": problem.clause}
    return {**told, "facts": dict(problem.facts)} if problem.facts else told


def _in_the_way(state: Skirmish, unit: int, target: int) -> list[int]:
    """The bases in the corridor between the two. [TOH-7.10]"""
    scene = state.scene
    x, y = scene.x[unit], scene.y[unit]
    kx, ky = scene.spot(unit, x, y, target)
    return [
        other
        for other in range(state.roster.count)
        if state.on(other)
        and other not in (unit, target)
        and scene.in_lane(other, unit, x, y, kx, ky)
    ]


def _attack(state: Skirmish, unit: int, target: int, asked: dict[str, Any]) -> dict[str, Any]:
    """A shot if a place is named and the weapon reaches, else a charge. (Chapter 9.)"""
    shot = 1 if "x" in asked else 0
    strike = Tally(int(state.roster.aim[unit]))
    way: dict[str, Any] | None = None
    world = state.copy()
    if shot:
        x, y = _number(asked, "x", 0), _number(asked, "y", 0)
        problem = shot_problem(state, unit, target, x, y)
        if problem is not None:
            return {"legal": False, **_why(problem)}
        mods = shot_mods(state, unit, x, y, target, strike)
        world.put(unit, x, y)
    else:
        problem = charge_problem(state, unit, target)
        if problem is not None:
            return {"legal": False, **_why(problem)}
        path = charge_way(state, unit, target)
        mods = charge_mods(state, unit, target, path, strike)
        bend = [int(path.bend_x), int(path.bend_y)] if path.bends else None
        way = {"end": [int(path.x), int(path.y)], "bend": bend, "cost": int(path.cost)}
        world.put(unit, path.x, path.y)
        give_way(world.scene, unit, soft_bases(state, unit, target))
    strike_dice(state, unit, target, shot, mods, strike)
    choice = _choice(state, unit, target, shot, world)
    return {"legal": True, "way": way, **choice, **chances(world, unit, target, shot, strike)}


def _choice(
    state: Skirmish, unit: int, target: int, shot: int, world: Skirmish
) -> dict[str, str | int | None]:
    """The wits test that the target takes, and whom the unit attacks if it fails; a shooter has
    moved before it, a charger not. [TOH-7.12, TOH-7.13, TOH-7.14]"""
    here = world if shot else state
    if not needs_wits(here, unit, target, shot):
        return {"wits": None, "otherwise": None}
    scene = here.scene
    legal = (
        shot_targets(here, unit, scene.x[unit], scene.y[unit])
        if shot
        else charge_targets(here, unit)
    )
    return {"wits": _wits(here, unit), "otherwise": int(nearest(here, unit, legal))}


def _wits(state: Skirmish, unit: int) -> str:
    """The chance to go for a target that is not the nearest. [TOH-7.13]"""
    return fraction(odds.passes(int(wits_dice(state, unit, target_choice=True))))
