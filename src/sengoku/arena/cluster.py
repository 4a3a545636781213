"""The same games on a Ray cluster. Ray is an optional extra: `pip install 'sengoku[ray]'`."""

import socket
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Any, Final, TypeVar

import sengoku
from sengoku.arena.match import Match
from sengoku.arena.workers import in_processes, one_by_one
from sengoku.kernel.problem import Problem
from sengoku.version import VERSION

__all__ = ["chunks", "identity", "play_anywhere", "play_on_ray", "ray_or_problem", "spread"]

Done = TypeVar("Done")

AHEAD: Final = 3  # chunks in hand for each core of the cluster
LARGEST: Final = 50  # games in a chunk, where deals are that small
TRIES: Final = 4  # of a chunk whose worker died


def play_anywhere(
    play: Callable[[Match], Done], matches: Iterable[Match], left: int, jobs: int, address: str
) -> Generator[Done, None, None]:
    """On the cluster of that address, if named; else in so many processes, or in this one."""
    if address:
        return play_on_ray(play, matches, left, address)
    jobs = min(jobs, left)
    return in_processes(play, matches, jobs) if jobs > 1 else one_by_one(play, matches)


def play_on_ray(
    play: Callable[[Match], Done], matches: Iterable[Match], left: int, address: str
) -> Generator[Done, None, None]:
    """`local` starts a cluster of this machine's cores and ends it afterwards. `left` is how many
    matches there are, so that every core gets some."""
    ray = ray_or_problem()
    _join_cluster(ray, address)
    try:
        cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        size = max(min(LARGEST, left // (AHEAD * cores)), 1)
        yield from spread(ray, play, chunks(matches, size), AHEAD * cores)
    finally:
        ray.shutdown()


def chunks(matches: Iterable[Match], size: int) -> Iterator[list[Match]]:
    """Whole deals, until there are so many games."""
    chunk: list[Match] = []
    for _, deal in groupby(matches, key=lambda match: match.deal):
        chunk += deal
        if len(chunk) >= size:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def spread(
    ray: Any, play: Callable[[Match], Done], tasks: Iterable[list[Match]], ahead: int
) -> Generator[Done, None, None]:
    """Plays chunks wherever there is room, and once more those whose worker died."""
    task = ray.remote(_play_there)
    coming = iter(tasks)
    running: dict[Any, tuple[list[Match], int]] = {}

    def begin(chunk: list[Match], tries: int) -> None:
        here = identity(chunk[0].contest.game)
        running[task.remote(play, chunk, here)] = (chunk, tries)

    for chunk in islice(coming, ahead):
        begin(chunk, 1)
    while running:
        [done], _ = ray.wait([*running], num_returns=1)
        chunk, tries = running.pop(done)
        try:
            outcome = ray.get(done)
        except ray.exceptions.RayError as failed:
            if tries == TRIES:
                detail = " ".join(str(failed).split())[-160:]
                raise Problem("ladder-cluster-failed", {"detail": detail}) from None
            begin(chunk, tries + 1)
            continue
        if isinstance(outcome, Problem):
            raise outcome
        yield from outcome
        for fresh in islice(coming, 1):
            begin(fresh, 1)


def identity(game: str) -> str:
    """What must be alike on all machines for equal games."""
    how = "compiled" if sengoku.compiled() else "not compiled"
    return f"{VERSION} ({game} {sengoku.game(game).edition}, {how})"


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
    except Exception as failed:  # where a node does not start, Ray raises no kind of its own
        detail = " ".join(str(failed).split())[:120]
        facts: dict[str, str | int] = {"address": address[:80], "detail": detail}
        raise Problem("ladder-no-cluster", facts) from None


def _knock(address: str) -> None:
    """Whether anybody answers there: Ray itself would wait for minutes, with warnings."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


def _play_there(
    play: Callable[[Match], Done], chunk: Sequence[Match], here: str
) -> list[Done] | Problem:
    """A problem comes back as an answer, since Ray wraps what is raised."""
    try:
        there = identity(chunk[0].contest.game)
        if here != there:
            raise Problem("ladder-other-version", {"here": here, "there": there})
        return [play(match) for match in chunk]
    except Problem as problem:
        return problem
