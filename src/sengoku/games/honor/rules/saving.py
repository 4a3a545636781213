"""The state as plain data and back: for records, servers and the law that nothing is lost."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.state import Honor

__all__ = ["draw_pile", "facts", "restore"]


def facts(state: Honor) -> dict[str, Any]:
    return {
        "dealer": int(state.dealer),
        "round": int(state.round),
        "active": int(state.active),
        "used": int(state.used),
        "declared": int(state.declared),
        "title": int(state.title),
        "honor": list(state.honor),
        "daimyo": list(state.daimyo),
        "lord": list(state.lord),
        "bond": list(state.bond),
        "hands": list(state.hands),
        "kept": list(state.kept),
        "drawn": list(state.drawn),
        **({"seen": list(state.seen)} if any(state.seen) else {}),  # in most matches nothing
        "houses": list(state.houses),
        "pile": draw_pile(state),
        "discards": list(state.discards),
        "answered": int(state.answered),
        "sealed": int(state.sealed),
    }


def restore(state: Honor, saved: dict[str, Any]) -> None:
    state.dealer = saved["dealer"]
    state.round = saved["round"]
    state.active = saved["active"]
    state.used = saved["used"]
    state.declared = saved["declared"]
    state.title = saved["title"]
    state.honor = vec[i64](saved["honor"])
    state.daimyo = vec[i64](saved["daimyo"])
    state.lord = vec[i64](saved["lord"])
    state.bond = vec[i64](saved["bond"])
    hands: list[int] = saved["hands"]
    state.hands = vec[i64](hands)
    state.kept = vec[i64](saved["kept"])
    state.drawn = vec[i64](saved["drawn"])
    state.seen = vec[i64](saved.get("seen", [0] * len(hands)))
    kinds = len(hands) // len(saved["honor"])
    state.held = vec[i64](
        [sum(hands[place : place + kinds]) for place in range(0, len(hands), kinds)]
    )
    state.houses = vec[i64](saved["houses"])
    state.deck = vec[i64](saved["pile"])
    state.top = 0
    state.discards = vec[i64](saved["discards"])
    state.discarded = sum(saved["discards"])
    state.answered = saved["answered"]
    state.sealed = saved["sealed"]


def draw_pile(state: Honor) -> list[int]:
    """Top card first."""
    return list(state.deck[state.top :])
