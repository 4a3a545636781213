"""Games on a cluster: in chunks of deals, played once more where a worker died, alike everywhere.

Only `make long-ray` brings Ray itself: here a stand-in does what its three calls do."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from sengoku.arena import cluster
from sengoku.arena.cluster import TRIES, chunks, spread
from sengoku.arena.ladder import Ladder
from sengoku.arena.match import Match, Played, play_match
from sengoku.kernel.problem import Problem
from tests.arena.contests import contest


class RayError(Exception):
    pass


class Ray:
    """Runs a task when it is asked for. The first `deaths` of them are lost with their worker."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, deaths: int = 0) -> None:
        self.deaths = deaths
        self.tasks: list[Any] = []

    def remote(self, task: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *given: self._begin(task, given))

    def _begin(self, task: Callable[..., Any], given: tuple[Any, ...]) -> int:
        self.tasks.append((task, given))
        return len(self.tasks) - 1  # what Ray calls a reference

    def wait(self, running: Sequence[int], num_returns: int) -> tuple[list[int], list[int]]:
        return [running[-1]], [*running[:-1]]  # whichever is done first

    def get(self, done: int) -> Any:
        if self.deaths > 0:
            self.deaths -= 1
            raise RayError("The worker died")
        task, given = self.tasks[done]
        return task(*given)


def matches(deals: int) -> list[Match]:
    one = contest("random,greedy", game="samurai")
    return [match for deal in range(deals) for match in one.matches(deal)]


def never(match: Match) -> Played:
    raise AssertionError("is not played")


def test_a_chunk_is_of_whole_deals() -> None:
    sizes = [[match.deal for match in chunk] for chunk in chunks(matches(5), 3)]
    assert sizes == [[0, 0, 1, 1], [2, 2, 3, 3], [4, 4]]


def test_the_same_games_come_back_in_any_order_though_workers_die() -> None:
    ray = Ray(deaths=TRIES - 1)
    found = [*spread(ray, play_match, chunks(matches(2), 1), ahead=2)]
    assert len(ray.tasks) == 2 + TRIES - 1
    here = {(p.deal, p.seating): p.digest for p in map(play_match, matches(2))}
    assert {(p.deal, p.seating): p.digest for p in found} == here


def test_a_chunk_that_no_worker_survives_ends_it_with_a_sentence() -> None:
    with pytest.raises(Problem, match="cluster failed"):
        [*spread(Ray(deaths=99), never, chunks(matches(1), 1), ahead=1)]


def test_a_worker_with_another_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter(["1.0 (samurai 2, compiled)", "1.0 (samurai 2, not compiled)"])
    monkeypatch.setattr(cluster, "identity", lambda game: next(told))
    with pytest.raises(Problem, match="other version") as refused:
        [*spread(Ray(), never, chunks(matches(1), 1), ahead=1)]
    assert "not compiled" in str(refused.value.facts["there"])


def test_a_cluster_that_does_not_start_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def init(**how: Any) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr(cluster, "ray_or_problem", lambda: SimpleNamespace(init=init))
    with pytest.raises(Problem, match="no cluster"):
        [*cluster.play_on_ray(never, matches(1), 2, "local")]


def test_shards_together_are_the_ladder() -> None:
    from sengoku.arena.shard import Shard, shard_from

    one = contest("random,greedy", game="samurai")
    whole, parts = Ladder(one, 6), [Ladder(one, 6, shard=Shard(n, 2)) for n in (1, 2)]
    found: list[Played] = []
    for each in parts:
        each.play(found.append)
        assert each.finished == each.mine
    whole.play(lambda played: None)
    merged = Ladder(one, 6, found)
    assert merged.words()["digest"] == whole.words()["digest"]
    assert [part.mine for part in parts] == [4, 2]
    for wrong in ("0/2", "3/2", "2", "1/0", "x/2", "-1/2"):
        with pytest.raises(Problem, match="bad shard"):
            shard_from(wrong)
