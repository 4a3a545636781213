"""Which action somebody misses who points at a thing, from what his seat may know."""

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import ally, attack, place_card, play_daimyo
from sengoku.games.honor.rules.components import CASTLES, DAIMYO, HOUSE_CARDS, card_named
from sengoku.games.honor.rules.state import Honor
from sengoku.games.honor.rules.steps.event_cards import EVENTS
from sengoku.kernel.viewer import NOBODY

__all__ = ["missed"]


def missed(state: Honor, seat: i64, thing: dict[str, object]) -> i64:
    """The plainest use of a card; an attack on a player, for a ronin an alliance with him; -1 if it
    is none of them."""
    card, other = thing.get("card"), thing.get("seat")
    if len(thing) == 1 and isinstance(card, str):
        number = card_named(card)
        return -1 if number < 0 else _use(state, seat, number)
    if len(thing) == 1 and isinstance(other, int) and 0 <= other < state.terms.seats:
        return attack(other) if state.is_first(seat) else ally(other)
    return -1


def _use(state: Honor, seat: i64, card: i64) -> i64:
    if CASTLES <= card < HOUSE_CARDS:
        return place_card(card, seat * 2 + 1)
    if card >= DAIMYO:
        goal = state.holder(seat)
        return play_daimyo(card, seat if goal == NOBODY else goal)
    for event in EVENTS:
        if event.card == card:
            return event.missed(state, seat)
    return place_card(card, seat * 2)  # what lies in a house; and what never does, to hear it
