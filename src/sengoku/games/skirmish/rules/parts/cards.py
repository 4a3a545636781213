"""Skill, injury and dishonor cards of levels 2 and 3. (Chapters 17 and 18.)"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.skills import READY, SKILL_COUNT
from sengoku.games.skirmish.rules.streams import DISHONOR_STREAM, INJURY_STREAM, SKILL_STREAM
from sengoku.geometry.plane import bit
from sengoku.kernel.nature import Nature

__all__ = [
    "DISCARDED",
    "FOR_GOOD",
    "HELD",
    "IN_FATE",
    "TURNED_UP",
    "UNDEALT",
    "Cards",
]

# Where a skill card is. [TOH-I6]
UNDEALT: Final[i64] = 0
IN_FATE: Final = vec[i64]([1, 2])  # the deck of S, of N
HELD: Final[i64] = 3
DISCARDED: Final[i64] = 4
FOR_GOOD: Final[i64] = 5  # removed, also from a campaign
TURNED_UP: Final[i64] = 6  # open, and about to be given to somebody


_NO_DECKS: Final = vec[vec[i64]]([vec[i64](), vec[i64]()])
_NONE: Final = vec[i64]([0, 0])


def _sorted(cards: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(cards))


class Cards:
    """All arrays are replaced and never written to, since cards change seldom. By skill card: where
    it is (`at`), who holds it, how far it is used. By unit: `injuries`, a bit each, and `stains`,
    face up. Empty at level 1."""

    def __init__(self) -> None:
        self.at = vec[i64]()
        self.holder = vec[i64]()
        self.used = vec[i64]()
        self.fate = _NO_DECKS  # by side, the top card last
        self.rivals = vec[i64]()  # pairs by challenge, one after the other
        self.injury_deck = vec[i64]()
        self.dishonor_deck = vec[i64]()
        self.injuries = vec[i64]()
        self.stains = vec[i64]()
        self.claims: i64 = 0  # units that claimed a die for this token, a bit each
        self.shame = vec[i64]()  # units that still draw a dishonor card
        self.shamed = _NONE  # by side, dishonor cards drawn
        self.averted: i64 = 0  # sides whose leaders help nobody in this round, a bit each

    @staticmethod
    def of(units: i64) -> "Cards":
        cards = Cards()
        cards.injuries = vec[i64]([0] * units)
        cards.stains = vec[i64]([0] * units)
        return cards

    def copy(self) -> "Cards":
        twin = Cards()
        twin.at = self.at
        twin.holder = self.holder
        twin.used = self.used
        twin.fate = self.fate
        twin.rivals = self.rivals
        twin.injury_deck = self.injury_deck
        twin.dishonor_deck = self.dishonor_deck
        twin.injuries = self.injuries
        twin.stains = self.stains
        twin.claims = self.claims
        twin.shame = self.shame
        twin.shamed = self.shamed
        twin.averted = self.averted
        return twin

    # -- skill cards ---------------------------------------------------------------------------

    def dealt(self) -> bool:
        return len(self.at) > 0

    def holds(self, unit: i64, card: i64) -> bool:
        """Whether a unit has a skill card that can be used now. [TOH-17.4]"""
        if len(self.holder) == 0 or self.holder[card] != unit:
            return False
        return self.at[card] == HELD and self.used[card] == READY

    def send(self, card: i64, place: i64, unit: i64 = NO_UNIT) -> None:
        at, holder = self.at[:], self.holder[:]
        at[card], holder[card] = place, unit
        self.at, self.holder = at, holder

    def use(self, card: i64, used: i64) -> None:
        changed = self.used[:]
        changed[card] = used
        self.used = changed

    def discard(self, unit: i64) -> None:
        """Cards of a removed samurai are discarded. [TOH-17.4]"""
        card: i64 = 0
        while card < len(self.holder):
            if self.holder[card] == unit:
                self.send(card, DISCARDED)
            card += 1

    def stack(self, cards: vec[i64], south: i64, north: i64) -> None:
        """Shuffled cards become the fate decks; the rest stays in the box."""
        self.fate = vec[vec[i64]]([cards[:south], cards[south : south + north]])
        at = self.at[:]
        side: i64 = 0
        while side < 2:
            for card in self.fate[side]:
                at[card] = IN_FATE[side]
            side += 1
        self.at = at

    def top(self, side: i64) -> i64:
        """Takes the top card of a fate deck."""
        deck, fate = self.fate[side], self.fate[:]
        last = len(deck) - 1
        fate[side] = deck[:last]
        self.fate = fate
        return deck[last]

    def refresh(self, used: i64) -> None:
        """Cards that are used so far are ready again."""
        changed = self.used[:]
        card: i64 = 0
        while card < len(changed):
            if changed[card] == used:
                changed[card] = READY
            card += 1
        self.used = changed

    # -- injuries and dishonor -----------------------------------------------------------------

    def injured(self, unit: i64, injury: i64) -> bool:
        return len(self.injuries) > 0 and self.injuries[unit] >> injury & 1 == 1

    def injure(self, unit: i64) -> i64:
        """The top injury card goes to a unit."""
        last = len(self.injury_deck) - 1
        card = self.injury_deck[last]
        self.injury_deck = self.injury_deck[:last]
        injuries = self.injuries[:]
        injuries[unit] |= 1 << card
        self.injuries = injuries
        return card

    def stained(self, unit: i64) -> i64:
        return self.stains[unit] if len(self.stains) > 0 else 0

    def stain(self, unit: i64, count: i64) -> None:
        if self.stained(unit) != count:
            stains = self.stains[:]
            stains[unit] = count
            self.stains = stains

    def claim(self, unit: i64) -> None:
        self.claims |= bit(unit)
        self.shame = append(self.shame[:], unit)

    def draw_shame(self, side: i64) -> i64:
        """The top dishonor card, for whoever claimed a die first; it is noted by side."""
        self.shame = self.shame[1:]
        last = len(self.dishonor_deck) - 1
        card = self.dishonor_deck[last]
        self.dishonor_deck = self.dishonor_deck[:last]
        shamed = self.shamed[:]
        shamed[side] += 1
        self.shamed = shamed
        return card

    # -- what nobody knows ---------------------------------------------------------------------

    def redeal(self, nature: Nature) -> None:
        """Face-down skill, injury and dishonor cards are unknown to all. [TOH-19.4]"""
        unseen = self._unseen()
        nature.shuffle(SKILL_STREAM, unseen)
        self.stack(unseen, len(self.fate[0]), len(self.fate[1]))
        self.injury_deck = _sorted(self.injury_deck)
        nature.shuffle(INJURY_STREAM, self.injury_deck)
        self.dishonor_deck = _sorted(self.dishonor_deck)
        nature.shuffle(DISHONOR_STREAM, self.dishonor_deck)

    def _unseen(self) -> vec[i64]:
        """Takes back all skill cards that lie face down."""
        unseen = vec[i64]()
        at = self.at[:]
        card: i64 = 0
        while card < SKILL_COUNT:
            if at[card] < HELD:
                unseen = append(unseen, card)
                at[card] = UNDEALT
            card += 1
        self.at = at
        return unseen

    # -- saving --------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        return {
            "card_at": list(self.at),
            "holder": list(self.holder),
            "used": list(self.used),
            "fate_s": list(self.fate[0]),
            "fate_n": list(self.fate[1]),
            "rivals": list(self.rivals),
            "injury_deck": list(self.injury_deck),
            "dishonor_deck": list(self.dishonor_deck),
            "injuries": list(self.injuries),
            "stains": list(self.stains),
            "claims": int(self.claims),
            "shame": list(self.shame),
            "shamed": list(self.shamed),
            "averted": int(self.averted),
        }

    @staticmethod
    def read(saved: dict[str, Any]) -> "Cards":
        cards = Cards()
        cards.at = vec[i64](saved["card_at"])
        cards.holder = vec[i64](saved["holder"])
        cards.used = vec[i64](saved["used"])
        cards.fate = vec[vec[i64]]([vec[i64](saved["fate_s"]), vec[i64](saved["fate_n"])])
        cards.rivals = vec[i64](saved["rivals"])
        cards.injury_deck = vec[i64](saved["injury_deck"])
        cards.dishonor_deck = vec[i64](saved["dishonor_deck"])
        cards.injuries = vec[i64](saved["injuries"])
        cards.stains = vec[i64](saved["stains"])
        cards.claims = saved["claims"]
        cards.shame = vec[i64](saved["shame"])
        cards.shamed = vec[i64](saved["shamed"])
        cards.averted = saved["averted"]
        return cards
