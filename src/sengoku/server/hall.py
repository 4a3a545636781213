"""All tables of a server: made, found, kept in memory while somebody needs them."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass

import structlog

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, replay
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Branch, Days, Live, NewTable, Pace, SeatWish
from sengoku.server.house import House
from sengoku.server.match import Match
from sengoku.server.parlor import Parlor
from sengoku.server.problems import Gone, NotFound
from sengoku.server.room import Room, index_row, read_match
from sengoku.server.store import Conflict, EntryRow, KeyRow, Write

__all__ = ["Hall", "Person"]

SWEEP = 20_000

_log = structlog.get_logger("hall")


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    bot: bool


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.parlor = Parlor(house)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}

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
        room = Room(id, read_match(rows), await self.house.store.keys_of(id), self.house)
        self._keep(room)
        async with room.lock:
            if rows[-1].at < self.house.began and _ticks(room.match):
                with contextlib.suppress(Conflict):
                    await room.record([log.Woke()])
            room.go_on()
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self.house.metrics.tables.set(len(self._rooms))

    async def seen_room(self, id: str, person: Person | None) -> Room:
        """A table that this person may know of."""
        room = await self.room(id)
        if not room.may_see(None if person is None else person.id):
            raise NotFound("no-such-table")
        return room

    # -- making --------------------------------------------------------------------------------

    async def make(self, wish: NewTable, host: Person) -> Room:
        game = sengoku.game(wish.game)
        setup = game.setup(len(wish.seats), wish.options)
        bots = [_bot(seat, wish.game) for seat in wish.seats]
        opened = log.Opened(
            game=game.slug,
            edition=setup.edition,
            options=dict(setup.options),
            bots=bots,
            pace=wish.pace,
            window=wish.window or _window(wish.pace),
            listed=wish.listed,
            hints=wish.hints,
            host=host.id,
            house=secrets.token_hex(32),
        )
        return await self._open(opened, [(s, host) for s in _mine(wish.seats)])

    async def branch(self, room: Room, wish: Branch, host: Person) -> Room:
        """A new table that plays on from a position of a finished one."""
        return await self.play_on(_cut(self.record(room), wish.ply), wish, host, room.id)

    async def play_on(
        self, record: Record, wish: Branch, host: Person, table: str | None = None
    ) -> Room:
        """A new table that begins where a record ends; `table` is where it was played."""
        bots = [_bot(seat, record.game) for seat in wish.seats]
        if len(bots) != record.seats:
            raise Problem("other-seat-count", {"found": len(bots), "seats": record.seats})
        fresh = log.Opened(
            game=record.game,
            edition=record.edition,
            options=record.options,
            bots=bots,
            pace=wish.pace,
            window=_window(wish.pace),
            listed=wish.listed,
            hints=wish.hints,
            host=host.id,
            house=secrets.token_hex(32),
            origin=record,
            origin_table=table,
            redealt=wish.hidden == "new",
        )
        return await self._open(fresh, [(s, host) for s in _mine(wish.seats)])

    async def rematch(self, room: Room) -> str:
        """The same players, each one seat further; who asks second finds the same table."""
        async with room.lock:
            match = room.match
            if match.rematch is not None:
                return match.rematch
            if match.running() or match.status == "open":
                raise Gone("not-over")
            chairs = [match.chairs[-1], *match.chairs[:-1]]
            opened = _again(match, [chair.bot for chair in chairs])
            seated = [
                (seat, Person(chair.person, chair.name, chair.outside))
                for seat, chair in enumerate(chairs)
                if chair.person is not None
            ]
            id, write = _new_id(), Write()
            await self._write_table(id, opened, seated, write, room, log.Rematched(id))
            return id

    async def _open(self, opened: log.Opened, seated: list[tuple[int, Person]]) -> Room:
        id = _new_id()
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
        write.keys += [KeyRow(id, seat, who.id) for seat, who in seated]
        invited = {opened.host} - {who.id for _, who in seated}
        write.keys += [KeyRow(id, -1, person) for person in invited]
        write.new_tables.append(index_row(id, read_match(write.entries[:])))
        if former is None:
            await self.house.store.write(write)
        else:
            assert farewell is not None, "a rematch says goodbye"
            await former.record([farewell], write)

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

    async def resume(self) -> None:
        """After a start: tables that go on by themselves are read, the others when needed."""
        for id in await self.house.store.running():
            try:
                await self.room(id)
            except Exception:
                self.house.metrics.faults.inc()
                _log.exception("cannot_resume", table=id)

    async def sweep(self) -> None:
        """Now and then: idle tables leave the memory, and days that are over are noticed."""
        while True:
            await self.house.until(self.house.watch.now() + SWEEP)
            now = self.house.watch.now()
            for id, room in [*self._rooms.items()]:
                if room.idle(now):
                    room.close()
                    del self._rooms[id]
            self.house.metrics.tables.set(len(self._rooms))
            for id in await self.house.store.due(now):
                await (await self.room(id)).tick()

    async def hear_news(self) -> None:
        """Tables that another server changed are read on, if anybody here needs them."""
        if self.house.store.news is not None:
            await self.house.store.news.listen(self._changed_elsewhere)

    def _changed_elsewhere(self, id: str | None) -> None:
        known = self._rooms.get(id) if id is not None else None
        for room in self.rooms() if id is None else [known] if known is not None else []:
            self.house.spawn(room.catch_up())
            self.house.spawn(self.parlor.catch_up(room))

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


def _bot(seat: SeatWish, game: str) -> str:
    if seat.kind != "bot":
        return ""
    bot_named(seat.bot, sengoku.game(game), 0)
    return seat.bot


def _mine(seats: list[SeatWish]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == "mine"]


def _window(pace: Pace) -> int:
    """Seconds that fit the pace."""
    if isinstance(pace, Days):
        return pace.days * 86_400 // 4
    return 20 if isinstance(pace, Live) else 60


def _again(match: Match, bots: list[str]) -> log.Opened:
    """A new match, so it is played by the newest rules."""
    opened, setup = match.opened, match.game.again(match.setup)
    return log.Opened(
        game=opened.game,
        edition=setup.edition,
        options=dict(setup.options),
        bots=bots,
        pace=opened.pace,
        window=opened.window,
        listed=opened.listed,
        hints=opened.hints,
        host=opened.host,
        house=secrets.token_hex(32),
    )


def _cut(record: Record, ply: int) -> Record:
    """The record up to a position that is not the end."""
    game = sengoku.game(record.game)
    state = replay(game, record, at=ply)
    if state.over():
        raise Gone("game-is-over")
    return Record(
        format=record.format,
        game=record.game,
        edition=record.edition,
        seats=record.seats,
        options=record.options,
        luck=record.luck,
        actions=record.actions[:ply],
        digest=game.digest(state),
        forks=tuple(fork for fork in record.forks if fork.at <= ply),
        undone=tuple(undone for undone in record.undone if undone.at < ply),
    )
