"""However much one wants of the bots, the others are served in their turn."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from sengoku.kernel.problem import Problem
from sengoku.server import conduct
from sengoku.server import messages as say
from sengoku.server.bodies import NewTable, SeatWish
from sengoku.server.fairness import FairQueue, Lane, Turns
from sengoku.server.hall import Hall
from sengoku.server.metrics import Metrics
from sengoku.server.mind import MindProcess
from sengoku.server.person import Person
from sengoku.server.pool import GaveUp, Pool
from sengoku.server.room import Room
from sengoku.server.thinking import job_for
from sengoku.server.worker import Job, Thought, work_out
from tests.server.support import PEOPLE, ask, eventually, open_hall, run, seated

ANN = Person("ann", "Ann", False)
HERE, THERE = "192.0.2.1", "192.0.2.2"


class Slow(MindProcess):
    """A process in the test's hand: it answers when it is told to."""

    def __init__(self) -> None:
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.answers: asyncio.Queue[Thought] = asyncio.Queue()

    async def ready(self) -> None:
        pass

    async def ask(self, job: Any) -> Thought:
        self.jobs.put_nowait(job)
        return await self.answers.get()

    async def one(self) -> Job:
        """The job that it has now, which is thereby done."""
        job = await self.jobs.get()
        self.answers.put_nowait(work_out(job))
        return job

    def pid(self) -> None:
        return None

    async def end(self) -> None:
        pass


def pool_of(mind: Slow, **settings: Any) -> Pool:
    return Pool(1, Metrics(), mind=lambda: mind, **{"seconds": 300, "patience": 300, **settings})


# -- taking turns ------------------------------------------------------------------------------


def test_lanes_take_turns_at_every_level() -> None:
    turns: Turns[str] = Turns()
    for lane in ["x-p-1", "x-p-1", "x-p-2", "x-q-3", "y-r-4", "y-r-4"]:
        turns.put(tuple(lane.split("-")), lane)
    taken = []
    while turns:
        taken.append(turns.take())
    assert taken == ["x-p-1", "y-r-4", "x-q-3", "y-r-4", "x-p-2", "x-p-1"]


def test_whatever_is_put_and_dropped_nobody_waits_for_two_of_another() -> None:
    """Between two turns of an address that always waits, every other has one at the most."""
    luck = random.Random(5)
    turns: Turns[tuple[str, int]] = Turns()
    waiting: list[tuple[str, ...]] = []
    items: dict[tuple[str, int], tuple[str, ...]] = {}
    since: dict[str, set[str]] = {}
    for number in range(3000):
        path = (luck.choice("abcd"), luck.choice("pq"), luck.choice("12"))
        items[path[0], number] = path
        turns.put(path, (path[0], number))
        since.setdefault(path[0], set())
        if luck.random() < 0.2:
            gone = luck.choice([*items])
            turns.drop(items.pop(gone), gone)
            waiting = [*items.values()]
            since = {a: s for a, s in since.items() if any(p[0] == a for p in waiting)}
        if luck.random() < 0.8 and items:
            address, taken = turns.take()
            del items[address, taken]
            for other, had in since.items():
                assert other == address or address not in had, "one went twice before another"
                had.add(address)
            since.pop(address)
            if any(path[0] == address for path in items.values()):
                since[address] = set()
    while items:
        del items[turns.take()]
    assert not turns


def test_what_can_wait_waits_for_the_same_person_only() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put(Lane(HERE, "ann", "1"), "Ann looks back", later=True)
        queue.put(Lane(HERE, "ann", "2"), "Ann plays")
        for number in range(3):
            queue.put(Lane(THERE, "eve", "3"), f"Eve plays {number}")
        order = [await queue.get() for _ in range(4)]
        assert order == ["Ann plays", "Eve plays 0", "Ann looks back", "Eve plays 1"]
        queue.drop("Eve plays 2")
        queue.drop("nothing")
        queue.put(Lane(HERE, "ann", "2"), "Ann again")
        assert len(queue) == 1 and await queue.get() == "Ann again"

    run(story())


# -- at the tables -----------------------------------------------------------------------------


async def begun(hall: Hall, game: str, bots: int, host: Person, address: str) -> Room:
    hall.house.allowance.note(host.id, address)
    seats = [SeatWish("mine")] * (2 - bots) + [SeatWish("bot", "random")] * bots
    room = await hall.workshop.make(NewTable(game, seats), host)
    async with room.lock:
        hall.workshop.check_begin(room)
        await room.record(conduct.begin(room.match))
    return room


