"""An action is a verb, a unit, a target and a place in one int; here its bits get names and words.

    bits 0-4 verb    5-10 unit    11-16 target    17 pick up    18-33 x    34-49 y    50-61 item

The words are what people and JSON see: {"do": "move", "unit": 3, "x": 12000, "y": 9000}. Units and
markers go by their numbers; lengths are thousandths of an inch.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import RECRUITS, WEAPONS, recruit_named, weapon_named
from sengoku.games.skirmish.rules.forces import UNARMORED, card_of, pick, weapon_of
from sengoku.games.skirmish.rules.skills import SKILLS
from sengoku.kernel.problem import BadWords

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
    "action",
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
    "words",
    "x_of",
    "y_of",
]

VERBS: Final = [
    "take_force",
    "recruit",
    "finish",
    "hide",
    "hold",
    "place",
    "token",
    "move",
    "cautious",
    "stand_up",
    "shoot",
    "charge",
    "reload",
    "search",
    "enter",
    "enter_cautious",
    "arrive",
    "order",
    "test",
    "decline",
    "carry",
    "use",
    "claim",
    "give",
    "draw",
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


_FIELDS: Final[dict[str, list[str]]] = {
    "take_force": [],
    "recruit": ["card", "weapon", "unarmored"],
    "finish": [],
    "hide": ["marker"],
    "hold": ["unit"],
    "place": ["unit", "x", "y"],
    "token": ["unit"],
    "move": ["unit", "x", "y", "pick_up"],
    "cautious": ["unit", "x", "y", "pick_up"],
    "stand_up": ["unit", "x", "y", "pick_up"],
    "shoot": ["unit", "target", "x", "y"],
    "charge": ["unit", "target"],
    "reload": ["unit"],
    "search": ["unit", "marker"],
    "enter": ["unit", "x", "y", "pick_up"],
    "enter_cautious": ["unit", "x", "y", "pick_up"],
    "arrive": ["unit", "x", "y", "pick_up"],
    "order": ["unit", "target"],
    "test": ["unit"],
    "decline": [],
    "carry": ["unit"],
    "use": ["skill", "unit", "x", "y"],
    "claim": [],
    "give": ["unit"],
    "draw": [],
}


def words(action: i64) -> dict[str, str | int]:
    """Yes-or-no fields are written only where they are yes."""
    do = VERBS[verb(action)]
    said: dict[str, str | int] = {"do": do}
    for field in _FIELDS[do]:
        if field == "card":
            said[field] = RECRUITS[unit_of(action)]
        elif field == "weapon":
            said[field] = WEAPONS[target_of(action)]
        elif field == "skill":
            said[field] = SKILLS[item_of(action)]
        elif field in ("unarmored", "pick_up"):
            if picks_up(action):
                said[field] = 1
        else:
            said[field] = _number_in(field, do, action)
    return said


def _number_in(field: str, do: str, action: i64) -> int:
    match field:
        case "unit":
            return int(unit_of(action))
        case "target":
            return int(target_of(action))
        case "marker":
            return int(unit_of(action) if do == "hide" else target_of(action))
        case "x":
            return int(x_of(action))
        case _:
            return int(y_of(action))


def action(words: object) -> int:
    """The action that the words name."""
    if not isinstance(words, dict):
        raise BadWords("words-not-an-object", {})
    do = words.get("do")
    if not isinstance(do, str) or do not in _FIELDS:
        raise BadWords("words-unknown-verb", {"do": str(do)[:40]})
    fields = _FIELDS[do]
    for name in words:
        if name != "do" and name not in fields:
            raise BadWords("words-unknown-field", {"do": do, "field": str(name)[:40]})
    value: i64 = VERBS.index(do)
    for field in fields:
        value |= _bits(field, do, words)
    return int(value)


def _bits(field: str, do: str, words: dict[str, object]) -> i64:
    match field:
        case "card":
            return _named(words, field, recruit_named(str(words.get(field)))) << 5
        case "weapon":
            return _named(words, field, weapon_named(str(words.get(field)))) << 11
        case "skill":
            name = words.get(field)
            known = isinstance(name, str) and name in SKILLS
            return _named(words, field, SKILLS.index(str(name)) if known else -1) << 50
        case "unarmored" | "pick_up":
            return _yes(words, field) << 17
        case "unit":
            return _number(words, field, 63) << 5
        case "target":
            return _number(words, field, 63) << 11
        case "marker":
            return _number(words, field, 63) << (5 if do == "hide" else 11)
        case "x":
            return _number(words, field, 36000) << 18
        case _:
            return _number(words, field, 36000) << 34


def _yes(words: dict[str, object], field: str) -> i64:
    """1 if the field is there, which then says 1; a no is not written."""
    return 0 if field not in words else _number({field: words[field]}, field, 1, low=1)


def _named(words: dict[str, object], field: str, number: i64) -> i64:
    if number < 0:
        raise BadWords("words-bad-value", {"field": field, "value": str(words.get(field))[:40]})
    return number


def _number(words: dict[str, object], field: str, most: int, low: int = 0) -> i64:
    number = words.get(field)
    if isinstance(number, int) and not isinstance(number, bool) and low <= number <= most:
        return number
    raise BadWords("words-bad-value", {"field": field, "value": str(number)[:40]})
