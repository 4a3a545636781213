"""Everything that is true at a table of Lanterns, and its small movers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanterns.rules import events
from lanterns.rules.actions import LANTERNS, VERBS
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.verbs import Verbs

__all__ = ["DECK", "HAND", "Lanterns"]

DECK: Final = 0  # the only stream of luck
HAND: Final = 3


class Lanterns(State):
    def __init__(self, seats: int, nature: Nature) -> None:
        super().__init__(nature)
        self.seats = seats
        self.pile: list[int] = [*LANTERNS]  # the next one last
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.doors: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []

    def verbs(self) -> Verbs:
        return VERBS

    # -- movers --------------------------------------------------------------------------------

    def shuffle(self) -> None:
        cards = vec[i64](self.pile)
        self.nature.shuffle(DECK, cards)
        self.pile = [int(card) for card in cards]

    def draw(self, seat: int) -> None:
        """[LAN-2.2]"""
        if not self.pile:
            return
        card = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.unveil()
        if self.journal is not None:
            self.note(events.drawn(seat, card))

    def show(self, seat: int, card: int) -> None:
        """All see a lantern of a hand, so there is no way back."""
        self.hands[seat].remove(card)
        self.unveil()

    def owner(self, card: int) -> int:
        """Over whose door it hangs; -1 if over none."""
        return next((seat for seat in range(self.seats) if card in self.doors[seat]), -1)

    # -- what the kernel asks of a state -------------------------------------------------------

    def copy(self) -> "Lanterns":
        twin = Lanterns(self.seats, self.nature.copy())
        self.hand_on(twin)
        twin.pile, twin.gone = self.pile[:], self.gone[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.doors = [door[:] for door in self.doors]
        return twin

    def redeal(self, seat: int, nature: Nature) -> "Lanterns":
        """All that the seat does not see is shuffled and dealt anew. [LAN-4.1]"""
        twin = self.copy()
        twin.nature = nature
        rivals = [rival for rival in range(self.seats) if rival != seat]
        unseen = self.pile + [card for rival in rivals for card in self.hands[rival]]
        cards = vec[i64](sorted(unseen))
        nature.shuffle(DECK, cards)
        dealt = [int(card) for card in cards]
        for rival in rivals:
            count = len(self.hands[rival])
            twin.hands[rival], dealt = sorted(dealt[:count]), dealt[count:]
        twin.pile = dealt
        return twin

    def scores(self) -> list[int]:
        """[LAN-3.1]"""
        return [sum(door) for door in self.doors]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]
