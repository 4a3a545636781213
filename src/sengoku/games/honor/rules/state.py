"""The table of Honor of the Samurai as it is now, and its small movers.

Cards are counted by number, since copies are identical [HON-6.14]; only the draw pile has an order.
House 2s is the samurai house of seat s, house 2s + 1 the daimyo house; the samurai card itself
never moves and is not counted. The shuffled deck is replaced, never written to, so copies share
it. What a seat kept in hand at the last reshuffle and what it drew since are counted
apart, since all know which cards were reshuffled. [HON-4.7]
"""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import VERBS
from sengoku.games.honor.rules.components import (
    ARMIES,
    CARD_COUNT,
    CASTLES,
    GUARD,
    HOUSE_CARDS,
    OKUGATA,
    POSSESSIONS,
    SAVE_FACE,
    constant,
)
from sengoku.games.honor.rules.counting import counted, row_is_empty, row_sum
from sengoku.games.honor.rules.origins import Origins
from sengoku.games.honor.rules.streams import DECK
from sengoku.games.honor.rules.terms import Terms
from sengoku.kernel.cards import pile_of
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.verbs import Verbs
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "ARMIES_PER_HOUSE",
    "FEWEST_ACTIONS",
    "FREE",
    "FULL_KI",
    "HAND_SIZE",
    "KI_PER_ACTION",
    "LEAVING",
    "MOST_ACTIONS",
    "NOTHING",
    "PLEDGED",
    "SAMURAI_KI",
    "SECOND",
    "Honor",
    "half",
]

NOTHING: Final[i64] = -1  # no daimyo, no castle

# What binds a seat to its lord. [HON-2.2, HON-2.3]
FREE: Final[i64] = 0
PLEDGED: Final[i64] = 1
SECOND: Final[i64] = 2
LEAVING: Final[i64] = 3  # still second, until his next turn

HAND_SIZE: Final[i64] = constant("hand_size")
SAMURAI_KI: Final[i64] = constant("samurai_ki")
KI_PER_ACTION: Final[i64] = constant("ki_per_action")
FEWEST_ACTIONS: Final[i64] = constant("fewest_actions")
MOST_ACTIONS: Final[i64] = constant("most_actions")
FULL_KI: Final[i64] = KI_PER_ACTION * MOST_ACTIONS  # more gives no further action
ARMIES_PER_HOUSE: Final[i64] = constant("armies_per_house")


