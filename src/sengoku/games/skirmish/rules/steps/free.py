"""Chapters 9.20 and 12.7: free charges and free moves, and the sergeant's order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    CHARGE,
    DECLINE,
    MOVE,
    ORDER,
    picks_up,
    simple,
    target_of,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.components import bonus
from sengoku.games.skirmish.rules.fan import add_moves
from sengoku.games.skirmish.rules.field import PRONE
from sengoku.games.skirmish.rules.refusals import charge_problem, place_problem
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import begin_charge
from sengoku.games.skirmish.rules.steps.walking import walk
from sengoku.games.skirmish.rules.targets import charge_targets, may_charge, move_gait
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = [
    "FREE_ACTION",
    "MAY_ORDER",
    "FreeAction",
    "FreeCharge",
    "FreeMove",
    "GiveOrder",
    "MayOrder",
]

ORDER_REACH: Final[i64] = 6000
FOLLOW_UP: Final[i64] = bonus("follow_up")
COUNTER_STRIKE: Final[i64] = bonus("counter_strike")
MOVE_UP: Final[i64] = bonus("move_up")


class FreeAction(Effect):
    """Last of all in an attack: who gained a free action may take it. [TOH-9.20]"""

    def resolve(self, state: Skirmish) -> None:
        gain, unit = state.gain, state.gainer
        state.gain = 0
        if gain == 0 or not state.on(unit) or state.marked(unit, PRONE):
            return  # [TOH-6.12]
        if gain & (FOLLOW_UP | COUNTER_STRIKE) and len(charge_targets(state, unit)) > 0:
            state.then(_FREE_CHARGE[state.seat_of(unit)])
        elif gain & (FOLLOW_UP | MOVE_UP):
            state.then(_FREE_MOVE[state.seat_of(unit)])


class FreeCharge(Question):
    """You may charge at once, without a token. [TOH-9.20]"""

    def options(self, state: Skirmish) -> vec[i64]:
        options = vec[i64]()
        for target in charge_targets(state, state.gainer):
            options = append(options, simple(CHARGE, state.gainer, target))
        return append(options, DECLINE)

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != DECLINE:
            begin_charge(state, state.gainer, target_of(action), FREE_ACTION)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        target = target_of(action)
        if action == simple(CHARGE, state.gainer, target):
            problem = charge_problem(state, state.gainer, target)
            if problem is not None:
                return problem
        return IllegalAction("skirmish-wrong-moment", {}, self.clause())

    def clause(self) -> str:
        return "TOH-9.20"


class FreeMove(Question):
    """You may move at once, without a token. [TOH-9.20, TOH-6.12]"""

    def options(self, state: Skirmish) -> vec[i64]:
        unit = state.gainer
        options = add_moves(state, unit, MOVE, move_gait(state, unit), vec[i64]())
        return append(options, DECLINE)

    def allows(self, state: Skirmish, action: i64) -> bool:
        return action == DECLINE or self.problem(state, action) is None

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != DECLINE:
            state.end_alert(state.gainer)
            walk(state, state.gainer, x_of(action), y_of(action), pick_up=picks_up(action))

    def problem(self, state: Skirmish, action: i64) -> IllegalAction | None:
        unit = state.gainer
        if verb(action) != MOVE or unit_of(action) != unit:
            return IllegalAction("skirmish-wrong-moment", {}, self.clause())
        return place_problem(state, unit, action, move_gait(state, unit))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        problem = self.problem(state, action)
        assert problem is not None, "only what is not allowed is refused"
        return problem

    def clause(self) -> str:
        return "TOH-9.20"


class MayOrder(Effect):
    """After his move the sergeant may send a commoner unit to charge. [TOH-12.7]"""

    def resolve(self, state: Skirmish) -> None:
        if state.on(state.actor) and len(_orders(state)) > 0:
            state.then(_GIVE_ORDER[state.seat_of(state.actor)])


class GiveOrder(Question):
    """Name a commoner unit within 6 inches and whom it charges, or nobody. [TOH-12.7]"""

    def options(self, state: Skirmish) -> vec[i64]:
        return append(_orders(state), DECLINE)

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != DECLINE:
            begin_charge(state, unit_of(action), target_of(action), FREE_ACTION)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-no-such-order", {}, self.clause())

    def clause(self) -> str:
        return "TOH-12.7"


FREE_ACTION: Final = FreeAction()
MAY_ORDER: Final = MayOrder()
_FREE_CHARGE: Final = vec[FreeCharge]([FreeCharge(seat) for seat in range(2)])
_FREE_MOVE: Final = vec[FreeMove]([FreeMove(seat) for seat in range(2)])
_GIVE_ORDER: Final = vec[GiveOrder]([GiveOrder(seat) for seat in range(2)])


def _orders(state: Skirmish) -> vec[i64]:
    options = vec[i64]()
    sergeant = state.actor
    side = state.side(sergeant)
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if unit != sergeant and not state.roster.noble[unit] and may_charge(state, unit):
            if state.scene.within(sergeant, unit, ORDER_REACH):
                for target in charge_targets(state, unit):
                    options = append(options, simple(ORDER, unit, target))
        unit += 1
    return options
