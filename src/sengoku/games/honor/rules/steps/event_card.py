"""What an event card does that is played in the main phase: all that the rules have to know of it.

A new one is a class like Dishonor, an entry of `EVENTS` in `event_cards.py`, and its verb in
`actions.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.refusals import no_actions, not_in_hand, unknown
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.problem import IllegalAction

__all__ = ["EventCard"]


class EventCard:
    """One card with its verb, and what it costs in actions. [HON-4.4]"""

    card: Final[i64]
    verb: Final[i64]
    cost: Final[i64]

    def __init__(self, card: i64, verb: i64, cost: i64 = 1) -> None:
        self.card = card
        self.verb = verb
        self.cost = cost

    def add(self, state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
        """Every way to play it, for one who holds it and has actions enough."""
        raise NotImplementedError

    def play(self, state: Honor, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def clause(self) -> str:
        raise NotImplementedError

    def wrong(self, state: Honor, seat: i64, action: i64) -> IllegalAction:
        """Why it cannot be played so, by one who could play it otherwise."""
        return unknown(self.clause())

    def refusal(self, state: Honor, seat: i64, action: i64) -> IllegalAction:
        missing = not_in_hand(state, seat, self.shown(action), self.clause())
        wrong = missing or no_actions(state, seat, self.cost)
        return wrong or self.wrong(state, seat, action)

    def shown(self, action: i64) -> i64:
        """The card that all see when it is played."""
        return self.card

    def missed(self, state: Honor, seat: i64) -> i64:
        """Its plainest use, possible or not: what somebody means who asks why he cannot play it."""
        raise NotImplementedError
