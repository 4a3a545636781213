"""Chapter 5 and 15: the bag, tokens, the end of a round and of the battle."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import NEXT, TOKEN, simple, unit_of
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.legality import MARKER_RADIUS
from sengoku.games.skirmish.rules.lengths import ZONE
from sengoku.games.skirmish.rules.parts.bag import FATES
from sengoku.games.skirmish.rules.parts.campaign import DRAW
from sengoku.games.skirmish.rules.parts.field import CARRIED
from sengoku.games.skirmish.rules.parts.units import PRONE
from sengoku.games.skirmish.rules.skills import EACH_ROUND
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import USE_TOKEN
from sengoku.games.skirmish.rules.steps.shame import DRAW_SHAME, FATE_CARD
from sengoku.games.skirmish.rules.steps.tokens import OPEN_TOKEN_WINDOW
from sengoku.games.skirmish.rules.streams import BAG
from sengoku.games.skirmish.rules.terms import CARRIER, CONTROL, MOST_FINDS, NORTH_WINS
from sengoku.geometry.push import separate
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = [
    "BEGIN_ROUND",
    "BeginRound",
    "DrawToken",
    "EndRound",
    "GiveToken",
    "NextToken",
    "controls",
]

CONTROL_REACH: Final[i64] = constant("control")


class BeginRound(Effect):
    """The bag is filled; whoever drew the last fate token draws first. [TOH-5.12]"""

    def resolve(self, state: Skirmish) -> None:
        state.bag.round += 1
        state.fill_bag()
        if state.terms.level > 1:
            _ready_cards(state)
        if state.journal is not None:
            state.note(events.round_began(state.bag.round, state.bag.drawer ^ state.swap))
        state.then(_DRAW_TOKEN[state.bag.drawer])


class DrawToken(Effect):
    """The next token, once nobody would take back what he decided last. [TOH-5.1, TOH-5.16]"""

    def resolve(self, state: Skirmish) -> None:
        if state.terms.waits_to_draw and state.undoable():
            state.then(_NEXT_TOKEN[2 * state.decider + self.seat])
        else:
            _draw(state, self.seat)


class NextToken(Question):
    """Draw the next token, or take back first what you did. [TOH-5.16]

    `side` draws, whoever is asked.
    """

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat)
        self.side: Final[i64] = side

    def options(self, state: Skirmish) -> vec[i64]:
        return vec[i64]([NEXT])

    def pick(self, state: Skirmish, chooser: Fast) -> i64:
        return NEXT

    def answer(self, state: Skirmish, action: i64) -> None:
        _draw(state, self.side)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-draw-first", {}, self.clause())

    def formal(self) -> bool:
        return True

    def clause(self) -> str:
        return "TOH-5.16"

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.side)]


def _draw(state: Skirmish, side: i64) -> None:
    """One token out of the bag, every one equally likely.

    [TOH-5.1, TOH-5.7, TOH-5.8, TOH-5.11]
    """
    state.bag.drawer = side
    if state.terms.level > 1:
        state.cards.claims = 0
    drawn = state.nature.below(BAG, state.bag.count())
    state.unveil()
    if drawn < state.bag.noble:
        state.bag.noble -= 1
        _action_token(state, side, 1)
    elif drawn < state.bag.noble + state.bag.common:
        state.bag.common -= 1
        _action_token(state, side, 0)
    else:
        state.bag.fate -= 1
        if state.journal is not None:
            state.note(events.fate_drawn(side ^ state.swap, FATES - state.bag.fate))
        if state.bag.fate == 0:
            state.then(_END_ROUND)
            return
        state.then(_DRAW_TOKEN[1 - side])
        if state.terms.level > 1:
            state.then(FATE_CARD[side])


def _action_token(state: Skirmish, seat: i64, noble: i64) -> None:
    """The drawer uses it, or else the opponent. [TOH-5.2, TOH-5.6]"""
    state.bag.token = noble
    if state.journal is not None:
        state.note(events.token_drawn(seat ^ state.swap, noble))
    state.then(_DRAW_TOKEN[1 - seat])
    user = seat
    takers = _takers(state, user)
    if len(takers) == 0:
        user = 1 - seat
        takers = _takers(state, user)
    if len(takers) == 1:
        _use(state, unit_of(takers[0]))
    else:
        state.then(_GIVE_TOKEN[user ^ state.swap])


def _use(state: Skirmish, unit: i64) -> None:
    """The unit acts; at levels 2 and 3 cards come before and shame after. [TOH-17.5, TOH-18.4]"""
    state.assign(unit)
    if state.terms.level > 1:
        state.then(OPEN_TOKEN_WINDOW, USE_TOKEN, DRAW_SHAME)
    else:
        state.then(USE_TOKEN)


def _takers(state: Skirmish, side: i64) -> vec[i64]:
    """Living units of the type with an action left, off the table and in reserve too."""
    options = vec[i64]()
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if (
            state.living(unit)
            and state.roster.noble[unit] == state.bag.token
            and state.left(unit) > 0
        ):
            options = append(options, simple(TOKEN, unit))
        unit += 1
    return options


class GiveToken(Question):
    """Give the token to one of your units that can still act. [TOH-5.2, TOH-5.5]"""

    def options(self, state: Skirmish) -> vec[i64]:
        return _takers(state, self.seat ^ state.swap)

    def answer(self, state: Skirmish, action: i64) -> None:
        _use(state, unit_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        unit = unit_of(action)
        if action != simple(TOKEN, unit) or unit >= state.roster.count:
            return IllegalAction("skirmish-wrong-moment", {}, self.clause())
        if state.seat_of(unit) != self.seat or not state.living(unit):
            return IllegalAction("skirmish-not-your-unit", {"unit": int(unit)}, "TOH-5.2")
        if state.roster.noble[unit] != state.bag.token:
            return IllegalAction("skirmish-wrong-token", {"unit": int(unit)}, "TOH-5.2")
        return IllegalAction("skirmish-no-action-left", {"unit": int(unit)}, "TOH-5.3")

    def clause(self) -> str:
        return "TOH-5.2"


class EndRound(Effect):
    """Separation, the scenario's check, then the next round. [TOH-5.12, TOH-5.13, TOH-15.5]"""

    def resolve(self, state: Skirmish) -> None:
        _separate(state, state.bag.drawer)  # who draws first in the next round
        _separate(state, 1 - state.bag.drawer)
        if state.bag.round >= state.terms.round_limit:
            state.finish(at_limit(state), "limit")
        else:
            state.then(BEGIN_ROUND)


