"""Which action somebody misses who points at a thing, from what his seat may know."""

from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import lay, play
from sengoku.games.samurai.rules.components import card_named
from sengoku.games.samurai.rules.grid import REACH, cell_at
from sengoku.games.samurai.rules.state import NOTHING, Samurai

__all__ = ["missed"]


def missed(state: Samurai, seat: i64, thing: dict[str, object]) -> i64:
    """A card on the first cell there is, a cell with a card of the hand, or both together; -1 if it
    is none of them."""
    card, x, y = thing.get("card"), thing.get("x"), thing.get("y")
    number = card_named(card) if isinstance(card, str) else -1
    if "do" in thing or (number < 0 and "card" in thing) or (number < 0 and "x" not in thing):
        return -1
    where = state.legal[0]
    if isinstance(x, int) and isinstance(y, int):
        where = cell_at(max(-REACH, min(REACH, x)), max(-REACH, min(REACH, y)))
    elif "x" in thing or "y" in thing:
        return -1
    if number < 0 and state.waiting != NOTHING:
        return lay(where)
    return play(_held(state, seat) if number < 0 else number, where)


def _held(state: Samurai, seat: i64) -> i64:
    """Any card of one's own: the question is about the cell."""
    cards = state.hand(seat)
    return cards[0] if cards else 0
