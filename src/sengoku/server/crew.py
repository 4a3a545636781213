"""Several processes that serve at one port. Who dies is replaced, and all of them end together.

All of them take connections from one socket, which belongs to the one who watches over them: what
waits there when a process dies is taken by another.
"""

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from socket import socket

import msgspec
import structlog

from sengoku.server.config import Config
from sengoku.server.logs import begin_logs

__all__ = ["READY", "WORKER", "supervise"]

READY = b"ready\n"
WORKER = (sys.executable, "-m", "sengoku.server.crew")
PAUSE = 1.0  # seconds before one that died is replaced
PATIENCE = 15.0  # seconds for all to end

_log = structlog.get_logger("crew")


def supervise(config: Config, listener: socket, ready: Callable[[], None]) -> int:
    """`ready` is called when the first of them serves."""
    return asyncio.run(_Crew(config, listener, ready).work())


class _Crew:
    def __init__(self, config: Config, listener: socket, ready: Callable[[], None]) -> None:
        self._config = config
        self._listener = listener
        self._ready = ready
        self._serves = False  # somebody does, or did
        self._over = asyncio.Event()
        self._processes: set[Process] = set()

    async def work(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._over.set)
        places = [asyncio.create_task(self._fill(place)) for place in range(self._config.workers)]
        try:
            await self._over.wait()
        finally:
            await self._end(places)
        return 0 if self._serves else 1

    async def _fill(self, place: int) -> None:
        """One process after the other. If none can even start, it makes no sense to go on."""
        while not self._over.is_set():
            process = await asyncio.create_subprocess_exec(
                *WORKER,
                stdin=PIPE,
                stdout=PIPE,
                pass_fds=[self._listener.fileno()],
            )
            self._processes.add(process)
            try:
                await self._live(process)
            finally:
                self._processes.discard(process)
            if not self._over.is_set():
                _log.error("worker_died", place=place, pid=process.pid, status=process.returncode)
                if not self._serves:
                    self._over.set()
                await asyncio.sleep(PAUSE)

    async def _live(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None, "both ends are pipes"
        given = _Given(self._listener.fileno(), self._config)
        with contextlib.suppress(OSError):
            process.stdin.write(msgspec.json.encode(given) + b"\n")
            await process.stdin.drain()
        if await process.stdout.readline() == READY and not self._serves:
            self._serves = True
            self._ready()
        await process.wait()

    async def _end(self, places: list["asyncio.Task[None]"]) -> None:
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        ending = [asyncio.create_task(process.wait()) for process in self._processes]
        if ending:
            await asyncio.wait(ending, timeout=PATIENCE)
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await asyncio.gather(*ending)
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)


class _Given(msgspec.Struct):
    """What a process is told when it starts. When this line ends, so does it."""

    listener: int
    config: Config


def main() -> int:
    from sengoku.server.run import serve_at

    begin_logs()
    given = msgspec.json.decode(sys.stdin.buffer.readline(), type=_Given)

    def ready(stop: Callable[[], None]) -> None:
        asyncio.get_running_loop().add_reader(0, stop)
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    return serve_at(given.config, socket(fileno=given.listener), ready)


if __name__ == "__main__":
    sys.exit(main())
