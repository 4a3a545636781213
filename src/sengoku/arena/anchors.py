"""What bots are worth on the scale of people's ratings. They do not learn, so it never moves: it
follows from our ladders, and level 3 is worth 1500 in every game."""

import re
from functools import cache
from typing import Any, Final

from sengoku.arena.scale import MIDDLE, ahead
from sengoku.kernel.box import rows

__all__ = ["SPREAD", "ladder", "points_of"]

SPREAD: Final = 70  # points that a step of a ladder of 100 games may be off

_LEVEL: Final = re.compile(r"bot:([1-6])(?::bold|:careful)?")  # a temper is as strong as its level


def points_of(game: str, bot: str) -> int | None:
    """None for a bot that was not measured: one that plays at random never won a game."""
    measured = ladder(game)
    if measured is None:
        return None
    levels = _levels(game)
    if bot == "greedy":
        met: int = measured["greedy_met"]
        return round(levels[met - 1] - ahead(measured["over_greedy"]))
    found = _LEVEL.fullmatch(bot)
    return None if found is None else round(levels[int(found[1]) - 1])


@cache
def ladder(game: str) -> dict[str, Any] | None:
    """What was measured of its levels (`judgement/ladder.toml`); None where nothing was."""
    try:
        return rows(f"sengoku.games.{game}.judgement", "ladder.toml")
    except (ModuleNotFoundError, FileNotFoundError):
        return None


@cache
def _levels(game: str) -> tuple[float, ...]:
    measured = ladder(game)
    assert measured is not None, f"nobody measured the levels of {game}"
    found = [0.0]
    for share in measured["steps"]:
        found.append(found[-1] + ahead(share))
    return tuple(MIDDLE + each - found[2] for each in found)
