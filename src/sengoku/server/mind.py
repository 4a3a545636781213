"""One process in which bots think, from its start to its end."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from sengoku.server.worker import READY, Thought

__all__ = ["WORKER", "MindProcess"]

LONGEST_LINE = 4_000_000
WORKER = (sys.executable, "-m", "sengoku.server.worker")


class MindProcess:
    """Begins to start as soon as it is made, so that a job seldom waits for it."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        self._command = command
        self._process: Process | None = None
        self._starting = asyncio.create_task(self._start())

    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ready(self) -> None:
        """Raises EOFError or OSError if the process cannot be started."""
        await asyncio.shield(self._starting)

    async def ask(self, job: msgspec.Struct) -> Thought:
        """Raises EOFError or OSError if the process dies over it. Who does not wait for the answer
        ends the process, or would hear it after the next question."""
        asked = msgspec.json.encode(job) + b"\n"
        process = await asyncio.shield(self._starting)
        assert process.stdin is not None and process.stdout is not None, "both ends are pipes"
        process.stdin.write(asked)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
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
