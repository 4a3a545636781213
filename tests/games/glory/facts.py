"""What is true at a table, in the words of a test, and what is refused there."""

from typing import Any

import pytest

from sengoku.games.glory.rules import actions
from sengoku.games.glory.rules.actions import PILES
from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer, viewer_of
from tests.games.glory.position import GLORY, labels, summary

__all__ = [
    "action",
    "asked",
    "ended",
    "figures",
    "hand",
    "heard",
    "kinds",
    "pending",
    "pile",
    "refused",
    "rest",
    "seen",
    "sets",
    "sheet",
]


def asked(state: State) -> tuple[str, int]:
    """The standing question and whom it waits for: ("PlaceCards", 1)."""
    return type(state.question()).__name__, int(state.seat())


def sets(state: State) -> dict[str, tuple[int, int]]:
    """The sets on the table: {"monk": (owner, size)}."""
    facts = summary(state)
    rows = zip(KINDS, facts["owner"], facts["size"], strict=True)
    return {name: (owner, size) for name, owner, size in rows if owner >= 0 or size > 0}


def hand(state: State, seat: int) -> dict[str, int]:
    cards = summary(state)["hands"][seat * 9 : seat * 9 + 9]
    return {name: count for name, count in zip(KINDS, cards, strict=True) if count > 0}


def pile(state: State, name: str) -> list[str]:
    """A discard pile bottom to top, a draw pile top first."""
    return [KINDS[kind] for kind in summary(state)[name]]


def pending(state: State) -> tuple[str, int] | None:
    facts = summary(state)
    return None if facts["pending"] < 0 else (KINDS[facts["pending"]], facts["pending_count"])


def figures(state: State) -> tuple[int, list[int], int]:
    """Supply, ready figures by seat, the active seat's fresh figure."""
    facts = summary(state)
    return facts["supply"], facts["ready"], facts["fresh"]


def sheet(state: State) -> list[list[int]]:
    """The score sheet, one row a round."""
    return GLORY.view(state, REFEREE)["scores"]["sheet"]


def ended(state: State) -> list[str]:
    """Why the last turn ended the round; empty if it did not."""
    return GLORY.view(state, REFEREE)["scores"]["ended"]


def seen(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees; -1 is the public."""
    return GLORY.view(state, PUBLIC if seat < 0 else viewer_of(seat))


def heard(state: State, viewer: Viewer = PUBLIC, name: str = "") -> list[dict[str, Any]]:
    """What a viewer heard so far, of all events or of those with one name."""
    told = [event.told(viewer) for event in state.journal or []]
    return [event for event in told if name in ("", event["event"])]


def kinds(state: State, verb: str) -> list[str]:
    """The options with one verb: kinds(state, "lay")."""
    return [label for label in labels(state) if label.split(":")[0] == verb]


def rest(state: State) -> State:
    """Plays the first option until the round on the table has been scored."""
    rounds = len(sheet(state))
    while len(sheet(state)) == rounds:
        state.play(state.options()[0])
    return state


def action(label: str) -> int:
    """The action behind a label, also one that no question ever offers."""
    do, *parts = label.split(":")
    match do:
        case "draw" | "place":
            return int(getattr(actions, do)(PILES.index(parts[0])))
        case "lay":
            return int(actions.lay(KINDS.index(parts[0]), int(parts[1])))
        case "discard":
            return int(actions.discard(KINDS.index(parts[0]), PILES.index(parts[1])))
        case "ninja":
            return int(actions.use_figure(int(parts[0]), KINDS.index(parts[1])))
        case "order":
            return GLORY.action({"do": "order", "card": parts[0]})
    return GLORY.action({"do": do})


def refused(state: State, move: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the key with which a move is refused; it must change nothing."""
    before = GLORY.save(state), len(state.journal or [])
    with pytest.raises(IllegalAction) as refusal:
        state.submit(int(state.seat()) if seat is None else seat, action(move))
    assert (GLORY.save(state), len(state.journal or [])) == before, "a refusal changed the table"
    return refusal.value.clause, refusal.value.key
