"""What a viewer may see, field by field. [LAN-4.1]"""

from typing import Any

from lanterns.rules.actions import VERBS
from lanterns.rules.state import Lanterns
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.viewer import NOBODY, Viewer

__all__ = ["view"]


def view(state: Lanterns, viewer: Viewer) -> dict[str, Any]:
    return {
        "game": "lanterns",
        "viewer": viewer.name(),
        "you": None if viewer.seat == NOBODY else int(viewer.seat),
        "seats": state.seats,
        "round": 1,
        "active": None if state.over() else int(state.seat()),
        "over": state.over(),
        "question": _question(state, viewer),
        "pile": len(state.pile),
        "gone": state.gone[:],
        "players": [_player(state, viewer, seat) for seat in range(state.seats)],
        "scores": state.scores(),
        "ranks": state.ranks() if state.over() else None,
    }


def _question(state: Lanterns, viewer: Viewer) -> dict[str, Any] | None:
    """The options only for the seat that decides."""
    if state.over():
        return None
    question = state.question()
    options: Any = HIDDEN
    if viewer.sees(question.seat):
        options = [_option(state, int(action)) for action in state.options()]
    return {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "options": options,
    }


def _option(state: Lanterns, action: int) -> dict[str, Any]:
    grave = VERBS.of(action).grave
    offer = VERBS.offer(action, state.question().clause())
    return {**offer, "grave": grave} if grave else offer


def _player(state: Lanterns, viewer: Viewer, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "held": len(state.hands[seat]),
        "hand": state.hands[seat][:] if viewer.sees(seat) else HIDDEN,
        "door": state.doors[seat][:],
    }
