"""Chapters 6, 10.9 and 14: what the unit with the token does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import (
    ARRIVE,
    CAUTIOUS,
    CHARGE,
    ENTER,
    ENTER_CAUTIOUS,
    MOVE,
    RELOAD_GUN,
    SEARCH,
    SHOOT,
    STAND_UP,
    VERBS,
    picks_up,
    simple,
    target_of,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.components import SERGEANT
from sengoku.games.skirmish.rules.fan import add_entries, add_moves, add_shots
from sengoku.games.skirmish.rules.field import (
    ALERT,
    GONE,
    HIDDEN_CAPTIVE,
    OFF,
    PRONE,
    RELOAD,
    RESERVE,
)
from sengoku.games.skirmish.rules.pools import wits_dice
from sengoku.games.skirmish.rules.refusals import (
    action_problem,
    entry_of,
    entry_problem,
    search_problem,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import begin_charge, begin_shot
from sengoku.games.skirmish.rules.steps.free import FREE_ACTION, MAY_ORDER
from sengoku.games.skirmish.rules.steps.testing import ARRIVAL, SEARCHING, test
from sengoku.games.skirmish.rules.steps.walking import walk
from sengoku.games.skirmish.rules.targets import (
    charge_targets,
    enter_gait,
    may_shoot,
    move_gait,
    short_gait,
)
from sengoku.geometry.entry import can_enter
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = [
    "CHOOSE_ACTION",
    "USE_TOKEN",
    "ArrivalTested",
    "Arrive",
    "ChooseAction",
    "Searched",
    "UseToken",
]

FINDS: Final[i64] = 3  # the goal of that name


class UseToken(Effect):
    """The unit with the token acts; who cannot come in, or fell before it, loses it.

    [TOH-5.10, TOH-10.11, TOH-14.9]
    """

    def resolve(self, state: Skirmish) -> None:
        unit = state.actor
        seat = state.seat_of(unit)
        if not state.living(unit):
            return  # he fell while a unit that he instructed acted
        if state.zone[unit] == RESERVE:
            _try_arrival(state, unit)
        elif state.zone[unit] == OFF and not _can_enter(state, unit):
            if state.journal is not None:
                state.note(events.token_lost(unit))
        else:
            state.then(CHOOSE_ACTION[seat])


def _can_enter(state: Skirmish, unit: i64) -> bool:
    return can_enter(state.scene, unit, entry_of(state, unit), enter_gait(state, unit))


def _try_arrival(state: Skirmish, unit: i64) -> None:
    """Wits, with one die more for each completed round. [TOH-14.9]"""
    test(state, ARRIVAL, unit, wits_dice(state, unit) + state.round - 1, _ARRIVAL_TESTED)


class ArrivalTested(Effect):
    """[TOH-14.9]"""

    def resolve(self, state: Skirmish) -> None:
        unit = state.actor
        if state.passed() and _can_enter(state, unit):
            state.then(_ARRIVE[state.seat_of(unit)])
        elif state.journal is not None:
            state.note(events.arrival_failed(unit))


class ChooseAction(Question):
    """Choose what your unit does. [TOH-6.1]"""

    def options(self, state: Skirmish) -> vec[i64]:
        unit = state.actor
        options = vec[i64](capacity=80)
        if state.zone[unit] == OFF:
            entry = entry_of(state, unit)
            options = add_entries(state, unit, ENTER, entry, enter_gait(state, unit), options)
            return add_entries(state, unit, ENTER_CAUTIOUS, entry, short_gait(state, unit), options)
        if state.marked(unit, PRONE):
            return add_moves(state, unit, STAND_UP, short_gait(state, unit), options)
        for target in charge_targets(state, unit):
            options = append(options, simple(CHARGE, unit, target))
        if may_shoot(state, unit):
            options = add_shots(state, unit, options)
        if state.marked(unit, RELOAD):
            options = append(options, simple(RELOAD_GUN, unit))
        options = _add_searches(state, unit, options)
        options = add_moves(state, unit, MOVE, move_gait(state, unit), options)
        return add_moves(state, unit, CAUTIOUS, short_gait(state, unit), options)

    def allows(self, state: Skirmish, action: i64) -> bool:
        return action_problem(state, state.actor, action) is None

    def answer(self, state: Skirmish, action: i64) -> None:
        what, unit = verb(action), state.actor
        if state.journal is not None:
            state.note(events.acted(unit, VERBS[what]))
        if what == CHARGE:
            begin_charge(state, unit, target_of(action), FREE_ACTION)
        elif what == SHOOT:
            begin_shot(state, unit, target_of(action), x_of(action), y_of(action), FREE_ACTION)
        elif what == SEARCH:
            state.end_alert(unit)
            _search(state, unit, target_of(action))
        elif what == RELOAD_GUN:
            state.end_alert(unit)
            state.marks[unit] &= ~RELOAD
        else:
            _go(state, unit, what, action)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        problem = action_problem(state, state.actor, action)
        assert problem is not None, "only what is not allowed is refused"
        return problem

    def clause(self) -> str:
        return "TOH-6.1"


def _go(state: Skirmish, unit: i64, what: i64, action: i64) -> None:
    """Movement of any kind; caution sets alert, rising ends prone. [TOH-6.2 to TOH-6.4]"""
    state.end_alert(unit)
    if what == STAND_UP:
        state.marks[unit] &= ~PRONE
    if what in (CAUTIOUS, ENTER_CAUTIOUS):
        state.marks[unit] |= ALERT
    if what == MOVE and state.roster.card[unit] == SERGEANT and not state.orderly:
        state.then(MAY_ORDER)
    walk(state, unit, x_of(action), y_of(action), pick_up=picks_up(action))


class Arrive(Question):
    """Your reserve has found the way: name where it comes in. [TOH-14.9]"""

    def options(self, state: Skirmish) -> vec[i64]:
        unit = state.actor
        return add_entries(
            state, unit, ARRIVE, entry_of(state, unit), enter_gait(state, unit), vec[i64]()
        )

    def allows(self, state: Skirmish, action: i64) -> bool:
        return self.problem(state, action) is None

    def answer(self, state: Skirmish, action: i64) -> None:
        walk(state, state.actor, x_of(action), y_of(action), pick_up=picks_up(action))

    def problem(self, state: Skirmish, action: i64) -> IllegalAction | None:
        if verb(action) != ARRIVE or unit_of(action) != state.actor:
            return IllegalAction("skirmish-must-arrive", {}, self.clause())
        return entry_problem(state, state.actor, action, enter_gait(state, state.actor))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        problem = self.problem(state, action)
        assert problem is not None, "only what is not allowed is refused"
        return problem

    def clause(self) -> str:
        return "TOH-14.9"


USE_TOKEN: Final = UseToken()
_ARRIVAL_TESTED: Final = ArrivalTested()
CHOOSE_ACTION: Final = vec[ChooseAction]([ChooseAction(seat) for seat in range(2)])
_ARRIVE: Final = vec[Arrive]([Arrive(seat) for seat in range(2)])


# -- searching -------------------------------------------------------------------------------------


def _add_searches(state: Skirmish, unit: i64, options: vec[i64]) -> vec[i64]:
    if state.scenario().searchers == 0:
        return options
    marker: i64 = 0
    while marker < len(state.markers):
        if search_problem(state, unit, marker) is None:
            options = append(options, simple(SEARCH, unit, marker))
        marker += 1
    return options


def _search(state: Skirmish, unit: i64, marker: i64) -> None:
    """Wits; a success finds what lies there, a failure nothing. [TOH-14.2]"""
    state.target = marker
    test(state, SEARCHING, unit, wits_dice(state, unit), _SEARCHED)


class Searched(Effect):
    """[TOH-14.2, TOH-15.12, TOH-15.13]"""

    def resolve(self, state: Skirmish) -> None:
        unit, marker = state.roll_unit, state.target
        if not state.passed():
            return
        state.markers[marker] = GONE
        if state.captive == HIDDEN_CAPTIVE and state.secret == marker:
            _found(state, unit, marker, "captive")
            state.take_captive(unit)
        elif state.captive == HIDDEN_CAPTIVE:
            _found(state, unit, marker, "nothing")
        else:
            _found(state, unit, marker, "find")
            _score(state, state.side(unit))


_SEARCHED: Final = Searched()


def _found(state: Skirmish, unit: i64, marker: i64, what: str) -> None:
    if state.journal is not None:
        state.note(events.marker_searched(unit, marker, what))


def _score(state: Skirmish, side: i64) -> None:
    """[TOH-15.12]"""
    if state.scenario().goal != FINDS:
        return
    if side == 0:
        state.finds_s += 1
    else:
        state.finds_n += 1
    if (state.finds_s if side == 0 else state.finds_n) >= state.scenario().finds:
        state.finish(side)
