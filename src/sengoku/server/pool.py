"""Processes for bots, with a queue in front: play never waits for search.

A process that dies is replaced and its job given to another. A job that is not answered in time is
given up, the table then plays what looks good at first sight, and the process is replaced. The time
that a process takes to start does not count: on a busy machine that may be longer than any thought.
"""

import asyncio
import itertools
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import structlog

from sengoku.server.duties import Duty
from sengoku.server.metrics import Metrics
from sengoku.server.mind import WORKER, Mind
from sengoku.server.worker import Job, Thought

__all__ = ["GaveUp", "Pool"]

MOST_TRIES = 4
LONGEST_START = 60.0  # seconds, on a machine that has much else to do

_log = structlog.get_logger("bots")


class GaveUp(Exception):
    """No process could think this through."""


class _Errand:
    """A job on its way."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.tries = 0
        self.spent = 0.0  # seconds in which a process thought about it


class Pool:
    """`seconds` is all the time that a job may be thought about, with every try."""

    def __init__(
        self,
        processes: int,
        metrics: Metrics,
        *,
        seconds: float,
        longest_start: float = LONGEST_START,
        command: Sequence[str] = WORKER,
    ) -> None:
        self._count = max(1, processes)
        self._metrics = metrics
        self._seconds = seconds
        self._longest_start = longest_start
        self._command = command
        self._errands: asyncio.PriorityQueue[tuple[bool, int, _Errand]] = asyncio.PriorityQueue()
        self._number = itertools.count()
        self._keepers: list[asyncio.Task[Any]] = []
        self._minds: dict[int, Mind] = {}

    def start(self) -> None:
        """Processes begin with the first job, so that a server without bots has none."""
        duties = [
            Duty(f"bots-{slot}", partial(self._keep, slot), self._metrics, waits=True)
            for slot in range(self._count)
        ]
        self._keepers = [duty.begin() for duty in duties]

    async def stop(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for mind in self._minds.values():
            await mind.end()
        self._minds.clear()

    async def think(self, job: Job) -> Thought:
        errand = _Errand(job)
        self._put(errand)
        return await errand.done

    def pids(self) -> list[int]:
        return [pid for mind in self._minds.values() if (pid := mind.pid()) is not None]

    def _put(self, errand: _Errand) -> None:
        """Who plays or waits for a hint goes before who looks back at a finished match."""
        self._errands.put_nowait((errand.job.wanted == "review", next(self._number), errand))
        self._metrics.bot_queue.set(self._errands.qsize())

    # -- one process and its keeper ------------------------------------------------------------

    async def _keep(self, slot: int) -> None:
        """One errand. Whatever goes wrong, who waits gets an answer."""
        _, _, errand = await self._errands.get()
        self._metrics.bot_queue.set(self._errands.qsize())
        if errand.done.cancelled():
            return
        thought = Thought(problem="no answer")
        try:
            thought = await self._try(slot, errand)
        finally:
            self._settle(errand, thought)

    async def _try(self, slot: int, errand: _Errand) -> Thought:
        if slot not in self._minds:
            self._minds[slot] = Mind(self._command)
        mind = self._minds[slot]
        try:
            async with asyncio.timeout(self._longest_start):
                await mind.ready()
            return await self._think(mind, errand)
        except TimeoutError:
            self._metrics.bot_late.inc()
            errand.tries, why = MOST_TRIES, "TimeoutError"
        except (OSError, EOFError, ValueError) as died:
            why = type(died).__name__
        await self._replace(slot, why)
        return Thought(problem=why)

    async def _think(self, mind: Mind, errand: _Errand) -> Thought:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds - errand.spent):
                thought = await mind.think(errand.job)
        finally:
            errand.spent += time.perf_counter() - began
        self._metrics.bot_seconds.observe(errand.spent)
        return thought

    async def _replace(self, slot: int, why: str) -> None:
        _log.warning("bot_process_died", slot=slot, why=why)
        self._metrics.bot_deaths.inc()
        await self._minds[slot].end()
        self._minds[slot] = Mind(self._command)

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
