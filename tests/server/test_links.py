"""A link or a key belongs to one sitting and ends with it; a person can end all of his."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.answers import Listener, answer
from sengoku.server.config import Config
from sengoku.server.people import COOKIE
from sengoku.server.sight import viewer_for
from sengoku.server.store import KeyRow, StoreFails, Write
from sengoku.server.store.backup import migrate
from sengoku.server.store.schema import MIGRATIONS
from tests.server.databases import Cluster
from tests.server.served import HOUSES, Guest, Line, house, serving
from tests.server.support import NO_LIMITS, PEOPLE, eventually, open_hall, run, wish


@pytest.fixture(scope="module", params=HOUSES)
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("links")
    settings = Config(database=str(folder / "t.db"), requests_a_minute=10**6)
    with house(request, settings) as (found, _):
        yield found


def made(host: Guest) -> str:
    body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
    return str(host.post("/api/tables", body)["table"]["id"])


def link_to(guest: Guest, table: str, seat: int) -> str:
    return str(guest.post(f"/api/tables/{table}/seats/{seat}/link")["path"])


def sit(guest: Guest, table: str, seat: int) -> None:
    guest.post(f"/api/tables/{table}/seats/{seat}", {})


def leave(guest: Guest, table: str, seat: int) -> None:
    assert guest.http.delete(f"/api/tables/{table}/seats/{seat}").status_code == 200


def follow(guest: Guest, link: str) -> int:
    return guest.http.get(link).status_code


def shut_out(guest: Guest, table: str, seat: int) -> None:
    """Nothing of this seat is seen or done by him."""
    path = f"/api/tables/{table}"
    refused = (403, "not-your-seat")
    assert guest.key("GET", f"{path}/present?seat={seat}") == refused
    for request in ({"type": "resign"}, {"type": "move", "version": 1, "option": 0}):
        asked = {"id": "x", **request}
        assert guest.key("POST", f"{path}/requests?seat={seat}", asked) == refused
    assert guest.key("GET", f"{path}/replay?ply=0&viewer={seat}") == refused
    strange = (401, "say-your-name")
    assert guest.key("POST", f"{path}/seats/{seat}/link") in (refused, strange)
    with pytest.raises(InvalidStatus), guest.socket(table, seat=seat):
        pass


def cut(line: Line) -> list[dict[str, Any]]:
    """What it still hears before it ends."""
    heard = []
    with pytest.raises(ConnectionClosed):
        while True:
            heard.append(line.next())
    return heard


def test_who_left_a_seat_has_no_way_back_to_it(home: str) -> None:
    """She sat, took a link, left; he sits down and they play."""
    ann, eve, bob, device = (Guest(home, name) for name in ("Ann", "Eve", "Bob", "Device"))
    table = made(ann)
    sit(eve, table, 1)
    link = link_to(eve, table, 1)
    assert follow(device, link) == 303
    with eve.socket(table, seat=1) as hers, device.socket(table, seat=1) as second:
        leave(eve, table, 1)
        sit(bob, table, 1)
        ann.post(f"/api/tables/{table}/start")
        for line in (hers, second):
            heard = cut(line)
            assert heard[-1]["type"] == "bye" and "present" not in [m["type"] for m in heard]
    assert eve.key("GET", link) == (404, "bad-link")
    for guest in (eve, device, Guest(home, "Stranger")):
        assert follow(guest, link) == 404
        shut_out(guest, table, 1)
    assert bob.get(f"/api/tables/{table}/present?seat=1")["version"] == 1


def test_a_host_who_sat_where_a_bot_sits_now_does_not_see_its_hand(home: str) -> None:
    ann = Guest(home, "Ann")
    table = made(ann)
    sit(ann, table, 1)
    link = link_to(ann, table, 1)
    leave(ann, table, 1)
    path = f"/api/tables/{table}/seats/1"
    ann.http.put(path, json={"kind": "bot", "bot": "random"}).raise_for_status()
    ann.post(f"/api/tables/{table}/start")
    assert follow(ann, link) == 404
    shut_out(ann, table, 1)


def test_who_sits_down_again_does_not_revive_old_links(home: str) -> None:
    ann, eve, device = (Guest(home, name) for name in ("Ann", "Eve", "Device"))
    table = made(ann)
    sit(eve, table, 1)
    old = link_to(eve, table, 1)
    assert follow(device, old) == 303
    leave(eve, table, 1)
    sit(eve, table, 1)
    ann.post(f"/api/tables/{table}/start")
    assert follow(Guest(home), old) == 404
    shut_out(device, table, 1)
    assert follow(device, link_to(eve, table, 1)) == 303
    assert device.get(f"/api/tables/{table}")["seats"][1]["yours"]


def test_another_name_at_the_same_seat_is_the_same_sitting(home: str) -> None:
    ann, device = Guest(home, "Ann"), Guest(home, "Device")
    table = made(ann)
    link = link_to(ann, table, 0)
    ann.post(f"/api/tables/{table}/seats/0", {"name": "Anna"})
    assert follow(device, link) == 303
    assert device.get(f"/api/tables/{table}")["seats"][0] | {"present": False} == {
        **ann.get(f"/api/tables/{table}")["seats"][0],
        "present": False,
    }


# -- ending all of one's own ---------------------------------------------------------------------


def test_a_person_ends_all_of_his_links_and_sessions(home: str) -> None:
    ann, bob, device, thief = (Guest(home, name) for name in ("Ann", "Bob", "Device", ""))
    thief.http.cookies.set(COOKIE, ann.http.cookies[COOKIE])
    table = made(ann)
    sit(bob, table, 1)
    ann.post(f"/api/tables/{table}/start")
    link = link_to(ann, table, 0)
    assert follow(device, link) == 303
    with (
        device.socket(table, seat=0) as one,
        thief.socket(table, seat=0) as two,
        bob.socket(table, seat=1) as his,
    ):
        for line in (one, two, his):
            line.until("present")
        assert ann.post("/api/me/end", {}) == {"token": None}
        cut(one)
        cut(two)
        his.ask(type="ping")
        assert his.until("pong")
    shut_out(device, table, 0)
    assert not thief.get("/api/me")["known"]
    shut_out(thief, table, 0)
    assert follow(Guest(home), link) == 404
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.get(f"/api/tables/{table}/present?seat=0")["version"] == 1
    with ann.socket(table, seat=0) as line:
        line.until("present")
    assert bob.get(f"/api/tables/{table}/present?seat=1")["version"] == 1


def test_a_device_that_came_by_a_link_takes_nothing_from_its_player(home: str) -> None:
    ann, device = Guest(home, "Ann"), Guest(home, "Device")
    table = made(ann)
    assert follow(device, link_to(ann, table, 0)) == 303
    device.post("/api/me/end", {})
    for guest in (ann, device):
        assert guest.get(f"/api/tables/{table}")["seats"][0]["yours"]


def test_who_ends_his_session_here_too_is_forgotten(home: str) -> None:
    ann = Guest(home, "Ann")
    token = ann.http.cookies[COOKIE]
    ann.post("/api/me/end", {"here": True})
    assert COOKIE not in ann.http.cookies and not ann.get("/api/me")["known"]
    ann.http.cookies.set(COOKIE, token)
    assert not ann.get("/api/me")["known"]


def test_the_token_of_a_program_can_be_revoked(home: str) -> None:
    program = Guest(home)
    old = program.post("/api/bots", {"name": "Robot"})["token"]

    def known(token: str) -> int:
        headers = {"authorization": f"Bearer {token}"}
        return program.http.get("/api/me", headers=headers).status_code

    headers = {"authorization": f"Bearer {old}"}
    new = program.http.post("/api/me/end", json={}, headers=headers).json()["token"]
    assert (known(old), known(new)) == (401, 200)
    headers = {"authorization": f"Bearer {new}"}
    last = program.http.post("/api/me/end", json={"here": True}, headers=headers).json()
    assert last == {"token": None} and known(new) == 401


def test_a_table_that_is_being_read_misses_no_end(tmp_path: Path) -> None:
    """Its keys were read just before the person ended them."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            store, ann = hall.house.store, PEOPLE[0]
            await store.add_person(ann.id, ann.name, bot=False, at=0)
            room = await hall.workshop.make(wish("glory", "hh"), ann)
            key = KeyRow(room.id, 0, ann.id, 1, own=True)
            async with room.lock:
                await room.record([log.Sat(0, ann.id, ann.name)], Write(keys=[key]))
            await room.hand_over("device", 0, 1)
            del hall._rooms[room.id]
            read, asked, answered = store.keys_of, asyncio.Event(), asyncio.Event()

            async def slowly(table_id: str) -> list[KeyRow]:
                keys = await read(table_id)
                asked.set()
                await answered.wait()
                return keys

            store.keys_of = slowly  # type: ignore[method-assign]
            loading = asyncio.ensure_future(hall.room(room.id))
            await asked.wait()
            await store.end_sessions(ann.id)
            store.keys_of = read  # type: ignore[method-assign]
            hall.sessions_ended(ann.id)
            answered.set()
            again = await loading
            await eventually(lambda: not again.holds("device", 0))
            assert again.holds(ann.id, 0)

    run(story())


