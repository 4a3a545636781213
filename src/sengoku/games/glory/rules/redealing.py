"""What a seat of Call to Glory cannot know, invented anew. [GLO-14.5]"""

from typing import TYPE_CHECKING

from librt.vecs import pop, vec
from mypy_extensions import i64, u8

from sengoku.games.glory.rules.components import CARDS, KIND_COUNT
from sengoku.games.glory.rules.counts import cards_of, counts, total
from sengoku.games.glory.rules.streams import DECK, ORDERS
from sengoku.kernel.cards import pile_of
from sengoku.kernel.nature import Nature

if TYPE_CHECKING:
    from sengoku.games.glory.rules.state import Glory

__all__ = ["redeal_cards", "redeal_orders"]


def redeal_cards(state: "Glory", seat: i64, nature: Nature) -> None:
    unseen = _unseen(state, seat)
    nature.shuffle(DECK, unseen)
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            unseen = _refill_hand(state, other, unseen)
        other += 1
    _rebuild_deck(state, unseen)


def _unseen(state: "Glory", seat: i64) -> vec[i64]:
    """Sorted, so that a redeal follows from what the seat knows and from nature alone."""
    unseen: i64 = 0
    card = state.next_1
    while card < CARDS:
        if card == state.terms.draw_2:
            card = state.next_2
            if card == CARDS:
                break
        unseen += cards_of(i64(state.deck[card]), 1)
        card += 1
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            unseen += state.hands[other] - state.known[other]
        other += 1
    return pile_of(counts(unseen))


def _refill_hand(state: "Glory", seat: i64, unseen: vec[i64]) -> vec[i64]:
    """Known cards stay; the others are taken from the unseen ones."""
    missing = total(state.hands[seat] - state.known[seat])
    state.hands[seat] = state.known[seat]
    while missing > 0:
        unseen, kind = pop(unseen)
        state.hands[seat] += cards_of(kind, 1)
        missing -= 1
    return unseen


def _rebuild_deck(state: "Glory", unseen: vec[i64]) -> None:
    deck = vec[u8]([0] * CARDS)  # of the cards already drawn no trace is left
    place = state.next_1
    for kind in unseen:
        if place == state.terms.draw_2:
            place = state.next_2
        deck[place] = u8(kind)
        place += 1
    state.deck = deck


def redeal_orders(state: "Glory", seat: i64, nature: Nature) -> None:
    """Within each stack the orders of the others and the spare ones change places."""
    orders, spare = state.orders[:], state.spare[:]
    stack: i64 = 0
    while stack < 3:
        unseen = _unseen_orders(state, seat, stack)
        nature.shuffle(ORDERS, unseen)
        other: i64 = 0
        while other < state.terms.seats:
            if other != seat and state.order_hidden(other, stack):
                unseen, kind = pop(unseen)
                orders[other * 3 + stack] = kind
            other += 1
        place: i64 = 0
        while place < len(spare):
            if spare[place] // KIND_COUNT == stack:
                unseen, kind = pop(unseen)
                spare[place] = stack * KIND_COUNT + kind
            place += 1
        stack += 1
    state.orders, state.spare = orders, spare


def _unseen_orders(state: "Glory", seat: i64, stack: i64) -> vec[i64]:
    """Of one stack, sorted: what the other seats hold, and what nobody got."""
    counts = vec[i64]([0] * KIND_COUNT)
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat and state.order_hidden(other, stack):
            counts[state.orders[other * 3 + stack]] += 1
        other += 1
    for card in state.spare:
        if card // KIND_COUNT == stack:
            counts[card % KIND_COUNT] += 1
    return pile_of(counts)
