"""Servers that share a PostgreSQL tell each other which tables changed.

A note goes out with the commit that it tells of, so there is none without the other. Litestar's
channels for PostgreSQL open a connection for each message and do not come back after a break.
"""

import asyncio
import secrets
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.store.writes import Write

__all__ = ["ASKS", "FREE", "GONE", "HERE", "MUTES", "PERSON", "News"]

CHANNEL = "sengoku"
# What a note tells of; none of these stands in the name of a table.
PERSON = "@"  # who ended his sessions
HERE = "+"  # somebody came to this table or went
FREE = "~"  # its time runs nowhere; without a table: that of some
ASKS = "!"  # its owner is to give back the time since then
GONE = "/"  # a table, or what its log told before: it is to be read anew, if it is there
MUTES = "*"  # whom a person does not want to hear
PAUSE = 1.0  # seconds for a farewell

_NOTIFY = text("SELECT pg_notify(:channel, :note)")


class News:
    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql")
        self._server = secrets.token_hex(4)

    async def send(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """With the transaction: who hears it finds the rows."""
        changed = {row.table_id for write in writes for row in write.entries}
        changed |= {row.table_id for write in writes for row in write.chat}
        changed |= {row.table_id for write in writes for row in [*write.keys, *write.lost_keys]}
        for table in changed:
            await self.tell(connection, table)

    async def tell(self, connection: AsyncConnection, what: str) -> None:
        note = f"{self._server} {what}"
        await connection.execute(_NOTIFY, {"channel": CHANNEL, "note": note})

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Calls with the table that another server changed, or with what else there is to tell, or
        None: any may have changed. It ends with an error, since the line does."""

        import asyncpg  # a tenth of a second that a server on SQLite can do without

        def on_note(_: object, __: int, ___: str, note: object) -> None:
            server, _sep, table = str(note).partition(" ")
            if server != self._server:
                heard(table)

        gone = asyncio.Event()
        connection = await asyncpg.connect(self._url.render_as_string(hide_password=False))
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, on_note)
            heard(None)
            await gone.wait()
        finally:
            await connection.close(timeout=PAUSE)
        raise ConnectionError("the line to the database is cut")
