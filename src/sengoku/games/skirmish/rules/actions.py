"""An action is a verb, a unit, a target and a place in one int; here its bits get names and words.

    bits 0-4 verb    5-10 unit    11-16 target    17 pick up    18-33 x    34-49 y    50-61 item

The words are what people and JSON see: {"do": "move", "unit": 3, "x": 12000, "y": 9000}. Units and
markers go by their numbers; lengths are thousandths of an inch.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import RECRUITS, WEAPONS, constant
from sengoku.games.skirmish.rules.forces import UNARMORED, card_of, pick, weapon_of
from sengoku.games.skirmish.rules.skills import SKILLS
from sengoku.kernel.verbs import Count, Field, Names, Verb, Verbs, Yes

__all__ = [
    "ARRIVE",
    "CAUTIOUS",
    "CHARGE",
    "CLAIM",
    "DECLINE",
    "ENTER",
    "ENTER_CAUTIOUS",
    "FINISH",
    "GIVE",
    "HIDE",
    "HOLD",
    "MOVE",
    "NEXT",
    "ORDER",
    "PLACE",
    "RECRUIT",
    "RELOAD_GUN",
    "SEARCH",
    "SHOOT",
    "STAND_UP",
    "TAKE_FORCE",
    "TEST",
    "TOKEN",
    "USE_CARD",
    "VERBS",
    "at",
    "item_of",
    "make",
    "picks_up",
    "recruit",
    "recruited",
    "simple",
    "target_of",
    "unit_of",
    "use",
    "verb",
    "x_of",
    "y_of",
]

TAKE_FORCE: Final[i64] = 0
RECRUIT: Final[i64] = 1
FINISH: Final[i64] = 2
HIDE: Final[i64] = 3  # the captive under this marker
HOLD: Final[i64] = 4  # this unit in reserve
PLACE: Final[i64] = 5
TOKEN: Final[i64] = 6  # to this unit
MOVE: Final[i64] = 7
CAUTIOUS: Final[i64] = 8
STAND_UP: Final[i64] = 9
SHOOT: Final[i64] = 10
CHARGE: Final[i64] = 11
RELOAD_GUN: Final[i64] = 12
SEARCH: Final[i64] = 13
ENTER: Final[i64] = 14
ENTER_CAUTIOUS: Final[i64] = 15
ARRIVE: Final[i64] = 16  # out of the reserve
ORDER: Final[i64] = 17  # this unit to charge that target
TEST: Final[i64] = 18  # this unit next
DECLINE: Final[i64] = 19
CARRY: Final[i64] = 20  # this unit sets out with the captive
USE_CARD: Final[i64] = 21
CLAIM: Final[i64] = 22  # a die, for dishonor
GIVE: Final[i64] = 23  # the fate card to this unit
NEXT: Final[i64] = 24  # the next token


def verb(action: i64) -> i64:
    return action & 31


def unit_of(action: i64) -> i64:
    """The unit that acts; for `hide` the marker."""
    return (action >> 5) & 63


def target_of(action: i64) -> i64:
    return (action >> 11) & 63


def picks_up(action: i64) -> bool:
    return (action >> 17) & 1 == 1


def x_of(action: i64) -> i64:
    return (action >> 18) & 65535


def y_of(action: i64) -> i64:
    return (action >> 34) & 65535


def simple(verb: i64, unit: i64 = 0, target: i64 = 0) -> i64:
    return verb | unit << 5 | target << 11


def at(verb: i64, unit: i64, x: i64, y: i64) -> i64:
    return verb | unit << 5 | x << 18 | y << 34


def make(verb: i64, unit: i64, target: i64, x: i64, y: i64, pick_up: i64) -> i64:
    return verb | unit << 5 | target << 11 | pick_up << 17 | x << 18 | y << 34


def item_of(action: i64) -> i64:
    return action >> 50


def use(card: i64, unit: i64 = 0, x: i64 = 0, y: i64 = 0) -> i64:
    """A skill card, with the unit and the place that it is about."""
    return USE_CARD | unit << 5 | x << 18 | y << 34 | card << 50


def recruit(pick: i64) -> i64:
    """A card with its weapon: cards stand in the unit's bits, weapons in the target's."""
    return RECRUIT | card_of(pick) << 5 | weapon_of(pick) << 11 | (pick & UNARMORED) << 1


def recruited(action: i64) -> i64:
    return pick(unit_of(action), target_of(action), 1 if picks_up(action) else 0)


# -- words ---------------------------------------------------------------------------------------

_NUMBER: Final = Count(0, 63)
_LENGTH: Final = Count(0, constant("table"))
_UNIT: Final = Field("unit", 5, 6, _NUMBER)
_TARGET: Final = Field("target", 11, 6, _NUMBER)
_PLACE: Final = [Field("x", 18, 16, _LENGTH), Field("y", 34, 16, _LENGTH)]
_WALK: Final = [_UNIT, *_PLACE, Field("pick_up", 17, 1, Yes())]
_RECRUIT: Final = [
    Field("card", 5, 6, Names(dict(enumerate(RECRUITS)))),
    Field("weapon", 11, 6, Names(dict(enumerate(WEAPONS)))),
    Field("unarmored", 17, 1, Yes()),
]
_SKILL: Final = Field("skill", 50, 12, Names(dict(enumerate(SKILLS))))

VERBS: Final = Verbs(
    5,
    [
        Verb(TAKE_FORCE, "take_force", [], grave="force"),
        Verb(RECRUIT, "recruit", _RECRUIT),
        Verb(FINISH, "finish", [], grave="force"),
        Verb(HIDE, "hide", [Field("marker", 5, 6, _NUMBER)]),
        Verb(HOLD, "hold", [_UNIT]),
        Verb(PLACE, "place", [_UNIT, *_PLACE]),
        Verb(TOKEN, "token", [_UNIT]),
        Verb(MOVE, "move", _WALK, "TOH-6.3"),
        Verb(CAUTIOUS, "cautious", _WALK, "TOH-6.4"),
        Verb(STAND_UP, "stand_up", _WALK, "TOH-6.2"),
        Verb(SHOOT, "shoot", [_UNIT, _TARGET, *_PLACE], "TOH-8.1", grave="dice"),
        Verb(CHARGE, "charge", [_UNIT, _TARGET], "TOH-8.5", grave="dice"),
        Verb(RELOAD_GUN, "reload", [_UNIT], "TOH-6.5"),
        Verb(SEARCH, "search", [_UNIT, Field("marker", 11, 6, _NUMBER)], "TOH-14.2"),
        Verb(ENTER, "enter", _WALK, "TOH-10.9"),
        Verb(ENTER_CAUTIOUS, "enter_cautious", _WALK, "TOH-10.9"),
        Verb(ARRIVE, "arrive", _WALK),
        Verb(ORDER, "order", [_UNIT, _TARGET], "TOH-12.7"),
        Verb(TEST, "test", [_UNIT]),
        Verb(DECLINE, "decline", []),
        Verb(CARRY, "carry", [_UNIT]),
        Verb(USE_CARD, "use", [_SKILL, _UNIT, *_PLACE]),
        Verb(CLAIM, "claim", []),
        Verb(GIVE, "give", [_UNIT]),
        Verb(NEXT, "draw", []),
    ],
)
