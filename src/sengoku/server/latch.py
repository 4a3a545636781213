"""The latch of a table: one at a time, and nobody any more once it is shut."""

import asyncio

from sengoku.server.store import StoreFails

__all__ = ["Latch"]


class Latch:
    """A table that left the memory stays shut; who still waits for it comes again to a new one."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.shut = False

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.shut:
            self._lock.release()
            raise StoreFails("this table is read again")

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    def locked(self) -> bool:
        return self._lock.locked()
