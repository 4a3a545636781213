"""The table of Samurai as it is now, and its small movers."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sengoku.games.samurai.rules import events
from sengoku.games.samurai.rules.actions import VERBS
from sengoku.games.samurai.rules.components import (
    CARD_COUNT,
    CARDS,
    HAND_SIZE,
    SHOWS,
    SYMBOL_COUNT,
    VILLAGE_CARDS,
    VILLAGE_COUNT,
)
from sengoku.games.samurai.rules.grid import (
    BLANK,
    COLUMNS,
    EAST,
    EMPTY,
    INFLUENCE,
    NORTH,
    ORIGIN,
    RIVAL,
    SEATS,
    STEP,
    VILLAGE,
    card_code,
    place,
    village_code,
)
from sengoku.games.samurai.rules.standing import keys, majorities, ranks_of
from sengoku.games.samurai.rules.terms import Terms
from sengoku.kernel.cards import pile_of
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.verbs import Verbs
from sengoku.kernel.viewer import NOBODY

__all__ = ["DECKS", "NOTHING", "START", "VILLAGE_PILE", "Samurai"]

# The streams of luck, in the order of the game's `streams`: a deck has one for each seat.
VILLAGE_PILE: Final[i64] = 0
DECKS: Final[i64] = 1
START: Final[i64] = 5

NOTHING: Final[i64] = -1  # no village waits for its place, the pile has no top card


class Samurai(State):
    """Copies of a card are alike, so a hand lies sorted; only the pile and the decks have an order.

    The pile and the decks are shuffled once and then only read from, and `redeal` replaces them, so
    copies share them. `legal` and the borders say again what the grid says, because looking for it
    would mean searching the whole table; the invariants compare the two.
    """

    def __init__(self, terms: Terms, nature: Nature) -> None:
        super().__init__(nature)
        self.terms: Final = terms
        self.start: i64 = 0
        self.turn: i64 = 0  # turns begun
        self.active: i64 = NOBODY
        self.grid = vec[u8]()  # what lies where, see grid.py
        self.legal = vec[i64]()  # cells where a card may go, sorted [SAM-4.1]
        # The columns and rows between which all villages lie, counted as in cells.
        self.west: i64 = COLUMNS
        self.east: i64 = 0
        self.south: i64 = COLUMNS
        self.north: i64 = 0
        self.hands = vec[i64]()  # by seat five cards, sorted, NOTHING for those that are missing
        self.decks = vec[i64]()  # shared: by seat its shuffled set
        self.drawn = vec[i64]()  # by seat: how many cards of its deck are drawn
        self.pile = vec[i64]()  # shared: the shuffled villages, top first
        self.taken: i64 = 0  # how many of them are off the pile
        self.waiting: i64 = NOTHING  # the village that waits for its place [SAM-5.9]
        self.played: i64 = ORIGIN  # the cell of the card played last
        self.fresh: i64 = 0  # the sides of that card with a village of this turn, a bit each
        self.stones = vec[i64]()  # by seat and symbol
        self.reasons: i64 = 0  # why the game ends, a bit each [SAM-8.8]

    def verbs(self) -> Verbs:
        return VERBS

    def copy(self) -> "Samurai":
        twin = Samurai(self.terms, self.nature.copy())
        self.hand_on(twin)
        twin.start = self.start
        twin.turn = self.turn
        twin.active = self.active
        twin.grid = self.grid[:]
        twin.legal = self.legal[:]
        twin.west = self.west
        twin.east = self.east
        twin.south = self.south
        twin.north = self.north
        twin.hands = self.hands[:]
        twin.decks = self.decks
        twin.drawn = self.drawn[:]
        twin.pile = self.pile
        twin.taken = self.taken
        twin.waiting = self.waiting
        twin.played = self.played
        twin.fresh = self.fresh
        twin.stones = self.stones[:]
        twin.reasons = self.reasons
        return twin

    # -- the grid ------------------------------------------------------------------------------

    def at(self, cell: i64) -> i64:
        """What lies on a cell of the table: EMPTY, an influence card's code or a village's."""
        return i64(self.grid[place(cell)])

    def put(self, cell: i64, code: i64) -> None:
        self.grid[place(cell)] = u8(code)

    def closed(self, cell: i64) -> bool:
        """Whether all four sides of a village are taken. [SAM-2.4]"""
        grid = self.grid
        return (
            i64(grid[place(cell + NORTH)]) != EMPTY
            and i64(grid[place(cell + EAST)]) != EMPTY
            and i64(grid[place(cell - NORTH)]) != EMPTY
            and i64(grid[place(cell - EAST)]) != EMPTY
        )

    def influence(self, cell: i64, symbol: i64) -> i64:
        """What every seat's cards around a village add to a symbol, eight bits a seat. [SAM-6.4]"""
        grid = self.grid
        return (
            INFLUENCE[i64(grid[place(cell + NORTH)]) * SYMBOL_COUNT + symbol]
            + INFLUENCE[i64(grid[place(cell + EAST)]) * SYMBOL_COUNT + symbol]
            + INFLUENCE[i64(grid[place(cell - NORTH)]) * SYMBOL_COUNT + symbol]
            + INFLUENCE[i64(grid[place(cell - EAST)]) * SYMBOL_COUNT + symbol]
        )

    def due(self, seat: i64) -> i64:
        """The sides of the played card that get a village, a bit each. [SAM-5.8]"""
        return self.due_on(self.ring(seat))

    def ring(self, seat: i64) -> i64:
        """The played card's sides with a village, and above them its corners held by rivals.

        The sides form a ring: north 1, east 2, south 4, west 8. A corner has the bit of the side
        before it, four bits higher: 16 lies between north and east.
        """
        grid, steps, cell = self.grid, STEP, self.played
        ring: i64 = 0
        side: i64 = 0
        while side < 4:
            beside = cell + steps[side]
            corner = i64(grid[place(beside + steps[(side + 1) & 3])])
            ring |= i64(grid[place(beside)]) // VILLAGE << side
            ring |= RIVAL[corner * SEATS + seat] << side + 4
            side += 1
        return ring

    def due_on(self, ring: i64) -> i64:
        """Villages spread along the ring across the corners of other players, and in no other way.
        [SAM-5.1, SAM-5.2, SAM-5.3, SAM-5.4, SAM-5.5, SAM-5.15]

        c   Q     At a corner of the played card P lies a card Q of another player, on one of
        P   V     the two sides between them a village V: the other side, c, is due if empty.
        """
        villages, corners = ring & 15, ring >> 4
        spread = villages
        if not self.terms.chains:
            spread &= ~self.fresh  # villages of this turn make nothing due [SAM-5.6]
        onward, back = spread & corners, (spread >> 1 | spread << 3) & corners
        return (onward << 1 | onward >> 3 | back) & 15 & ~villages

    # -- playing and laying --------------------------------------------------------------------

    def play_card(self, seat: i64, card: i64, cell: i64) -> None:
        """A card leaves the hand and lies on the table for good. [SAM-4.4, SAM-2.5]"""
        self._give_up(seat, card)
        self.put(cell, card_code(seat, card))
        self._unlist(cell)
        self.played, self.fresh = cell, 0
        if self.journal is not None:
            self.note(events.card_played(seat, card, cell))

    def left(self) -> i64:
        """How many villages the pile holds."""
        return VILLAGE_CARDS - self.taken

    def top(self) -> i64:
        """The visible village of the pile, or NOTHING. [SAM-10.1]"""
        return NOTHING if self.taken == VILLAGE_CARDS else self.pile[self.taken]

    def take_village(self, seat: i64) -> None:
        """The top card waits for its place, and the next one shows, if there is one. [SAM-5.9]

        The play is final now, also where nothing is left to show. [SAM-3.5]
        """
        self.waiting = self.pile[self.taken]
        self.taken += 1
        self.unveil()
        if self.journal is not None:
            self.note(events.village_taken(seat, self.waiting))
            if self.taken < VILLAGE_CARDS:
                self.note(events.village_shown(self.pile[self.taken]))

    def lay_village(self, seat: i64, side: i64) -> None:
        """The waiting village goes to that side of the played card. [SAM-5.11]"""
        kind, cell = self.waiting, self.played + STEP[side]
        self.waiting = NOTHING
        self.fresh |= 1 << side
        self.settle(cell, kind)
        if self.journal is not None:
            self.note(events.village_laid(seat, kind, cell))

    def settle(self, cell: i64, kind: i64) -> None:
        """A village lies on the table, and its empty sides become legal. [SAM-4.1]"""
        grid, steps = self.grid, STEP
        self.put(cell, village_code(kind))
        self._widen(cell // COLUMNS, cell % COLUMNS)
        side: i64 = 0
        while side < 4:
            if i64(grid[place(cell + steps[side])]) == EMPTY:
                self._list(cell + steps[side])
            side += 1

    def _widen(self, column: i64, row: i64) -> None:
        self.west, self.east = min(self.west, column), max(self.east, column)
        self.south, self.north = min(self.south, row), max(self.north, row)

    def _list(self, cell: i64) -> None:
        """Into its place among the sorted legal cells, unless it is there."""
        legal = self.legal
        at: i64 = len(legal)
        while at > 0 and legal[at - 1] > cell:
            at -= 1
        if at > 0 and legal[at - 1] == cell:
            return
        legal = append(legal, cell)
        last: i64 = len(legal) - 1
        while last > at:
            legal[last] = legal[last - 1]
            last -= 1
        legal[at] = cell
        self.legal = legal

    def _unlist(self, cell: i64) -> None:
        legal = self.legal
        last: i64 = len(legal) - 1
        at: i64 = 0
        while legal[at] != cell:
            at += 1
        while at < last:
            legal[at] = legal[at + 1]
            at += 1
        self.legal, last = pop(legal)

    # -- scoring -------------------------------------------------------------------------------

    def score(self, cell: i64) -> None:
        """Each symbol of a closed village by itself. [SAM-6.3]"""
        kind = self.at(cell) - VILLAGE
        if self.journal is not None:
            self.note(events.village_scored(kind, cell))
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            if SHOWS[kind * SYMBOL_COUNT + symbol] != 0:
                self._score_symbol(cell, symbol)
            symbol += 1

    def _score_symbol(self, cell: i64, symbol: i64) -> None:
        """One stone to the seat with the highest influence, and none on a tie; as many as it takes,
        also beyond the supply. [SAM-6.6, SAM-6.7, SAM-6.10]"""
        sums = self.influence(cell, symbol)
        seat = leader(sums)
        if seat != NOBODY:
            self.stones[seat * SYMBOL_COUNT + symbol] += 1
        if self.journal is not None:
            shares = [int(sums >> other * 8 & 255) for other in range(self.terms.seats)]
            if seat != NOBODY:
                self.note(events.stone_won(seat, symbol, cell, shares))
            else:
                self.note(events.no_stone(symbol, cell, shares))

    def most_awarded(self) -> i64:
        """Of the shape of which most stones are given out, how many."""
        stones = self.stones
        helmets: i64 = 0
        buddhas: i64 = 0
        rice: i64 = 0
        place: i64 = 0
        while place < len(stones):
            helmets += stones[place]
            buddhas += stones[place + 1]
            rice += stones[place + 2]
            place += SYMBOL_COUNT
        return max(helmets, max(buddhas, rice))

    def awarded(self, symbol: i64) -> i64:
        """The stones of a shape in front of the players, substitutes included. [SAM-6.11]"""
        stones = self.stones
        given: i64 = 0
        place = symbol
        while place < len(stones):
            given += stones[place]
            place += SYMBOL_COUNT
        return given

    # -- hands and decks -----------------------------------------------------------------------

    def deck_left(self, seat: i64) -> i64:
        return self.terms.set_size - self.drawn[seat]

    def draw_card(self, seat: i64) -> None:
        """The top card of the own deck; if there is one, the play is final. [SAM-7.1, SAM-3.5]"""
        if self.deck_left(seat) == 0:
            return
        card = self.decks[seat * self.terms.set_size + self.drawn[seat]]
        self._pick_up(seat, card)
        self.drawn[seat] += 1
        self.unveil()
        if self.journal is not None:
            self.note(events.card_drawn(seat, card))

    def _pick_up(self, seat: i64, card: i64) -> None:
        """Into its place in a hand that has room: the last place is free."""
        hands, at = self.hands, (seat + 1) * HAND_SIZE - 1
        while at > seat * HAND_SIZE and (hands[at - 1] > card or hands[at - 1] == NOTHING):
            hands[at] = hands[at - 1]
            at -= 1
        hands[at] = card

    def _give_up(self, seat: i64, card: i64) -> None:
        hands, at, last = self.hands, seat * HAND_SIZE, (seat + 1) * HAND_SIZE - 1
        while hands[at] != card:
            at += 1
        while at < last:
            hands[at] = hands[at + 1]
            at += 1
        hands[last] = NOTHING

    def holds(self, seat: i64, card: i64) -> bool:
        return card in self.hand(seat)

    def hand(self, seat: i64) -> list[int]:
        first = seat * HAND_SIZE
        return [int(card) for card in self.hands[first : first + HAND_SIZE] if card != NOTHING]

    # -- setting up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """All luck of the game falls here. [SAM-1.10]"""
        self.pile = self.terms.villages[:]
        self.nature.shuffle(VILLAGE_PILE, self.pile)
        self.grid = BLANK[:]
        self.legal = vec[i64](capacity=16)
        self.settle(ORIGIN, self.pile[0])
        self.taken = 1
        self.deal()
        self.stones = vec[i64]([0] * (self.terms.seats * SYMBOL_COUNT))
        named = self.terms.start_player
        self.start = named if named != NOBODY else self.nature.below(START, self.terms.seats)
        self.unveil()

    def deal(self) -> None:
        """Each seat shuffles its own set and draws a hand. [SAM-1.7]"""
        seats = self.terms.seats
        size = self.terms.set_size
        decks = vec[i64]([0] * (seats * size))
        self.hands = vec[i64]([NOTHING] * (seats * HAND_SIZE))
        seat: i64 = 0
        while seat < seats:
            deck = self.terms.set[:]
            self.nature.shuffle(DECKS + seat, deck)
            at: i64 = 0
            while at < size:
                decks[seat * size + at] = deck[at]
                if at < HAND_SIZE:
                    self._pick_up(seat, deck[at])
                at += 1
            seat += 1
        self.decks = decks
        self.drawn = vec[i64]([HAND_SIZE] * seats)

    # -- points --------------------------------------------------------------------------------

    def stones_of(self, seat: i64) -> list[int]:
        first = seat * SYMBOL_COUNT
        return [int(count) for count in self.stones[first : first + SYMBOL_COUNT]]

    def all_stones(self) -> list[list[int]]:
        return [self.stones_of(seat) for seat in range(self.terms.seats)]

    def scores(self) -> list[int]:
        """All stones of each seat; who wins is another matter. [SAM-9.1]"""
        return [sum(stones) for stones in self.all_stones()]

    def ranks(self) -> list[int]:
        return ranks_of(keys(self.all_stones(), self.terms.total_decides))

    def winners(self) -> list[int]:
        """Nobody, where nobody has a majority and so nobody competes. [SAM-9.3, SAM-9.9]"""
        if self.terms.nobody_wins and not any(majorities(self.all_stones())):
            return []
        return super().winners()

    # -- what a seat cannot know -----------------------------------------------------------------

    def redeal(self, seat: i64, nature: Nature) -> "Samurai":
        """Pile below its top, own deck, and of each rival how hand and deck split. [SAM-10.2]"""
        twin = self.copy()
        twin.nature = nature
        twin._redeal_pile(nature)
        decks = self.decks[:]
        holder: i64 = 0
        while holder < self.terms.seats:
            twin._redeal_cards(holder, decks, seat != holder, nature)
            holder += 1
        twin.decks = decks
        return twin

    def _redeal_pile(self, nature: Nature) -> None:
        counts = vec[i64]([0] * VILLAGE_COUNT)
        at = self.taken + 1
        while at < VILLAGE_CARDS:
            counts[self.pile[at]] += 1
            at += 1
        unseen = pile_of(counts)
        nature.shuffle(VILLAGE_PILE, unseen)
        pile = self.pile[:]
        at = self.taken + 1
        for kind in unseen:
            pile[at] = kind
            at += 1
        self.pile = pile

    def _redeal_cards(self, seat: i64, decks: vec[i64], hand_too: bool, nature: Nature) -> None:
        """The deck's cards, with those of the hand where that is hidden as well, change places."""
        size, first = self.terms.set_size, seat * HAND_SIZE
        held: i64 = 0
        counts = vec[i64]([0] * CARD_COUNT)
        while hand_too and held < HAND_SIZE and self.hands[first + held] != NOTHING:
            counts[self.hands[first + held]] += 1
            self.hands[first + held] = NOTHING
            held += 1
        at = seat * size + self.drawn[seat]
        while at < (seat + 1) * size:
            counts[decks[at]] += 1
            at += 1
        unseen = pile_of(counts)
        nature.shuffle(DECKS + seat, unseen)
        at = seat * size
        while at < seat * size + self.drawn[seat]:
            decks[at] = NOTHING  # of the order in which cards were drawn no trace is left
            at += 1
        for card in unseen:
            if held > 0:
                self._pick_up(seat, card)
                held -= 1
            else:
                decks[at] = card
                at += 1

    def deck(self, seat: i64) -> list[int]:
        """What a seat's deck still holds, top first. For the referee only."""
        size = self.terms.set_size
        return [
            int(card) for card in self.decks[seat * size + self.drawn[seat] : (seat + 1) * size]
        ]


def leader(sums: i64) -> i64:
    """The one seat with the highest influence, or NOBODY; eight bits a seat. [SAM-6.6, SAM-6.8]"""
    best: i64 = 0
    leads = NOBODY
    seat: i64 = 0
    while sums > 0:
        share = sums & 255
        if share > best:
            best = share
            leads = seat
        elif share == best:
            leads = NOBODY
        sums >>= 8
        seat += 1
    return leads


def counted(cards: list[int]) -> dict[str, int]:
    """Cards as people see them: which, and how many."""
    return {name: cards.count(card) for card, name in enumerate(CARDS) if card in cards}
