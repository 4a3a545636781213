"""Several servers on one PostgreSQL, players of one table at different ones; servers are killed and
started under load. Nothing is lost, nothing thought twice, no clock moved.

python -m tests.server.several --servers 4 --kills 100 --tables 12 [--minutes 60] [--warm]

With --warm servers start with their modules read.
"""

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from sengoku.server import entries as log
from sengoku.server.reading import read_match
from sengoku.server.store import EntryRow, Store
from tests.server.chaos import Outcome, Seat, settle, sit, verify
from tests.server.databases import postgres
from tests.server.nursery import Nursery
from tests.server.process import Patience, Process

__all__ = ["NEVER", "kill_some", "number_of"]

PACE = {"kind": "live", "bank": 36_000, "increment": 0}
APART = 1000  # milliseconds that the clocks of servers may be
NEVER = 3_600_000  # a lease that no busy machine lets run out: who is killed loses his line


def number_of(process: Process, name: str) -> int:
    """By the server's own count."""
    page = process.get("/metrics")[1]
    line = next(x for x in page.splitlines() if x.startswith(f"sengoku_{name} "))
    return int(float(line.split()[1]))


class _Run:
    def __init__(self, processes: list[Process], outcome: Outcome) -> None:
        self.processes = processes
        self.outcome = outcome
        self.homes = [process.home for process in processes]
        self.seats: list[Seat] = []
        self.playing: list[asyncio.Task[None]] = []
        self.thoughts = 0  # of those who are gone; what they thought last is not counted
        self._made = itertools.count()

    async def fill(self, tables: int) -> None:
        """Games end; others begin, each at another server."""
        while sum(not seat.over for seat in self.seats) < 2 * tables:
            number = next(self._made)
            home = self.homes[number % len(self.homes)]
            fresh = await sit(home, number, self.outcome, self.homes, PACE)
            self.seats += fresh
            self.playing += [asyncio.create_task(seat.play()) for seat in fresh]

    async def go_on(self, more: int) -> None:
        """So many moves are made, each table goes on, and each seat hears of it."""
        began, before, patience = time.monotonic(), self.outcome.acknowledged, Patience()
        versions = self._versions()
        while any(not seat.over for seat in self.seats):
            heard = all(seat.over or seat.seen > began for seat in self.seats)
            went_on = all(now > versions.get(id, 0) for id, now in self._versions().items())
            if heard and went_on and self.outcome.acknowledged >= before + more:
                return
            await asyncio.sleep(0.02)
            for task in self.playing:
                if task.done():
                    task.result()
            patience.look("a table does not come back", self._logs)

    def _logs(self) -> str:
        return "\n".join(process.log() for process in self.processes)

    def _versions(self) -> dict[str, int]:
        """Of the tables that are not over, as their players know them."""
        going = [seat for seat in self.seats if not seat.over]
        ids = {seat._table for seat in going}
        return {id: max(seat._version for seat in going if seat._table == id) for id in ids}

    async def kill(self, process: Process) -> None:
        self.thoughts += await asyncio.to_thread(number_of, process, "bot_seconds_count")
        process.kill()
        self.outcome.kills += 1

    async def end(self) -> None:
        for process in self.processes:
            self.thoughts += await asyncio.to_thread(number_of, process, "bot_seconds_count")
        for task in self.playing:
            task.cancel()
        results = await asyncio.gather(*self.playing, return_exceptions=True)
        for process in self.processes:
            await asyncio.to_thread(process.stop)
        for result in results:
            if isinstance(result, Exception):
                raise result


async def kill_some(
    processes: list[Process],
    database: str,
    *,
    kills: int,
    tables: int,
    least: int = 20,
    minutes: float = 60,
    progress: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """At least one is always there. `least` moves are acknowledged while one is away, and again
    when it is back."""
    outcome, rng = Outcome(), random.Random(7)
    began, end = time.monotonic(), time.monotonic() + 60 * minutes
    run = _Run(processes, outcome)
    for process in processes:
        await asyncio.to_thread(process.wait)
    try:
        while outcome.kills < kills and time.monotonic() < end:
            await run.fill(tables)
            await run.go_on(least)
            victim = rng.choice(processes)
            await run.kill(victim)
            await run.go_on(least)
            victim.start()
            await asyncio.to_thread(victim.wait)
            progress(f"{outcome.kills} kills, {outcome.acknowledged} moves")
        await run.go_on(least)
        await settle(run.seats, run.playing, run._logs)
    finally:
        await run.end()
    await verify(database, run.seats)
    await _verify_time(database, run, time.monotonic() - began)
    return outcome


async def _verify_time(database: str, run: _Run, seconds: float) -> None:
    """No clock was moved, and no bot asked twice but where its server died over it."""
    store = Store(database)
    await store.open()
    decisions = bot_tables = 0
    for id in {seat._table for seat in run.seats}:
        rows = await store.entries_of(id)
        _check_times(rows, seconds)
        match = read_match(rows)
        bots = {seat for seat, chair in enumerate(match.chairs) if chair.bot}
        bot_tables += bool(bots)
        decisions += sum(seat in bots for _, seat in match.done)
    await store.close()
    most = decisions + run.outcome.kills * bot_tables
    assert decisions > 0 and run.thoughts <= most, f"{run.thoughts} thoughts, {decisions} decisions"


def _check_times(rows: list[EntryRow], seconds: float) -> None:
    kinds = {type(log.read_entry(row.data)) for row in rows}
    assert log.Woke not in kinds, "time was given back though somebody was always there"
    assert log.StoodIn not in kinds and log.Resigned not in kinds, "somebody's time was taken"
    for former, row in itertools.pairwise(rows):
        assert row.at > former.at - APART, "a clock went back"
    assert rows[-1].at - rows[0].at < 1000 * seconds + APART, "a clock went forward"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=1000)
    parser.add_argument("--warm", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as cluster, ExitStack() as stack:
        nursery = stack.enter_context(closing(Nursery())) if asked.warm else None
        database = cluster.create()
        processes = [
            stack.enter_context(Process(database, Path(folder), nursery, lease=NEVER))
            for _ in range(asked.servers)
        ]
        outcome = asyncio.run(
            kill_some(
                processes,
                database,
                kills=asked.kills,
                tables=asked.tables,
                minutes=asked.minutes,
                progress=lambda line: print(f"\r{line}", end="", flush=True),
            )
        )
        print(
            f"\n{asked.servers} servers: {outcome.kills} kills, {outcome.acknowledged} "
            f"acknowledged moves, {outcome.repeated} of them repeated, {outcome.refused} refused"
        )
    return 0 if outcome.kills == asked.kills else 1


if __name__ == "__main__":
    sys.exit(main())
