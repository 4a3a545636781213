"""Chapters 6, 10.9 and 14: what the unit with the token does."""

from collections.abc import Sequence
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
from sengoku.games.skirmish.rules.attack import NO_ATTACK
from sengoku.games.skirmish.rules.components import SERGEANT
from sengoku.games.skirmish.rules.fan import add_entries, add_moves, add_shots
from sengoku.games.skirmish.rules.hindrances import MUST_ARRIVE, OPEN
from sengoku.games.skirmish.rules.legality import (
    entry_of,
    why_not_act,
    why_not_enter,
    why_not_search,
)
from sengoku.games.skirmish.rules.parts.field import HIDDEN_CAPTIVE
from sengoku.games.skirmish.rules.parts.units import ALERT, OFF, PRONE, RELOAD, RESERVE
from sengoku.games.skirmish.rules.pools import wits_dice
from sengoku.games.skirmish.rules.refusals import action_problem, move_problem
from sengoku.games.skirmish.rules.roll import ARRIVAL, NO_ROLL, SEARCHING, Roll
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import begin_charge, begin_shot
from sengoku.games.skirmish.rules.steps.orders import MAY_ORDER
from sengoku.games.skirmish.rules.steps.testing import Threat, test
from sengoku.games.skirmish.rules.steps.walking import walk
from sengoku.games.skirmish.rules.targets import (
    charge_targets,
    enter_gait,
    may_shoot,
    move_gait,
    short_gait,
)
from sengoku.games.skirmish.rules.terms import FINDS
from sengoku.geometry.entry import can_enter
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step

__all__ = [
    "CHOOSE_ACTION",
    "CHOOSE_BY_CARD",
    "USE_TOKEN",
    "ArrivalTested",
    "Arrive",
    "ChooseAction",
    "Searched",
    "UseToken",
]


class UseToken(Effect):
    """The unit with the token acts; who cannot come in, or fell before it, loses it.

    [TOH-5.10, TOH-10.11, TOH-14.9]
    """

    def resolve(self, state: Skirmish) -> None:
        unit = state.actor
        seat = state.seat_of(unit)
        if not state.living(unit):
            return  # he fell while a unit that he instructed acted
        if state.units.zone[unit] == RESERVE:
            _try_arrival(state, unit)
        elif state.units.zone[unit] == OFF and not _can_enter(state, unit):
            if state.journal is not None:
                state.note(events.token_lost(unit))
        else:
            state.then(CHOOSE_ACTION[seat])


def _can_enter(state: Skirmish, unit: i64) -> bool:
    return can_enter(state.scene, unit, entry_of(state, unit), enter_gait(state, unit))


def _try_arrival(state: Skirmish, unit: i64) -> None:
    """Wits, with one die more for each completed round. [TOH-14.9]"""
    test(state, ARRIVAL, unit, wits_dice(state, unit) + state.bag.round - 1, ArrivalTested())


class ArrivalTested(Threat):
    """Who passes comes in from the reserve. [TOH-14.9]"""

    def by(self, roll: Roll) -> Threat:
        return ArrivalTested(self.attack, roll)

    def resolve(self, state: Skirmish) -> None:
        unit = self.roll.unit
        if self.roll.passed() and _can_enter(state, unit):
            state.then(_ARRIVE[state.seat_of(unit)])
        elif state.journal is not None:
            state.note(events.arrival_failed(unit))


class ChooseAction(Question):
    """Choose what your unit does, by its token or because a card lets it. [TOH-6.1, TOH-17.5]"""

    def __init__(self, seat: i64, by_card: i64 = 0) -> None:
        super().__init__(seat)
        self.by_card: Final[i64] = by_card

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), 1] if self.by_card else [int(self.seat)]

    def options(self, state: Skirmish) -> vec[i64]:
        unit = state.actor
        options = vec[i64](capacity=80)
        if state.units.zone[unit] == OFF:
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
        return why_not_act(state, state.actor, action) == OPEN

    def answer(self, state: Skirmish, action: i64) -> None:
        what, unit = verb(action), state.actor
        if state.journal is not None:
            state.note(events.acted(unit, VERBS.of(what).do))
        if what == CHARGE:
            begin_charge(state, unit, target_of(action))
        elif what == SHOOT:
            begin_shot(state, unit, target_of(action), x_of(action), y_of(action))
        elif what == SEARCH:
            state.end_alert(unit)
            _search(state, unit, target_of(action))
        elif what == RELOAD_GUN:
            state.end_alert(unit)
            state.units.marks[unit] &= ~RELOAD
        else:
            if what == MOVE and state.roster.card[unit] == SERGEANT and not self.by_card:
                state.then(MAY_ORDER)  # a plain move of a sergeant, by token [TOH-12.7]
            _go(state, unit, what, action)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return action_problem(state, state.actor, action)

    def clause(self) -> str:
        return "TOH-6.1"


