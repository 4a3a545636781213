"""Where everything is, what is hidden from whom, and the invariants of the spec."""

from mypy_extensions import i64

from sengoku.games.samurai.rules.components import (
    CARD_COUNT,
    CARDS,
    COLORS,
    HAND_SIZE,
    SHOWS,
    SYMBOL_COUNT,
    VILLAGE_CARDS,
    VILLAGES,
)
from sengoku.games.samurai.rules.grid import (
    COLUMNS,
    EAST,
    EMPTY,
    NORTH,
    ORIGIN,
    OWNER,
    STEP,
    VILLAGE,
    card_of,
    is_village_cell,
    x_of,
    y_of,
)
from sengoku.games.samurai.rules.standing import majorities
from sengoku.games.samurai.rules.state import NOTHING, Samurai
from sengoku.games.samurai.rules.steps.laying import ChooseSpot
from sengoku.games.samurai.rules.survey import is_scored, survey
from sengoku.games.samurai.rules.terms import Terms

__all__ = ["box", "check", "secrets", "zones"]


# -- zones -------------------------------------------------------------------------------------


def box(terms: Terms) -> list[str]:
    """What a match is played with. [SAM-1.2, SAM-1.3, SAM-1.5]"""
    cards = [VILLAGES[kind] for kind in terms.villages]
    for seat in range(terms.seats):
        cards += [_card(seat, card) for card in terms.set]
    return cards


def zones(state: Samurai) -> dict[str, list[str]]:
    """Where everything in the box is; before the set-up, all cards lie in no zone."""
    table = survey(state).values()
    where: dict[str, list[str]] = {
        "pile": [VILLAGES[kind] for kind in state.pile[state.taken :]],
        "waiting": [] if state.waiting == NOTHING else [VILLAGES[state.waiting]],
        "villages": [VILLAGES[lies - VILLAGE] for lies in table if lies >= VILLAGE],
        "cards": [_card(OWNER[lies], card_of(lies)) for lies in table if lies < VILLAGE],
    }
    for seat in range(state.terms.seats):
        where[f"hand {seat}"] = _hand(state, seat)
        where[f"deck {seat}"] = [_card(seat, card) for card in state.deck(seat)]
    return where


def _card(seat: i64, card: i64) -> str:
    return f"{COLORS[seat]} {CARDS[card]}"


def _hand(state: Samurai, seat: i64) -> list[str]:
    return [_card(seat, card) for card in state.hand(seat)]


def secrets(state: Samurai, seat: i64) -> dict[str, dict[str, list[str]]]:
    """Unseen cards by place. What would be drawn next is a place of its own. [SAM-10.2]"""
    below = [VILLAGES[kind] for kind in state.pile[state.taken + 1 :]]
    pools = {"villages": {"next": below[:1], "pile": below[1:]}}
    for holder in range(state.terms.seats):
        deck = [_card(holder, card) for card in state.deck(holder)]
        places = {"deck top": deck[:1], "deck": deck[1:]}
        if holder != seat:
            places["hand"] = _hand(state, holder)
        pools[f"cards {holder}"] = places
    return pools


# -- invariants of the spec, by their numbers ----------------------------------------------------


def check(state: Samurai) -> None:
    table = survey(state)
    _check_table(state, table)
    _check_cards(state, table)
    _check_stones(state, table)


def _check_table(state: Samurai, table: dict[int, int]) -> None:
    """Invariants 1, 2 and 7."""
    legal: set[int] = set()
    villages = 0
    for cell, lies in table.items():
        assert is_village_cell(cell) == (lies >= VILLAGE), "the chessboard [1]"
        if lies < VILLAGE:
            assert max(abs(x_of(cell)), abs(y_of(cell))) <= VILLAGE_CARDS, "too far out [1]"
            continue
        villages += 1
        _check_village(state, cell)
        legal |= {int(cell + step) for step in STEP if state.at(cell + step) == EMPTY}
    assert list(state.legal) == sorted(legal), "legal are the free sides of villages [7]"
    _check_borders(state, [cell for cell, lies in table.items() if lies >= VILLAGE])
    waiting = 0 if state.waiting == NOTHING else 1
    assert villages + waiting + state.left() == VILLAGE_CARDS, "44 villages [2]"
    assert len(_joined(table)) == len(table), "a card that is not joined to the land [1]"
    asked = not state.over() and isinstance(state.question(), ChooseSpot)
    assert asked == (waiting == 1), "a village waits only for an answer [2]"


