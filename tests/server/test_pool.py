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
from sengoku.server.metrics import Metrics
from sengoku.server.mind import Mind
from sengoku.server.pool import GaveUp, Pool
from sengoku.server.thinking import at_first_sight, job_for
from sengoku.server.worker import Job
from tests.server.support import ask, eventually, open_hall, run, seated

SLEEPER = (sys.executable, "-m", "tests.server.sleeper")
DEAF = (sys.executable, "-c", "import time; time.sleep(3600)")
DEAD = (sys.executable, "-c", "")


@pytest.mark.parametrize("command", [SLEEPER, DEAF, DEAD], ids=["sleeps", "never starts", "dies"])
def test_a_table_goes_on_within_the_cap_when_a_bot_hangs(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            metrics = hall.house.metrics
            hall.house.pool = Pool(1, metrics, seconds=1.0, mind=partial(Mind, command))
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
            pool = Pool(1, hall.house.metrics, mind=partial(Mind, SLEEPER))
            pool.start()
            try:
                pool._seconds = 0.0
                with pytest.raises(GaveUp):
                    await pool.think(job)  # not even started: it is let be
                await eventually(lambda: pool._minds[0]._starting.done())
                asleep, pool._seconds = pool.pids(), 0.5
                with pytest.raises(GaveUp):
                    await pool.think(job)  # the first time it may have been late by its start
                with pytest.raises(GaveUp):
                    await pool.think(job)
                assert pool.pids() != asleep
                assert hall.house.metrics.bot_late.value == 3
            finally:
                await pool.stop()

    run(story())


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            seat = room.match.playing().seat()
            mind = Mind()
            try:
                await asyncio.shield(mind._starting)
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0):  # at once, when the question has gone out
                        await mind.think(job_for(room, seat, advice=True))
                thought = await mind.think(job_for(room, seat, "random"))
                assert thought.action is not None and not thought.advice
                assert not mind.hangs(0.0)
            finally:
                await mind.end()

    run(story())


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
                assert not (await hall.house.pool.think(job)).problem
                order.append(job.wanted)

            await asyncio.gather(*map(think, [past, past, past, move]))
            assert order == ["move", "review", "review", "review"]

    run(story())


@pytest.mark.parametrize("name", ["bot:5", "bot:3@99s", "bot:4@9000000", "bot:5:bold@500s"])
def test_at_a_table_no_name_of_a_bot_buys_more_time(name: str) -> None:
    bot = bot_named(name, sengoku.game("glory"), 0, timed=True)
    assert isinstance(bot, Thinker) and bot._budget.seconds <= SECONDS
    assert Pool(1, Metrics())._seconds == CAP * SECONDS == 5.0


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: game.slug)
def test_first_sight_is_always_allowed(game: Game) -> None:
    table = Table(game, game.setup(game.seats[0], {}), Luck.fast(7))
    while not table.over() and table.ply() < 80:
        seat = table.seat()
        action = at_first_sight(table, seat)
        assert table.why_not(seat, action) is None
        table.submit(seat, action)
