"""The rules in playing order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanterns.rules import events
from lanterns.rules.actions import HANG, card, hang, other, snuff, verb
from lanterns.rules.state import HAND, Lanterns
from sengoku.kernel.state import Effect, Question, Step

__all__ = ["STEPS", "BeginGame"]


class BeginGame(Effect):
    """Three lanterns for everybody. [LAN-1.1]"""

    def resolve(self, state: Lanterns) -> None:
        state.shuffle()
        for _ in range(HAND):
            for seat in range(state.seats):
                state.draw(seat)
        state.then(HangOrSnuff(0))


class HangOrSnuff(Question):
    """Hang a lantern, or throw one away to put out a lesser one of a rival. [LAN-2.1]"""

    def options(self, state: Lanterns) -> vec[i64]:
        seat = int(self.seat)
        rivals = [door for owner, door in enumerate(state.doors) if owner != seat]
        lit = sorted(lantern for door in rivals for lantern in door)
        held = state.hands[seat]
        snuffs = [snuff(own, lesser) for own in held for lesser in lit if lesser < own]
        return vec[i64]([*map(hang, held), *snuffs])

    def answer(self, state: Lanterns, action: int) -> None:
        seat, own = int(self.seat), card(action)
        state.show(seat, own)
        if verb(action) == HANG:
            state.doors[seat].append(own)
            if state.journal is not None:
                state.note(events.hung(seat, own))
        else:
            lesser = other(action)
            state.doors[state.owner(lesser)].remove(lesser)
            state.gone += [own, lesser]
            if state.journal is not None:
                state.note(events.snuffed(seat, own, lesser))
        state.then(EndTurn(seat))

    def clause(self) -> str:
        return "LAN-2.1"


class EndTurn(Effect):
    """Draw, then the next who holds a lantern. [LAN-2.2, LAN-3.1]"""

    def resolve(self, state: Lanterns) -> None:
        seat = int(self.seat)
        state.draw(seat)
        for step in range(1, state.seats + 1):
            follower = (seat + step) % state.seats
            if state.hands[follower]:
                state.then(HangOrSnuff(follower))
                return


STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step for step in (BeginGame, HangOrSnuff, EndTurn)
}
