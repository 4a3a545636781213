"""Chapter 12.7: the sergeant's order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import DECLINE, ORDER, simple, target_of, unit_of
from sengoku.games.skirmish.rules.components import constant
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import begin_charge
from sengoku.games.skirmish.rules.targets import charge_targets, may_charge
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question

__all__ = ["MAY_ORDER", "GiveOrder", "MayOrder"]

ORDER_REACH: Final[i64] = constant("order")


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
            begin_charge(state, unit_of(action), target_of(action))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-no-such-order", {}, self.clause())

    def clause(self) -> str:
        return "TOH-12.7"


MAY_ORDER: Final = MayOrder()
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
