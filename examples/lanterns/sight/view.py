"""What a viewer may see, field by field. [LAN-4.1]"""

from lanterns.rules.actions import VERBS
from lanterns.rules.state import Lanterns
from lanterns.sight.wire import Player, Question, View
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.viewer import NOBODY, Viewer
from sengoku.kernel.wire import Offered

__all__ = ["view"]


def view(state: Lanterns, viewer: Viewer) -> View:
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


def _question(state: Lanterns, viewer: Viewer) -> Question | None:
    """The options only for the seat that decides."""
    if state.over():
        return None
    question = state.question()
    options = [_option(state, int(action)) for action in state.options()]
    return {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "options": options if viewer.sees(question.seat) else HIDDEN,
    }


def _option(state: Lanterns, action: int) -> Offered:
    option = VERBS.offer(action, state.question().clause())
    if VERBS.of(action).grave:
        option["grave"] = VERBS.of(action).grave
    return option


def _player(state: Lanterns, viewer: Viewer, seat: int) -> Player:
    return {
        "seat": seat,
        "held": len(state.hands[seat]),
        "hand": state.hands[seat][:] if viewer.sees(seat) else HIDDEN,
        "door": state.doors[seat][:],
    }
