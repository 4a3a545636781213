"""A server is killed again and again under load; nothing acknowledged is lost, nothing doubled.

python -m tests.server.chaos --kills 200 --tables 20 --cuts 1000 [--minutes 15] [--postgresql]
    [--warm]

With --warm a server starts with its modules read, so that there is time for many more kills; how
long a start takes is then not to be learned here. A run that ends before its last kill fails.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sengoku.kernel.viewer import viewer_of
from sengoku.server import entries as log
from sengoku.server.reading import read_match
from sengoku.server.store import Store
from tests.server.databases import new_database, postgres
from tests.server.nursery import Nursery
from tests.server.process import Patience, Process

__all__ = ["Outcome", "Seat", "chaos", "settle", "sit", "verify"]

# The seats of each kind of table: p for a program with a token, b for a bot of the house.
TABLES = [("glory", "pp"), ("glory", "pbp"), ("samurai", "ppb"), ("honor", "pppb")]
BUSY = 503
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, EOFError)


@dataclass
class Outcome:
    kills: int = 0
    cuts: int = 0
    acknowledged: int = 0
    outages: int = 0
    refused: int = 0  # because the database was away
    reread: int = 0  # tables, for that reason
    repeated: int = 0  # answered once more after a break
    recoveries: list[float] = field(default_factory=list)  # seconds from the kill to all tables
    cpu: list[float] = field(default_factory=list)  # seconds of processor time it took for that

    def told(self) -> str:
        slow, cpu = sorted(self.recoveries), sorted(self.cpu)
        return (
            f"{self.kills} kills, {self.cuts} cut sockets, {self.acknowledged} acknowledged moves, "
            f"{self.repeated} of them repeated; all tables answer again after "
            f"{slow[len(slow) // 2]:.2f} s (median), {slow[-1]:.2f} s (worst), within 2 s "
            f"{sum(seconds <= 2 for seconds in slow)} times, "
            f"for which the server uses {cpu[len(cpu) // 2]:.2f} s of a core (median), "
            f"{cpu[-1]:.2f} s (worst)"
        )


class Seat:
    """A program that plays at random, and does not rest until each move is acknowledged."""

    def __init__(
        self, homes: Sequence[str], token: str, table: str, seat: int, outcome: Outcome
    ) -> None:
        """Where a line is lost it is the turn of the next of several homes."""
        self._homes = itertools.cycle([home.replace("http", "ws") for home in homes])
        self._headers = {"authorization": f"Bearer {token}"}
        self._table, self._seat = table, seat
        self._outcome = outcome
        self._rng = random.Random(f"{table}{seat}")
        self._pending: dict[str, Any] | None = None
        self._chosen = 0
        self._latest: dict[str, Any] | None = None
        self._heard: list[Any] = []  # the log, as its messages told it
        self._version = 0  # at which it was so
        self.acknowledged: list[tuple[int, int]] = []  # version and action
        self.refused: list[tuple[int, int]] = []  # what the database could not take, likewise
        self.line: ClientConnection | None = None
        self.over = False
        self.stops = False  # and begins nothing any more
        self.seen = 0.0  # when it last heard of its table
        self._lately: deque[str] = deque(maxlen=20)  # what it said and was told about moves

    async def play(self) -> None:
        while not self.over:
            url = f"{next(self._homes)}/api/tables/{self._table}/socket?seat={self._seat}"
            missed = f"&kept={len(self._heard)}&version={self._version}"
            try:
                async with connect(
                    url + missed,
                    additional_headers=self._headers,
                    compression=None,
                    open_timeout=60,
                ) as line:
                    self.line = line
                    await self._live(line)
            except LOST:
                await asyncio.sleep(0.05)

    async def _live(self, line: ClientConnection) -> None:
        self._latest = None
        if self._pending is not None:
            self._outcome.repeated += 1
            self._note("again", self._pending)
            await line.send(json.dumps(self._pending))
        async for text in line:
            self.seen = time.monotonic()
            message = json.loads(text)
            if message["type"] == "present":
                self._latest = message
                self._hear(message)
            elif message["type"] == "done" and self._pending is not None:
                self._note("done", message)
                self.acknowledged.append((self._pending["version"], self._chosen))
                self._outcome.acknowledged += 1
                self._pending = None
            elif message["type"] == "refused" and self._pending is not None:
                assert message["problem"]["key"] in ("stale-action", "storage-fails"), message
                self._note(message["problem"]["key"], message)
                if message["problem"]["key"] == "storage-fails":
                    self.refused.append((self._pending["version"], self._chosen))
                    self._outcome.refused += 1
                self._pending = None
            await self._consider(line)
            if self.over:
                return

    def _hear(self, present: dict[str, Any]) -> None:
        """As a browser does: only what was missed comes, and fits what was heard before."""
        assert present["kept"] <= len(self._heard), "the log has a hole"
        self._heard[present["kept"] :] = present["events"]
        self._version = present["version"]

    async def _consider(self, line: ClientConnection) -> None:
        """The present comes before the acknowledgement of the move that led to it."""
        present = self._latest
        if present is None:
            return
        self.over = present["result"] is not None
        asked = present["asked"]
        if self.over or asked is None or asked["answered"] or self._pending is not None:
            return
        if self.stops:
            return
        options = asked["question"]["options"]
        option = self._rng.randrange(len(options))
        if (present["version"], options[option]["action"]) in self.refused:
            option = (option + 1) % len(options)  # so that it shows if it happened after all
        self._chosen = options[option]["action"]
        version, self._latest = present["version"], None
        self._pending = {"type": "move", "id": "m", "version": version, "option": option}
        self._note("move", self._pending)
        await line.send(json.dumps(self._pending))

    def waits(self) -> bool:
        """For what becomes of a move."""
        return self._pending is not None and not self.over

    def _note(self, what: str, message: dict[str, Any]) -> None:
        at = f"{time.monotonic():.3f} {what}"
        self._lately.append(f"{at}, version {message['version']}, action {self._chosen}")

    def lately(self) -> str:
        return "\n".join(self._lately)

    def cut(self) -> bool:
        """As if a cable was pulled."""
        if self.line is None or self.line.transport is None:
            return False
        self.line.transport.abort()
        return True


async def sit(
    home: str,
    number: int,
    outcome: Outcome,
    homes: Sequence[str] = (),
    pace: dict[str, Any] | None = None,
) -> list[Seat]:
    """At a new table; with several homes each of its players begins at another."""
    game, seats = TABLES[number % len(TABLES)]
    patience = Patience(1000)
    while True:
        try:
            async with httpx.AsyncClient(base_url=home, timeout=600) as http:
                return await _sit(http, game, seats, outcome, homes or [home], pace)
        except LOST as failed:  # the database had no time for it: another table, then
            if isinstance(failed, httpx.HTTPStatusError) and failed.response.status_code != BUSY:
                raise
            patience.look(f"no table is to be had ({failed})", str)
            await asyncio.sleep(0.2)


async def _sit(
    http: httpx.AsyncClient,
    game: str,
    seats: str,
    outcome: Outcome,
    homes: Sequence[str],
    pace: dict[str, Any] | None,
) -> list[Seat]:
    async def post(path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return (await http.post(path, json=body, headers=headers)).raise_for_status().json()

    tokens = [
        (await post("/api/bots", {"name": f"P{seat}"}))["token"] for seat in range(len(seats))
    ]
    wishes = [{"kind": "bot", "bot": "random"} if s == "b" else {} for s in seats]
    body = {"game": game, "seats": wishes, "listed": True, "pace": pace or {"kind": "free"}}
    table = (await post("/api/tables", body, tokens[0]))["table"]["id"]
    seated: list[Seat] = []
    for seat, kind in enumerate(seats):
        if kind == "p":
            await post(f"/api/tables/{table}/seats/{seat}", {}, tokens[seat])
            turn = seat % len(homes)
            turned = [*homes[turn:], *homes[:turn]]
            seated.append(Seat(turned, tokens[seat], table, seat, outcome))
    await post(f"/api/tables/{table}/start", {}, tokens[0])
    return seated


async def chaos(
    process: Process,
    database: str,
    *,
    kills: int,
    tables: int,
    cuts: int,
    minutes: float = 60,
    pause: tuple[float, float] = (0.1, 0.8),
    least: int = 0,
    progress: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """Plays, kills, cuts; then everything that was acknowledged is looked for on the disk. `least`
    moves are acknowledged before each kill, however slow the machine is."""
    outcome, rng, end = Outcome(), random.Random(7), time.monotonic() + 60 * minutes
    await asyncio.to_thread(process.wait)
    seats: list[Seat] = []
    for number in range(tables):
        seats += await sit(process.home, number, outcome)
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    made = tables
    cutting = asyncio.create_task(_cut(seats, cuts, kills, outcome, rng))
    try:
        while outcome.kills < kills and time.monotonic() < end:
            before = outcome.acknowledged
            await asyncio.sleep(rng.uniform(*pause))
            while outcome.acknowledged < before + least and any(not s.over for s in seats):
                await asyncio.sleep(0.02)
            await _kill(process, [s for s in seats if not s.over], playing, outcome)
            progress(f"{outcome.kills} kills, {outcome.acknowledged} moves")
            while sum(not seat.over for seat in seats) < 2 * tables:  # games end; others begin
                fresh = await sit(process.home, made, outcome)
                made, seats = made + 1, seats + fresh
                playing += [asyncio.create_task(seat.play()) for seat in fresh]
        await settle(seats, playing, process.log)
    finally:
        for task in [*playing, cutting]:
            task.cancel()
        results = await asyncio.gather(*playing, cutting, return_exceptions=True)
        await asyncio.to_thread(process.stop)
    for result in results:
        if isinstance(result, Exception):
            raise result
    await verify(database, seats)
    return outcome


async def settle(
    seats: list[Seat], playing: list[asyncio.Task[None]], log: Callable[[], str]
) -> None:
    """Nobody begins anything any more, and all hear what became of their last moves."""
    for seat in seats:
        seat.stops = True
    patience = Patience()
    while any(seat.waits() for seat in seats):
        await asyncio.sleep(0.02)
        for task in playing:
            if task.done():
                task.result()
        patience.look("a move is never answered", log)


async def _kill(
    process: Process, seats: list[Seat], playing: list[asyncio.Task[None]], outcome: Outcome
) -> None:
    """How long it takes until every seat has heard of its table again."""
    process.kill()
    outcome.kills += 1
    began = time.monotonic()
    process.start()
    patience = Patience()
    while any(not seat.over and seat.seen < began for seat in seats):
        await asyncio.sleep(0.01)
        for task in playing:
            if task.done():
                task.result()
        patience.look("a table does not come back", process.log)
    outcome.recoveries.append(time.monotonic() - began)
    outcome.cpu.append(process.cpu())


async def _cut(
    seats: list[Seat], cuts: int, kills: int, outcome: Outcome, rng: random.Random
) -> None:
    """Spread over all the time that the kills take."""
    while outcome.cuts < cuts:
        due = cuts * (outcome.kills + 1) // max(1, kills)
        while outcome.cuts < min(cuts, due):
            outcome.cuts += rng.choice(seats).cut()
            await asyncio.sleep(0)
        await asyncio.sleep(0.02)


async def verify(database: str, seats: list[Seat]) -> None:
    store = Store(database)
    await store.open()
    try:
        await _compare(store, seats)
    finally:
        await store.close()


async def _compare(store: Store, seats: list[Seat]) -> None:
    for id in {seat._table for seat in seats}:
        rows = await store.entries_of(id)
        assert [row.number for row in rows] == [*range(len(rows))], "the log has a hole"
        match = read_match(rows)
        table = match.playing()
        moves = [row for row in rows if isinstance(log.read_entry(row.data), log.Moved)]
        assert len(moves) == table.ply(), "a move was doubled"
        for seat in (seat for seat in seats if seat._table == id):
            for version, action in seat.acknowledged:
                found = match.done.get((version, seat._seat))
                assert found is not None, f"lost: seat {seat._seat} at version {version}"
                assert found.action == action, f"changed: seat {seat._seat} at version {version}"
            for version, action in {*seat.refused} - {*seat.acknowledged}:
                found = match.done.get((version, seat._seat))
                why = f"what was refused happened: {id}, seat {seat._seat} at version {version}"
                assert found is None or found.action != action, f"{why}\n{seat.lately()}"
            told = json.loads(msgspec.json.encode(table.log(viewer_of(seat._seat), 0)))
            assert seat._heard == told[: len(seat._heard)], "what was told did not happen"
            versions = [version for version, _ in seat.acknowledged]
            assert len(versions) == len({*versions}), "one version was answered twice"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--cuts", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=1000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--warm", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        nursery = stack.enter_context(contextlib.closing(Nursery())) if asked.warm else None
        kind = "postgresql" if asked.postgresql else "sqlite"
        cluster: Any = stack.enter_context(postgres()) if asked.postgresql else None
        database = new_database(kind, cluster, Path(folder))
        process = stack.enter_context(Process(database, Path(folder), nursery))
        outcome = asyncio.run(
            chaos(
                process,
                database,
                kills=asked.kills,
                tables=asked.tables,
                cuts=asked.cuts,
                minutes=asked.minutes,
                progress=lambda line: print(f"\r{line}", end="", flush=True),
            )
        )
        print(f"\n{kind}: {outcome.told()}")
    return 0 if outcome.kills == asked.kills else 1


if __name__ == "__main__":
    sys.exit(main())
