"""Chapter 11: how a daimyo or a samurai dies, and who takes over."""

from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.components import HOUSE_CARDS
from sengoku.games.honor.rules.state import FREE, NOTHING, Honor
from sengoku.kernel.viewer import NOBODY

__all__ = ["kill_daimyo", "kill_head", "kill_samurai"]


def kill_head(state: Honor, house: i64) -> None:
    """The head of a house dies: a samurai or a daimyo."""
    if house % 2 == 1:
        kill_daimyo(state, house // 2)
    else:
        kill_samurai(state, house // 2)


def kill_daimyo(state: Honor, seat: i64) -> None:
    """The whole daimyo house is discarded; who served him is ronin. [HON-11.1, HON-11.2]"""
    if state.journal is not None:
        state.note(events.daimyo_died(seat, state.daimyo[seat], state.house(seat * 2 + 1)))
    state.clear_house(seat * 2 + 1)
    state.throw(state.daimyo[seat])
    state.daimyo[seat] = NOTHING
    holder = state.holder(seat)
    if holder != NOBODY:
        state.detach(holder)
    if state.title == seat:
        state.take_title(NOBODY)
        if state.journal is not None:
            state.note(events.title_returned(seat))


def kill_samurai(state: Honor, seat: i64) -> None:
    """His house is discarded; another of the family takes his place. [HON-11.3, HON-11.9]"""
    if state.journal is not None:
        state.note(events.samurai_died(seat, state.house(seat * 2)))
    state.clear_house(seat * 2)
    if state.lord[seat] != NOBODY:
        state.detach(seat)
    elif state.is_first(seat):
        holder = state.holder(seat)
        if holder != NOBODY and state.is_second(holder):
            _take_over(state, holder, seat)


def _take_over(state: Honor, heir: i64, dead: i64) -> None:
    """The second gets the daimyo house with castle and title. [HON-11.4, HON-11.5]"""
    state.daimyo[heir] = state.daimyo[dead]
    state.daimyo[dead] = NOTHING
    state.lord[heir] = NOBODY
    state.bond[heir] = FREE
    old, new = (dead * 2 + 1) * HOUSE_CARDS, (heir * 2 + 1) * HOUSE_CARDS
    card: i64 = 0
    while card < HOUSE_CARDS:
        state.houses[new + card] = state.houses[old + card]
        state.houses[old + card] = 0
        card += 1
    if state.title == dead:
        state.take_title(heir)
    if state.journal is not None:
        state.note(events.house_taken_over(heir, dead))