# -- on every server -----------------------------------------------------------------------------


def soon(true: Callable[[], bool]) -> None:
    """The other server hears of it by and by."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def test_keys_and_sessions_end_on_every_server(cluster: Cluster) -> None:
    url = cluster.create()
    config = Config(database=url, secret="the same", requests_a_minute=10**6)
    with serving(config) as (here, _), serving(config) as (there, _):
        ann, bob, eve = Guest(here, "Ann"), Guest(here, "Bob"), Guest(here, "Eve")
        table = made(ann)
        sit(eve, table, 1)
        far = {guest: Guest(there) for guest in (ann, eve)}
        for guest, other in far.items():
            other.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
        soon(lambda: far[eve].get(f"/api/tables/{table}")["seats"][1]["yours"])
        leave(eve, table, 1)
        sit(bob, table, 1)
        ann.post(f"/api/tables/{table}/start")
        soon(lambda: far[eve].get(f"/api/tables/{table}")["status"] == "running")
        shut_out(far[eve], table, 1)
        assert far[ann].get("/api/me")["known"]
        with far[ann].socket(table, seat=0) as line:
            line.until("present")
            ann.post("/api/me/end", {})
            cut(line)
        assert not far[ann].get("/api/me")["known"]
        shut_out(far[ann], table, 0)


def test_a_key_that_nobody_took_away_does_not_fit_the_next_sitting(tmp_path: Path) -> None:
    """As when it was given at one server while the seat was left at another."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            eve, bob = PEOPLE[1:3]
            async with room.lock:
                key = KeyRow(room.id, 1, eve.id, room.match.number)
                await room.record([log.Sat(1, eve.id, "Eve")], Write(keys=[key]))
                assert room.holds(eve.id, 1)
                await room.record([log.Left(1)])
                assert not room.holds(eve.id, 1)
                await room.record([log.Sat(1, bob.id, "Bob")])
                await room.reload()
            assert not room.holds(eve.id, 1)
            refused = Listener(eve.id, "Eve", 1, viewer_for(1))
            reply = await answer(hall, room, refused, say.Resign("r"))
            assert isinstance(reply, say.Refused) and reply.problem.key == "not-your-seat"

    run(story())