def _ready_cards(state: Skirmish) -> None:
    """Once-per-round cards are ready again, averted eyes look up. [TOH-5.12]"""
    state.cards.averted = 0
    state.cards.refresh(EACH_ROUND)


BEGIN_ROUND: Final = BeginRound()
_END_ROUND: Final = EndRound()
_DRAW_TOKEN: Final = vec[DrawToken]([DrawToken(seat) for seat in range(2)])
_NEXT_TOKEN: Final = vec[NextToken]([NextToken(n // 2, n % 2) for n in range(4)])
_GIVE_TOKEN: Final = vec[GiveToken]([GiveToken(seat) for seat in range(2)])


def _separate(state: Skirmish, side: i64) -> None:
    """Who stands nearer than 1000 to an enemy is moved apart, if there is room. [TOH-5.13]"""
    scene = state.scene
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and scene.crowded(unit, scene.x[unit], scene.y[unit], ZONE):
            if separate(scene, unit) and state.journal is not None:
                state.note(events.separated(unit, scene.x[unit], scene.y[unit]))
        unit += 1


# -- the round limit -------------------------------------------------------------------------------


def at_limit(state: Skirmish) -> i64:
    """Who wins when the rounds are over.

    [TOH-15.10, TOH-15.11, TOH-15.12, TOH-15.13, TOH-15.14, TOH-15.15, TOH-15.16]
    """
    rule, finds = state.scenario().at_limit, state.field.finds
    if rule == CONTROL:
        return 0 if controlled(state, 0) > controlled(state, 1) else 1
    if rule == MOST_FINDS and finds[0] != finds[1]:
        return 0 if finds[0] > finds[1] else 1
    if rule == CARRIER and state.field.captive == CARRIED:
        return state.side(state.field.carrier)
    return 1 if rule == NORTH_WINS else tie_break(state)


def tie_break(state: Skirmish) -> i64:
    """Lower losses, then fewer drops, then a draw. [TOH-15.1]"""
    lead = state.losses(1) - state.losses(0)
    if lead == 0:
        lead = state.drops_of(1) - state.drops_of(0)
    if lead == 0:
        return DRAW
    return 0 if lead > 0 else 1


def controlled(state: Skirmish, side: i64) -> i64:
    """Markers with an own unit near and no enemy. [TOH-14.6]"""
    found: i64 = 0
    for x, y in state.scenario().markers:
        if controls(state, side, x, y):
            found += 1
    return found


def controls(state: Skirmish, side: i64, x: i64, y: i64) -> bool:
    return _holds(state, side, x, y, False) and not _holds(state, 1 - side, x, y, True)


def _holds(state: Skirmish, side: i64, x: i64, y: i64, prone_too: bool) -> bool:
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.on(unit) and (prone_too or not state.marked(unit, PRONE)):
            if state.scene.gap_at(unit, x, y, MARKER_RADIUS) <= CONTROL_REACH:
                return True
        unit += 1
    return False
