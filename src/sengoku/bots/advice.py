"""Advice for people: the best options, how often they win, and why they may be good."""

import math
from dataclasses import dataclass
from typing import Final

from sengoku.bots.judgement import judgement_of
from sengoku.bots.search import Search
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Advice", "advise", "judge"]

BEST: Final = 3
WORLDS: Final = 5


@dataclass(frozen=True, slots=True)
class Advice:
    """`chance` of winning from 0 to 1; `reason` is one of REASONS."""

    action: int
    chance: float
    reason: str


REASONS: Final = ("only", "wins", "gains", "hinders", "later", "steady")


def advise(
    game: Game, world: State, *, iterations: int = 2000, seconds: float = math.inf
) -> list[Advice]:
    """The three best options for the seat that is asked, from what it knows alone."""
    options = world.options()
    search = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True)
    rows = search.found()[:BEST]
    if len(options) == 1:
        return [Advice(rows[0][0], rows[0][2], "only")]
    return [
        Advice(action, chance, _reason(game, world, search, action)) for action, _, chance in rows
    ]


def judge(
    game: Game, world: State, action: int, *, iterations: int = 400, seconds: float = math.inf
) -> tuple[float, float, int]:
    """What a decision was worth beside the best one, by what the seat could know: the chance of
    winning with it, with the best, and which that is."""
    rows = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True).found()
    best, _, most = rows[0]
    found = {row: chance for row, _, chance in rows}
    chance = found.get(action, most)
    return (most, most, action) if chance >= most else (chance, most, best)


def _reason(game: Game, world: State, search: Search, action: int) -> str:
    """What an option does at once, in a few worlds; if that is little, what it leads to."""
    judgement = judgement_of(game)
    look = judgement.first_sight
    seat, seats = int(world.seat()), len(world.scores())
    gained = lost = won = 0
    for number in range(WORLDS):
        invented = world.redeal(seat, Fast(number, len(game.streams)))
        after = invented.copy()
        after.play(action)
        if after.over():
            won += seat in after.winners()
            continue
        change = [int(look(after, s) - look(invented, s)) for s in range(seats)]
        gained += change[seat]
        lost -= min(change[other] for other in range(seats) if other != seat)
    if won > WORLDS // 2:
        return "wins"
    much = int(judgement.scale) * WORLDS // 10
    if max(gained, lost) > much:
        return "gains" if gained >= lost else "hinders"
    return "later" if search.found()[0][0] == action else "steady"
