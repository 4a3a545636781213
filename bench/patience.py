"""How patient a table with strong bots must be on a busy machine: `python bench/patience.py`.

Level-5 bots play all four games in a bot process of the server, while as many other processes as
there are cores do nothing but keep them busy. Compiled if .compiled is there.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
if (ROOT / ".compiled").exists():
    sys.path.insert(0, str(ROOT / ".compiled"))
    os.environ["PYTHONPATH"] = str(ROOT / ".compiled")

from figures import Page  # noqa: E402

import sengoku  # noqa: E402
from sengoku.bots.levels import SECONDS  # noqa: E402
from sengoku.bots.thinker import CAP  # noqa: E402
from sengoku.kernel.game import Game  # noqa: E402
from sengoku.kernel.nature import Fast  # noqa: E402
from sengoku.kernel.record import Luck  # noqa: E402
from sengoku.kernel.table import Table  # noqa: E402
from sengoku.server.metrics import Metrics  # noqa: E402
from sengoku.server.pool import GaveUp, Pool  # noqa: E402
from sengoku.server.thinking import at_first_sight  # noqa: E402
from sengoku.server.worker import Job  # noqa: E402

MOVES = 2000
BUSY = [sys.executable, "-c", "while True: pass"]


@dataclass
class Found:
    seconds: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    late: int = 0

    def row(self) -> str:
        times, quarter = sorted(self.seconds), max(1, len(self.megabytes) // 4)
        first = statistics.mean(self.megabytes[:quarter])
        last = statistics.mean(self.megabytes[-quarter:])
        within = sum(t <= SECONDS for t in times) / len(times)
        return (
            f"| {len(times):,} | {times[len(times) // 2]:.2f} s | "
            f"{times[int(len(times) * 0.95)]:.2f} s | {times[-1]:.2f} s | {within:.1%} | "
            f"{self.late} | {first:.1f} MB | {last:.1f} MB |"
        )


class Seats:
    """One game after another, every seat a bot."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self._game = game
        self._luck = luck
        self._table = self._deal()

    def _deal(self) -> Table:
        setup = self._game.setup(self._game.seats[0], {})
        return Table(self._game, setup, Luck.fast(self._luck.getrandbits(60)))

    async def move(self, pool: Pool, found: Found) -> None:
        """The next decision with a choice; what is forced takes nobody's time."""
        while self._table.over() or len(self._table.options(self._table.seat())) == 1:
            if self._table.over():
                self._table = self._deal()
            else:
                seat = self._table.seat()
                self._table.submit(seat, self._table.options(seat)[0])
        seat, began = self._table.seat(), time.perf_counter()
        try:
            action = (await pool.think(self._job(seat))).action
        except GaveUp:
            found.late, action = found.late + 1, None
        found.seconds.append(time.perf_counter() - began)
        self._table.submit(seat, at_first_sight(self._table, seat) if action is None else action)

    def _job(self, seat: int) -> Job:
        seed = self._luck.getrandbits(60)
        world = self._table.world(seat, Fast(seed, len(self._game.streams)))
        setup = self._table.setup
        saved = self._game.save(world)
        options, edition = dict(setup.options), setup.edition
        return Job(self._game.slug, setup.seats, options, edition, seed, saved, "bot:5")


def _megabytes(pid: int) -> float:
    """None at all of one that has just ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    resident = [line.split()[1] for line in lines if line.startswith("VmRSS")]
    return int(resident[0]) / 1024 if resident else 0.0


async def play(moves: int, processes: int, minutes: float) -> Found:
    """As many players as processes, each at all four games in turn: nobody waits in the queue. What
    is measured begins when the processes have started."""
    found, end = Found(), time.monotonic() + 60 * minutes
    pool = Pool(processes, Metrics(), seconds=CAP * SECONDS)
    pool.start()

    async def player(number: int) -> None:
        luck = random.Random(number)
        games = [Seats(game, luck) for game in sengoku.GAMES]
        started = Found(late=1)
        while started.late:
            started.late = 0
            await games[0].move(pool, started)
        while len(found.seconds) < moves and time.monotonic() < end:
            await games[0].move(pool, found)
            games.append(games.pop(0))
            found.megabytes.append(max(map(_megabytes, pool.pids()), default=0.0))
            print(f"\r{len(found.seconds)} of {moves}", end="", file=sys.stderr, flush=True)

    try:
        await asyncio.gather(*map(player, range(processes)))
    finally:
        await pool.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60)
    asked = parser.parse_args()
    busy = [subprocess.Popen(BUSY) for _ in range(asked.busy)]
    try:
        found = asyncio.run(play(asked.moves, asked.processes, asked.minutes))
    finally:
        for process in busy:
            process.kill()
            process.wait()
    whole = sengoku.compiled() and (asked.moves, asked.processes) == (MOVES, 1)
    with Page("patience", whole=whole) as page:
        tell(page, asked, found)


def tell(page: Page, asked: argparse.Namespace, found: Found) -> None:
    kind = "compiled" if sengoku.compiled() else "uncompiled"
    page.tell(f"{kind}, {asked.processes} bot processes, {asked.busy} others kept busy\n")
    page.tell("| moves | median | 95 % | worst | within 2 s | over the cap | memory first | last |")
    page.tell("|---:|---:|---:|---:|---:|---:|---:|---:|")
    page.tell(found.row())
    page.tell(f"\nThe budget is {SECONDS:.0f} s, the cap {CAP * SECONDS:.0f} s.")


if __name__ == "__main__":
    main()
