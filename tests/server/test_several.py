"""Several servers on one PostgreSQL are one house: tables have one owner, people are known."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Days, Live
from sengoku.server.hall import Hall
from sengoku.server.metrics import Metrics
from sengoku.server.pool import Pool
from sengoku.server.presence import SEEN
from sengoku.server.room import Room
from sengoku.server.shared import BEAT, SILENT, SharedLeases
from sengoku.server.store import Conflict, EntryRow, Fenced, Unsure, Write
from sengoku.server.store.writes import put
from sengoku.server.watch import RealWatch
from tests.server.cable import plugged
from tests.server.databases import Cluster
from tests.server.process import Process
from tests.server.served import Guest
from tests.server.several import NEVER, kill_some, number_of
from tests.server.support import (
    PATIENT,
    PEOPLE,
    Hands,
    ask,
    eventually,
    looking,
    moved_on,
    open_hall,
    play,
    run,
    seated,
)

SECOND = 1000
LEASE = 10 * BEAT
HOUR = 3600 * SECOND


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.create()


class Thoughts(Pool):
    """Bots that keep count of what they were asked, over all servers that share it."""

    def __init__(self, asked: list[tuple[str, int]]) -> None:
        super().__init__(1, Metrics(), seconds=PATIENT, patience=PATIENT)
        self._asked = asked

    async def think(self, job: Any, lane: Any = None, *, later: bool = False) -> Any:
        self._asked.append((lane.table, hash(str(job.world))))
        return await super().think(job, lane, later=later)


class Several:
    """Halls in one process, and a watch that all of them look at."""

    def __init__(self, folder: Path, url: str, stack: AsyncExitStack) -> None:
        self.hands = Hands()
        self.halls: list[Hall] = []
        self._folder, self._url, self._stack = folder, url, stack

    async def one(self, *, deaf: bool = False, **more: Any) -> Hall:
        """One more, which knows who was there before."""
        given = {"url": self._url, "watch": self.hands, "lease": LEASE, **more}
        hall = await self._stack.enter_async_context(open_hall(self._folder, **given))
        if not deaf:
            hall.house.take_on("news", hall.hear_news)
        self.halls.append(hall)
        await self.beat()
        await self.beat()
        while hall.house.leases.dawn() is None:  # who was killed just now may only be slow
            self.hands.skip(BEAT)
            await self.beat()
        assert hall.house.leases.dawn() is not None
        return hall

    async def beat(self, *, without: Hall | None = None) -> None:
        for hall in self.halls:
            if hall is not without:
                await leases(hall).beat()

    async def pass_over(self, hall: Hall, milliseconds: int) -> None:
        """So much time passes, in which one of them stands still."""
        for _ in range(milliseconds // BEAT):
            self.hands.skip(BEAT)
            await self.beat(without=hall)

    async def die(self, hall: Hall) -> None:
        """As a process that is killed: the system closes its line."""
        self.halls.remove(hall)
        servers = leases(hall)._servers
        servers.me, me = 0, servers.me
        await servers.hang_up()
        servers.me = me
        hall.close()
        await self.pass_over(hall, (SILENT + 2) * BEAT)


def leases(hall: Hall) -> SharedLeases:
    found = hall.house.leases
    assert isinstance(found, SharedLeases)
    return found


def holds(hall: Hall, room: Room) -> bool:
    return hall.house.leases.holds(room.id)


@asynccontextmanager
async def several(folder: Path, url: str) -> AsyncIterator[Several]:
    async with AsyncExitStack() as stack:
        yield Several(folder, url, stack)


async def kinds(hall: Hall, room: Room) -> list[type]:
    rows = await hall.house.store.entries_of(room.id)
    return [type(log.read_entry(row.data)) for row in rows]


async def adopted(hall: Hall) -> None:
    """It has looked for tables that nobody looks after."""
    await hall.resume()
    await hall.reread()


async def owned(hall: Hall, *wish: Any) -> Room:
    """A table that has begun, and whose time runs at this server."""
    room = await seated(hall, *wish)
    await near(lambda: holds(hall, room) and not room.lock.locked())
    return room


async def near(true: Callable[[], bool]) -> None:
    await eventually(true)


# -- one owner -----------------------------------------------------------------------------------


def test_a_server_that_starts_leaves_live_tables_alone(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            zero = room.match.clock.zero()
            house.hands.skip(20 * SECOND)
            two = await house.one()
            await adopted(two)
            twin = await two.room(room.id)
            assert holds(one, room) and not holds(two, twin)
            assert twin.match.clock.zero() == zero
            assert twin._alarm is None and room._alarm is not None
            assert log.Woke not in await kinds(one, room)
            assert leases(two).dawn() == leases(one).dawn()

    run(story())


def test_who_asks_another_server_for_what_is_still_on_its_way_does_not_hear_that_it_failed(
    tmp_path: Path, url: str
) -> None:
    """His first server is gone in the middle of the commit, and the database not done with it."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            two = await house.one(database_patience=1000)
            room, store = await seated(one, "glory", "hh"), one.house.store
            twin, seat = await two.room(room.id), room.match.playing().seat()
            move = say.Move("m", room.match.version, option=0)
            entry = log.Moved(seat, room.match.playing().options(seat)[0], 0)
            data = log.write_entry(entry).decode()
            late = EntryRow(room.id, room.match.number, house.hands.now(), data)
            async with store._there().connect() as line:
                await put(line, [Write(entries=[late])])
                with pytest.raises(Unsure):
                    await ask(two, twin, seat, move)
                await line.commit()
            await two.reread()
            done = await ask(two, await two.room(room.id), seat, move)
            assert isinstance(done, say.Done) and done.again
            assert (await kinds(one, room)).count(log.Moved) == 1

    run(story())


