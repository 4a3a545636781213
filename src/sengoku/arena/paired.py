"""Statistics over deals. Games of one deal share their luck, so the deal is what is counted."""

from collections.abc import Sequence
from fractions import Fraction
from math import erfc, gcd, lcm, sqrt
from typing import Final

__all__ = ["sign_flip", "wilson"]

Z: Final = 1.959963984540054  # a normal number stays within this in 95 of 100 cases
MOST_WORK: Final = 4_000_000  # sums written down for an exact answer


def wilson(deals: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """A 95 % interval for a share, from (wins, decisive games) of each deal.

    Wilson's, with an effective number of games: what the spread between deals says that they are
    worth, at most every game for itself, at least every deal for one game.
    """
    deals = [(wins, games) for wins, games in deals if games]
    total = sum(games for _, games in deals)
    if total == 0:
        return 0.0, 1.0
    share = sum(wins for wins, _ in deals) / total
    count = _worth(deals, share, total)
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = sqrt(share * (1 - share) / count + (Z / (2 * count)) ** 2) * Z / (1 + Z * Z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _worth(deals: Sequence[tuple[int, int]], share: float, total: int) -> float:
    if len(deals) < 2 or not 0 < share < 1:
        return float(len(deals))  # nothing varies: there is no spread to judge by
    spread = sum((wins - share * games) ** 2 for wins, games in deals)
    variance = spread * len(deals) / (len(deals) - 1) / total**2
    worth = share * (1 - share) / max(variance, share * (1 - share) / total)
    return max(worth * (Z / _student(len(deals) - 1)) ** 2, float(len(deals)))


def _student(freedom: int) -> float:
    """What Z becomes where the spread itself is known from few deals (Cornish and Fisher)."""
    first = (Z**3 + Z) / (4 * freedom)
    return Z + first + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def sign_flip(differences: Sequence[Fraction]) -> float:
    """How often chance alone gives a sum at least so far from nought, each difference as likely
    with one sign as with the other: exactly, or by the normal curve where that is too much work."""
    scale = lcm(*(difference.denominator for difference in differences))
    numbers = [int(difference * scale) for difference in differences if difference]
    if not numbers:
        return 1.0
    unit = gcd(*numbers)
    sizes = sorted(abs(number) // unit for number in numbers)
    observed = abs(sum(numbers)) // unit
    if len(sizes) * sum(sizes) > MOST_WORK:
        return erfc(observed / sqrt(2 * sum(size * size for size in sizes)))
    chances = _sums(sizes)
    middle = len(chances) // 2
    tails = sum(chances[middle + observed :]) + sum(chances[: middle - observed + 1])
    return min(1.0, tails)


def _sums(sizes: Sequence[int]) -> list[float]:
    """The chance of every sum from lowest to highest, when each size gets a sign by a coin."""
    chances = [1.0]
    for size in sizes:
        gap = [0.0] * (2 * size)
        chances = [
            (less + more) / 2 for less, more in zip(gap + chances, chances + gap, strict=True)
        ]
    return chances
