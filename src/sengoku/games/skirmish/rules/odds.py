"""Exact chances of the dice, as fractions: one number a player may rely on.
[TOH-2.1, TOH-2.2, TOH-2.3, TOH-2.4]

A die shows 2 swords on one face, 1 on two, none on two, a cross on one. All chances of a roll
follow from how often each pair (swords, crosses) appears among the 6^n outcomes of n dice.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Final

from sengoku.games.skirmish.rules.roll import FOR_BONUS, NEEDED

__all__ = ["FACES", "AttackOdds", "Blow", "bonus", "fumble", "nothing", "passes", "sword"]

# (swords, crosses) of the six faces, in the order in which nature rolls them.
FACES: Final = [(2, 0), (1, 0), (1, 0), (0, 0), (0, 0), (0, 1)]


@lru_cache(maxsize=64)
def outcomes(dice: int) -> dict[tuple[int, int], int]:
    """How many of the 6^dice outcomes show so many swords and crosses."""
    if dice <= 0:
        return {(0, 0): 1}
    found: dict[tuple[int, int], int] = {}
    for (swords, crosses), ways in outcomes(dice - 1).items():
        for more, crossed in FACES:
            key = (swords + more, crosses + crossed)
            found[key] = found.get(key, 0) + ways
    return found


def _share(dice: int, ways: int) -> Fraction:
    return Fraction(ways, 6 ** max(dice, 0))


def passes(dice: int) -> Fraction:
    """At least 3 swords and not more crosses than swords. [TOH-2.2]"""
    ways = sum(w for (s, c), w in outcomes(dice).items() if s >= NEEDED and c <= s)
    return _share(dice, ways)


def bonus(dice: int) -> Fraction:
    """Passed with 5 swords or more. [TOH-2.3]"""
    ways = sum(w for (s, c), w in outcomes(dice).items() if s >= FOR_BONUS and c <= s)
    return _share(dice, ways)


def fumble(dice: int) -> Fraction:
    """More crosses than swords. [TOH-2.4]"""
    return _share(dice, sum(w for (s, c), w in outcomes(dice).items() if c > s))


def nothing(dice: int) -> Fraction:
    """Neither passed nor fumbled."""
    return 1 - passes(dice) - fumble(dice)


def sword() -> Fraction:
    """A single die shows at least one sword. [TOH-2.6]"""
    return Fraction(1, 2)


class Blow:
    """A passed strike with its chance, and the dice of what follows: None where there is no roll.

    A spared target is never cut down: a damage roll that passes counts as failed.
    """

    def __init__(
        self,
        chance: Fraction,
        avoid: int | None,
        damage: int,
        survival: int | None = None,
        *,
        spared: bool = False,
    ) -> None:
        self.chance: Final = chance
        self.avoid: Final = avoid
        self.damage: Final = damage
        self.survival: Final = survival
        self.spared: Final = spared


class AttackOdds:
    """What one attack comes to, as fractions; `injured` is cut and survives. [TOH-18.1]"""

    def __init__(self, blows: list[Blow]) -> None:
        hit = cut = injured = light = glanced = Fraction(0)
        for blow in blows:
            struck = blow.chance * (1 if blow.avoid is None else 1 - passes(blow.avoid))
            hit += struck
            glanced += struck * fumble(blow.damage)
            light += struck * nothing(blow.damage)
            felled = struck * passes(blow.damage)
            if blow.spared:
                light += felled
                continue
            lives = Fraction(0) if blow.survival is None else passes(blow.survival)
            injured += felled * lives
            cut += felled * (1 - lives)
        self.hit: Final = hit
        self.cut_down: Final = cut
        self.injured: Final = injured
        self.light: Final = light
        self.glanced: Final = glanced
