"""The state as plain data and back: for records, servers and the law that nothing is lost."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.samurai.rules.components import VILLAGE_CARDS
from sengoku.games.samurai.rules.grid import BLANK, VILLAGE, cell_at, x_of, y_of
from sengoku.games.samurai.rules.state import NOTHING, Samurai
from sengoku.games.samurai.rules.survey import survey

__all__ = ["facts", "restore"]


def facts(state: Samurai) -> dict[str, Any]:
    """The table as [x, y, what lies there]; pile and decks as what is left of them, top first."""
    return {
        "start": int(state.start),
        "turn": int(state.turn),
        "active": int(state.active),
        "table": [[x_of(cell), y_of(cell), lies] for cell, lies in survey(state).items()],
        "hands": list(state.hands),
        "decks": [state.deck(seat) for seat in range(len(state.drawn))],
        "pile": list(state.pile[state.taken :]),
        "waiting": int(state.waiting),
        "played": [x_of(state.played), y_of(state.played)],
        "fresh": int(state.fresh),
        "stones": list(state.stones),
        "reasons": int(state.reasons),
    }


def restore(state: Samurai, saved: dict[str, Any]) -> None:
    state.start = saved["start"]
    state.turn = saved["turn"]
    state.active = saved["active"]
    state.hands = vec[i64](saved["hands"])
    _restore_piles(state, saved["decks"], saved["pile"])
    state.waiting = saved["waiting"]
    state.played = cell_at(*saved["played"])
    state.fresh = saved["fresh"]
    state.stones = vec[i64](saved["stones"])
    state.reasons = saved["reasons"]
    if saved["table"]:
        state.grid = BLANK[:]
    # Cards first, so that a village lists only those of its sides that are empty.
    for x, y, lies in sorted(saved["table"], key=lambda row: row[2] >= VILLAGE):
        if lies >= VILLAGE:
            state.settle(cell_at(x, y), lies - VILLAGE)
        else:
            state.put(cell_at(x, y), lies)


def _restore_piles(state: Samurai, decks: list[list[int]], pile: list[int]) -> None:
    size = int(state.terms.set_size)
    state.drawn = vec[i64]([size - len(deck) for deck in decks])
    state.decks = vec[i64](
        [card for deck in decks for card in [int(NOTHING)] * (size - len(deck)) + deck]
    )
    if decks:
        state.taken = VILLAGE_CARDS - len(pile)
        state.pile = vec[i64]([int(NOTHING)] * (int(VILLAGE_CARDS) - len(pile)) + pile)
