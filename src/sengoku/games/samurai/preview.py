"""What an action would lead to, as far as anybody can tell: no card under the top is looked at."""

from typing import Any, Final

from mypy_extensions import i64

from sengoku.games.samurai.actions import PLAY, card, cell, verb
from sengoku.games.samurai.components import (
    SHOWS,
    SYMBOL_COUNT,
    SYMBOLS,
    VALUES,
    VILLAGES,
)
from sengoku.games.samurai.grid import EMPTY, OWNER, STEP, VILLAGE, x_of, y_of
from sengoku.games.samurai.state import Samurai, leader
from sengoku.games.samurai.steps.turns import end_reasons, reason_names
from sengoku.kernel.viewer import NOBODY

__all__ = ["UNKNOWN", "influence_words", "leads_words", "preview"]

UNKNOWN: Final = "unknown"
ANY: Final[i64] = 7  # stands for a village that nobody can see yet


def preview(state: Samurai, action: i64) -> dict[str, Any]:
    """What an option adds, closes, lays and leaves empty, and which end it would bring."""
    seat = state.seat()
    after = state.copy()
    touches: list[dict[str, Any]] = []
    if verb(action) == PLAY:
        after.play_card(seat, card(action), cell(action))
        touches = _touches(after, card(action))
        lays, count = _lays(after, seat)
    else:
        side: i64 = 0
        while after.played + STEP[side] != cell(action):
            side += 1
        after.lay_village(seat, side)
        lays, count = _lays(after, seat, first=False)
    closes = _closes(after)
    after.taken += count
    ends = end_reasons(after) & ~state.reasons
    return {
        "touches": touches,
        "closes": closes,
        "lays": lays,
        "count": int(count),
        "voids": _voids(after, seat, lays),
        "ends": reason_names(ends),
    }


def _touches(after: Samurai, played: i64) -> list[dict[str, Any]]:
    """The villages beside the card: what it adds to each symbol, and who leads then. [SAM-6.5]"""
    touched: list[dict[str, Any]] = []
    for step in STEP:
        village = after.played + step
        if after.at(village) >= VILLAGE:
            kind = after.at(village) - VILLAGE
            adds = {
                name: int(VALUES[played * SYMBOL_COUNT + symbol])
                for symbol, name in enumerate(SYMBOLS)
                if SHOWS[kind * SYMBOL_COUNT + symbol]
            }
            leads = leads_words(after, village)
            touched.append({**_village(village, kind), "adds": adds, "leads": leads})
    return touched


def _lays(after: Samurai, seat: i64, first: bool = True) -> tuple[list[dict[str, Any]], int]:
    """The cells that get a village, and how many the pile can give them. [SAM-5.9, SAM-5.12]

    Only the first village is known, and its cell only where there is no choice. With a short pile
    more cells may be named than get one: the player will choose.
    """
    lays: list[dict[str, Any]] = []
    given: i64 = 0
    due = after.due(seat)
    while due != 0 and given < after.left():
        sides = [side for side in range(4) if int(due) >> side & 1]
        visible = first and given == 0 and len(sides) == 1
        kind = after.top() if visible else ANY
        if len(sides) > after.left() - given:
            lays += [_village(after.played + STEP[side], ANY) for side in sides]
            return lays, int(given + 1)
        lays.append(_village(after.played + STEP[sides[0]], kind))
        after.fresh |= 1 << sides[0]
        after.settle(after.played + STEP[sides[0]], kind)
        given += 1
        due = after.due(seat)
    return lays, int(given)


def _closes(after: Samurai) -> list[dict[str, Any]]:
    """The villages that the card closes, and who gets each stone; None is nobody. [SAM-6.9]"""
    closed: list[dict[str, Any]] = []
    for step in STEP:
        village = after.played + step
        if after.at(village) >= VILLAGE and after.closed(village):
            kind = after.at(village) - VILLAGE
            if kind == ANY:
                closed.append({**_village(village, kind), "stones": UNKNOWN})
            else:
                after.score(village)
                stones = leads_words(after, village)
                closed.append({**_village(village, kind), "stones": stones})
    return closed


def _voids(after: Samurai, seat: i64, lays: list[dict[str, Any]]) -> list[list[int]]:
    """Cells that stay empty because both cards at the village are the seat's own. [SAM-5.2]"""
    cells: list[list[int]] = []
    promised = [[spot["x"], spot["y"]] for spot in lays]
    for d in range(4):
        spot = after.played + STEP[d]
        if after.at(spot) != EMPTY or [x_of(spot), y_of(spot)] in promised:
            continue
        for e in ((d + 1) & 3, (d + 3) & 3):
            village = after.played + STEP[e]
            if after.at(village) >= VILLAGE and OWNER[after.at(village + STEP[d])] == seat:
                cells.append([x_of(spot), y_of(spot)])
                break
    return cells


def _village(where: i64, kind: i64) -> dict[str, Any]:
    name = UNKNOWN if kind == ANY else VILLAGES[kind]
    return {"x": x_of(where), "y": y_of(where), "village": name}


def influence_words(state: Samurai, village: i64) -> dict[str, list[int]]:
    """By symbol of a village: each seat's influence now. [SAM-6.4]"""
    kind = state.at(village) - VILLAGE
    shares: dict[str, list[int]] = {}
    for symbol, name in enumerate(SYMBOLS):
        if SHOWS[kind * SYMBOL_COUNT + symbol]:
            sums = int(state.influence(village, symbol))
            shares[name] = [sums >> seat * 8 & 255 for seat in range(state.terms.seats)]
    return shares


def leads_words(state: Samurai, village: i64) -> dict[str, int | None]:
    """By symbol of a village: who leads now; None on a tie or where nobody does. [SAM-6.7]"""
    kind = state.at(village) - VILLAGE
    leads: dict[str, int | None] = {}
    for symbol, name in enumerate(SYMBOLS):
        if SHOWS[kind * SYMBOL_COUNT + symbol]:
            first = leader(state.influence(village, symbol))
            leads[name] = None if first == NOBODY else int(first)
    return leads
