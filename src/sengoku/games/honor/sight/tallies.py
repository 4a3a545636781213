"""Every number that a player may question, as a tally."""

from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.rules.components import CARDS, HOUSE_CARDS
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import (
    FEWEST_ACTIONS,
    KI_PER_ACTION,
    MOST_ACTIONS,
    NOTHING,
    SAMURAI_KI,
    Honor,
    half,
)
from sengoku.games.honor.rules.steps.turns import settle_alliance
from sengoku.kernel.tally import Tally
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "actions",
    "attack",
    "check",
    "defense",
    "dice_of",
    "income",
    "ki",
    "next_income",
]

HONOR: Final = 0
KI: Final = 1
STRENGTH: Final = 2


def income(state: Honor, seat: i64) -> Tally:
    """What a scoring now would give, card by card. [HON-3.4, HON-3.5, HON-3.7]"""
    tally = Tally()
    if state.is_second(seat):
        lord = state.lord[seat]
        upper = state.house_sum(lord * 2 + 1, state.terms.honor)
        if state.title == lord:
            upper += state.terms.title_honor
        lower = state.house_sum(seat * 2, state.terms.honor)
        tally.add(int(half(upper)), "half_daimyo_house", "HON-3.5")
        tally.add(int(half(lower)), "half_samurai_house", "HON-3.5")
    elif not state.is_first(seat):
        tally.add(0, "ronin", "HON-3.7")
    else:
        _add_house(tally, state, seat * 2 + 1, HONOR, "HON-3.4")
        if state.title == seat:
            tally.add(int(state.terms.title_honor), "title", "HON-3.4")
        _add_house(tally, state, seat * 2, HONOR, "HON-3.4")
    return tally


def next_income(state: Honor, seat: i64) -> Tally:
    """What the seat's next scoring gives, if nobody changes anything: its alliance step comes
    first. Once the game is over, the income that decides a tie. [HON-3.2, HON-12.4]"""
    if state.over():
        return income(state, seat)
    after = state.copy()
    settle_alliance(after, seat)
    return income(after, seat)


def ki(state: Honor, seat: i64) -> Tally:
    """[HON-4.1]"""
    tally = Tally()
    tally.add(int(SAMURAI_KI), "samurai", "HON-4.1")
    _add_house(tally, state, seat * 2, KI, "HON-4.1")
    if state.is_first(seat):
        _add_house(tally, state, seat * 2 + 1, KI, "HON-4.1")
    return tally


def actions(state: Honor, seat: i64) -> Tally:
    """The allowance, less what the active seat has used. [HON-4.2, HON-4.3]"""
    tally = Tally()
    earned = int(state.ki(seat) // KI_PER_ACTION)
    tally.add(earned, "ki", "HON-4.2")
    if earned < FEWEST_ACTIONS:
        tally.add(int(FEWEST_ACTIONS) - earned, "two_at_least", "HON-4.2")
    if earned > MOST_ACTIONS:
        tally.add(int(MOST_ACTIONS) - earned, "five_at_most", "HON-4.2")
    if seat == state.active and state.used > 0:
        tally.add(-min(int(state.used), tally.total()), "used", "HON-4.3")
    return tally


def defense(state: Honor, seat: i64) -> Tally:
    """Daimyo house with castle, samurai house, and that of the seat holder. [HON-10.2]"""
    tally = Tally()
    if not state.is_first(seat):
        return tally
    _add_house(tally, state, seat * 2 + 1, STRENGTH, "HON-10.2")
    _add_house(tally, state, seat * 2, STRENGTH, "HON-10.2")
    holder = state.holder(seat)
    if holder != NOBODY:
        lent = state.house_sum(holder * 2, state.terms.strength)
        tally.add(int(lent), "seat_holder", "HON-10.2")
    return tally


def attack(state: Honor, seat: i64) -> Tally:
    """The same without the castle. [HON-10.2]"""
    tally = defense(state, seat)
    castle = state.castle(seat)
    if castle != NOTHING:
        tally.add(-int(state.terms.strength[castle]), "castle_stays_home", "HON-10.2")
    return tally


def dice_of(strength: int) -> Tally:
    """[HON-10.3]"""
    tally = Tally()
    tally.add(int(dice(strength)), "strength", "HON-10.3")
    return tally


def _add_house(tally: Tally, state: Honor, house: i64, stat: int, clause: str) -> None:
    terms = state.terms
    worth = terms.honor if stat == HONOR else terms.ki if stat == KI else terms.strength
    if house % 2 == 1 and state.daimyo[house // 2] != NOTHING:
        daimyo = state.daimyo[house // 2]
        if worth[daimyo] != 0:
            tally.add(int(worth[daimyo]), CARDS[daimyo], clause)
    card: i64 = 0
    while card < HOUSE_CARDS:
        count = state.count(house, card)
        if count > 0 and worth[card] != 0:
            tally.add(int(count * worth[card]), CARDS[card], clause)
        card += 1


def check(state: Honor) -> None:
    """Every tally agrees with the number that the rules use."""
    for seat in range(state.terms.seats):
        assert income(state, seat).total() == state.income(seat)
        assert ki(state, seat).total() == state.ki(seat)
        used = state.used if seat == state.active else 0
        assert actions(state, seat).total() == max(0, state.allowance(seat) - used)
        if state.is_first(seat):
            assert defense(state, seat).total() == state.strength(seat)
            assert attack(state, seat).total() == state.attack_strength(seat)
