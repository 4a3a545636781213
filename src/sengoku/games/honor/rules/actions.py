"""An action is a verb with a card, a place and loot in one int; here its bits get names and words.

    bits 0-3 verb    bits 4-8 card    bits 9-12 place (a house or a seat)
    bits 13-16 loot    bits 17-20 where it goes    bits 21-24, 25-28 the same for a second one

The words are what people and JSON see: {"do": "place", "card": "cavalry", "house": "samurai-0"}.
The label is the same in short: place:cavalry:samurai-0.
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.honor.rules.components import (
    ARMIES,
    CARDS,
    DAIMYO,
    ELITE_SPY,
    GUARD,
    HOUSE_CARDS,
    MOST_SEATS,
    SPY,
    card_named,
)
from sengoku.kernel.problem import BadWords

__all__ = [
    "ALLY",
    "ASSASSINATE",
    "ATTACK",
    "BURN",
    "CLAIM",
    "DECLINE",
    "DESTROY",
    "DISCARD",
    "DISHONOR_PLAYER",
    "DISSOLVE",
    "DRAW",
    "END_TURN",
    "HOUSES",
    "LOSE_75",
    "NO_LOOT",
    "PASS",
    "PLACE",
    "PLAY_DAIMYO",
    "SAVE",
    "SEND_SPY",
    "SEPPUKU_DAIMYO",
    "SEPPUKU_SAMURAI",
    "TAKE",
    "action",
    "ally",
    "and_loot",
    "assassinate",
    "attack",
    "card",
    "destination",
    "discard",
    "dishonor",
    "house_name",
    "loot",
    "loot_2",
    "loot_to",
    "loot_to_2",
    "place",
    "place_card",
    "play_daimyo",
    "send_spy",
    "verb",
    "words",
]

END_TURN: Final[i64] = 0
DRAW: Final[i64] = 1
DISCARD: Final[i64] = 2
PLACE: Final[i64] = 3
PLAY_DAIMYO: Final[i64] = 4
SEND_SPY: Final[i64] = 5
ASSASSINATE: Final[i64] = 6
DISHONOR_PLAYER: Final[i64] = 7
CLAIM: Final[i64] = 8
ATTACK: Final[i64] = 9
ALLY: Final[i64] = 10
DISSOLVE: Final[i64] = 11
# Answers have one verb and their number where others have the card.
ANSWER: Final[i64] = 12
DECLINE: Final[i64] = ANSWER
SEPPUKU_SAMURAI: Final[i64] = ANSWER | 1 << 4
SEPPUKU_DAIMYO: Final[i64] = ANSWER | 2 << 4
SAVE: Final[i64] = ANSWER | 3 << 4
LOSE_75: Final[i64] = ANSWER | 4 << 4
PASS: Final[i64] = ANSWER | 5 << 4
TAKE: Final[i64] = ANSWER | 6 << 4
BURN: Final[i64] = ANSWER | 7 << 4

DESTROY: Final[i64] = 15  # where loot goes that nobody keeps [HON-6.5]
HOUSES: Final[list[str]] = ["samurai", "daimyo", "destroy"]
NO_LOOT: Final[i64] = 0  # no second card; an okugata, which has this number, is never stolen

# Actions that are a verb and nothing more.
_PLAIN: Final[list[tuple[int, dict[str, str | int]]]] = [
    (0, {"do": "end_turn"}),
    (1, {"do": "draw"}),
    (8, {"do": "claim_shogun"}),
    (11, {"do": "dissolve"}),
    (12, {"do": "decline"}),
    (12 | 1 << 4, {"do": "seppuku_samurai"}),
    (12 | 2 << 4, {"do": "seppuku_daimyo"}),
    (12 | 3 << 4, {"do": "save_face"}),
    (12 | 4 << 4, {"do": "lose_75"}),
    (12 | 5 << 4, {"do": "pass"}),
    (12 | 6 << 4, {"do": "take"}),
    (12 | 7 << 4, {"do": "burn"}),
]
_PLAIN_WORDS: Final[dict[int, dict[str, str | int]]] = dict(_PLAIN)
_PLAIN_ACTIONS: Final[dict[str, int]] = {str(said["do"]): number for number, said in _PLAIN}


def verb(action: i64) -> i64:
    return action & 15


def card(action: i64) -> i64:
    return (action >> 4) & 31


def place(action: i64) -> i64:
    """The house or seat that the action is about."""
    return (action >> 9) & 15


def loot(action: i64) -> i64:
    return (action >> 13) & 15


def loot_to(action: i64) -> i64:
    """The house that the loot goes to, or DESTROY."""
    return (action >> 17) & 15


def loot_2(action: i64) -> i64:
    """The second card that an elite spy takes, or NO_LOOT."""
    return (action >> 21) & 15


def loot_to_2(action: i64) -> i64:
    return action >> 25


def discard(card: i64) -> i64:
    return DISCARD | card << 4


def place_card(card: i64, house: i64) -> i64:
    return PLACE | card << 4 | house << 9


def play_daimyo(card: i64, seat: i64) -> i64:
    return PLAY_DAIMYO | card << 4 | seat << 9


def send_spy(spy: i64, house: i64, loot: i64, to: i64) -> i64:
    return SEND_SPY | spy << 4 | house << 9 | loot << 13 | to << 17


def and_loot(action: i64, loot: i64, to: i64) -> i64:
    """A spy's action with a second card; the smaller pair of card and house comes first."""
    return action | loot << 21 | to << 25


