"""The clock on the wall is put forward or back: nobody loses time, and nothing stands still."""

import time
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import messages as say
from sengoku.server.bodies import Days, Live, Pace
from sengoku.server.hall import Hall
from sengoku.server.hours import due_at
from sengoku.server.watch import RealWatch
from tests.server.support import (
    Hands,
    ask,
    eventually,
    hands,
    moved_on,
    open_hall,
    play,
    run,
    seated,
)

HOUR = 3_600_000
START = 1_800_000_000_000


def test_the_watch_runs_on_when_the_wall_is_set() -> None:
    wall, steady = [START * 1_000_000], [77]
    watch = RealWatch(lambda: wall[0], lambda: steady[0])
    assert watch.now() == START
    for jump in (HOUR, -2 * HOUR):
        before = watch.now()
        wall[0] += jump * 1_000_000
        steady[0] += 5_000_000_000
        assert watch.now() == before + 5000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_costs_nobody_time_and_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """As the server itself is set up, with the real clocks of this machine."""
    off, real = [0], time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + off[0] * 1_000_000)

    async def story() -> None:
        async with open_hall(tmp_path, watch=RealWatch(), bot_delay=1) as hall:
            room = await seated(hall, "glory", "hb", Live(3000, 0, "resign"))
            await eventually(lambda: room.match.waiting() == [0])
            off[0] = jump
            now = hall.house.watch.now()
            left = room.match.clock.left_of(0, now)
            assert 0 < left <= 3000 * 1000
            assert (due_at(room) or 0) - now == left, "his time ends when it ends"
            await room.tick()
            assert room.match.running(), "it is more than all the time he has"
            version = room.match.version
            assert isinstance(await ask(hall, room, 0, say.Move("m", version, option=0)), say.Done)
            while room.match.waiting() == [0]:
                await play(hall, room, 1)
            await moved_on(room, room.match.version)

    run(story())


async def reopened(folder: Path, then: Any, pace: Pace, seats: str) -> None:
    """The machine was off, and its clock is an hour back when it is on again."""
    async with open_hall(folder, bot_delay=HOUR) as hall:
        room = await seated(hall, "glory", seats, pace)
        while room.match.waiting() == [0] and "b" in seats:
            await play(hall, room, 1)
        id = room.id
    async with open_hall(folder, watch=Hands(START - HOUR)) as hall:
        await hall.resume()
        await hall.reread()
        await then(hall, id)


def test_after_a_start_with_the_clock_put_back_time_is_what_it_was(tmp_path: Path) -> None:
    async def then(hall: Hall, id: str) -> None:
        match = (await hall.room(id)).match
        assert match.clock.zero() == hands(hall).now() + 30_000

    run(reopened(tmp_path, then, Live(30, 0), "hh"))


@pytest.mark.parametrize("pace", [None, Days(1), Live(600, 0)])
def test_after_a_start_with_the_clock_put_back_bots_go_on(
    tmp_path: Path, pace: Pace | None
) -> None:
    async def then(hall: Hall, id: str) -> None:
        room = await hall.room(id)
        version = room.match.version
        await moved_on(room, version)

    run(reopened(tmp_path, then, pace, "hb"))  # type: ignore[arg-type]
