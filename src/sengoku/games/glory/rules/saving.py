"""The state as plain data and back: for records, servers and the law that nothing is lost."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.glory.rules.actions import DRAW_1, DRAW_2
from sengoku.games.glory.rules.components import CARDS, KIND_COUNT
from sengoku.games.glory.rules.counts import cards_of, counted, counts, counts_in, owners_in
from sengoku.games.glory.rules.state import Glory

__all__ = ["draw_pile", "facts", "restore"]


def facts(state: Glory) -> dict[str, Any]:
    dealt = len(state.hands) > 0
    return {
        "round": int(state.round),
        "start": int(state.start),
        "turn": int(state.turn),
        "active": int(state.active),
        "stall": int(state.stall),
        "hands": _in_a_row(state.hands),
        "known": _in_a_row(state.known),
        "owner": owners_in(state.owner) if dealt else [],
        "size": [int(count) for count in counts(state.size)] if dealt else [],
        "draw_1": draw_pile(state, DRAW_1),
        "draw_2": draw_pile(state, DRAW_2),
        "discard_1": list(state.discard_1),
        "discard_2": list(state.discard_2),
        "pending": int(state.pending),
        "pending_count": int(state.pending_count),
        "supply": int(state.supply),
        "ready": list(state.ready),
        "fresh": int(state.fresh),
        "orders": list(state.orders),
        **({"shown": int(state.shown)} if state.shown else {}),  # most matches have none
        "spare": list(state.spare),
        "played": list(state.played),
        "bonus": list(state.bonus),
        "sheet": list(state.sheet),
        "reasons": int(state.reasons),
    }


def restore(state: Glory, saved: dict[str, Any]) -> None:
    state.round = saved["round"]
    state.start = saved["start"]
    state.turn = saved["turn"]
    state.active = saved["active"]
    state.stall = saved["stall"]
    state.hands = _by_seat(saved["hands"])
    state.known = _by_seat(saved["known"])
    state.owner = counted([seat + 1 for seat in saved["owner"]])
    state.size = counted(saved["size"])
    state.needs = counted([int(state.least(kind)) for kind in range(len(saved["size"]))])
    draw_1, draw_2 = saved["draw_1"], saved["draw_2"]
    state.next_1 = state.terms.draw_2 - len(draw_1)
    state.next_2 = CARDS - len(draw_2)
    taken_1, taken_2 = [0] * state.next_1, [0] * (state.next_2 - state.terms.draw_2)
    state.deck = vec[u8](taken_1 + draw_1 + taken_2 + draw_2)
    state.discard_1 = vec[i64](saved["discard_1"])
    state.discard_2 = vec[i64](saved["discard_2"])
    state.lying_1, state.lying_2 = counts_in(state.discard_1), counts_in(state.discard_2)
    state.pending = saved["pending"]
    state.pending_count = saved["pending_count"]
    state.supply = saved["supply"]
    state.ready = vec[i64](saved["ready"])
    state.fresh = saved["fresh"]
    state.orders = vec[i64](saved["orders"])
    state.shown = saved.get("shown", 0)
    state.spare = vec[i64](saved["spare"])
    state.played = vec[i64](saved["played"])
    state.bonus = vec[i64](saved["bonus"])
    state.sheet = vec[i64](saved["sheet"])
    state.reasons = saved["reasons"]


def _in_a_row(hands: vec[i64]) -> list[int]:
    """Seat by seat how many of each character."""
    return [int(count) for cards in hands for count in counts(cards)]


def _by_seat(row: list[int]) -> vec[i64]:
    hands = vec[i64]([0] * (len(row) // KIND_COUNT))
    for place, count in enumerate(row):
        hands[place // KIND_COUNT] += cards_of(place % KIND_COUNT, count)
    return hands


def draw_pile(state: Glory, pile: i64) -> list[int]:
    if pile == DRAW_1:
        return list(state.deck[state.next_1 : state.terms.draw_2])
    return list(state.deck[state.next_2 :])
