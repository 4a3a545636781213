"""Chapter 9: the one declaration of a turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import (
    ALLY,
    ATTACK,
    CLAIM,
    DISSOLVE,
    ally,
    attack,
    place,
    verb,
)
from sengoku.games.honor.rules.components import MOST_SEATS
from sengoku.games.honor.rules.rights import DISSOLVE_COST, dice
from sengoku.games.honor.rules.state import FREE, LEAVING, PLEDGED, SECOND, Honor
from sengoku.games.honor.rules.steps.battle import FIGHT
from sengoku.kernel.viewer import NOBODY

__all__ = ["add_declarations", "declare"]


def add_declarations(state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
    """What may be declared follows from the status: who serves can only dissolve, who is leaving
    or pledged nothing. [HON-2.5, HON-9.1, HON-9.10]"""
    if state.is_first(seat):
        if state.title == NOBODY:
            options = append(options, CLAIM)
        return _add_attacks(state, seat, options)
    if state.bond[seat] == SECOND:
        return append(options, DISSOLVE)
    return _add_alliances(state, options) if state.bond[seat] == FREE else options


def _add_attacks(state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
    """On the shogun or a castle, with a die at least. [HON-10.1, HON-10.4]"""
    strong = False
    target: i64 = 0
    while target < state.terms.seats:
        if target != seat and state.may_be_attacked(target):
            strong = strong or dice(state.attack_strength(seat)) > 0
            if not strong:
                return options
            options = append(options, attack(target))
        target += 1
    return options


def _add_alliances(state: Honor, options: vec[i64]) -> vec[i64]:
    """With any daimyo whose place is free. [HON-9.5]"""
    lord: i64 = 0
    while lord < state.terms.seats:
        if state.is_first(lord) and state.holder(lord) == NOBODY:
            options = append(options, ally(lord))
        lord += 1
    return options


def declare(state: Honor, seat: i64, action: i64) -> None:
    what, other = verb(action), place(action)
    state.declared += 1
    if what == CLAIM:
        _claim(state, seat)
    elif what == ATTACK:
        state.then(FIGHT[seat * MOST_SEATS + other])
    elif what == ALLY:
        _ally(state, seat, other)
    elif what == DISSOLVE:
        _dissolve(state, seat)


def _claim(state: Honor, seat: i64) -> None:
    """The title lies with his daimyo now and pays from his next turn on. [HON-9.2, HON-9.3]"""
    state.take_title(seat)
    if state.journal is not None:
        state.note(events.title_claimed(seat))


def _ally(state: Honor, seat: i64, lord: i64) -> None:
    """Pledged at once, second from his next turn on; nobody can refuse. [HON-9.5, HON-9.6]"""
    state.lord[seat] = lord
    state.bond[seat] = PLEDGED
    if state.journal is not None:
        state.note(events.alliance_declared(seat, lord))


def _dissolve(state: Honor, seat: i64) -> None:
    """It costs honor at once, and he leaves at his next turn. [HON-9.8, HON-9.9]"""
    state.bond[seat] = LEAVING
    if state.journal is not None:
        state.note(events.alliance_dissolved(seat, state.lord[seat]))
    state.lose_honor(seat, DISSOLVE_COST, "dissolved")
