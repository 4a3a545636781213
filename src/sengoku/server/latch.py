"""The latch of a table: one at a time, and nobody any more once it is shut."""

import asyncio
from collections import deque

from sengoku.server.store import StoreFails, Unsure

__all__ = ["Latch"]


class Latch:
    """A table that left the memory stays shut; who still waits for it comes again to a new one.
    While it is `unsure` what was written last, nobody who asks for the same hears that it failed.

    Who lets go hands it to who waits longest. asyncio's own lock has no way to take it without
    waiting, and nearly always nobody is there."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self.shut = False
        self.unsure = False

    async def take(self) -> None:
        if not self.take_now():
            await self._wait()
            if self.shut:
                self.release()
                raise self._away()

    def take_now(self) -> bool:
        """Whether nobody had it, and now it is ours."""
        if self._held:
            return False
        if self.shut:
            raise self._away()
        self._held = True
        return True

    def _away(self) -> StoreFails:
        return (Unsure if self.unsure else StoreFails)("this table is read again")

    async def _wait(self) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it was handed over, and nobody is there
                self.release()
            raise

    def release(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def locked(self) -> bool:
        return self._held
