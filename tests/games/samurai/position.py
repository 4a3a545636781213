"""Positions in a line or two, drawn as the spec draws them, and play in its notation.

    position(3, pile="R HB", hands={0: "B3 S1"})            the first village and nothing else
    position(2, table=DRAWING, village="HB", seat=1)
    play(state, "aB3 0,1", "bS2 0,-1", "lay 1,1")

A drawing has a row for each y and the x of its first column below. Every cell is a token: aH3 a
card of seat a, [HB] or (HB) a village, a and [V] any card or village that is left, o or . nothing.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import sengoku
from sengoku.games.samurai.rules.components import CARDS, VILLAGES
from sengoku.games.samurai.rules.grid import VILLAGE, card_code
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_of

__all__ = [
    "SAMURAI",
    "cells",
    "due",
    "labels",
    "legal",
    "lies",
    "play",
    "position",
    "put",
    "saved",
    "stones",
    "view",
    "villages",
    "wander",
]

SAMURAI = sengoku.game("samurai")
SEATS = "abcd"
SYMBOLS = {"H": "helmet", "B": "buddha", "R": "rice", "S": "samurai"}
ORIGIN = "0 | [{}]\ny/x 0"


def position(
    seats: int = 2,
    *,
    table: str = "",
    village: str = "HB",
    seat: int = 0,
    start: int = 0,
    hands: dict[int, str] | None = None,
    pile: str = "",
    pile_ends: bool = False,
    stones: dict[int, tuple[int, int, int]] | None = None,
    journal: bool = False,
    **options: Any,
) -> State:
    """A table at the beginning of `seat`'s turn.

    `pile` names the villages on top, top first; the others follow, unless `pile_ends`. Hands hold
    the cards named; what is left of each set fills them up to five and then makes the deck.
    """
    setup = SAMURAI.setup(seats, {"start_player": start, **options})
    sets = [_whole(seats) for _ in range(seats)]
    boxed = [kind for kind, name in enumerate(VILLAGES) for _ in range(COPIES[name])]
    named = [_village(mark) for mark in pile.split()]
    for kind in named:
        boxed.remove(kind)
    laid = _drawn(table or ORIGIN.format(village), sets, boxed)
    held, decks = _deal(sets, hands or {})
    played = sum(1 for _, _, code in laid if code < VILLAGE)
    saved = {
        "start": start,
        "turn": played + 1,
        "active": seat,
        "table": laid,
        "hands": [card for hand in held for card in hand + [-1] * (5 - len(hand))],
        "decks": decks,
        "pile": named if pile_ends else named + _spread(boxed),
        "waiting": -1,
        "played": [0, 0],
        "fresh": 0,
        "stones": [count for who in range(seats) for count in (stones or {}).get(who, (0, 0, 0))],
        "reasons": 0,
        "unveiled": 0,
        "agenda": [["FinishTurn", seat], ["PlayCard", seat]],
        "nature": Fast(1, 6).save(),
    }
    state = SAMURAI.build(setup, saved)
    if journal:
        state.journal = []
    state.advance()
    return state


COPIES = {"v_h": 5, "v_b": 5, "v_r": 5, "v_hb": 9, "v_hr": 9, "v_br": 9, "v_hbr": 2}


def _whole(seats: int) -> list[int]:
    samurai = [9, 9, 9, 10, 10, 11] if seats < 4 else [9, 9, 10, 11]
    return [*range(9), *samurai]


def _card(mark: str) -> int:
    return CARDS.index(f"{SYMBOLS[mark[0]]}_{mark[1]}")


def _village(mark: str) -> int:
    return VILLAGES.index(f"v_{mark.lower()}")


def _spread(boxed: list[int]) -> list[int]:
    """So that a pile is not all of one kind."""
    return [kind for offset in range(5) for kind in boxed[offset::5]]


def _drawn(table: str, sets: list[list[int]], boxed: list[int]) -> list[list[int]]:
    """The rows of a drawing as [x, y, code]; what it names is taken out of sets and box."""
    rows = [row.strip() for row in table.strip().splitlines()]
    west = int(rows[-1].split()[1])
    tokens = []
    for row in rows[:-1]:
        y, _, cells = row.partition("|")
        tokens += [(x, int(y), token) for x, token in enumerate(cells.split(), west)]
    exact = [(x, y, token) for x, y, token in tokens if token not in ("o", ".")]
    exact.sort(key=lambda entry: entry[2] in ("[V]", "(V)", *SEATS))  # named things first
    return [[x, y, _code(token, sets, boxed)] for x, y, token in exact]


def _code(token: str, sets: list[list[int]], boxed: list[int]) -> int:
    if token[0] in "[(":
        mark = token[1:-1]
        kind = _spread(boxed)[0] if mark == "V" else _village(mark)
        boxed.remove(kind)
        return VILLAGE + kind
    seat = SEATS.index(token[0])
    card = sets[seat][-1] if token == SEATS[seat] else _card(token[1:])
    sets[seat].remove(card)
    return card_code(seat, card)


def _deal(sets: list[list[int]], hands: dict[int, str]) -> tuple[list[list[int]], list[list[int]]]:
    held = []
    for seat, left in enumerate(sets):
        hand = [_card(mark) for mark in hands.get(seat, "").split()]
        for card in hand:
            left.remove(card)
        room = 5 - len(hand)
        held.append(sorted(hand + left[:room]))
        del left[:room]
    return held, sets


# -- playing -------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """ "aH3 0,1" plays a card for the seat that is asked, "lay 1,1" chooses a spot."""
    for move in moves:
        what, where = move.split()
        if what == "lay":
            label = f"lay:{where}"
        else:
            assert state.seat() == SEATS.index(what[0]), f"{move}: seat {state.seat()} is asked"
            label = f"play:{CARDS[_card(what[1:])]}:{where}"
        by_label = {SAMURAI.label(action): action for action in state.options()}
        assert label in by_label, f"{label} is not among {list(by_label)}"
        state.submit(state.seat(), by_label[label])
    return state


def put(state: State, *where: str) -> State:
    """Plays any card of the hand on a cell, for whoever is asked; spots are chosen as they come."""
    for cell in where:
        actions = {SAMURAI.label(action).split(":")[-1]: action for action in state.options()}
        assert cell in actions, f"{cell} is not among {list(actions)}"
        state.submit(state.seat(), actions[cell])
        while not state.over() and type(state.question()).__name__ == "ChooseSpot":
            state.submit(state.seat(), state.options()[0])
    return state


def wander(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """A random game: its state before each decision, and at last the end."""
    state, chooser = SAMURAI.new(seats=seats, seed=seed, **options), Fast(seed + 1, 1)
    while not state.over():
        yield state
        choices = state.options()
        state.play(choices[chooser.below(0, len(choices))])
    yield state


def labels(state: State) -> list[str]:
    """The standing options in short: ["lay:1,1", ...]."""
    return [SAMURAI.label(action) for action in state.options()]


# -- looking -------------------------------------------------------------------------------------


def view(state: State, seat: int | None = None, *, referee: bool = False) -> dict[str, Any]:
    """What the public, a seat or the referee sees."""
    viewer = REFEREE if referee else PUBLIC if seat is None else viewer_of(seat)
    return SAMURAI.view(state, viewer)


def saved(state: State) -> dict[str, Any]:
    return SAMURAI.save(state)


def villages(state: State) -> dict[str, str]:
    """Cells and what lies there: {"0,0": "(HB)"}."""
    return {
        f"{each['x']},{each['y']}": ("({})" if each["scored"] else "[{}]").format(
            each["village"][2:].upper()
        )
        for each in view(state)["table"]["villages"]
    }


def lies(state: State, cell: str) -> str:
    """What lies on a cell: a village, aH3, or nothing."""
    table = view(state)["table"]
    for each in table["cards"]:
        if f"{each['x']},{each['y']}" == cell:
            name, value = each["card"].split("_")
            return f"{SEATS[each['seat']]}{name[0].upper()}{value}"
    return villages(state).get(cell, "")


def legal(state: State) -> set[str]:
    return cells(view(state)["table"]["legal"])


def cells(pairs: Iterable[list[int]]) -> set[str]:
    return {f"{x},{y}" for x, y in pairs}


def due(state: State, move: str) -> set[str]:
    """The cells that would get a village by this play, as the preview says."""
    what, where = move.split()
    label = f"play:{CARDS[_card(what[1:])]}:{where}"
    for option in view(state, int(state.seat()))["question"]["options"]:
        if SAMURAI.label(option["action"]) == label:
            return {f"{spot['x']},{spot['y']}" for spot in option["preview"]["lays"]}
    raise AssertionError(f"{label} is not among {labels(state)}")


def stones(state: State) -> list[tuple[int, ...]]:
    """By seat: helmets, Buddhas, rice fields."""
    return [tuple(own.values()) for own in view(state)["stones"]["seats"]]
