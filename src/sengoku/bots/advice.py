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

__all__ = ["Advice", "Judged", "advise", "judge"]

BEST: Final = 3
WORLDS: Final = 5


@dataclass(frozen=True, slots=True)
class Advice:
    """`chance` of winning from 0 to 1, also of every seat, which makes 1; `reason` is one of
    REASONS."""

    action: int
    chance: float
    chances: list[float]
    reason: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision beside the best one, by what its seat could know: the chance of winning with it
    and with the best, which that is, and what it leaves all seats."""

    chance: float
    best: float
    better: int
    chances: list[float]


SCORED: Final = ("glory", "samurai", "honor")  # where a score rises by what one sees
REASONS: Final = ("only", "wins", "gains", "hinders", "later", "steady")


def advise(
    game: Game, world: State, *, iterations: int = 2000, seconds: float = math.inf
) -> list[Advice]:
    """The three best options for the seat that is asked, from what it knows alone; the one that
    wins most often first."""
    search = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True)
    chances, seat = search.chances(), int(world.seat())
    best = _best(search, seat)
    found = []
    for action in best:
        reason, facts = _reason(game, world, action)
        if reason == "hinders":
            reason, facts = _slowed(chances, action, seat)
        if reason == "steady" and action == best[0]:
            reason = "later"
        if len(chances) == 1:
            reason, facts = "only", {}
        found.append(Advice(action, chances[action][seat], chances[action], reason, facts))
    return found


def judge(
    game: Game, world: State, action: int, *, iterations: int = 400, seconds: float = math.inf
) -> Judged:
    search = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True)
    chances, seat = search.chances(), int(world.seat())
    best = _best(search, seat)[0]
    most = chances[best][seat]
    chance = chances.get(action, chances[best])[seat]
    if chance >= most:
        return Judged(most, most, action, chances[best])
    return Judged(chance, most, best, chances[best])


def _best(search: Search, seat: int) -> list[int]:
    """Of the options that the search came back to most, the one that wins most often first."""
    chances = search.chances()
    tried = [action for action, _, _ in search.found()[:BEST]]
    return sorted(tried, key=lambda action: -chances[action][seat])


def _reason(game: Game, world: State, action: int) -> tuple[str, dict[str, str | int]]:
    """What an option does at once, in a few worlds, and what it scores in the unit of that game."""
    judgement = judgement_of(game)
    look = judgement.first_sight
    seat, seats = int(world.seat()), len(world.scores())
    gained = lost = won = points = 0
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
        points += after.scores()[seat] - invented.scores()[seat]
    if won > WORLDS // 2:
        return "wins", {}
    much = int(judgement.scale) * WORLDS // 10
    if max(gained, lost) <= much:
        return "steady", {}
    if gained < lost:
        return "hinders", {}
    unit = game.slug if points >= WORLDS and game.slug in SCORED else "none"
    return "gains", {"unit": unit, "points": points // WORLDS}


def _slowed(
    chances: dict[int, list[float]], action: int, seat: int
) -> tuple[str, dict[str, str | int]]:
    """Who loses most by it, beside what the options leave that seat on average, in hundredths."""
    seats = range(len(chances[action]))
    usual = [sum(row[s] for row in chances.values()) / len(chances) for s in seats]
    rival = max((s for s in seats if s != seat), key=lambda s: usual[s] - chances[action][s])
    before, left = round(usual[rival] * 100), round(chances[action][rival] * 100)
    if left >= before:
        return "steady", {}
    return "hinders", {"rival": rival, "usual": before, "left": left}
