"""How the race stands: how soon each seat may reach the goal, and what may still change that.

Chances are in thousandths of a logit: a lead of 1000 over a single rival wins 73 games of 100. The
weights were fitted to who won in games among players who answer as `policy.py` does; fractions that
look odd are what the fit found.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.components import (
    ASSASSIN,
    CARD_COUNT,
    DAIMYO,
    DISHONOR,
    GUARD,
    OKUGATA,
)
from sengoku.games.honor.reckoning import battle_odds
from sengoku.games.honor.rights import dice
from sengoku.games.honor.state import KI_PER_ACTION, MOST_ACTIONS, PLEDGED, Honor, half
from sengoku.kernel.viewer import NOBODY

__all__ = ["SCALE", "odds", "outlook", "turns_left", "upper_income"]

TURN: Final[i64] = 1000  # turns are counted in thousandths
GROWTH: Final[i64] = 12  # honor by which an income grows from turn to turn
LONGEST: Final[i64] = 40 * TURN
SCALE: Final[i64] = 1000

# Thousandths of a logit, for which of two seats will stand above the other.
NEARNESS: Final[i64] = 4061  # for being one turn from the goal, half of it for two
DISTANCE: Final[i64] = -320  # for every turn
HONOR: Final[i64] = 166  # for every hundred
FULL_KI: Final[i64] = KI_PER_ACTION * MOST_ACTIONS
KI: Final[i64] = 62
STRENGTH: Final[i64] = 8
FIRST: Final[i64] = -469  # with the same income a ronin can only rise
SECOND: Final[i64] = -544
PLEDGE: Final[i64] = -608
SHOGUN: Final[i64] = -907  # everybody is after him
GUARDED: Final[i64] = 213
ALLY: Final[i64] = 288
SAMURAI_HOUSE: Final[i64] = -8  # for every honor that it pays
RISK: Final[i64] = -258  # if a lost battle were certain
RISK_OF_PAY: Final[i64] = -5  # the same, for every honor that the daimyo pays
RISK_OF_LORD: Final[i64] = -599  # the same for who serves him
HOPE_OF_TITLE: Final[i64] = 283  # if a battle for it were certain to be won
IN_HAND: Final[i64] = 98  # an okugata or an assassin
DISHONOR_IN_HAND: Final[i64] = 167
DAIMYO_IN_HAND: Final[i64] = 243
SPARE_DAIMYO: Final[i64] = 159


def outlook(state: Honor, seat: i64) -> i64:
    """Of how many rivals the seat will stand above, as odds."""
    own = chances(state, seat)
    lead = 0.0
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            gap = float(own - chances(state, other)) / 1000.0
            lead += 2.0 / (1.0 + math.exp(-gap)) - 1.0
        other += 1
    lead /= float(state.terms.seats - 1)
    return int(lead * float(SCALE) / (1.0 - abs(lead) + 0.001))


def chances(state: Honor, seat: i64) -> i64:
    worth = _race(state, seat) + KI * min(state.ki(seat), FULL_KI)
    worth += HONOR * state.honor[seat] // 100
    worth += SAMURAI_HOUSE * state.house_sum(seat * 2, state.terms.honor)
    if state.count(seat * 2, GUARD) > 0:
        worth += GUARDED
    if state.is_first(seat):
        worth += _as_first(state, seat)
    elif state.lord[seat] != NOBODY:
        worth += RISK_OF_LORD * _risk(state, state.lord[seat]) // 100
        worth += SECOND if state.is_second(seat) else PLEDGE
    return worth + _hand(state, seat)


def _race(state: Honor, seat: i64) -> i64:
    """Whole turns decide, since honor is scored once a turn; so does whose turn comes first."""
    turns = turns_left(state, seat)
    seats = state.terms.seats
    wait = (seat - state.active + seats - 1) % seats + 1
    end = -(-turns // TURN) * TURN + wait * TURN // seats
    return NEARNESS * TURN // end + DISTANCE * turns // TURN


def _as_first(state: Honor, seat: i64) -> i64:
    worth = FIRST + STRENGTH * min(state.strength(seat), 30)
    risk = RISK + RISK_OF_PAY * upper_income(state, seat)
    worth += risk * _risk(state, seat) // 100
    if state.title == seat:
        worth += SHOGUN
    elif state.title != NOBODY:
        strength = dice(state.attack_strength(seat))
        worth += HOPE_OF_TITLE * odds(strength, dice(state.strength(state.title))) // 100
    return worth + (ALLY if state.holder(seat) != NOBODY else 0)


def _hand(state: Honor, seat: i64) -> i64:
    hands, base = state.hands, seat * CARD_COUNT
    useful = hands[base + ASSASSIN] + hands[base + OKUGATA] + hands[base + OKUGATA + 1]
    worth = useful * IN_HAND + hands[base + DISHONOR] * DISHONOR_IN_HAND
    card: i64 = DAIMYO
    while card < CARD_COUNT:
        if hands[base + card] > 0:
            return worth + (SPARE_DAIMYO if state.is_first(seat) else DAIMYO_IN_HAND)
        card += 1
    return worth


# -- incomes and turns ---------------------------------------------------------------------------


def turns_left(state: Honor, seat: i64) -> i64:
    """Thousandths of a turn until the goal, if the income goes on growing a little."""
    missing = state.terms.goal - state.honor[seat]
    step = max(0, _future_income(state, seat))
    turns: i64 = 0
    while missing > step and turns < LONGEST:
        missing -= step
        step += GROWTH
        turns += TURN
    return turns + (missing * TURN // step if step > 0 else TURN)


def _future_income(state: Honor, seat: i64) -> i64:
    """Who is pledged will score as a second."""
    if state.bond[seat] != PLEDGED:
        return state.income(seat)
    own = state.house_sum(seat * 2, state.terms.honor)
    return half(upper_income(state, state.lord[seat])) + half(own)


def upper_income(state: Honor, seat: i64) -> i64:
    """What a daimyo pays his first samurai each turn."""
    title = state.terms.title_honor if state.title == seat else 0
    return state.house_sum(seat * 2 + 1, state.terms.honor) + title


# -- battle --------------------------------------------------------------------------------------

_DICE: Final[i64] = 13


def _percent(attack: int, defense: int) -> int:
    if attack == 0:
        return 0
    chance = battle_odds(attack, defense)
    return chance.wins * 100 // chance.cases


_PERCENT: Final = vec[i64](
    [_percent(place // int(_DICE), place % int(_DICE)) for place in range(int(_DICE * _DICE))]
)


def odds(attack_dice: i64, defense_dice: i64) -> i64:
    """Percent: how likely an attacker wins; more than twelve dice count as twelve."""
    return _PERCENT[min(attack_dice, _DICE - 1) * _DICE + min(defense_dice, _DICE - 1)]


def _risk(state: Honor, lord: i64) -> i64:
    """Percent: how likely the strongest rival wins a battle against a daimyo, if he may fight."""
    if not state.may_be_attacked(lord):
        return 0
    most: i64 = 0
    other: i64 = 0
    while other < state.terms.seats:
        if other != lord and state.is_first(other):
            most = max(most, dice(state.attack_strength(other)))
        other += 1
    return odds(most, dice(state.strength(lord)))
