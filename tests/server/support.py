"""A hall in this process, time in the test's hand, and what is sent to each viewer."""

import asyncio
import heapq
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.server import conduct, sight
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.answers import Listener, answer
from sengoku.server.bodies import Free, NewTable, Pace, SeatWish
from sengoku.server.config import LIMITS, Config
from sengoku.server.connection import Connection
from sengoku.server.hall import Hall
from sengoku.server.house import House
from sengoku.server.metrics import Metrics
from sengoku.server.person import Person
from sengoku.server.pool import Pool
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, Store, Write
from sengoku.server.watch import Watch

__all__ = [
    "NO_LIMITS",
    "PATIENT",
    "PEOPLE",
    "PLANTING",
    "Ear",
    "Hands",
    "Looking",
    "ask",
    "eventually",
    "hands",
    "looking",
    "moved_on",
    "open_hall",
    "play",
    "run",
    "seated",
    "wish",
]

# A program plays a whole game quicker than a person may.
NO_LIMITS: dict[str, Any] = dict.fromkeys(LIMITS, 0)
PATIENT = 120  # seconds for a thought: no test depends on the speed of the machine
# `make test` plants faults where it tests the engine uncompiled.
PLANTING = pytest.mark.skipif(
    not sight.__file__.endswith(".py"), reason="what is compiled cannot be replaced by a fault"
)
PEOPLE = [Person(f"person-{name}", name, False) for name in ("Ann", "Bob", "Cleo", "Dirk")]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 300))


