"""The two forces as they were recruited: numbers by unit that never change in a battle. [TOH-4.1]

Unit numbers: all of S in list order, then all of N.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import (
    ACTIONS,
    AGILITY,
    AIM,
    COMMONER,
    HERO,
    HONOR,
    MODELS,
    RECRUITS,
    STRENGTH,
    TYPE,
    WITS,
    constant,
)
from sengoku.games.skirmish.rules.forces import Muster, card_of, is_unarmored, weapon_of
from sengoku.games.skirmish.rules.lengths import MEASURES
from sengoku.geometry.scene import Bases

__all__ = ["Roster"]

SEAT_LETTERS: Final = "AB"


class Roster:
    """Shared by all states of a battle."""

    def __init__(self, muster: Muster, south: list[int], north: list[int]) -> None:
        picks = [*south, *north]
        cards = [int(card_of(each)) for each in picks]
        sides = [0] * len(south) + [1] * len(north)
        radii = [constant("r_group" if MODELS[card] > 1 else "r_single") for card in cards]
        self.picks: Final = vec[i64](picks)
        self.count: Final[i64] = len(picks)
        self.south: Final[i64] = len(south)  # the first unit of N
        self.card: Final = vec[i64](cards)
        self.side: Final = vec[i64](sides)
        self.noble: Final = vec[i64]([0 if TYPE[card] == COMMONER else 1 for card in cards])
        self.hero: Final = vec[i64]([1 if TYPE[card] == HERO else 0 for card in cards])
        self.weapon: Final = vec[i64]([int(weapon_of(each)) for each in picks])
        self.unarmored: Final = vec[i64]([1 if is_unarmored(each) else 0 for each in picks])
        self.models: Final = vec[i64]([int(MODELS[card]) for card in cards])
        self.cost: Final = vec[i64]([muster.cost(each) for each in picks])
        self.actions: Final = vec[i64]([int(ACTIONS[card]) for card in cards])
        self.aim: Final = vec[i64]([int(AIM[card]) for card in cards])
        self.agility: Final = vec[i64](
            [int(AGILITY[card_of(each)]) + (1 if is_unarmored(each) else 0) for each in picks]
        )
        self.strength: Final = vec[i64]([int(STRENGTH[card]) for card in cards])
        self.wits: Final = vec[i64]([int(WITS[card]) for card in cards])
        self.honor: Final = vec[i64]([int(HONOR[card]) for card in cards])
        self.bases: Final = Bases(radii, sides, MEASURES)

    def group(self, unit: i64) -> bool:
        """Whether it was recruited as three on one base."""
        return self.models[unit] > 1

    def label(self, unit: i64, swap: i64) -> str:
        """What people call a unit: A3 is the third of the player at seat 0."""
        place = unit - self.south if self.side[unit] else unit
        return f"{SEAT_LETTERS[self.side[unit] ^ swap]}{place + 1}"

    def called(self, unit: i64, swap: i64) -> str:
        """Its card and its label, as events tell them: bowman-A3."""
        return f"{RECRUITS[self.card[unit]]}-{self.label(unit, swap)}"