def _go(state: Skirmish, unit: i64, what: i64, action: i64) -> None:
    """Movement of any kind; caution sets alert, rising ends prone. [TOH-6.2, TOH-6.3, TOH-6.4]"""
    state.end_alert(unit)
    if what == STAND_UP:
        state.units.marks[unit] &= ~PRONE
    if what in (CAUTIOUS, ENTER_CAUTIOUS):
        state.units.marks[unit] |= ALERT
    walk(state, unit, x_of(action), y_of(action), pick_up=picks_up(action))


class Arrive(Question):
    """Your reserve has found the way: name where it comes in. [TOH-14.9]"""

    def options(self, state: Skirmish) -> vec[i64]:
        unit = state.actor
        return add_entries(
            state, unit, ARRIVE, entry_of(state, unit), enter_gait(state, unit), vec[i64]()
        )

    def allows(self, state: Skirmish, action: i64) -> bool:
        return self._why_not(state, action) == OPEN

    def answer(self, state: Skirmish, action: i64) -> None:
        walk(state, state.actor, x_of(action), y_of(action), pick_up=picks_up(action))

    def _why_not(self, state: Skirmish, action: i64) -> i64:
        if verb(action) != ARRIVE or unit_of(action) != state.actor:
            return MUST_ARRIVE
        return why_not_enter(state, state.actor, action, enter_gait(state, state.actor))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return move_problem(state, state.actor, action, self._why_not(state, action))

    def clause(self) -> str:
        return "TOH-14.9"


USE_TOKEN: Final = UseToken()
CHOOSE_ACTION: Final = vec[ChooseAction]([ChooseAction(seat) for seat in range(2)])
CHOOSE_BY_CARD: Final = vec[ChooseAction]([ChooseAction(seat, 1) for seat in range(2)])
_ARRIVE: Final = vec[Arrive]([Arrive(seat) for seat in range(2)])


# -- searching -------------------------------------------------------------------------------------


def _add_searches(state: Skirmish, unit: i64, options: vec[i64]) -> vec[i64]:
    if state.scenario().searchers == 0:
        return options
    marker: i64 = 0
    while marker < len(state.field.markers):
        if why_not_search(state, unit, marker) == OPEN:
            options = append(options, simple(SEARCH, unit, marker))
        marker += 1
    return options


def _search(state: Skirmish, unit: i64, marker: i64) -> None:
    """Wits; a success finds what lies there, a failure nothing. [TOH-14.2]"""
    state.last_attack = state.last_attack.at(marker)  # digests have always told it
    test(state, SEARCHING, unit, wits_dice(state, unit), Searched(NO_ROLL, marker))


class Searched(Threat):
    """Who passes has found what lies under the marker. [TOH-14.2, TOH-15.12, TOH-15.13]"""

    def __init__(self, roll: Roll, marker: i64) -> None:
        super().__init__(NO_ATTACK, roll)
        self.marker: Final[i64] = marker

    def arguments(self) -> Sequence[int | Step]:
        return [self.roll, int(self.marker)]

    def by(self, roll: Roll) -> Threat:
        return Searched(roll, self.marker)

    def resolve(self, state: Skirmish) -> None:
        unit, marker = self.roll.unit, self.marker
        if not self.roll.passed():
            return
        state.field.clear(marker)
        if state.field.captive == HIDDEN_CAPTIVE and state.field.secret == marker:
            _found(state, unit, marker, "captive")
            state.take_captive(unit)
        elif state.field.captive == HIDDEN_CAPTIVE:
            _found(state, unit, marker, "nothing")
        else:
            _found(state, unit, marker, "find")
            _score(state, state.side(unit))


def _found(state: Skirmish, unit: i64, marker: i64, what: str) -> None:
    if state.journal is not None:
        state.note(events.marker_searched(unit, marker, what))


def _score(state: Skirmish, side: i64) -> None:
    """[TOH-15.12]"""
    if state.scenario().goal != FINDS:
        return
    state.field.score(side)
    if state.field.finds[side] >= state.scenario().finds:
        state.finish(side, "finds")
