"""Advice for people: the best options, how often they win, and why they may be good."""

import math
from dataclasses import dataclass
from typing import Final

from sengoku.bots.judgement import judgement_of
from sengoku.bots.search import Search
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.game import Game
from sengoku.kernel.state import State

__all__ = ["Advice", "Judged", "advise", "judge", "shared_out"]

BEST: Final = 3
LOOKS: Final = 2000  # iterations, of hints and reviews alike: so they agree
NO_FACTS: Final[dict[str, str | int]] = {}


@dataclass(frozen=True, slots=True)
class Advice:
    """`chance` of winning from 0 to 1, also of every seat, which makes 1; in two in three of the
    ways it may go on it lies within the `span`. `reason` is what to say, in terms of the game:
    `<slug>-advice-<reason>` with the facts."""

    action: int
    chance: float
    chances: list[float]
    span: tuple[float, float]
    reason: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision beside the best one, by what its seat could know: the chance of winning with it
    and with the best, which that is, what it leaves all seats, and why it is good."""

    chance: float
    best: float
    better: int
    chances: list[float]
    reason: str
    facts: dict[str, str | int]


def advise(
    game: Game, world: State, *, iterations: int = LOOKS, seconds: float = math.inf
) -> list[Advice]:
    """The three best options for the seat that is asked, from what it knows alone; the one that
    wins most often first."""
    search = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True)
    chances, spans, seat = search.chances(), search.spans(), int(world.seat())
    look = judgement_of(game)
    found = []
    for action in _best(search, seat):
        key, facts = ("only", NO_FACTS) if len(chances) == 1 else look.reason(world, action)
        chance = chances[action][seat]
        found.append(Advice(action, chance, chances[action], spans[action], key, facts))
    return found


def judge(
    game: Game, world: State, action: int, *, iterations: int = LOOKS, seconds: float = math.inf
) -> Judged:
    search = Thinker(game, 0, Budget(iterations, seconds)).search(world, whole=True, also=action)
    chances, seat = search.chances(), int(world.seat())
    best = _best(search, seat)[0]
    most = chances[best][seat]
    chance = chances[action][seat]
    better = action if chance >= most else best
    key, facts = judgement_of(game).reason(world, better)
    return Judged(min(chance, most), most, better, chances[best], key, facts)


def shared_out(chances: list[float], seat: int, whole: int) -> list[int]:
    """The chances of all seats as whole numbers that make the whole. That of the seat which asks is
    rounded; of the others, those that lose most when cut off get what is left."""
    exact = [chance * whole for chance in chances]
    parts = [round(one) if at == seat else math.floor(one) for at, one in enumerate(exact)]
    others = sorted(set(range(len(parts))) - {seat}, key=lambda at: (parts[at] - exact[at], at))
    for other in others[: whole - sum(parts)]:
        parts[other] += 1
    return parts


def _best(search: Search, seat: int) -> list[int]:
    """Of the options that the search came back to most, the one that wins most often first."""
    chances = search.chances()
    tried = [action for action, _, _ in search.found()[:BEST]]
    return sorted(tried, key=lambda action: -chances[action][seat])
