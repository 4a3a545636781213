"""A table plays on by the rules it began with, also where the house knows newer ones."""

from pathlib import Path
from typing import Any

import sengoku
from sengoku.kernel.record import check_luck, read_record, replay
from sengoku.server import conduct
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Free
from sengoku.server.config import Config
from sengoku.server.hall import Hall
from sengoku.server.room import Room
from sengoku.server.store import Write
from tests.clauses import rule
from tests.records.sample import FOLDER
from tests.server.served import Guest, serving
from tests.server.support import PEOPLE, ask, open_hall, play, run

SAMURAI = sengoku.game("samurai")

# With this luck, and the decisions that `play` makes, nobody has a majority in the end.
HOUSE = "0500" * 16
STONES = [[4, 3, 3], [2, 6, 3], [4, 6, 2]]


async def opened(hall: Hall, edition: int, options: dict[str, Any]) -> Room:
    """A table with three people at it, as its log has it; a server of that time wrote it."""
    first = log.Opened(
        game="samurai",
        edition=edition,
        options=options,
        bots=["", "", ""],
        pace=Free(),
        window=60,
        listed=False,
        host=PEOPLE[0].id,
        house=HOUSE,
    )
    id = f"of edition {edition}, {len(options)} options"
    await hall.workshop._write_table(id, first, [*enumerate(PEOPLE[:3])], Write())
    room = await hall.room(id)
    async with room.lock:
        await room.record(conduct.begin(room.match))
    return room


async def reopened(hall: Hall, room: Room) -> Room:
    """As after a restart: read from the disk."""
    room.close()
    del hall._rooms[room.id]
    return await hall.room(room.id)


@rule("SAM-9.9")
def test_a_table_of_the_first_edition_finishes_by_its_own_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await opened(hall, 1, {})
            assert (room.info(None).edition, room.info(None).newest) == (1, 2)
            assert room.info(None).options["no_majority"] == "total"
            room = await reopened(hall, room)
            await play(hall, room, 10_000, seed=1)
            table, result = room.match.playing(), room.info(None).result
            assert table._state.all_stones() == STONES  # type: ignore[attr-defined]
            assert result is not None and result.how == "played"
            assert (result.ranks, result.winners) == ([3, 2, 1], [2])
            record = hall.record(await reopened(hall, room))
            check_luck(record)
            assert record.edition == 1 and replay(SAMURAI, record).winners() == [2]

    run(story())


@rule("SAM-9.9")
def test_the_same_match_by_the_newest_rules_is_a_draw(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await opened(hall, 2, {})
            await play(hall, room, 10_000, seed=1)
            info = room.info(None)
            assert (info.edition, info.newest) == (2, 2)
            assert info.result is not None
            assert (info.result.ranks, info.result.winners) == ([1, 1, 1], [])

    run(story())


def test_a_rematch_is_a_new_match_by_the_newest_rules(tmp_path: Path) -> None:
    """What was only usual is left behind, whether the log named it or not; choices stay."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            whole = dict(SAMURAI.setup(3, {"chain": "none"}, edition=1).options)
            for options in ({"chain": "none"}, whole):
                room = await opened(hall, 1, options)
                await ask(hall, room, 0, say.Resign("r"))
                await ask(hall, room, 1, say.Resign("r"))
                reply = await ask(hall, room, 2, say.Rematch("r"))
                new = (await hall.room(reply.table)).info(None)
                assert (new.edition, new.newest) == (2, 2)
                assert new.options["no_majority"] == "draw"
                assert new.options["chain"] == "none"

    run(story())


def test_a_record_of_an_earlier_edition_is_verified_over_the_network(tmp_path: Path) -> None:
    data = (FOLDER / "samurai-3-plain.json").read_bytes()
    assert read_record(data).edition < SAMURAI.edition
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        guest = Guest(home)
        said = guest.http.post("/api/verify", content=data).json()
        assert said["verified"] and said["over"]
        newer = data.replace(b'"edition":1', b'"edition":99')
        said = guest.http.post("/api/verify", content=newer).json()
        assert said["problem"]["key"] == "record-wrong-edition"
