"""Many games in a row: who wins, how long they take, and a digest that proves them equal.

Bots play as in a ladder, in a checked match. Where all play at random there is nobody to check, and
the compiled loop of `kernel/playout.py` plays: its speed is the one that is documented, and what
`sengoku bench` measures.
"""

import hashlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import sengoku
from sengoku.arena.match import Contest, Match, Playing
from sengoku.arena.workers import in_processes
from sengoku.bots import Bot, bot_named
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import playout
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State

__all__ = ["Result", "simulate"]

CHUNK: Final = 50  # games that a process plays before it reports


@dataclass
class Result:
    """Sums over games. A shared win counts in parts."""

    game: str
    players: int
    seed: int
    bots: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    seat_wins: list[float] = field(default_factory=list)
    seat_scores: list[int] = field(default_factory=list)
    bot_wins: dict[str, float] = field(default_factory=dict)
    bot_scores: dict[str, int] = field(default_factory=dict)
    bot_seats: dict[str, int] = field(default_factory=dict)
    digests: list[str] = field(default_factory=list)

    def words(self) -> dict[str, Any]:
        played = max(self.games, 1)
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "wins": {
                "seats": [round(wins, 4) for wins in self.seat_wins],
                "bots": {name: round(wins, 4) for name, wins in self.bot_wins.items()},
            },
            "mean_score": {
                "seats": [round(score / played, 4) for score in self.seat_scores],
                "bots": {
                    name: round(score / self.bot_seats[name], 4)
                    for name, score in self.bot_scores.items()
                },
            },
            "mean_decisions": round(self.decisions / played, 4),
            "compiled": sengoku.compiled(),
            "digest": hashlib.sha256("".join(self.digests).encode()).hexdigest(),
        }

    def add(self, bots: list[str], state: State, digest: str) -> None:
        ranks, scores = state.ranks(), state.scores()
        share = 1 / ranks.count(1)
        for seat, name in enumerate(bots):
            won = share if ranks[seat] == 1 else 0.0
            self.seat_wins[seat] += won
            self.seat_scores[seat] += scores[seat]
            self.bot_wins[name] = self.bot_wins.get(name, 0.0) + won
            self.bot_scores[name] = self.bot_scores.get(name, 0) + scores[seat]
            self.bot_seats[name] = self.bot_seats.get(name, 0) + 1
        self.games += 1
        self.digests.append(digest)

    def join(self, other: "Result") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.digests += other.digests
        for seat in range(self.players):
            self.seat_wins[seat] += other.seat_wins[seat]
            self.seat_scores[seat] += other.seat_scores[seat]
        _add_up(self.bot_wins, other.bot_wins)
        _add_up(self.bot_scores, other.bot_scores)
        _add_up(self.bot_seats, other.bot_seats)


def _add_up(sums: Any, more: Any) -> None:
    for name, number in more.items():
        sums[name] = sums.get(name, 0) + number


def simulate(
    game: Game,
    setup: Setup,
    *,
    games: int,
    seed: int,
    bots: list[str],
    jobs: int = 1,
    check: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays `games` games; equal seeds give equal games, whatever the number of jobs.

    In the first `check` of them the invariants of the game are looked at after every decision.

    Bots take the seats in turn and move on by one seat each game. `seconds` is the time in play,
    summed over the processes; the digests are taken outside of it.
    """
    for name in bots:
        bot_named(name, game, 0, outside=True)  # refuses an unknown one before the work begins
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = _empty(game, setup, seed, bots)
    tasks = [(game.slug, setup, seed, bots, chunk, check) for chunk in chunks]
    for part in _parts(tasks, jobs):
        total.join(part)
        if progress is not None:
            progress(total.games)
    return total


def _empty(game: Game, setup: Setup, seed: int, bots: list[str]) -> Result:
    seats = setup.seats
    return Result(game.slug, seats, seed, bots, seat_wins=[0.0] * seats, seat_scores=[0] * seats)


_Chunk = tuple[str, Setup, int, list[str], range, int]


def _parts(tasks: list[_Chunk], jobs: int) -> Iterator[Result]:
    """In the order of the tasks, whichever is done first."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(_play_chunk, tasks)
        return
    waiting: dict[int, Result] = {}
    upcoming = 0
    for number, part in in_processes(_play_numbered, enumerate(tasks), min(jobs, len(tasks))):
        waiting[number] = part
        while upcoming in waiting:
            yield waiting.pop(upcoming)
            upcoming += 1


def _play_numbered(task: tuple[int, _Chunk]) -> tuple[int, Result]:
    return task[0], _play_chunk(task[1])


class NumberedMatch(Match):
    """A game of many in a row: its luck follows from the seed and its number alone."""

    __slots__ = ()

    def begin(self, game: Game) -> State:
        luck = self.contest.seed << 32 | self.deal
        return game.begin(self.contest.setup, Fast(luck, len(game.streams)))

    def luck(self, use: str, seat: int) -> int:
        """A number for each seat, and two that all share."""
        number = {"worlds": 14, "options": 15}.get(use, seat)
        return (self.contest.seed << 32 | self.deal) << 4 | number

    def worlds(self) -> list[Fast]:
        return [Fast(self.luck("worlds", 0), 1)] * len(self.bots)

    def chooser(self) -> Fast:
        """Who takes an option for all, where all play at random."""
        return Fast(self.luck("options", 0), 1)


class AtRandom:
    """Takes the options that `playout` takes."""

    def __init__(self, chooser: Fast) -> None:
        self._chooser: Final = chooser

    def choose(self, world: State) -> int:
        return int(world.pick(self._chooser))


def _play_chunk(task: _Chunk) -> Result:
    slug, setup, seed, bots, numbers, check = task
    game = sengoku.game(slug)
    contest = Contest(slug, setup, tuple(bots), seed)
    result = _empty(game, setup, seed, bots)
    for number in numbers:
        seated = [bots[(seat + number) % len(bots)] for seat in range(setup.seats)]
        match = NumberedMatch(contest, number, 0, tuple(seated))
        checked = _checked(game, setup, number) if number < check else None
        began = time.perf_counter()
        state, decisions = _played(game, match, checked)
        result.seconds += time.perf_counter() - began
        result.decisions += decisions
        result.add(seated, state, game.digest(state))
    return result


def _played(
    game: Game, match: NumberedMatch, checked: Callable[[State], None] | None
) -> tuple[State, int]:
    """The end, and how many decisions led to it."""
    players: list[Bot] | None = None
    if all(name == "random" for name in match.bots):
        if checked is None:
            state = match.begin(game)
            return state, int(playout(state, match.chooser()))
        players = [AtRandom(match.chooser())] * len(match.bots)
    playing = Playing(match, players)
    while not playing.state.over():
        playing.decide()
        if checked is not None:
            checked(playing.state)
    return playing.state, playing.decisions


def _checked(game: Game, setup: Setup, number: int) -> Callable[[State], None]:
    """Says which game broke what; the same seed plays it again."""
    box = sorted(game.box(setup))

    def check(state: State) -> None:
        found = sorted(card for zone in game.zones(state).values() for card in zone)
        try:
            assert found == box, "a card was lost, doubled or changed"
            game.check(state)
        except AssertionError as broken:
            raise Problem("broken-invariant", {"number": number, "what": str(broken)}) from broken

    return check
