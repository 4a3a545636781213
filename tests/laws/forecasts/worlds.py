"""All worlds that luck can bring, each with its exact chance."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from sengoku.kernel.nature import Traced
from tests.laws.subject import Subject, luck

__all__ = ["Draw", "Outcome", "faces", "totals", "traced", "visit"]

Result = TypeVar("Result")
Outcome = tuple[Fraction, list[int]]  # its chance, and what luck answers in it


@dataclass(frozen=True)
class Draw:
    """Luck that belongs together: a roll of some dice, a token out of the bag."""

    kind: str
    size: int
    limit: int = 6


def visit(
    run: Callable[[list[int]], tuple[list[Draw], Result]],
    split: Callable[[Draw], list[Outcome]],
) -> Iterator[tuple[Fraction, Result]]:
    """Plays `run` with every script of luck. It tells what it drew; `split` says in which ways a
    draw can fall, nothing where that no longer matters."""
    ahead: list[tuple[Fraction, list[list[int]]]] = [(Fraction(1), [])]
    while ahead:
        chance, script = ahead.pop()
        draws, result = run([number for drawn in script for number in drawn])
        ways = split(draws[len(script)]) if len(draws) > len(script) else []
        if ways:
            ahead += [(chance * share, [*script, drawn]) for share, drawn in ways]
        else:
            yield chance, result


def traced(subject: Subject, script: list[int]) -> Traced:
    """Luck that answers the script first and tells what it was asked."""
    return Traced(script, luck(subject.game, 1))


def faces(draw: Draw) -> list[Outcome]:
    """Every number of a single draw."""
    assert draw.size == 1, "one number after the other"
    return [(Fraction(1, draw.limit), [number]) for number in range(draw.limit)]


def totals(draw: Draw) -> list[Outcome]:
    """Common dice by their sum: one outcome stands for all with the same sum."""
    ways = {0: 1}
    for _ in range(draw.size):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(draw.limit):
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    return [
        (Fraction(count, draw.limit**draw.size), _dice(total, draw))
        for total, count in ways.items()
    ]


def _dice(total: int, draw: Draw) -> list[int]:
    dice: list[int] = []
    for _ in range(draw.size):
        dice.append(min(total, draw.limit - 1))
        total -= dice[-1]
    return dice
