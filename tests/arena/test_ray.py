"""Ladders and datasets on a Ray cluster of two nodes: the same games, though a worker is killed and
a whole node goes away."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena.cluster import play_on_ray
from sengoku.arena.match import Match, play_match
from sengoku.arena.shard import Shard
from tests.arena.contests import contest

pytest.importorskip("ray", reason="`make long-ray` brings Ray")
pytestmark = pytest.mark.filterwarnings("ignore")
DEALS = 12


@pytest.fixture
def cluster() -> Iterator[Any]:
    """This machine as two nodes of a core each."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def matches() -> list[Match]:
    one = contest("random,greedy", game="samurai")
    return [match for deal in range(DEALS) for match in one.matches(deal)]


def digests(played: Any) -> dict[tuple[int, int], str]:
    return {(each.deal, each.seating): each.digest for each in played}


def test_a_worker_that_is_killed_changes_no_game(cluster: Any, tmp_path: Path) -> None:
    deaths = str(tmp_path)

    def dying(match: Match) -> Any:
        """Two workers are killed in the middle of a deal, each once."""
        if match.deal in (3, 7) and match.seating == 1:
            try:
                os.mkdir(f"{deaths}/{match.deal}")
            except FileExistsError:
                return play_match(match)
            os.kill(os.getpid(), signal.SIGKILL)
        return play_match(match)

    found = digests(play_on_ray(dying, matches(), 2 * DEALS, cluster.address))
    assert found == digests(map(play_match, matches()))
    assert sorted(os.listdir(deaths)) == ["3", "7"]


def test_a_node_that_goes_away_changes_no_game(cluster: Any) -> None:
    stream = play_on_ray(play_match, matches(), 2 * DEALS, cluster.address)
    found = [next(stream)]
    cluster.remove_node(next(iter(cluster.worker_nodes)))
    found += stream
    assert len(found) == 2 * DEALS, "a game came twice"
    assert digests(found) == digests(map(play_match, matches()))


def test_a_dataset_is_the_same_from_a_cluster(cluster: Any, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pip install sengoku[dataset]")
    from sengoku.research import dataset

    one = contest("random,greedy", game="samurai")
    made = dataset.Dataset(one, 3, Shard(1, 1))
    here, there = tmp_path / "here", tmp_path / "there"
    made.write(here, map(dataset.play_kept, made.matches()))
    made.write(there, play_on_ray(dataset.play_kept, made.matches(), 6, cluster.address))
    for table in ("games", "decisions"):
        keys = [("deal", "ascending"), ("seating", "ascending")]
        keys += [("ply", "ascending")] if table == "decisions" else []
        one_table, other = (dataset.read(each, table).sort_by(keys) for each in (here, there))
        assert one_table.equals(other)
