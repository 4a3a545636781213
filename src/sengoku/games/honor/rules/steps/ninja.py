"""Chapter 6: spies and assassins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules import events
from sengoku.games.honor.rules.actions import (
    ASSASSINATE,
    DESTROY,
    NO_LOOT,
    SEND_SPY,
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
    SPY,
)
from sengoku.games.honor.rules.refusals import cannot_spy, unknown
from sengoku.games.honor.rules.rights import NINJA_COST, assassin_cost, assassin_needs, loot_houses
from sengoku.games.honor.rules.state import ARMIES_PER_HOUSE, NOTHING, Honor
from sengoku.games.honor.rules.steps.death import kill_head
from sengoku.games.honor.rules.steps.event_card import EventCard
from sengoku.games.honor.rules.streams import ASSASSINS
from sengoku.kernel.problem import IllegalAction

__all__ = ["Assassin", "EliteSpy", "Spy"]


# -- spies ---------------------------------------------------------------------------------------


class Spy(EventCard):
    """Carries off one card of a house. [HON-6.2]"""

    def __init__(self, card: i64 = SPY) -> None:
        super().__init__(card, SEND_SPY)

    def add(self, state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
        return _add_spies(state, seat, self.card, options)

    def play(self, state: Honor, seat: i64, action: i64) -> None:
        _steal(state, seat, action)

    def clause(self) -> str:
        return "HON-6.2"

    def refusal(self, state: Honor, seat: i64, action: i64) -> IllegalAction:
        return cannot_spy(state, seat, action)

    def shown(self, action: i64) -> i64:
        return card(action)

    def missed(self, state: Honor, seat: i64) -> i64:
        """Any card that may be stolen, to be destroyed; where there is none, the first army."""
        house: i64 = 0
        while house < state.terms.seats * 2:
            loot: i64 = ARMIES
            while loot < GUARD:
                if state.count(house, loot) > 0:
                    return send_spy(self.card, house, loot, DESTROY)
                loot += 1
            house += 1
        return send_spy(self.card, 0, ARMIES, DESTROY)


class EliteSpy(Spy):
    """May carry off a second card. [HON-6.3]"""

    def __init__(self) -> None:
        super().__init__(ELITE_SPY)


def _add_spies(state: Honor, seat: i64, spy: i64, options: vec[i64]) -> vec[i64]:
    """One army or possession of one house; an elite spy may take a second one.

    [HON-6.2, HON-6.3, HON-6.4]
    """
    goals = loot_houses(state, seat)
    room = vec[i64](capacity=4)  # for armies; there is always room to destroy
    for goal in goals:
        room = append(room, 2 if goal == DESTROY else ARMIES_PER_HOUSE - state.armies(goal))
    houses, end, armies, guard = state.houses, state.terms.seats * 2, ARMIES, GUARD
    house: i64 = 0
    while house < end:
        base = house * HOUSE_CARDS
        first: i64 = armies
        while first < guard:
            if houses[base + first] > 0:
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


def _steal(state: Honor, seat: i64, action: i64) -> None:
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


class Assassin(EventCard):
    """Strikes at any daimyo in play, any samurai, one's own included. [HON-6.9]"""

    def __init__(self) -> None:
        super().__init__(ASSASSIN, ASSASSINATE)

    def add(self, state: Honor, seat: i64, options: vec[i64]) -> vec[i64]:
        target: i64 = 0
        while target < state.terms.seats:
            options = append(options, assassinate(target * 2))
            if state.daimyo[target] != NOTHING:
                options = append(options, assassinate(target * 2 + 1))
            target += 1
        return options

    def play(self, state: Honor, seat: i64, action: i64) -> None:
        _strike(state, seat, place(action))

    def clause(self) -> str:
        return "HON-6.9"

    def wrong(self, state: Honor, seat: i64, action: i64) -> IllegalAction:
        house = place(action)
        if house < state.terms.seats * 2 and house % 2 == 1:
            return IllegalAction("honor-no-daimyo-there", {"seat": int(house // 2)}, "HON-6.9")
        return unknown("HON-6.9")

    def missed(self, state: Honor, seat: i64) -> i64:
        return assassinate((seat + 1) % state.terms.seats * 2)


def _strike(state: Honor, seat: i64, house: i64) -> None:
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
