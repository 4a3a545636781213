"""Whose time runs where. With SQLite there is one server, and every table is its own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sengoku.server.store import Fence

if TYPE_CHECKING:
    from sengoku.server.house import House

__all__ = ["Leases"]


class Leases:
    """The owner of a table runs its clocks, bots and windows; everybody serves it."""

    def __init__(self, house: "House") -> None:
        self._house = house
        # What the hall does about it.
        self.orphaned: Callable[[], None] = lambda: None  # tables may be without an owner
        self.parted: Callable[[], None] = lambda: None  # a server is gone, with its people
        self.lapsed: Callable[[], None] = lambda: None  # nothing is known for certain any more
        self.returned: Callable[[], None] = lambda: None  # and now it is again
        self.ended: Callable[[str], None] = lambda _: None  # somebody's sessions

    def dawn(self) -> int | None:
        """Since when there was always a server; None while that is not known."""
        return self._house.began

    def holds(self, table: str) -> bool:
        return True

    def may_ask(self, table: str) -> bool:
        """Whether it is not this server's, and perhaps nobody's."""
        return False

    async def take(self, table: str) -> bool:
        """Whether its time runs here from now on, or did already."""
        return True

    def fence(self, table: str) -> Fence | None:
        """Without which nothing is written that only the owner writes."""
        return None

    def drop(self, table: str) -> None:
        """It turned out to be another's."""

    async def release(self, tables: Sequence[str]) -> None:
        """Nobody here needs them any more."""

    async def orphans(self) -> list[str]:
        """Running tables that are to be looked after here."""
        return await self._house.store.running()

    async def due(self, now: int) -> list[str]:
        """Those of them, or of this server's, at which somebody's days are over."""
        return await self._house.store.due(now)

    def note_free(self, table: str) -> None:
        """Its owner let go of it, or of some if it is not named."""

    async def wake(self, table: str, since: int) -> None:
        """Asks its owner to give back the time since then."""

    async def heard_everywhere(self, number: int) -> None:
        """Returns when no server serves anybody whose sessions had ended then."""

    def hurry(self) -> None:
        """There is something to hear."""

    async def open(self) -> None:
        pass

    async def wait_for_dawn(self) -> None:
        """Returns when it is known who was there before."""

    async def keep(self) -> None:
        """Once; it is to be done all the time."""

    async def close(self) -> None:
        pass