@pytest.mark.parametrize("guests", [1, 40], ids=["one guest", "forty guests at one address"])
def test_a_bystanders_bot_waits_for_one_job_and_not_for_150_tables(
    tmp_path: Path, guests: int
) -> None:
    """The attacker has every table that he can get; whenever the bystander's bot is asked, the one
    process has at most two other jobs first: the one it thinks about, and one in its turn."""

    async def story() -> None:
        mind = Slow()
        limits: dict[str, Any] = {"tables_a_person": 5, "people_an_address": 10}
        async with open_hall(tmp_path, pool=pool_of(mind), **limits) as hall:
            tables, refusals = await _as_many_as_possible(hall, 150, guests)
            assert tables == 5 * min(guests, 10)
            assert refusals == {"too-many-tables" if guests == 1 else "too-many-tables-there"}
            room = await begun(hall, "glory", 1, ANN, HERE)
            for _ in range(6):
                await _until_asked(hall, room, mind)
                await eventually(lambda: len(hall.house.pool._errands) == tables - 1)
                move = say.Move("m", room.match.version, option=0)
                assert isinstance(await ask(hall, room, 0, move), say.Done)
                if room.match.waiting() != [1]:
                    continue
                await eventually(lambda: len(hall.house.pool._errands) == tables)
                served = [(await mind.one()).game for _ in range(3)]
                assert "glory" in served, "the bystander waits for all the others"

    run(story())


async def _as_many_as_possible(hall: Hall, wanted: int, guests: int) -> tuple[int, set[str]]:
    made, refusals = 0, set()
    for number in range(wanted):
        guest = Person(f"eve-{number % guests}", "Eve", False)
        try:
            await begun(hall, "samurai", 4, guest, THERE)
            made += 1
        except Problem as refused:
            refusals.add(refused.key)
    return made, refusals


async def _until_asked(hall: Hall, room: Room, mind: Slow) -> None:
    """Bots go on until the person is asked."""
    while room.match.waiting() != [0]:
        await eventually(lambda: not mind.jobs.empty() or room.match.waiting() == [0])
        if not mind.jobs.empty():
            await mind.one()


def test_a_bot_is_in_the_lane_of_its_host_and_a_hint_in_that_of_who_asks(tmp_path: Path) -> None:
    async def story() -> None:
        mind = Slow()
        async with open_hall(tmp_path, pool=pool_of(mind)) as hall:
            for who, address in zip(PEOPLE, (HERE, THERE), strict=False):
                hall.house.allowance.note(who.id, address)
            await seated(hall, "samurai", "bh")
            await eventually(lambda: not mind.jobs.empty())  # the process is busy with this one
            room, other = await seated(hall, "samurai"), await seated(hall, "samurai", "bh")
            while room.match.waiting() != [1]:
                assert isinstance(
                    await ask(hall, room, 0, say.Move("m", room.match.version, 0)), say.Done
                )
            hint = asyncio.create_task(ask(hall, room, 1, say.Hint("h")))
            await eventually(lambda: len(hall.house.pool._errands) == 2)
            assert {errand.lane for errand in hall.house.pool._errands._paths} == {
                Lane(THERE, PEOPLE[1].id, room.id),
                Lane(HERE, PEOPLE[0].id, other.id),
            }
            hint.cancel()

    run(story())


# -- who waits for too long --------------------------------------------------------------------


def test_a_bot_that_waits_too_long_plays_at_first_sight(tmp_path: Path) -> None:
    async def story() -> None:
        mind = Slow()
        pool = pool_of(mind)
        async with open_hall(tmp_path, pool=pool) as hall:
            stuck = await seated(hall, "samurai", "bh")
            await eventually(lambda: not mind.jobs.empty())  # and never answers
            pool._patience = 0.0
            room = await seated(hall, "glory", "bh")
            await eventually(lambda: room.match.waiting() == [1])
            assert stuck.match.version == 1, "who was taken up is not hurried"
            assert pool._counted.unserved.value > 0
            assert len(pool._errands) == pool._counted.queue.value == 0

    run(story())


def test_who_no_longer_waits_leaves_the_queue(tmp_path: Path) -> None:
    async def story() -> None:
        mind = Slow()
        pool = pool_of(mind)
        async with open_hall(tmp_path, pool=pool) as hall:
            room = await seated(hall, "glory")
            job = job_for(room, room.match.playing().seat(), "random")
            first = asyncio.create_task(pool.think(job))
            await eventually(lambda: not mind.jobs.empty())
            others = [asyncio.create_task(pool.think(job)) for _ in range(3)]
            await eventually(lambda: len(pool._errands) == 3)
            others[0].cancel()
            await eventually(lambda: len(pool._errands) == 2)
            pool._patience = 0.0
            with pytest.raises(GaveUp):
                await pool.think(job)
            for _ in itertools.repeat(None, 3):
                await mind.one()
            thoughts = await asyncio.gather(first, *others[1:])
            assert all(thought.action is not None for thought in thoughts)

    run(story())