def test_a_decision_of_a_bot_is_thought_once(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        asked: list[tuple[str, int]] = []
        async with several(tmp_path, url) as house:
            one = await house.one(pool=Thoughts(asked))
            two = await house.one(pool=Thoughts(asked))
            room = await owned(one, "glory", "hb", Live(6000, 0))
            twin = await two.room(room.id)
            while room.match.playing().ply() < 12:
                await near(lambda: twin.match.waiting() == [0])
                await play(two, twin, 1, room.match.version)
                await near(lambda: room.match.version == twin.match.version)
                await near(lambda: room.match.waiting() == twin.match.waiting() == [0])
            thought = [world for table, world in asked if table == room.id]
            assert len(thought) == len({*thought}) > 2
            moved = [e for e in await entries(one, room) if isinstance(e, log.Moved) and e.seat]
            assert len(moved) == len(thought)

    run(story())


def test_a_bot_plays_on_where_the_lease_comes_back_while_its_table_is_read(
    tmp_path: Path, url: str
) -> None:
    """In an outage both were lost. Who reads the table asks its owner for the time, and while he
    waits for the database he is the owner again himself."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            room = await owned(one, "glory", "hb")
            await near(lambda: room.match.waiting() == [0] and not room.lock.locked())
            kept, asks = leases(one), leases(one).wake
            kept._lapse()
            while room.match.waiting() == [0]:
                await play(one, room, 1)
            house.hands.skip(2 * SECOND)
            room.lose()

            async def comes_back(table: str, since: int) -> None:
                kept._renew(house.hands.now())
                await asks(table, since)

            kept.wake = comes_back  # type: ignore[method-assign]
            again = await one.room(room.id)
            await one.reread()
            await near(lambda: again.match.waiting() == [0])
            assert again.match.version > room.match.version

    run(story())


async def entries(hall: Hall, room: Room) -> list[Any]:
    return [log.read_entry(row.data) for row in await hall.house.store.entries_of(room.id)]


def test_who_stood_still_too_long_is_replaced_and_writes_nothing_any_more(
    tmp_path: Path, url: str
) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            twin = await two.room(room.id)
            await house.pass_over(one, LEASE - BEAT)
            await adopted(two)
            assert not holds(two, twin), "its lease lasts"
            await house.pass_over(one, 3 * BEAT)
            assert not holds(one, room), "it has stopped before that, by its own watch"
            await adopted(two)
            assert holds(two, twin)
            late = log.StoodIn(room.match.playing().seat())
            count = len(await kinds(two, room))
            with pytest.raises(Fenced):
                async with room.lock:
                    await room.record([late], as_owner=True)
            assert len(await kinds(two, room)) == count, "nothing of it was kept"
            assert not room.match.chairs[late.seat].stand_in
            assert log.Woke not in await kinds(one, room), "somebody was always there"
            await leases(one).beat()
            await leases(one).beat()
            await adopted(one)
            assert not holds(one, room) and holds(two, twin)
            await play(one, room, 1)  # but it serves its people as ever

    run(story())


def test_an_owner_who_was_replaced_is_fenced_though_it_believes_to_be_one(
    tmp_path: Path, url: str
) -> None:
    """Its own watch stands still, too, as on a machine that sleeps."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            sleeper = Hands()
            one, two = await house.one(watch=sleeper), await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            await house.pass_over(one, LEASE + 2 * BEAT)
            await adopted(two)
            assert holds(one, room) and holds(two, await two.room(room.id))
            sleeper.skip(601 * SECOND)
            leases(one)._sent = sleeper.now()
            await room.tick()
            assert log.StoodIn not in await kinds(one, room)
            assert not holds(one, room), "now it knows"

    run(story())


def test_a_lease_is_checked_by_its_epoch(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            first = one.house.leases.fence(room.id)
            await one.house.leases.release([room.id])
            assert await two.house.leases.take(room.id)
            await two.house.leases.release([room.id])
            await near(lambda: holds(one, room))  # it hears of it
            again = one.house.leases.fence(room.id)
            assert first is not None and again is not None
            assert (again.server, again.epoch) == (first.server, first.epoch + 2)
            with pytest.raises(Fenced):
                await one.house.store.write(Write(fence=first))
            await one.house.store.write(Write(fence=again))

    run(story())


def test_of_a_batch_only_what_is_fenced_is_refused(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            rooms = [await owned(one, "glory", "hh", Live(600, 0)) for _ in range(3)]
            assert leases(one)._servers.me
            taken = one.house.leases.fence(rooms[1].id)
            assert taken is not None
            await leases(one)._servers.release({taken.table_id: taken.epoch})
            writes = [Write(fence=one.house.leases.fence(room.id)) for room in rooms]
            results = await asyncio.gather(
                *map(one.house.store.write, writes), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None), Fenced, type(None)]

    run(story())


def test_two_servers_that_want_the_same_tables_share_them(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            halls = [await house.one() for _ in range(3)]
            rooms = [await owned(halls[0], "glory", "hh", Live(600, 0)) for _ in range(9)]
            await house.die(halls[0])
            held: list[list[bool]] = [[]]
            while sum(map(sum, held)) < len(rooms):  # who looks late finds less, and looks again
                for hall in halls[1:]:
                    hall.house.leases.orphaned()
                await asyncio.gather(*map(adopted, halls[1:]))
                held = [[hall.house.leases.holds(room.id) for room in rooms] for hall in halls[1:]]
            assert min(map(sum, held)) >= 2
            assert all(a != b for a, b in zip(*held, strict=True))
            assert [hall.house.metrics.leases.value for hall in halls[1:]] == [*map(sum, held)]

    run(story())


# -- coming and going ----------------------------------------------------------------------------


def test_a_server_that_is_killed_costs_nobody_time_and_gives_none_back(
    tmp_path: Path, url: str
) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hb", Live(600, 0))
            twin = await two.room(room.id)
            await near(lambda: twin.match.waiting() == [0])
            zero = twin.match.clock.zero()
            await house.die(one)
            await adopted(two)
            assert holds(two, twin) and twin.match.clock.zero() == zero
            assert log.Woke not in await kinds(two, twin)
            await play(two, twin, 1)
            while twin.match.waiting() == [0]:
                await play(two, twin, 1)
            await moved_on(twin, twin.match.version)  # its bot goes on here

    run(story())


def test_a_server_that_ends_gives_its_tables_back_at_once(tmp_path: Path, url: str) -> None:
    """No time passes, and nobody is asked twice."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            two = await house.one()
            async with open_hall(tmp_path, url=url, watch=house.hands, lease=LEASE) as one:
                await leases(two).beat()
                await leases(one).beat()
                await leases(one).beat()
                room = await owned(one, "glory", "hh", Live(600, 0))
                twin = await two.room(room.id)
                assert holds(one, room) and not holds(two, twin)
            await leases(two).beat()
            await adopted(two)
            assert holds(two, twin)
            assert log.Woke not in await kinds(two, twin)

    run(story())


def test_after_all_were_away_the_first_gives_time_back_and_the_second_does_not(
    tmp_path: Path, url: str
) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            rooms = [await owned(one, "glory", "hh", Live(30, 0)) for _ in range(4)]
            await house.die(one)
            house.hands.skip(HOUR)
            two = await house.one()
            dawn = leases(two).dawn()
            assert dawn is not None and dawn > rooms[0].match.latest + HOUR
            await wait(house, 5)
            three = await house.one()
            assert leases(three).dawn() == dawn
            now = house.hands.now()
            await adopted(two)
            await adopted(three)
            await adopted(two)
            for room in rooms:
                found = await kinds(two, room)
                assert found.count(log.Woke) == 1 and found[-1] is log.Woke
                again = await two.room(room.id)
                assert again.match.running() and again.match.clock.zero() == now + 30 * SECOND

    run(story())


def test_who_only_seems_to_be_there_was_away(tmp_path: Path, url: str) -> None:
    """A machine without power: its line is not closed. Nobody plays before that is known."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            room = await owned(one, "glory", "hh", Live(30, 0))
            house.halls.remove(one)
            house.hands.skip(HOUR)
            hall = open_hall(tmp_path, url=url, watch=house.hands, lease=LEASE)
            async with hall as two:
                await leases(two).beat()
                assert leases(two).dawn() is None
                with pytest.raises(Exception, match="not known yet"):
                    await two.room(room.id)
                for _ in range(LEASE // BEAT + 1):
                    house.hands.skip(BEAT)
                    await leases(two).beat()
                await adopted(two)
                again = await two.room(room.id)
                assert [type(e) for e in await entries(two, room)][-1] is log.Woke
                assert again.match.clock.zero() == house.hands.now() + 30 * SECOND

    run(story())


def test_who_could_not_look_takes_nobody_off_the_list(tmp_path: Path, url: str) -> None:
    """After an outage, or a sleep of its own, it begins to watch the others anew."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hh", Live(6000, 0))
            house.hands.skip(3 * LEASE)
            await leases(two).beat()
            await leases(two).beat()
            await adopted(two)
            assert not holds(two, await two.room(room.id))
            await leases(one).beat()
            assert holds(one, room)

    run(story())


def test_a_table_goes_where_its_players_are(tmp_path: Path, url: str) -> None:
    """An owner lets go of what nobody at its place looks at; who needs it takes it."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(idle=SECOND), await house.one()
            room = await seated(one, "glory", "hb")
            while room.match.waiting() == [0]:
                await play(one, room, 1)
            await near(lambda: holds(one, room))
            twin = await two.room(room.id)
            await near(lambda: twin.match.waiting() == [0])
            looker = looking(twin, 0)
            await wait(house, 60)
            await near(lambda: not room._thinking.busy() and not room.lock.locked())
            sweeping = asyncio.create_task(one.sweep())
            await asyncio.sleep(0)
            for _ in range(21 * SECOND // BEAT):
                await house.hands.turn(BEAT)
                await house.beat()
            await sweeping
            assert one.known(room.id) is None
            await house.beat()
            while twin.match.waiting() == [0]:
                await play(two, twin, 1)
            await near(lambda: holds(two, twin))
            await moved_on(twin, twin.match.version)
            assert looker.presents()

    run(story())


def test_days_that_are_over_are_noticed_by_one_server(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hh", Days(1, "resign"))
            house.hands.skip(24 * HOUR)
            await house.beat()
            assert holds(one, room)
            due = [await hall.house.leases.due(house.hands.now()) for hall in (one, two)]
            assert due == [[room.id], []]
            await house.die(one)
            assert await two.house.leases.due(house.hands.now()) == [room.id]

    run(story())


# -- an outage -----------------------------------------------------------------------------------


def test_a_server_without_a_database_shows_nobody_a_seat(tmp_path: Path, url: str) -> None:
    """Whoever ended his sessions elsewhere would still see it. And nobody pays for that time."""

    async def story() -> None:
        async with several(tmp_path, url) as house, plugged(url) as (cable, far):
            one, two = await house.one(url=far), await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            seat, guest = looking(room, 0), looking(room, None)
            cable.dead, line = True, leases(one)._servers._line
            assert line is not None
            line.terminate()
            await house.hands.turn(BEAT)
            assert holds(one, room) and not seat.connection.lost, "it may only be a moment"
            await house.hands.turn(SILENT * BEAT)
            assert not holds(one, room)
            with pytest.raises(Exception, match="away"):
                await leases(one).beat()
            assert seat.connection.lost and not guest.connection.lost
            cable.dead = False
            house.hands.skip(2 * SECOND)
            await house.beat()
            assert holds(one, room), "it was back in time"
            await adopted(one)
            assert (await kinds(two, room))[-1] is log.Woke
            assert room.match.clock.zero() == house.hands.now() + 600 * SECOND

    run(story())


def test_a_bot_goes_on_after_a_moment_of_doubt_that_no_alarm_told_of(
    tmp_path: Path, url: str
) -> None:
    """On a busy machine a lease may end and be renewed before the alarm for its end rings."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            room = await seated(one, "glory", "hb")
            while not holds(one, room):  # once the bot was asked
                await play(one, room, 1)
                await near(lambda: room.match.waiting() == [0] and not room.lock.locked())
            house.hands.skip(LEASE)
            assert not holds(one, room)
            while room.match.waiting() == [0]:
                await play(one, room, 1)
            version = room.match.version
            await house.beat()
            assert holds(one, room)
            await adopted(one)
            await moved_on(room, version)

    run(story())


def test_whoever_could_not_move_gets_his_time_back_from_the_owner(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house, plugged(url) as (cable, far):
            one, two = await house.one(), await house.one(url=far)
            room = await owned(one, "glory", "hh", Live(600, 0))
            twin = await two.room(room.id)
            await one.house.store.servers.tell("nothing")  # type: ignore[union-attr]
            house.hands.skip(5 * SECOND)
            cable.cut, cable.dies = "before", True
            with pytest.raises(Exception, match="away"):
                move = say.Move("m", twin.match.version, option=0)
                await ask(two, twin, twin.match.playing().seat(), move)
            assert twin.lock.shut
            cable.dead = False
            await house.beat()
            await two.reread()
            await near(lambda: room.match.latest == house.hands.now() and not room.lock.locked())
            found = await kinds(one, room)
            assert found.count(log.Woke) == 1
            assert room.match.clock.zero() == house.hands.now() + 600 * SECOND

    run(story())


# -- people --------------------------------------------------------------------------------------


def test_who_is_connected_elsewhere_is_not_replaced(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            await one.house.presence.came(room.id, 1)
            await near(lambda: twin.info(None).seats[1].present)
            await wait(house, 61)
            refused = await ask(two, twin, 0, say.StandIn("s", 1))
            assert refused.problem.key == "is-present"
            await one.house.presence.went(room.id, 1)
            await near(lambda: not twin.info(None).seats[1].present)
            await wait(house, 59)
            refused = await ask(two, twin, 0, say.StandIn("s", 1))
            assert refused.problem.key == "is-present", "he was, until just now"
            await wait(house, 2 + SEEN // SECOND)
            assert isinstance(await ask(two, twin, 0, say.StandIn("s", 1)), say.Done)

    run(story())


async def wait(house: Several, seconds: int) -> None:
    for _ in range(seconds * SECOND // BEAT):
        house.hands.skip(BEAT)
        await house.beat()


def test_who_came_without_a_socket_was_there_for_all(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            await wait(house, 50)
            await one.house.presence.saw(room.id, 1)
            await wait(house, 50)
            refused = await ask(two, twin, 0, say.StandIn("s", 1))
            assert refused.problem.key == "is-present"

    run(story())


def test_whose_server_is_gone_is_away_from_then_on(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            await one.house.presence.came(room.id, 1)
            await wait(house, 100)
            await house.die(one)
            refused = await ask(two, twin, 0, say.StandIn("s", 1))
            assert refused.problem.key == "is-present", "he has a minute to come back"
            await wait(house, 61 + SEEN // SECOND)
            assert isinstance(await ask(two, twin, 0, say.StandIn("s", 1)), say.Done)

    run(story())


def test_an_ended_session_is_ended_everywhere_before_that_is_said(tmp_path: Path, url: str) -> None:
    """Also at a server that hears no news."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one = await house.one()
            two = await house.one(deaf=True)
            store, ann = one.house.store, PEOPLE[0].id
            await store.add_person(ann, "Ann", bot=False, at=0)
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            his, other = looking(twin, 0), looking(twin, 1)
            number = await store.end_sessions(ann)
            ending = asyncio.create_task(one.house.leases.heard_everywhere(number))
            for _ in range(20):
                await house.hands.turn(100)
                await leases(one).beat()
            assert not ending.done() and not his.connection.lost, "nobody there has heard of it"
            await leases(two).beat()
            assert his.connection.lost and not other.connection.lost
            await house.hands.turn(100)
            await asyncio.wait_for(ending, 120)

    run(story())


def test_endings_at_a_server_that_is_gone_are_not_waited_for(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            ann = PEOPLE[0].id
            await one.house.store.add_person(ann, "Ann", bot=False, at=0)
            number = await one.house.store.end_sessions(ann)
            ending = asyncio.create_task(one.house.leases.heard_everywhere(number))
            await house.pass_over(two, 2 * LEASE)
            await house.hands.turn(100)
            await asyncio.wait_for(ending, 120)

    run(story())


# -- clocks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("off", [HOUR, -HOUR])
def test_servers_whose_walls_disagree_have_one_time(tmp_path: Path, url: str, off: int) -> None:
    """Neither the wall of the second counts, nor that of the database once somebody is there."""

    def wall() -> int:
        return time.time_ns() + off * 1_000_000

    async def story() -> None:
        given: dict[str, Any] = {"url": url, "lease": HOUR}
        async with (
            open_hall(tmp_path, watch=RealWatch(), **given) as one,
            open_hall(tmp_path, watch=RealWatch(wall), **given) as two,
        ):
            for hall in (two, one, two):
                await leases(hall).beat()
            apart = two.house.watch.now() - one.house.watch.now()
            assert abs(apart) < HOUR // 20
            room = await owned(one, "glory", "hh", Live(6 * 3600, 0))
            twin = await two.room(room.id)
            seat = twin.match.playing().seat()
            await ask(two, twin, seat, say.Move("m", twin.match.version, option=0))
            left = twin.match.clock.left_of(seat, two.house.watch.now())
            assert left > 5.5 * HOUR, "his move at the other server cost him no hour"

    run(story())


def test_a_watch_is_led_to_the_time_of_the_eldest_little_by_little() -> None:
    steady = [0]
    watch = RealWatch(lambda: 5_000_000_000, lambda: steady[0])
    assert watch.agree(9000) == 9000
    assert [watch.agree(9010, 4) for _ in range(3)] == [9004, 9008, 9010]
    steady[0] += 1_000_000
    assert watch.agree(0, 1) == 9010, "it never shows what it showed before"


def test_a_conflict_is_no_fence(tmp_path: Path, url: str) -> None:
    """Whoever was only slower keeps his tables."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await owned(one, "glory", "hh", Live(600, 0))
            twin = await two.room(room.id)
            await play(two, twin, 1)
            number = len(await kinds(one, room)) - 1
            with pytest.raises(Conflict) as refused:
                async with room.lock:
                    room.match.number = number
                    await room.record([log.Woke()], as_owner=True)
            assert not isinstance(refused.value, Fenced) and holds(one, room)

    run(story())


# -- under load, in processes of their own -------------------------------------------------------


def test_nothing_is_lost_and_no_clock_moved_when_servers_are_killed(
    tmp_path: Path, url: str
) -> None:
    """Players of one table at different servers; the long form is `make chaos`."""
    with AllOf([Process(url, tmp_path, lease=NEVER) for _ in range(2)]) as processes:
        outcome = asyncio.run(kill_some(processes, url, kills=2, tables=4))
    assert outcome.kills == 2 and outcome.acknowledged >= 80


def test_a_frozen_server_is_replaced_and_does_no_harm_when_it_is_back(
    tmp_path: Path, url: str
) -> None:
    """Its line is not closed: only its lease runs out. What happens at which time is left open."""
    with AllOf([Process(url, tmp_path, lease=2000) for _ in range(2)]) as (here, there):
        here.wait()
        there.wait()
        ann = Guest(here.home, "Ann")
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = ann.post("/api/tables", {"game": "glory", "seats": seats})["table"]["id"]
        ann.post(f"/api/tables/{table}/start")
        far = Guest(there.home)
        far.http.cookies.update(ann.http.cookies)
        for _ in range(2):
            os.kill(here.pid(), signal.SIGSTOP)
            try:
                version = played(far, table, 6)
            finally:
                os.kill(here.pid(), signal.SIGCONT)
            assert ann.get(f"/api/tables/{table}/present?seat=0")["version"] >= version
            played(ann, table, 4)
        assert here.stop() == there.stop() == 0
        assert "bot_failed" not in here.log() + there.log()


def played(guest: Guest, table: str, moves: int) -> int:
    """So many by the person at seat 0, with the answers of a bot in between."""
    path, end = f"/api/tables/{table}", time.monotonic() + 600
    while moves and time.monotonic() < end:
        present = guest.get(f"{path}/present?seat=0")
        if present["result"] is not None:
            return int(present["version"])
        if present["asked"] is None:
            time.sleep(0.02)
            continue
        move = {"type": "move", "id": "m", "version": present["version"], "option": 0}
        done = guest.post(f"{path}/requests?seat=0", move)
        moves -= done["type"] == "done"
    assert not moves, "the bot does not answer"
    return int(guest.get(f"{path}/present?seat=0")["version"])


def test_operators_see_who_owns_how_many_tables(tmp_path: Path, url: str) -> None:
    with AllOf([Process(url, tmp_path, lease=NEVER) for _ in range(2)]) as (here, there):
        here.wait()
        there.wait()
        ann = Guest(here.home, "Ann")
        body = {"game": "glory", "seats": [{"kind": "mine"}] * 2, "pace": {"kind": "live"}}
        for _ in range(3):
            table = ann.post("/api/tables", body)["table"]["id"]
            ann.post(f"/api/tables/{table}/start")
        lines = [""]
        while lines[1:] != ["servers 2", "leases 3"]:
            lines = ann.http.get("/healthz").text.splitlines()
        assert lines[0] == "ok"
        assert number_of(there, "leases") == 0 and number_of(here, "servers") == 2
        assert here.stop() == 0
        while number_of(there, "leases") != 3 or number_of(there, "servers") != 1:
            time.sleep(0.02)


class AllOf:
    """Several at once; none of them stays behind."""

    def __init__(self, processes: list[Process]) -> None:
        self._processes = processes

    def __enter__(self) -> list[Process]:
        for process in self._processes:
            process.start()
        return self._processes

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.__exit__()
