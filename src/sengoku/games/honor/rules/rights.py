"""Chapter 2: what a status allows, and the small numbers that follow from it. [HON-2.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules.actions import DESTROY
from sengoku.games.honor.rules.components import GUARD, constant
from sengoku.games.honor.rules.state import FREE, NOTHING, Honor
from sengoku.kernel.viewer import NOBODY

__all__ = [
    "DISHONOR_ACTIONS",
    "DISHONOR_COST",
    "DISSOLVE_COST",
    "NINJA_COST",
    "SAVED_COST",
    "STRENGTH_PER_DIE",
    "assassin_cost",
    "assassin_needs",
    "daimyo_goal",
    "dice",
    "help_is_due",
    "loot_houses",
    "may_die",
    "upper_house",
]

NINJA_COST: Final[i64] = constant("ninja_cost")
TREASON_COST: Final[i64] = constant("treason_cost")
NEEDS: Final[i64] = constant("assassin_needs")
NEEDS_GUARDED: Final[i64] = constant("assassin_needs_guarded")
DISHONOR_ACTIONS: Final[i64] = constant("dishonor_actions")
DISHONOR_COST: Final[i64] = constant("dishonor_cost")
SAVED_COST: Final[i64] = constant("saved_cost")
DISSOLVE_COST: Final[i64] = constant("dissolve_cost")
STRENGTH_PER_DIE: Final[i64] = constant("strength_per_die")


def upper_house(state: Honor, seat: i64) -> i64:
    """The daimyo house that a seat may place house cards in, or NOTHING. [HON-5.1]"""
    if state.is_first(seat):
        return seat * 2 + 1
    return state.lord[seat] * 2 + 1 if state.is_second(seat) else NOTHING


def daimyo_goal(state: Honor, seat: i64) -> i64:
    """Who gets a daimyo that the seat plays, or NOBODY. [HON-5.7, HON-5.8, HON-5.9]"""
    if state.is_first(seat):
        return state.holder(seat)
    return seat if state.bond[seat] == FREE else NOBODY


def loot_houses(state: Honor, seat: i64) -> vec[i64]:
    """Where a thief may put what he stole, DESTROY last. [HON-6.6]"""
    houses = vec[i64](capacity=4)
    houses = append(houses, seat * 2)
    if state.is_first(seat):
        houses = append(houses, seat * 2 + 1)
        holder = state.holder(seat)
        if holder != NOBODY and state.is_second(holder):
            houses = append(houses, holder * 2)
    elif state.is_second(seat):
        houses = append(houses, state.lord[seat] * 2 + 1)
    return append(houses, DESTROY)


def assassin_cost(state: Honor, seat: i64, house: i64) -> i64:
    """Twice as much for a second against the samurai of his first. [HON-6.13]"""
    treason = state.is_second(seat) and house == state.lord[seat] * 2
    return TREASON_COST if treason else NINJA_COST


def assassin_needs(state: Honor, house: i64) -> i64:
    """The least that the die must show. [HON-6.11]"""
    return NEEDS_GUARDED if state.count(house, GUARD) > 0 else NEEDS


def may_die(state: Honor, seat: i64) -> bool:
    """Seppuku of a samurai with an empty house is an option of the table. [HON-7.12]"""
    return state.terms.empty_seppuku or state.house_size(seat * 2) > 0


def help_is_due(state: Honor, seat: i64) -> bool:
    """Others may help to preserve an alliance; nobody helps the shogun. [HON-7.6, HON-8.3]"""
    if state.bond[seat] != FREE:
        return True
    return state.terms.anyone_helps and state.title != seat


def dice(strength: i64) -> i64:
    """One for every three strength, as many as there are. [HON-10.3]"""
    return max(0, strength // STRENGTH_PER_DIE)
