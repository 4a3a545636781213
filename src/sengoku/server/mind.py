"""One process in which bots think, from its start to its end."""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from sengoku.server.worker import READY, Job, Thought

__all__ = ["WORKER", "Mind"]

LONGEST_LINE = 4_000_000
LONGEST_START = 60.0  # seconds, on a machine that has much else to do
WORKER = (sys.executable, "-m", "sengoku.server.worker")


class Mind:
    """Begins to start as soon as it is made, so that a job seldom waits for it."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        self._command = command
        self._process: Process | None = None
        self._began = time.monotonic()
        self._owed = 0  # answers to jobs, all but the last of them no longer wanted
        self._asked = 0.0  # since when it thinks about the first of those
        self._starting = asyncio.create_task(self._start())

    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def hangs(self, seconds: float) -> bool:
        """Of one that did not answer in time: whether it had so many seconds to itself. It may need
        longer to start than a table can wait: that is no reason to start another one."""
        if self._starting.done():
            return self._owed > 0 and time.monotonic() - self._asked >= seconds
        return time.monotonic() - self._began > LONGEST_START

    async def think(self, job: Job) -> Thought:
        """Raises EOFError or OSError if the process dies over it."""
        line = msgspec.json.encode(job) + b"\n"
        process = await asyncio.shield(self._starting)
        assert process.stdin is not None and process.stdout is not None, "both ends are pipes"
        if self._owed == 0:
            self._asked = time.monotonic()
        self._owed += 1
        process.stdin.write(line)
        await process.stdin.drain()
        while self._owed:
            line = await process.stdout.readline()
            if not line.endswith(b"\n"):
                raise EOFError
            self._owed, self._asked = self._owed - 1, time.monotonic()
        return msgspec.json.decode(line, type=Thought)

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        assert self._process.stdout is not None, "it is a pipe"
        if await self._process.stdout.readline() != READY:
            raise EOFError
        return self._process

    async def end(self) -> None:
        """At once, whatever it is thinking about."""
        self._starting.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError, EOFError):
            await self._starting
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
