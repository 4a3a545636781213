"""All there is to say of a table, for the net: forty-odd things of each seat, where it is in the
race, its houses and its bonds, its hand. All is counted in thousandths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.judgement.race import (
    TURN,
    final_honor,
    finish,
    future_income,
    odds,
    risk,
    turns_left,
    upper_income,
    wait,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    ASSASSIN,
    CARD_COUNT,
    CASTLES,
    DAIMYO,
    DISHONOR,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    OKUGATA,
    POSSESSIONS,
    SAVE_FACE,
    SPY,
)
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import FULL_KI, LEAVING, PLEDGED, SECOND, Honor
from sengoku.kernel.viewer import NOBODY

__all__ = ["TRAITS", "traits"]

TRAITS: Final[i64] = 44  # of a seat
CLOSE: Final[i64] = 2667  # thousandths of a round: from here on places are nearly settled


def traits(state: Honor) -> vec[i64]:
    """TRAITS numbers for each seat."""
    seats = state.terms.seats
    found = vec[i64]([0] * (TRAITS * seats))
    seat: i64 = 0
    while seat < seats:
        at = seat * TRAITS
        _add_race(state, seat, found, at)
        _add_bonds(state, seat, found, at + 12)
        _add_houses(state, seat, found, at + 18)
        _add_hand(state, seat, found, at + 29)
        if state.is_first(seat):
            _add_lord(state, seat, found, at)
        elif state.lord[seat] != NOBODY:
            found[at + 42] = risk(state, state.lord[seat]) * 10
        seat += 1
    _add_end(state, found)
    return found


def _add_race(state: Honor, seat: i64, found: vec[i64], at: i64) -> None:
    turns = turns_left(state, seat)
    end = finish(state, seat, turns)
    found[at] = state.honor[seat] * 10
    found[at + 1] = state.income(seat) * 20
    found[at + 2] = future_income(state, seat) * 20
    found[at + 3] = turns // 10
    found[at + 4] = end // 10
    found[at + 5] = 4000 * TURN // (end + TURN)
    found[at + 6] = wait(state, seat)


def _add_end(state: Honor, found: vec[i64]) -> None:
    """Who seems to win, and how everybody stands then; the nearer it is, the more it tells."""
    seats = state.terms.seats
    winner: i64 = 0
    seat: i64 = 1
    while seat < seats:
        if found[seat * TRAITS + 4] < found[winner * TRAITS + 4]:
            winner = seat
        seat += 1
    last = found[winner * TRAITS + 4] * 10
    near = max(0, CLOSE - last) // 4
    found[winner * TRAITS + 7] = 1000
    seat = 0
    while seat < seats:
        at = seat * TRAITS
        honor = final_honor(state, seat, last)
        found[at + 8] = honor * 10
        found[at + 9] = honor * near // 100
        found[at + 10] = near
        seat += 1


def _add_bonds(state: Honor, seat: i64, found: vec[i64], at: i64) -> None:
    bond = state.bond[seat]
    found[at] = 1000 if state.is_first(seat) else 0
    found[at + 1] = 1000 if bond == PLEDGED else 0
    found[at + 2] = 1000 if bond == SECOND else 0
    found[at + 3] = 1000 if bond == LEAVING else 0
    holder = state.holder(seat)
    found[at + 4] = 1000 if holder != NOBODY else 0
    found[at + 5] = 1000 if holder != NOBODY and state.is_second(holder) else 0


def _add_houses(state: Honor, seat: i64, found: vec[i64], at: i64) -> None:
    terms, house = state.terms, seat * 2
    ki = state.ki(seat)
    found[at] = ki * 100
    found[at + 1] = min(ki, FULL_KI) * 200
    found[at + 2] = state.house_sum(house, terms.honor) * 50
    found[at + 3] = state.house_sum(house, terms.ki) * 100
    found[at + 4] = state.house_sum(house, terms.strength) * 50
    found[at + 5] = 1000 if state.count(house, GUARD) > 0 else 0


def _add_lord(state: Honor, seat: i64, found: vec[i64], at: i64) -> None:
    strength = state.strength(seat)
    attack = state.attack_strength(seat)
    found[at + 11] = upper_income(state, seat) * 20
    found[at + 24] = strength * 50
    found[at + 25] = attack * 50
    found[at + 26] = 1000 if state.title == seat else 0
    found[at + 27] = 1000 if state.count(seat * 2 + 1, GUARD) > 0 else 0
    found[at + 28] = 1000 if strength != attack else 0
    found[at + 42] = risk(state, seat) * 10
    if state.title != NOBODY and state.title != seat:
        found[at + 43] = odds(dice(attack), dice(state.strength(state.title))) * 10


def _add_hand(state: Honor, seat: i64, found: vec[i64], at: i64) -> None:
    terms, hands, base = state.terms, state.hands, seat * CARD_COUNT
    found[at] = (hands[base + OKUGATA] + hands[base + OKUGATA + 1]) * 1000
    found[at + 3] = hands[base + GUARD] * 1000
    found[at + 5] = hands[base + SPY] * 1000
    found[at + 6] = hands[base + ELITE_SPY] * 1000
    found[at + 7] = hands[base + ASSASSIN] * 1000
    found[at + 8] = hands[base + DISHONOR] * 1000
    found[at + 9] = min(hands[base + SAVE_FACE], 2) * 1000
    found[at + 12] = state.held[seat] * 143
    card: i64 = ARMIES
    while card < CARD_COUNT:
        count = hands[base + card]
        if count > 0:
            if card < POSSESSIONS:
                found[at + 1] += count * terms.strength[card] * 100
            elif card < GUARD:
                found[at + 2] += count * terms.honor[card] * 50
            elif CASTLES <= card < HOUSE_CARDS:
                found[at + 4] += count * 1000
            elif card >= DAIMYO:
                found[at + 10] += 1000
                found[at + 11] = max(found[at + 11], terms.honor[card] * 50)
        card += 1
