"""What bots are worth on the scale of people's ratings. They do not learn, so it never moves: it
follows from our ladders, and level 3 is worth 1500 in every game."""

import re
from functools import cache
from typing import Final

from sengoku.arena.scale import MIDDLE, ahead

__all__ = ["SPREAD", "points_of"]

SPREAD: Final = 70  # points that a step of a ladder of 100 games may be off

# Of 100 games each level won so many against the one below it, from level 2 on. From bench/figures,
# as tests/arena/test_anchors.py holds: levels.json, and ladders.json where a level plays as in
# 2026. 50 where too few games were played to say that the level is better.
STEPS: Final = {
    "glory": (63.1, 61.7, 60.5, 64.0, 66.0),
    "samurai": (64.0, 65.4, 66.1, 65.5, 50.0),
    "honor": (66.7, 73.1, 60.5, 60.1, 50.0),
    "skirmish": (59.6, 57.0, 67.9, 77.4, 50.0),
}
# Which level met a greedy bot in 2026, by its number today, and how many of 100 games it won.
OVER_GREEDY: Final = {
    "glory": (5, 83.5),
    "samurai": (5, 90.6),
    "honor": (5, 88.1),
    "skirmish": (6, 81.4),
}

_LEVEL: Final = re.compile(r"bot:([1-6])(?::bold|:careful)?")  # a temper is as strong as its level


def points_of(game: str, bot: str) -> int | None:
    """None for a bot that was not measured: one that plays at random never won a game."""
    if game not in STEPS:
        return None
    levels = _levels(game)
    if bot == "greedy":
        level, share = OVER_GREEDY[game]
        return round(levels[level - 1] - ahead(share))
    found = _LEVEL.fullmatch(bot)
    return None if found is None else round(levels[int(found[1]) - 1])


@cache
def _levels(game: str) -> tuple[float, ...]:
    found = [0.0]
    for share in STEPS[game]:
        found.append(found[-1] + ahead(share))
    return tuple(MIDDLE + each - found[2] for each in found)
