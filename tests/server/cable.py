"""The line between a server and its PostgreSQL, which a test can cut at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

from sqlalchemy.engine import make_url

__all__ = ["Cable", "plugged"]

COMMIT = b"COMMIT;"


class Cable:
    """`cut` says what becomes of the next commit: it never arrives, or its answer never does. Then
    the line is dead as long as `dead` is set."""

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self.cut: Literal["", "before", "after"] = ""
        self.dead = False
        self.dies = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.dead:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
        back = asyncio.create_task(self._back(far_reader, writer))
        try:
            while data := await reader.read(65_536):
                if self.cut and COMMIT in data:
                    await self._snap(back, data, far_reader, far_writer)
                    break
                far_writer.write(data)
                await far_writer.drain()
        except OSError:
            pass
        finally:
            back.cancel()
            writer.transport.abort()
            far_writer.close()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    async def _snap(
        self,
        back: "asyncio.Task[None]",
        data: bytes,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        cut, self.cut, self.dead = self.cut, "", self.dies
        if cut == "after":
            back.cancel()
            with suppress(asyncio.CancelledError):
                await back
            far_writer.write(data)
            answer = await far_reader.read(65_536)
            assert b"COMMIT" in answer, "PostgreSQL has done it"


@asynccontextmanager
async def plugged(url: str) -> AsyncIterator[tuple[Cable, str]]:
    """A cable to a database, and its address there."""
    direct = make_url(url)
    folder = direct.query["host"]
    cable = Cable(f"{folder}/.s.PGSQL.{direct.port or 5432}")
    server = await asyncio.start_server(cable.carry, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    there = direct.set(host="127.0.0.1", port=port, query={})
    async with server:
        yield cable, there.render_as_string(hide_password=False)
