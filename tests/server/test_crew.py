"""Several processes at one port: any of them serves, who dies is replaced, all end together."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.databases import Cluster
from tests.server.process import Process
from tests.server.served import Guest
from tests.server.test_process import _alive, _children, _play_at_both


def soon(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def health(process: Process) -> list[str]:
    """By a connection of its own: whoever takes it answers."""
    try:
        return httpx.get(f"{process.home}/healthz", timeout=120).text.split("\n")
    except httpx.HTTPError:
        return []


def workers(process: Process) -> list[int]:
    return _children(process.pid())


def test_players_at_one_port_may_be_at_different_processes(
    tmp_path: Path, cluster: Cluster
) -> None:
    """Who dies is replaced while the others serve, and a polite end is one for all."""
    with Process(cluster.create(), tmp_path, workers=3) as process:
        process.wait()
        soon(lambda: "servers 3" in health(process))
        _play_at_both(Guest(process.home, "Ann"), Guest(process.home, "Bob"))
        before = workers(process)
        assert len(before) == 3
        os.kill(before[0], signal.SIGKILL)
        soon(lambda: len(workers(process)) == 3 and before[0] not in workers(process))
        soon(lambda: "servers 3" in health(process))
        for _ in range(3):
            _play_at_both(Guest(process.home, "Ann"), Guest(process.home, "Bob"))
        after = workers(process)
        assert process.stop() == 0, process.log()
        assert not any(map(_alive, [*before, *after]))
        assert "Traceback" not in process.log(), process.log()


def test_processes_end_with_the_one_who_watches_over_them(tmp_path: Path, cluster: Cluster) -> None:
    """Also when nobody told them to."""
    with Process(cluster.create(), tmp_path, workers=2) as process:
        process.wait()
        soon(lambda: len(workers(process)) == 2)
        left = workers(process)
        process.kill()
    soon(lambda: not any(map(_alive, left)))
