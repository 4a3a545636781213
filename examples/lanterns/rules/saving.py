"""The state as plain data and back, and where everything is."""

from typing import Any

from lanterns.rules.actions import LANTERNS
from lanterns.rules.state import Lanterns

__all__ = ["check", "facts", "restore", "secrets", "zones"]


def facts(state: Lanterns) -> dict[str, Any]:
    return {
        "pile": state.pile[:],
        "hands": [hand[:] for hand in state.hands],
        "doors": [door[:] for door in state.doors],
        "gone": state.gone[:],
    }


def restore(state: Lanterns, saved: dict[str, Any]) -> None:
    state.pile, state.gone = [*saved["pile"]], [*saved["gone"]]
    state.hands = [[*hand] for hand in saved["hands"]]
    state.doors = [[*door] for door in saved["doors"]]


def zones(state: Lanterns) -> dict[str, list[str]]:
    """Every lantern in exactly one place."""
    found = {"pile": state.pile, "gone": state.gone}
    for seat in range(state.seats):
        found |= {f"hand {seat}": state.hands[seat], f"door {seat}": state.doors[seat]}
    return {place: [str(card) for card in cards] for place, cards in found.items()}


def secrets(state: Lanterns, seat: int) -> dict[str, dict[str, list[str]]]:
    """Pile and the hands of others: any unseen lantern may lie in any of them. [LAN-4.1]"""
    hidden = [f"hand {rival}" for rival in range(state.seats) if rival != seat]
    where = zones(state)
    return {"lanterns": {place: where[place] for place in ("pile", *hidden)}}


def check(state: Lanterns) -> None:
    assert all(hand == sorted(hand) for hand in state.hands), "a hand is not in order"
    lying = [card for cards in zones(state).values() for card in cards]
    assert len(lying) == len(LANTERNS), "a lantern is lost"
    if state.over():
        assert not any(state.hands), "somebody could still play"
