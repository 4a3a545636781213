"""How the race for the goal stands: what each seat earns, how soon it is there, who may stop it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.weights import Weights
from sengoku.games.honor.rules.odds import battle_odds
from sengoku.games.honor.rules.rights import dice
from sengoku.games.honor.rules.state import PLEDGED, Honor, half

__all__ = [
    "TURN",
    "final_honor",
    "finish",
    "future_income",
    "odds",
    "risk",
    "turns_left",
    "upper_income",
    "wait",
]

TURN: Final[i64] = 1000  # turns are counted in thousandths
_WEIGHTS: Final = Weights("honor", "race")
GROWTH: Final[i64] = _WEIGHTS.whole("growth")
LONGEST: Final[i64] = 40 * TURN


def turns_left(state: Honor, seat: i64) -> i64:
    """Thousandths of a turn until the goal, if the income goes on growing a little."""
    missing = state.terms.goal - state.honor[seat]
    step = max(0, future_income(state, seat))
    turns: i64 = 0
    while missing > step and turns < LONGEST:
        missing -= step
        step += GROWTH
        turns += TURN
    return turns + (missing * TURN // step if step > 0 else TURN)


def future_income(state: Honor, seat: i64) -> i64:
    """Who is pledged will score as a second."""
    if state.bond[seat] != PLEDGED:
        return state.income(seat)
    own = state.house_sum(seat * 2, state.terms.honor)
    return half(upper_income(state, state.lord[seat])) + half(own)


def upper_income(state: Honor, seat: i64) -> i64:
    """What a daimyo pays his first samurai each turn."""
    title = state.terms.title_honor if state.title == seat else 0
    return state.house_sum(seat * 2 + 1, state.terms.honor) + title


def wait(state: Honor, seat: i64) -> i64:
    """Thousandths of a round until the seat scores next; who has the turn has just scored."""
    seats = state.terms.seats
    return ((seat - state.active + seats - 1) % seats + 1) * TURN // seats


def finish(state: Honor, seat: i64, turns: i64) -> i64:
    """Thousandths of a round until the scoring that brings a seat to the goal after its turns:
    whole turns count, since honor is scored once a turn."""
    return -(-turns // TURN) * TURN - TURN + wait(state, seat)


def final_honor(state: Honor, seat: i64, last: i64) -> i64:
    """What a seat has when the game ends so many thousandths of a round from now, if nothing
    changes."""
    scorings = max(0, last - wait(state, seat) + TURN) // TURN
    return state.honor[seat] + max(0, future_income(state, seat)) * scorings


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


def risk(state: Honor, lord: i64) -> i64:
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
