"""Whoever looks back does so in another process: the tables of the others do not wait for it."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from sengoku.kernel.problem import BadRecord, Problem
from sengoku.kernel.record import Record
from sengoku.server import messages as say
from sengoku.server import reading
from sengoku.server.bodies import Lesson, Replayed, TableInfo, Verified
from sengoku.server.config import Config
from sengoku.server.desk import PastDesk
from sengoku.server.fairness import NOBODY, Lane
from sengoku.server.metrics import Metrics
from sengoku.server.mind import MindProcess
from sengoku.server.past import Check, Cut, Glance, Glanced, Learn, SeenAgain
from sengoku.server.pool import Pool
from sengoku.server.problems import Broken, Busy, Gone
from sengoku.server.reader import answer
from sengoku.server.reading import AT_A_TIME, read_gently, read_match
from sengoku.server.store import EntryRow
from sengoku.server.table_log import TableLog
from sengoku.server.worker import Thought
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, PATIENT, PEOPLE, ask, open_hall, play, run, seated


class Gated(MindProcess):
    """A reader in this process that answers when the gate is open, and notes what it was asked."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.asked: list[str] = []

    async def ready(self) -> None:
        pass

    async def ask(self, job: Any) -> Thought:
        self.asked.append(type(job).__name__)
        while not self.gate.is_set():
            await asyncio.sleep(0.01)
        return msgspec.json.decode(
            msgspec.json.encode(answer(msgspec.json.encode(job))), type=Thought
        )

    def pid(self) -> None:
        return None

    async def end(self) -> None:
        self.gate.set()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Litestar]]:
    folder = tmp_path_factory.mktemp("desk")
    database = str(folder / "tables.db")
    with serving(Config(database=database, bot_delay=0, undo_time=0, **NO_LIMITS)) as found:
        yield found


# -- nothing is played again in the process of the server ----------------------------------------


def finished(guest: Guest) -> str:
    """A listed match that was given up after a few decisions."""
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    body = {"game": "glory", "seats": seats, "listed": True, "options": {"rounds": 1}}
    table = str(guest.post("/api/tables", body)["table"]["id"])
    guest.post(f"/api/tables/{table}/start")
    for _ in range(4):
        now = guest.get(f"/api/tables/{table}/present")
        seat, move = now["waiting"][0], {"type": "move", "id": "m", "option": 0}
        asked = {**move, "version": now["version"]}
        assert guest.post(f"/api/tables/{table}/requests?seat={seat}", asked)["type"] == "done"
    guest.post(f"/api/tables/{table}/requests?seat=0", {"type": "resign", "id": "r"})
    return table


def looks_back(guest: Guest, table: str, record: bytes) -> list[Callable[[], Any]]:
    """Every way of looking back."""
    seats = [{"kind": "mine"}, {}]
    path = f"/api/tables/{table}"
    about = {"ply": 0, "about": {"about": "token"}}
    return [
        lambda: guest.http.post("/api/verify", content=record).json()["verified"],
        lambda: guest.get(f"{path}/replay?ply=2")["ply"],
        lambda: guest.key("POST", f"{path}/preview", {"ply": 1, "about": {}})[0],
        lambda: guest.get(f"{path}/review?ply=1")["ply"],
        lambda: guest.post(f"{path}/branch", {"ply": 2, "seats": seats})["table"]["status"],
        lambda: len(guest.get("/api/tables?status=over")["tables"]),
        lambda: guest.get("/api/lessons/samurai")["game"],
        lambda: guest.post("/api/lessons/skirmish/preview", about)["ply"],
    ]


def test_whoever_looks_back_waits_for_the_desk_and_nobody_else_does(
    served: tuple[str, Litestar],
) -> None:
    home, app = served
    hall, mind = app.state.hall, Gated()
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    table = finished(ann)
    record = ann.http.get(f"/api/tables/{table}/record").content
    cold = finished(ann)
    del hall._rooms[cold]
    real, hall.house.desk = hall.house.desk, _desk_of([mind] * 8)
    wanted = looks_back(ann, table, record)
    with ThreadPoolExecutor(len(wanted)) as threads:
        waiting: list[Future[Any]] = [threads.submit(look) for look in wanted]
        try:
            _until(lambda: len(mind.asked) == len(wanted))
            body = {"game": "glory", "seats": [{"kind": "mine"}, {}]}
            other = bob.post("/api/tables", body)["table"]["id"]
            with bob.socket(other, seat=0) as line:
                line.until("welcome")
                line.ask(type="ping")
                assert line.until("pong")
            assert not any(look.done() for look in waiting), "it was played again in the server"
        finally:
            mind.gate.set()
        answers = [look.result() for look in waiting]
    hall.house.desk = real
    assert answers == [True, 2, 400, 1, "open", 2, "samurai", 0]
    assert cold not in hall._rooms, "the lobby takes nothing into memory"
    kinds = ["Check", "Cut", "Decision", "Glance", "Learn", "SeenAgain", "SeenAhead", "SeenAhead"]
    assert sorted(mind.asked) == kinds


