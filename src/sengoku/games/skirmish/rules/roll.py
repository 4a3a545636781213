"""A roll: what for, whose, how many dice, and what they show. (Chapter 2.)"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.state import Effect

__all__ = [
    "ARRIVAL",
    "AVOID",
    "DAMAGE",
    "EDGE",
    "FOR_BONUS",
    "KICK",
    "NEEDED",
    "NERVE",
    "NO_ROLL",
    "ROLLS",
    "SEARCHING",
    "STRIKE",
    "SURVIVAL",
    "TARGET",
    "Roll",
]

ROLLS: Final = [
    "strike",
    "avoid",
    "damage",
    "target",
    "search",
    "arrival",
    "nerve",
    "edge",
    "kick",
    "survival",
]
STRIKE: Final[i64] = 0
AVOID: Final[i64] = 1
DAMAGE: Final[i64] = 2
TARGET: Final[i64] = 3
SEARCHING: Final[i64] = 4
ARRIVAL: Final[i64] = 5
NERVE: Final[i64] = 6
EDGE: Final[i64] = 7
KICK: Final[i64] = 8
SURVIVAL: Final[i64] = 9

NEEDED: Final[i64] = 3  # swords to pass [TOH-2.2]
FOR_BONUS: Final[i64] = 5  # swords to excel [TOH-2.3]


@mypyc_attr(acyclic=True)
class Roll(Effect):
    """Never changes; carried by the windows around it and by what follows from it.

    Until its own dice fall, `swords` and `crosses` are those that still lie there from the roll
    before. `free`: a card pays for this avoid. [TOH-17.6] `spared`: a passed damage roll counts as
    failed. [C7]
    """

    def __init__(
        self,
        kind: i64,
        unit: i64,
        dice: i64,
        swords: i64 = 0,
        crosses: i64 = 0,
        free: i64 = 0,
        spared: i64 = 0,
    ) -> None:
        super().__init__()
        self.kind: Final[i64] = kind
        self.unit: Final[i64] = unit
        self.dice: Final[i64] = dice
        self.swords: Final[i64] = swords
        self.crosses: Final[i64] = crosses
        self.free: Final[i64] = free
        self.spared: Final[i64] = spared

    def arguments(self) -> list[int]:
        seen = [int(self.swords), int(self.crosses)]
        return [int(self.kind), int(self.unit), int(self.dice), *seen, self.free, self.spared]

    # -- what it comes to ----------------------------------------------------------------------

    def passed(self) -> bool:
        """[TOH-2.2]"""
        return self.swords >= NEEDED and self.crosses <= self.swords

    def excelled(self) -> bool:
        """[TOH-2.3]"""
        return self.swords >= FOR_BONUS and self.crosses <= self.swords

    def fumbled(self) -> bool:
        """[TOH-2.4]"""
        return self.crosses > self.swords

    # -- the same, but for one thing -----------------------------------------------------------

    def anew(self, kind: i64, unit: i64, dice: i64) -> "Roll":
        """The next one, with these dice still on the table."""
        return Roll(kind, unit, dice, self.swords, self.crosses, 0, self.spared)

    def more(self, dice: i64) -> "Roll":
        dice += self.dice
        return Roll(self.kind, self.unit, dice, self.swords, self.crosses, self.free, self.spared)

    def showing(self, swords: i64, crosses: i64) -> "Roll":
        return Roll(self.kind, self.unit, self.dice, swords, crosses, self.free, self.spared)

    def marked(self, free: i64, spared: i64) -> "Roll":
        return Roll(self.kind, self.unit, self.dice, self.swords, self.crosses, free, spared)


NO_ROLL: Final = Roll(0, -1, 0)