class Hands:
    """A watch whose hands the test turns."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self._now = now
        self._alarms: list[tuple[int, int, _Alarm]] = []
        self._count = 0
        self.rest: Callable[[], Awaitable[None]] = _at_once  # until the disk is done

    def now(self) -> int:
        return self._now

    def ring(self, at: int, bell: Callable[[], None]) -> "_Alarm":
        alarm = _Alarm(bell)
        self._count += 1
        heapq.heappush(self._alarms, (at, self._count, alarm))
        if at <= self._now:
            asyncio.get_running_loop().call_soon(self._strike)
        return alarm

    def agree(self, time: int, most: int | None = None) -> int:
        """Nobody turns them but the test."""
        return self._now

    def due(self) -> list[int]:
        """The times for which somebody waits."""
        return [at for at, _, alarm in self._alarms if alarm.bell is not None]

    def skip(self, milliseconds: int) -> None:
        """Nobody was there to hear what rang in between."""
        self._now += milliseconds

    async def turn(self, milliseconds: int) -> None:
        """Everything that was due until then has happened when it returns."""
        end = self._now + milliseconds
        while self._alarms and self._alarms[0][0] <= end:
            self._now = max(self._now, self._alarms[0][0])
            self._strike()
            await self._settle()
        self._now = end
        await self._settle()

    async def _settle(self) -> None:
        """Whoever was woken has done what follows, however long that takes."""
        for _ in range(2):
            for _ in range(50):
                await asyncio.sleep(0)
            await asyncio.sleep(0.01)  # for those who wait for another thread
            await self.rest()

    def _strike(self) -> None:
        while self._alarms and self._alarms[0][0] <= self._now:
            _, _, alarm = heapq.heappop(self._alarms)
            if alarm.bell is not None:
                alarm.bell()


async def _at_once() -> None:
    pass


class _Alarm:
    def __init__(self, bell: Callable[[], None]) -> None:
        self.bell: Callable[[], None] | None = bell

    def cancel(self) -> None:
        self.bell = None


@asynccontextmanager
async def open_hall(
    folder: Path,
    *,
    url: str = "",
    watch: Watch | None = None,
    pool: Pool | None = None,
    **config: Any,
) -> AsyncIterator[Hall]:
    """With one real process for bots, which starts when a bot is asked, and without limits."""
    settings = Config(**{**NO_LIMITS, "bot_delay": 0, "undo_time": 0, **config})
    metrics = Metrics()
    patience = settings.database_patience / 1000
    store = Store(url or str(folder / "tables.db"), patience, metrics)
    await store.open()
    pool = pool or Pool(1, metrics, seconds=PATIENT, patience=PATIENT)
    pool.start()
    watch = watch or Hands()
    if isinstance(watch, Hands):
        watch.rest = store._waiting.join
    house = House(settings, store, pool, watch, metrics)
    hall = Hall(house)
    try:
        await house.leases.open()
        yield hall
    finally:
        hall.close()
        await house.stop()
        await house.leases.close()
        await pool.stop()
        await store.close()


def hands(hall: Hall) -> Hands:
    watch = hall.house.watch
    assert isinstance(watch, Hands)
    return watch


def wish(game: str, seats: str, pace: Pace | None = None, **more: Any) -> NewTable:
    """Seats as letters: h for people, b for a bot."""
    wishes = [SeatWish("bot", "random") if s == "b" else SeatWish("open") for s in seats]
    return NewTable(game=game, seats=wishes, pace=pace or Free(), **more)


async def seated(
    hall: Hall, game: str, seats: str = "hh", pace: Pace | None = None, **more: Any
) -> Room:
    """A match that has begun, the people of this file at its open seats in order."""
    room = await hall.workshop.make(wish(game, seats, pace, **more), PEOPLE[0])
    people = iter(PEOPLE)
    async with room.lock:
        for seat, letter in enumerate(seats):
            if letter == "h":
                who = next(people)
                key = Write(keys=[KeyRow(room.id, seat, who.id, room.match.number, own=True)])
                await room.record([log.Sat(seat, who.id, who.name)], key)
        await room.record(conduct.begin(room.match))
    return room


class Ear:
    """A wire that ends in this test."""

    def __init__(self) -> None:
        self.heard: list[bytes | None] = []
        self.late = 0  # bytes that nobody took yet

    def write(self, texts: list[bytes]) -> None:
        self.heard += texts

    def waiting(self) -> int:
        return self.late

    def end(self, code: int) -> None:
        self.heard.append(None)

    def cut(self) -> None:
        self.heard.append(None)


class Looking:
    """A viewer's open connection, without the network."""

    def __init__(
        self,
        room: Room,
        seat: int | None,
        person: str | None,
        *,
        changes: bool = False,
        called: str = "",
    ) -> None:
        self.ear = Ear()
        given = person, seat, sight.viewer_for(seat), self.ear
        self.connection = Connection(*given, changes=changes, called=called)
        self.room = room
        room.connections.add(self.connection)

    def heard(self) -> list[dict[str, Any]]:
        """Every message since it was last asked."""
        texts, self.ear.heard = self.ear.heard, []
        return [{"type": "cut"} if text is None else msgspec.json.decode(text) for text in texts]

    def presents(self) -> list[dict[str, Any]]:
        return [message for message in self.heard() if message["type"] == "present"]


def looking(room: Room, seat: int | None, *, changes: bool = False) -> Looking:
    person = None if seat is None else room.match.chairs[seat].person
    return Looking(room, seat, person, changes=changes)


async def ask(hall: Hall, room: Room, seat: int | None, request: say.Request) -> Any:
    person = None if seat is None else room.match.chairs[seat].person
    name = "" if seat is None else room.match.chairs[seat].name
    listener = Listener(person, name, seat, sight.viewer_for(seat))
    return await answer(hall, room, listener, request)


async def play(hall: Hall, room: Room, plies: int, seed: int = 0) -> None:
    """Random decisions of people, windows left alone."""
    rng = random.Random(seed)
    while plies and room.match.running() and room.match.window() is None:
        seat = room.match.playing().seat()
        question = room.match.playing().question(seat)
        assert question is not None
        option = rng.randrange(len(question["options"]))
        done = await ask(hall, room, seat, say.Move("m", room.match.version, option=option))
        assert isinstance(done, say.Done), done
        plies -= 1


async def moved_on(room: Room, version: int) -> None:
    """Waits until the table has gone on from a version, on the disk and before all eyes."""
    await eventually(lambda: room.match.version > version and not room.lock.locked())


async def eventually(true: Callable[[], bool], seconds: float = 120.0) -> None:
    """Waits for what other processes and the disk still have to do."""
    for _ in range(int(seconds / 0.02)):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")
