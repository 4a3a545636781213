"""Where everything is, what is hidden from whom, and the invariants of the spec."""

from mypy_extensions import i64

from sengoku.games.glory.rules.actions import DRAW_1, DRAW_2, order_name
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT, KINDS, STACKS
from sengoku.games.glory.rules.counts import count_of, counts, counts_in, owner_of, owners_in
from sengoku.games.glory.rules.saving import draw_pile
from sengoku.games.glory.rules.state import FIGURES, NOTHING, Glory
from sengoku.games.glory.rules.steps.discards import ClearAway, PlaceCards
from sengoku.games.glory.rules.steps.drawing import FirstDraw, SecondDraw
from sengoku.games.glory.rules.steps.figures import MayTakeFigure
from sengoku.games.glory.rules.terms import Terms
from sengoku.kernel.viewer import NOBODY

__all__ = ["box", "check", "secrets", "zones"]


# -- zones -------------------------------------------------------------------------------------


def box(terms: Terms) -> list[str]:
    """What a match is played with. [GLO-1.10]"""
    cards = [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(COPIES[kind])]
    if terms.ninja_power:
        cards += ["figure"] * FIGURES
    if terms.imperial_orders:
        cards += [
            order_name(stack, kind) for stack in range(3) for kind in terms.order_kinds(stack)
        ]
    return cards


def zones(state: Glory) -> dict[str, list[str]]:
    """Where everything in the box is; before the first deal, all cards lie in no zone."""
    where: dict[str, list[str]] = {
        "draw_1": [KINDS[kind] for kind in draw_pile(state, DRAW_1)],
        "draw_2": [KINDS[kind] for kind in draw_pile(state, DRAW_2)],
        "discard_1": [KINDS[kind] for kind in state.discard_1],
        "discard_2": [KINDS[kind] for kind in state.discard_2],
        "pending": [KINDS[state.pending]] * state.pending_count if state.pending >= 0 else [],
        "figures": ["figure"] * (state.supply + state.fresh + sum(state.ready)),
        "spare": [order_name(card // KIND_COUNT, card % KIND_COUNT) for card in state.spare],
        "played": [order_name(card // KIND_COUNT, card % KIND_COUNT) for card in state.played],
    }
    for kind in range(KIND_COUNT):
        where[f"set {KINDS[kind]}"] = [KINDS[kind]] * count_of(state.size, kind)
    for seat in range(state.terms.seats):
        where[f"hand {seat}"] = _cards(state.hand(seat))
        where[f"orders {seat}"] = [
            card for stack in range(3) for card in _order(state, seat, stack)
        ]
    return where


def _cards(counted: dict[str, int]) -> list[str]:
    return [name for name, count in counted.items() for _ in range(count)]


def _order(state: Glory, seat: i64, stack: i64) -> list[str]:
    if not state.terms.imperial_orders or state.orders[seat * 3 + stack] == NOTHING:
        return []
    return [order_name(stack, state.orders[seat * 3 + stack])]


def secrets(state: Glory, seat: i64) -> dict[str, dict[str, list[str]]]:
    """Unseen cards by place. The top of a draw pile is a place of its own. [GLO-14.1]"""
    places: dict[str, list[str]] = {}
    for name, pile in (("draw_1", DRAW_1), ("draw_2", DRAW_2)):
        cards = [KINDS[kind] for kind in draw_pile(state, pile)]
        places[f"{name} top"], places[name] = cards[:1], cards[1:]
    for other in range(state.terms.seats):
        if other != seat:
            unseen = _cards(state.hand(other))
            for known in _cards(state.known_of(other)):
                unseen.remove(known)
            places[f"hand {other}"] = unseen
    pools = {"characters": places}
    if state.terms.imperial_orders:
        for stack in range(3):
            pools[f"orders {STACKS[stack]}"] = _secret_orders(state, seat, stack)
    return pools


def _secret_orders(state: Glory, seat: i64, stack: i64) -> dict[str, list[str]]:
    places = {
        f"orders {other}": _order(state, other, stack)
        for other in range(state.terms.seats)
        if other != seat and not state.order_known(other, stack)
    }
    places["spare"] = [
        order_name(stack, card % KIND_COUNT) for card in state.spare if card // KIND_COUNT == stack
    ]
    return places


# -- invariants of the spec, by their numbers ----------------------------------------------------


def check(state: Glory) -> None:
    assert state.next_1 >= state.terms.draw_1, "a draw pile larger than it was [1.6]"
    assert state.next_2 >= state.terms.draw_2, "a draw pile larger than it was [1.6]"
    assert state.lying_1 == counts_in(state.discard_1), "the counts of a pile are its cards [5.5]"
    assert state.lying_2 == counts_in(state.discard_2), "the counts of a pile are its cards [5.5]"
    _check_sets(state)
    _check_moment(state)
    _check_figures(state)
    _check_orders(state)
    for hand, known in zip(state.hands, state.known, strict=True):
        for holds, sure in zip(counts(hand), counts(known), strict=True):
            assert sure <= holds, "known cards are in the hand [14.5]"


def _check_sets(state: Glory) -> None:
    """Invariants 2 and 6."""
    for kind in range(KIND_COUNT):
        assert count_of(state.needs, kind) == state.least(kind), "needs follow the sizes [4.4]"
        owned, size = owner_of(state.owner, kind) != NOBODY, count_of(state.size, kind)
        assert owned == (size >= 1), "a set has an owner and a card [2]"
        if owned and not state.terms.ninja_power:
            assert size >= state.terms.least[kind], "no set below its least [2]"
    owners = owners_in(state.owner)
    for seat in range(state.terms.seats):
        most = {2: 89, 3: 80, 4: 68}[state.terms.seats]
        assert owners.count(seat) <= state.terms.types_to_end, "too many kinds [6]"
        assert state.set_score(seat) <= most, "a set score beyond what can be [6]"


def _check_moment(state: Glory) -> None:
    """Invariants 3 and 9, at a decision."""
    if state.over():
        return
    question = state.question()
    if isinstance(question, FirstDraw):
        assert state.left(DRAW_1) > 0 and state.left(DRAW_2) > 0, "both draw piles hold cards [3]"
    if isinstance(question, SecondDraw):
        assert len(question.options(state)) > 0, "a second draw is possible [3]"
    waits = isinstance(question, PlaceCards | MayTakeFigure | ClearAway)
    assert waits or state.pending == NOTHING, "pending cards wait only for their placing [9]"
    assert state.pending != NOTHING or not isinstance(question, PlaceCards), "nothing to place [9]"


def _check_figures(state: Glory) -> None:
    """Invariant 7."""
    held = state.supply + state.fresh + sum(state.ready)
    assert held == (FIGURES if state.terms.ninja_power else 0), "four figures, or none [7]"
    assert 0 <= state.fresh <= 1, "one fresh figure at most [7]"


def _check_orders(state: Glory) -> None:
    """Invariant 8; of orders that are gone nothing is known. [14.5]"""
    known = int(state.shown)
    for place in range(len(state.orders)):
        if state.orders[place] != NOTHING:
            known &= ~(1 << place)
    assert known == 0, "known orders are held [14.5]"
    if not state.terms.imperial_orders or state.over() or state.active == NOBODY:
        return
    for seat in range(state.terms.seats):
        held = sum(1 for stack in range(3) if state.orders[seat * 3 + stack] != NOTHING)
        assert held == 4 - state.round, "one order less each round [8]"
