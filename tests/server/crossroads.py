"""Several servers of one house behind one address: each connection leads to the next of them."""

import asyncio
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

__all__ = ["HERE", "crossroads"]

HERE: set[str] = set()  # the addresses at which there is one


@contextmanager
def crossroads(homes: Sequence[str]) -> Iterator[str]:
    """As behind a proxy that knows nothing about people."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    ways = itertools.cycle([urlsplit(home).port or 0 for home in homes])

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", next(ways))
        try:
            await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer))
        except asyncio.CancelledError:  # nobody listens any more
            writer.transport.abort()
            far_writer.transport.abort()

    async def begin() -> asyncio.Server:
        return await asyncio.start_server(lead, "127.0.0.1", 0)

    async def end() -> None:
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # in which what is aborted is closed

    server = asyncio.run_coroutine_threadsafe(begin(), loop).result()
    home = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    HERE.add(home)
    try:
        yield home
    finally:
        HERE.discard(home)
        asyncio.run_coroutine_threadsafe(end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
