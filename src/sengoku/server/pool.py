"""Processes for bots, or for readers, with a fair queue in front: play never waits for them.

A process that dies is replaced and its job given to another. A job that is not answered in time is
given up, the table then plays what looks good at first sight, and the process is replaced. The time
that a process takes to start does not count: on a busy machine that may be longer than any thought.
A job that no process takes up for a while is given up, too.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from msgspec import Struct

from sengoku.server.duties import Duty
from sengoku.server.fairness import NOBODY, FairQueue, Lane
from sengoku.server.metrics import Metrics
from sengoku.server.mind import MindProcess
from sengoku.server.worker import Thought

__all__ = ["GaveUp", "Pool"]

MOST_TRIES = 4
PATIENCE = 10.0
LONGEST_START = 60.0  # seconds, on a machine that has much else to do

_log = structlog.get_logger("bots")


class GaveUp(Exception):
    """No process could think this through."""


class _Errand:
    """A job on its way."""

    def __init__(self, job: Struct, lane: Lane, later: bool) -> None:
        self.job = job
        self.lane = lane
        self.later = later
        self.done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.asked = time.perf_counter()
        self.taken = False  # by a process
        self.tries = 0
        self.spent = 0.0  # seconds in which a process thought about it


class Pool:
    """`seconds` is all the time that a job may be thought about, with every try; `patience` is how
    many it may have waited before that."""

    def __init__(
        self,
        processes: int,
        metrics: Metrics,
        *,
        name: str = "bots",
        seconds: float,
        patience: float = PATIENCE,
        longest_start: float = LONGEST_START,
        mind: Callable[[], MindProcess] = MindProcess,
    ) -> None:
        self._count = max(1, processes)
        self._name = name
        self._metrics = metrics
        self._counted = metrics.work[name]
        self._seconds = seconds
        self._patience = patience
        self._longest_start = longest_start
        self._mind = mind
        self._errands: FairQueue[_Errand] = FairQueue()
        self._keepers: list[asyncio.Task[Any]] = []
        self._minds: dict[int, MindProcess] = {}

    def start(self) -> None:
        """Processes begin with the first job, so that a server without bots has none."""
        duties = [
            Duty(f"{self._name}-{slot}", partial(self._keep, slot), self._metrics, waits=True)
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

    async def think(self, job: Struct, lane: Lane = NOBODY, *, later: bool = False) -> Thought:
        """Raises GaveUp where nobody could think it through in time. `lane` is whose job it is;
        `later`: after all others of the same person."""
        errand = _Errand(job, lane, later)
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
        self._errands.put(errand.lane, errand, later=errand.later)
        self._count_waiting()

    def _turn_away(self, errand: _Errand) -> None:
        """One that has waited for too long, unless it was taken up meanwhile."""
        if not errand.taken and not errand.done.done():
            self._counted.unserved.inc()
            errand.done.set_exception(GaveUp("no process was free"))

    def _count_waiting(self) -> None:
        self._counted.queue.set(len(self._errands))

    # -- one process and its keeper ------------------------------------------------------------

    async def _keep(self, slot: int) -> None:
        """One errand. Whatever goes wrong, who waits gets an answer."""
        errand = await self._errands.get()
        self._count_waiting()
        if errand.done.done():
            return
        thought = Thought(problem="no answer")
        try:
            thought = await self._try(slot, errand)
        finally:
            self._finish(errand, thought)

    async def _try(self, slot: int, errand: _Errand) -> Thought:
        if not errand.taken:
            errand.taken = True
            self._counted.waits.observe(time.perf_counter() - errand.asked)
        if slot not in self._minds:
            self._minds[slot] = self._mind()
        mind = self._minds[slot]
        try:
            async with asyncio.timeout(self._longest_start):
                await mind.ready()
            return await self._ask(mind, errand)
        except TimeoutError:
            self._counted.late.inc()
            errand.tries, why = MOST_TRIES, "TimeoutError"
        except (OSError, EOFError, ValueError) as died:
            why = type(died).__name__
        await self._replace(slot, why)
        return Thought(problem=why)

    async def _ask(self, mind: MindProcess, errand: _Errand) -> Thought:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds - errand.spent):
                thought = await mind.ask(errand.job)
        finally:
            errand.spent += time.perf_counter() - began
        self._counted.seconds.observe(errand.spent)
        return thought

    async def _replace(self, slot: int, why: str) -> None:
        _log.warning("process_died", pool=self._name, slot=slot, why=why)
        self._counted.deaths.inc()
        await self._minds[slot].end()
        self._minds[slot] = self._mind()

    def _finish(self, errand: _Errand, thought: Thought) -> None:
        errand.tries += 1
        if errand.done.done():
            return
        if not thought.problem:
            errand.done.set_result(thought)
        elif errand.tries < MOST_TRIES:
            self._put(errand)
        else:
            what = getattr(errand.job, "bot", type(errand.job).__name__)
            _log.error("gave_up", pool=self._name, job=what, why=thought.problem)
            errand.done.set_exception(GaveUp(thought.problem))
