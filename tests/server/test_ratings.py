"""How matches ended is written once, with their end; ratings follow from those that counted."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.arena.anchors import points_of
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Live
from sengoku.server.config import Config
from sengoku.server.hall import Hall
from sengoku.server.ratings import Ratings, at_table
from sengoku.server.room import Room
from sengoku.server.store import ResultRow
from tests.cli.running import call
from tests.server.databases import Cluster, new_database
from tests.server.process import Process
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, PEOPLE, ask, open_hall, play, run, seated

LIVE = {"kind": "live", "bank": 60, "increment": 0}
ANN, BOB, CLEO, _ = (person.id for person in PEOPLE)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, cluster: Cluster, tmp_path: Path) -> str:
    return new_database(request.param, cluster, tmp_path)


@pytest.fixture
def home(url: str) -> Iterator[str]:
    with serving(Config(database=url, secret="s", **NO_LIMITS)) as (found, _):
        yield found


async def gives_up(hall: Hall, *, seat: int, seats: str = "hh", **more: Any) -> Room:
    """A match that somebody gives up, after some decisions."""
    room = await seated(hall, "glory", seats, Live(60, 0), **{"counts": True, **more})
    done = await ask(hall, room, seat, say.Resign("r"))
    assert isinstance(done, say.Done), done
    return room


async def rows_of(hall: Hall, room: Room) -> list[ResultRow]:
    return await hall.house.store.results.of_table(room.id)


async def worth(hall: Hall, person: str) -> tuple[int, int]:
    found = (await hall.house.ratings.of("glory", [person]))[person]
    return found.points, found.games


def met(home: str, **more: Any) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    wish = {"game": "glory", "seats": [{"kind": "mine"}, {}], "pace": LIVE, "counts": True}
    opened = ann.post("/api/tables", wish | more)
    bob.http.get(opened["invite"])
    path = f"/api/tables/{opened['table']['id']}"
    bob.post(f"{path}/seats/1", {})
    ann.post(f"{path}/start")
    return ann, bob, path


def resign(guest: Guest, path: str, seat: int) -> None:
    assert guest.post(f"{path}/requests?seat={seat}", {"id": "x", "type": "resign"})


# -- how it ended --------------------------------------------------------------------------------


def test_a_match_that_ends_tells_each_seats_place(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            room = await seated(hall, "glory", "hh", options={"rounds": 1})
            await play(hall, room, 10_000)
            assert room.match.status == "over" and room.match.result is not None
            rows = await rows_of(hall, room)
            assert [row.place for row in rows] == room.match.result.ranks
            assert [row.score for row in rows] == room.match.result.scores
            assert [row.person_id for row in rows] == [ANN, BOB]
            assert json.loads(rows[0].setup)["options"]["rounds"] == 1
            assert {(row.size, row.counts, row.rated) for row in rows} == {(2, False, -1)}

    run(story())


def test_a_seat_that_was_given_up_comes_last_and_bots_are_named(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            room = await seated(hall, "glory", "hbb")
            await ask(hall, room, 0, say.Resign("r"))
            rows = await rows_of(hall, room)
            assert [(row.place, row.player, row.resigned) for row in rows] == [
                (3, "", True),
                (1, "random", False),
                (1, "random", False),
            ]

    run(story())


def test_who_plays_at_somebodys_screen_is_not_he(home: str) -> None:
    ann = Guest(home, "Ann")
    seats = [{"kind": "mine"}, {"kind": "mine", "called": "Bo"}]
    table = ann.post("/api/tables", {"game": "glory", "seats": seats})["table"]["id"]
    ann.post(f"/api/tables/{table}/start")
    resign(ann, f"/api/tables/{table}", 1)
    mine = ann.get("/api/me/results")
    assert mine["games"][0] | {"curve": 0} == {
        "game": "glory", "played": 1, "won": 1, "rating": None, "curve": 0,
    }  # fmt: skip
    assert [(each["name"], each["ahead"]) for each in mine["against"]] == [("Bo", 1)]
    assert len(ann.get("/api/me/data")["results"]) == 1, "the other seat is nobody's"


def test_what_was_called_off_or_played_on_from_elsewhere_has_no_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            off = await seated(hall, "glory", "hb")
            await ask(hall, off, 0, say.Propose("p", off.match.version, "abandon"))
            assert off.match.status == "abandoned" and await rows_of(hall, off) == []
            room = await gives_up(hall, seat=0)
            kept = await hall.workshop.keep(hall.record(room), PEOPLE[0], over=False)
            assert await rows_of(hall, kept) == []

    run(story())


def test_a_server_that_is_killed_right_after_the_end_knows_the_result(
    url: str, tmp_path: Path
) -> None:
    with Process(url, tmp_path) as server:
        server.wait()
        ann, bob, path = met(server.home)
        resign(bob, path, 1)
        server.kill()
        server.start()
        server.wait()
        (match,) = ann.get("/api/me/results")["last"]
        assert match["won"] and match["counts"] and match["change"] > 0
        assert bob.get("/api/me/results")["last"][0]["change"] == -match["change"]


def test_a_match_without_results_gets_them_when_it_is_read(url: str, tmp_path: Path) -> None:
    """As one that an older server ended."""

    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            rooms = [await gives_up(hall, seat=1), await gives_up(hall, seat=0)]
            before = [await rows_of(hall, room) for room in rooms]
            await hall.house.store.archive._access.change(_lost())
        async with open_hall(tmp_path, url=url) as hall:
            assert await rows_of(hall, rooms[0]) == []
            await hall.room(rooms[0].id)
            assert [await rows_of(hall, room) for room in rooms] == [before[0], []]
            hall.begin()
            while not await hall.house.store.results.are_complete():
                await asyncio.sleep(0.02)
            assert [await rows_of(hall, room) for room in rooms] == before

    run(story())


def _lost() -> Any:
    from sqlalchemy import delete

    from sengoku.server.store import rows

    return delete(rows.results)


def test_the_end_is_not_written_without_its_results(tmp_path: Path) -> None:
    """They are one transaction: if the results fail, the match goes on."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            with sqlite3.connect(tmp_path / "tables.db") as direct:
                direct.execute("ALTER TABLE results RENAME TO away")
            done = await ask(hall, room, 0, say.Resign("r"))
            assert isinstance(done, say.Refused) and done.problem.key == "storage-fails"
            rows = await hall.house.store.entries_of(room.id)
            assert not isinstance(log.read_entry(rows[-1].data), log.Resigned)

    run(story())


