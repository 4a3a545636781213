"""The table of Call to Glory as it is now, and its small movers.

Cards are counted by character, since copies are identical [GLO-2.6]; only piles have an order. The
shuffled deck, the orders and the score sheet are replaced, never written to, so copies share them.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sengoku.games.glory.rules import events
from sengoku.games.glory.rules.actions import (
    DISCARD_1,
    DISCARD_2,
    DRAW_1,
    DRAW_2,
    VERBS,
    order_name,
)
from sengoku.games.glory.rules.components import CARDS, COPIES, KIND_COUNT, KINDS, constant
from sengoku.games.glory.rules.counts import cards_of, count_of, counts, owner_of, total
from sengoku.games.glory.rules.redealing import redeal_cards, redeal_orders
from sengoku.games.glory.rules.streams import DECK, ORDERS
from sengoku.games.glory.rules.terms import Terms
from sengoku.kernel.cards import packed, pile_of
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.verbs import Verbs
from sengoku.kernel.viewer import NOBODY

__all__ = ["NOTHING", "Glory", "is_safe"]

NOTHING: Final[i64] = -1  # no order left of this stack; no forced slot; no pending cards

FIGURES: Final[i64] = constant("ninja_figures")


class Glory(State):
    """By seat: `hands`, `known` (cards the log proves to be there [GLO-14.5]), each in one number
    (counts.py); `ready`."""

    def __init__(self, terms: Terms, nature: Nature) -> None:
        super().__init__(nature)
        self.terms: Final = terms
        self.round: i64 = 0
        self.start: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = NOBODY
        self.stall: i64 = 0  # turns in a row without a card out of a draw pile [GLO-11.18]
        self.hands = vec[i64]()
        self.known = vec[i64]()
        self.owner: i64 = 0  # who has which set (counts.py)
        self.size: i64 = 0  # the cards in them
        self.needs: i64 = 0  # the fewest cards to lay now, kept for search
        self.deck = vec[u8]()  # shared: the shuffled cards of this round
        self.next_1: i64 = 0  # the top of each draw pile in the deck
        self.next_2: i64 = 0
        self.discard_1 = vec[i64]()  # bottom to top
        self.discard_2 = vec[i64]()
        self.lying_1: i64 = 0  # the cards in them, in no order
        self.lying_2: i64 = 0
        self.pending: i64 = NOTHING  # character of the cards that wait for a pile [GLO-6.1]
        self.pending_count: i64 = 0
        self.supply: i64 = 0
        self.ready = vec[i64]()
        self.fresh: i64 = 0  # the active seat's figure that it took this turn [GLO-11.6]
        self.orders = vec[i64]()  # shared: by seat and stack the character, NOTHING once played
        self.shown: i64 = 0  # of these orders the ones that all have seen, a bit each [GLO-14.5]
        self.spare = vec[i64]()  # shared: by stack the orders that nobody got [GLO-10.2]
        self.played = vec[i64]()  # shared: the orders played so far, as stack * 9 + character
        self.bonus = vec[i64]()  # shared: what orders paid each seat in this round
        self.sheet = vec[i64]()  # shared: the score sheet, round by round, seat by seat
        self.reasons: i64 = 0  # why the last round ended, a bit each

    def verbs(self) -> Verbs:
        return VERBS

    def copy(self) -> "Glory":
        twin = Glory(self.terms, self.nature.copy())
        self.hand_on(twin)
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.active = self.active
        twin.stall = self.stall
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.owner = self.owner
        twin.size = self.size
        twin.needs = self.needs
        twin.deck = self.deck
        twin.next_1 = self.next_1
        twin.next_2 = self.next_2
        twin.discard_1 = self.discard_1[:]
        twin.discard_2 = self.discard_2[:]
        twin.lying_1 = self.lying_1
        twin.lying_2 = self.lying_2
        twin.pending = self.pending
        twin.pending_count = self.pending_count
        twin.supply = self.supply
        twin.ready = self.ready[:]
        twin.fresh = self.fresh
        twin.orders = self.orders
        twin.shown = self.shown
        twin.spare = self.spare
        twin.played = self.played
        twin.bonus = self.bonus
        twin.sheet = self.sheet
        twin.reasons = self.reasons
        return twin

    # -- piles ---------------------------------------------------------------------------------

    def left(self, pile: i64) -> i64:
        """How many cards a pile holds."""
        if pile == DRAW_1:
            return self.terms.draw_2 - self.next_1
        if pile == DRAW_2:
            return CARDS - self.next_2
        return len(self.discard_1) if pile == DISCARD_1 else len(self.discard_2)

    def open_piles(self, barred: i64) -> i64:
        """The piles that can be drawn from, a bit each; `barred` may be NOTHING. [GLO-3.3]"""
        piles: i64 = 0
        if self.next_1 < self.terms.draw_2:
            piles |= 1 << DRAW_1
        if len(self.discard_1) > 0:
            piles |= 1 << DISCARD_1
        if len(self.discard_2) > 0:
            piles |= 1 << DISCARD_2
        if self.next_2 < CARDS:
            piles |= 1 << DRAW_2
        return piles if barred == NOTHING else piles & ~(1 << barred)

    def take(self, seat: i64, pile: i64) -> None:
        """The top card of a pile goes to a hand. [GLO-3.1, GLO-3.7]"""
        if pile == DRAW_1:
            self._take_unseen(seat, pile, i64(self.deck[self.next_1]))
            self.next_1 += 1
        elif pile == DRAW_2:
            self._take_unseen(seat, pile, i64(self.deck[self.next_2]))
            self.next_2 += 1
        elif pile == DISCARD_1:
            self.discard_1, kind = pop(self.discard_1)
            self.lying_1 -= cards_of(kind, 1)
            self._take_openly(seat, pile, kind)
        else:
            self.discard_2, kind = pop(self.discard_2)
            self.lying_2 -= cards_of(kind, 1)
            self._take_openly(seat, pile, kind)

    def _take_unseen(self, seat: i64, pile: i64, kind: i64) -> None:
        self.hands[seat] += cards_of(kind, 1)
        self.stall = -1
        self.unveil()
        if self.journal is not None:
            self.note(events.card_drawn(seat, pile, kind))

    def _take_openly(self, seat: i64, pile: i64, kind: i64) -> None:
        self.hands[seat] += cards_of(kind, 1)
        self.known[seat] += cards_of(kind, 1)
        if self.left(pile) > 0:
            self.unveil()  # the card below shows now [GLO-3.6]
        if self.journal is not None:
            self.note(events.card_taken(seat, pile, kind))

    def forced_slot(self) -> i64:
        """The discard pile that must be used, or NOTHING where the choice is free. [GLO-5.3]"""
        if len(self.discard_1) == 0:
            return DISCARD_1
        return DISCARD_2 if len(self.discard_2) == 0 else NOTHING

    def put(self, kind: i64, count: i64, slot: i64) -> None:
        """Cards go face up onto one discard pile. [GLO-5.5]"""
        if slot == DISCARD_1:
            self.lying_1 += cards_of(kind, count)
        else:
            self.lying_2 += cards_of(kind, count)
        while count > 0:
            if slot == DISCARD_1:
                self.discard_1 = append(self.discard_1, kind)
            else:
                self.discard_2 = append(self.discard_2, kind)
            count -= 1

    def place(self, seat: i64, slot: i64) -> None:
        """The pending cards go onto the pile that was chosen. [GLO-6.1]"""
        kind, count = self.pending, self.pending_count
        self.pending, self.pending_count = NOTHING, 0
        self.put(kind, count, slot)
        if self.journal is not None:
            self.note(events.cards_placed(seat, kind, count, slot))

    # -- hands and sets ------------------------------------------------------------------------

    def _give_up(self, seat: i64, kind: i64, count: i64) -> None:
        known = count_of(self.known[seat], kind)
        self.hands[seat] -= cards_of(kind, count)
        self.known[seat] -= cards_of(kind, min(known, count))

    def show(self, seat: i64, kind: i64, count: i64) -> None:
        """All know that a hand holds so many cards at least. [GLO-14.5]"""
        known = count_of(self.known[seat], kind)
        self.known[seat] += cards_of(kind, max(count - known, 0))

    def discard(self, seat: i64, kind: i64, slot: i64) -> None:
        self._give_up(seat, kind, 1)
        self.put(kind, 1, slot)
        if self.journal is not None:
            self.note(events.card_discarded(seat, kind, slot))

    def lay(self, seat: i64, kind: i64, count: i64) -> i64:
        """A new set of these cards alone; an older one becomes pending. Who owned that, or NOBODY.

        [GLO-4.6, GLO-4.9]
        """
        beaten, lost = owner_of(self.owner, kind), count_of(self.size, kind)
        self._give_up(seat, kind, count)
        self.owner += cards_of(kind, seat - beaten)
        self.resize(kind, count)
        if self.journal is not None:
            self.note(events.set_laid(seat, kind, count))
        if beaten != NOBODY:
            self.pending, self.pending_count = kind, lost
            if self.journal is not None:
                self.note(events.set_beaten(beaten, kind, lost, seat))
        return beaten

    def least(self, kind: i64) -> i64:
        """The fewest cards with which a character can be laid now, whoever's set lies there.

        [GLO-4.4, GLO-4.7]
        """
        return max(self.terms.least[kind], count_of(self.size, kind) + 1)

    def resize(self, kind: i64, size: i64) -> None:
        """A set has that many cards now, and `needs` follows."""
        self.size += cards_of(kind, size - count_of(self.size, kind))
        self.needs += cards_of(kind, self.least(kind) - count_of(self.needs, kind))

    # -- figures -------------------------------------------------------------------------------

    def take_figure(self, seat: i64) -> None:
        self.supply -= 1
        self.fresh = 1
        if self.journal is not None:
            self.note(events.figure_taken(seat))

    def use_figure(self, seat: i64, target: i64, kind: i64) -> None:
        """A figure returns to the supply, a card of the set becomes pending; a set may shrink, and
        is gone with its last card. [GLO-11.7, GLO-11.13]"""
        self.ready[seat] -= 1
        self.supply += 1
        self.resize(kind, count_of(self.size, kind) - 1)
        if count_of(self.size, kind) == 0:
            self.owner -= cards_of(kind, target + 1)
        self.pending, self.pending_count = kind, 1
        if self.journal is not None:
            self.note(events.figure_used(seat, target, kind))

    def rest_figures(self, seat: i64) -> None:
        """A figure taken this turn can be used from the next one on. [GLO-11.6]"""
        self.ready[seat] += self.fresh
        self.fresh = 0

    # -- rounds --------------------------------------------------------------------------------

    def deal(self) -> None:
        """All cards are shuffled and dealt one at a time. [GLO-1.3, GLO-1.4, GLO-1.5, GLO-1.6]"""
        seats = self.terms.seats
        cards = pile_of(COPIES)
        self.nature.shuffle(DECK, cards)
        self.deck = packed(cards)
        self.unveil()
        self.hands = vec[i64]([0] * seats)
        self.known = vec[i64]([0] * seats)
        card: i64 = 0
        while card < seats * self.terms.hand_size:
            seat = (self.start + card) % seats
            self.hands[seat] += cards_of(i64(self.deck[card]), 1)
            card += 1
        self.next_1, self.next_2 = self.terms.draw_1, self.terms.draw_2

    def clear(self) -> None:
        """No sets, no discards, all figures in the supply. [GLO-1.7, GLO-1.8, GLO-11.1]"""
        self.owner = 0
        self.size = 0
        self.needs = self.terms.fewest
        self.discard_1 = vec[i64]()
        self.discard_2 = vec[i64]()
        self.lying_1 = self.lying_2 = 0
        self.supply = FIGURES if self.terms.ninja_power else 0
        self.ready = vec[i64]([0] * self.terms.seats)
        self.fresh = 0
        self.turn = 0
        self.stall = 0
        self.bonus = vec[i64]([0] * self.terms.seats)

    def deal_orders(self) -> None:
        """One order of each stack to each seat, the rest unseen. [GLO-10.1, GLO-10.2, GLO-10.12]"""
        seats = self.terms.seats
        orders = vec[i64]([NOTHING] * (seats * 3))
        spare = vec[i64]()
        stack: i64 = 0
        while stack < 3:
            cards = vec[i64](self.terms.order_kinds(stack))
            self.nature.shuffle(ORDERS, cards)
            place: i64 = 0
            for kind in cards:
                if place < seats:
                    orders[(self.start + place) % seats * 3 + stack] = kind
                else:
                    spare = append(spare, stack * KIND_COUNT + kind)
                place += 1
            stack += 1
        self.orders, self.spare = orders, spare
        self.unveil()

    def play_order(self, seat: i64, stack: i64, kind: i64, points: i64) -> None:
        """An order is used up and pays the owner of the set, if any. [GLO-10.5, GLO-10.6]"""
        orders = self.orders[:]
        orders[seat * 3 + stack] = NOTHING
        self.orders = orders
        self.shown &= ~(1 << seat * 3 + stack)
        self.played = append(self.played[:], stack * KIND_COUNT + kind)
        owner = owner_of(self.owner, kind)
        if owner != NOBODY:
            bonus = self.bonus[:]
            bonus[owner] += points
            self.bonus = bonus
        if self.journal is not None:
            self.note(events.order_played(seat, order_name(stack, kind), owner, points))

    def show_order(self, seat: i64, stack: i64) -> None:
        self.shown |= 1 << seat * 3 + stack

    def order_known(self, seat: i64, stack: i64) -> bool:
        """Whether all have seen the order that a seat holds of that stack. [GLO-14.5]"""
        return self.shown >> seat * 3 + stack & 1 == 1

    def order_hidden(self, seat: i64, stack: i64) -> bool:
        """Whether its holder alone knows the order."""
        return self.orders[seat * 3 + stack] != NOTHING and not self.order_known(seat, stack)

    def set_score(self, seat: i64) -> i64:
        """Each character in front of a seat counts its value once. [GLO-8.1]"""
        score: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            if owner_of(self.owner, kind) == seat:
                score += COPIES[kind]
            kind += 1
        return score

    def write_scores(self) -> None:
        """Set scores and order bonuses go onto the score sheet. [GLO-8.3, GLO-10.8]"""
        sheet = self.sheet[:]
        seat: i64 = 0
        while seat < self.terms.seats:
            sheet = append(sheet, self.set_score(seat) + self.bonus[seat])
            seat += 1
        self.sheet = sheet

    # -- points --------------------------------------------------------------------------------

    def rounds_scored(self) -> i64:
        return len(self.sheet) // self.terms.seats

    def round_score(self, round: i64, seat: i64) -> i64:
        return self.sheet[round * self.terms.seats + seat]

    def total(self, seat: i64) -> i64:
        total: i64 = 0
        round: i64 = 0
        while round < self.rounds_scored():
            total += self.round_score(round, seat)
            round += 1
        return total

    def best_round(self, seat: i64) -> i64:
        best: i64 = 0
        round: i64 = 0
        while round < self.rounds_scored():
            best = max(best, self.round_score(round, seat))
            round += 1
        return best

    def scores(self) -> list[int]:
        return [int(self.total(seat)) for seat in range(self.terms.seats)]

    def ranks(self) -> list[int]:
        """By total, then by best single round; equal pairs share.

        [GLO-9.2, GLO-9.3, GLO-9.4, GLO-9.5]
        """
        marks = [
            (int(self.total(seat)), int(self.best_round(seat))) for seat in range(self.terms.seats)
        ]
        return [1 + sum(1 for other in marks if other > mark) for mark in marks]

    # -- what a seat cannot know -----------------------------------------------------------------

    def redeal(self, seat: i64, nature: Nature) -> "Glory":
        """Unseen cards change places; what the log proves of a hand stays. [GLO-14.5]"""
        twin = self.copy()
        twin.nature = nature
        redeal_cards(twin, seat, nature)
        if self.terms.imperial_orders:
            redeal_orders(twin, seat, nature)
        return twin

    def hand(self, seat: i64) -> dict[str, int]:
        """A hand as people see it: characters and how many."""
        return _counted(self.hands[seat])

    def known_of(self, seat: i64) -> dict[str, int]:
        return _counted(self.known[seat])

    def hand_count(self, seat: i64) -> i64:
        return total(self.hands[seat])

    def unknown_of(self, seat: i64, kind: i64) -> i64:
        """Copies of a character in a hand that its holder alone knows of."""
        return count_of(self.hands[seat] - self.known[seat], kind)


def _counted(cards: i64) -> dict[str, int]:
    return {KINDS[kind]: int(count) for kind, count in enumerate(counts(cards)) if count > 0}


def is_safe(state: Glory, kind: i64) -> bool:
    """Too few copies are left to lay a larger set; figures apart. [GLO-4.4]"""
    return count_of(state.size, kind) * 2 >= COPIES[kind]
