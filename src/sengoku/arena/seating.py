"""Who meets whom, and on which seats: every deal is played once by each of its seatings.

    as many bots as seats      one line-up of all of them
    more bots than seats       every choice of so many bots is a line-up
    fewer bots than seats      one A against all B, for every A and every B

Up to three seats a line-up is seated in every arrangement. At more seats it is seated in one
circular order and moved on by a seat until it is back; each deal draws its circular order anew, so
that over the deals nobody always plays behind the same rival.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final, TypeAlias

from sengoku.kernel.nature import CHOICE, Fast

__all__ = ["Seating", "games_a_deal", "seatings"]

Seating: TypeAlias = tuple[str, ...]  # a bot's name for each seat

FEW: Final = 3  # seats for which every arrangement is played


def games_a_deal(bots: int, seats: int) -> int:
    if bots >= seats:
        return comb(bots, seats) * (factorial(seats) if seats <= FEW else seats)
    return bots * (bots - 1) * seats


def seatings(bots: Sequence[str], seats: int, luck: int) -> list[Seating]:
    """Every seating of a deal, in the order in which they are counted."""
    chooser = Fast(luck, 1)
    return [
        seating for line_up in _line_ups(bots, seats) for seating in _arrangements(line_up, chooser)
    ]


def _line_ups(bots: Sequence[str], seats: int) -> Iterator[Seating]:
    if len(bots) >= seats:
        yield from combinations(bots, seats)
        return
    for one, other in permutations(bots, 2):
        yield (one, *[other] * (seats - 1))


def _arrangements(line_up: Seating, chooser: Fast) -> list[Seating]:
    if len(line_up) <= FEW:
        return [*dict.fromkeys(permutations(line_up))]
    left, circle = [*line_up], []
    while left:
        circle.append(left.pop(int(chooser.below(CHOICE, len(left)))))
    return [(*circle[first:], *circle[:first]) for first in range(len(circle))]
