"""How long games of Honor of the Samurai last: `python bench/lengths.py [GAMES] [JOBS]`.

Tables of one kind of bot, every seat count; rounds until the end, and how many games the round
limit ended. The same seeds give the same table.
"""

import multiprocessing
import sys
from typing import Any

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast

BOTS = ("random", "greedy", "spiteful")
SEED = 7
Played = tuple[int, int, bool]  # rounds, decisions, ended by the limit


def played(game: Game, bot: str, seats: int, number: int) -> Played:
    setup = game.setup(seats)
    goal: int = setup.options["goal"]
    luck = SEED << 32 | number
    state: Any = game.begin(setup, Fast(luck, len(game.streams)))
    bots = [bot_named(bot, game, luck << 4 | seat) for seat in range(seats)]
    worlds = Fast(luck << 4 | 14, 1)
    decisions = 0
    while not state.over():
        seat = int(state.seat())
        state.play(bots[seat].choose(state.redeal(seat, worlds.fork(len(game.streams)))))
        decisions += 1
    return int(state.round), decisions, max(state.scores()) < goal


def some(task: tuple[str, int, range]) -> list[Played]:
    bot, seats, numbers = task
    game = sengoku.game("honor")
    return [played(game, bot, seats, number) for number in numbers]


def row(bot: str, seats: int, games: list[Played]) -> str:
    count = len(games)
    rounds = sorted(game[0] for game in games)
    mean = sum(game[1] for game in games) / count
    parts = [rounds[count // 2], rounds[count * 9 // 10], rounds[count * 99 // 100], rounds[-1]]
    limit = sum(game[2] for game in games)
    cells = [bot, str(seats), f"{count:,}", *map(str, parts), str(limit), f"{mean:.0f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    assert sengoku.compiled(), "uncompiled this takes a day"
    count, jobs = int((sys.argv[1:] or ["10000"])[0]), int((sys.argv[2:] or ["2"])[0])
    print(
        "| bots | seats | games | median | nine in ten | 99 in 100 | longest | at the limit "
        "| decisions |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        flush=True,
    )
    batch = max(1, count // 100)
    with multiprocessing.Pool(jobs) as pool:
        for bot in BOTS:
            for seats in sengoku.game("honor").seats:
                starts = range(0, count, batch)
                tasks = [(bot, seats, range(at, min(at + batch, count))) for at in starts]
                parts = pool.imap(some, tasks)
                print(row(bot, seats, [one for part in parts for one in part]), flush=True)


if __name__ == "__main__":
    main()
