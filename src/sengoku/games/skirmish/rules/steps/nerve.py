"""Chapters 10 and 11: retreats, the table edge, nerve."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import TEST, simple, unit_of
from sengoku.games.skirmish.rules.attack import NO_UNIT, Attack
from sengoku.games.skirmish.rules.battle import ORIGIN, TESTERS
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.lengths import ZONE
from sengoku.games.skirmish.rules.pools import honor_dice, ones
from sengoku.games.skirmish.rules.roll import EDGE, NERVE, Roll
from sengoku.games.skirmish.rules.skills import ONE_WITH_NATURE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.testing import Threat, test
from sengoku.geometry.plane import bit
from sengoku.geometry.push import BY_EDGE, BY_ENEMY, retreat, separate
from sengoku.geometry.scene import Scene
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step

__all__ = [
    "NERVE_REACH",
    "RUN",
    "EdgeTested",
    "HonorAtEdge",
    "NerveOrder",
    "NerveTested",
    "TestNerves",
    "drive",
    "tell_who_gave_way",
    "testers",
]

RUN: Final[i64] = constant("run")
NERVE_REACH: Final[i64] = constant("nerve")


def drive(state: Skirmish, unit: i64, fx: i64, fy: i64, length: i64, attack: Attack) -> i64:
    """A unit retreats from a point; it may be hurt, or driven over the edge. What stopped it.

    [TOH-10.1, TOH-10.5]
    """
    scene = state.scene
    places = scene if state.journal is None else scene.copy()
    sure = state.holds(unit, ONE_WITH_NATURE)
    hills = state.terms.hills_stop
    done = retreat(scene, unit, fx, fy, length, sure_footed=sure, rises_stop=hills)
    if done.cause == BY_EDGE:
        state.leave(unit, done.x, done.y, done.exit_x, done.exit_y)
        state.then(HonorAtEdge(unit, attack))
        return BY_EDGE
    crowded = scene.crowded(unit, done.x, done.y, ZONE)
    if crowded or done.cause == BY_ENEMY:
        state.wound(unit, 1)
    if crowded:
        separate(scene, unit)
    if state.journal is not None:
        state.note(events.retreated(unit, scene.x[unit], scene.y[unit]))
        tell_who_gave_way(state, unit, places)
    return done.cause


def tell_who_gave_way(state: Skirmish, mover: i64, before: Scene) -> None:
    """Everybody but the mover who stands elsewhere now. [TOH-1.12]"""
    scene = state.scene
    unit: i64 = 0
    while unit < state.roster.count:
        if unit != mover and (scene.x[unit] != before.x[unit] or scene.y[unit] != before.y[unit]):
            state.note(events.gave_way(unit, scene.x[unit], scene.y[unit]))
        unit += 1


class HonorAtEdge(Effect):
    """Who was driven off tests honor at once, and is a casualty if that fails.

    [TOH-10.7, TOH-11.5]
    """

    def __init__(self, unit: i64, attack: Attack) -> None:
        super().__init__()
        self.unit: Final[i64] = unit
        self.attack: Final = attack

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.unit), self.attack]

    def resolve(self, state: Skirmish) -> None:
        dice = honor_dice(state, self.unit, nerve=False)
        test(state, EDGE, self.unit, dice, EdgeTested(self.attack))


class EdgeTested(Threat):
    """A unit that fails is a casualty of the attack, if one is running. [TOH-10.7, TOH-11.5]"""

    def by(self, roll: Roll) -> Threat:
        return EdgeTested(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        unit = self.roll.unit
        state.cards.stain(unit, 0)
        if self.roll.passed():
            return
        friends = state.friends_near(unit, NERVE_REACH)
        state.remove(unit)
        if not state.done() and self.attack.attacker != NO_UNIT:
            state.fear_for(friends, unit)


class TestNerves(Threat):
    """Batch by batch, each unit once; who fails runs at once. [TOH-11.1, TOH-11.3, TOH-11.4]"""

    def resolve(self, state: Skirmish) -> None:
        while len(state.nerve) > 0:
            units = _still_here(state, testers(state.nerve[0]))
            if units == 0:
                state.nerve = state.nerve[1:]
            elif ones(units) == 1:
                _test(state, _lowest(units), self.attack)
                return
            elif state.terms.owner_orders_nerve:
                state.nerve = _with(state.nerve, units | state.nerve[0] & ~TESTERS)
                state.then(NerveOrder(state.seat_of(_lowest(units)), self.attack))
                return
            else:
                state.nerve = _in_order(state, units, state.nerve[0] >> ORIGIN, state.nerve[1:])


def _in_order(state: Skirmish, units: i64, origin: i64, rest: vec[i64]) -> vec[i64]:
    """One batch for each unit, the nearest to the casualty first. [option nerve_order]"""
    found = vec[i64]()
    while units != 0:
        best = _lowest(units)
        unit: i64 = best + 1
        while unit < state.roster.count:
            if units >> unit & 1 and state.scene.gap(origin, unit) < state.scene.gap(origin, best):
                best = unit
            unit += 1
        found = append(found, bit(best))
        units &= ~bit(best)
    for batch in rest:
        found = append(found, batch)
    return found


def testers(batch: i64) -> i64:
    return batch & TESTERS


def _with(batches: vec[i64], first: i64) -> vec[i64]:
    changed = batches[:]
    changed[0] = first
    return changed


class NerveOrder(Question):
    """The owner picks who tests nerve next. [TOH-11.4]"""

    def __init__(self, seat: i64, attack: Attack) -> None:
        super().__init__(seat)
        self.attack: Final = attack

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), self.attack]

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        unit: i64 = 0
        while unit < state.roster.count:
            if state.nerve[0] >> unit & 1:
                options = append(options, simple(TEST, unit))
            unit += 1
        return options

    def answer(self, state: Skirmish, action: i64) -> None:
        _test(state, unit_of(action), self.attack)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-not-a-tester", {}, self.clause())

    def clause(self) -> str:
        return "TOH-11.4"


def _test(state: Skirmish, unit: i64, attack: Attack) -> None:
    """One unit tests, then the next. [TOH-11.4]"""
    state.nerve = _with(state.nerve, state.nerve[0] & ~bit(unit))
    state.then(TestNerves(attack))
    test(state, NERVE, unit, honor_dice(state, unit, nerve=True), NerveTested(attack))


class NerveTested(Threat):
    """Who fails drops what it carries and runs. [TOH-11.3, TOH-14.5, TOH-18.2]"""

    def by(self, roll: Roll) -> Threat:
        return NerveTested(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        unit, fear = self.roll.unit, self.attack.fear
        state.cards.stain(unit, 0)
        if not self.roll.passed():
            state.drop(unit)
            drive(state, unit, state.scene.x[fear], state.scene.y[fear], RUN, self.attack)


def _still_here(state: Skirmish, units: i64) -> i64:
    here: i64 = 0
    unit: i64 = 0
    while unit < state.roster.count:
        if units >> unit & 1 and state.on(unit):
            here |= bit(unit)
        unit += 1
    return here


def _lowest(units: i64) -> i64:
    unit: i64 = 0
    while units >> unit & 1 == 0:
        unit += 1
    return unit
