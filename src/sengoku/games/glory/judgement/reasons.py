"""Why an option may be good, as one would say it at the table: with names, characters and numbers.

It reads the table and the hand of the seat that is asked, and nothing that is hidden from it: a
law deals the rest anew and finds the same reason.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Reason
from sengoku.games.glory.rules.actions import (
    DISCARD,
    DISCARD_1,
    DISCARD_2,
    DRAW,
    DRAW_1,
    DRAW_2,
    END_TURN,
    LAY,
    ORDER,
    PLACE,
    TAKE_FIGURE,
    USE_FIGURE,
    first,
    second,
    verb,
)
from sengoku.games.glory.rules.components import BONUS, COPIES, KIND_COUNT, KINDS
from sengoku.games.glory.rules.counts import count_of, owner_of, owners_in
from sengoku.games.glory.rules.state import NOTHING, Glory, is_safe
from sengoku.games.glory.rules.steps.turns import end_reasons
from sengoku.kernel.problem import Facts
from sengoku.kernel.viewer import NOBODY

__all__ = ["ADVICE", "reason"]

ADVICE: Final = [
    "ends-game", "ends", "takes", "grows", "secures", "lays",
    "empties", "beats", "completes", "reinforces", "collects", "denies", "hopes", "left",
    "covers", "owned", "hopeless", "enough", "yields", "spare", "keeps", "buries",
    "strikes", "opens", "weakens", "figures", "figure", "none",
    "pays-nobody", "pays", "pays-rival",
]  # fmt: skip


def reason(state: Glory, action: i64) -> Reason:
    seat, what = state.seat(), verb(action)
    if what == LAY:
        return _laying(state, seat, first(action), second(action))
    if what == DRAW:
        return _drawing(state, seat, first(action))
    if what == DISCARD:
        return _discarding(state, seat, first(action), second(action))
    if what == PLACE:
        return _placing(state, seat, first(action))
    if what == USE_FIGURE:
        return _striking(state, seat, first(action), second(action))
    if what == ORDER:
        return _ordering(state, seat, first(action), second(action))
    if what == END_TURN:
        return "figures", {"figures": int(state.ready[seat] + state.fresh)}
    return "figure" if what == TAKE_FIGURE else "none", {"figures": int(state.supply)}


# -- sets ------------------------------------------------------------------------------------------


def _laying(state: Glory, seat: i64, kind: i64, count: i64) -> Reason:
    beaten = owner_of(state.owner, kind)
    after = state.copy()
    after.lay(seat, kind, count)
    after.stall += 1
    if end_reasons(after) != 0:
        return _ending(after, seat)
    facts = _about(kind, count)
    facts["needs"] = int(count_of(after.needs, kind))
    if beaten == seat:
        return "grows", facts
    if beaten != NOBODY:
        return "takes", {**facts, "rival": int(beaten), "left": _characters(after, beaten)}
    return "secures" if is_safe(after, kind) and not state.terms.ninja_power else "lays", facts


def _ending(after: Glory, seat: i64) -> Reason:
    """What each would have: in all where the game ends with it, else in this round."""
    last = after.rounds_scored() + 1 == after.terms.rounds and not after.terms.imperial_orders
    points = [int(after.set_score(each)) for each in range(after.terms.seats)]
    if last:
        points = [points[each] + int(after.total(each)) for each in range(after.terms.seats)]
    rival = _best_of_others(points, seat)
    facts: Facts = {"mine": points[seat], "rival": rival, "theirs": points[rival]}
    return "ends-game" if last else "ends", facts


def _best_of_others(points: list[int], seat: i64) -> int:
    return max((each for each in range(len(points)) if each != seat), key=lambda each: points[each])


def _characters(state: Glory, seat: i64) -> int:
    return sum(1 for owner in owners_in(state.owner) if owner == seat)


# -- drawing ---------------------------------------------------------------------------------------


def _drawing(state: Glory, seat: i64, pile: i64) -> Reason:
    if pile in (DISCARD_1, DISCARD_2):
        return _taking(state, seat, _top(state, pile))
    if state.left(pile) == 1:
        ended = _ending(state, seat)[1]
        return "empties", ended
    kind = _wished(state, seat)
    if kind == NOTHING:
        other = DRAW_2 if pile == DRAW_1 else DRAW_1
        return "left", {"left": int(state.left(pile)), "others": int(state.left(other))}
    missing = count_of(state.needs, kind) - _held(state, seat, kind)
    return "hopes", {**_about(kind, missing), "unseen": _unseen(state, seat, kind)}


def _taking(state: Glory, seat: i64, kind: i64) -> Reason:
    held, needs = _held(state, seat, kind) + 1, count_of(state.needs, kind)
    owner = owner_of(state.owner, kind)
    facts: Facts = {**_about(kind, held), "needs": int(needs)}
    if held >= needs:
        if owner == seat:
            return "reinforces", facts
        if owner == NOBODY:
            return "completes", facts
        return "beats", {**facts, "rival": int(owner), "size": int(count_of(state.size, kind))}
    following = (state.active + 1) % state.terms.seats
    known = count_of(state.known[following], kind)
    if known > 0 and held < 2:
        return "denies", {**_about(kind, known), "rival": int(following)}
    return "collects", facts


def _wished(state: Glory, seat: i64) -> i64:
    """The character of which the fewest cards are missing for a set, then the dearest; NOTHING
    where none can still be drawn."""
    best: i64 = NOTHING
    fewest: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        missing = count_of(state.needs, kind) - _held(state, seat, kind)
        if owner_of(state.owner, kind) != seat and 0 < missing <= _unseen(state, seat, kind):
            better = missing == fewest and COPIES[kind] > COPIES[best]
            if best == NOTHING or missing < fewest or better:
                best, fewest = kind, missing
        kind += 1
    return best


def _unseen(state: Glory, seat: i64, kind: i64) -> int:
    """Copies that this seat cannot place: in draw piles, or hidden in other hands."""
    unseen = int(COPIES[kind] - count_of(state.size, kind) - _held(state, seat, kind))
    for other in range(state.terms.seats):
        if other != seat:
            unseen -= int(count_of(state.known[other], kind))
    for lying in (state.discard_1, state.discard_2):
        unseen -= sum(1 for card in lying if card == kind)
    return unseen - (int(state.pending_count) if state.pending == kind else 0)


# -- discards --------------------------------------------------------------------------------------


def _discarding(state: Glory, seat: i64, kind: i64, pile: i64) -> Reason:
    covered = _covering(state, seat, pile)
    if covered is not None:
        return covered
    held, needs = _held(state, seat, kind), count_of(state.needs, kind)
    owner = owner_of(state.owner, kind)
    facts: Facts = {**_about(kind, held), "needs": int(needs)}
    if owner == seat:
        return "owned", _about(kind, count_of(state.size, kind))
    if owner != NOBODY and is_safe(state, kind) and not state.terms.ninja_power:
        return "hopeless", {**_about(kind, count_of(state.size, kind)), "rival": int(owner)}
    if held > needs:
        return "enough", _about(kind, held - 1)
    return "yields" if held == needs else "spare", facts


def _placing(state: Glory, seat: i64, pile: i64) -> Reason:
    covered = _covering(state, seat, pile)
    if covered is not None:
        return covered
    following = (state.active + 1) % state.terms.seats
    other = DISCARD_2 if pile == DISCARD_1 else DISCARD_1
    if following == seat and _top(state, other) != NOTHING:
        return "keeps", _about(_top(state, other), 1)
    top = _top(state, pile)
    if top == NOTHING:
        return "left", {"left": 0, "others": int(state.left(other))}
    return "buries", {**_about(top, 1), "rival": int(following)}


def _covering(state: Glory, seat: i64, pile: i64) -> Reason | None:
    """A card that the next player is known to collect is covered."""
    following, top = (state.active + 1) % state.terms.seats, _top(state, pile)
    if top == NOTHING or following == seat:
        return None
    known = count_of(state.known[following], top)
    return None if known == 0 else ("covers", {**_about(top, known), "rival": int(following)})


def _top(state: Glory, pile: i64) -> i64:
    cards = state.discard_1 if pile == DISCARD_1 else state.discard_2
    return NOTHING if len(cards) == 0 else cards[len(cards) - 1]


# -- figures and orders ----------------------------------------------------------------------------


def _striking(state: Glory, seat: i64, rival: i64, kind: i64) -> Reason:
    left = count_of(state.size, kind) - 1
    facts: Facts = {**_about(kind, left), "rival": int(rival)}
    if left == 0:
        return "strikes", facts
    needs = max(state.terms.least[kind], left + 1)
    held = _held(state, seat, kind)
    if held >= needs:
        return "opens", {**facts, "held": int(held)}
    return "weakens", {**facts, "needs": int(needs)}


def _ordering(state: Glory, seat: i64, stack: i64, kind: i64) -> Reason:
    owner, size = owner_of(state.owner, kind), count_of(state.size, kind)
    facts = {**_about(kind, size), "points": int(BONUS[stack] * size)}
    if owner == NOBODY:
        return "pays-nobody", facts
    return "pays" if owner == seat else "pays-rival", {**facts, "rival": int(owner)}


def _held(state: Glory, seat: i64, kind: i64) -> i64:
    return count_of(state.hands[seat], kind)


def _about(kind: i64, count: i64) -> Facts:
    """A character, how many of it, and what it scores."""
    return {"character": KINDS[kind], "count": int(count), "points": int(COPIES[kind])}
