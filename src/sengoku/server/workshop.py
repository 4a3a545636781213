"""Where tables are made, within what one person may have going on at once."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sengoku.kernel.record import Record
from sengoku.server import entries as log
from sengoku.server import opening
from sengoku.server.bodies import Branch, NewTable, SeatWish
from sengoku.server.counting import check_opening
from sengoku.server.house import House
from sengoku.server.keys import INVITED
from sengoku.server.names import check_free, clean
from sengoku.server.person import Person
from sengoku.server.problems import Gone
from sengoku.server.reading import index_row, read_match
from sengoku.server.room import Room
from sengoku.server.store import EntryRow, KeyRow, Write
from sengoku.server.table_log import Chair

__all__ = ["Workshop"]


class Workshop:
    def __init__(
        self,
        house: House,
        find: Callable[[str], Awaitable[Room]],
        rooms: Callable[[], list[Room]],
    ) -> None:
        self._house = house
        self._find = find
        self._rooms = rooms

    async def make(self, wish: NewTable, host: Person) -> Room:
        return await self._open(opening.fresh(wish, host.id), wish.seats, host)

    async def play_on(
        self, record: Record, wish: Branch, host: Person, table: str | None = None
    ) -> Room:
        """A new table that begins where a record ends; `table` is where it was played."""
        return await self._open(opening.onward(record, wish, host.id, table), wish.seats, host)

    async def keep(self, record: Record, host: Person, *, over: bool) -> Room:
        """A record that somebody brought, as a table at which nobody plays any more."""
        room = await self._open(opening.kept(record, host.id), [], host)
        async with room.lock:
            await room.record([log.Started(), *([] if over else [log.Deserted()])])
        return room

    async def rematch(self, room: Room, person: str) -> str:
        """A table for the same players, each one seat further, at which only who asks sits: the
        others find their seats kept for them. Who asks second finds the same table. Call it under
        the lock."""
        match = room.match
        if match.rematch is not None:
            return match.rematch
        if match.running() or match.status == "open":
            raise Gone("not-over")
        self._house.allowance.new_table(person, self._hosts())
        chairs = [match.chairs[-1], *match.chairs[:-1]]
        opened = opening.again(match, chairs, person)
        seated = [
            (seat, _at(chair, chair.person))
            for seat, chair in enumerate(chairs)
            if chair.person is not None and not opening.is_asked(chair, person)
        ]
        id, write = _new_id(), Write()
        write.keys += [KeyRow(id, INVITED, who) for who in {*opened.kept_for} - {""}]
        await self._write_table(id, opened, seated, write, room, log.Rematched(id))
        return id

    async def _open(self, opened: log.Opened, seats: list[SeatWish], host: Person) -> Room:
        id = _new_id()
        seated = [
            (number, _beside(host, clean(seat.called)) if seat.called else host)
            for number, seat in enumerate(seats)
            if seat.kind == "mine"
        ]
        check_opening(opened, [who.id for _, who in seated])
        _check_apart([host.name, *(who.name for _, who in seated if who is not host)])
        self.check_seats(host, len(seated))
        self._house.allowance.new_table(host.id, self._hosts())
        await self._write_table(id, opened, seated, Write())
        return await self._find(id)

    async def _write_table(
        self,
        id: str,
        opened: log.Opened,
        seated: list[tuple[int, Person]],
        write: Write,
        former: Room | None = None,
        farewell: log.Entry | None = None,
    ) -> None:
        """Its first entries, and in a rematch the last one of the former table, all or nothing."""
        now = self._house.watch.now()
        entries: list[log.Entry] = [opened]
        entries += [
            log.Sat(seat, who.id, who.name, who.bot, who.color, who.crest) for seat, who in seated
        ]
        for number, entry in enumerate(entries):
            data = log.write_entry(entry).decode()
            write.entries.append(EntryRow(id, number, now, data))
        write.keys += [
            KeyRow(id, seat, who.id, number, own=True)
            for number, (seat, who) in enumerate(seated, start=1)
        ]
        invited = {opened.host} - {who.id for _, who in seated} - {*opened.kept_for}
        write.keys += [KeyRow(id, INVITED, person) for person in invited]
        write.new_tables.append(index_row(id, read_match(write.entries[:])))
        if former is None:
            await self._house.store.write(write)
        else:
            assert farewell is not None, "a rematch says goodbye"
            await former.record([farewell], write)

    def check_begin(self, room: Room) -> None:
        """Bots that begin to play count, however long ago the table was made."""
        self._house.allowance.table(room.match.opened.host, self._hosts(room))

    def check_seats(self, person: Person, more: int = 1) -> None:
        """At the tables that are going on."""
        chairs = [chair for room in self._going_on() for chair in room.match.chairs]
        held = sum(chair.person == person.id for chair in chairs)
        self._house.allowance.seats(held, more)

    def _hosts(self, without: Room | None = None) -> list[str]:
        return [room.match.opened.host for room in self._going_on() if room is not without]

    def _going_on(self) -> list[Room]:
        """What nobody needs at the moment is not in memory, and costs nothing."""
        return [r for r in self._rooms() if r.match.status in ("open", "running")]


def _at(chair: Chair, person: str) -> Person:
    """Who sits there, as he does so now."""
    color, crest = chair.wish
    return Person(person, chair.name, chair.outside, color=color, crest=crest)


def _beside(host: Person, name: str) -> Person:
    """At the same screen, under a name of his own."""
    return replace(host, name=name, color="", crest="")


def _check_apart(names: list[str]) -> None:
    """Those at one screen are told apart."""
    for number, name in enumerate(names):
        check_free(name, names[:number])


def _new_id() -> str:
    return secrets.token_urlsafe(12)
