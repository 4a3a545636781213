"""A table in memory: its match, who is connected, and what is to happen next.

It is a cache of the log. Whatever changes is done to the match and written under one lock; nobody
sees it before it is on disk. If writing fails, the match is read from the log again.
"""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence

import structlog

from sengoku.bots import Advice
from sengoku.kernel.problem import Problem
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server import sight, windows
from sengoku.server.advising import Advising
from sengoku.server.bodies import Days, Live, TableInfo
from sengoku.server.connection import Connection, encoded
from sengoku.server.house import House
from sengoku.server.match import Match
from sengoku.server.store import Conflict, EntryRow, KeyRow, StoreFails, TableRow, Write
from sengoku.server.thinking import Thinking
from sengoku.server.watch import Alarm

__all__ = ["INVITED", "Room", "index_row", "read_match"]

INVITED = -1

_log = structlog.get_logger("tables")


def read_match(rows: Sequence[EntryRow]) -> Match:
    opened = log.read_entry(rows[0].data)
    assert isinstance(opened, log.Opened), "a log begins with its opening"
    match = Match(opened, rows[0].at)
    for row in rows[1:]:
        match.apply(log.read_entry(row.data), row.at)
    return match


def index_row(id: str, match: Match) -> TableRow:
    """What the lobby and the sweep look for."""
    due: int | None = None
    if isinstance(match.opened.pace, Days):  # other tables stay in memory while time runs
        due = sight.closing(match) or match.clock.zero()
    return TableRow(
        id=id,
        game=match.opened.game,
        status=match.status,
        listed=match.opened.listed,
        open_seats=sum(not chair.taken() for chair in match.chairs),
        created=match.created,
        due=due if match.running() else None,
    )


