"""Chapter 17.5: the cards that a samurai may use when he gets a token, before he acts."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import DECLINE, item_of, unit_of, use, verb, x_of, y_of
from sengoku.games.skirmish.rules.actions import USE_CARD as USE_VERB
from sengoku.games.skirmish.rules.lengths import ZONE
from sengoku.games.skirmish.rules.parts.units import ON
from sengoku.games.skirmish.rules.skills import (
    DEBT_OWED,
    INSPIRING_SPEECH,
    ISSUE_CHALLENGE,
    LOCAL_GUIDE,
    REACH,
    SPECIAL_INSTRUCTIONS,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import CHOOSE_BY_CARD
from sengoku.games.skirmish.rules.steps.shame import DRAW_SHAME
from sengoku.geometry.plane import SPOKES, leg, spoke
from sengoku.geometry.sight import sees
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question
from sengoku.kernel.viewer import NOBODY

__all__ = ["OPEN_TOKEN_WINDOW", "ActOn", "OpenTokenWindow", "TokenWindow"]


class OpenTokenWindow(Effect):
    """Cards may be used before the action is chosen, where there are any. [TOH-17.5]"""

    def resolve(self, state: Skirmish) -> None:
        if len(_usable(state)) > 0:
            state.then(_TOKEN_WINDOW[state.seat_of(state.actor)])


class TokenWindow(Question):
    """Before your samurai acts you may use one of his cards. [TOH-17.5]"""

    def options(self, state: Skirmish) -> vec[i64]:
        return append(_usable(state), DECLINE)

    def allows(self, state: Skirmish, action: i64) -> bool:
        if action == DECLINE or action in _usable(state):
            return True
        card, unit = item_of(action), unit_of(action)
        if verb(action) != USE_VERB or card != LOCAL_GUIDE:
            return False
        x, y = x_of(action), y_of(action)
        if action != use(card, unit, x, y) or unit >= state.roster.count:
            return False
        return state.holds(state.actor, LOCAL_GUIDE) and _guided(state, unit, x, y)

    def answer(self, state: Skirmish, action: i64) -> None:
        if action == DECLINE:
            return
        card, unit = item_of(action), unit_of(action)
        state.use_up(card)
        state.then(OPEN_TOKEN_WINDOW)  # what he can still use is known when this card has worked
        _work(state, card, unit, x_of(action), y_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-card-not-usable", {}, self.clause())

    def clause(self) -> str:
        return "TOH-17.5"


class ActOn(Effect):
    """The samurai with the token goes on after a unit that he instructed."""

    def __init__(self, unit: i64) -> None:
        super().__init__(NOBODY)
        self.unit: Final[i64] = unit

    def arguments(self) -> list[int]:
        return [int(self.unit)]

    def resolve(self, state: Skirmish) -> None:
        state.actor, state.last_by_card = self.unit, 0


OPEN_TOKEN_WINDOW: Final = OpenTokenWindow()
_TOKEN_WINDOW: Final = vec[TokenWindow]([TokenWindow(seat) for seat in range(2)])
_ACT_ON: Final = vec[ActOn]([ActOn(unit) for unit in range(64)])


def _usable(state: Skirmish) -> vec[i64]:
    """Cards of the unit with the token, with what they could be used on. [C7]"""
    options, holder = vec[i64](), state.actor
    if state.holds(holder, INSPIRING_SPEECH):
        options = append(options, use(INSPIRING_SPEECH))
    unit: i64 = 0
    while unit < state.roster.count:
        if state.holds(holder, DEBT_OWED) and _in_debt(state, holder, unit):
            options = append(options, use(DEBT_OWED, unit))
        if state.holds(holder, ISSUE_CHALLENGE) and _can_challenge(state, holder, unit):
            options = append(options, use(ISSUE_CHALLENGE, unit))
        if state.holds(holder, SPECIAL_INSTRUCTIONS) and _can_instruct(state, holder, unit):
            options = append(options, use(SPECIAL_INSTRUCTIONS, unit))
        if state.holds(holder, LOCAL_GUIDE) and state.on(unit):
            options = _add_guided(state, unit, options)
        unit += 1
    return options


def _own_commoner(state: Skirmish, holder: i64, unit: i64) -> bool:
    return state.side(unit) == state.side(holder) and not state.roster.noble[unit]


def _in_debt(state: Skirmish, holder: i64, unit: i64) -> bool:
    if not _own_commoner(state, holder, unit) or not state.leads(holder):
        return False
    return state.living(unit) and state.units.spent[unit] > 0


def _can_challenge(state: Skirmish, holder: i64, unit: i64) -> bool:
    scene = state.scene
    if state.side(unit) == state.side(holder) or not state.roster.noble[unit]:
        return False
    if not state.on(unit) or not state.on(holder):
        return False
    if not scene.within(holder, unit, REACH[ISSUE_CHALLENGE]):
        return False
    return sees(scene, holder, scene.x[holder], scene.y[holder], unit)


def _can_instruct(state: Skirmish, holder: i64, unit: i64) -> bool:
    if not _own_commoner(state, holder, unit) or not state.leads(holder):
        return False
    return state.on(unit) and state.scene.within(holder, unit, REACH[SPECIAL_INSTRUCTIONS])


def _guided(state: Skirmish, unit: i64, x: i64, y: i64) -> bool:
    """A legal end 1000 from all enemies, at most 6000 away; for others the holder must lead."""
    scene, holder = state.scene, state.actor
    if state.side(unit) != state.side(holder) or state.units.zone[unit] != ON:
        return False
    if unit != holder and not state.leads(holder):
        return False
    if (
        not scene.in_margin(unit, x, y)
        or leg(scene.x[unit], scene.y[unit], x, y) > REACH[LOCAL_GUIDE]
    ):
        return False
    return scene.free(unit, x, y) and not scene.crowded(unit, x, y, ZONE)


def _add_guided(state: Skirmish, unit: i64, options: vec[i64]) -> vec[i64]:
    direction: i64 = 0
    while direction < SPOKES:
        dx, dy = spoke(direction, REACH[LOCAL_GUIDE])
        x, y = state.scene.x[unit] + dx, state.scene.y[unit] + dy
        if _guided(state, unit, x, y):
            options = append(options, use(LOCAL_GUIDE, unit, x, y))
        direction += 2
    return options


def _work(state: Skirmish, card: i64, unit: i64, x: i64, y: i64) -> None:
    """[C7]"""
    holder = state.actor
    if card == DEBT_OWED:
        state.units.spent[unit] -= 1
        state.bag.common += 1
        if state.journal is not None:
            state.note(events.action_returned(unit))
    elif card == ISSUE_CHALLENGE:
        state.cards.rivals = append(append(state.cards.rivals[:], holder), unit)
        if state.journal is not None:
            state.note(events.challenged(holder, unit))
    elif card == LOCAL_GUIDE:
        state.put(unit, x, y)
        if state.journal is not None:
            state.note(events.moved(unit, x, y, []))
    elif card == SPECIAL_INSTRUCTIONS:
        state.then(CHOOSE_BY_CARD[state.seat_of(unit)], DRAW_SHAME, _ACT_ON[holder])
        state.actor, state.last_by_card = unit, 1
    else:
        _inspire(state, holder)


def _inspire(state: Skirmish, holder: i64) -> None:
    """He and each friendly unit near him lose one blood drop."""
    side = state.side(holder)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        near = state.on(unit) and state.leads(holder)
        if unit == holder or (near and state.scene.within(holder, unit, REACH[INSPIRING_SPEECH])):
            if state.living(unit) and state.units.drops[unit] > 0:
                state.units.drops[unit] -= 1
                if state.journal is not None:
                    state.note(events.inspired(unit, state.units.drops[unit]))
        unit += 1
