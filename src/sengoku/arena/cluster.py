"""The same games on a Ray cluster. Ray is an optional extra: `pip install 'sengoku[ray]'`."""

import socket
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Final

from sengoku.arena.match import Match, Played, play_match
from sengoku.kernel.problem import Problem
from sengoku.version import VERSION

__all__ = ["play_on_ray", "ray_or_problem"]

AHEAD: Final = 3  # games in hand for each core of the cluster


def play_on_ray(matches: Iterable[Match], address: str) -> Generator[Played, None, None]:
    """`local` starts a cluster of this machine's cores and ends it afterwards."""
    ray = ray_or_problem()
    _join_cluster(ray, address)
    try:
        task = ray.remote(_play_there)
        coming = iter(matches)
        cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        running = [task.remote(match, VERSION) for match in islice(coming, AHEAD * cores)]
        while running:
            [done], running = ray.wait(running, num_returns=1)
            yield _outcome(ray, done)
            running += [task.remote(match, VERSION) for match in islice(coming, 1)]
    finally:
        ray.shutdown()


def ray_or_problem() -> Any:
    try:
        import ray
    except ImportError:
        raise Problem("ladder-no-ray") from None
    return ray


def _join_cluster(ray: Any, address: str) -> None:
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, AssertionError) as failed:
        detail = " ".join(str(failed).split())[:120]
        facts: dict[str, str | int] = {"address": address[:80], "detail": detail}
        raise Problem("ladder-no-cluster", facts) from None


def _knock(address: str) -> None:
    """Whether anybody answers there: Ray itself would wait for minutes, with warnings."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


def _play_there(match: Match, version: str) -> Played | Problem:
    """A problem comes back as an answer, since Ray wraps what is raised."""
    try:
        if version != VERSION:
            raise Problem("ladder-other-version", {"here": version, "there": VERSION})
        return play_match(match)
    except Problem as problem:
        return problem


def _outcome(ray: Any, done: Any) -> Played:
    try:
        outcome = ray.get(done)
    except ray.exceptions.RayError as failed:
        detail = " ".join(str(failed).split())[-160:]
        raise Problem("ladder-cluster-failed", {"detail": detail}) from None
    if isinstance(outcome, Problem):
        raise outcome
    assert isinstance(outcome, Played), "a task gives a finished game"
    return outcome
