"""Who is at which server. With SQLite there is one, and its rooms know it themselves."""

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sengoku.server.store import StoreFails
from sengoku.server.store.servers import Servers
from sengoku.server.visitors import Looking

if TYPE_CHECKING:
    from sengoku.server.house import House

__all__ = ["SEEN", "Presence", "SharedPresence"]

SEEN = 5000  # milliseconds in which who was seen without a socket is not told of again
DAY = 86_400_000


class Presence:
    async def came(self, table: str, seat: int) -> None:
        """By a socket; others know of it when this returns."""

    async def went(self, table: str, seat: int) -> None:
        pass

    async def saw(self, table: str, seat: int) -> None:
        """Just now, without a socket."""

    async def elsewhere(self, table: str) -> dict[int, int | None]:
        """By seat: None who is at another server, else when he was last there."""
        return {}

    async def look(self, table: str, looking: Looking) -> None:
        """Those look on at this server."""

    async def looking(self, table: str) -> list[Looking]:
        """At other servers."""
        return []

    async def tell(self) -> None:
        """What could not be told so far."""

    def renew(self) -> None:
        """All is to be told once more."""

    async def forget(self) -> None:
        """Whoever went long ago."""


class SharedPresence(Presence):
    def __init__(self, house: "House", servers: Servers) -> None:
        self._house = house
        self._servers = servers
        self._sockets: Counter[tuple[str, int]] = Counter()
        self._told: dict[tuple[str, int], int] = {}  # when, of those without a socket
        self._untold: dict[tuple[str, int], int | None] = {}

    async def came(self, table: str, seat: int) -> None:
        self._sockets[table, seat] += 1
        if self._sockets[table, seat] == 1:
            self._untold[table, seat] = None
            await self.tell()

    async def went(self, table: str, seat: int) -> None:
        """What cannot be told now is told with the next beat."""
        self._sockets[table, seat] -= 1
        if self._sockets[table, seat] == 0:
            del self._sockets[table, seat]
            self._untold[table, seat] = self._house.watch.now()
            with suppress(StoreFails):
                await self.tell()

    async def saw(self, table: str, seat: int) -> None:
        now = self._house.watch.now()
        if (table, seat) in self._sockets or now - self._told.get((table, seat), 0) < SEEN:
            return
        self._told = {place: at for place, at in self._told.items() if now - at < SEEN}
        self._told[table, seat] = self._untold[table, seat] = now
        await self.tell()

    async def elsewhere(self, table: str) -> dict[int, int | None]:
        """Who was seen without a socket may have been seen again since that was told."""
        found = await self._servers.elsewhere(table)
        return {seat: None if gone is None else gone + SEEN for seat, gone in found.items()}

    async def look(self, table: str, looking: Looking) -> None:
        data = msgspec.json.encode(looking).decode() if looking else ""
        await self._servers.tell_looking(table, data)

    async def looking(self, table: str) -> list[Looking]:
        found = await self._servers.looking(table)
        return [msgspec.json.decode(data, type=Looking) for data in found]

    async def tell(self) -> None:
        untold, self._untold = self._untold, {}
        if not untold:
            return
        try:
            await self._servers.tell_presence(untold)
        except BaseException:
            self._untold = {**untold, **self._untold}
            raise

    def renew(self) -> None:
        self._untold.update(dict.fromkeys(self._sockets))

    async def forget(self) -> None:
        await self._servers.forget_presence(self._house.watch.now() - DAY)