# -- ratings -------------------------------------------------------------------------------------


def test_who_wins_gains_what_the_other_loses_and_a_friendly_match_moves_nobody(
    url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            room = await gives_up(hall, seat=1)
            ann, bob = await worth(hall, ANN), await worth(hall, BOB)
            assert ann[0] - 1500 == 1500 - bob[0] > 50 and ann[1] == bob[1] == 1
            told = await at_table(hall.house.ratings, room.id, room.match)
            assert [each.change for each in told] == [ann[0] - 1500, bob[0] - 1500]
            await gives_up(hall, seat=0, counts=False)
            assert (await worth(hall, ANN), await worth(hall, BOB)) == (ann, bob)

    run(story())


def test_bots_stay_what_they_are_and_a_strong_one_costs_less(home: str) -> None:
    lost = {}
    for level in ("bot:1", "bot:5"):
        ann = Guest(home, "Ann")
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": level}]
        wish = {"game": "glory", "seats": seats, "pace": LIVE, "counts": True}
        path = f"/api/tables/{ann.post('/api/tables', wish)['table']['id']}"
        ann.post(f"{path}/start")
        resign(ann, path, 0)
        mine, bot = ann.get(f"{path}/ratings")
        assert bot["rating"]["points"] == points_of("glory", level) and bot["rating"]["fixed"]
        assert bot["change"] is None
        lost[level] = mine["change"]
    assert lost["bot:1"] < lost["bot:5"] < 0


def test_each_game_has_ratings_of_its_own(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            await gives_up(hall, seat=1)
            of_glory = await worth(hall, ANN)
            room = await seated(hall, "samurai", "hh", Live(60, 0), counts=True)
            await ask(hall, room, 0, say.Resign("r"))
            assert await worth(hall, ANN) == of_glory
            of_samurai = (await hall.house.ratings.of("samurai", [ANN]))[ANN]
            assert of_samurai.points < 1500 < of_glory[0] and of_samurai.games == 1

    run(story())


def test_ratings_computed_anew_are_the_same(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            rooms = []
            for seat, seats in ((1, "hh"), (0, "hh"), (2, "hhh"), (1, "hh")):
                rooms.append(await gives_up(hall, seat=seat, seats=seats))
                if len(seats) == 3:  # the others play on until one is left
                    await ask(hall, rooms[-1], 0, say.Resign("r"))
                hall.house.watch.skip(1000)  # type: ignore[attr-defined]
            before = [await _rated(hall, room) for room in rooms]
            assert await Ratings(hall.house.store).anew() == len(rooms)
            after = [await _rated(hall, room) for room in rooms]
            assert [[row[:2] for row in match] for match in after] == [
                [row[:2] for row in match] for match in before
            ]
            assert [match[0][2] for match in after] == [5, 6, 7, 8]

    run(story())


async def _rated(hall: Hall, room: Room) -> list[tuple[float | None, float | None, int]]:
    await hall.house.ratings.catch_up()
    return [(row.mu, row.sigma, row.rated) for row in await rows_of(hall, room)]


def test_two_servers_rate_each_match_once(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.create()

    async def story() -> None:
        async with open_hall(tmp_path, url=url) as hall:
            rooms = [await gives_up(hall, seat=at % 2) for at in range(6)]
            others = [Ratings(hall.house.store) for _ in range(3)]  # none knows of the others
            await asyncio.gather(*(each.catch_up() for each in others))
            numbers = [{row.rated for row in await rows_of(hall, room)} for room in rooms]
            assert sorted(number for (number,) in numbers) == [1, 2, 3, 4, 5, 6]
            found = [await _rated(hall, room) for room in rooms]
            await Ratings(hall.house.store).anew()
            again = [await _rated(hall, room) for room in rooms]
            assert [[row[:2] for row in each] for each in found] == [
                [row[:2] for row in each] for each in again
            ], "each was rated after the one before"

    run(story())


def test_who_plays_at_one_server_finds_his_result_at_another(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.create()
    config = Config(database=url, secret="s", **NO_LIMITS)
    with serving(config) as (one, _), serving(config) as (other, _):
        ann, bob, path = met(one)
        there = Guest(other)
        there.http.cookies.update(bob.http.cookies)
        resign(there, path, 1)
        found = [guest.get("/api/me/results")["last"][0] for guest in (ann, bob, there)]
        assert found[0]["change"] == -found[1]["change"] and found[1] == found[2]
        assert ann.get(f"{path}/ratings") == there.get(f"{path}/ratings")


# -- who may know --------------------------------------------------------------------------------


def test_nobody_sees_what_others_are_worth_but_at_a_table_with_them(home: str) -> None:
    ann, bob, path = met(home, listed=True)
    eve = Guest(home, "Eve")
    assert eve.key("GET", f"{path}/ratings") == (403, "not-a-player")
    resign(bob, path, 1)
    assert eve.key("GET", f"{path}/ratings") == (403, "not-a-player")
    assert [each["seat"] for each in bob.get(f"{path}/ratings")] == [0, 1]
    assert eve.get("/api/me/results") == {"games": [], "against": [], "last": []}
    assert Guest(home).key("GET", "/api/me/results") == (401, "say-your-name")
    wish = {"game": "glory", "seats": [{"kind": "mine"}, {}], "pace": LIVE, "counts": True}
    hidden = ann.post("/api/tables", wish)["table"]["id"]
    assert eve.key("GET", f"/api/tables/{hidden}/ratings") == (404, "no-such-table")
    seen = ann.post("/api/tables", wish | {"listed": True})["table"]["id"]
    assert eve.get(f"/api/tables/{seen}/ratings")[0]["rating"]["games"] == 1
    friendly = ann.post("/api/tables", wish | {"listed": True, "counts": False})["table"]["id"]
    assert eve.get(f"/api/tables/{friendly}/ratings") == []


def test_no_answer_names_a_person_by_what_the_house_calls_him(home: str, url: str) -> None:
    ann, bob, path = met(home)
    resign(bob, path, 1)
    told = json.dumps([ann.get("/api/me/results"), ann.get(f"{path}/ratings")])
    people = json.dumps(bob.get("/api/me/data")["results"])
    assert "person_id" not in told and "person_id" not in people
    assert json.loads(people)[0]["place"] == 2, "and he takes his own along"


def test_who_left_the_house_has_no_name_in_the_results_of_others(home: str) -> None:
    ann, bob, path = met(home)
    resign(bob, path, 1)
    before = ann.get("/api/me/results")
    assert before["against"][0]["name"] == "Bob"
    assert bob.http.delete("/api/me").status_code == 200
    after = ann.get("/api/me/results")
    assert after["against"][0]["name"] == after["last"][0]["others"][0]["name"] == ""
    assert after["games"] == before["games"], "and what they are worth stays"


def test_results_outlive_their_table(home: str, url: str, tmp_path: Path) -> None:
    ann, bob, path = met(home)
    resign(bob, path, 1)
    assert ann.get("/api/me/results")["last"][0]["kept"]
    ann.post("/api/me/code")  # or she were forgotten, too
    status, _, wrong = call(tmp_path, "admin", "--database", url, "--days=0", "purge")
    assert status == 0, wrong
    (match,) = ann.get("/api/me/results")["last"]
    assert not match["kept"] and match["won"]


def test_who_hosts_has_all_ratings_computed_anew(home: str, url: str, tmp_path: Path) -> None:
    ann, bob, path = met(home)
    resign(bob, path, 1)
    before = ann.get("/api/me/results")
    status, said, wrong = call(tmp_path, "admin", "--database", url, "ratings")
    assert status == 0, wrong
    assert "anew: 1." in said
    assert ann.get("/api/me/results") == before
