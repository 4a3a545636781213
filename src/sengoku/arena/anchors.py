"""What bots are worth on the scale of people's ratings. They do not learn, so it never moves: it
follows from our ladders, and level 3 is worth 1500 in every game."""

import re
from functools import cache
from typing import Final

from sengoku.arena.scale import MIDDLE, ahead

__all__ = ["SPREAD", "points_of"]

SPREAD: Final = 35  # points that a step of a ladder of 400 games may be off

# Of 100 games each level won so many against the one below it, from level 2 on; and level 5 against
# a greedy bot. From bench/figures/ladders.json, as tests/arena/test_anchors.py holds.
STEPS: Final = {
    "glory": (68.0, 68.8, 60.5, 64.0),
    "samurai": (76.0, 74.4, 66.1, 65.5),
    "honor": (63.5, 71.9, 60.5, 60.1),
    "skirmish": (62.8, 79.7, 75.8, 66.8),
}
OVER_GREEDY: Final = {"glory": 83.5, "samurai": 90.6, "honor": 88.1, "skirmish": 81.4}

_LEVEL: Final = re.compile(r"bot:([1-5])(?::bold|:careful)?")  # a temper is as strong as its level


def points_of(game: str, bot: str) -> int | None:
    """None for a bot that was not measured: one that plays at random never won a game."""
    if game not in STEPS:
        return None
    levels = _levels(game)
    if bot == "greedy":
        return round(levels[-1] - ahead(OVER_GREEDY[game]))
    found = _LEVEL.fullmatch(bot)
    return None if found is None else round(levels[int(found[1]) - 1])


@cache
def _levels(game: str) -> tuple[float, ...]:
    found = [0.0]
    for share in STEPS[game]:
        found.append(found[-1] + ahead(share))
    return tuple(MIDDLE + each - found[2] for each in found)
