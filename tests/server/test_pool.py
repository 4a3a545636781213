"""Bots that die, hang or blunder: the table goes on, and its bots come back."""

import asyncio
import sys
from functools import partial
from pathlib import Path

import msgspec
import pytest

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.levels import SECONDS
from sengoku.bots.thinker import CAP, Thinker
from sengoku.kernel.game import Game
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.server import messages as say
from sengoku.server.config import Config
from sengoku.server.mind import MindProcess
from sengoku.server.pool import GaveUp, Pool
from sengoku.server.thinking import at_first_sight, job_for
from sengoku.server.worker import Job
from tests.server.support import PATIENT, ask, eventually, open_hall, run, seated

SLEEPER = (sys.executable, "-m", "tests.server.sleeper")
DEAF = (sys.executable, "-c", "import time; time.sleep(3600)")
DEAD = (sys.executable, "-c", "")
SLOW = """
import os, sys, time
from sengoku.server.worker import main
while not os.path.exists(sys.argv[1]):
    time.sleep(0.02)
main()
"""


@pytest.mark.parametrize("command", [SLEEPER, DEAF, DEAD], ids=["sleeps", "never starts", "dies"])
def test_a_table_goes_on_within_the_cap_when_a_bot_hangs(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            metrics = hall.house.metrics
            start = 1.0 if command is DEAF else 60.0
            hall.house.pool = Pool(
                1, metrics, seconds=1.0, longest_start=start, mind=partial(MindProcess, command)
            )
            hall.house.pool.start()
            room = await seated(hall, "samurai", "bh")
            for _ in range(2):
                await eventually(lambda: room.match.waiting() == [1])
                while room.match.waiting() == [1]:
                    move = say.Move("m", room.match.version, option=0)
                    assert isinstance(await ask(hall, room, 1, move), say.Done)
            await hall.house.pool.stop()

    run(story())


def test_a_process_that_hangs_is_replaced_by_one_that_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            job = job_for(room, room.match.playing().seat(), "random")
            pool = Pool(1, hall.house.metrics, seconds=0.5, mind=partial(MindProcess, SLEEPER))
            pool.start()
            try:
                hanging = asyncio.create_task(pool.think(job))
                await eventually(lambda: bool(pool.pids()))
                asleep, pool._mind = pool.pids(), MindProcess
                with pytest.raises(GaveUp):
                    await hanging
                assert hall.house.metrics.work["bots"].late.value == 1
                pool._seconds = PATIENT
                assert (await pool.think(job)).action is not None
                assert pool.pids() != asleep
            finally:
                await pool.stop()

    run(story())


def test_the_time_that_a_process_takes_to_start_does_not_count(tmp_path: Path) -> None:
    """It starts when a file is there, and that is later than any thought would be given up."""
    gate = tmp_path / "gate"
    slow = (sys.executable, "-c", SLOW, str(gate))

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            job = job_for(room, room.match.playing().seat(), "random")
            pool = Pool(
                1,
                hall.house.metrics,
                seconds=PATIENT,
                longest_start=250,
                mind=partial(MindProcess, slow),
            )
            pool.start()
            try:
                thinking = asyncio.create_task(pool.think(job))
                await eventually(lambda: bool(pool.pids()))
                put_forward(asyncio.get_running_loop(), PATIENT + 1)
                await asyncio.sleep(0)
                gate.touch()
                assert (await thinking).action is not None
            finally:
                await pool.stop()

    run(story())


def put_forward(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    """The clock of whatever waits in this process."""
    now = loop.time
    loop.time = lambda: now() + seconds  # type: ignore[method-assign]


def test_who_plays_goes_before_who_looks_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            seat = room.match.playing().seat()
            move = job_for(room, seat, "random")
            past = msgspec.structs.replace(
                move, wanted="review", action=room.match.playing().options(seat)[0]
            )
            order: list[str] = []

            async def think(job: Job) -> None:
                assert not (await hall.house.pool.think(job, later=job.wanted == "review")).problem
                order.append(job.wanted)

            await asyncio.gather(*map(think, [past, past, past, move]))
            assert order == ["move", "review", "review", "review"]

    run(story())


@pytest.mark.parametrize("name", ["bot:5", "bot:3@99s", "bot:4@9000000", "bot:5:bold@500s"])
def test_at_a_table_no_name_of_a_bot_buys_more_time(name: str) -> None:
    bot = bot_named(name, sengoku.game("glory"), 0, timed=True)
    usual = vars(bot)["_usual"]
    assert isinstance(usual, Thinker) and usual._budget.seconds <= SECONDS
    assert Config().bot_limit == 1000 * CAP * SECONDS == 5000


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: game.slug)
def test_first_sight_is_always_allowed(game: Game) -> None:
    table = Table(game, game.setup(game.seats[0], {}), Luck.fast(7))
    while not table.over() and table.ply() < 80:
        seat = table.seat()
        action = at_first_sight(table, seat)
        assert table.why_not(seat, action) is None
        table.submit(seat, action)
