"""Chapter 6: spies and assassins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import (
    DESTROY,
    NO_LOOT,
    and_loot,
    assassinate,
    card,
    loot,
    loot_2,
    loot_to,
    loot_to_2,
    place,
    send_spy,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    ASSASSIN,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    POSSESSIONS,
)
from sengoku.games.honor.rules.rights import NINJA_COST, assassin_cost, assassin_needs, loot_houses
from sengoku.games.honor.rules.state import ARMIES_PER_HOUSE, ASSASSINS, NOTHING, Honor
from sengoku.games.honor.rules.steps.death import kill_head

__all__ = ["add_assassins", "add_spies", "send_assassin", "steal"]


# -- spies ---------------------------------------------------------------------------------------


def add_spies(state: Honor, seat: i64, spy: i64, options: vec[i64]) -> vec[i64]:
    """One card of one house; an elite spy may take a second one. [HON-6.2, HON-6.3]"""
    goals = loot_houses(state, seat)
    room = vec[i64](capacity=4)  # for armies; there is always room to destroy
    for goal in goals:
        room = append(room, 2 if goal == DESTROY else ARMIES_PER_HOUSE - state.armies(goal))
    houses = state.houses
    house: i64 = 0
    while house < state.terms.seats * 2:
        first: i64 = ARMIES
        while first < GUARD:
            if houses[house * HOUSE_CARDS + first] > 0:
                options = _add_loot(state, spy, house, first, goals, room, options)
            first += 1
        house += 1
    return options


def _add_loot(
    state: Honor,
    spy: i64,
    house: i64,
    first: i64,
    goals: vec[i64],
    room: vec[i64],
    options: vec[i64],
) -> vec[i64]:
    place: i64 = 0
    while place < len(goals):
        goal = goals[place]
        if goal != house and (first >= POSSESSIONS or room[place] > 0):
            action = send_spy(spy, house, first, goal)
            options = append(options, action)
            if spy == ELITE_SPY:
                if first < POSSESSIONS:
                    room[place] -= 1
                options = _add_second_loot(state, action, house, first, goals, room, options)
                if first < POSSESSIONS:
                    room[place] += 1
        place += 1
    return options


def _add_second_loot(
    state: Honor,
    action: i64,
    house: i64,
    first: i64,
    goals: vec[i64],
    room: vec[i64],
    options: vec[i64],
) -> vec[i64]:
    """Pairs are unordered and copies alike: each pair is offered once. [HON-6.14]"""
    second = first
    while second < GUARD:
        if state.houses[house * HOUSE_CARDS + second] > (1 if second == first else 0):
            place: i64 = 0
            while place < len(goals):
                goal = goals[place]
                fits = second >= POSSESSIONS or room[place] > 0
                if goal != house and fits and (second > first or goal >= loot_to(action)):
                    options = append(options, and_loot(action, second, goal))
                place += 1
        second += 1
    return options


def steal(state: Honor, seat: i64, action: i64) -> None:
    """The spy is paid for, then the loot leaves its house. [HON-6.1, HON-6.5]"""
    state.used += 1
    state.spend(seat, card(action))
    state.lose_honor(seat, NINJA_COST, "ninja")
    _carry_off(state, action, loot(action), loot_to(action))
    if loot_2(action) != NO_LOOT:
        _carry_off(state, action, loot_2(action), loot_to_2(action))


def _carry_off(state: Honor, action: i64, loot: i64, goal: i64) -> None:
    house = place(action)
    if state.journal is not None:
        state.note(events.card_stolen(state.active, card(action), house, loot, goal))
    state.leave_house(loot, house)
    if goal == DESTROY:
        state.throw(loot)
    else:
        state.settle_in(loot, goal)


# -- assassins -----------------------------------------------------------------------------------


def add_assassins(state: Honor, options: vec[i64]) -> vec[i64]:
    """Any daimyo in play, any samurai, one's own included. [HON-6.9]"""
    seat: i64 = 0
    while seat < state.terms.seats:
        options = append(options, assassinate(seat * 2))
        if state.daimyo[seat] != NOTHING:
            options = append(options, assassinate(seat * 2 + 1))
        seat += 1
    return options


def send_assassin(state: Honor, seat: i64, house: i64) -> None:
    """Pay, note the guard, roll, lose the guard, and perhaps kill. [HON-6.10, HON-6.12]"""
    state.used += 1
    state.spend(seat, ASSASSIN)
    state.lose_honor(seat, assassin_cost(state, seat, house), "ninja")
    needs = assassin_needs(state, house)
    die = state.nature.roll(ASSASSINS, 6)
    state.unveil()
    if state.journal is not None:
        state.note(events.assassin_sent(seat, house, needs, die))
    if state.count(house, GUARD) > 0:
        state.lose_guard(house)
    if die >= needs:
        kill_head(state, house)