def _desk_of(minds: list[Gated]) -> PastDesk:
    left, metrics = [*minds], Metrics()
    pool = Pool(len(minds), metrics, name="desk", seconds=PATIENT, patience=PATIENT, mind=left.pop)
    return PastDesk(Config(), metrics, pool)


def _until(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


# -- what the desk finds -----------------------------------------------------------------------


def test_the_real_desk_answers_and_refuses_as_it_was_raised(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            await play(hall, room, 6)
            record, desk = room.match.playing().record(), hall.house.desk
            seen = await desk.ask(SeenAgain(record, 3, "1"), Replayed, NOBODY)
            assert (seen.ply, seen.seat, seen.plies) == (3, 1, 6)
            assert not (await desk.ask(Check(b"{"), Verified, NOBODY)).verified
            assert (await desk.ask(Learn("glory"), Lesson, NOBODY)).frames
            with pytest.raises(BadRecord) as refused:
                await desk.ask(SeenAgain(record, 99, "public"), Replayed, NOBODY)
            assert refused.value.key == "record-no-such-ply"
            assert refused.value.facts == {"at": 99, "last": 6}
            with pytest.raises(Problem) as other:
                await desk.ask(SeenAgain(record, 1, "nobody"), Replayed, NOBODY)
            assert other.value.key == "no-such-viewer"
            rows = [EntryRow("t", 0, 1, "{}")]
            with pytest.raises(Broken):
                await desk.ask(Glance(rows), Glanced, NOBODY)
            short = await desk.ask(Cut(record, 2), Record, NOBODY)
            assert short.actions == record.actions[:2]
            while room.match.running():
                await play(hall, room, 10)
            whole = room.match.playing().record()
            with pytest.raises(Gone):
                await desk.ask(Cut(whole, len(whole.actions)), Record, NOBODY)

    run(story())


def test_a_full_desk_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        mind = Gated()
        desk = _desk_of([mind])
        first = asyncio.create_task(desk.ask(Check(b"{"), Verified, NOBODY))
        while not mind.asked:
            await asyncio.sleep(0.01)
        desk._pool._patience = 0.0
        with pytest.raises(Busy):
            await desk.ask(Check(b"{"), Verified, Lane("a", "b", "c"))
        mind.gate.set()
        assert not (await first).verified
        await desk.stop()

    run(story())


def test_a_cold_table_looks_as_it_does_in_memory(tmp_path: Path) -> None:
    """For its host, its players and a stranger; and anew after it has changed."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", listed=True)
            await play(hall, room, 3)
            for change in (lambda: play(hall, room, 2), lambda: ask(hall, room, 1, RESIGN)):
                for person in (None, *(who.id for who in PEOPLE[:3])):
                    length = (await hall.house.store.lengths([room.id]))[room.id]
                    assert length == room.match.number
                    cold = await hall.glances.at(room.id, length, person, NOBODY)
                    assert cold == without_absence(room.info(person))
                await change()
            assert hall.house.metrics.work["desk"].seconds.count() == 2

    run(story())


def without_absence(info: TableInfo) -> TableInfo:
    """Since when somebody is away is known only where the table is in memory."""
    seats = [msgspec.structs.replace(seat, away=None, until=None) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)


RESIGN = say.Resign("r")


# -- a table is read little by little ----------------------------------------------------------


def test_others_have_their_turns_while_a_long_table_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "samurai")
            await play(hall, room, 45)
            rows = await hall.house.store.entries_of(room.id)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            beside = asyncio.create_task(others())
            match = await read_gently(rows)
            beside.cancel()
            assert turns >= len(rows) // AT_A_TIME >= 3
            told = read_match(rows)
            assert match.playing().record() == told.playing().record() and match.number == len(rows)
            damaged = [*rows[:20], *rows[21:]]
            with pytest.raises(Broken):
                await read_gently(damaged)

    run(story())


def test_a_table_that_is_opened_is_read_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, sizes = reading.read_on, []

    def noted(match: TableLog, rows: Sequence[EntryRow]) -> Any:
        sizes.append(len(rows))
        return real(match, rows)

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            await play(hall, room, 25)
            del hall._rooms[room.id]
            monkeypatch.setattr(reading, "read_on", noted)
            again = await hall.room(room.id)
            assert again.match.version == room.match.version
            assert sum(sizes) == room.match.number - 1 and max(sizes) <= AT_A_TIME

    run(story())
