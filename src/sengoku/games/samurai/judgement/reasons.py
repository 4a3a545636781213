"""Why an option may be good, as one would say it at the table: who leads what, and by how much.

All of it lies open: the villages, the cards around them, the top of the pile and the own hand.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Reason
from sengoku.games.samurai.rules.actions import PLAY, card, cell, verb
from sengoku.games.samurai.rules.components import SHOWS, SYMBOL_COUNT, SYMBOLS, VALUES, VILLAGES
from sengoku.games.samurai.rules.grid import EMPTY, STEP, VILLAGE
from sengoku.games.samurai.rules.state import NOTHING, Samurai, leader
from sengoku.kernel.problem import Facts
from sengoku.kernel.viewer import NOBODY

__all__ = ["ADVICE", "reason"]

# From the best to say to the last that is said.
ADVICE: Final = [
    "wins", "wins-alone", "spoils", "takes", "leads", "leads-alone", "ties", "here-leads",
    "holds", "holds-alone", "rises", "here-even", "closer", "here-behind", "here-empty",
    "loses", "sides",
]  # fmt: skip
RANKS: Final = {key: rank for rank, key in enumerate(ADVICE)}


def reason(state: Samurai, action: i64) -> Reason:
    """The best of what it does to the symbols of the villages beside it."""
    seat = state.seat()
    after = state.copy()
    if verb(action) == PLAY:
        after.play_card(seat, card(action), cell(action))
        found = _played(state, after, seat, card(action))
    else:
        found = _laid(after, seat, cell(action))
    return min(found, key=lambda each: (RANKS[each[0]], -int(each[1].get("mine", 0))))


# -- a card ----------------------------------------------------------------------------------------


def _played(before: Samurai, after: Samurai, seat: i64, played: i64) -> list[Reason]:
    found: list[Reason] = []
    for step in STEP:
        village = after.played + step
        if after.at(village) >= VILLAGE:
            found.append(("sides", {"open": _open(after, village)}))
            kind = after.at(village) - VILLAGE
            for symbol in range(SYMBOL_COUNT):
                adds = VALUES[played * SYMBOL_COUNT + symbol] > 0
                if SHOWS[kind * SYMBOL_COUNT + symbol] and (adds or after.closed(village)):
                    found.append(_counted(before, after, seat, village, symbol))
    due = int(after.due(seat))
    if due != 0 and after.top() != NOTHING:
        found.append(("rises", {"village": VILLAGES[after.top()], "number": due.bit_count()}))
    return found


def _open(state: Samurai, village: i64) -> int:
    return sum(1 for step in STEP if state.at(village + step) == EMPTY)


def _counted(before: Samurai, after: Samurai, seat: i64, village: i64, symbol: i64) -> Reason:
    """One symbol of one village: who led it, who leads it now, and whether that is final."""
    led, leads = (
        leader(before.influence(village, symbol)),
        leader(after.influence(village, symbol)),
    )
    facts = _shares(after, seat, village, symbol)
    alone = "-alone" if facts["theirs"] == 0 else ""
    if after.closed(village):
        if leads == seat:
            return "wins" + alone, facts
        if leads == NOBODY:
            return "spoils", facts
        return "loses", facts
    if leads == seat:
        if led == seat:
            return "holds" + alone, facts
        return ("takes", facts) if led != NOBODY else ("leads" + alone, facts)
    if leads == NOBODY and led != NOBODY:
        return "ties", facts
    return "closer", facts


def _shares(state: Samurai, seat: i64, village: i64, symbol: i64) -> Facts:
    """Mine and the best of the others at one symbol."""
    sums = int(state.influence(village, symbol))
    shares = [sums >> each * 8 & 255 for each in range(state.terms.seats)]
    others = [each for each in range(state.terms.seats) if each != seat]
    rival = max(others, key=lambda each: shares[each])
    return {
        "symbol": SYMBOLS[symbol],
        "mine": shares[int(seat)],
        "rival": rival,
        "theirs": shares[rival],
    }


# -- a village -------------------------------------------------------------------------------------


def _laid(after: Samurai, seat: i64, where: i64) -> list[Reason]:
    side: i64 = 0
    while after.played + STEP[side] != where:
        side += 1
    kind = after.waiting
    after.lay_village(seat, side)
    found: list[Reason] = []
    for symbol in range(SYMBOL_COUNT):
        if SHOWS[kind * SYMBOL_COUNT + symbol]:
            facts = _shares(after, seat, where, symbol)
            mine, theirs = int(facts["mine"]), int(facts["theirs"])
            found.append((_standing(mine, theirs), facts))
    return found


def _standing(mine: int, theirs: int) -> str:
    if mine == theirs:
        return "here-even" if mine > 0 else "here-empty"
    return "here-leads" if mine > theirs else "here-behind"
