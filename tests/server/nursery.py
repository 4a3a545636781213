"""Servers that start at once: one process has read all modules, and each server is a fork of it.

To read them takes ten times as long as all else that a start does, and is the same each time. What
a server does from then on, how it is killed and what it leaves on the disk is the same.
"""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from typing import Any

__all__ = ["Child", "Nursery"]

READ = (
    "aiosqlite",
    "alembic.command",
    "asyncpg",
    "sengoku.bots.judgement",
    "sengoku.cli.serve",
    "sengoku.server.crew",
    "sengoku.server.run",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvloop",
)


class Child:
    """A server, as `subprocess` would have it. How it ended is asked of its parent."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self._nursery = nursery
        self._status: int | None = None
        self.pid = pid

    def poll(self) -> int | None:
        return self._look(wait=False)

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (status := self._look(wait=end is None)) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("serve", timeout or 0)
            time.sleep(0.01)
        return status

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _look(self, *, wait: bool) -> int | None:
        if self._status is None:
            self._status = self._nursery.status(self.pid, wait=wait)
        return self._status


class Nursery:
    """Its children are its own: what is asked about them is asked of it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._answer() == "ready", "it reads the modules"

    def begin(self, words: list[str], environment: dict[str, str], log: str) -> Child:
        """A server that is told these words on the command line."""
        asked = {"words": words, "environment": environment, "log": log}
        return Child(self, self._ask(asked))

    def status(self, pid: int, *, wait: bool) -> int | None:
        """How it ended, if it did."""
        found: int | None = self._ask({"pid": pid, "wait": wait})
        return found

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _ask(self, what: dict[str, Any]) -> Any:
        assert self._process.stdin is not None, "it is a pipe"
        self._process.stdin.write(json.dumps(what).encode() + b"\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None, "it is a pipe"
        return json.loads(self._process.stdout.readline())


def _live(asked: dict[str, Any]) -> int:
    """As if it had been started by itself."""
    from sengoku.cli.main import main

    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDWR)
    for taken, at in ((nothing, 0), (nothing, 1), (log, 2)):
        os.dup2(taken, at)
    os.environ.clear()
    os.environ.update(asked["environment"])
    return main(asked["words"])


def _tend() -> None:
    def answer(found: Any) -> None:
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()

    for name in READ:
        import_module(name)
    answer("ready")
    with open(0, "rb", closefd=False) as requests:  # a server's own input was never read
        for line in requests:
            answer(_done(json.loads(line)))


def _done(asked: dict[str, Any]) -> int | None:
    if "pid" in asked:
        pid, status = os.waitpid(asked["pid"], 0 if asked["wait"] else os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if pid else None
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = _live(asked)
        finally:
            os._exit(status)
    return child


if __name__ == "__main__":
    _tend()
