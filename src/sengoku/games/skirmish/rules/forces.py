"""Building a force: what may be recruited together, and what a list can still become. (Chapter 3.)

A pick is a recruitment card with its weapon and upgrades in one int:

    bits 0-7 card    bits 8-15 weapon    bit 16 unarmored
"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import (
    ANY_WEAPON,
    BOW_LOYAL,
    COMMONER,
    COST,
    FORCES,
    HERO,
    KATANA,
    MELEE_WEAPONS,
    MODELS,
    RECRUITS,
    SAMURAI,
    SERGEANT,
    TYPE,
    UPGRADES,
    WEAPON,
    WEAPONS,
    recruit_named,
    weapon_named,
)
from sengoku.games.skirmish.rules.streams import COIN
from sengoku.kernel.nature import Nature

__all__ = ["GROUP_LIMIT", "UNARMORED", "Muster", "card_of", "is_unarmored", "pick", "weapon_of"]

UNARMORED: Final[i64] = 1 << 16
SAMURAI_LIMIT: Final = 2  # beside the hero [TOH-3.2]
GROUP_LIMIT: Final = 5  # of commoner units [TOH-3.4]


def pick(card: i64, weapon: i64, unarmored: i64 = 0) -> i64:
    return card | weapon << 8 | (UNARMORED if unarmored else 0)


def card_of(pick: i64) -> i64:
    return pick & 255


def weapon_of(pick: i64) -> i64:
    return (pick >> 8) & 255


def is_unarmored(pick: i64) -> bool:
    return pick & UNARMORED != 0


class Headcount:
    """What a list holds so far."""

    def __init__(self) -> None:
        self.cost = 0
        self.heroes = 0
        self.samurai = 0
        self.commoners = 0
        self.commoner_cost = 0
        self.groups = 0
        self.last = 0
        self.twice = False  # a command card a second time


class Muster:
    """The rules of recruiting in one match."""

    def __init__(
        self,
        limit: int,
        most_commoners: int,
        bow_loyal_cost: int,
        unarmored: bool,
        ranged: list[str],
    ) -> None:
        self.limit: Final = limit
        self.least_commoners: Final = (limit + 2) // 3
        self.most_commoners: Final = most_commoners
        self.bow_loyal_cost: Final = bow_loyal_cost
        self.unarmored: Final = unarmored
        # What a hero or samurai may carry; what he pays for it stands in UPGRADES. [TOH-3.5]
        self.weapons: Final = [*MELEE_WEAPONS, *(weapon_named(name) for name in ranged)]

    def card_cost(self, card: i64) -> int:
        return self.bow_loyal_cost if card == BOW_LOYAL else int(COST[card])

    def cost(self, pick: i64) -> int:
        """The card with its weapon. [TOH-3.1, TOH-3.5]"""
        card = card_of(pick)
        cost = self.card_cost(card)
        if TYPE[card] != COMMONER:
            cost += UPGRADES.get(WEAPONS[weapon_of(pick)], 0)
        return cost

    def count(self, picks: list[int]) -> Headcount:
        count = Headcount()
        seen: set[int] = set()
        for each in picks:
            card = int(card_of(each))
            count.cost += self.cost(each)
            if TYPE[card] == HERO:
                count.heroes += 1
            elif TYPE[card] == SAMURAI:
                count.samurai += 1
            else:
                count.commoners += 1
                count.commoner_cost += self.cost(each)
                count.groups += 1 if MODELS[card] > 1 else 0
            count.twice = count.twice or (card >= SERGEANT and card in seen)
            count.last = max(count.last, card)
            seen.add(card)
        return count

    def has_too_many(self, count: Headcount) -> bool:
        """Units of commoners, groups among them, or one specialist twice. [TOH-3.4]"""
        crowd = count.commoners > self.most_commoners or count.groups > GROUP_LIMIT
        return crowd or count.twice

    def fault(self, picks: list[int]) -> str:
        """The clause that a finished list breaks; empty if it is legal."""
        count = self.count(picks)
        if count.cost > self.limit:
            return "TOH-3.1"
        if count.heroes != 1 or count.samurai > SAMURAI_LIMIT:
            return "TOH-3.2"
        if count.commoner_cost < self.least_commoners:
            return "TOH-3.3"
        if self.has_too_many(count):
            return "TOH-3.4"
        return ""

    def completable(self, picks: list[int]) -> bool:
        """Whether cards that follow in order can still make the list legal. [TOH-3.8]"""
        count = self.count(picks)
        if count.cost > self.limit or count.samurai > SAMURAI_LIMIT or count.heroes != 1:
            return False
        if self.has_too_many(count):
            return False
        used = int(card_of(picks[-1])) if picks else -1
        return self._reaches(
            count.last,
            used,
            self.limit - count.cost,
            self.least_commoners - count.commoner_cost,
            self.most_commoners - count.commoners,
            GROUP_LIMIT - count.groups,
        )

    def _reaches(
        self, card: int, used: int, budget: int, need: int, units: int, groups: int
    ) -> bool:
        """Whether commoners from `card` on can cost at least `need` and at most `budget`."""
        if need <= 0:
            return True
        if card >= len(RECRUITS) or units <= 0 or budget <= 0:
            return False
        if TYPE[card] == COMMONER and not (card >= SERGEANT and card == used):
            cost, group = self.card_cost(card), 1 if MODELS[card] > 1 else 0
            if cost <= budget and groups >= group:
                left = budget - cost, need - cost, units - 1, groups - group
                if self._reaches(card, card, *left):
                    return True
        return self._reaches(card + 1, used, budget, need, units, groups)

    def arms(self, card: i64) -> list[int]:
        """A card with each choice of weapon and upgrade. [TOH-3.5, TOH-3.8]"""
        if WEAPON[card] != ANY_WEAPON:
            return [int(pick(card, WEAPON[card]))]
        picks = [int(pick(card, weapon)) for weapon in self.weapons]
        if self.unarmored:
            picks += [int(pick(card, weapon, 1)) for weapon in self.weapons]
        return picks

    def choices(self, picks: list[int]) -> list[int]:
        """What may be added next: the hero first, then cards in order, never going back."""
        last = int(card_of(picks[-1])) if picks else 0
        cards = range(last, len(RECRUITS)) if picks else [0]
        found: list[int] = []
        for card in cards:
            found += [each for each in self.arms(card) if self.completable([*picks, each])]
        return found

    def barred(self, picks: list[int]) -> list[tuple[int, str]]:
        """Every card that cannot be added now, with the clause that forbids it. [TOH-3.8]"""
        offered = {int(card_of(each)) for each in self.choices(picks)}
        return [
            (card, self._bar(picks, card)) for card in range(len(RECRUITS)) if card not in offered
        ]

    def _bar(self, picks: list[int], card: int) -> str:
        if card < (int(card_of(picks[-1])) if picks else len(RECRUITS)):
            return "TOH-3.2" if picks and TYPE[card] == HERO else "TOH-3.8"
        longer = [*picks, min(self.arms(card), key=self.cost)]
        count = self.count(longer)
        if self.has_too_many(count):
            return "TOH-3.4"
        return self.fault(longer) or "TOH-3.3"

    def melee_heroes(self) -> list[int]:
        """A hero with each melee weapon: all that is chosen where the force is fixed."""
        return [int(pick(0, weapon)) for weapon in MELEE_WEAPONS]

    def preset(self) -> list[int]:
        """The ready force of this limit; empty if there is none that is legal here."""
        for row in FORCES:
            if row["cost"] == self.limit:
                cards = [recruit_named(name) for name in row["cards"]]
                picks = [
                    int(pick(card, KATANA if WEAPON[card] == ANY_WEAPON else WEAPON[card]))
                    for card in cards
                ]
                return [] if self.fault(picks) else picks
        return []

    # -- for whoever cannot see a list -----------------------------------------------------------

    def armed(self, nature: Nature) -> list[int]:
        """The fixed force with a random weapon for its hero."""
        heroes = self.melee_heroes()
        return [heroes[nature.below(COIN, len(heroes))], *self.preset()[1:]]

    def invented(self, nature: Nature) -> list[int]:
        """A random legal list."""
        picks: list[int] = []
        while True:
            choices = self.choices(picks)
            stop = nature.below(COIN, 4) == 0
            if not choices or (stop and self.fault(picks) == ""):
                return picks
            picks.append(choices[nature.below(COIN, len(choices))])
