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
from sengoku.games.samurai.rules.components import CARDS
from sengoku.games.samurai.rules.position import SEATS, card_marked
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
position = SAMURAI.position


# -- playing -------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """ "aH3 0,1" plays a card for the seat that is asked, "lay 1,1" chooses a spot."""
    for move in moves:
        what, where = move.split()
        if what == "lay":
            label = f"lay:{where}"
        else:
            assert state.seat() == SEATS.index(what[0]), f"{move}: seat {state.seat()} is asked"
            label = f"play:{CARDS[card_marked(what[1:])]}:{where}"
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
    label = f"play:{CARDS[card_marked(what[1:])]}:{where}"
    for option in view(state, int(state.seat()))["question"]["options"]:
        if SAMURAI.label(option["action"]) == label:
            return {f"{spot['x']},{spot['y']}" for spot in option["preview"]["lays"]}
    raise AssertionError(f"{label} is not among {labels(state)}")


def stones(state: State) -> list[tuple[int, ...]]:
    """By seat: helmets, Buddhas, rice fields."""
    return [tuple(own.values()) for own in view(state)["stones"]["seats"]]
