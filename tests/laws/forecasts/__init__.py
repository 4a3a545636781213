"""The law of forecasts: what was foretold is what then happens.

Every number and place that a view or a preview tells about the future is a promise. Each game has
a file here that knows where its promises stand and how they come true; what is left to luck is
played in every world that luck can bring, so that chances are compared exactly.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from sengoku.kernel.game import Setup
from sengoku.kernel.state import State
from tests.laws.forecasts import glory, honor, samurai, skirmish
from tests.laws.subject import Subject, luck

__all__ = ["KINDS", "forecasts"]

# A check names the kinds of what it compared, and raises AssertionError where a promise was broken.
# It is told what was met already: what is dear to look at need not be looked at again and again.
Check = Callable[[Subject, State, random.Random, Counter[str]], Iterator[str]]

CHECKS: Final[dict[str, Check]] = {
    "glory": glory.check,
    "samurai": samurai.check,
    "honor": honor.check,
    "skirmish": skirmish.check,
}
KINDS: Final[dict[str, set[str]]] = {
    "glory": glory.KINDS,
    "samurai": samurai.KINDS,
    "honor": honor.KINDS,
    "skirmish": skirmish.KINDS,
}


def forecasts(subject: Subject, setup: Setup, seed: int) -> Counter[str]:
    """11. What a view or a preview foretells comes true, exactly or with the chance it told."""
    rng = random.Random(seed)
    met: Counter[str] = Counter()
    state = subject.begin(setup, luck(subject.game, seed))
    while not state.over():
        met.update(CHECKS[subject.game.slug](subject, state, rng, met))
        state.play(_choose(subject, state, rng))
    return met


def _choose(subject: Subject, state: State, rng: random.Random) -> int:
    """At random; but where fights are rare, they are looked for."""
    options = [int(action) for action in state.options()]
    if subject.game.slug == "skirmish":
        options = skirmish.eager(subject, state, options, rng)
    return rng.choice(options)
