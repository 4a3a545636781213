"""What experience makes of a table: a small net, taught by games of sensible players.

Of each seat it is told forty-odd things: where it is in the race, its houses and its bonds, its
hand. It answers for one seat, from what is told of that seat and the mean of its rivals, so that it
serves any number of players (bench/train_honor.py). All is counted in thousandths.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.net import Net
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
    rows,
)
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import FULL_KI, LEAVING, PLEDGED, SECOND, Honor
from sengoku.kernel.viewer import NOBODY

__all__ = ["TRAITS", "chances", "traits"]

TRAITS: Final[i64] = 44  # of a seat
CLOSE: Final[i64] = 2667  # thousandths of a round: from here on places are nearly settled
NET: Final = Net(rows("outlook.toml"))


def chances(state: Honor) -> vec[i64]:
    """By seat, in thousandths of a logit: who has 1000 more stands above the other in the end in 73
    games of 100."""
    seats = state.terms.seats
    told = traits(state)
    summed = vec[i64]([0] * TRAITS)
    place: i64 = 0
    while place < len(told):
        summed[place % TRAITS] += told[place]
        place += 1
    found = vec[i64]([0] * seats)
    heard = vec[i64]([0] * (TRAITS * 2))
    seat: i64 = 0
    while seat < seats:
        at: i64 = 0
        while at < TRAITS:
            own = told[seat * TRAITS + at]
            heard[at] = own
            heard[TRAITS + at] = (summed[at] - own) // (seats - 1)
            at += 1
        found[seat] = NET.answer(heard)
        seat += 1
    return found


# -- what is to be said of a seat ----------------------------------------------------------------


def traits(state: Honor) -> vec[i64]:
    """TRAITS numbers for each seat."""
    seats = state.terms.seats
    told = vec[i64]([0] * (TRAITS * seats))
    seat: i64 = 0
    while seat < seats:
        at = seat * TRAITS
        _tell_race(state, seat, told, at)
        _tell_bonds(state, seat, told, at + 12)
        _tell_houses(state, seat, told, at + 18)
        _tell_hand(state, seat, told, at + 29)
        if state.is_first(seat):
            _tell_lord(state, seat, told, at)
        elif state.lord[seat] != NOBODY:
            told[at + 42] = risk(state, state.lord[seat]) * 10
        seat += 1
    _tell_end(state, told)
    return told


def _tell_race(state: Honor, seat: i64, told: vec[i64], at: i64) -> None:
    turns = turns_left(state, seat)
    end = finish(state, seat, turns)
    told[at] = state.honor[seat] * 10
    told[at + 1] = state.income(seat) * 20
    told[at + 2] = future_income(state, seat) * 20
    told[at + 3] = turns // 10
    told[at + 4] = end // 10
    told[at + 5] = 4000 * TURN // (end + TURN)
    told[at + 6] = wait(state, seat)


def _tell_end(state: Honor, told: vec[i64]) -> None:
    """Who seems to win, and how everybody stands then; the nearer it is, the more it tells."""
    seats = state.terms.seats
    winner: i64 = 0
    seat: i64 = 1
    while seat < seats:
        if told[seat * TRAITS + 4] < told[winner * TRAITS + 4]:
            winner = seat
        seat += 1
    last = told[winner * TRAITS + 4] * 10
    near = max(0, CLOSE - last) // 4
    told[winner * TRAITS + 7] = 1000
    seat = 0
    while seat < seats:
        at = seat * TRAITS
        honor = final_honor(state, seat, last)
        told[at + 8] = honor * 10
        told[at + 9] = honor * near // 100
        told[at + 10] = near
        seat += 1


def _tell_bonds(state: Honor, seat: i64, told: vec[i64], at: i64) -> None:
    bond = state.bond[seat]
    told[at] = 1000 if state.is_first(seat) else 0
    told[at + 1] = 1000 if bond == PLEDGED else 0
    told[at + 2] = 1000 if bond == SECOND else 0
    told[at + 3] = 1000 if bond == LEAVING else 0
    holder = state.holder(seat)
    told[at + 4] = 1000 if holder != NOBODY else 0
    told[at + 5] = 1000 if holder != NOBODY and state.is_second(holder) else 0


def _tell_houses(state: Honor, seat: i64, told: vec[i64], at: i64) -> None:
    terms, house = state.terms, seat * 2
    ki = state.ki(seat)
    told[at] = ki * 100
    told[at + 1] = min(ki, FULL_KI) * 200
    told[at + 2] = state.house_sum(house, terms.honor) * 50
    told[at + 3] = state.house_sum(house, terms.ki) * 100
    told[at + 4] = state.house_sum(house, terms.strength) * 50
    told[at + 5] = 1000 if state.count(house, GUARD) > 0 else 0


def _tell_lord(state: Honor, seat: i64, told: vec[i64], at: i64) -> None:
    strength = state.strength(seat)
    attack = state.attack_strength(seat)
    told[at + 11] = upper_income(state, seat) * 20
    told[at + 24] = strength * 50
    told[at + 25] = attack * 50
    told[at + 26] = 1000 if state.title == seat else 0
    told[at + 27] = 1000 if state.count(seat * 2 + 1, GUARD) > 0 else 0
    told[at + 28] = 1000 if strength != attack else 0
    told[at + 42] = risk(state, seat) * 10
    if state.title != NOBODY and state.title != seat:
        told[at + 43] = odds(dice(attack), dice(state.strength(state.title))) * 10


def _tell_hand(state: Honor, seat: i64, told: vec[i64], at: i64) -> None:
    terms, hands, base = state.terms, state.hands, seat * CARD_COUNT
    told[at] = (hands[base + OKUGATA] + hands[base + OKUGATA + 1]) * 1000
    told[at + 3] = hands[base + GUARD] * 1000
    told[at + 5] = hands[base + SPY] * 1000
    told[at + 6] = hands[base + ELITE_SPY] * 1000
    told[at + 7] = hands[base + ASSASSIN] * 1000
    told[at + 8] = hands[base + DISHONOR] * 1000
    told[at + 9] = min(hands[base + SAVE_FACE], 2) * 1000
    told[at + 12] = state.held[seat] * 143
    card: i64 = ARMIES
    while card < CARD_COUNT:
        count = hands[base + card]
        if count > 0:
            if card < POSSESSIONS:
                told[at + 1] += count * terms.strength[card] * 100
            elif card < GUARD:
                told[at + 2] += count * terms.honor[card] * 50
            elif CASTLES <= card < HOUSE_CARDS:
                told[at + 4] += count * 1000
            elif card >= DAIMYO:
                told[at + 10] += 1000
                told[at + 11] = max(told[at + 11], terms.honor[card] * 50)
        card += 1
