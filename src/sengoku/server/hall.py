"""All tables of a server: made, found, kept in memory while somebody needs them."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import structlog

from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record
from sengoku.server import entries as log
from sengoku.server import hours
from sengoku.server import messages as say
from sengoku.server.bodies import Branch, Live
from sengoku.server.duties import Duty
from sengoku.server.gathering import check_welcome
from sengoku.server.glances import Glances
from sengoku.server.house import House
from sengoku.server.muting import tell_anew
from sengoku.server.office import Office
from sengoku.server.parlor import Parlor
from sengoku.server.past import Cut
from sengoku.server.person import Person
from sengoku.server.problems import Broken, Gone, NotFound
from sengoku.server.reading import read_gently
from sengoku.server.results import complete, complete_once
from sengoku.server.room import Room
from sengoku.server.store import Conflict, EntryRow, StoreFails, Unsure, news
from sengoku.server.table_log import TableLog
from sengoku.server.workshop import Workshop

__all__ = ["Hall"]

SWEEP = 20_000
RETRY = 1000
HOUR = 3_600_000
APART = 1000  # milliseconds that the clocks of servers may be

_log = structlog.get_logger("hall")


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.parlor = Parlor(house)
        self.glances = Glances(house)
        self.workshop = Workshop(house, self.room, self.rooms)
        self.office = Office(house.store, house.watch.now)
        self._expires = 0  # when it is next looked for tables that nobody joins
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._lost: dict[str, int] = {}  # tables to be read again, and since when they are away
        self._unsure: set[str] = set()  # those of them that may still change by themselves
        self._broken: set[str] = set()
        self._resumed = False
        self._lapse = 0  # when this server was last unsure what is its own
        self._news: Duty | None = None
        self.forget: Callable[[str | None], None] = lambda _: None  # what is remembered of people
        house.leases.orphaned, house.leases.parted = self._orphaned, self._parted
        house.leases.ended = self.sessions_ended
        house.leases.lapsed, house.leases.returned = self._lapsed, self._returned

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
        except StoreFails as failed:
            if id in self._unsure:  # what he asks for may be what nobody knows
                raise Unsure(str(failed)) from failed
            raise
        finally:
            if loading.done():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        rows = await self.house.store.entries_of(id) if len(id) <= 24 else []
        if not rows:
            raise NotFound("no-such-table")
        if self.house.leases.dawn() is None:
            raise StoreFails("whether anybody was here before is not known yet")
        keys = await self.house.store.keys_of(id)
        room = Room(id, await self._read(rows), keys, self.house, self._lose)
        await complete(self.house.store, id, room.match)
        room.want = self._look_after
        self._keep(room)
        async with room.lock:
            if id in self._unsure:
                with contextlib.suppress(Conflict):  # then it was decided elsewhere, and read again
                    await room.record([log.Settled()])
            await room.look_around()
            await self._take_charge(room)
        self._lost.pop(id, None)
        self._unsure.discard(id)
        return room

    def _look_after(self, room: Room) -> None:
        self.house.spawn(self._try_charge(room))

    async def _try_charge(self, room: Room) -> None:
        with contextlib.suppress(StoreFails):
            async with room.lock:
                await self._take_charge(room)

    async def _take_charge(self, room: Room) -> None:
        """Its time runs here from now on, if it does not run elsewhere; call it under the lock."""
        away = self._away_since(room)
        if hours.needs_time(room) and not await self.house.leases.take(room.id):
            if away and room.id in self._lost:
                await self.house.leases.wake(room.id, away)
            if not self.house.leases.holds(room.id):  # else it came back while we asked
                return
        if away and hours.needs_time(room) and _ticks(room.match):
            with contextlib.suppress(Conflict):
                await room.record([log.Woke()], as_owner=True)
        room.go_on()

    def _away_since(self, room: Room) -> int:
        """Until when nobody was here since the last entry, or now if the clock was put back
        meanwhile; 0 if neither."""
        latest, now = room.match.latest, self.house.watch.now()
        away = max(self.house.leases.dawn() or 0, self._lost.get(room.id, 0))
        return away if latest < away else now if latest > now + APART else 0

    async def _read(self, rows: Sequence[EntryRow]) -> TableLog:
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
        """A table that this person may know of, with all that was written anywhere until now."""
        room = await self.fresh_room(id)
        check_welcome(room, None if person is None else person.id)
        if not room.may_see(None if person is None else person.id):
            raise NotFound("no-such-table")
        return room

    async def fresh_room(self, id: str) -> Room:
        room = await self.room(id)
        if self.house.store.news is not None:
            await room.refresh()
        return room

    def known(self, id: str) -> Room | None:
        """If it is in memory."""
        return self._rooms.get(id)

    # -- afterwards ----------------------------------------------------------------------------

    def record(self, room: Room) -> Record:
        """The whole truth, once nothing is secret any more."""
        match = room.match
        if match.table is None or match.running():
            raise Gone("not-over")
        return match.table.record()

    async def branch(self, room: Room, wish: Branch, host: Person) -> Room:
        """A new table that plays on from a position of a finished one."""
        async with room.lock:
            record = self.record(room)
        lane = self.house.allowance.lane(host.id, room.id)
        record = await self.house.desk.ask(Cut(record, wish.ply), Record, lane)
        return await self.workshop.play_on(record, wish, host, room.id)

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
        self.house.spawn(complete_once(self.house.store))
        if self.house.store.news is not None:
            self._news = self.house.take_on("news", self.hear_news)
            self.house.take_on("lease", self.house.leases.keep)

    async def recover(self) -> None:
        """Tables that are away come back: after a start those that go on by themselves."""
        if not self._resumed:
            await self.resume()
        if self.house.store.news is None:
            for what in await self.house.store.new_notices():
                self._changed_elsewhere(what)
        await self.reread()
        await self.house.until(self.house.watch.now() + RETRY)

    async def resume(self) -> None:
        """Tables that nobody looks after."""
        self._resumed = True
        try:
            for id in await self.house.leases.orphans():
                self._lost.setdefault(id, 0)
        except BaseException:
            self._resumed = False
            raise

    async def reread(self) -> None:
        """While the database is away, none is tried."""
        for id in [*self._lost]:
            try:
                room = await self.room(id)
                if id in self._lost:  # it was in memory, and had no owner
                    async with room.lock:
                        await self._take_charge(room)
            except StoreFails:
                raise
            except NotFound:
                pass  # it was deleted
            except Exception:
                self._fault("cannot_resume", id)
            self._lost.pop(id, None)

    async def sweep(self) -> None:
        """Now and then: idle tables leave the memory, and days that are over are noticed."""
        await self.house.until(self.house.watch.now() + SWEEP)
        now = self.house.watch.now()
        idle = [id for id, room in self._rooms.items() if room.idle(now)]
        for id in idle:
            self._rooms.pop(id).close()
        self.house.metrics.tables.set(len(self._rooms))
        await self.house.leases.release(idle)
        await self.house.presence.forget()
        await self._expire(now)
        for id in await self.house.leases.due(now):
            try:
                room = await self.room(id)
                if not self.house.leases.holds(id):
                    await self._try_charge(room)
                await room.tick()
            except StoreFails:
                raise
            except Exception:  # the others are noticed all the same
                self._fault("cannot_tick", id)

    async def _expire(self, now: int) -> None:
        """Once an hour: tables that nobody joins are closed."""
        days = self.house.config.open_days
        if days and now >= self._expires:
            self._expires = now + HOUR
            for id in await self.office.expire(days):
                if (room := self._rooms.get(id)) is not None:
                    self._read_on(room)

    def _fault(self, what: str, id: str) -> None:
        self.house.metrics.faults.inc()
        _log.exception(what, table=id)

    async def hear_news(self) -> None:
        """Tables that another server changed are read on, if anybody here needs them."""
        assert self.house.store.news is not None, "only a shared database has news"
        await self.house.store.news.listen(self._changed_elsewhere)

    def _changed_elsewhere(self, what: str | None) -> None:
        if self._news is not None:
            self._news.well()
        if what is None:
            self._all_changed()
            return
        match what[:1], what[1:]:
            case (news.PERSON, person):
                self.sessions_ended(person)
                self.house.leases.hurry()
            case (news.FREE, id):
                self.house.leases.note_free(id)
                if (room := self._rooms.get(id)) is not None:
                    self._look_after(room)
            case (news.HERE, id):
                if (room := self._rooms.get(id)) is not None:
                    self.house.spawn(self._look_around(room))
            case (news.MUTES, person):
                self.house.spawn(self._mutes_changed(person))
            case (news.GONE, id):
                self.read_anew([id])
            case (news.ASKS, asked):
                self.house.spawn(self._give_back(*asked.split(" ")))
            case _:
                self._read_late(what)
                if (room := self._rooms.get(what)) is not None:
                    self._read_on(room)

    async def _mutes_changed(self, person: str) -> None:
        with contextlib.suppress(StoreFails):
            await tell_anew(self, person)

    def read_anew(self, ids: Sequence[str]) -> None:
        """What is in memory of these tables is not true any more, or they are not there at all.
        Who is at one comes back by himself, and finds what there is."""
        for id in ids:
            self.glances.forget(id)
            if (room := self._rooms.pop(id, None)) is not None:
                room.close()
                if room.match.running():
                    self._lost[id] = self.house.watch.now()
        self.house.metrics.tables.set(len(self._rooms))

    def _all_changed(self) -> None:
        """The line was cut: nobody knows what there was to hear."""
        self.forget(None)
        self.house.leases.note_free("")
        self._read_late()
        for room in self.rooms():
            self._read_on(room)
            self.house.spawn(self._look_around(room))

    def _read_on(self, room: Room) -> None:
        self.house.spawn(room.catch_up())
        self.house.spawn(self.parlor.catch_up(room))

    def _read_late(self, id: str | None = None) -> None:
        for late in self._being_read(id):
            self.house.spawn(self._catch_up_late(late))

    async def _look_around(self, room: Room) -> None:
        with contextlib.suppress(StoreFails):
            async with room.lock:
                await room.look_around()

    async def _give_back(self, id: str, since: str) -> None:
        """Another server could not write for a player of this table; that cost him time."""
        room = self._rooms.get(id)
        if room is None or not self.house.leases.holds(id):
            return
        with contextlib.suppress(StoreFails, Conflict):
            async with room.lock:
                if _ticks(room.match) and room.match.latest < int(since):
                    await room.record([log.Woke()], as_owner=True)

    def sessions_ended(self, person: str) -> None:
        """Here or at another server."""
        self.forget(person)
        for room in self.rooms():
            room.sessions_ended(person)
        for late in self._being_read():
            self.house.spawn(self._ended_late(late, person))

    def _being_read(self, id: str | None = None) -> list[str]:
        """They may have been read just before it happened."""
        return [late for late in self._loading if id in (None, late)]

    async def _catch_up_late(self, id: str) -> None:
        with contextlib.suppress(Problem, StoreFails):
            await (await self.room(id)).catch_up()

    async def _ended_late(self, id: str, person: str) -> None:
        with contextlib.suppress(Problem, StoreFails):
            (await self.room(id)).sessions_ended(person)

    # -- among others ----------------------------------------------------------------------------

    def _orphaned(self) -> None:
        """Tables need somebody to look after them."""
        self._resumed = False

    def _parted(self) -> None:
        """A server is gone, and nobody is there any more."""
        for room in self.rooms():
            if room.elsewhere or room.looking_elsewhere:
                self.house.spawn(self._look_around(room))

    def _lapsed(self) -> None:
        """Keys may have ended without a word to us, and tables may be another's."""
        self._lapse = self.house.watch.now()
        self.forget(None)
        for room in self.rooms():
            room.hang_up_seats()

    def _returned(self) -> None:
        """Nobody pays for the time in which nothing could be written, unless it was a moment."""
        now = self.house.watch.now()
        for room in self.rooms():
            if now - self._lapse > APART and self.house.leases.holds(room.id):
                self._lost.setdefault(room.id, now)
            else:
                room.go_on()

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()

    def rooms(self) -> list[Room]:
        return [*self._rooms.values()]


def _ticks(match: TableLog) -> bool:
    """Whether time runs at this table."""
    return match.running() and (isinstance(match.pace, Live) or match.window() is not None)
