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
)
from sengoku.kernel.verbs import Count, Field, Names, Verb, Verbs

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
    "VERBS",
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

_NAMES: Final = dict(enumerate(CARDS))
_HOUSES: Final = {house: house_name(house) for house in range(2 * MOST_SEATS)}
_SEAT: Final = Field("seat", 9, 4, Count(0, MOST_SEATS - 1))
_HOUSE: Final = Field("house", 9, 4, Names(_HOUSES))
_LOOT: Final = Names(_NAMES, ARMIES, GUARD)
_GOAL: Final = Names({**_HOUSES, int(DESTROY): HOUSES[2]})


def _card(low: int, high: int) -> Field:
    return Field("card", 4, 5, Names(_NAMES, low, high))


_SPYING: Final = [
    _card(SPY, ELITE_SPY + 1),
    _HOUSE,
    Field("loot", 13, 4, _LOOT),
    Field("to", 17, 4, _GOAL),
]
_SECOND: Final = [Field("loot_2", 21, 4, _LOOT), Field("to_2", 25, 4, _GOAL)]


class _HonorVerbs(Verbs):
    def action(self, words: object) -> int:
        """Two loot cards are an unordered pair: either order is one action. [HON-6.14]"""
        found = super().action(words)
        first, second = (loot(found), loot_to(found)), (loot_2(found), loot_to_2(found))
        if second[0] == NO_LOOT or first <= second:
            return found
        spying = send_spy(card(found), place(found), second[0], second[1])
        return int(and_loot(spying, first[0], first[1]))


VERBS: Final = _HonorVerbs(
    4,
    [
        Verb(END_TURN, "end_turn", [], "HON-3.13"),
        Verb(DRAW, "draw", [], "HON-4.6"),
        Verb(DISCARD, "discard", [_card(0, len(CARDS))], "HON-4.10"),
        Verb(PLACE, "place", [_card(0, HOUSE_CARDS), _HOUSE], "HON-5.1"),
        Verb(PLAY_DAIMYO, "daimyo", [_card(DAIMYO, len(CARDS)), _SEAT], "HON-5.7"),
        Verb(SEND_SPY, "spy", _SPYING, "HON-6.2"),
        Verb(SEND_SPY, "spy_two", [*_SPYING, *_SECOND], "HON-6.3"),
        Verb(ASSASSINATE, "assassin", [_HOUSE], "HON-6.11", grave="dice"),
        Verb(DISHONOR_PLAYER, "dishonor", [_SEAT], "HON-7.1", grave="once"),
        Verb(CLAIM, "claim_shogun", [], "HON-9.2"),
        Verb(ATTACK, "attack", [_SEAT], "HON-10.1", grave="dice"),
        Verb(ALLY, "ally", [_SEAT], "HON-9.5"),
        Verb(DISSOLVE, "dissolve", [], "HON-9.8", grave="alliance"),
        Verb(DECLINE, "decline", []),
        Verb(SEPPUKU_SAMURAI, "seppuku_samurai", [], "HON-7.4", grave="death"),
        Verb(SEPPUKU_DAIMYO, "seppuku_daimyo", [], "HON-7.4", grave="death"),
        Verb(SAVE, "save_face", []),
        Verb(LOSE_75, "lose_75", [], "HON-7.10"),
        Verb(PASS, "pass", []),
        Verb(TAKE, "take", []),
        Verb(BURN, "burn", []),
    ],
)
