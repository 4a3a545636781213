"""A table in memory: its match, who is connected, and what is to happen next.

It is a cache of the log. Whatever changes is done to the match and written under one lock; nobody
sees it before it is on disk. If another server was quicker, the match is read from the log again;
if the database fails, nobody here knows the truth any more: the room is lost, and read anew.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

import structlog

from sengoku.bots import Advice
from sengoku.kernel.problem import Problem
from sengoku.server import absence, hours, sight, visitors
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.advising import Advising
from sengoku.server.audience import Audience
from sengoku.server.bodies import Days, TableInfo, Visitor
from sengoku.server.change import Change
from sengoku.server.connection import FAULT, GOING_AWAY, Connection, encoded
from sengoku.server.gathering import LATELY, Gathering, check_welcome
from sengoku.server.house import House
from sengoku.server.keys import INVITED, Keys
from sengoku.server.kinds import CLOCKS, SEATING, UNTOLD, WISHES
from sengoku.server.latch import Latch
from sengoku.server.problems import Forbidden, Gone, NotFound, info_of
from sengoku.server.reading import in_the_index, index_row, read_match, read_on
from sengoku.server.results import results_of
from sengoku.server.showing import Showing
from sengoku.server.store import Conflict, EntryRow, Fenced, KeyRow, StoreFails, Unsure, Write
from sengoku.server.table_log import TableLog
from sengoku.server.thinking import Thinking
from sengoku.server.watch import Alarm

__all__ = ["Room"]

POLICY = 1008

NOTICE = 500  # milliseconds between two notices of who is here

# Who opens a table reads its whole log, and somebody may do and undo without end. What a match
# needs to come to its end is written all the same.
LONGEST_LOG = 20_000  # entries

_log = structlog.get_logger("tables")


class Room:
    """`lose` is called once, when what is in memory may no longer be the truth; with True if the
    truth itself is not decided yet."""

    def __init__(
        self,
        id: str,
        match: TableLog,
        keys: Iterable[KeyRow],
        house: House,
        lose: Callable[["Room", bool], None],
    ) -> None:
        self.id = id
        self.match = match
        self.version = match.version  # of what is on disk
        self.house = house
        self.lock = Latch()
        self.connections: set[Connection] = set()
        self.keys = Keys(keys)
        self.elsewhere: dict[int, int | None] = {}  # who is at other servers, or was last
        self.looking_elsewhere: list[visitors.Looking] = []  # and who looks on there
        self._looking = visitors.Looking()  # who looks on here, as others were told
        self._lose = lose
        self.want: Callable[[Room], None] = lambda _: None  # somebody has to look after its time
        self.last_seen = dict.fromkeys(range(len(match.chairs)), house.watch.now())
        self.came: dict[int, int] = {}  # when somebody was last here for a seat, since it is here
        self.quiet_since = house.watch.now()
        self.last_line = -1  # of the chat, that everybody here was told
        self._noticed = 0  # when all were last told who is here
        self._notice: Alarm | None = None
        self._alarm: Alarm | None = None
        self.audience = Audience(house)
        self._showing = Showing()
        self._thinking = Thinking(self)
        self._advising = Advising(self)
        self.gathering = Gathering(self)

    # -- who ------------------------------------------------------------------------------------

    def holds(self, person: str | None, seat: int) -> bool:
        """The key is good as long as the sitting lasts for which it was given."""
        chairs = self.match.chairs
        if person is None or not 0 <= seat < len(chairs):
            return False
        return self.keys.fits(person, seat, chairs[seat].sitting)

    def seats_of(self, person: str | None) -> frozenset[int]:
        return frozenset(s for s in range(len(self.match.chairs)) if self.holds(person, s))

    def may_see(self, person: str | None) -> bool:
        if person is not None and person in self.match.blocked:
            return False
        if self.match.listed or person == self.match.host:
            return True
        return person is not None and (self.keys.invited(person) or bool(self.seats_of(person)))

    def onlookers(self) -> sight.Onlookers:
        seats = frozenset(c.seat for c in self.connections if c.seat is not None)
        seats |= {seat for seat, gone in self.elsewhere.items() if gone is None}
        if self.match.status == "open":  # there people come by without a line
            seats |= {seat for seat in {*self.came, *self.elsewhere} if self._here(seat)}
        seats = seats.union(*map(self._fellows, seats))
        if not self.match.running():
            return sight.Onlookers(seats)
        away, until = absence.away_since(self, seats), absence.acts_at(self, seats)
        return sight.Onlookers(seats, away, until)

    def _fellows(self, seat: int) -> set[int]:
        """Who sits at the same screen: one person holds all of their seats."""
        person = self.match.chairs[seat].person
        return {
            other
            for other, chair in enumerate(self.match.chairs)
            if other == seat or (person is not None and chair.person == person)
        }

    def see(self, seat: int | None) -> None:
        """Somebody was here for this seat just now, with a socket or without."""
        if seat is not None:
            self.last_seen[seat] = self.came[seat] = self.house.watch.now()

    def _here(self, seat: int) -> bool:
        """Whether somebody came by just now, at this server or at another."""
        latest = max(self.came.get(seat, 0), self.elsewhere.get(seat) or 0)
        return latest > 0 and self.house.watch.now() - latest < LATELY

    async def look_around(self) -> None:
        """Who is at other servers; call it under the lock."""
        found = await self.house.presence.elsewhere(self.id)
        looking = await self.house.presence.looking(self.id)
        if (found, looking) != (self.elsewhere, self.looking_elsewhere):
            self.elsewhere, self.looking_elsewhere = found, looking
            self.tell_soon()

    def last_here(self, seat: int) -> int:
        """When somebody was last here or elsewhere, unless somebody is."""
        fellows = self._fellows(seat)
        return max(max(self.last_seen[at], self.elsewhere.get(at) or 0) for at in fellows)

    def away(self, seat: int) -> int:
        return self.house.watch.now() - self.last_here(seat)

    def info(self, person: str | None) -> TableInfo:
        return self._info(self._eyes(person), *visitors.looking_on(self))

    def _eyes(self, person: str | None) -> sight.Eyes:
        """What of this table looks different to different people."""
        match = self.match
        return sight.Eyes(
            self.seats_of(person),
            match.kept_for(person),
            self._muted_by(person),
            host=person is not None and person == match.host,
        )

    def looking_on(self) -> dict[str, str]:
        """People without a seat, by what they are called if they tell it."""
        return visitors.everywhere(self).people

    def _muted_by(self, person: str | None) -> frozenset[str]:
        lines = [line for line in self.connections if line.person == person]
        return lines[0].muted if person is not None and lines else frozenset()

    def _info(self, eyes: sight.Eyes, count: int, named: dict[str, Visitor]) -> TableInfo:
        return sight.table_info(self.id, self.match, eyes, self.onlookers(), count, named)

    # -- changing -------------------------------------------------------------------------------

    async def record(
        self, entries: Sequence[log.Entry], extra: Write | None = None, *, as_owner: bool = False
    ) -> None:
        """Does and writes entries; call it under the lock. Then everybody is told. `as_owner`: only
        where the time of this table runs."""
        change = self.prepare(entries, extra, as_owner=as_owner)
        try:
            self.do(change)
            await self.house.store.write(change.write)
        except BaseException as failed:
            await self.undo(failed)
            raise
        self.finish(change)

    def prepare(
        self, entries: Sequence[log.Entry], extra: Write | None = None, *, as_owner: bool = False
    ) -> Change:
        """Nothing is done yet."""
        if self.match.number >= LONGEST_LOG:
            self._check_length(entries)
        calls, write = self.house.calls, Write() if extra is None else extra
        if as_owner:
            write.fence = self.house.leases.fence(self.id)
        asked = None if calls is None else calls.before(self)
        return Change(entries, write, self._standing(), asked)

    async def undo(self, failed: BaseException) -> None:
        """What failed has not happened, or nobody knows. Where that is known it is read again."""
        if not isinstance(failed, Conflict | Problem):
            self.lose(unsure=isinstance(failed, Unsure) or not isinstance(failed, StoreFails))
            return
        if isinstance(failed, Fenced):
            self.house.leases.drop(self.id)
        await self.reload()

    def finish(self, change: Change) -> None:
        """It is on disk."""
        self._note(change.entries, change.write)
        self._go_on_from(change.entries, change.before)
        if self.house.calls is not None:
            self.house.calls.note(self, change.entries, change.asked)

    def _check_length(self, entries: Sequence[log.Entry]) -> None:
        sealed = self.match.sealed
        again = any(isinstance(each, log.Answered) and each.seat in sealed for each in entries)
        if again or not WISHES.isdisjoint(map(type, entries)):
            raise Gone("log-is-full", {"most": LONGEST_LOG})

    def do(self, change: Change) -> None:
        """In memory: nobody may see it before it is written."""
        match, now, write = self.match, self.house.watch.now(), change.write
        indexed, running = in_the_index(match), match.running()
        for entry in change.entries:
            data = log.write_entry(entry).decode()
            write.entries.append(EntryRow(self.id, match.number, now, data))
            match.apply(entry, now)
        if in_the_index(match) != indexed:
            write.tables.append(index_row(self.id, match))
        if running:
            write.results += results_of(self.id, match)

    async def reload(self) -> None:
        """What was done but not written never happened; what another server wrote did."""
        try:
            self.match = read_match(await self.house.store.entries_of(self.id))
            self.keys = Keys(await self.house.store.keys_of(self.id))
        except BaseException:
            self.lose()
            raise
        self.version = self.match.version
        self._show_out()
        self.tell_table()
        if self.match.table is not None:
            self._tell_present(0, None)
        self.go_on()

    async def catch_up(self) -> None:
        """Reads what another server wrote."""
        with suppress(StoreFails):  # it comes again with the next news
            await self.refresh()

    async def refresh(self) -> None:
        async with self.lock:
            rows = await self.house.store.entries_of(self.id, self.match.number)
            keys = await self.house.store.keys_of(self.id)
            before = self._standing()
            try:
                entries = read_on(self.match, rows)
            except BaseException:
                self.lose()
                raise
            self.keys = Keys(keys)
            self._show_out()
            if entries:
                self._go_on_from(entries, before)

    def _standing(self) -> tuple[int, str, int]:
        return self.match.version, self.match.status, self._heard()

    def _go_on_from(self, entries: Sequence[log.Entry], before: tuple[int, str, int]) -> None:
        self.version = self.match.version
        if not SEATING.isdisjoint(map(type, entries)):
            self._show_out()
        try:
            self.tell(entries, before)
        except Exception:  # it is written all the same: whoever was not told comes back and sees it
            self.house.metrics.faults.inc()
            _log.exception("not_told", table=self.id)
            self._hang_up_all(FAULT)
        self.go_on()

    def lose(self, *, unsure: bool = False) -> None:
        """Nobody gets in any more. Who asked for what failed hears so before his line ends."""
        if not self.lock.shut:
            self.lock.shut, self.lock.unsure = True, unsure
            self._lose(self, unsure)
            asyncio.get_running_loop().call_soon(self.close)

    def _note(self, entries: Sequence[log.Entry], write: Write) -> None:
        moves = [*map(type, entries)].count(log.Moved)
        self.house.metrics.moves.inc(moves)
        for key in write.lost_keys:
            self.keys.drop(key)
        for key in write.keys:
            if key.table_id == self.id:
                self.keys.add(key)
        if moves == 0:
            names = [type(entry).__name__ for entry in entries]
            _log.info("table", table=self.id, entries=names, status=self.match.status)

    async def let_in(self, person: str) -> None:
        """A guest, by the link to the table."""
        async with self.lock:
            check_welcome(self, person)
            if not self.keys.invited(person):
                await self._give(KeyRow(self.id, INVITED, person))

    async def hand_over(self, person: str, seat: int, sitting: int) -> None:
        """A seat to another device, by a link from the sitting that lasts."""
        async with self.lock:
            check_welcome(self, person)
            if sitting != self.match.chairs[seat].sitting:
                raise NotFound("bad-link")
            if not self.holds(person, seat):
                await self._give(KeyRow(self.id, seat, person, sitting))

    async def _give(self, key: KeyRow) -> None:
        await self.house.store.write(Write(keys=[key]))
        self.keys.add(key)

    async def take_away(self, key: KeyRow) -> None:
        async with self.lock:
            await self.house.store.write(Write(lost_keys=[key]))
            self.keys.drop(key)
            self._show_out()

    def sessions_ended(self, person: str) -> None:
        """Here or at another server: his lines end, and so do those of who came by a link of his.
        Who still has a key comes back."""
        if self.keys.end(person) or any(c.person == person for c in self.connections):
            self._show_out(person)

    def _show_out(self, ended: str | None = None) -> None:
        """Lines to a seat that is no longer theirs, and those of a person with ended sessions."""
        for connection in [*self.connections]:
            seat = connection.seat
            if connection.person in self.match.blocked:
                connection.tell(say.Bye(info_of(Forbidden("blocked-here"))))
                connection.hang_up(POLICY)
            elif seat is not None and not self.holds(connection.person, seat):
                connection.tell(say.Bye(info_of(Forbidden("not-your-seat", {"seat": seat}))))
                connection.hang_up(POLICY)
            elif ended is not None and connection.person == ended:
                connection.hang_up()

    # -- telling --------------------------------------------------------------------------------

    def _heard(self) -> int:
        return 0 if self.match.table is None else self.match.table.heard()

    def tell(self, entries: Sequence[log.Entry], before: tuple[int, str, int]) -> None:
        """What happened, to each what is his; an answer under seal only to its own seat."""
        version, status, heard = before
        kinds = {type(entry) for entry in entries}
        if not kinds <= UNTOLD or status != self.match.status:
            self.tell_table()
        if self.match.table is None:
            return
        if self.match.version != version or kinds & CLOCKS:
            self._tell_present(self.match.held_of(heard, version), None)
        if log.Answered in kinds:
            for entry in entries:
                if isinstance(entry, log.Answered):
                    self._tell_present(self._heard(), entry.seat)

    def tell_soon(self) -> None:
        """Somebody came or went: all are told who is here, but only a few times a second, however
        many come and go."""
        if self._notice is None and not self.lock.shut:
            self._notice = self.house.watch.ring(self._noticed + NOTICE, self._tell_now)

    def _tell_now(self) -> None:
        self._notice, self._noticed = None, self.house.watch.now()
        self.house.spawn(self.tell_who_is_here())

    async def tell_who_is_here(self) -> None:
        """What the table's rule about absence says may be due sooner or later than before."""
        with suppress(StoreFails):
            async with self.lock:
                await self._tell_others()
                await self.gathering.look()
                self.tell_table()
                self.go_on()

    async def _tell_others(self) -> None:
        """Other servers hear who looks on here."""
        looking = visitors.here(self)
        if looking != self._looking:
            await self.house.presence.look(self.id, looking)
            self._looking = looking

    def tell_table(self) -> None:
        """Written once for all who hold the same seats, most of them none."""
        written: dict[sight.Eyes, bytes] = {}
        count, named = visitors.looking_on(self)
        for connection in [*self.connections]:
            eyes = self._eyes(connection.person)
            if eyes not in written:
                written[eyes] = encoded(say.TableChanged(self._info(eyes, count, named)))
            connection.put(written[eyes])

    def _tell_present(self, kept: int, seat: int | None) -> None:
        self._showing.tell(self.match, self.connections, kept, self.house.watch.now(), seat)

    def show_present(self, connection: Connection, kept: int) -> None:
        self._showing.tell_whole(self.match, connection, kept, self.house.watch.now())

    # -- time -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Bots that are asked begin to think, and the next alarm is set; at another server, if the
        time of this table runs there."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.house.leases.holds(self.id):
            if hours.needs_time(self) and self.house.leases.may_ask(self.id):
                self.want(self)
            return
        if not self.match.deserted():
            self._thinking.begin()
        due = hours.due_at(self)
        if due is not None:
            self._alarm = self.house.watch.ring(due, self._ring)

    def _ring(self) -> None:
        self.house.spawn(self.tick())

    async def tick(self) -> None:
        """What cannot be written is due again once the table was read anew."""
        with suppress(Conflict, StoreFails):
            async with self.lock:
                if hours.minds_absence(self.match):
                    await self.look_around()
                due = hours.due_at(self)
                if due is None or not self.house.leases.holds(self.id):
                    return
                if due > self.house.watch.now():
                    self.go_on()
                    return
                await self.record(hours.overdue(self), as_owner=True)

    def advice(self, seat: int) -> Awaitable[list[Advice]]:
        """For the standing question of a seat; call it under the lock, wait for it without."""
        return self._advising.ask(seat)

    # -- rest -----------------------------------------------------------------------------------

    def idle(self, now: int) -> bool:
        """Whether it may leave the memory: nobody looks, and nothing happens by itself soon."""
        if self.connections or self.lock.locked() or self._thinking.busy():
            return False
        if now - self.quiet_since < self.house.config.idle:
            return False
        if not self.house.leases.holds(self.id):  # then it happens elsewhere
            return True
        return hours.due_at(self) is None or isinstance(self.match.pace, Days)

    def hang_up_seats(self) -> None:
        """Nobody here knows for certain whose they are."""
        for connection in [*self.connections]:
            if connection.seat is not None:
                connection.hang_up()

    def close(self) -> None:
        self.lock.shut = True
        for alarm in (self._alarm, self._notice):
            if alarm is not None:
                alarm.cancel()
        self._thinking.stop()
        self.gathering.stop()
        if self._looking:
            self.house.spawn(self.house.presence.look(self.id, visitors.Looking()))
        self._hang_up_all()

    def _hang_up_all(self, code: int = GOING_AWAY) -> None:
        for connection in [*self.connections]:
            connection.hang_up(code)
