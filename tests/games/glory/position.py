"""Positions in a line or two: `position(2, at="act", hand="envoy*2 monk*2")`."""

from typing import Any, TypeVar, cast

import sengoku
from sengoku.games.glory.rules.state import Glory
from sengoku.kernel.state import State

__all__ = ["GLORY", "labels", "play", "position", "summary"]

GLORY = sengoku.game("glory")
AnyState = TypeVar("AnyState", bound=State)


def position(seats: int = 2, **said: Any) -> Glory:
    return cast(Glory, GLORY.position(seats, **said))


def labels(state: State) -> list[str]:
    """The standing options in short: ["lay:monk:2", ...]."""
    return [GLORY.label(action) for action in state.options()]


def play(state: AnyState, *moves: str) -> AnyState:
    """Submits moves by their labels, each for the seat that is asked."""
    for move in moves:
        by_label = {GLORY.label(action): action for action in state.options()}
        assert move in by_label, f"{move} is not among {list(by_label)}"
        state.submit(state.seat(), by_label[move])
    return state


def summary(state: State) -> dict[str, Any]:
    """The saved state, for looking at facts: summary(state)["size"]."""
    return GLORY.save(state)
