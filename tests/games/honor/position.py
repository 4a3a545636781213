"""Positions in a line or two: `position(4, houses={0: "daimyo_02 cavalry | no_dachi"})`."""

from typing import Any, TypeVar, cast

import pytest

import sengoku
from sengoku.games.honor.rules import actions
from sengoku.games.honor.rules.actions import house_name
from sengoku.games.honor.rules.components import CARDS
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Nature, Scripted
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer

__all__ = [
    "HONOR",
    "asked",
    "begin",
    "discarded",
    "hand",
    "heard",
    "honor",
    "house",
    "journal",
    "labels",
    "luck",
    "play",
    "player",
    "position",
    "refused",
    "seen",
    "status",
    "verbs",
]

HONOR = sengoku.game("honor")
AnyState = TypeVar("AnyState", bound=State)


def position(seats: int = 3, **said: Any) -> Honor:
    return cast(Honor, HONOR.position(seats, **said))


def begin(seats: int, nature: Nature, **options: Any) -> Honor:
    """A match at its first question."""
    return cast(Honor, HONOR.begin(HONOR.setup(seats, options), nature))


def luck(assassin: list[int] | None = None, battle: list[int] | None = None) -> Scripted:
    """What the dice will show."""
    return HONOR.script(dice={"assassins": assassin or [], "battles": battle or []})


# -- acting --------------------------------------------------------------------------------------


def labels(state: State) -> list[str]:
    """The standing options in short: ["place:cavalry:samurai-0", ...]."""
    return [HONOR.label(action) for action in state.options()]


def verbs(state: State) -> set[str]:
    return {label.split(":")[0] for label in labels(state)}


def play(state: AnyState, *moves: str) -> AnyState:
    """Submits moves by their labels, each for the seat that is asked."""
    for move in moves:
        by_label = {HONOR.label(action): action for action in state.options()}
        assert move in by_label, f"{move} is not among {list(by_label)}"
        state.submit(state.seat(), by_label[move])
    return state


def refused(state: State, move: str) -> tuple[str, str]:
    """The clause and the key with which a move is refused; it must change nothing."""
    before = HONOR.save(state), len(state.journal or [])
    with pytest.raises(IllegalAction) as refusal:
        state.submit(int(state.seat()), _action(move))
    assert (HONOR.save(state), len(state.journal or [])) == before, "a refusal changed the table"
    return refusal.value.clause, refusal.value.key


def _action(label: str) -> int:
    """The action behind a label, also one that no question ever offers."""
    do, *parts = label.split(":")
    if do == "place" and CARDS.index(parts[0]) >= 15:
        houses = [house_name(house) for house in range(12)]
        return int(actions.place_card(CARDS.index(parts[0]), houses.index(parts[1])))
    known = actions.VERBS.by_name.get(do)
    fields = [] if known is None else [*known.takes]
    words: dict[str, Any] = {"do": do}
    for field, part in zip(fields, parts, strict=False):
        words[field] = int(part) if field == "seat" else part
    return HONOR.action(words)


# -- looking -------------------------------------------------------------------------------------


def asked(state: State) -> tuple[str, int]:
    """The standing question and whom it waits for: ("AnswerDishonor", 1)."""
    return type(state.question()).__name__, int(state.seat())


def seen(state: State, viewer: Viewer = REFEREE) -> dict[str, Any]:
    return HONOR.view(state, viewer)


def player(state: State, seat: int) -> dict[str, Any]:
    """A seat as the referee sees it."""
    found: dict[str, Any] = seen(state)["players"][seat]
    return found


def honor(state: State) -> list[int]:
    return state.scores()


def status(state: State, seat: int) -> str:
    """first, ronin, or "second 0": whom he serves."""
    facts = player(state, seat)
    return facts["status"] if facts["lord"] is None else f"{facts['status']} {facts['lord']}"


def house(state: State, name: str) -> dict[str, int]:
    """The cards of a house besides its head: house(state, "daimyo-0")."""
    row, _, seat = name.partition("-")
    found = player(state, int(seat))[f"{row}_house"]
    return {} if found is None else found["cards"]


def hand(state: State, seat: int) -> dict[str, int]:
    cards: dict[str, int] = player(state, seat)["hand"]["cards"]
    return cards


def discarded(state: State) -> dict[str, int]:
    cards: dict[str, int] = seen(state)["discards"]["cards"]
    return cards


def journal(state: State) -> list[Event]:
    """What happened so far."""
    assert state.journal is not None, "nobody keeps a journal here"
    return state.journal


def heard(state: State, viewer: Viewer = PUBLIC) -> list[str]:
    """The names of the events that a viewer heard."""
    return [str(event.told(viewer)["event"]) for event in state.journal or []]
