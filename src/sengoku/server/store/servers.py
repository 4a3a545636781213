"""The servers that share a PostgreSQL, and which table is whose.

Who serves stands in the list of servers, holds a line to the database with a lock on it, and
beats. A table belongs to its owner as long as that one is in the list; taken off it, he owns
nothing any more. No clock on a wall decides about that: others watch his beats.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, TextClause, exists, or_, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sengoku.server.store import rows
from sengoku.server.store.failures import StoreFails, failure
from sengoku.server.store.news import FREE, HERE, News

if TYPE_CHECKING:
    import asyncpg

__all__ = ["Joined", "Neighbor", "Servers", "one_at_a_time", "without_owner"]

LOCKS = 736_365  # the first number of our locks; the second is a server, or one of these
JOINING, ENDING = 0, -1
PAUSE = 1.0  # seconds for a farewell
READINGS = 3  # of the time
PROBES = 3  # by which the database notices that the machine at the other end is gone

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_LOOK = f"""
SELECT s.id, s.beat, s.time + {_NOW} - s.at AS time, {_NOW} - s.at AS age, s.dawn, EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND classid = {LOCKS} AND objid = CAST(s.id AS oid) AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
) AS line FROM servers AS s ORDER BY s.id"""
_TIME = f"SELECT {_NOW}, (SELECT time + {_NOW} - at FROM servers ORDER BY id LIMIT 1)"
_JOIN = f"""
INSERT INTO servers (beat, time, at, dawn, heard)
VALUES (0, $1, {_NOW}, $2, (SELECT coalesce(max(ended), 0) FROM people)) RETURNING id, heard"""
_BEAT = f"""
UPDATE servers SET beat = beat + 1, time = :time, at = {_NOW}, dawn = :dawn, heard = :heard
WHERE id = :me RETURNING id"""
_BURY = "DELETE FROM servers WHERE id = {id} AND beat = {beat} RETURNING id"
_PART = "UPDATE presence SET gone = {now} WHERE server = {id} AND gone IS NULL"
_CLAIM = """
UPDATE tables SET owner = :me, epoch = epoch + 1 WHERE id IN (
    SELECT id FROM tables AS t WHERE t.id = ANY(:ids) AND t.status = 'running'
    AND (t.owner = :me OR NOT EXISTS (SELECT FROM servers WHERE id = t.owner))
    AND EXISTS (SELECT FROM servers WHERE id = :me)
    ORDER BY t.id FOR UPDATE SKIP LOCKED
) RETURNING id, epoch"""
_RELEASE = """
UPDATE tables SET owner = 0
FROM unnest(CAST(:ids AS text[]), CAST(:epochs AS int[])) AS given(id, epoch)
WHERE tables.id = given.id AND tables.epoch = given.epoch AND owner = :me RETURNING tables.id"""
_DEAF = "SELECT count(*) FROM servers WHERE id <> :me AND heard < :number"
_PRESENT = """
INSERT INTO presence (table_id, seat, server, gone) VALUES (:table, :seat, :me, :gone)
ON CONFLICT (table_id, seat, server) DO UPDATE SET gone = excluded.gone"""
_ELSEWHERE = """
SELECT seat, CASE WHEN servers.id IS NULL THEN coalesce(gone, 0) ELSE gone END
FROM presence LEFT JOIN servers ON servers.id = server
WHERE table_id = :table AND server <> :me"""
_FORGET = "DELETE FROM presence WHERE gone < :then"
_LOOK_ON = """
INSERT INTO looking (table_id, server, data) VALUES (:table, :me, :data)
ON CONFLICT (table_id, server) DO UPDATE SET data = excluded.data"""
_LOOK_AWAY = "DELETE FROM looking WHERE table_id = :table AND server = :me"
_LOOKING = """
SELECT data FROM looking JOIN servers ON servers.id = server
WHERE table_id = :table AND server <> :me ORDER BY server"""
_LOOKED = "DELETE FROM looking WHERE server NOT IN (SELECT id FROM servers)"


def one_at_a_time() -> TextClause:
    """So that endings of sessions are numbered in the order in which they happen."""
    return text(f"SELECT pg_advisory_xact_lock({LOCKS}, {ENDING})")


def without_owner(server: int) -> ColumnElement[bool]:
    """A table whose time runs at no other server."""
    owner, servers = rows.tables.c.owner, rows.servers.c
    return or_(owner == server, ~exists(select(servers.id).where(servers.id == owner)))


@dataclass(frozen=True, slots=True)
class Neighbor:
    """`time` is what its clock shows now, `line` whether it still has one to the database. `age` is
    how long ago it has beaten, by the clock of the database."""

    id: int
    beat: int
    time: int
    age: int
    dawn: int | None
    line: bool


@dataclass(frozen=True, slots=True)
class Joined:
    now: int
    heard: int
    others: list[Neighbor]


class Servers:
    def __init__(
        self, url: str, engine: Callable[[], AsyncEngine], news: News, patience: float
    ) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._engine = engine
        self._news = news
        self._patience = patience
        self._line: asyncpg.Connection[Any] | None = None
        self.me = 0
        self.lease = 0  # milliseconds

    # -- being there ---------------------------------------------------------------------------

    def on_line(self) -> bool:
        return self._line is not None and not self._line.is_closed()

    async def join(
        self, agree: Callable[[int], int], cut: Callable[[], None], silent: int
    ) -> Joined:
        """A new name in the list. Who has no line and was silent for so long is taken off it at
        once. `agree` hears what time it is at the others', or else in the database, and says what
        it is here."""
        await self.hang_up()
        line = self._line = await self._dial(cut)
        with _failing():
            async with line.transaction():
                await line.execute(f"SELECT pg_advisory_xact_lock({LOCKS}, {JOINING})")
                others = []
                for other in [Neighbor(*row) for row in await line.fetch(_LOOK)]:
                    if other.line or other.age < silent:
                        others.append(other)
                    elif await line.fetchval(_BURY.format(id=other.id, beat=other.beat)):
                        await line.execute(_PART.format(id=other.id, now=other.time))
                now = agree(await _time(line))
                self.me, heard = await line.fetchrow(_JOIN, now, None if others else now)
                await line.execute(f"SELECT pg_advisory_lock({LOCKS}, {self.me})")
        return Joined(now, heard, others)

    async def call_again(self, cut: Callable[[], None]) -> None:
        """The line was cut; its name may still be in the list."""
        await self.hang_up()
        line = await self._dial(cut)
        with _failing():
            await line.execute(f"SELECT pg_advisory_lock({LOCKS}, {self.me})")
        self._line = line

    async def _dial(self, cut: Callable[[], None]) -> "asyncpg.Connection[Any]":
        import asyncpg  # a tenth of a second that a server on SQLite can do without

        with _failing():
            line = await asyncpg.connect(
                self._url,
                timeout=self._patience,
                command_timeout=self._patience,
                server_settings=self._keepalive(),
            )
        line.add_termination_listener(lambda _: cut() if line is self._line else None)
        return line

    def _keepalive(self) -> dict[str, str]:
        """Who is cut off without a word has stopped by himself when the database notices."""
        seconds = str(1 + self.lease // (1000 * PROBES))
        return {
            "tcp_keepalives_idle": seconds,
            "tcp_keepalives_interval": seconds,
            "tcp_keepalives_count": str(PROBES),
        }

    async def hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                await line.close(timeout=PAUSE)

    async def beat(self, time: int, dawn: int | None, heard: int) -> list[Neighbor] | None:
        """The others that are there; None if this one was taken off the list."""
        values = {"me": self.me, "time": time, "dawn": dawn, "heard": heard}
        async with self._transaction() as connection:
            if (await connection.execute(text(_BEAT), values)).first() is None:
                return None
            found = [Neighbor(*row) for row in await connection.execute(text(_LOOK))]
        return [other for other in found if other.id != self.me]

    async def bury(self, other: Neighbor, now: int) -> bool:
        """Takes it off the list, unless it has beaten once more."""
        async with self._transaction() as connection:
            gone = await connection.execute(text(_BURY.format(id=other.id, beat=other.beat)))
            if gone.first() is None:
                return False
            await connection.execute(text(_PART.format(id=other.id, now=now)))
        return True

    async def leave(self, now: int) -> None:
        """All that it owned is nobody's at once, and the others hear so."""
        async with self._transaction() as connection:
            await connection.execute(text("DELETE FROM servers WHERE id = :me"), {"me": self.me})
            await connection.execute(text(_PART.format(id=self.me, now=now)))
            await self._news.tell(connection, FREE)
        await self.hang_up()

    async def deaf(self, number: int) -> int:
        """How many others have not yet heard of an ending of sessions."""
        async with self._transaction() as connection:
            values = {"me": self.me, "number": number}
            return int((await connection.execute(text(_DEAF), values)).scalar_one())

    # -- tables --------------------------------------------------------------------------------

    async def claim(self, ids: Sequence[str]) -> dict[str, int]:
        """Those that are this server's from now on, each with its epoch."""
        async with self._transaction() as connection:
            found = await connection.execute(text(_CLAIM), {"me": self.me, "ids": [*ids]})
            return {str(id): int(epoch) for id, epoch in found}

    async def release(self, epochs: dict[str, int]) -> None:
        """Unless one was taken again meanwhile."""
        values = {"me": self.me, "ids": [*epochs], "epochs": [*epochs.values()]}
        async with self._transaction() as connection:
            found = await connection.execute(text(_RELEASE), values)
            for (id,) in found.all():
                await self._news.tell(connection, FREE + id)

    async def tell(self, what: str) -> None:
        async with self._transaction() as connection:
            await self._news.tell(connection, what)

    # -- people --------------------------------------------------------------------------------

    async def tell_presence(self, found: dict[tuple[str, int], int | None]) -> None:
        """By table and seat: None who is here, else when he was last."""
        values = [
            {"table": table, "seat": seat, "me": self.me, "gone": gone}
            for (table, seat), gone in sorted(found.items(), key=lambda item: item[0])
        ]
        async with self._transaction() as connection:
            await connection.execute(text(_PRESENT), values)
            for table in {table for table, _ in found}:
                await self._news.tell(connection, HERE + table)

    async def elsewhere(self, table: str) -> dict[int, int | None]:
        """Who is at other servers, by seat: None if he is, else when he was last there."""
        async with self._transaction() as connection:
            values = {"table": table, "me": self.me}
            rows = (await connection.execute(text(_ELSEWHERE), values)).all()
        found: dict[int, int | None] = {}
        for seat, gone in rows:
            known = found.get(seat, 0)
            found[seat] = None if gone is None or known is None else max(known, gone)
        return found

    async def tell_looking(self, table: str, data: str) -> None:
        """Who looks on here, as one text; empty if nobody does."""
        values = {"table": table, "me": self.me}
        async with self._transaction() as connection:
            if data:
                await connection.execute(text(_LOOK_ON), {**values, "data": data})
            else:
                await connection.execute(text(_LOOK_AWAY), values)
            await self._news.tell(connection, HERE + table)

    async def looking(self, table: str) -> list[str]:
        """The texts of the others that are there."""
        async with self._transaction() as connection:
            values = {"table": table, "me": self.me}
            return [str(data) for (data,) in await connection.execute(text(_LOOKING), values)]

    async def forget_presence(self, then: int) -> None:
        """Whoever went before that, or was at a server that is gone."""
        async with self._transaction() as connection:
            await connection.execute(text(_FORGET), {"then": then})
            await connection.execute(text(_LOOKED))

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with _failing():
            async with self._engine().begin() as connection:
                yield connection


async def _time(line: "asyncpg.Connection[Any]") -> int:
    """At the eldest, or else in the database; by the quickest of a few answers, since half of the
    time for each is that of its way back."""
    found: list[tuple[float, float]] = []
    for _ in range(READINGS):
        asked = monotonic()
        here, there = await line.fetchrow(_TIME)
        came, now = monotonic(), here if there is None else there
        found.append((came - asked, now - 1000 * (came + asked) / 2))
    return round(min(found)[1] + 1000 * monotonic())


@contextmanager
def _failing() -> Iterator[None]:
    """Whatever goes wrong on the way to the database is one kind of failure."""
    try:
        yield
    except StoreFails:
        raise
    except Exception as failed:
        raise StoreFails(str(failure(failed))) from failed