# -- keys from before ----------------------------------------------------------------------------


def test_keys_of_older_servers_belong_to_who_sits_there_now(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    engine.dispose()
    lines = [
        {"t": "opened"},
        {"t": "sat", "seat": 0, "person": "ann", "name": "Ann"},
        {"t": "sat", "seat": 1, "person": "eve", "name": "Eve"},
        {"t": "left", "seat": 1},
        {"t": "sat", "seat": 1, "person": "bob", "name": "Bob"},
        {"t": "sat", "seat": 1, "person": "bob", "name": "Bobby"},
    ]
    with closing(sqlite3.connect(file)) as old, old:
        for number, entry in enumerate(lines):
            text = json.dumps(entry, separators=(",", ":"))
            old.execute("INSERT INTO entries VALUES ('t', ?, 0, ?)", (number, text))
        keys = [(0, "ann"), (1, "bob"), (1, "device"), (-1, "eve")]
        old.executemany("INSERT INTO keys VALUES ('t', ?, ?)", keys)
    migrate(str(file))
    with closing(sqlite3.connect(file)) as new:
        found = new.execute("SELECT seat, person_id, sitting, own FROM keys ORDER BY 1, 2")
        assert found.fetchall() == [
            (-1, "eve", -1, 0),
            (0, "ann", 1, 1),
            (1, "bob", 4, 1),
            (1, "device", 4, 0),
        ]


def test_sessions_that_ended_while_the_database_failed_are_over_and_not_told_as_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(Config(database=str(tmp_path / "t.db"), **NO_LIMITS)) as (home, app):
        store, ann = app.state.hall.house.store, Guest(home, "Ann")
        token = ann.post("/api/bots", {"name": "Robot"})["token"]
        headers = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{home}/api/me", headers=headers).json()["known"]
        change = store._change

        async def fails_afterwards(*statements: Any, notes: Sequence[str] = ()) -> None:
            await change(*statements, notes=notes)
            raise StoreFails("away")

        with monkeypatch.context() as planted:
            planted.setattr(store, "_change", fails_afterwards)
            ended = httpx.post(f"{home}/api/me/end", json={"here": True}, headers=headers)
        assert (ended.status_code, ended.json()["key"]) == (503, "outcome-unknown")
        assert httpx.get(f"{home}/api/me", headers=headers).status_code == 401
