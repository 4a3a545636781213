"""What a server does all the time goes on after errors, and what is wrong is said."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from sengoku.server import messages as say
from sengoku.server.config import Config
from sengoku.server.duties import Duty
from sengoku.server.hall import SWEEP, Hall
from sengoku.server.house import RETRY
from sengoku.server.store import EntryRow, Store, StoreFails, Write
from sengoku.server.store.ledger import Ledger
from tests.server.databases import Cluster
from tests.server.outages import locked
from tests.server.process import Process
from tests.server.served import Guest, serving
from tests.server.support import ask, eventually, hands, open_hall, run, seated


def duty_of(hall: Hall, name: str) -> Duty:
    return next(duty for duty in hall.house.metrics.duties if duty.name == name)


async def turned_until(hall: Hall, true: Any) -> None:
    """Time goes on until it is so."""
    for _ in range(1000):
        if true():
            return
        await hands(hall).turn(RETRY)
    raise AssertionError("it did not happen")


def test_every_duty_goes_on_after_an_outage(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.create()

    async def story() -> None:
        async with open_hall(tmp_path, url=url, idle=SWEEP) as hall:
            hall.begin()
            duties = [duty_of(hall, name) for name in ("recover", "sweep", "news")]
            room = await seated(hall, "glory", "hh")
            with cluster.stopped():
                refused = await ask(hall, room, 0, say.Resign("r"))
                assert refused.problem.key == "storage-fails"
                await turned_until(hall, lambda: all(duty.fails for duty in duties))
                assert await hall.house.store.health() == "away"
            await turned_until(hall, lambda: not any(duty.fails for duty in duties))
            assert not any(duty.dead() for duty in duties)
            assert all(duty.errors > 0 for duty in duties)
            await turned_until(hall, lambda: hall.rooms() == [])
            assert await hall.house.store.health() == ""

    run(story())


def test_a_full_disk_is_known_until_a_write_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, real = True, Ledger._connection

    def limited(ledger: Ledger) -> sqlite3.Connection:
        """No page more than there is."""
        connection = real(ledger)
        connection.execute(f"PRAGMA max_page_count={1 if full else 1 << 30}")
        return connection

    async def story() -> None:
        nonlocal full
        store = Store(str(tmp_path / "t.db"))
        await store.open()
        big = Write(entries=[EntryRow("t", 0, 0, "x" * 100_000)])
        with pytest.raises(StoreFails):
            await store.write(big)
        assert store.trouble == "disk-full"
        full = False
        assert await store.health() == "", "it tries to write, and can"
        await store.write(big)
        await store.close()

    monkeypatch.setattr(Ledger, "_connection", limited)
    run(story())


class Unsendable(str):
    """What cannot even be sent to a process."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("it stays here")


def test_bots_go_on_after_an_error_of_their_keeper(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hb")
            async with room.lock:
                usual = room.match.chairs[0].bot
                room.match.chairs[0].bot = Unsendable("bot:1")
                room.go_on()
            await eventually(lambda: room.match.version > 3)
            async with room.lock:
                room.match.chairs[0].bot = usual
            keeper = duty_of(hall, "bots-0")
            assert keeper.errors > 0 and not keeper.dead()
            await eventually(lambda: not keeper.fails)

    run(story())


def test_the_writer_goes_on_after_an_error_of_ours(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            nonsense: Any = [None]
            with pytest.raises(StoreFails):
                await hall.house.store.write(Write(entries=nonsense))
            await hall.house.store.write(Write(entries=[EntryRow("t", 0, 0, "{}")]))
            assert not duty_of(hall, "write").dead()

    run(story())


# -- as operators see it -------------------------------------------------------------------------


def health(home: str) -> tuple[int, str]:
    response = httpx.get(f"{home}/healthz", timeout=60)
    return response.status_code, response.text


def test_health_says_that_the_database_is_locked(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), database_patience=50)
    with serving(config) as (home, _):
        guest = Guest(home, "Ann")
        assert health(home) == (200, "ok\n")
        with locked(tmp_path / "t.db"):
            assert guest.key("POST", "/api/me", {"name": "Bob"}) == (503, "storage-fails")
            assert health(home) == (503, "database locked\n")
            assert "sengoku_write_failures_total 2.0" in httpx.get(f"{home}/metrics").text
        assert health(home) == (200, "ok\n")


def test_health_says_that_the_disk_takes_nothing(tmp_path: Path) -> None:
    with Process(str(tmp_path / "t.db"), tmp_path) as process:
        process.wait()
        guest = Guest(process.home, "Ann")
        process.limit_files(0)
        assert guest.key("POST", "/api/me", {"name": "Bob"}) == (503, "storage-fails")
        assert health(process.home) == (503, "database disk-error\n")
        process.limit_files(None)
        assert health(process.home) == (200, "ok\n")


def test_health_says_that_a_duty_is_dead(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, app):
        sweep = duty_of(app.state.hall, "sweep")
        assert 'sengoku_duty_well{duty="sweep"} 1.0' in httpx.get(f"{home}/metrics").text
        _end(app, sweep)
        assert health(home) == (503, "duty sweep dead\n")
        assert 'sengoku_duty_well{duty="sweep"} 0.0' in httpx.get(f"{home}/metrics").text


def test_a_broken_table_is_refused_counted_and_takes_no_other_with_it(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"))
    with serving(config) as (home, _):
        ann = Guest(home, "Ann")
        body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
        broken, whole = (ann.post("/api/tables", body)["table"]["id"] for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "t.db")) as file, file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND number = 0", (broken,))
    with serving(config) as (home, _):
        ann = Guest(home, "Ann")
        assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [whole]
        assert ann.key("GET", f"/api/tables/{broken}") == (500, "table-is-broken")
        assert health(home) == (200, "ok\nbroken tables 1\n")


def _end(app: Litestar, duty: Duty) -> None:
    """A fault that nobody foresaw."""
    task = duty._task
    assert task is not None
    asyncio.run_coroutine_threadsafe(_cancelled(task), task.get_loop()).result(60)


async def _cancelled(task: "asyncio.Task[Any]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
