"""Whose screen still shows how the table came to its version: a bot waits for it with its turn."""

import asyncio
from typing import TYPE_CHECKING

from sengoku.server import messages as say

if TYPE_CHECKING:
    from sengoku.server.house import House

__all__ = ["Audience"]


class Audience:
    """Nothing of it is written: who is not heard of has seen everything."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._watching: dict[int, tuple[int, int]] = {}  # by seat: which version, and since when
        self._bells: set[asyncio.Event] = set()

    def hear(self, seat: int, request: say.Request) -> None:
        now, (version, _) = self._house.watch.now(), self._watching.get(seat, (-1, 0))
        if isinstance(request, say.Watching) and request.version > version:
            self._watching[seat] = request.version, now
        elif isinstance(request, say.Watched) and request.version >= version:
            self._watching.pop(seat, None)
            for bell in self._bells:
                bell.set()

    async def seen(self, seats: frozenset[int], version: int) -> None:
        """Until these have seen how it came to a version, or have watched for as long as a clock
        would stand for them."""
        while (end := self._end(seats, version)) > self._house.watch.now():
            bell = asyncio.Event()
            alarm = self._house.watch.ring(end, bell.set)
            self._bells.add(bell)
            try:
                await bell.wait()
            finally:
                self._bells.discard(bell)
                alarm.cancel()

    def _end(self, seats: frozenset[int], version: int) -> int:
        most = self._house.config.theater
        watching = [self._watching[seat] for seat in seats if seat in self._watching]
        return max((since + most for of, since in watching if of == version), default=0)
