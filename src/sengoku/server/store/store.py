"""The database: reads answer at once, writes are gathered and committed together.

A write is answered when it is on disk. Several tables that write at the same moment share one
commit, so that the disk is waited for once.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sengoku.kernel.problem import Problem
from sengoku.server.store import rows
from sengoku.server.store.news import News
from sengoku.server.store.schema import prepare
from sengoku.server.store.url import check_folder, is_embedded, read_url
from sengoku.server.store.writes import ChatRow, EntryRow, Write, put

__all__ = ["Conflict", "Store", "StoreFails"]

MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written this number already; nothing of this write was kept."""


class StoreFails(Exception):
    """The database cannot be reached or refuses; nothing was acknowledged."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.embedded = is_embedded(self.url)
        self.news = None if self.embedded else News(self.url)
        self._engine: AsyncEngine | None = None
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._engine = connect(self.url)
        try:
            await prepare(self._engine, migrates=self.embedded)
        except Problem:
            await self._engine.dispose()
            raise
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """What was asked for is still written."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._engine is not None:
            await self._engine.dispose()

    # -- writing -------------------------------------------------------------------------------

    async def write(self, change: Write) -> None:
        """Returns when it is on disk, whole; raises Conflict or StoreFails if nothing is."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        await asyncio.shield(done)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            if not await self._try([change for change, _ in batch], [d for _, d in batch]):
                for change, done in batch:
                    await self._try([change], [done])
            for _ in batch:
                self._waiting.task_done()

    async def _try(self, changes: list[Write], done: list[asyncio.Future[None]]) -> bool:
        """A conflict in a batch is found by writing each change alone."""
        problem: Exception | None = None
        try:
            async with self._there().begin() as connection:
                await put(connection, changes)
                if self.news is not None:
                    await self.news.send(connection, changes)
        except IntegrityError:
            if len(changes) > 1:
                return False
            problem = Conflict()
        except (SQLAlchemyError, OSError) as failed:
            problem = StoreFails(type(failed).__name__)
        for future in done:
            if not future.done():
                if problem is None:
                    future.set_result(None)
                else:
                    future.set_exception(problem)
        return True

    # -- reading -------------------------------------------------------------------------------

    async def entries_of(self, table_id: str, since: int = 0) -> list[EntryRow]:
        at = rows.entries.c
        query = select(at.table_id, at.number, at.at, at.data).where(
            at.table_id == table_id, at.number >= since
        )
        return [EntryRow(*row) for row in await self._all(query.order_by(at.number))]

    async def keys_of(self, table_id: str) -> list[tuple[int, str]]:
        query = select(rows.keys.c.seat, rows.keys.c.person_id)
        found = await self._all(query.where(rows.keys.c.table_id == table_id))
        return [(seat, person) for seat, person in found]

    async def chat_of(self, table_id: str, *, last: int = 100) -> list[ChatRow]:
        at = rows.chat.c
        columns = [getattr(at, name) for name in ChatRow.__slots__]
        query = select(*columns).where(at.table_id == table_id).order_by(at.number.desc())
        return [ChatRow(*row) for row in reversed(await self._all(query.limit(last)))]

    async def lobby(
        self,
        *,
        game: str | None,
        status: str | None,
        open_seats: bool,
        person: str | None,
        after: tuple[int, str] | None,
        most: int,
    ) -> list[tuple[int, str]]:
        """When they were made and their ids, newest first; a person's own, or listed ones."""
        at = rows.tables.c
        query = select(at.created, at.id).order_by(at.created.desc(), at.id.desc()).limit(most)
        if person is None:
            query = query.where(at.listed)
        else:
            own = select(rows.keys.c.table_id).where(rows.keys.c.person_id == person)
            query = query.where(at.id.in_(own))
        if game is not None:
            query = query.where(at.game == game)
        if status is not None:
            query = query.where(at.status == status)
        if open_seats:
            query = query.where(at.open_seats > 0)
        if after is not None:
            made, id = after
            query = query.where((at.created < made) | ((at.created == made) & (at.id < id)))
        return [(created, id) for created, id in await self._all(query)]

    async def running(self) -> list[str]:
        query = select(rows.tables.c.id).where(rows.tables.c.status == "running")
        return [id for (id,) in await self._all(query)]

    async def due(self, now: int) -> list[str]:
        """Running tables at which somebody's days are over."""
        at = rows.tables.c
        query = select(at.id).where(at.status == "running", at.due <= now)
        return [id for (id,) in await self._all(query)]

    # -- people and settings -------------------------------------------------------------------

    async def person(self, id: str) -> tuple[str, bool] | None:
        """A name, and whether it is a program."""
        at = rows.people.c
        found = await self._all(select(at.name, at.bot).where(at.id == id))
        return (found[0][0], bool(found[0][1])) if found else None

    async def add_person(self, id: str, name: str, *, bot: bool, at: int) -> None:
        values = {"id": id, "name": name, "bot": bot, "created": at}
        await self._change(insert(rows.people).values(values))

    async def rename(self, id: str, name: str) -> None:
        await self._change(update(rows.people).where(rows.people.c.id == id).values(name=name))

    async def setting(self, name: str, otherwise: str) -> str:
        """The value that is kept, which from now on is `otherwise` if there was none."""
        query = select(rows.settings.c.value).where(rows.settings.c.name == name)
        found = await self._all(query)
        if not found:
            with suppress(IntegrityError):
                await self._change(insert(rows.settings).values(name=name, value=otherwise))
            found = await self._all(query)
        return str(found[0][0])

    # -- helpers -------------------------------------------------------------------------------

    def _there(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def _all(self, query: Select[Any]) -> Sequence[Any]:
        try:
            async with self._there().connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found
        except (SQLAlchemyError, OSError) as failed:
            raise StoreFails(type(failed).__name__) from failed

    async def _change(self, statement: Any) -> None:
        async with self._there().begin() as connection:
            await connection.execute(statement)


def connect(url: str) -> AsyncEngine:
    check_folder(url)
    if not is_embedded(url):
        return create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def _settle(connection: Any, _: Any) -> None:
        """Readers do not wait for the writer; a commit is on disk when it returns."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    return engine
