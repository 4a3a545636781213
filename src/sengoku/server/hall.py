"""All tables of a server: made, found, kept in memory while somebody needs them."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import structlog

from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server import opening
from sengoku.server.bodies import Branch, Live, NewTable, SeatWish
from sengoku.server.duties import Duty
from sengoku.server.glances import Glances
from sengoku.server.house import House
from sengoku.server.keys import INVITED
from sengoku.server.match import Match
from sengoku.server.parlor import Parlor
from sengoku.server.past import Cut
from sengoku.server.problems import Broken, Gone, NotFound
from sengoku.server.reading import index_row, read_gently, read_match
from sengoku.server.room import Room
from sengoku.server.store import Conflict, EntryRow, KeyRow, StoreFails, Write
from sengoku.server.store.news import PERSON

__all__ = ["Hall", "Person"]

SWEEP = 20_000
RETRY = 1000

_log = structlog.get_logger("hall")


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    bot: bool
    generation: int = 0  # of his sessions


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.parlor = Parlor(house)
        self.glances = Glances(house)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._lost: dict[str, int] = {}  # tables to be read again, and since when they are away
        self._unsure: set[str] = set()  # those of them that may still change by themselves
        self._broken: set[str] = set()
        self._resumed = False
        self._news: Duty | None = None
        self.forget: Callable[[str | None], None] = lambda _: None  # what is remembered of people

    # -- finding -------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """From memory, or read from its log; two who ask at once get the same one."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        loading = self._loading[id]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        rows = await self.house.store.entries_of(id) if len(id) <= 24 else []
        if not rows:
            raise NotFound("no-such-table")
        keys = await self.house.store.keys_of(id)
        room = Room(id, await self._read(rows), keys, self.house, self._lose)
        self._keep(room)
        async with room.lock:
            entries: list[log.Entry] = [log.Settled()] if id in self._unsure else []
            if _ticks(room.match) and self._was_away(rows[-1]):
                entries.append(log.Woke())
            if entries:
                with contextlib.suppress(Conflict):  # then it was decided elsewhere, and read again
                    await room.record(entries)
            room.go_on()
        self._lost.pop(id, None)
        self._unsure.discard(id)
        return room

    def _was_away(self, last: EntryRow) -> bool:
        """Whether nobody was here since the last entry, or the clock was put back meanwhile."""
        away = max(self.house.began, self._lost.get(last.table_id, 0))
        return last.at < away or last.at > self.house.watch.now()

    async def _read(self, rows: Sequence[EntryRow]) -> Match:
        try:
            return await read_gently(rows)
        except Broken:
            self._lost.pop(rows[0].table_id, None)
            self.note_broken(rows[0].table_id)
            raise

    def note_broken(self, id: str) -> None:
        """A log that is damaged is counted, and nothing is added to it."""
        if id not in self._broken:
            _log.exception("table_is_broken", table=id)
        self._broken.add(id)
        self.house.metrics.broken.set(len(self._broken))

    def _lose(self, room: Room, unsure: bool) -> None:
        """Its truth is unknown. It is read again as soon as the database answers."""
        self.house.metrics.lost.inc()
        self._lost[room.id] = self.house.watch.now()
        if unsure:
            self._unsure.add(room.id)
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self.house.metrics.tables.set(len(self._rooms))
        _log.warning("table_lost", table=room.id)

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self.house.metrics.tables.set(len(self._rooms))

    async def seen_room(self, id: str, person: Person | None) -> Room:
        """A table that this person may know of."""
        room = await self.room(id)
        if not room.may_see(None if person is None else person.id):
            raise NotFound("no-such-table")
        return room

    def known(self, id: str) -> Room | None:
        """If it is in memory."""
        return self._rooms.get(id)

    # -- making --------------------------------------------------------------------------------

    async def make(self, wish: NewTable, host: Person) -> Room:
        return await self._open(opening.fresh(wish, host.id), wish.seats, host)

    async def branch(self, room: Room, wish: Branch, host: Person) -> Room:
        """A new table that plays on from a position of a finished one."""
        async with room.lock:
            record = self.record(room)
        lane = self.house.allowance.lane(host.id, room.id)
        record = await self.house.desk.ask(Cut(record, wish.ply), Record, lane)
        return await self.play_on(record, wish, host, room.id)

    async def play_on(
        self, record: Record, wish: Branch, host: Person, table: str | None = None
    ) -> Room:
        """A new table that begins where a record ends; `table` is where it was played."""
        return await self._open(opening.onward(record, wish, host.id, table), wish.seats, host)

    async def rematch(self, room: Room) -> str:
        """The same players, each one seat further; who asks second finds the same table. Call it
        under the lock."""
        match = room.match
        if match.rematch is not None:
            return match.rematch
        if match.running() or match.status == "open":
            raise Gone("not-over")
        self.house.allowance.new_table(match.opened.host, self._hosts())
        chairs = [match.chairs[-1], *match.chairs[:-1]]
        opened = opening.again(match, [chair.bot for chair in chairs])
        seated = [
            (seat, Person(chair.person, chair.name, chair.outside))
            for seat, chair in enumerate(chairs)
            if chair.person is not None
        ]
        id, write = _new_id(), Write()
        await self._write_table(id, opened, seated, write, room, log.Rematched(id))
        return id

    async def _open(self, opened: log.Opened, seats: list[SeatWish], host: Person) -> Room:
        id = _new_id()
        seated = [(number, host) for number, seat in enumerate(seats) if seat.kind == "mine"]
        self.check_seats(host, len(seated))
        self.house.allowance.new_table(host.id, self._hosts())
        await self._write_table(id, opened, seated, Write())
        return await self.room(id)

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
        now = self.house.watch.now()
        entries: list[log.Entry] = [opened]
        entries += [log.Sat(seat, who.id, who.name, who.bot) for seat, who in seated]
        for number, entry in enumerate(entries):
            data = log.write_entry(entry).decode()
            write.entries.append(EntryRow(id, number, now, data))
        write.keys += [
            KeyRow(id, seat, who.id, number, own=True)
            for number, (seat, who) in enumerate(seated, start=1)
        ]
        invited = {opened.host} - {who.id for _, who in seated}
        write.keys += [KeyRow(id, INVITED, person) for person in invited]
        write.new_tables.append(index_row(id, read_match(write.entries[:])))
        if former is None:
            await self.house.store.write(write)
        else:
            assert farewell is not None, "a rematch says goodbye"
            await former.record([farewell], write)

    def check_begin(self, room: Room) -> None:
        """Bots that begin to play count, however long ago the table was made."""
        self.house.allowance.table(room.match.opened.host, self._hosts(room))

    def check_seats(self, person: Person, more: int = 1) -> None:
        """At the tables that are going on."""
        chairs = [chair for room in self._going_on() for chair in room.match.chairs]
        held = sum(chair.person == person.id for chair in chairs)
        self.house.allowance.seats(held, more)

    def _hosts(self, without: Room | None = None) -> list[str]:
        return [room.match.opened.host for room in self._going_on() if room is not without]

    def _going_on(self) -> list[Room]:
        """What nobody needs at the moment is not in memory, and costs nothing."""
        return [r for r in self._rooms.values() if r.match.status in ("open", "running")]

    def record(self, room: Room) -> Record:
        """The whole truth, once nothing is secret any more."""
        match = room.match
        if match.table is None or match.running():
            raise Gone("not-over")
        return match.table.record()

    # -- chat ----------------------------------------------------------------------------------

    async def chat(
        self, room: Room, person: str | None, name: str, seat: int | None, request: say.Chat
    ) -> bool:
        """Whether it had been said already."""
        return await self.parlor.say(room, person, name, seat, request)

    # -- keeping -------------------------------------------------------------------------------

    def begin(self) -> None:
        """What is to be done all the time."""
        self.house.take_on("recover", self.recover)
        self.house.take_on("sweep", self.sweep)
        if self.house.store.news is not None:
            self._news = self.house.take_on("news", self.hear_news)

    async def recover(self) -> None:
        """Tables that are away come back: after a start those that go on by themselves."""
        if not self._resumed:
            await self.resume()
        await self.reread()
        await self.house.until(self.house.watch.now() + RETRY)

    async def resume(self) -> None:
        for id in await self.house.store.running():
            self._lost.setdefault(id, 0)
        self._resumed = True

    async def reread(self) -> None:
        """While the database is away, none is tried."""
        for id in [*self._lost]:
            try:
                await self.room(id)
            except StoreFails:
                raise
            except Exception:
                self._lost.pop(id, None)
                self._fault("cannot_resume", id)

    async def sweep(self) -> None:
        """Now and then: idle tables leave the memory, and days that are over are noticed."""
        await self.house.until(self.house.watch.now() + SWEEP)
        now = self.house.watch.now()
        for id, room in [*self._rooms.items()]:
            if room.idle(now):
                room.close()
                del self._rooms[id]
        self.house.metrics.tables.set(len(self._rooms))
        for id in await self.house.store.due(now):
            try:
                await (await self.room(id)).tick()
            except StoreFails:
                raise
            except Exception:  # the others are noticed all the same
                self._fault("cannot_tick", id)

    def _fault(self, what: str, id: str) -> None:
        self.house.metrics.faults.inc()
        _log.exception(what, table=id)

    async def hear_news(self) -> None:
        """Tables that another server changed are read on, if anybody here needs them."""
        assert self.house.store.news is not None, "only a shared database has news"
        await self.house.store.news.listen(self._changed_elsewhere)

    def _changed_elsewhere(self, id: str | None) -> None:
        if self._news is not None:
            self._news.well()
        if id is not None and id.startswith(PERSON):
            self.sessions_ended(id.removeprefix(PERSON))
            return
        if id is None:
            self.forget(None)
        for late in self._being_read(id):
            self.house.spawn(self._once_read(late, Room.catch_up))
        known = self._rooms.get(id) if id is not None else None
        for room in self.rooms() if id is None else [known] if known is not None else []:
            self.house.spawn(room.catch_up())
            self.house.spawn(self.parlor.catch_up(room))

    def sessions_ended(self, person: str) -> None:
        """Here or at another server."""
        self.forget(person)
        for room in self.rooms():
            self.house.spawn(room.look_again(person))
        for late in self._being_read():
            self.house.spawn(self._once_read(late, lambda room: room.look_again(person)))

    def _being_read(self, id: str | None = None) -> list[str]:
        """They may have been read just before it happened."""
        return [late for late in self._loading if id in (None, late)]

    async def _once_read(self, id: str, do: Callable[[Room], Awaitable[None]]) -> None:
        with contextlib.suppress(Problem, StoreFails):
            await do(await self.room(id))

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()

    def rooms(self) -> list[Room]:
        return [*self._rooms.values()]


def _ticks(match: Match) -> bool:
    """Whether time runs at this table."""
    return match.running() and (isinstance(match.opened.pace, Live) or match.window() is not None)


def _new_id() -> str:
    return secrets.token_urlsafe(12)