class Honor(State):
    """By seat: `honor`, `daimyo` (its card or NOTHING), `lord` (whom he serves) and `bond`."""

    def __init__(self, terms: Terms, nature: Nature) -> None:
        super().__init__(nature)
        self.terms: Final = terms
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.active: i64 = NOBODY
        self.used: i64 = 0  # card actions of the active seat's turn [HON-4.3]
        self.declared: i64 = 0  # declarations of this turn: at most one [HON-9.1]
        self.title: i64 = NOBODY  # whose daimyo is shogun; NOBODY: it lies in the center
        self.honor = vec[i64]()
        self.daimyo = vec[i64]()
        self.lord = vec[i64]()
        self.bond = vec[i64]()
        self.held = vec[i64]()  # by seat: how many cards in hand
        self.hands = vec[i64]()  # by seat and card
        self.kept = vec[i64]()  # by seat and card: in hand when the deck was last shuffled
        self.drawn = vec[i64]()  # by seat and card: drawn since then
        self.seen = vec[i64]()  # shared: by seat and card, in hand as all know [HON-13.4]
        self.houses = vec[i64]()  # by house and card
        self.deck = vec[i64]()  # shared: the cards as they were shuffled
        self.top: i64 = 0  # where the draw pile starts in the deck
        self.discards = vec[i64]()  # by card
        self.discarded: i64 = 0  # how many cards the discard pile holds
        self.answered: i64 = 0  # seats that answered in the standing face window, a bit each
        self.sealed: i64 = 0  # those of them who would save: nobody may see it [HON-8.5]

    def verbs(self) -> Verbs:
        return VERBS

    def copy(self) -> "Honor":
        twin = Honor(self.terms, self.nature.copy())
        self.hand_on(twin)
        twin.dealer = self.dealer
        twin.round = self.round
        twin.active = self.active
        twin.used = self.used
        twin.declared = self.declared
        twin.title = self.title
        twin.honor = self.honor[:]
        twin.daimyo = self.daimyo[:]
        twin.lord = self.lord[:]
        twin.bond = self.bond[:]
        twin.held = self.held[:]
        twin.hands = self.hands[:]
        twin.kept = self.kept[:]
        twin.drawn = self.drawn[:]
        twin.seen = self.seen
        twin.houses = self.houses[:]
        twin.deck = self.deck
        twin.top = self.top
        twin.discards = self.discards[:]
        twin.discarded = self.discarded
        twin.answered = self.answered
        twin.sealed = self.sealed
        return twin

    # -- who stands where ------------------------------------------------------------------------

    def first_player(self) -> i64:
        return (self.dealer + 1) % self.terms.seats

    def is_first(self, seat: i64) -> bool:
        """A first samurai controls a daimyo. [HON-2.2]"""
        return self.daimyo[seat] != NOTHING

    def is_second(self, seat: i64) -> bool:
        """Also when he is leaving. [HON-2.5]"""
        return self.bond[seat] >= SECOND

    def holder(self, lord: i64) -> i64:
        """Who has the place at a daimyo, pledged or second; NOBODY if it is free. [HON-2.4]"""
        lords = self.lord
        seat: i64 = 0
        while seat < len(lords):
            if lords[seat] == lord:
                return seat
            seat += 1
        return NOBODY

    def partner(self, seat: i64) -> i64:
        """The first samurai of his daimyo, or the holder of his daimyo's place."""
        return self.lord[seat] if self.lord[seat] != NOBODY else self.holder(seat)

    # -- sums ------------------------------------------------------------------------------------

    def count(self, house: i64, card: i64) -> i64:
        return self.houses[house * HOUSE_CARDS + card]

    def house_sum(self, house: i64, stat: vec[i64]) -> i64:
        """One stat of all cards in a house, its daimyo included."""
        total: i64 = 0
        houses = self.houses
        base = house * HOUSE_CARDS
        card: i64 = 0
        while card < HOUSE_CARDS:
            total += houses[base + card] * stat[card]  # quicker than to ask whether there is one
            card += 1
        if house & 1 == 1 and self.daimyo[house >> 1] != NOTHING:
            total += stat[self.daimyo[house >> 1]]
        return total

    def armies(self, house: i64) -> i64:
        total: i64 = 0
        houses = self.houses
        place = house * HOUSE_CARDS + ARMIES
        end = house * HOUSE_CARDS + POSSESSIONS
        while place < end:
            total += houses[place]
            place += 1
        return total

    def house_size(self, house: i64) -> i64:
        """How many cards lie in a house besides its samurai or daimyo."""
        total: i64 = 0
        place = house * HOUSE_CARDS
        end = place + HOUSE_CARDS
        while place < end:
            total += self.houses[place]
            place += 1
        return total

    def castle(self, seat: i64) -> i64:
        """The castle of a seat's daimyo, or NOTHING."""
        houses, end = self.houses, (seat * 2 + 2) * HOUSE_CARDS
        place = end - HOUSE_CARDS + CASTLES
        while place < end:
            if houses[place] > 0:
                return place - end + HOUSE_CARDS
            place += 1
        return NOTHING

    def fits(self, card: i64, house: i64) -> bool:
        """One okugata and five armies at most; a castle always. [HON-5.2, HON-5.3, HON-5.5]"""
        if card < ARMIES:
            base = house * HOUSE_CARDS + OKUGATA
            return self.houses[base] + self.houses[base + 1] == 0
        return card >= POSSESSIONS or self.armies(house) < ARMIES_PER_HOUSE

    def ki(self, seat: i64) -> i64:
        """Six of the samurai card, and what his own houses give. [HON-4.1]"""
        total = SAMURAI_KI + self.house_sum(seat * 2, self.terms.ki)
        if self.daimyo[seat] != NOTHING:
            total += self.house_sum(seat * 2 + 1, self.terms.ki)
        return total

    def allowance(self, seat: i64) -> i64:
        """A card action for every three ki, two at least, five at most. [HON-4.2]"""
        return min(MOST_ACTIONS, max(FEWEST_ACTIONS, self.ki(seat) // KI_PER_ACTION))

    def actions_left(self, seat: i64) -> i64:
        """By what the seat is and has just now, whatever it was before. [HON-4.3, HON-11.8]"""
        return max(0, self.allowance(seat) - self.used)

    def income(self, seat: i64) -> i64:
        """What a scoring now would give. [HON-3.4, HON-3.5, HON-3.7]"""
        lord = seat
        if self.is_second(seat):
            lord = self.lord[seat]
        elif not self.is_first(seat):
            return 0
        upper = self.house_sum(lord * 2 + 1, self.terms.honor)
        if self.title == lord:
            upper += self.terms.title_honor
        lower = self.house_sum(seat * 2, self.terms.honor)
        return upper + lower if lord == seat else half(upper) + half(lower)

    def strength(self, seat: i64) -> i64:
        """Of a first samurai in defense: both houses and that of the seat holder. [HON-10.2]"""
        total = self.house_sum(seat * 2 + 1, self.terms.strength)
        total += self.house_sum(seat * 2, self.terms.strength)
        holder = self.holder(seat)
        if holder != NOBODY:
            total += self.house_sum(holder * 2, self.terms.strength)
        return total

    def attack_strength(self, seat: i64) -> i64:
        """The same without the castle. [HON-10.2]"""
        castle = self.castle(seat)
        return self.strength(seat) - (0 if castle == NOTHING else self.terms.strength[castle])

    def may_be_attacked(self, seat: i64) -> bool:
        """Only the shogun and who has a castle. [HON-10.1]"""
        return self.title == seat or self.castle(seat) != NOTHING

    # -- honor -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> None:
        """Honor rises here and nowhere else. [HON-3.3]"""
        amount = self.income(seat)
        self.honor[seat] += amount
        if self.journal is not None:
            self.note(events.honor_scored(seat, amount, self.honor[seat]))

    def lose_honor(self, seat: i64, amount: i64, why: str) -> None:
        """Honor may fall below zero, so every cost can be paid. [HON-3.10]"""
        self.honor[seat] -= amount
        if self.journal is not None:
            self.note(events.honor_lost(seat, amount, self.honor[seat], why))

    # -- cards -----------------------------------------------------------------------------------

    def pile_left(self) -> i64:
        return len(self.deck) - self.top

    def draw(self, seat: i64) -> None:
        """The top card goes to the hand; an empty pile is renewed first. [HON-4.6, HON-4.7]"""
        if self.top == len(self.deck):
            self._renew_pile()
        card = self.deck[self.top]
        self.top += 1
        self.take_up(seat, card)
        self.unveil()
        if self.journal is not None:
            self.note(events.card_drawn(seat, card))

    def take_up(self, seat: i64, card: i64) -> None:
        """A card of the deck comes into a hand."""
        self.hands[seat * CARD_COUNT + card] += 1
        self.drawn[seat * CARD_COUNT + card] += 1
        self.held[seat] += 1

    def _renew_pile(self) -> None:
        self.kept = self.hands[:]
        self.drawn = vec[i64]([0] * len(self.hands))
        self.deck = pile_of(self.discards)
        self.top = 0
        self.nature.shuffle(DECK, self.deck)
        self.discards = vec[i64]([0] * CARD_COUNT)
        if self.journal is not None:
            self.note(events.pile_shuffled(self.discarded))
        self.discarded = 0

    def throw(self, card: i64) -> None:
        """A card goes face up onto the discard pile."""
        self.discards[card] += 1
        self.discarded += 1

    def give_up(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; all know where it came from if it can come from one place only."""
        place = seat * CARD_COUNT + card
        self.hands[place] -= 1
        self.held[seat] -= 1
        if self.drawn[place] == 0 and row_is_empty(self.drawn, seat):
            self.kept[place] -= 1
        elif self.kept[place] == 0 and row_is_empty(self.kept, seat):
            self.drawn[place] -= 1
        if self.seen[place] > 0:
            self.seen = self.seen[:]
            self.seen[place] -= 1

    def show(self, seat: i64, card: i64) -> None:
        """All know of one such card in a hand at least. [HON-13.4]"""
        if self.seen[seat * CARD_COUNT + card] == 0:
            self.seen = self.seen[:]
            self.seen[seat * CARD_COUNT + card] = 1

    def spend(self, seat: i64, card: i64) -> None:
        """An event card is discarded when it is announced. [HON-4.11]"""
        self.give_up(seat, card)
        self.throw(card)

    def has(self, seat: i64, card: i64) -> bool:
        return self.hands[seat * CARD_COUNT + card] > 0

    def settle_in(self, card: i64, house: i64) -> None:
        """A card comes into a house; a castle pushes out the old one. [HON-5.5]"""
        if card >= CASTLES:
            old = self.castle(house // 2)
            if old != NOTHING:
                self.houses[house * HOUSE_CARDS + old] -= 1
                self.throw(old)
                if self.journal is not None:
                    self.note(events.castle_replaced(house // 2, old))
        self.houses[house * HOUSE_CARDS + card] += 1

    def leave_house(self, card: i64, house: i64) -> None:
        self.houses[house * HOUSE_CARDS + card] -= 1

    def lose_guard(self, house: i64) -> None:
        """[HON-6.12]"""
        self.leave_house(GUARD, house)
        self.throw(GUARD)
        if self.journal is not None:
            self.note(events.guard_fell(house))

    def clear_house(self, house: i64) -> None:
        """All cards of a house go to the discard pile; its head is another matter."""
        base = house * HOUSE_CARDS
        card: i64 = 0
        while card < HOUSE_CARDS:
            count = self.houses[base + card]
            if count > 0:
                self.discards[card] += count
                self.discarded += count
                self.houses[base + card] = 0
            card += 1

    # -- bonds -----------------------------------------------------------------------------------

    def detach(self, seat: i64) -> None:
        """Service, pledge and leaving mark end; he is plain ronin. [HON-9.7]"""
        if self.journal is not None:
            self.note(events.detached(seat, self.lord[seat]))
        self.lord[seat] = NOBODY
        self.bond[seat] = FREE

    def enthrone(self, seat: i64, card: i64) -> None:
        """A daimyo card becomes a daimyo house of that one card. [HON-5.7, HON-5.9]"""
        self.daimyo[seat] = card

    def take_title(self, seat: i64) -> None:
        """The title lies with the daimyo, not with the player. [HON-2.1]"""
        self.title = seat

    # -- the end ---------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(honor) for honor in self.honor]

    def ranks(self) -> list[int]:
        """By honor; income only says who of those who lead wins. [HON-12.2, HON-12.4]"""
        standing = [(int(self.honor[s]), int(self.income(s))) for s in range(self.terms.seats)]
        best = max(standing)
        marks = [(mark[0], mark == best) for mark in standing]
        return [1 + sum(1 for other in marks if other > mark) for mark in marks]

    # -- what a seat cannot know -----------------------------------------------------------------

    def redeal(self, seat: i64, nature: Nature) -> "Honor":
        """Unseen cards change places; sealed answers are thought up anew. [HON-8.7, HON-13.1]"""
        twin = self.copy()
        twin.nature = nature
        origins = self.origins(seat)
        origins.guess(nature, DECK)
        twin._redeal_cards(seat, origins, nature)
        twin._redeal_answers(seat, nature)
        return twin

    def origins(self, seat: i64) -> Origins:
        """What a seat (or NOBODY, the public) knows of the cards that it cannot place."""
        seats = self.terms.seats
        shown = vec[i64]([0] * len(self.hands))
        draws, keeps = vec[i64]([0] * seats), vec[i64]([0] * seats)
        fresh, old = vec[i64]([0] * CARD_COUNT), vec[i64]([0] * CARD_COUNT)
        for card in self.deck[self.top :]:
            fresh[card] += 1
        place: i64 = 0
        while place < len(shown):
            other = place // CARD_COUNT
            if other != seat:
                held = self.hands[place] - self.seen[place]
                shown[place] = self.kept[place] + self.drawn[place] - held
                draws[other] += self.drawn[place]
                keeps[other] += self.kept[place]
                fresh[place % CARD_COUNT] += self.drawn[place]
                old[place % CARD_COUNT] += self.kept[place]
            place += 1
        return Origins(shown, draws, keeps, fresh, old)

    def _redeal_cards(self, seat: i64, origins: Origins, nature: Nature) -> None:
        """What was shown stays, also in a hand; all else is dealt anew, each card where it can
        come from."""
        place: i64 = 0
        while place < len(self.hands):
            if place // CARD_COUNT != seat:
                self.hands[place] = self.seen[place]
                self.drawn[place] = origins.drawn[place]
                self.kept[place] = origins.shown[place] - origins.drawn[place]
                origins.fresh[place % CARD_COUNT] -= self.drawn[place]
                origins.old[place % CARD_COUNT] -= self.kept[place]
            place += 1
        fresh, old = pile_of(origins.fresh), pile_of(origins.old)
        nature.shuffle(DECK, fresh)
        nature.shuffle(DECK, old)
        other: i64 = 0
        while other < self.terms.seats:
            if other != seat:
                fresh = self._redeal_row(self.drawn, other, origins.draws[other], fresh)
                old = self._redeal_row(self.kept, other, origins.keeps[other], old)
            other += 1
        self.deck = fresh
        self.top = 0

    def _redeal_row(self, row: vec[i64], seat: i64, size: i64, pile: vec[i64]) -> vec[i64]:
        missing = size - row_sum(row, seat)
        while missing > 0:
            pile, card = pop(pile)
            row[seat * CARD_COUNT + card] += 1
            self.hands[seat * CARD_COUNT + card] += 1
            missing -= 1
        return pile

    def _redeal_answers(self, seat: i64, nature: Nature) -> None:
        other: i64 = 0
        while other < self.terms.seats:
            bit: i64 = 1 << other
            if other != seat and self.answered & bit != 0:
                chosen = nature.below(DECK, 2)
                self.sealed -= self.sealed & bit
                if self.has(other, SAVE_FACE) and chosen == 1:
                    self.sealed |= bit
            other += 1

    # -- for people ------------------------------------------------------------------------------

    def hand(self, seat: i64) -> dict[str, int]:
        """A hand as people see it: cards and how many."""
        return counted(self.hands, seat * CARD_COUNT, CARD_COUNT)

    def known_of(self, seat: i64) -> dict[str, int]:
        """What all know of a hand."""
        return counted(self.seen, seat * CARD_COUNT, CARD_COUNT)

    def house(self, house: i64) -> dict[str, int]:
        """The cards of a house besides its head."""
        return counted(self.houses, house * HOUSE_CARDS, HOUSE_CARDS)

    def discard_pile(self) -> dict[str, int]:
        return counted(self.discards, 0, CARD_COUNT)


def half(honor: i64) -> i64:
    """Half of it, rounded up to a multiple of five; negatives also up. [HON-3.6]"""
    return -(-honor // 10) * 5
