"""Both databases keep the same promises: written once, whole, in the form that the code expects."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select

from sengoku.kernel.problem import Problem
from sengoku.server.store import ChatRow, Conflict, EntryRow, KeyRow, Store, TableRow, Write, rows
from sengoku.server.store.backup import back_up, migrate, restore
from sengoku.server.store.engine import connect
from sengoku.server.store.schema import MIGRATIONS, NEWEST
from sengoku.server.store.url import read_url
from tests.server.databases import Cluster, new_database
from tests.server.support import open_hall, play, run, seated


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, cluster: Cluster, tmp_path: Path) -> str:
    return new_database(request.param, cluster, tmp_path)


def entry(number: int, table: str = "t") -> EntryRow:
    return EntryRow(table, number, 7, '{"t":"started"}')


async def opened(url: str) -> Store:
    store = Store(url)
    await store.open()
    return store


def test_a_batch_with_one_conflict_keeps_all_the_others(url: str) -> None:
    async def story() -> None:
        store = await opened(url)
        await store.write(Write(entries=[entry(0)]))
        writes = [Write(entries=[entry(0, table=f"t{n}")]) for n in range(50)]
        writes.insert(25, Write(entries=[entry(1), entry(0)]))
        results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert [type(r) for r in results].count(Conflict) == 1
        assert isinstance(results[25], Conflict)
        assert len(await store.entries_of("t")) == 1, "half of a change was kept"
        for number in range(50):
            assert await store.entries_of(f"t{number}") == [entry(0, table=f"t{number}")]
        await store.close()

    run(story())


def test_who_cannot_be_told_keeps_nobody_else_waiting(url: str) -> None:
    async def story() -> None:
        store = await opened(url)

        def breaks(failed: Exception | None) -> None:
            raise RuntimeError("gone meanwhile")

        heard: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        store.post(Write(entries=[entry(0, table="a")]), breaks)
        store.post(Write(entries=[entry(0, table="b")]), heard.set_result)
        assert await asyncio.wait_for(heard, 60) is None
        assert [len(await store.entries_of(table)) for table in "ab"] == [1, 1]
        await store.close()

    run(story())


def test_an_entry_that_does_not_follow_is_refused_wherever_it_stands_in_a_batch(url: str) -> None:
    """Of batches of many sizes, since so many entries are one statement."""

    async def story() -> None:
        store, rng = await opened(url), random.Random(5)
        lengths = {f"t{n}": 0 for n in range(100)}
        for size in (1, 2, 4, 5, 16, 21, 63, 64, 65, 100):
            writes, fits = [], []
            for table in rng.sample([*lengths], size):
                first, count, hole = lengths[table], rng.randint(1, 3), rng.choice([0, 0, 0, 1, 2])
                found = [entry(first + hole + n, table) for n in range(count)]
                writes.append(Write(entries=found))
                fits.append(hole == 0)
                lengths[table] += count if hole == 0 else 0
            results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
            assert [result is None for result in results] == fits
            assert all(result is None or isinstance(result, Conflict) for result in results)
        for table, length in lengths.items():
            assert await store.entries_of(table) == [entry(n, table) for n in range(length)]
        await store.close()

    run(story())


def test_rows_come_back_as_they_were(url: str) -> None:
    async def story() -> None:
        store = await opened(url)
        table = TableRow("t", "glory", "open", True, 2, 5, None)
        line = ChatRow("t", 0, "players", "p", "ref", None, "Ann", "hello \u2764 \u65e5\u672c", 9)
        key = KeyRow("t", 1, "p", 3, own=True)
        await store.write(Write([entry(n) for n in range(3)], [table], [], [key], [], [line]))
        assert await store.entries_of("t", since=1) == [entry(1), entry(2)]
        assert await store.keys_of("t") == [key]
        assert await store.chat_of("t") == [line]
        await store.write(Write(tables=[TableRow("t", "glory", "running", True, 0, 5, 77)]))
        assert await store.running() == ["t"]
        assert await store.due(76) == [] and await store.due(77) == ["t"]
        await store.write(Write(lost_keys=[key]))
        assert await store.keys_of("t") == []
        with pytest.raises(Conflict):
            again = ChatRow("t", 1, "players", "p", "ref", None, "Ann", "hello", 9)
            await store.write(Write(chat=[again]))
        await store.add_person("p", "Ann", bot=False, at=1)
        await store.rename("p", "Anna")
        assert await store.person("p") == ("Anna", False, 0, False, "", "")
        assert await store.setting("secret", "a") == await store.setting("secret", "b") == "a"
        await store.close()

    run(story())


def test_a_match_plays_and_comes_back(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 30)
            id, record = room.id, room.match.playing().record()
        async with open_hall(tmp_path, url=url) as hall:
            assert (await hall.room(id)).match.playing().record() == record

    run(story())


def test_the_migrations_lead_to_the_tables_of_the_code(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), rows.METADATA))

    async def story() -> None:
        engine = connect(read_url(url), 10)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    migrate(url)
    migrate(url)
    run(story())


def test_the_newest_form_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


def test_postgresql_is_migrated_by_command_only(cluster: Cluster) -> None:
    url = cluster.create(migrated=False)
    with pytest.raises(Problem) as refused:
        run(Store(url).open())
    assert refused.value.key == "database-not-migrated"
    migrate(url)

    async def story() -> None:
        await (await opened(url)).close()

    run(story())


@pytest.mark.parametrize("typed", ["mysql://x/y", "http://x", "sqlite+foo:///x"])
def test_what_is_no_database_is_refused_without_telling_a_password(typed: str) -> None:
    with pytest.raises(Problem) as refused:
        Store(typed)
    assert refused.value.key == "bad-database"
    assert "y" not in str(refused.value.facts["url"]).partition("://")[2]


def test_a_database_out_of_reach_is_said_in_a_sentence(tmp_path: Path) -> None:
    for typed in ("postgresql://nobody@127.0.0.1:1/none", str(tmp_path / "no" / "such" / "t.db")):
        with pytest.raises(Problem) as refused:
            run(Store(typed).open())
        assert refused.value.key == "no-database"


# -- backups ---------------------------------------------------------------------------------------


async def _everything(url: str) -> str:
    engine, found = connect(read_url(url), 10), []
    async with engine.connect() as connection:
        for table in rows.METADATA.sorted_tables:
            rows_there = (await connection.execute(select(table))).all()
            found.append(sorted(json.dumps([*row]) for row in rows_there))
    await engine.dispose()
    return json.dumps(found)


def test_a_backup_moves_house_and_back(cluster: Cluster, tmp_path: Path) -> None:
    first, second, third = str(tmp_path / "a.db"), cluster.create(), str(tmp_path / "b.db")

    async def story() -> None:
        async with open_hall(tmp_path, url=first) as hall:
            for number in range(4):
                await play(hall, await seated(hall, "glory"), 9, number)

    run(story())
    count = back_up(first, tmp_path / "one")
    assert restore(second, tmp_path / "one") == count > 40
    assert back_up(second, tmp_path / "two") == count
    assert restore(third, tmp_path / "two") == count
    assert asyncio.run(_everything(first)) == asyncio.run(_everything(third))
    assert (tmp_path / "one").stat().st_mode & 0o777 == 0o600
    with pytest.raises(Problem) as refused:
        restore(second, tmp_path / "one")
    assert refused.value.key == "database-not-empty"


def test_a_damaged_backup_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=str(tmp_path / "a.db")) as hall:
            await play(hall, await seated(hall, "glory"), 9)

    run(story())
    back_up(str(tmp_path / "a.db"), tmp_path / "whole")
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    rng = random.Random(1)
    for number in range(4):
        broken = lines[:]
        del broken[rng.randrange(len(lines))]
        (tmp_path / "broken").write_bytes(b"".join(broken))
        target = str(tmp_path / f"t{number}.db")
        with pytest.raises(Problem) as refused:
            restore(target, tmp_path / "broken")
        assert refused.value.key == "bad-backup"
        empty = json.loads(asyncio.run(_everything(target)))
        assert all(table == [] for table in empty)
