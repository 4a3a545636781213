"""The numbers of sayings in Honor of the Samurai, and back.

An elite spy takes one card or two. Here he says the first one, and then a second one or none.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.honor.rules.actions import (
    ALLY,
    ASSASSINATE,
    ATTACK,
    CLAIM,
    DECLINE,
    DESTROY,
    DISCARD,
    DISHONOR_PLAYER,
    DISSOLVE,
    DRAW,
    END_TURN,
    NO_LOOT,
    PLACE,
    PLAY_DAIMYO,
    SEND_SPY,
    ally,
    and_loot,
    assassinate,
    attack,
    card,
    discard,
    dishonor,
    loot,
    loot_2,
    loot_to,
    loot_to_2,
    place,
    place_card,
    play_daimyo,
    send_spy,
    verb,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    DAIMYO,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    MOST_SEATS,
    SPY,
)
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.features import PART, SILENT

__all__ = [
    "NOWHERE",
    "goal_from",
    "house_from",
    "number_of",
    "saying_of",
    "sayings_of",
    "seat_from",
    "towards",
    "without_part",
]

SEATS: Final[i64] = MOST_SEATS
HOUSES: Final[i64] = MOST_SEATS * 2
NOWHERE: Final[i64] = HOUSES  # the goal of what is destroyed
GOALS: Final[i64] = HOUSES + 1
LOOT: Final[i64] = GUARD - ARMIES

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
DISCARDS: Final[i64] = 12
PLACES: Final[i64] = 42
DAIMYOS: Final[i64] = 222
ASSASSINS: Final[i64] = 282
DISHONORS: Final[i64] = 294
ATTACKS: Final[i64] = 300
ALLIES: Final[i64] = 306
SPIES: Final[i64] = 312
SECONDS: Final[i64] = 3120
NO_MORE: Final[i64] = 3237

PLAIN: Final = vec[i64]([END_TURN, DRAW, CLAIM, DISSOLVE])
FIRST: Final[i64] = (1 << 21) - 1  # a spy's action without its second card
ANSWERS: Final[i64] = len(PLAIN)


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """How far to the left another seat is."""
    return other - seat if other >= seat else other - seat + seats


def house_from(seat: i64, house: i64, seats: i64) -> i64:
    return seat_from(seat, house // 2, seats) * 2 + house % 2


def goal_from(seat: i64, goal: i64, seats: i64) -> i64:
    return NOWHERE if goal == DESTROY else house_from(seat, goal, seats)


def without_part(saying: i64) -> i64:
    return saying if saying < PART else saying - PART


# -- what can be said ------------------------------------------------------------------------------


def sayings_of(state: Honor, held: i64) -> vec[i64]:
    options = state.options()
    if held != SILENT:
        return _seconds(options, without_part(held))
    found = vec[i64](capacity=len(options))
    place: i64 = 0
    while place < len(options):
        option = options[place]
        if verb(option) != SEND_SPY or loot_2(option) == NO_LOOT:
            found = append(found, _opened(options, place))
        place += 1
    return found


def _opened(options: vec[i64], place: i64) -> i64:
    """Actions with a second card follow the one without."""
    option, after = options[place], place + 1
    if verb(option) == SEND_SPY and after < len(options):
        next = options[after]
        if verb(next) == SEND_SPY and next & FIRST == option and loot_2(next) != NO_LOOT:
            return option + PART
    return option


def _seconds(options: vec[i64], first: i64) -> vec[i64]:
    found = vec[i64]()
    for option in options:
        if verb(option) == SEND_SPY and option & FIRST == first:
            found = append(found, option)
    return found


def towards(state: Honor, held: i64, action: i64) -> i64:
    if held != SILENT or verb(action) != SEND_SPY or card(action) != ELITE_SPY:
        return action
    options = state.options()
    place: i64 = 0
    while options[place] != action & FIRST:
        place += 1
    return _opened(options, place)


# -- numbers ---------------------------------------------------------------------------------------


def number_of(state: Honor, held: i64, saying: i64) -> i64:
    action, seat, seats = without_part(saying), state.seat(), state.terms.seats
    what = verb(action)
    if what == SEND_SPY:
        return _spy_number(action, held != SILENT, seat, seats)
    if what == DISCARD:
        return DISCARDS + card(action)
    if what == PLACE:
        return PLACES + card(action) * HOUSES + house_from(seat, place(action), seats)
    if what == ASSASSINATE:
        return ASSASSINS + house_from(seat, place(action), seats)
    if what == PLAY_DAIMYO:
        other = seat_from(seat, place(action), seats)
        return DAIMYOS + (card(action) - DAIMYO) * SEATS + other
    if what in (DISHONOR_PLAYER, ATTACK, ALLY):
        return _against(what) + seat_from(seat, place(action), seats)
    if what == verb(DECLINE):
        return ANSWERS + card(action)
    number: i64 = 0
    while PLAIN[number] != action:
        number += 1
    return number


def _against(what: i64) -> i64:
    if what == DISHONOR_PLAYER:
        return DISHONORS
    return ATTACKS if what == ATTACK else ALLIES


def _spy_number(action: i64, second: bool, seat: i64, seats: i64) -> i64:
    if second:
        if loot_2(action) == NO_LOOT:
            return NO_MORE
        return (
            SECONDS + (loot_2(action) - ARMIES) * GOALS + goal_from(seat, loot_to_2(action), seats)
        )
    spy, house = card(action) - SPY, house_from(seat, place(action), seats)
    taken = (spy * HOUSES + house) * LOOT + loot(action) - ARMIES
    return SPIES + taken * GOALS + goal_from(seat, loot_to(action), seats)


def saying_of(state: Honor, held: i64, number: i64) -> i64:
    seat, seats = state.seat(), state.terms.seats
    if number >= SPIES:
        return _spy_saying(state, held, number, seat, seats)
    if number < DISCARDS:
        return PLAIN[number] if number < ANSWERS else DECLINE + (number - ANSWERS << 4)
    if number < PLACES:
        return discard(number - DISCARDS)
    if number < DAIMYOS:
        rest = number - PLACES
        return place_card(rest // HOUSES, _house_at(seat, rest % HOUSES, seats))
    if number < ASSASSINS:
        rest = number - DAIMYOS
        return play_daimyo(DAIMYO + rest // SEATS, (seat + rest % SEATS) % seats)
    if number < DISHONORS:
        return assassinate(_house_at(seat, number - ASSASSINS, seats))
    if number < ATTACKS:
        return dishonor((seat + number - DISHONORS) % seats)
    if number < ALLIES:
        return attack((seat + number - ATTACKS) % seats)
    return ally((seat + number - ALLIES) % seats)


def _spy_saying(state: Honor, held: i64, number: i64, seat: i64, seats: i64) -> i64:
    if number == NO_MORE:
        return without_part(held)
    if number >= SECONDS:
        rest = number - SECONDS
        goal = _goal_at(seat, rest % GOALS, seats)
        return and_loot(without_part(held), ARMIES + rest // GOALS, goal)
    rest = number - SPIES
    goal = _goal_at(seat, rest % GOALS, seats)
    taken = rest // GOALS
    house = taken // LOOT
    action = send_spy(
        SPY + house // HOUSES,
        _house_at(seat, house % HOUSES, seats),
        ARMIES + taken % LOOT,
        goal,
    )
    return towards(state, SILENT, action)


def _house_at(seat: i64, house: i64, seats: i64) -> i64:
    return (seat + house // 2) % seats * 2 + house % 2


def _goal_at(seat: i64, goal: i64, seats: i64) -> i64:
    return DESTROY if goal == NOWHERE else _house_at(seat, goal, seats)


assert ELITE_SPY == SPY + 1 and HOUSE_CARDS == 15
