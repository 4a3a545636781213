"""The database is stopped, crashes, is cut off, freezes, is locked or full, while people play.

python -m tests.server.outages --outages 50 --tables 20 [--minutes 15] [--postgresql]
"""

import argparse
import asyncio
import contextlib
import itertools
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server.chaos import Outcome, Seat, settle, sit, verify
from tests.server.databases import Cluster, new_database, postgres
from tests.server.process import Patience, Process

__all__ = ["PATIENCE", "locked", "outages", "weather"]

PATIENCE = 400  # ms that the database has for an answer

Outage = Callable[[], AbstractContextManager[None]]


@contextmanager
def locked(file: str | Path) -> Iterator[None]:
    """Another program has the SQLite file for itself."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


@contextmanager
def _full(process: Process) -> Iterator[None]:
    process.limit_files(0)
    try:
        yield
    finally:
        process.limit_files(None)


@contextmanager
def _cut(cluster: Cluster) -> Iterator[None]:
    """Lines that end while nothing is on its way do no harm: it goes on until one does."""
    over = threading.Event()

    def cut() -> None:
        while not over.wait(0.1):
            cluster.cut()

    cutting = threading.Thread(target=cut)
    cutting.start()
    try:
        yield
    finally:
        over.set()
        cutting.join()


def weather(process: Process, database: str, cluster: Cluster | None) -> list[Outage]:
    if cluster is None:
        return [lambda: locked(database), lambda: _full(process)]
    return [
        lambda: _cut(cluster),
        cluster.stopped,
        lambda: cluster.stopped("immediate"),
        cluster.frozen,
    ]


async def outages(
    process: Process,
    database: str,
    kinds: list[Outage],
    *,
    count: int,
    tables: int,
    least: int = 20,
    minutes: float = 60,
    progress: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """Plays through them; then everything that was acknowledged is looked for on the disk, and
    nothing that was refused is found. `least` moves are acknowledged between two of them."""
    outcome, rng, end = Outcome(), random.Random(7), time.monotonic() + 60 * minutes
    await asyncio.to_thread(process.wait)
    seats: list[Seat] = []
    playing: list[asyncio.Task[None]] = []
    made = itertools.count()
    try:
        for kind in itertools.islice(itertools.cycle(kinds), count):
            if time.monotonic() > end:
                break
            while sum(not seat.over for seat in seats) < 2 * tables:  # games end; others begin
                fresh = await sit(process.home, next(made), outcome)
                seats += fresh
                playing += [asyncio.create_task(seat.play()) for seat in fresh]
            await _until(lambda: outcome.acknowledged, least, seats, playing, process)
            await _suffer(kind, process, None if rng.random() < 0.4 else _reread(process))
            outcome.outages += 1
            await _until(lambda: outcome.acknowledged, least, seats, playing, process)
            progress(f"{outcome.outages} outages, {outcome.acknowledged} moves")
        outcome.reread = _reread(process)
        await settle(seats, playing, process.log)
    finally:
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(process.stop)
    for result in results:
        if isinstance(result, Exception):
            raise result
    await verify(database, seats)
    return outcome


async def _suffer(kind: Outage, process: Process, read: int | None) -> None:
    """A moment, or until a table was lost; `read` is how many were before."""
    outage, patience = kind(), Patience()
    await asyncio.to_thread(outage.__enter__)
    try:
        await asyncio.sleep(PATIENCE / 1000)
        while read is not None and _reread(process) == read:
            await asyncio.sleep(0.05)
            patience.look("nobody noticed", process.log)
    finally:
        await asyncio.to_thread(outage.__exit__, None, None, None)


async def _until(
    number: Callable[[], int],
    more: int,
    seats: list[Seat],
    playing: list[asyncio.Task[None]],
    process: Process,
) -> None:
    """Every table goes on: each seat hears of it, and so many moves are made in all."""
    began, before, patience = time.monotonic(), number(), Patience()
    while any(not s.over for s in seats):
        if number() >= before + more and all(s.over or s.seen > began for s in seats):
            return
        await asyncio.sleep(0.02)
        for task in playing:
            if task.done():
                task.result()
        patience.look("a table does not come back", process.log)


def _reread(process: Process) -> int:
    """How often a table was read again, or all sockets of players closed, by the server's own
    count."""
    page = process.get("/metrics")[1]
    assert "\nsengoku_broken_tables 0.0\n" in page
    felt = ("sengoku_tables_lost_total ", "sengoku_lapses_total ")
    return sum(int(float(x.split()[1])) for x in page.splitlines() if x.startswith(felt))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--outages", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=1000)
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        kind = "postgresql" if asked.postgresql else "sqlite"
        cluster: Any = stack.enter_context(postgres()) if asked.postgresql else None
        database = new_database(kind, cluster, Path(folder))
        process = stack.enter_context(Process(database, Path(folder), database_patience=PATIENCE))
        outcome = asyncio.run(
            outages(
                process,
                database,
                weather(process, database, cluster),
                count=asked.outages,
                tables=asked.tables,
                minutes=asked.minutes,
                progress=lambda line: print(f"\r{line}", end="", flush=True),
            )
        )
        print(
            f"\n{kind}: {outcome.outages} outages, {outcome.acknowledged} acknowledged moves, "
            f"{outcome.repeated} of them repeated, {outcome.refused} refused, "
            f"tables read again {outcome.reread} times"
        )
    return 0 if outcome.outages == asked.outages else 1


if __name__ == "__main__":
    sys.exit(main())
