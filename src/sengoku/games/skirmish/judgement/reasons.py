"""Why an option may be good, as one would say it at the table: who stands how near, who bleeds.

Of what is hidden (a force that is being built, the prison of a captive, the decks) nothing is read.
Lengths are told in whole inches.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Reason
from sengoku.games.skirmish.rules.actions import (
    ARRIVE,
    CARRY,
    CAUTIOUS,
    CHARGE,
    CLAIM,
    DECLINE,
    ENTER,
    ENTER_CAUTIOUS,
    FINISH,
    GIVE,
    HIDE,
    HOLD,
    MOVE,
    NEXT,
    ORDER,
    PLACE,
    RECRUIT,
    RELOAD_GUN,
    SEARCH,
    SHOOT,
    STAND_UP,
    TAKE_FORCE,
    TEST,
    TOKEN,
    USE_CARD,
    item_of,
    picks_up,
    recruited,
    target_of,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, constant
from sengoku.games.skirmish.rules.legality import MARKER_RADIUS
from sengoku.games.skirmish.rules.parts.field import THERE
from sengoku.games.skirmish.rules.parts.units import PRONE
from sengoku.games.skirmish.rules.pools import can_avoid, honor_dice, wits_dice
from sengoku.games.skirmish.rules.skills import SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.setup import BuildForce, HoldBack
from sengoku.games.skirmish.rules.steps.testing import POST, CardWindow, MayClaim
from sengoku.games.skirmish.rules.terms import CONTROL, HERO_FALLS
from sengoku.geometry.plane import TABLE
from sengoku.kernel.problem import Facts

__all__ = ["ADVICE", "reason"]

REACH: Final[i64] = constant("charge")
FAR: Final[i64] = 1_000_000  # there is nobody, there is nothing

ADVICE: Final = [
    "force", "recruits", "builds", "reserve", "no-reserve", "hides", "stands", "stands-away",
    "acts-charge", "acts-shoot", "acts-far", "acts",
    "carries", "marker", "flees", "reaches", "advances", "withdraws", "moves",
    "alert", "alert-far", "rises", "enters", "reloads", "searches",
    "hero", "helpless", "lying", "bleeding", "models", "strikes",
    "nerve", "steadies", "topples", "saves-card", "spares", "uses",
    "claims", "no-claim", "stays", "gives", "draws",
]  # fmt: skip


def reason(state: Skirmish, action: i64) -> Reason:
    what, unit = verb(action), unit_of(action)
    if what <= FINISH or what in (HIDE, HOLD):
        return _mustering(state, action)
    if what in (SHOOT, CHARGE, ORDER):
        return _striking(state, unit, target_of(action))
    if what == TOKEN:
        return _acting(state, unit)
    if what in (MOVE, CAUTIOUS, STAND_UP, ENTER, ENTER_CAUTIOUS, ARRIVE):
        return _walking(state, what, unit, action)
    if what == PLACE:
        return _standing(state, unit, x_of(action), y_of(action))
    if what in (USE_CARD, CLAIM, DECLINE, GIVE, TEST, NEXT):
        return _deciding(state, what, unit, action)
    facts: Facts = {"unit": int(unit)}
    if what == SEARCH:
        left = int(sum(1 for marker in state.field.markers if marker == THERE))
        return "searches", {**facts, "dice": int(wits_dice(state, unit)), "left": left}
    if what == CARRY:
        return "carries", {**facts, "actions": int(state.roster.actions[unit])}
    assert what == RELOAD_GUN
    return "reloads", {**facts, **_nearest(state, unit)}


# -- before the battle -----------------------------------------------------------------------------


def _mustering(state: Skirmish, action: i64) -> Reason:
    what, terms = verb(action), state.terms
    if what == HIDE:
        y = state.scenario().markers[unit_of(action)][1]
        return "hides", {"away": _inches(y)}
    if what == HOLD:
        facts: Facts = {"unit": int(unit_of(action)), "points": int(state.scenario().table_points)}
        return "reserve", facts
    if isinstance(state.question(), HoldBack):
        return "no-reserve", {"points": int(state.scenario().table_points)}
    assert isinstance(state.question(), BuildForce)
    picks = state.picks(state.seat() ^ state.swap)
    spent = sum(int(terms.muster.cost(each)) for each in picks)
    if what == TAKE_FORCE:
        return "force", {"units": len(terms.muster.preset()), "points": int(terms.points)}
    if what == FINISH:
        return "builds", {"units": len(picks), "left": int(terms.points) - spent}
    assert what == RECRUIT
    cost = int(terms.muster.cost(recruited(action)))
    return "recruits", {"cost": cost, "left": int(terms.points) - spent - cost}


def _standing(state: Skirmish, unit: i64, x: i64, y: i64) -> Reason:
    """How far the nearest enemy is that stands already; else how far the middle."""
    foe, gap = _near_enemy(state, unit, x, y)
    facts: Facts = {"unit": int(unit), "away": _inches(gap)}
    if foe < 0:
        return "stands-away", {
            "unit": int(unit),
            "away": _inches(max(y - TABLE // 2, TABLE // 2 - y)),
        }
    return "stands", {**facts, "target": int(foe)}


# -- attacks ---------------------------------------------------------------------------------------


def _striking(state: Skirmish, unit: i64, target: i64) -> Reason:
    facts: Facts = {"unit": int(unit), "target": int(target)}
    drops, models = int(state.units.drops[target]), int(state.units.models[target])
    if state.roster.hero[target] and state.scenario().goal == HERO_FALLS:
        return "hero", {**facts, "drops": drops}
    if not can_avoid(state, target):
        return "helpless", {**facts, "drops": drops}
    if state.marked(target, PRONE):
        return "lying", facts
    if drops > 0:
        return "bleeding", {**facts, "drops": drops}
    if state.roster.group(target):
        return "models", {**facts, "models": models, "cost": int(state.roster.cost[target])}
    return "strikes", {**facts, "cost": int(state.roster.cost[target])}


def _acting(state: Skirmish, unit: i64) -> Reason:
    """What a token lets a unit do, as far as lengths tell."""
    facts: Facts = {"unit": int(unit), "left": int(state.left(unit))}
    if not state.on(unit):
        return "acts", facts
    foe, gap = _near_enemy(state, unit, state.scene.x[unit], state.scene.y[unit])
    if foe < 0:
        return "acts", facts
    facts = {**facts, "target": int(foe), "away": _inches(gap)}
    if gap <= REACH:
        return "acts-charge", facts
    return "acts-shoot" if gap <= WEAPON_RANGE[state.roster.weapon[unit]] else "acts-far", facts


# -- ways ------------------------------------------------------------------------------------------


def _walking(state: Skirmish, what: i64, unit: i64, action: i64) -> Reason:
    x, y, scene = x_of(action), y_of(action), state.scene
    foe, gap = _near_enemy(state, unit, x, y)
    facts: Facts = {"unit": int(unit), "target": int(foe), "away": _inches(gap)}
    if picks_up(action):
        return "carries", {"unit": int(unit), "actions": int(state.roster.actions[unit])}
    if not state.on(unit):
        return ("enters", facts) if foe >= 0 else ("moves", {"unit": int(unit), "away": 0})
    way = _inches(scene.square(unit, x, y), squared=True)
    to, before = (
        _to_marker(state, unit, x, y),
        _to_marker(state, unit, scene.x[unit], scene.y[unit]),
    )
    if to < before:
        return "marker", {"unit": int(unit), "away": _inches(to)}
    if foe < 0:
        return "moves", {"unit": int(unit), "away": way}
    if what == CAUTIOUS:
        threats = _threats(state, unit, x, y)
        return ("alert" if threats else "alert-far"), {**facts, "threats": threats}
    if what == STAND_UP:
        return "rises", facts
    return _nearing(state, unit, x, y, facts, gap)


def _nearing(state: Skirmish, unit: i64, x: i64, y: i64, facts: Facts, gap: i64) -> Reason:
    scene = state.scene
    many, now = _threats(state, unit, scene.x[unit], scene.y[unit]), _threats(state, unit, x, y)
    if now < many:
        return "flees", {"unit": int(unit), "threats": now, "before": many}
    if gap <= REACH:
        return "reaches", facts
    old = _near_enemy(state, unit, scene.x[unit], scene.y[unit])[1]
    if gap < old:
        return "advances", facts
    before = _inches(old)
    return ("withdraws" if facts["away"] != before else "stays"), {**facts, "before": before}


def _threats(state: Skirmish, unit: i64, x: i64, y: i64) -> int:
    """How many enemies a charge brings to that place, lanes apart."""
    scene, found = state.scene, 0
    for other in range(state.roster.count):
        if state.on(other) and scene.enemies(unit, other):
            found += scene.gap_at(other, x, y, scene.bases.radius[unit]) <= REACH
    return found


def _near_enemy(state: Skirmish, unit: i64, x: i64, y: i64) -> tuple[i64, i64]:
    """The nearest enemy to a unit that stands there, and how far it is; -1 if there is none."""
    scene = state.scene
    nearest: i64 = -1
    least: i64 = FAR
    other: i64 = 0
    while other < state.roster.count:
        if state.on(other) and scene.enemies(unit, other):
            gap = scene.gap_at(other, x, y, scene.bases.radius[unit])
            if gap < least:
                nearest, least = other, gap
        other += 1
    return nearest, max(least, 0)


def _nearest(state: Skirmish, unit: i64) -> Facts:
    foe, gap = _near_enemy(state, unit, state.scene.x[unit], state.scene.y[unit])
    return {"target": int(foe), "away": _inches(gap)}


def _to_marker(state: Skirmish, unit: i64, x: i64, y: i64) -> i64:
    """The way to the nearest marker that this side is after; FAR where it is after none."""
    scenario, least = state.scenario(), FAR
    if not scenario.searchers >> state.side(unit) & 1 and scenario.at_limit != CONTROL:
        return FAR
    for number, place in enumerate(scenario.markers):
        if state.field.markers[number] == THERE:
            dx, dy = x - place[0], y - place[1]
            gap = _root(dx * dx + dy * dy) - state.scene.bases.radius[unit] - MARKER_RADIUS
            least = min(least, max(gap, 0))
    return least


def _inches(length: i64, *, squared: bool = False) -> int:
    """Whole inches, halves up."""
    return int((_root(length) if squared else length) + 500) // 1000


def _root(square: i64) -> i64:
    return int(float(square) ** 0.5)


# -- what is asked between -------------------------------------------------------------------------


def _deciding(state: Skirmish, what: i64, unit: i64, action: i64) -> Reason:
    question = state.question()
    if what == TEST:
        return "nerve", {"unit": int(unit), "dice": int(honor_dice(state, unit, nerve=True))}
    if what == GIVE:
        return "gives", {"unit": int(unit), "actions": int(state.roster.actions[unit])}
    if what == NEXT:
        return _drawing(state)
    if what == USE_CARD:
        return _using(state, item_of(action))
    if isinstance(question, MayClaim):
        roll = question.threat.roll
        facts: Facts = {"unit": int(roll.unit), "dice": int(roll.dice)}
        return "claims" if what == CLAIM else "no-claim", facts
    if isinstance(question, CardWindow):
        return _window(question, "saves-card", "spares")
    acting = state.actor if state.actor >= 0 else 0
    if not state.on(acting):
        return _drawing(state)
    return "stays", {"unit": int(acting), **_nearest(state, acting)}


def _drawing(state: Skirmish) -> Reason:
    """What may come out of the bag, and whose actions are still to come."""
    bag, left = state.bag, [0, 0]
    for unit in range(state.roster.count):
        left[state.side(unit)] += int(state.left(unit))
    mine = state.seat() ^ state.swap
    facts: Facts = {"tokens": int(bag.count()), "fate": int(bag.fate)}
    return "draws", {**facts, "mine": left[mine], "theirs": left[1 - mine]}


def _using(state: Skirmish, card: i64) -> Reason:
    question = state.question()
    holder = int(state.cards.holder[card])
    facts: Facts = {"skill": SKILLS[card], "unit": holder}
    if isinstance(question, CardWindow):
        key, rolled = _window(question, "steadies", "topples")
        return key, {**rolled, "skill": SKILLS[card]}
    return "uses", {**facts, "left": int(state.left(holder))}


def _window(question: CardWindow, around: str, beyond: str) -> Reason:
    """Around a roll it is about that; beyond one about the target that may go down."""
    threat = question.threat
    if question.window <= POST:
        return around, {"unit": int(threat.roll.unit), "dice": int(threat.roll.dice)}
    attack = threat.attack
    return beyond, {"unit": int(attack.attacker), "target": int(attack.target)}
