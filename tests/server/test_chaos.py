"""`kill -9` at any moment: a short run in the tests, the long one by `make chaos`."""

import asyncio
from pathlib import Path

import pytest

from tests.server.chaos import chaos
from tests.server.databases import Cluster, new_database
from tests.server.process import Process


@pytest.mark.parametrize(
    ("kind", "kills"), [("sqlite", 2), pytest.param("postgresql", 2, marks=pytest.mark.long)]
)
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    tmp_path: Path, cluster: Cluster, kind: str, kills: int
) -> None:
    database = new_database(kind, cluster, tmp_path)
    with Process(database, tmp_path) as process:
        outcome = asyncio.run(
            chaos(process, database, kills=kills, tables=6, cuts=5 * kills, least=20)
        )
    assert outcome.kills == kills and outcome.cuts == 5 * kills
    assert outcome.acknowledged >= 20 * kills
