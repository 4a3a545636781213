"""Processes for bots, with a fair queue in front: play never waits for search.

A process that dies is replaced and its job given to another. A job that is not answered in time is
given up, the table then plays what looks good at first sight, and a process that hangs is replaced.
So is a job given up that no process has taken up after a while.
"""

import asyncio
import time
from collections.abc import Callable

import structlog

from sengoku.bots.levels import SECONDS
from sengoku.bots.thinker import CAP
from sengoku.server.fairness import NOBODY, FairQueue, Lane
from sengoku.server.metrics import Metrics
from sengoku.server.mind import Mind
from sengoku.server.worker import Job, Thought

__all__ = ["GaveUp", "Pool"]

MOST_TRIES = 4
PATIENCE = 10.0

_log = structlog.get_logger("bots")


class GaveUp(Exception):
    """No process could think this through."""


class _Errand:
    """A job on its way; its time runs from the moment when a process first takes it up."""

    def __init__(self, job: Job, lane: Lane) -> None:
        self.job = job
        self.lane = lane
        self.done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.asked = time.perf_counter()
        self.tries = 0
        self.began: float | None = None


class Pool:
    """`seconds` is all the time that a job may take, with every try; `patience` is how many it may
    have waited before that."""

    def __init__(
        self,
        processes: int,
        metrics: Metrics,
        *,
        seconds: float = CAP * SECONDS,
        patience: float = PATIENCE,
        mind: Callable[[], Mind] = Mind,
    ) -> None:
        self._count = max(1, processes)
        self._metrics = metrics
        self._seconds = seconds
        self._patience = patience
        self._mind = mind
        self._errands: FairQueue[_Errand] = FairQueue()
        self._keepers: list[asyncio.Task[None]] = []
        self._minds: dict[int, Mind] = {}

    def start(self) -> None:
        """Processes begin with the first job, so that a server without bots has none."""
        self._keepers = [asyncio.create_task(self._keep(slot)) for slot in range(self._count)]

    async def stop(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for mind in self._minds.values():
            await mind.end()
        self._minds.clear()

    async def think(self, job: Job, lane: Lane = NOBODY) -> Thought:
        """Raises GaveUp where nobody could think it through in time. `lane` is whose job it is."""
        errand = _Errand(job, lane)
        self._put(errand)
        late = asyncio.get_running_loop().call_later(self._patience, self._turn_away, errand)
        try:
            return await errand.done
        finally:
            late.cancel()
            self._errands.drop(errand)
            self._count_waiting()

    def pids(self) -> list[int]:
        return [pid for mind in self._minds.values() if (pid := mind.pid()) is not None]

    def _put(self, errand: _Errand) -> None:
        """Who plays or waits for a hint goes before who looks back at a finished match."""
        self._errands.put(errand.lane, errand, later=errand.job.wanted == "review")
        self._count_waiting()

    def _turn_away(self, errand: _Errand) -> None:
        """One that has waited for too long, unless it was taken up meanwhile."""
        if errand.began is None and not errand.done.done():
            self._metrics.bot_unserved.inc()
            errand.done.set_exception(GaveUp("no process was free"))

    def _count_waiting(self) -> None:
        self._metrics.bot_queue.set(len(self._errands))

    # -- one process and its keeper ------------------------------------------------------------

    async def _keep(self, slot: int) -> None:
        while True:
            errand = await self._errands.get()
            self._count_waiting()
            if not errand.done.done():
                self._settle(errand, await self._try(slot, errand))

    async def _try(self, slot: int, errand: _Errand) -> Thought:
        loop = asyncio.get_running_loop()
        if errand.began is None:
            errand.began = loop.time()
            self._metrics.bot_wait_seconds.observe(time.perf_counter() - errand.asked)
        if slot not in self._minds:
            self._minds[slot] = self._mind()
        mind, began = self._minds[slot], time.perf_counter()
        try:
            async with asyncio.timeout_at(errand.began + self._seconds):
                thought = await mind.think(errand.job)
        except TimeoutError:
            self._metrics.bot_late.inc()
            errand.tries = MOST_TRIES
            if mind.hangs(self._seconds):
                await self._replace(slot, "TimeoutError")
            return Thought(problem="TimeoutError")
        except (OSError, EOFError, ValueError) as died:
            await self._replace(slot, type(died).__name__)
            return Thought(problem=type(died).__name__)
        self._metrics.bot_seconds.observe(time.perf_counter() - began)
        return thought

    async def _replace(self, slot: int, why: str) -> None:
        _log.warning("bot_process_died", slot=slot, why=why)
        self._metrics.bot_deaths.inc()
        await self._minds[slot].end()
        self._minds[slot] = self._mind()

    def _settle(self, errand: _Errand, thought: Thought) -> None:
        errand.tries += 1
        if errand.done.done():
            return
        if not thought.problem:
            errand.done.set_result(thought)
        elif errand.tries < MOST_TRIES:
            self._put(errand)
        else:
            job = errand.job
            _log.error("bot_gave_up", bot=job.bot, game=job.game, why=thought.problem)
            errand.done.set_exception(GaveUp(thought.problem))
