"""Positions in a line or two: `position(2, at="act", hand="envoy*2 monk*2")`."""

from typing import Any

import sengoku
from sengoku.kernel.state import State

__all__ = ["GLORY", "labels", "play", "position", "summary"]

GLORY = sengoku.game("glory")
position = GLORY.position


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