def assassinate(house: i64) -> i64:
    return ASSASSINATE | house << 9


def dishonor(seat: i64) -> i64:
    return DISHONOR_PLAYER | seat << 9


def attack(seat: i64) -> i64:
    return ATTACK | seat << 9


def ally(seat: i64) -> i64:
    return ALLY | seat << 9


def house_name(house: i64) -> str:
    """A house as people name it: which of the two, and whose it is."""
    return f"{HOUSES[house % 2]}-{house // 2}"


def destination(house: i64) -> str:
    return HOUSES[2] if house == DESTROY else house_name(house)


# -- words ---------------------------------------------------------------------------------------


def words(action: i64) -> dict[str, str | int]:
    where = place(action)
    match int(verb(action)):
        case 2:
            return {"do": "discard", "card": CARDS[card(action)]}
        case 3:
            return {"do": "place", "card": CARDS[card(action)], "house": house_name(where)}
        case 4:
            return {"do": "daimyo", "card": CARDS[card(action)], "seat": int(where)}
        case 5:
            return _spy_words(action)
        case 6:
            return {"do": "assassin", "house": house_name(where)}
        case 7:
            return {"do": "dishonor", "seat": int(where)}
        case 9:
            return {"do": "attack", "seat": int(where)}
        case 10:
            return {"do": "ally", "seat": int(where)}
        case _:
            return {**_PLAIN_WORDS[int(action)]}


def _spy_words(action: i64) -> dict[str, str | int]:
    said: dict[str, str | int] = {
        "card": CARDS[card(action)],
        "house": house_name(place(action)),
        "loot": CARDS[loot(action)],
        "to": destination(loot_to(action)),
    }
    if loot_2(action) == NO_LOOT:
        return {"do": "spy", **said}
    said["loot_2"] = CARDS[loot_2(action)]
    said["to_2"] = destination(loot_to_2(action))
    return {"do": "spy_two", **said}


_FIELDS: Final[dict[str, list[str]]] = {
    "discard": ["card"],
    "place": ["card", "house"],
    "daimyo": ["card", "seat"],
    "spy": ["card", "house", "loot", "to"],
    "spy_two": ["card", "house", "loot", "to", "loot_2", "to_2"],
    "assassin": ["house"],
    "dishonor": ["seat"],
    "attack": ["seat"],
    "ally": ["seat"],
}


def action(words: object) -> int:
    """Reads the words of an action; says what is wrong with words that are none."""
    if not isinstance(words, dict):
        raise BadWords("words-not-an-object")
    do = words.get("do")
    if not isinstance(do, str) or (do not in _FIELDS and do not in _PLAIN_ACTIONS):
        raise BadWords("words-unknown-verb", {"do": str(do)[:40]})
    fields = _FIELDS.get(do, [])
    for name in words:
        if name != "do" and name not in fields:
            raise BadWords("words-unknown-field", {"do": do, "field": str(name)[:40]})
    return _PLAIN_ACTIONS[do] if do in _PLAIN_ACTIONS else _read(do, words)


def _read(do: str, words: dict[str, object]) -> int:
    match do:
        case "discard":
            return int(discard(_card(words, "card", 0, len(CARDS))))
        case "place":
            return int(place_card(_card(words, "card", 0, HOUSE_CARDS), _house(words, "house")))
        case "daimyo":
            return int(play_daimyo(_card(words, "card", DAIMYO, len(CARDS)), _seat(words)))
        case "spy" | "spy_two":
            return _read_spy(words)
        case "assassin":
            return int(assassinate(_house(words, "house")))
        case "dishonor":
            return int(dishonor(_seat(words)))
        case "attack":
            return int(attack(_seat(words)))
        case _:
            return int(ally(_seat(words)))


def _read_spy(words: dict[str, object]) -> int:
    """Two loot cards are an unordered pair: either order is one action. [HON-6.14]"""
    spy = _card(words, "card", SPY, ELITE_SPY + 1)
    first = (_card(words, "loot", ARMIES, GUARD), _goal(words, "to"))
    if words.get("do") == "spy":
        return int(send_spy(spy, _house(words, "house"), first[0], first[1]))
    second = (_card(words, "loot_2", ARMIES, GUARD), _goal(words, "to_2"))
    first, second = min(first, second), max(first, second)
    spying = send_spy(spy, _house(words, "house"), first[0], first[1])
    return int(and_loot(spying, second[0], second[1]))


def _card(words: dict[str, object], field: str, low: i64, high: i64) -> int:
    name = words.get(field)
    number = card_named(name) if isinstance(name, str) else -1
    if low <= number < high:
        return number
    raise BadWords("words-bad-value", {"field": field, "value": str(name)[:40]})


def _house(words: dict[str, object], field: str) -> int:
    name = words.get(field)
    for house in range(2 * MOST_SEATS):
        if house_name(house) == name:
            return house
    raise BadWords("words-bad-value", {"field": field, "value": str(name)[:40]})


def _goal(words: dict[str, object], field: str) -> int:
    return int(DESTROY) if words.get(field) == "destroy" else _house(words, field)


def _seat(words: dict[str, object]) -> int:
    number = words.get("seat")
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < MOST_SEATS:
        return number
    raise BadWords("words-bad-value", {"field": "seat", "value": str(number)[:40]})
