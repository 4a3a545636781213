"""Chapters 3, 4 and 15: forces, terrain, markers, deployment."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import (
    CARRY,
    FINISH,
    HIDE,
    HOLD,
    PLACE,
    RECRUIT,
    TAKE_FORCE,
    at,
    recruit,
    recruited,
    simple,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.dealing import deal_shame, deal_skills
from sengoku.games.skirmish.rules.deploying import add_places, depth_of, may_place
from sengoku.games.skirmish.rules.laying import lay
from sengoku.games.skirmish.rules.parts.cards import Cards
from sengoku.games.skirmish.rules.parts.field import HIDDEN_CAPTIVE
from sengoku.games.skirmish.rules.parts.units import RESERVE, WAITING, Units
from sengoku.games.skirmish.rules.roster import Roster
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.rounds import BEGIN_ROUND
from sengoku.games.skirmish.rules.streams import COIN, MARKER
from sengoku.geometry.scene import Scene
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = [
    "BeginBattle",
    "BuildForce",
    "Deploy",
    "DeployUnit",
    "HideCaptive",
    "HoldBack",
    "NameCarrier",
    "ShowForces",
]


class BeginBattle(Effect):
    """Forces, terrain, markers, deployment, bag, first draw. [TOH-4.1, TOH-4.5]"""

    def resolve(self, state: Skirmish) -> None:
        if state.terms.series and state.campaign.battle == 0:
            state.swap = state.nature.below(COIN, 2)  # [TOH-16.2]
            state.unveil()
        state.then(_BUILD_FORCE[state.swap], _BUILD_FORCE[1 - state.swap], _SHOW_FORCES)


# -- forces ----------------------------------------------------------------------------------------


class BuildForce(Question):
    """Take the ready force or build a list card by card, unseen by the other. [TOH-3.7, TOH-3.8]"""

    def options(self, state: Skirmish) -> vec[i64]:
        muster, picks = state.terms.muster, state.picks(self.seat ^ state.swap)
        options = vec[i64]()
        if state.terms.fixed_force:
            for each in muster.melee_heroes():
                options = append(options, recruit(each))
            return options
        if not picks and muster.preset():
            options = append(options, TAKE_FORCE)
        for each in muster.choices(picks):
            options = append(options, recruit(each))
        if muster.fault(picks) == "":
            options = append(options, FINISH)
        return options

    def answer(self, state: Skirmish, action: i64) -> None:
        muster, picks = state.terms.muster, state.picks(self.seat ^ state.swap)
        if verb(action) == TAKE_FORCE:
            picks = muster.preset()
        elif verb(action) == RECRUIT:
            picks.append(int(recruited(action)))
            if state.terms.fixed_force:
                picks += muster.preset()[1:]
        state.enlist(self.seat ^ state.swap, picks)
        if verb(action) == RECRUIT and not state.terms.fixed_force:
            state.then(self)  # also if nothing can be added: when a list is full is its secret
            return
        state.ready |= 1 << (self.seat ^ state.swap)
        if state.journal is not None:
            state.note(events.force_ready(self.seat, picks))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        if verb(action) == FINISH:
            clause = state.terms.muster.fault(state.picks(self.seat ^ state.swap))
            return IllegalAction("skirmish-list-not-legal", {}, clause or self.clause())
        return IllegalAction("skirmish-not-to-be-recruited", {}, self.clause())

    def clause(self) -> str:
        return "TOH-3.8"


class ShowForces(Effect):
    """Both forces are shown; terrain and markers are laid; deployment begins. [TOH-3.7, TOH-4.1]"""

    def resolve(self, state: Skirmish) -> None:
        terms, scenario = state.terms, state.scenario()
        state.unveil()
        roster = Roster(terms.muster, state.picks(0), state.picks(1))
        state.roster = roster
        count = int(roster.count)
        ground = terms.own_ground
        if ground is None:
            ground = lay(scenario, state.nature, mirrored=terms.mirror_terrain)
        nowhere = vec[i64]([0] * count)
        state.scene = Scene(ground, roster.bases, nowhere, nowhere[:], nowhere[:])
        state.units = Units.fresh(roster.models)
        state.field = state.field.laid(len(scenario.markers))
        state.cards = Cards.of(count)
        if terms.level > 1:
            deal_skills(state)
        if terms.level > 2:
            deal_shame(state)
        if state.journal is not None:
            _tell_force(state, 0)
            _tell_force(state, 1)
        _begin_deploying(state)


def _tell_force(state: Skirmish, side: i64) -> None:
    first, last = state.first_unit(side), state.after_last(side)
    called = [state.roster.called(unit, state.swap) for unit in range(first, last)]
    state.note(events.force_shown(side ^ state.swap, state.picks(side), first, called))


def _begin_deploying(state: Skirmish) -> None:
    """Who is first, what is hidden, who is held back.

    [TOH-15.3, TOH-15.10, TOH-15.11, TOH-15.12, TOH-15.13, TOH-15.14, TOH-15.15, TOH-15.16]
    """
    scenario = state.scenario()
    if scenario.coin:
        state.bag.first = state.nature.below(COIN, 2)
        state.bag.drawer = state.bag.first
    else:
        state.bag.first, state.bag.drawer = 1, 0
    if scenario.hidden == "chance":
        state.field.secret = state.nature.below(MARKER, len(state.field.markers))
        state.field.captive = HIDDEN_CAPTIVE
    state.then(_DEPLOY[state.bag.first])
    if scenario.table_points > 0:
        state.then(_HOLD_BACK[1 - state.swap])
    if scenario.hidden == "north":
        state.then(_HIDE_CAPTIVE[1 - state.swap])


class HideCaptive(Question):
    """N secretly notes one marker as the prison. [TOH-15.15]"""

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        for marker in state.field.there():
            options = append(options, simple(HIDE, marker))
        return options

    def answer(self, state: Skirmish, action: i64) -> None:
        state.field.secret, state.field.captive = unit_of(action), HIDDEN_CAPTIVE
        if state.journal is not None:
            state.note(events.captive_hidden(self.seat, state.field.secret))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-no-such-marker", {}, self.clause())

    def clause(self) -> str:
        return "TOH-15.15"


class HoldBack(Question):
    """N holds units back as a reserve, in order, until the rest is within the points.

    [TOH-14.8, TOH-15.11, TOH-15.15]
    """

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        unit = _after_held(state)
        while unit < state.after_last(1):
            if _kept(state, unit) <= state.scenario().table_points:
                options = append(options, simple(HOLD, unit))
            unit += 1
        if _kept(state, state.roster.count) <= state.scenario().table_points:
            options = append(options, FINISH)
        return options

    def answer(self, state: Skirmish, action: i64) -> None:
        if action == FINISH:
            return
        state.units.zone[unit_of(action)] = RESERVE
        if state.journal is not None:
            state.note(events.held_back(unit_of(action)))
        if _after_held(state) < state.after_last(1):
            state.then(self)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-not-to-be-held-back", {}, self.clause())

    def clause(self) -> str:
        return "TOH-14.8"


def _after_held(state: Skirmish) -> i64:
    """The first unit after those held back; never the hero."""
    after = state.first_unit(1) + 1
    unit = after
    while unit < state.after_last(1):
        if state.units.zone[unit] == RESERVE:
            after = unit + 1
        unit += 1
    return after


def _kept(state: Skirmish, end: i64) -> i64:
    """What the units of N before `end` cost that are not held back."""
    cost: i64 = 0
    unit = state.first_unit(1)
    while unit < end:
        if state.units.zone[unit] != RESERVE:
            cost += state.roster.cost[unit]
        unit += 1
    return cost


# -- deployment ------------------------------------------------------------------------------------


class Deploy(Effect):
    """One side after the other, or in turns; then the first token is drawn. [TOH-4.4]"""

    def resolve(self, state: Skirmish) -> None:
        seat = self.seat
        if _waiting(state, seat) == 0:
            seat = 1 - seat
        if _waiting(state, seat) == 0:
            _finish_deploying(state)
            return
        after = 1 - seat if state.scenario().alternating else seat
        state.then(_DEPLOY_UNIT[seat ^ state.swap], _DEPLOY[after])


def _waiting(state: Skirmish, side: i64) -> i64:
    waiting: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.units.zone[unit] == WAITING:
            waiting += 1
        unit += 1
    return waiting


def _finish_deploying(state: Skirmish) -> None:
    state.then(BEGIN_ROUND)
    if state.scenario().name == "roadblock":
        if len(_carriers(state)) == 1:
            state.take_captive(unit_of(_carriers(state)[0]))
        else:
            state.then(_NAME_CARRIER[state.swap])


class DeployUnit(Question):
    """Set one of your units up in your zone. [TOH-4.3, TOH-4.4]"""

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        side = self.seat ^ state.swap
        unit = state.first_unit(side)
        while unit < state.after_last(side):
            if state.units.zone[unit] == WAITING:
                options = add_places(state, unit, options)
            unit += 1
        return options

    def allows(self, state: Skirmish, action: i64) -> bool:
        unit, x, y = unit_of(action), x_of(action), y_of(action)
        if action != at(PLACE, unit, x, y) or not self._own(state, unit):
            return False
        return may_place(state, unit, x, y, depth_of(state, unit))

    def _own(self, state: Skirmish, unit: i64) -> bool:
        if unit >= state.roster.count:
            return False
        return state.seat_of(unit) == self.seat and state.units.zone[unit] == WAITING

    def answer(self, state: Skirmish, action: i64) -> None:
        unit, x, y = unit_of(action), x_of(action), y_of(action)
        state.put(unit, x, y)
        if state.journal is not None:
            state.note(events.deployed(unit, x, y))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        if verb(action) == PLACE and not self._own(state, unit_of(action)):
            return IllegalAction("skirmish-not-waiting", {}, "TOH-4.4")
        return IllegalAction("skirmish-not-in-the-zone", {}, self.clause())

    def clause(self) -> str:
        return "TOH-4.3"


class NameCarrier(Question):
    """S names the single model that sets out with the spy. [TOH-15.14]"""

    def options(self, state: Skirmish) -> vec[i64]:
        return _carriers(state)

    def answer(self, state: Skirmish, action: i64) -> None:
        state.take_captive(unit_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-no-single-model", {}, self.clause())

    def clause(self) -> str:
        return "TOH-15.14"


def _carriers(state: Skirmish) -> vec[i64]:
    options = vec[i64]()
    unit: i64 = 0
    while unit < state.after_last(0):
        if not state.roster.group(unit):
            options = append(options, simple(CARRY, unit))
        unit += 1
    return options


_BUILD_FORCE: Final = vec[BuildForce]([BuildForce(seat) for seat in range(2)])
_SHOW_FORCES: Final = ShowForces()
_HIDE_CAPTIVE: Final = vec[HideCaptive]([HideCaptive(seat) for seat in range(2)])
_HOLD_BACK: Final = vec[HoldBack]([HoldBack(seat) for seat in range(2)])
_DEPLOY: Final = vec[Deploy]([Deploy(seat) for seat in range(2)])
_DEPLOY_UNIT: Final = vec[DeployUnit]([DeployUnit(seat) for seat in range(2)])
_NAME_CARRIER: Final = vec[NameCarrier]([NameCarrier(seat) for seat in range(2)])
