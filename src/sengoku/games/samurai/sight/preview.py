"""What an action would lead to, as far as anybody can tell: no card under the top is looked at."""

from typing import Any, Final, cast

from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import PLAY, card, cell, verb
from sengoku.games.samurai.rules.components import (
    SHOWS,
    SYMBOL_COUNT,
    SYMBOLS,
    VALUES,
    VILLAGES,
)
from sengoku.games.samurai.rules.grid import EMPTY, OWNER, STEP, VILLAGE, x_of, y_of
from sengoku.games.samurai.rules.state import Samurai, leader
from sengoku.games.samurai.rules.steps.turns import BLOCKED, end_reasons, reason_names
from sengoku.games.samurai.sight.wire import (
    Adds,
    Close,
    EndReason,
    Lay,
    Leads,
    Preview,
    Shares,
    Touch,
)
from sengoku.kernel.viewer import NOBODY

__all__ = ["UNKNOWN", "influence_words", "leads_words", "place", "preview"]

UNKNOWN: Final = "unknown"
ANY: Final[i64] = 7  # stands for a village that nobody can see yet


def preview(state: Samurai, action: i64) -> Preview:
    """What an option adds, closes, lays and leaves empty, and which end it would bring."""
    seat = state.seat()
    after = state.copy()
    touches: list[Touch] = []
    if verb(action) == PLAY:
        after.play_card(seat, card(action), cell(action))
        touches = _touches(after, card(action))
    else:
        side: i64 = 0
        while after.played + STEP[side] != cell(action):
            side += 1
        after.lay_village(seat, side)
    lays, count = _lays(after, seat)
    voids = _voids(after, seat)
    closes = _closes(after)
    after.taken += count
    ends = end_reasons(after)
    if count == len(lays) and _is_blocked(after, seat, ends):
        ends |= BLOCKED
    ends &= ~(state.reasons | end_reasons(state))
    return {
        "touches": touches,
        "closes": closes,
        "lays": lays,
        "count": count,
        "voids": voids,
        "ends": cast(list[EndReason], reason_names(ends)),
    }


def _touches(after: Samurai, played: i64) -> list[Touch]:
    """The villages beside the card: what it adds to each symbol, and who leads then. [SAM-6.5]"""
    touched: list[Touch] = []
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
            touched.append({**_village(village, kind), "adds": cast(Adds, adds), "leads": leads})
    return touched


def _lays(after: Samurai, seat: i64) -> tuple[list[Lay], int]:
    """The cells that may get a village, and how many will. [SAM-5.9, SAM-5.12]

    Only the top card is known, and its cell only where there is no choice: that one comes first.
    With a short pile more cells are named than get a village: the player will choose. Those that
    get one whatever is chosen are settled.
    """
    outcomes = _outcomes(after, seat, int(after.left()))
    alone, top = int(after.due(seat)), after.top()
    if alone & (alone - 1) != 0:
        alone = 0  # two cells are due: nobody knows where the top card goes
    named: list[Lay] = []
    for side in range(4):
        if any(laid >> side & 1 for laid in outcomes):
            where, kind = after.played + STEP[side], top if alone >> side & 1 else ANY
            named.insert(0 if kind != ANY else len(named), _village(where, kind))
            if all(laid >> side & 1 for laid in outcomes):
                after.fresh |= 1 << side
                after.settle(where, kind)
    return named, outcomes[0].bit_count()


def _outcomes(after: Samurai, seat: i64, pile: int) -> list[int]:
    """The sides of the played card that get villages from a pile of that many cards, a bit each;
    one entry for each way to choose. All have the same number of villages. [SAM-5.15]
    """
    ring, fresh = after.ring(seat), after.fresh
    outcomes = [0]
    for _ in range(min(pile, len(STEP))):
        grown: set[int] = set()
        for laid in outcomes:
            after.fresh = fresh | laid
            due = int(after.due_on(ring | laid))
            grown |= {laid | 1 << side for side in range(4) if due >> side & 1} or {laid}
        outcomes = sorted(grown)
    after.fresh = fresh
    return outcomes


def _closes(after: Samurai) -> list[Close]:
    """The villages that the card closes, and who gets each stone; None is nobody. [SAM-6.9]"""
    closed: list[Close] = []
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


def _voids(after: Samurai, seat: i64) -> list[Any]:
    """Cells that stay empty because both cards at the village are the seat's own. [SAM-5.2]

    A cell that would get a village from a longer pile is none of them. [SAM-5.12, SAM-5.13]
    """
    cells: list[Any] = []
    wanted = _outcomes(after, seat, len(STEP))[0]
    for d in range(4):
        spot = after.played + STEP[d]
        if after.at(spot) == EMPTY and not wanted >> d & 1 and _own_pair(after, seat, d):
            cells.append(place(spot))
    return cells


def _is_blocked(after: Samurai, seat: i64, ends: i64) -> bool:
    """Whether the next seat would have a turn and no cell for it. [SAM-8.6]"""
    complete = ends != 0 and (seat + 1) % after.terms.seats == after.start
    return len(after.legal) == 0 and not complete


def _own_pair(after: Samurai, seat: i64, d: i64) -> bool:
    """Whether the played card and another of the seat are at a village beside that side.

    Where a village of this turn makes nothing due, the owners do not matter. [SAM-5.6]
    """
    for e in ((d + 1) & 3, (d + 3) & 3):
        village = after.played + STEP[e]
        if after.fresh >> e & 1 and not after.terms.chains:
            continue
        if after.at(village) >= VILLAGE and OWNER[after.at(village + STEP[d])] == seat:
            return True
    return False


def _village(where: i64, kind: i64) -> Lay:
    name = UNKNOWN if kind == ANY else VILLAGES[kind]
    return {"x": x_of(where), "y": y_of(where), "village": name}


def place(cell: i64) -> Any:
    """A cell as a pair; JSON has lists alone, so no tuple is made of it."""
    return [x_of(cell), y_of(cell)]


def influence_words(state: Samurai, village: i64) -> Shares:
    """By symbol of a village: each seat's influence now. [SAM-6.4]"""
    kind = state.at(village) - VILLAGE
    shares: dict[str, list[int]] = {}
    for symbol, name in enumerate(SYMBOLS):
        if SHOWS[kind * SYMBOL_COUNT + symbol]:
            sums = int(state.influence(village, symbol))
            shares[name] = [sums >> seat * 8 & 255 for seat in range(state.terms.seats)]
    return cast(Shares, shares)


def leads_words(state: Samurai, village: i64) -> Leads:
    """By symbol of a village: who leads now; None on a tie or where nobody does. [SAM-6.7]"""
    kind = state.at(village) - VILLAGE
    leads: dict[str, int | None] = {}
    for symbol, name in enumerate(SYMBOLS):
        if SHOWS[kind * SYMBOL_COUNT + symbol]:
            first = leader(state.influence(village, symbol))
            leads[name] = None if first == NOBODY else int(first)
    return cast(Leads, leads)
