"""Games that bots play among themselves, decision by decision, for programs that look on."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from sengoku.bots import bot_named
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

Found = TypeVar("Found")


def decisions(
    state: State, bots: Sequence[Any], luck: Callable[[], Fast]
) -> Iterator[tuple[State, int]]:
    """Until the game is over: the world as the seat that is asked knows it, and what its bot does
    there, which is played next."""
    while not state.over():
        seat = int(state.seat())
        world = state.redeal(seat, luck())
        action: int = bots[seat].choose(world.copy())
        yield world, action
        state.play(action)


def begun(game: Game, setup: Setup, bot: str, luck: int) -> tuple[Any, Iterator[tuple[State, int]]]:
    """A game of one bot at all seats, whose luck follows from a number, and its decisions."""
    streams = len(game.streams)
    state = game.begin(setup, Fast(luck, streams))
    bots = [bot_named(bot, game, luck << 4 | seat) for seat in range(setup.seats)]
    worlds = Fast(luck << 4 | 14, 1)
    return state, decisions(state, bots, lambda: worlds.fork(streams))


def in_time(
    play: Callable[[int], Found], games: int, seconds: float, cores: int
) -> Iterator[Found]:
    """What so many games give, or those that are begun until the time is up, on so many cores."""
    ends, done = time.monotonic() + seconds, 0
    with ProcessPoolExecutor(cores) as pool:
        while done < games and time.monotonic() < ends:
            some = range(done, min(done + 8 * cores, games))
            yield from pool.map(play, some)
            done += len(some)
