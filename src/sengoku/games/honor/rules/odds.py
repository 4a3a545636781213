"""Odds as exact fractions."""

from math import gcd
from typing import Final

from mypy_extensions import i64

__all__ = ["Odds", "assassin_odds", "battle_odds"]


class Odds:
    """A chance as an exact fraction in lowest terms."""

    def __init__(self, wins: int, cases: int) -> None:
        common = gcd(wins, cases)
        self.wins: Final = wins // common
        self.cases: Final = cases // common

    def words(self) -> dict[str, str | int]:
        """The fraction as text, since it may be too long for a number in JSON."""
        return {"exact": f"{self.wins}/{self.cases}", "permille": self.permille()}

    def permille(self) -> int:
        """In whole thousandths, halves up."""
        return (self.wins * 2000 + self.cases) // (self.cases * 2)


def assassin_odds(needs: i64) -> Odds:
    """Of a die showing at least that much. [HON-6.11]"""
    return Odds(7 - int(needs), 6)


def battle_odds(attack_dice: i64, defense_dice: i64) -> Odds:
    """Of the attacker winning; ties are rolled again, so they do not count. [HON-10.6]"""
    key = (int(attack_dice), int(defense_dice))
    if key not in _ODDS:
        _ODDS[key] = _battle_odds(_ways(key[0]), _ways(key[1]))
    return _ODDS[key]


_ODDS: Final[dict[tuple[int, int], Odds]] = {}


def _ways(dice: int) -> list[int]:
    """By total: in how many ways that many dice show it."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for face in range(1, 7):
                more[total + face] += count
        ways = more
    return ways


def _battle_odds(attack: list[int], defense: list[int]) -> Odds:
    wins = ties = 0
    below = 0
    for total, count in enumerate(attack):
        wins += count * below
        if total < len(defense):
            ties += count * defense[total]
            below += defense[total]
    return Odds(wins, sum(attack) * sum(defense) - ties)
