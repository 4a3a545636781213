"""Bots that die, hang or blunder: the table goes on, and its bots come back."""

import sys
from pathlib import Path

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
from sengoku.server.pool import GaveUp, Pool
from sengoku.server.thinking import at_first_sight, job_for
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
            hall.house.pool = Pool(1, metrics, seconds=1.0, command=command)
            hall.house.pool.start()
            room = await seated(hall, "samurai", "bh")
            for _ in range(2):
                await eventually(lambda: room.match.waiting() == [1], seconds=15)
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
            pool = Pool(1, hall.house.metrics, command=SLEEPER)
            pool.start()
            try:
                pool._seconds = 0.0
                with pytest.raises(GaveUp):
                    await pool.think(job)  # not even started: it is let be
                await eventually(lambda: pool._minds[0].hangs())
                asleep, pool._seconds = pool.pids(), 0.5
                with pytest.raises(GaveUp):
                    await pool.think(job)
                assert pool.pids() != asleep
                assert hall.house.metrics.bot_late._value.get() == 2
            finally:
                await pool.stop()

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
