"""`kill -9` at any moment: a short run in the tests, the long one by `make chaos`."""

import asyncio
from pathlib import Path

import pytest

from sengoku.server import messages as say
from tests.server.chaos import Outcome, Seat, chaos, verify
from tests.server.databases import Cluster, new_database
from tests.server.process import Process
from tests.server.support import ask, open_hall, run, seated


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


def test_what_was_refused_and_happened_is_found_unless_it_was_sent_again(tmp_path: Path) -> None:
    """Who has one option only sends it again; then it is acknowledged."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            seat, version = room.match.playing().seat(), room.match.version
            await ask(hall, room, seat, say.Move("m", version, option=0))
            file, action = str(tmp_path / "tables.db"), room.match.done[version, seat].action
            player = Seat([], "", room.id, seat, Outcome())
            player.refused = [(version, action)]
            with pytest.raises(AssertionError, match="what was refused happened"):
                await verify(file, [player])
            player.acknowledged = [(version, action)]
            await verify(file, [player])

    run(story())
