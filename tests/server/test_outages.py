"""The database is away: what was refused did not happen, what was acknowledged did."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import delete, literal, select, text
from sqlalchemy.exc import DBAPIError

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Live
from sengoku.server.hall import Hall
from sengoku.server.problems import Broken
from sengoku.server.reading import read_match
from sengoku.server.room import Room
from sengoku.server.store import Conflict, EntryRow, Store, StoreFails, Unsure, Write, rows
from sengoku.server.store.failures import failure
from sengoku.server.store.writes import put
from tests.server.cable import plugged
from tests.server.databases import Cluster, new_database
from tests.server.disk import failures
from tests.server.outages import PATIENCE, locked, outages, weather
from tests.server.process import Process
from tests.server.support import ask, hands, looking, open_hall, play, run, seated

SECOND = 1000
WAITING = "EXISTS (SELECT FROM pg_locks WHERE NOT granted)"


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    return cluster.create()


def first(room: Room) -> tuple[int, say.Move]:
    """The seat that is asked, and its first option."""
    return room.match.playing().seat(), say.Move("m", room.match.version, option=0)


async def actions_on_disk(hall: Hall, table: str) -> list[int]:
    match = read_match(await hall.house.store.entries_of(table))
    return [*match.playing().record().actions]


async def plays_on(hall: Hall, table: str, plies: int = 3) -> None:
    """The table was read anew, goes on, and its log is whole."""
    await hall.reread()
    room = await hall.room(table)
    before = await actions_on_disk(hall, table)
    assert [*room.match.playing().record().actions] == before
    await play(hall, room, plies)
    assert len(await actions_on_disk(hall, table)) == len(before) + plies


# -- refused -------------------------------------------------------------------------------------


def test_a_move_refused_while_sqlite_is_locked_never_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, database_patience=50) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 3)
            before, looker = await actions_on_disk(hall, room.id), looking(room, None)
            with locked(tmp_path / "tables.db"):
                refused = await ask(hall, room, *first(room))
                assert refused.problem.key == "storage-fails"
                assert room.version == refused.version < room.match.version, "nobody is told"
            assert looker.presents() == []
            assert await actions_on_disk(hall, room.id) == before
            await plays_on(hall, room.id)

    run(story())


def test_a_stopped_postgresql_costs_no_table(
    tmp_path: Path, cluster: Cluster, postgresql: str
) -> None:
    """Refused moves never happened, nobody gets in meanwhile, and play goes on afterwards."""

    async def story() -> None:
        async with open_hall(tmp_path, url=postgresql) as hall:
            tables = [await seated(hall, "glory", "hh") for _ in range(3)]
            for room in tables:
                await play(hall, room, 4)
            before = [await actions_on_disk(hall, room.id) for room in tables]
            with cluster.stopped():
                for room in tables:
                    looker = looking(room, 0)
                    for _ in range(2):
                        refused = await ask(hall, room, *first(room))
                        assert refused.problem.key == "storage-fails"
                    await asyncio.sleep(0)
                    assert looker.heard()[-1] == {"type": "cut"}
                    with pytest.raises(StoreFails):
                        await hall.room(room.id)
                with pytest.raises(StoreFails):
                    await hall.reread()
                assert hall.rooms() == []
            assert [await actions_on_disk(hall, room.id) for room in tables] == before
            for room in tables:
                await plays_on(hall, room.id)
            assert hall.house.metrics.lost.value == 3

    run(story())


def test_a_frozen_postgresql_is_not_waited_for(
    tmp_path: Path, cluster: Cluster, postgresql: str
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=postgresql, database_patience=2000) as hall:
            room = await seated(hall, "glory", "hh")
            with cluster.frozen():
                refused = await ask(hall, room, *first(room))
                assert refused.problem.key == "storage-fails"
            await plays_on(hall, room.id)

    run(story())


def test_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, database_patience=50) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0, "resign"))
            with locked(tmp_path / "tables.db"):
                await hands(hall).turn(40 * SECOND)
                assert room.lock.shut, "the end of his time could not be written"
            hands(hall).skip(3600 * SECOND)
            await hall.reread()
            again = await hall.room(room.id)
            assert again.match.running()
            assert again.match.clock.zero() == hands(hall).now() + 30 * SECOND

    run(story())


# -- a commit that is cut ------------------------------------------------------------------------


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_cut_commit_is_answered_by_what_is_true(
    tmp_path: Path, postgresql: str, cut: str
) -> None:
    """Whether the commit arrived or not, the move is played once and acknowledged."""

    async def story() -> None:
        async with (
            plugged(postgresql) as (cable, url),
            open_hall(tmp_path, url=url) as hall,
        ):
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 3)
            cable.cut = cut  # type: ignore[assignment]
            done = await ask(hall, room, *first(room))
            assert isinstance(done, say.Done) and not done.again
            assert cable.cut == "", "it was cut"
            assert len(await actions_on_disk(hall, room.id)) == 4
            assert not room.lock.shut
            await play(hall, room, 3)

    run(story())


@pytest.mark.parametrize(("cut", "played"), [("before", False), ("after", True)])
def test_of_a_commit_that_nobody_can_ask_about_nothing_is_said(
    tmp_path: Path, postgresql: str, cut: str, played: bool
) -> None:
    """Neither done nor refused: who asks again afterwards learns what is true."""

    async def story() -> None:
        async with (
            plugged(postgresql) as (cable, url),
            open_hall(tmp_path, url=url) as hall,
        ):
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 3)
            seat, move = first(room)
            cable.cut, cable.dies = cut, True  # type: ignore[assignment]
            with pytest.raises(Unsure):
                await ask(hall, room, seat, move)
            assert room.lock.shut
            cable.dead = False
            await hall.reread()
            again = await hall.room(room.id)
            assert len(await actions_on_disk(hall, room.id)) == 3 + played
            last = (await hall.house.store.entries_of(room.id))[-1]
            assert isinstance(log.read_entry(last.data), log.Settled)
            done = await ask(hall, again, seat, move)
            assert isinstance(done, say.Done) and done.again == played
            assert len(await actions_on_disk(hall, room.id)) == 4
            await plays_on(hall, room.id)

    run(story())


def test_who_sends_it_again_meanwhile_does_not_hear_that_it_failed(
    tmp_path: Path, postgresql: str
) -> None:
    """From another device, or over HTTP: for the same move may have happened the first time."""

    async def story() -> None:
        async with (
            plugged(postgresql) as (cable, url),
            open_hall(tmp_path, url=url) as hall,
        ):
            room = await seated(hall, "glory", "hh")
            seat, move = first(room)
            cable.cut, cable.dies = "after", True
            asked = [ask(hall, room, seat, move) for _ in range(3)]
            said = await asyncio.gather(*asked, return_exceptions=True)
            assert [*map(type, said)] == [Unsure, Unsure, Unsure]
            with pytest.raises(Unsure):
                await ask(hall, room, seat, move)
            with pytest.raises(Unsure):
                await hall.room(room.id)
            cable.dead = False
            await hall.reread()
            done = await ask(hall, await hall.room(room.id), seat, move)
            assert isinstance(done, say.Done) and done.again

    run(story())


@pytest.mark.parametrize(("cut", "there"), [("before", False), ("after", True)])
def test_what_is_changed_beside_tables_is_not_called_undone_after_a_cut_commit(
    tmp_path: Path, postgresql: str, cut: str, there: bool
) -> None:
    async def story() -> None:
        async with (
            plugged(postgresql) as (cable, url),
            open_hall(tmp_path, url=url) as hall,
        ):
            cable.cut = cut  # type: ignore[assignment]
            with pytest.raises(Unsure):
                await hall.house.store.add_person("ann", "Ann", bot=False, at=1)
            assert (await hall.house.store.person("ann") is not None) == there

    run(story())


def test_a_commit_still_on_its_way_is_waited_for(tmp_path: Path, postgresql: str) -> None:
    """The line is gone, the database goes on with what it got: nobody is served before it ends."""

    async def story() -> None:
        async with open_hall(tmp_path, url=postgresql) as hall:
            room, store = await seated(hall, "glory", "hh"), hall.house.store
            seat, version = room.match.playing().seat(), room.match.version
            move = log.Moved(seat, room.match.playing().options(seat)[0])
            late = EntryRow(room.id, room.match.number, 7, log.write_entry(move).decode())
            async with store._there().connect() as line:
                await put(line, [Write(entries=[late])])
                room.lose(unsure=True)
                recovering = asyncio.create_task(hall.reread())
                while not recovering.done() and not await _somebody_waits(store):
                    await asyncio.sleep(0.02)
                await line.commit()
            await recovering
            assert (await hall.room(room.id)).match.done[version, seat].action == move.action

    run(story())


async def _somebody_waits(store: Store) -> bool:
    return bool(await store._all(select(literal(1)).where(text(WAITING))))


def test_a_bad_row_does_not_fail_its_neighbors(tmp_path: Path, postgresql: str) -> None:
    """PostgreSQL keeps no text with a zero in it."""

    async def story() -> None:
        async with open_hall(tmp_path, url=postgresql) as hall:
            writes = [
                Write(entries=[EntryRow(f"t{n}", 0, 7, "\0" if n == 5 else "{}")])
                for n in range(10)
            ]
            store = hall.house.store
            results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
            assert [n for n, result in enumerate(results) if result is not None] == [5]
            assert isinstance(results[5], StoreFails)

    run(story())


@pytest.mark.parametrize("name", ["SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_FSYNC", ""])
def test_a_commit_that_fails_after_all_was_written_is_not_called_undone(name: str) -> None:
    failed = sqlite3.OperationalError("disk I/O error")
    failed.sqlite_errorname = name
    wrapped = DBAPIError.instance(None, None, failed, sqlite3.Error)
    assert isinstance(failure(wrapped, committing=True), Unsure)


@pytest.mark.skipif(shutil.which("cc") is None, reason="the disk that fails is written in C")
def test_whatever_fails_on_the_disk_what_is_said_is_true_after_the_next_start(
    tmp_path: Path,
) -> None:
    """Each call of a commit of SQLite fails once, or from then on; then the power goes."""
    found = failures(tmp_path)
    for one in found:
        assert (one.said, one.there) not in [("done", False), ("refused", True)], one
    assert {one.said for one in found} == {"done", "refused", "unknown"}
    assert {one.asked for one in found if one.asked.endswith("-shm")}, "it grew"


# -- holes ---------------------------------------------------------------------------------------


async def drill(hall: Hall, table: str, number: int) -> None:
    """An entry is gone from the disk."""
    at = rows.entries.c
    gone = delete(rows.entries).where(at.table_id == table, at.number == number)
    await hall.house.store._change(gone)


def test_a_log_with_a_hole_is_refused_and_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 6)
            await drill(hall, room.id, 5)
        async with open_hall(tmp_path) as hall:
            for _ in range(2):
                with pytest.raises(Broken) as refused:
                    await hall.room(room.id)
                assert refused.value.facts["number"] == 5
            await hall.resume()
            await hall.reread()
            assert hall.house.metrics.broken.value == 1
            assert b"sengoku_broken_tables 1.0" in hall.house.metrics.page()

    run(story())


def test_a_log_is_never_continued_beyond_its_end(tmp_path: Path, postgresql: str) -> None:
    """Whatever somebody believes in memory: an entry needs the one before it."""

    async def story(url: str) -> None:
        async with open_hall(tmp_path, url=url) as hall:
            store, room = hall.house.store, await seated(hall, "glory", "hh")
            await play(hall, room, 6)
            count = room.match.number
            with pytest.raises(Conflict):
                await store.write(Write(entries=[EntryRow(room.id, count + 1, 7, "{}")]))
            await drill(hall, room.id, count - 1)  # as from an older backup, while the server runs
            moved = await ask(hall, room, *first(room))
            assert moved.problem.key == "stale-action"
            assert len(await store.entries_of(room.id)) == count - 1 == room.match.number
            await plays_on(hall, room.id)

    run(story(str(tmp_path / "holes.db")))
    run(story(postgresql))


def test_what_another_server_wrote_is_not_read_over_a_hole(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            await play(one, room, 4)
            await drill(one, room.id, twin.match.number + 1)
            with pytest.raises(Broken):
                await twin.catch_up()
            with pytest.raises(Broken):
                await two.room(room.id)

    run(story())


# -- under load ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "count"), [pytest.param("sqlite", 4, marks=pytest.mark.long), ("postgresql", 4)]
)
def test_nothing_acknowledged_is_lost_when_the_database_is_away(
    tmp_path: Path, cluster: Cluster, kind: str, count: int
) -> None:
    """Every kind of outage under load; the long form is `make chaos`."""
    database = new_database(kind, cluster, tmp_path)
    with Process(database, tmp_path, database_patience=PATIENCE) as process:
        kinds = weather(process, database, cluster if kind == "postgresql" else None)
        outcome = asyncio.run(outages(process, database, kinds, count=count, tables=4))
    assert outcome.outages == count and outcome.acknowledged >= 40 * count
    assert outcome.reread > 0, "no outage was felt"
