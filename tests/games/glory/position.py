"""Positions in a line or two: `position(2, at="act", hand="envoy*2 monk*2")`."""

from typing import Any

import sengoku
from sengoku.games.glory.actions import PILES
from sengoku.games.glory.components import COPIES, KINDS
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.state import State

__all__ = ["GLORY", "labels", "play", "position", "summary"]

GLORY = sengoku.game("glory")

# What is planned from each moment of a turn on, in reading order.
MOMENTS = {
    "turn": ["BeginTurn"],
    "draw": ["BeginDrawing", "LayOrDiscard", "CloseTurn", "EndTurn"],
    "draw2": ["GoOnDrawing", "LayOrDiscard", "CloseTurn", "EndTurn"],
    "act": ["LayOrDiscard", "CloseTurn", "EndTurn"],
    "close": ["CloseTurn", "EndTurn"],
    "end": ["EndTurn"],
    "orders": [],
}


def position(
    seats: int = 2,
    *,
    at: str = "act",
    seat: int = 0,
    barred: str = "",
    hand: str = "",
    hands: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    sets: dict[str, tuple[int, int]] | None = None,
    d1: str = "",
    d2: str = "",
    draw_1: str | None = None,
    draw_2: str | None = None,
    bury: str = "",
    ready: dict[int, int] | None = None,
    fresh: int = 0,
    stall: int = 0,
    orders: dict[int, str] | None = None,
    sheet: list[list[int]] | None = None,
    start: int = 0,
    nature: Nature | None = None,
    journal: bool = False,
    **options: Any,
) -> State:
    """A table at `at`, for `seat` to decide.

    Cards are written "monk*3 farmer", piles bottom to top (draw piles top first). `sets` maps a
    character to (owner, size). Cards that are not named fill up the draw piles where those are not
    given; if both are given they go to the bottom of the discard pile `bury`, or to the hand
    of the last seat if nothing is said.
    """
    setup = GLORY.setup(seats, options)
    held = [[0] * 9 for _ in range(seats)]
    for holder, cards in {seat: hand, **(hands or {})}.items():
        for kind in _cards(cards):
            held[holder][kind] += 1
    owner, size = [-1] * 9, [0] * 9
    for name, (who, count) in (sets or {}).items():
        owner[KINDS.index(name)], size[KINDS.index(name)] = who, count
    discards = [_cards(d1), _cards(d2)]
    draws = [_cards(draw_1 or ""), _cards(draw_2 or "")]
    left = _rest(held, size, discards + draws)
    if draw_1 is None and draw_2 is None:
        half = (len(left) + 1) // 2
        draws = [left[:half], left[half:]]
    elif draw_2 is None:
        draws[1] = left
    elif draw_1 is None:
        draws[0] = left
    elif bury:
        discards[PILES.index(bury) - 1][:0] = left
    else:
        for kind in left:
            held[seats - 1][kind] += 1
    proven = [[0] * 9 for _ in range(seats)]
    for holder, cards in (known or {}).items():
        for kind in _cards(cards):
            proven[holder][kind] += 1
    figures = [(ready or {}).get(who, 0) for who in range(seats)]
    ninja = setup.options["ninja_power"]
    saved = {
        "round": len(sheet or []) + 1,
        "start": start,
        "turn": 5,
        "active": seat,
        "stall": stall,
        "hands": sum(held, []),
        "known": sum(proven, []),
        "owner": owner,
        "size": size,
        "draw_1": draws[0],
        "draw_2": draws[1],
        "discard_1": discards[0],
        "discard_2": discards[1],
        "pending": -1,
        "pending_count": 0,
        "supply": 4 - sum(figures) - fresh if ninja else 0,
        "ready": figures,
        "fresh": fresh,
        **_orders(setup.options["imperial_orders"], seats, orders or {}),
        "bonus": [0] * seats,
        "sheet": sum(sheet or [], []),
        "reasons": 0,
        "unveiled": 0,
        "agenda": _agenda(at, seat, barred, ninja),
        "nature": (nature or Fast(1, 3)).save(),
    }
    state = GLORY.load(setup, saved)
    if journal:
        state.journal = []
    state.advance()
    return state


def _cards(text: str) -> list[int]:
    cards: list[int] = []
    for part in text.split():
        name, _, count = part.partition("*")
        cards += [KINDS.index(name)] * int(count or 1)
    return cards


def _rest(held: list[list[int]], size: list[int], piles: list[list[int]]) -> list[int]:
    rest: list[int] = []
    for kind in range(9):
        used = sum(hand[kind] for hand in held) + size[kind]
        used += sum(pile.count(kind) for pile in piles)
        assert used <= COPIES[kind], f"the position needs {used} of {KINDS[kind]}"
        rest += [kind] * (COPIES[kind] - used)
    # Spread the characters, so that a pile is not all of one kind.
    return [card for offset in range(7) for card in rest[offset::7]]


def _agenda(at: str, seat: int, barred: str, ninja: bool) -> list[list[Any]]:
    agenda: list[list[Any]] = []
    for name in [*MOMENTS[at], "EndRound"]:
        if name == "CloseTurn" and not ninja:
            continue
        if name == "EndRound":
            agenda.append([name, -1])
        elif name == "GoOnDrawing":
            agenda.append([name, seat, PILES.index(barred)])
        else:
            agenda.append([name, seat])
    return agenda[::-1]


def _orders(on: bool, seats: int, held: dict[int, str]) -> dict[str, list[int]]:
    """Each seat's orders as "a:emperor b:ninja"; orders that are not named are the spare ones."""
    if not on:
        return {"orders": [], "spare": [], "played": []}
    orders = [-1] * (seats * 3)
    for seat, cards in held.items():
        for card in cards.split():
            stack, name = card.split(":")
            orders[seat * 3 + "abc".index(stack)] = KINDS.index(name)
    return {"orders": orders, "spare": [], "played": []}


def labels(state: State) -> list[str]:
    """The standing options in short: ["lay:monk:2", ...]."""
    return [GLORY.label(action) for action in state.options()]


def play(state: State, *moves: str) -> State:
    """Submits moves by their labels, each for the seat that is asked."""
    for move in moves:
        by_label = {GLORY.label(action): action for action in state.options()}
        assert move in by_label, f"{move} is not among {list(by_label)}"
        state.submit(state.seat(), by_label[move])
    return state


def summary(state: State) -> dict[str, Any]:
    """The saved state, for looking at facts: summary(state)["size"]."""
    return GLORY.save(state)
