"""A crowd at one table: whoever comes or goes is not told to all of them each time."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from sengoku.server.config import Config
from sengoku.server.room import NOTICE, Room
from sengoku.server.web.packing import pack
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, Hands, Looking, hands, looking, open_hall, run, seated

CROWD = 200


def arrives(room: Room, person: str | None = None) -> Looking:
    came = Looking(room, None, person)
    room.tell_soon()
    return came


def goes(one: Looking) -> None:
    one.room.connections.discard(one.connection)
    one.room.tell_soon()


def spectators(heard: list[dict[str, Any]]) -> list[int]:
    return [message["table"]["spectators"] for message in heard if message["type"] == "table"]


def test_a_crowd_that_comes_and_goes_is_told_of_a_few_times(tmp_path: Path) -> None:
    """Nobody hears of each; a moment later everybody knows how many there are."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            player = looking(room, 0)
            await hands(hall).turn(NOTICE)
            crowd = [arrives(room, f"guest {number}") for number in range(CROWD)]
            await hands(hall).turn(NOTICE)
            told = spectators(player.heard())
            assert len(told) <= 2 and told[-1] == CROWD
            assert sum(len(one.heard()) for one in crowd) <= 2 * CROWD
            for one in crowd[:150]:
                goes(one)
                arrives(room)
                goes(arrives(room))
            await hands(hall).turn(NOTICE)
            told = spectators(player.heard())
            assert len(told) <= 2 and told[-1] == CROWD
            await hands(hall).turn(10 * NOTICE)
            assert player.heard() == [], "nobody came since"

    run(story())


def test_a_single_arrival_is_told_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            player = looking(room, 0)
            await hands(hall).turn(NOTICE)
            player.heard()
            guest = arrives(room)
            await hands(hall).turn(0)
            assert spectators(player.heard()) == spectators(guest.heard()) == [1]
            goes(guest)
            await hands(hall).turn(NOTICE - 1)
            assert player.heard() == []
            await hands(hall).turn(1)
            assert spectators(player.heard()) == [0]

    run(story())


def test_what_a_crowd_hears_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            people = [f"guest {number}" for number in range(50)]
            crowd = [Looking(room, None, person) for person in people]
            seats = [looking(room, seat) for seat in range(2)]
            room.tell_table()
            texts = [one.ear.heard[0] for one in [*crowd, *seats]]
            assert len({id(text) for text in texts}) == 3
            for one, text in zip([*crowd, *seats], texts, strict=True):
                said = msgspec.json.decode(text or "")["table"]
                own = room.info(one.connection.person)
                assert said == msgspec.json.decode(msgspec.json.encode(own))

    run(story())


def test_what_is_the_same_for_all_is_packed_once(tmp_path: Path) -> None:
    """And what is not is never packed: its length could tell a secret."""
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        packed = {"accept-encoding": "gzip"}
        plain = httpx.get(f"{home}/words/en.ftl", headers={"accept-encoding": "identity"})
        pack.cache_clear()
        for _ in range(3):
            answer = httpx.get(f"{home}/words/en.ftl", headers=packed)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.content == plain.content
            assert int(answer.headers["content-length"]) < 100_000
        assert pack.cache_info().misses == 1
        for path in ("/api/house", "/metrics", "/healthz", "/words/xx.ftl"):
            assert "content-encoding" not in httpx.get(home + path, headers=packed).headers, path


def test_over_the_wire_it_is_the_same(tmp_path: Path) -> None:
    """Time stands still, so everything that would be told later is not told at all."""
    settings: dict[str, Any] = {**NO_LIMITS, "database": str(tmp_path / "t.db")}
    with serving(Config(**settings), Hands()) as (home, _):
        ann = Guest(home, "Ann")
        body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
        table = ann.post("/api/tables", body)["table"]["id"]
        with ann.socket(table, seat=0) as line:
            line.until("welcome")
            for _ in range(20):
                with Guest(home).socket(table) as other:
                    other.until("welcome")
            heard = 0
            line.ask(type="ping")
            while (message := line.next())["type"] != "pong":
                heard += message["type"] == "table"
            assert heard <= 2
