"""Tables as the lobby shows them, without taking them into memory: their logs are read at the desk,
and what was found is kept until a log has grown."""

from collections import OrderedDict

from msgspec.structs import replace

from sengoku.server.bodies import TableInfo
from sengoku.server.fairness import Lane
from sengoku.server.house import House
from sengoku.server.keys import Keys
from sengoku.server.past import Glance, Glanced

__all__ = ["Glances"]

MOST_KEPT = 2000


class Glances:
    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, tuple[int, Glanced]] = OrderedDict()  # by length of the log

    async def at(self, id: str, length: int, person: str | None, lane: Lane) -> TableInfo | None:
        """As this person may know it, or None where he was asked to leave; `length` is that of the
        log."""
        found = await self._glance(id, length, lane)
        if person is None:
            return found.info
        if person in found.blocked:
            return None
        keys = Keys(await self._house.store.keys_of(id))
        seats = [
            replace(seat, yours=keys.fits(person, seat.seat, sitting), offered=kept == person)
            for seat, sitting, kept in zip(
                found.info.seats, found.sittings, found.kept_for, strict=True
            )
        ]
        return replace(found.info, seats=seats, host=found.host == person)

    async def _glance(self, id: str, length: int, lane: Lane) -> Glanced:
        kept, found = self._kept.get(id, (-1, None))
        if found is None or kept != length:
            rows = await self._house.store.entries_of(id)
            found = await self._house.desk.ask(Glance(rows), Glanced, lane)
            self._kept[id] = len(rows), found
        self._kept.move_to_end(id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def forget(self, id: str) -> None:
        """Its log tells something else now, though it is as long as it was."""
        self._kept.pop(id, None)
