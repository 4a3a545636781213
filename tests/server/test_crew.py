"""Several processes at one port: any of them serves, who dies is replaced, all end together."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.databases import Cluster
from tests.server.process import Process
from tests.server.served import Guest
from tests.server.test_process import _alive, _children, _play_at_both


def soon(true: Callable[[], bool], seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


class Crew:
    """Nobody of it stays behind, whatever becomes of the test: who still held the database would
    keep that from ending."""

    def __init__(self, database: str, folder: Path, size: int) -> None:
        self.process = Process(database, folder, workers=size)
        self._seen: set[int] = set()

    def __enter__(self) -> "Crew":
        self.process.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self.workers()
        self.process.__exit__()
        for pid in self._seen:
            with suppress(OSError):
                if b"sengoku" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)

    def workers(self) -> list[int]:
        found = _children(self.process.pid())
        self._seen.update(found)
        return found

    def health(self) -> list[str]:
        """By a connection of its own: whoever takes it answers. One who does not is asked again, so
        that a silent process fails a test instead of keeping it."""
        try:
            return httpx.get(f"{self.process.home}/healthz", timeout=10).text.split("\n")
        except httpx.HTTPError:
            return []


@pytest.mark.long
def test_players_at_one_port_may_be_at_different_processes(
    tmp_path: Path, cluster: Cluster
) -> None:
    """Who dies is replaced while the others serve, and a polite end is one for all."""
    with Crew(cluster.create(), tmp_path, 3) as crew:
        process = crew.process
        soon(lambda: "servers 3" in crew.health())
        _play_at_both(Guest(process.home, "Ann"), Guest(process.home, "Bob"))
        before = crew.workers()
        assert len(before) == 3
        os.kill(before[0], signal.SIGKILL)
        soon(lambda: len(crew.workers()) == 3 and before[0] not in crew.workers())
        soon(lambda: "servers 3" in crew.health())
        for _ in range(3):
            _play_at_both(Guest(process.home, "Ann"), Guest(process.home, "Bob"))
        after = crew.workers()
        assert process.stop() == 0, process.log()
        assert not any(map(_alive, [*before, *after]))
        assert "Traceback" not in process.log(), process.log()


def test_processes_end_with_the_one_who_watches_over_them(tmp_path: Path, cluster: Cluster) -> None:
    """Also when nobody told them to."""
    with Crew(cluster.create(), tmp_path, 2) as crew:
        soon(lambda: len(crew.workers()) == 2 and "servers 2" in crew.health())
        left = crew.workers()
        crew.process.kill()
        soon(lambda: not any(map(_alive, left)))