class Room:
    def __init__(
        self, id: str, match: Match, keys: Iterable[tuple[int, str]], house: House
    ) -> None:
        self.id = id
        self.match = match
        self.house = house
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.keys: dict[int, set[str]] = {}
        for seat, person in keys:
            self.keys.setdefault(seat, set()).add(person)
        self.gone_since = dict.fromkeys(range(len(match.chairs)), house.watch.now())
        self.quiet_since = house.watch.now()
        self.last_line = -1  # of the chat, that everybody here was told
        self._alarm: Alarm | None = None
        self._thinking = Thinking(self)
        self._advising = Advising(self)

    # -- who ------------------------------------------------------------------------------------

    def holds(self, person: str | None, seat: int) -> bool:
        return person is not None and person in self.keys.get(seat, ())

    def seats_of(self, person: str | None) -> frozenset[int]:
        return frozenset(s for s in self.keys if s != INVITED and self.holds(person, s))

    def may_see(self, person: str | None) -> bool:
        if self.match.opened.listed or person == self.match.opened.host:
            return True
        return any(person in holders for holders in self.keys.values())

    def onlookers(self) -> sight.Onlookers:
        seats = frozenset(c.seat for c in self.connections if c.seat is not None)
        spectators = sum(connection.seat is None for connection in self.connections)
        return sight.Onlookers(seats, spectators)

    def info(self, person: str | None) -> TableInfo:
        host = person is not None and person == self.match.opened.host
        return sight.table_info(self.id, self.match, self.seats_of(person), host, self.onlookers())

    # -- changing -------------------------------------------------------------------------------

    async def record(self, entries: Sequence[log.Entry], extra: Write | None = None) -> None:
        """Does and writes entries; call it under the lock. Then everybody is told."""
        match, now = self.match, self.house.watch.now()
        before = (match.version, match.status, self._heard())
        write = Write() if extra is None else extra
        row = index_row(self.id, match)
        try:
            for entry in entries:
                data = log.write_entry(entry).decode()
                write.entries.append(EntryRow(self.id, match.number, now, data))
                match.apply(entry, now)
            if index_row(self.id, match) != row:
                write.tables.append(index_row(self.id, match))
            await self.house.store.write(write)
        except (Conflict, StoreFails, Problem):
            await self.reload()
            raise
        self._note(entries, write)
        self.tell(entries, before)
        self.go_on()

    async def reload(self) -> None:
        """What was done but not written never happened; what another server wrote did."""
        self.match = read_match(await self.house.store.entries_of(self.id))
        self.tell_table()
        if self.match.table is not None:
            self._tell_present(0, None)
        self.go_on()

    async def catch_up(self) -> None:
        """Reads what another server wrote."""
        async with self.lock:
            rows = await self.house.store.entries_of(self.id, self.match.number)
            before = (self.match.version, self.match.status, self._heard())
            entries = [log.read_entry(row.data) for row in rows]
            for entry, row in zip(entries, rows, strict=True):
                self.match.apply(entry, row.at)
            if entries:
                for seat, person in await self.house.store.keys_of(self.id):
                    self.keys.setdefault(seat, set()).add(person)
                self.tell(entries, before)
                self.go_on()

    def _note(self, entries: Sequence[log.Entry], write: Write) -> None:
        moves = sum(isinstance(entry, log.Moved) for entry in entries)
        self.house.metrics.moves.inc(moves)
        for key in write.keys:
            if key.table_id == self.id:
                self.keys.setdefault(key.seat, set()).add(key.person_id)
        for key in write.lost_keys:
            self.keys.get(key.seat, set()).discard(key.person_id)
        if moves == 0:
            names = [type(entry).__name__ for entry in entries]
            _log.info("table", table=self.id, entries=names, status=self.match.status)

    async def let_in(self, person: str, seat: int = INVITED) -> None:
        """Another holder for a seat, or a guest for a private table."""
        async with self.lock:
            if person not in self.keys.get(seat, ()):
                key = KeyRow(self.id, seat, person)
                await self.house.store.write(Write(keys=[key]))
                self.keys.setdefault(seat, set()).add(person)

    # -- telling --------------------------------------------------------------------------------

    def _heard(self) -> int:
        return 0 if self.match.table is None else self.match.table.heard()

    def tell(self, entries: Sequence[log.Entry], before: tuple[int, str, int]) -> None:
        """What happened, to each what is his; an answer under seal only to its own seat."""
        version, status, heard = before
        kinds = {type(entry) for entry in entries}
        if not kinds <= {log.Moved, log.Answered, log.Ordered} or status != self.match.status:
            self.tell_table()
        if self.match.table is None:
            return
        if self.match.version != version or kinds & {log.StoodIn, log.WentOn, log.Woke}:
            self._tell_present(self.match.held_of(heard, version), None)
        for entry in entries:
            if isinstance(entry, log.Answered):
                self._tell_present(self._heard(), entry.seat)

    def tell_table(self) -> None:
        by_person: dict[str | None, str] = {}
        for connection in [*self.connections]:
            if connection.person not in by_person:
                info = say.TableChanged(self.info(connection.person))
                by_person[connection.person] = encoded(info)
            connection.put(by_person[connection.person])

    def _tell_present(self, kept: int, seat: int | None) -> None:
        """Written once for all sockets of a viewer."""
        by_viewer: dict[str, str] = {}
        for connection in [*self.connections]:
            if seat is not None and connection.seat != seat:
                continue
            name = connection.viewer.name()
            if name not in by_viewer:
                by_viewer[name] = encoded(self.present(connection, kept))
            connection.put(by_viewer[name])

    def present(self, connection: Connection, kept: int) -> say.Present:
        return sight.present(self.match, connection.viewer, kept, self.house.watch.now())

    # -- time -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Bots that are asked begin to think, and the next alarm is set."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._thinking.begin()
        due = self.due()
        if due is not None:
            self._alarm = self.house.watch.ring(due, self._ring)

    def due(self) -> int | None:
        """When something happens by itself: a window closes or a clock is at zero."""
        match = self.match
        if not match.running() or match.paused:
            return None
        window = match.window()
        if window is not None:
            return windows.closes_at(match, window, self.house.config.window_least)
        return match.clock.zero()

    def _ring(self) -> None:
        self.house.spawn(self.tick())

    async def tick(self) -> None:
        async with self.lock:
            due = self.due()
            if due is None:
                return
            if due > self.house.watch.now():
                self.go_on()
                return
            try:
                await self.record(self._overdue())
            except (Conflict, StoreFails):
                self._alarm = self.house.watch.ring(self.house.watch.now() + 1000, self._ring)

    def _overdue(self) -> list[log.Entry]:
        match = self.match
        window = match.window()
        if window is not None:
            return windows.answers(match, window)
        seat, pace = match.playing().seat(), match.opened.pace
        at_zero = pace.at_zero if isinstance(pace, Live | Days) else "bot"
        if at_zero == "skip" or match.playing().formal():
            return [log.Moved(seat, match.playing().absent())]
        return [log.Resigned(seat) if at_zero == "resign" else log.StoodIn(seat)]

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
        return self.due() is None or isinstance(self.match.opened.pace, Days)

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._thinking.stop()
        for connection in self.connections:
            connection.hang_up()
