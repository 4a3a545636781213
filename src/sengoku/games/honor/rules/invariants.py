"""Where everything is, what is hidden from whom, and the invariants of the spec."""

from mypy_extensions import i64

from sengoku.games.honor.rules.components import (
    CARD_COUNT,
    CARDS,
    CASTLES,
    DAIMYO,
    HOUSE_CARDS,
    MOST_SEATS,
    SURPLUS,
)
from sengoku.games.honor.rules.saving import draw_pile
from sengoku.games.honor.rules.state import (
    ARMIES_PER_HOUSE,
    FREE,
    HAND_SIZE,
    LEAVING,
    MOST_ACTIONS,
    NOTHING,
    Honor,
)
from sengoku.games.honor.rules.terms import Terms
from sengoku.kernel.viewer import NOBODY

__all__ = ["box", "check", "could_lie", "secrets", "zones"]


# -- zones -------------------------------------------------------------------------------------


def box(terms: Terms) -> list[str]:
    """What a match is played with: 110 cards whatever the deck."""
    cards = [CARDS[card] for card in range(CARD_COUNT) for _ in range(terms.copies[card])]
    return [*cards, *["samurai"] * MOST_SEATS, "title"]


def zones(state: Honor) -> dict[str, list[str]]:
    """Where everything in the box is."""
    seats = range(state.terms.seats)
    where: dict[str, list[str]] = {
        "draw pile": [CARDS[card] for card in draw_pile(state)],
        "discard pile": _cards(state.discard_pile()),
        "center": ["title"] if state.title == NOBODY else [],
        SURPLUS: ["samurai"] * (MOST_SEATS - state.terms.seats),
    }
    for seat in seats:
        where[f"hand {seat}"] = _cards(state.hand(seat))
        where[f"samurai-{seat}"] = ["samurai", *_cards(state.house(seat * 2))]
        upper = _cards(state.house(seat * 2 + 1))
        if state.daimyo[seat] != NOTHING:
            upper.append(CARDS[state.daimyo[seat]])
        if state.title == seat:
            upper.append("title")
        where[f"daimyo-{seat}"] = upper
    return where


def _cards(counted: dict[str, int]) -> list[str]:
    return [name for name, count in counted.items() for _ in range(count)]


def secrets(state: Honor, seat: i64) -> dict[str, dict[str, list[str]]]:
    """Unseen cards by place. What one turn can draw is a place of its own."""
    pile = [CARDS[card] for card in draw_pile(state)]
    next = pile[:MOST_ACTIONS]
    places = {"draw pile, next": next, "draw pile": pile[len(next) :]}
    for other in range(state.terms.seats):
        if other != seat:
            unseen = _cards(state.hand(other))
            for known in _cards(state.known_of(other)):
                unseen.remove(known)
            places[f"hand {other}"] = unseen
    return {"cards": places}


def could_lie(state: Honor, seat: i64, place: str, card: str) -> bool:
    """After a reshuffle all know which cards the draw pile was made of. [HON-4.7]"""
    number = CARDS.index(card)
    fresh = state.origins(seat)
    fresh.fresh[number] -= 1
    if place.startswith("draw pile"):
        return fresh.mend()
    owner = int(place.removeprefix("hand "))
    fresh.draws[owner] -= 1
    old = state.origins(seat)
    old.old[number] -= 1
    old.keeps[owner] -= 1
    return fresh.mend() or old.mend()


# -- invariants of the spec, by their numbers ----------------------------------------------------


def check(state: Honor) -> None:
    for seat in range(state.terms.seats):
        _check_houses(state, seat)
        _check_status(state, seat)
        _check_numbers(state, seat)
    pointed = [lord for lord in state.lord if lord != NOBODY]
    assert len(set(pointed)) == len(pointed), "one seat holder for a daimyo [I3]"
    if state.title != NOBODY:
        assert state.is_first(state.title), "the title lies with a living daimyo [I1]"
    assert state.discarded == sum(state.discards), "the discards are counted"
    assert len(state.seen) == len(state.hands), "what is known of each hand [13.4]"
    assert 0 <= state.used <= MOST_ACTIONS and 0 <= state.declared <= 1, "one turn's actions [I6]"
    assert state.sealed & ~state.answered == 0, "only who was asked has answered"


def _check_houses(state: Honor, seat: i64) -> None:
    """I2."""
    hand = sum(state.hand(seat).values())
    assert hand == state.held[seat] <= HAND_SIZE, "seven cards at most in hand [I2]"
    for place in range(int(seat * CARD_COUNT), int((seat + 1) * CARD_COUNT)):
        kept, drawn = state.kept[place], state.drawn[place]
        assert kept >= 0 and drawn >= 0 and state.hands[place] <= kept + drawn, "kept or drawn"
        assert 0 <= state.seen[place] <= state.hands[place], "known cards are in the hand [13.4]"
    for house in (seat * 2, seat * 2 + 1):
        cards = [int(state.count(house, card)) for card in range(HOUSE_CARDS)]
        assert min(cards) >= 0
        assert cards[0] + cards[1] <= 1, "one okugata in a house [I2]"
        assert state.armies(house) <= ARMIES_PER_HOUSE, "five armies in a house [I2]"
    lower = [int(state.count(seat * 2, card)) for card in range(CASTLES, HOUSE_CARDS)]
    upper = [int(state.count(seat * 2 + 1, card)) for card in range(CASTLES, HOUSE_CARDS)]
    assert sum(lower) == 0 and sum(upper) <= 1, "one castle, and only with a daimyo [I2]"
    if state.is_first(seat):
        assert state.daimyo[seat] >= DAIMYO
    else:
        assert state.house_size(seat * 2 + 1) == 0, "no daimyo house without a daimyo [I2]"


def _check_status(state: Honor, seat: i64) -> None:
    """I3."""
    lord, bond = state.lord[seat], state.bond[seat]
    assert FREE <= bond <= LEAVING
    assert (lord == NOBODY) == (bond == FREE), "a bond has a lord [I3]"
    if lord != NOBODY:
        assert not state.is_first(seat), "who serves controls no daimyo [I3]"
        assert state.is_first(lord), "who is served controls a daimyo [I3]"


def _check_numbers(state: Honor, seat: i64) -> None:
    """I4 and I5."""
    honor, income, ki = state.honor[seat], state.income(seat), state.ki(seat)
    assert honor % 5 == 0 and income % 5 == 0, "honor comes in fives [I4]"
    assert state.over() or honor < state.terms.goal, "the goal ends the game [I4]"
    if state.terms.standard:
        assert 4 <= ki <= 33, "ki beyond its bounds [I5]"
        assert -15 <= income <= 260, "an income beyond its bounds [I5]"
        assert not state.is_second(seat) or income >= -5, "a second's income [I5]"
        assert not state.is_first(seat) or state.strength(seat) <= 55, "too strong [I5]"
        assert honor < state.terms.goal + 260, "honor beyond its bound [I5]"