def _check_borders(state: Samurai, villages: list[int]) -> None:
    columns = [cell // int(COLUMNS) for cell in villages]
    rows = [cell % int(COLUMNS) for cell in villages]
    assert (state.west, state.east) == (min(columns), max(columns)), "the borders, west to east"
    assert (state.south, state.north) == (min(rows), max(rows)), "the borders, south to north"


def _joined(table: dict[int, int]) -> set[int]:
    """What is reached from the first village over sides that touch."""
    reached = {int(ORIGIN)} & table.keys()
    edge = [*reached]
    while edge:
        cell = edge.pop()
        beside = {int(cell + step) for step in STEP} & table.keys()
        edge += beside - reached
        reached |= beside
    return reached


def _check_village(state: Samurai, cell: i64) -> None:
    if cell == ORIGIN:
        return
    assert max(abs(x_of(cell)), abs(y_of(cell))) < VILLAGE_CARDS, "too far out [1]"
    owners = {int(OWNER[state.at(cell + step)]) for step in STEP}
    assert len(owners - {-1}) >= 2, "two players' cards beside a village [1]"
    corners = [cell + north + east for north in (NORTH, -NORTH) for east in (EAST, -EAST)]
    assert any(state.at(corner) >= VILLAGE for corner in corners), "diagonal to a village [1]"


def _check_cards(state: Samurai, table: dict[int, int]) -> None:
    """Invariants 3 and 4."""
    terms = state.terms
    played = [0] * int(terms.seats)
    counts = [0] * int(terms.seats * CARD_COUNT)
    for lies in table.values():
        if lies < VILLAGE:
            counts[lies - 1] += 1
            played[OWNER[lies]] += 1
    for seat in range(terms.seats):
        hand = state.hand(seat)
        assert hand == sorted(hand), "a hand lies sorted"
        for card in state.deck(seat) + hand:
            counts[seat * CARD_COUNT + card] += 1
        first = seat * CARD_COUNT
        assert counts[first : first + CARD_COUNT] == list(terms.copies), "a whole set [3]"
        turns = played[seat] - (1 if seat == state.seat() and state.waiting != NOTHING else 0)
        left = terms.set_size - played[seat]
        assert state.deck_left(seat) == max(0, terms.set_size - HAND_SIZE - turns), "the deck [3]"
        assert len(hand) == left - state.deck_left(seat), "the hand [3]"
    begun = 0 if state.over() or state.waiting != NOTHING else 1
    assert sum(played) == state.turn - begun, "a card a turn [4]"
    assert max(played) - min(played) <= 1, "turns in turn [4]"


def _check_stones(state: Samurai, table: dict[int, int]) -> None:
    """Invariants 6 and 9."""
    scored = [0] * int(SYMBOL_COUNT)
    for cell, lies in table.items():
        if lies >= VILLAGE and is_scored(state, cell):
            for symbol in range(SYMBOL_COUNT):
                scored[symbol] += int(SHOWS[(lies - VILLAGE) * SYMBOL_COUNT + symbol])
    for symbol in range(SYMBOL_COUNT):
        assert state.awarded(symbol) <= scored[symbol], "a stone a scored symbol at most [6]"
    held = [len(shapes) for shapes in majorities(state.all_stones())]
    assert sum(1 for count in held if count >= 2) <= 1, "one seat with two majorities [9]"
    assert 1 in state.ranks(), "somebody is first [9]"
    wins = not state.terms.nobody_wins or any(held)
    assert (len(state.winners()) > 0) == wins, "who has a majority can win, else nobody [9]"
