"""Which action somebody misses who points at a thing, from what his seat may know."""

from mypy_extensions import i64

from sengoku.games.glory.rules.actions import PILES, draw, lay, place, use_figure
from sengoku.games.glory.rules.components import COPIES, KIND_COUNT, KINDS
from sengoku.games.glory.rules.counts import count_of, owner_of
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.games.glory.rules.steps.discards import PlaceCards

__all__ = ["missed"]


def missed(state: Glory, seat: i64, thing: dict[str, object]) -> i64:
    """A character to lay, a pile to draw from or to place cards on, a figure to use; -1 if it is
    none of them."""
    character, pile = thing.get("character"), thing.get("pile")
    if len(thing) == 1 and isinstance(character, str) and character in KINDS:
        return _lay(state, seat, KINDS.index(character))
    if len(thing) == 1 and isinstance(pile, str) and pile in PILES:
        waits = not state.over() and isinstance(state.question(), PlaceCards)
        return place(PILES.index(pile)) if waits else draw(PILES.index(pile))
    if thing == {"do": "ninja"}:
        return _use_figure(state, seat)
    if thing == {"do": "ninja", "character": character} and character in KINDS:
        return _use_figure_on(state, seat, KINDS.index(str(character)))
    return -1


def _lay(state: Glory, seat: i64, kind: i64) -> i64:
    """As many cards as one holds; where that is no set, as many as it takes."""
    have = count_of(state.hands[seat], kind)
    return lay(kind, have if have > 1 else min(state.least(kind), COPIES[kind]))


def _use_figure(state: Glory, seat: i64) -> i64:
    """On any set of an opponent; without one, on a set that is not there."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        owner = owner_of(state.owner, kind)
        if owner not in (NOTHING, seat):
            return use_figure(owner, kind)
        kind += 1
    return use_figure((seat + 1) % state.terms.seats, 0)


def _use_figure_on(state: Glory, seat: i64, kind: i64) -> i64:
    """Where nobody has that set, the seat itself is meant, to hear why not."""
    owner = owner_of(state.owner, kind)
    return use_figure(seat if owner == NOTHING else owner, kind)
