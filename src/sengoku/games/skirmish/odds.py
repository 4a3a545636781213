"""Exact chances of the dice, as fractions: one number a player may rely on. [TOH-2.1 to TOH-2.4]

A die shows 2 swords on one face, 1 on two, none on two, a cross on one. All chances of a roll
follow from how often each pair (swords, crosses) appears among the 6^n outcomes of n dice.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Final

__all__ = ["FACES", "Attack", "attack", "bonus", "fumble", "nothing", "passes", "sword"]

# (swords, crosses) of the six faces, in the order in which nature rolls them.
FACES: Final = [(2, 0), (1, 0), (1, 0), (0, 0), (0, 0), (0, 1)]
NEEDED: Final = 3
FOR_BONUS: Final = 5


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


class Attack:
    """What one attack comes to, as fractions."""

    def __init__(
        self, hit: Fraction, cut_down: Fraction, light: Fraction, glanced: Fraction
    ) -> None:
        self.hit: Final = hit
        self.cut_down: Final = cut_down
        self.light: Final = light
        self.glanced: Final = glanced


def attack(
    strike: int,
    avoid: int | None,
    damage: int,
    *,
    strike_bonus: frozenset[str] = frozenset(),
    no_avoid_counts_failed: bool = True,
) -> Attack:
    """The chances of an attack on a target without cards. (Chapter 9.)

    `avoid` is None where the target has no avoid roll. The strike bonus may take an avoid die, add
    a damage die, or wound before the damage roll; each branch is weighed exactly.
    """
    plain = passes(strike) - bonus(strike)
    branches = [(plain, avoid, damage)]
    for chance, more in _jabs(bonus(strike), strike_bonus):
        dodge = avoid
        if dodge is not None and strike_bonus & {"twin_strike", "fast_shot"}:
            dodge -= 1
        extra = more
        if "impale" in strike_bonus and (avoid is not None or no_avoid_counts_failed):
            extra += 1
        branches.append((chance, dodge, damage + extra))
    hit = cut = light = glanced = Fraction(0)
    for chance, dodge, dice in branches:
        struck = chance * (1 if dodge is None else 1 - passes(dodge))
        hit += struck
        cut += struck * passes(dice)
        glanced += struck * fumble(dice)
        light += struck * nothing(dice)
    return Attack(hit, cut, light, glanced)


def _jabs(chance: Fraction, strike_bonus: frozenset[str]) -> list[tuple[Fraction, int]]:
    """A jab adds a drop, hence a die, half of the time. [TOH-9.5]"""
    if "quick_jab" in strike_bonus:
        return [(chance / 2, 0), (chance / 2, 1)]
    return [(chance, 0)]
