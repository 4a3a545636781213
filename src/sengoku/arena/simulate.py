"""Many games in a row: who wins, how long they take, and a digest that proves them equal."""

import hashlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import sengoku
from sengoku.arena.deciding import BotSitting, chosen, submit
from sengoku.arena.workers import in_processes
from sengoku.bots import bot_named
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


def _play_chunk(task: _Chunk) -> Result:
    slug, setup, seed, bots, numbers, check = task
    game = sengoku.game(slug)
    result = _empty(game, setup, seed, bots)
    for number in numbers:
        seated = [bots[(seat + number) % len(bots)] for seat in range(setup.seats)]
        luck = seed << 32 | number
        began = time.perf_counter()
        state = game.begin(setup, Fast(luck, len(game.streams)))
        random = all(name == "random" for name in seated)
        if random and number >= check:
            result.decisions += playout(state, Fast(luck << 4 | 15, 1))
        else:
            decide = _at_random(luck) if random else _by_bots(game, seated, luck, number)
            checked = _checked(game, setup, number) if number < check else None
            result.decisions += _play(state, decide, checked)
        result.seconds += time.perf_counter() - began
        result.add(seated, state, game.digest(state))
    return result


def _play(
    state: State, decide: Callable[[State], None], checked: Callable[[State], None] | None
) -> int:
    decisions = 0
    while not state.over():
        decide(state)
        decisions += 1
        if checked is not None:
            checked(state)
    return decisions


def _at_random(luck: int) -> Callable[[State], None]:
    """The same options that `playout` takes."""
    chooser = Fast(luck << 4 | 15, 1)
    return lambda state: state.play(state.pick(chooser))


def _by_bots(game: Game, seated: list[str], luck: int, number: int) -> Callable[[State], None]:
    """Each bot sees a world of its own at every decision, never the true state."""
    bots = [
        bot_named(name, game, luck << 4 | seat, outside=True) for seat, name in enumerate(seated)
    ]
    sittings = [BotSitting(name, game.slug, number, 0) for name in seated]
    worlds = Fast(luck << 4 | 14, 1)

    def decide(state: State) -> None:
        seat = int(state.seat())
        world = state.redeal(seat, worlds.fork(len(game.streams)))
        submit(state, seat, chosen(bots[seat], world, sittings[seat]), sittings[seat])

    return decide


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
