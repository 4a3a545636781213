"""The database: reads answer at once, writes are gathered and committed together.

A write is answered when it is on disk. Several tables that write at the same moment share one
commit, so that the disk is waited for once.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sengoku.kernel.problem import Problem
from sengoku.server.duties import Duty
from sengoku.server.metrics import Metrics
from sengoku.server.store import rows
from sengoku.server.store.access import Access, columns
from sengoku.server.store.archive import Archive
from sengoku.server.store.book import Book
from sengoku.server.store.engine import connect
from sengoku.server.store.failures import (
    ALONE,
    WRITTEN,
    BadRow,
    Conflict,
    Fenced,
    StoreFails,
    Unsure,
    failure,
)
from sengoku.server.store.ledger import Ledger
from sengoku.server.store.mutes import Mutes
from sengoku.server.store.news import PERSON, News
from sengoku.server.store.reaches import Reaches
from sengoku.server.store.results import Results
from sengoku.server.store.schema import prepare
from sengoku.server.store.servers import Servers, one_at_a_time, without_owner
from sengoku.server.store.shelf import Shelf
from sengoku.server.store.url import is_embedded, read_url
from sengoku.server.store.writes import ChatRow, EntryRow, KeyRow, Write, put

__all__ = ["Store"]

MOST_AT_ONCE = 500
PATIENCE = 10.0

Hearer = Callable[[Exception | None], None]  # hears what went wrong, or that nothing did

_Waiting = tuple[Write, Hearer]

_log = structlog.get_logger("store")


class Store:
    """`patience` is how many seconds the database has for an answer. `trouble` says in a word why
    the last write failed, if it did. A `visitor` is no server: he tells the one that may run."""

    def __init__(
        self,
        url: str,
        patience: float = PATIENCE,
        metrics: Metrics | None = None,
        *,
        visitor: bool = False,
    ) -> None:
        self.url = read_url(url)
        self.embedded = is_embedded(self.url)
        self.news = None if self.embedded else News(self.url)
        self.servers = (
            None if self.news is None else Servers(self.url, self._there, self.news, patience)
        )
        self._patience = patience
        self._engine: AsyncEngine | None = None
        self._ledger: Ledger | None = None
        self._gathered: list[_Waiting] = []
        self._waiting: asyncio.Queue[None] = asyncio.Queue()  # one for each batch that is gathered
        self._metrics = metrics or Metrics()
        self._writer: asyncio.Task[None] | None = None
        self._access = Access(self._all, self._change)
        self.book = Book(self._access)
        self.reaches = Reaches(self._access)
        self.shelf = Shelf(self._access)
        self.results = Results(self._access)
        self.mutes = Mutes(self._access)
        self.archive = Archive(self._access)
        self._visitor = visitor
        self._noticed = 0
        self.trouble = ""

    async def open(self) -> None:
        self._engine = connect(self.url, self._patience)
        try:
            await prepare(self._engine, migrates=self.embedded and not self._visitor)
        except Problem:
            await self._engine.dispose()
            raise
        if self.embedded:
            self._ledger = Ledger(str(self._engine.url.database), self._patience)
            if not self._visitor:
                await self._change(delete(rows.notices))  # nothing is in memory yet
        self._writer = Duty("write", self._write_some, self._metrics, waits=True).begin()

    async def close(self) -> None:
        """What was asked for is still written."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._ledger is not None:
            await self._ledger.close()
        if self._engine is not None:
            await self._engine.dispose()

    # -- writing -------------------------------------------------------------------------------

    async def write(self, change: Write) -> None:
        """Returns when it is on disk, whole. Raises Conflict or StoreFails if nothing of it is, and
        Unsure if the line was cut and nobody can tell. It is written, too, if nobody waits for it
        any more."""
        done = asyncio.get_running_loop().create_future()
        self.post(change, partial(_resolve, done))
        await done
        WRITTEN.set(True)

    def post(self, change: Write, told: Hearer) -> None:
        """The same for who does not wait. `told` hears in time how it ended, and raises nothing."""
        if self._visitor and self.embedded:
            change.notices += {entry.table_id for entry in change.entries}
        if not self._gathered:
            self._waiting.put_nowait(None)
        self._gathered.append((change, told))

    async def _write_some(self) -> None:
        """All that waits. Whatever goes wrong, everybody who waits gets an answer: all together, so
        that the next ones are on their way to the disk by then."""
        await self._waiting.get()
        batch, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
        if self._gathered:
            self._waiting.put_nowait(None)
        outcomes: list[Exception | None] = []
        try:
            failed = await self._commit([change for change, _ in batch])
            if isinstance(failed, Unsure) or (len(batch) > 1 and isinstance(failed, ALONE)):
                await self._each_alone(batch, failed, outcomes)
            else:
                outcomes = [failed] * len(batch)
        finally:
            unknown = [Unsure("the writer failed")] * (len(batch) - len(outcomes))
            told = [told for _, told in batch]
            asyncio.get_running_loop().call_soon(_tell, told, [*outcomes, *unknown])
            self._waiting.task_done()

    async def _each_alone(
        self, batch: list[_Waiting], failed: Exception, outcomes: list[Exception | None]
    ) -> None:
        """One of them was refused and its neighbors are written; or nobody knows how the commit
        ended. Then each is written once more: where it is there already, its number is taken."""
        away: StoreFails | None = None
        for change, _ in batch:
            outcome: Exception | None = away
            if away is None:
                outcome = await self._commit([change])
                if isinstance(failed, Unsure):
                    outcome = await self._ended(change, outcome)
                if isinstance(outcome, StoreFails) and not isinstance(outcome, BadRow):
                    away = outcome
            outcomes.append(outcome)

    async def _ended(self, change: Write, outcome: Exception | None) -> Exception | None:
        """What became of a change that was written twice, the first time to an unknown end."""
        try:
            if isinstance(outcome, Conflict) and await self._is_there(change):
                return None
        except StoreFails as failed:
            outcome = failed
        return Unsure(str(outcome)) if isinstance(outcome, StoreFails) else outcome

    async def _is_there(self, change: Write) -> bool:
        """Row for row: what somebody else wrote under the same number differs."""
        for entry in change.entries:
            if entry not in await self.entries_of(entry.table_id, entry.number):
                return False
        for line in change.chat:
            if line not in await self.chat_of(line.table_id):
                return False
        return True

    async def _commit(self, changes: list[Write]) -> Exception | None:
        """What went wrong, or nothing."""
        if self._ledger is not None:
            return await self._enter(self._ledger, changes)
        committing = False
        try:
            async with self._there().connect() as connection:
                try:
                    await put(connection, changes)
                    if self.news is not None:
                        await self.news.send(connection, changes)
                    committing = True
                    await connection.commit()
                except (IntegrityError, Fenced):
                    raise
                except Exception:
                    await connection.invalidate()
                    raise
        except Exception as failed:
            return self._noted(failure(failed, committing=committing), failed)
        self.trouble = ""
        return None

    async def _enter(self, ledger: Ledger, changes: list[Write]) -> Exception | None:
        try:
            await ledger.write(changes)
        except Exception as failed:
            return self._noted(failure(failed, committing=ledger.committing), failed)
        self.trouble = ""
        return None

    def _noted(self, failed: Exception, why: Exception) -> Exception:
        if isinstance(failed, StoreFails):
            self._metrics.write_failures.inc()
            _log.warning("write_failed", why=str(failed), error=type(why).__name__)
            if not isinstance(failed, BadRow):
                self.trouble = str(failed)
        return failed

    # -- reading -------------------------------------------------------------------------------

    async def entries_of(self, table_id: str, since: int = 0) -> list[EntryRow]:
        at = rows.entries.c
        query = select(at.table_id, at.number, at.at, at.data).where(
            at.table_id == table_id, at.number >= since
        )
        return [EntryRow(*row) for row in await self._all(query.order_by(at.number))]

    async def keys_of(self, table_id: str) -> list[KeyRow]:
        query = columns(KeyRow, rows.keys).where(rows.keys.c.table_id == table_id)
        return await self._access.rows(KeyRow, query)

    async def chat_of(self, table_id: str, *, last: int = 100) -> list[ChatRow]:
        at = rows.chat.c
        query = columns(ChatRow, rows.chat).where(at.table_id == table_id)
        found = await self._access.rows(ChatRow, query.order_by(at.number.desc()).limit(last))
        return found[::-1]

    async def lobby(
        self,
        *,
        game: str | None,
        status: str | None,
        open_seats: bool,
        person: str | None,
        after: tuple[int, str] | None,
        most: int,
        pace: str | None = None,
        size: int | None = None,
        level: str | None = None,
    ) -> list[tuple[int, str]]:
        """When they were made and their ids, newest first; a person's own, or listed ones."""
        at = rows.tables.c
        query = select(at.created, at.id).order_by(at.created.desc(), at.id.desc()).limit(most)
        if person is None:
            query = query.where(at.listed)
        else:
            own = select(rows.keys.c.table_id).where(rows.keys.c.person_id == person)
            query = query.where(at.id.in_(own))
        wanted = {"game": game, "status": status, "pace": pace, "size": size, "level": level}
        for name, value in wanted.items():
            if value is not None:
                query = query.where(getattr(at, name) == value)
        if open_seats:
            query = query.where(at.open_seats > 0)
        if after is not None:
            made, id = after
            query = query.where((at.created < made) | ((at.created == made) & (at.id < id)))
        return [(created, id) for created, id in await self._all(query)]

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries tables have."""
        at = rows.entries.c
        query = select(at.table_id, func.max(at.number)).where(at.table_id.in_(ids))
        return {id: last + 1 for id, last in await self._all(query.group_by(at.table_id))}

    async def running(self, server: int = 0) -> list[str]:
        """Those that are nobody's, and those of this server."""
        at = rows.tables.c
        query = select(at.id).where(at.status == "running", without_owner(server))
        return [id for (id,) in await self._all(query.order_by(at.id))]

    async def due(self, now: int, server: int = 0) -> list[str]:
        """Those of them at which somebody's days are over."""
        at = rows.tables.c
        query = select(at.id).where(at.status == "running", at.due <= now, without_owner(server))
        return [id for (id,) in await self._all(query)]

    # -- people and settings -------------------------------------------------------------------

    async def person(self, id: str) -> tuple[str, bool, int, bool, str, str] | None:
        """A name, whether it is a program, the generation of its sessions, whether it is banned,
        and color and crest."""
        at = rows.people.c
        query = select(at.name, at.bot, at.generation, at.banned, at.color, at.crest)
        found = await self._all(query.where(at.id == id))
        if not found:
            return None
        name, bot, generation, banned, color, crest = found[0]
        return name, bool(bot), generation, banned > 0, color, crest

    async def add_person(self, id: str, name: str, *, bot: bool, at: int) -> None:
        values = {"id": id, "name": name, "bot": bot, "created": at}
        await self._change(insert(rows.people).values(values))

    async def rename(self, id: str, name: str) -> None:
        await self._change(update(rows.people).where(rows.people.c.id == id).values(name=name))

    async def end_sessions(self, id: str, *, only: str = "", keep: str = "") -> int:
        """A new generation, so that all end but the one to `keep`; or `only` one of them. Whoever
        came by one of his links loses the key to his seat. Which ending of anybody's that was: they
        are numbered in the order in which they happened."""
        people, keys, own = rows.people, rows.keys, rows.keys.alias()
        ends = rows.sessions.c.id == only if only else rows.sessions.c.id != keep
        his = select(own.c.seat).where(
            own.c.table_id == keys.c.table_id,
            own.c.seat == keys.c.seat,
            own.c.person_id == id,
            own.c.own,
        )
        former = people.alias()
        number = select(func.max(former.c.ended) + 1).scalar_subquery()
        new = {"generation": people.c.generation + (0 if only else 1), "ended": number}
        await self._change(
            *([] if self.embedded else [one_at_a_time()]),
            update(people).where(people.c.id == id).values(new),
            delete(keys).where(keys.c.seat >= 0, ~keys.c.own, his.exists()),
            delete(rows.sessions).where(rows.sessions.c.person_id == id, ends),
            notes=[PERSON + id],
        )
        return int((await self._all(select(people.c.ended).where(people.c.id == id)))[0][0])

    async def ended_since(self, number: int) -> list[tuple[int, str]]:
        """Who ended his sessions after that ending."""
        at = rows.people.c
        query = select(at.ended, at.id).where(at.ended > number).order_by(at.ended)
        return [(ended, id) for ended, id in await self._all(query)]

    async def new_notices(self) -> list[str]:
        """What visitors changed since this was last asked."""
        at = rows.notices.c
        found = await self._all(
            select(at.number, at.what).where(at.number > self._noticed).order_by(at.number)
        )
        self._noticed = max([self._noticed, *(number for number, _ in found)])
        return [what for _, what in found]

    async def setting(self, name: str, otherwise: str) -> str:
        """The value that is kept, which from now on is `otherwise` if there was none."""
        query = select(rows.settings.c.value).where(rows.settings.c.name == name)
        found = await self._all(query)
        if not found:
            with suppress(IntegrityError):
                await self._change(insert(rows.settings).values(name=name, value=otherwise))
            found = await self._all(query)
        return str(found[0][0])

    async def health(self) -> str:
        """What is wrong with the database, in a word; nothing if nothing is. A write that failed is
        held against it until one succeeds, so one is tried."""
        probe = update(rows.settings).where(rows.settings.c.name == "probe")
        try:
            await self.person("")
            if self.trouble:
                await self.setting("probe", "")
                await self._change(probe.values(value=secrets.token_hex(4)))
        except StoreFails as failed:
            return str(failed)
        return self.trouble

    # -- helpers -------------------------------------------------------------------------------

    def _there(self) -> AsyncEngine:
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def _all(self, query: Select[Any]) -> Sequence[Any]:
        try:
            async with self._there().connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found
        except Exception as failed:
            raise StoreFails(str(failure(failed))) from failed

    async def _change(self, *statements: Any, notes: Sequence[str] = ()) -> None:
        """`notes`: what other servers are to hear of it."""
        committing = False
        try:
            async with self._there().begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
                for note in notes:
                    if self.news is not None:
                        await self.news.tell(connection, note)
                    elif self._visitor:
                        await connection.execute(insert(rows.notices).values(what=note))
                committing = True
        except IntegrityError:
            raise
        except Exception as failed:
            found = failure(failed, committing=committing)
            kind = Unsure if isinstance(found, Unsure) else StoreFails
            raise self._noted(kind(str(found)), failed) from failed
        self.trouble = ""
        WRITTEN.set(True)


def _tell(told: list[Hearer], outcomes: list[Exception | None]) -> None:
    """What goes wrong with one of them keeps it from nobody else."""
    for tell, outcome in zip(told, outcomes, strict=True):
        try:
            tell(outcome)
        except Exception:
            _log.exception("not told")


def _resolve(done: "asyncio.Future[None]", failed: Exception | None) -> None:
    if done.done():  # nobody waits any more
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
