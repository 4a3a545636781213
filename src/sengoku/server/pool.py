"""Processes for bots, with a queue in front: play never waits for search.

A process that dies is replaced and its job given to another; a job that fails again and again is
given up, and the table plays what an absent player would.
"""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from sengoku.server.metrics import Metrics
from sengoku.server.worker import Job, Thought

__all__ = ["GaveUp", "Pool"]

LONGEST_LINE = 4_000_000
MOST_TRIES = 4

_log = structlog.get_logger("bots")


class GaveUp(Exception):
    """No process could think this through."""


class Pool:
    def __init__(self, processes: int, metrics: Metrics, *, seconds: float = 60.0) -> None:
        self._count = max(1, processes)
        self._metrics = metrics
        self._seconds = seconds
        self._jobs: asyncio.Queue[tuple[Job, int, asyncio.Future[int]]] = asyncio.Queue()
        self._keepers: list[asyncio.Task[None]] = []
        self._processes: dict[int, Process] = {}

    def start(self) -> None:
        self._keepers = [asyncio.create_task(self._keep(slot)) for slot in range(self._count)]

    async def stop(self) -> None:
        while keepers := [keeper for keeper in self._keepers if not keeper.done()]:
            for keeper in keepers:
                keeper.cancel()
            # Again, if it got lost: `wait_for` swallows one that comes as an answer does.
            await asyncio.wait(keepers, timeout=0.5)
        for process in [*self._processes.values()]:
            await _end(process)
        self._processes.clear()

    async def think(self, job: Job) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, 0, done))
        self._metrics.bot_queue.set(self._jobs.qsize())
        return await done

    def pids(self) -> list[int]:
        return [process.pid for process in self._processes.values()]

    # -- one process and its keeper ------------------------------------------------------------

    async def _keep(self, slot: int) -> None:
        while True:
            job, tries, done = await self._jobs.get()
            self._metrics.bot_queue.set(self._jobs.qsize())
            if done.cancelled():
                continue
            try:
                thought = await self._ask(slot, job)
            except (OSError, EOFError, TimeoutError, ValueError) as died:
                _log.warning("bot_process_died", slot=slot, why=type(died).__name__, tries=tries)
                self._metrics.bot_deaths.inc()
                await self._bury(slot)
                thought = Thought(None, type(died).__name__)
            self._settle(job, tries, done, thought)

    def _settle(self, job: Job, tries: int, done: "asyncio.Future[int]", thought: Thought) -> None:
        if done.done():
            return
        if thought.action is not None:
            done.set_result(thought.action)
        elif tries + 1 < MOST_TRIES:
            self._jobs.put_nowait((job, tries + 1, done))
        else:
            _log.error("bot_gave_up", bot=job.bot, game=job.game, why=thought.problem)
            done.set_exception(GaveUp(thought.problem))

    async def _ask(self, slot: int, job: Job) -> Thought:
        process = await self._process(slot)
        assert process.stdin is not None and process.stdout is not None, "both ends are pipes"
        began = time.perf_counter()
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
        if not line.endswith(b"\n"):
            raise EOFError
        self._metrics.bot_seconds.observe(time.perf_counter() - began)
        return msgspec.json.decode(line, type=Thought)

    async def _process(self, slot: int) -> Process:
        process = self._processes.get(slot)
        if process is None or process.returncode is not None:
            command = [sys.executable, "-m", "sengoku.server.worker"]
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
            self._processes[slot] = process
        return process

    async def _bury(self, slot: int) -> None:
        process = self._processes.pop(slot, None)
        if process is not None:
            await _end(process)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
