"""The short way of a move: it does what the long way does, and hands over what it cannot do."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sengoku.server import sight
from sengoku.server.answers import Listener
from sengoku.server.hall import Hall
from sengoku.server.room import Room
from sengoku.server.short_way import ShortWay
from sengoku.server.store import Conflict, StoreFails, Unsure, Write
from sengoku.server.web.entrance import _Heard
from tests.server.support import Looking, eventually, looking, open_hall, run, seated


class Way:
    """Of who is asked at a table, and how often it was free again."""

    def __init__(self, hall: Hall, room: Room, address: str = "here") -> None:
        seat = room.match.playing().seat()
        chair = room.match.chairs[seat]
        self.room = room
        self.looker: Looking = looking(room, seat)
        listener = Listener(chair.person, chair.name, seat, sight.viewer_for(seat))
        listener.line = self.looker.connection
        self.free = 0
        self.short = ShortWay(hall, room, listener, listener.line, address, self._count)

    def _count(self) -> None:
        self.free += 1

    def take(self, **move: Any) -> bool:
        sent = {"type": "move", "id": "m", "version": self.room.match.version, **move}
        return self.short.take(msgspec.json.encode(sent))

    async def answered(self) -> list[dict[str, Any]]:
        await eventually(lambda: self.free > 0)
        return self.looker.heard()


def fails(hall: Hall, failed: Exception) -> Callable[[], None]:
    """From now on nothing can be written. What it returns mends the disk."""
    store = hall.house.store
    real = store._commit

    async def commit(changes: list[Write]) -> Exception | None:
        return failed

    def mend() -> None:
        store._commit = real  # type: ignore[method-assign]

    store._commit = commit  # type: ignore[method-assign]
    return mend


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


def test_a_move_is_on_disk_told_and_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way, number = Way(hall, room), room.match.number
            assert way.take(option=0)
            assert room.lock.locked() and not way.looker.ear.heard  # before it is on disk
            told = await way.answered()
            assert kinds(told) == ["present", "done"] and told[1]["version"] == room.version
            assert len(await hall.house.store.entries_of(room.id)) == number + 1
            assert not room.lock.locked() and way.free == 1

    run(story())


@pytest.mark.parametrize(
    "move", [{"option": 999}, {"version": 0}, {"words": {"do": "nothing"}}, {"id": "x" * 41}, {}]
)
def test_what_is_refused_is_left_to_the_long_way(tmp_path: Path, move: dict[str, Any]) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way, version = Way(hall, room), room.match.version
            assert not way.take(**move)
            assert (room.match.version, room.lock.locked(), way.free) == (version, False, 0)
            assert not way.looker.ear.heard

    run(story())


def test_neither_a_busy_table_nor_a_lost_seat_is_gone_past(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way = Way(hall, room)
            async with room.lock:
                assert not way.take(option=0)
            for key in room.keys.all():
                room.keys.drop(key)
            assert not way.take(option=0) and not room.lock.locked()

    run(story())


def test_a_message_is_counted_once_whichever_way_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, messages_a_second=1, burst=3) as hall:
            room = await seated(hall, "glory")
            way = Way(hall, room)
            for _ in range(3):
                assert not way.take(option=999) and way.short.has_paid()
            assert not way.take(option=0) and not way.short.has_paid()

    run(story())


def test_what_cannot_be_written_did_not_happen(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way, version = Way(hall, room), room.match.version
            mend = fails(hall, StoreFails("disk-full"))
            assert way.take(option=0)
            told = await way.answered()
            assert kinds(told)[0] == "refused" and told[0]["problem"]["key"] == "storage-fails"
            mend()
            assert room.lock.shut  # nobody knows: it is read again
            again = await hall.room(room.id)
            assert again is not room and again.match.version == version

    run(story())


def test_of_what_nobody_knows_nothing_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way = Way(hall, room)
            fails(hall, Unsure("away"))
            assert way.take(option=0)
            assert kinds(await way.answered()) == ["cut"]
            assert room.lock.shut and room.lock.unsure

    run(story())


def test_who_comes_too_late_looks_at_it_once_more(tmp_path: Path) -> None:
    """Another server wrote the same number: the table is read, and the move is stale."""

    async def story() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            room = await seated(one, "glory")
            twin = await two.room(room.id)
            way, other = Way(one, room), Way(two, twin)
            assert other.take(option=1)
            await other.answered()
            assert way.take(option=0)
            told = await way.answered()
            assert told[-1]["type"] == "refused", told
            assert told[-1]["problem"]["key"] == "stale-action"
            assert room.match.playing().record() == twin.match.playing().record()
            assert not room.lock.locked()

    run(story())


def test_a_conflict_that_stays_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            way, version = Way(hall, room), room.match.version
            fails(hall, Conflict("taken"))
            assert way.take(option=0)
            told = await way.answered()
            assert told[-1]["type"] == "refused", told
            assert (room.match.version, room.lock.locked()) == (version, False)

    run(story())


def test_what_comes_next_waits_until_it_is_done() -> None:
    async def story() -> None:
        heard = _Heard()
        read: list[bytes] = []

        async def reads() -> None:
            for _ in range(3):
                read.append(await heard.get())

        reading = asyncio.create_task(reads())
        await asyncio.sleep(0)
        assert heard.idle()
        heard.held = True
        for message in (b"1", b"2", b"3"):
            heard.put_nowait(message)
        assert not heard.idle()
        await asyncio.sleep(0)
        assert read == []
        heard.let_go()
        await asyncio.wait_for(reading, 60)
        assert read == [b"1", b"2", b"3"]

    run(story())
