"""People of one table at two servers of one PostgreSQL: who is asked to leave, who hosts, who is
heard, who looks on."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server.config import Config
from sengoku.server.people import COOKIE
from sengoku.server.person import Person
from sengoku.server.presence import Presence
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, Write
from tests.server.databases import Cluster
from tests.server.served import Guest, Line, serving
from tests.server.support import NO_LIMITS, PEOPLE, Looking, eventually, run, wish
from tests.server.test_several import Several, several

MINUTE = 60_000


@pytest.fixture(scope="module")
def houses(cluster: Cluster) -> Iterator[tuple[str, str]]:
    """Two servers of one house."""
    config = Config(database=cluster.create(), secret="the same", **NO_LIMITS)
    with serving(config) as (here, _), serving(config) as (there, _):
        yield here, there


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.create()


def also_at(home: str, guest: Guest) -> Guest:
    """The same browser at another server."""
    far = Guest(home)
    far.http.cookies.set(COOKIE, guest.http.cookies[COOKIE])
    return far


def met(houses: tuple[str, str], **more: Any) -> tuple[Guest, Guest, str, str]:
    """Ann hosts at one server, Bob came by her link at the other: the path, and that link."""
    ann, bob = Guest(houses[0], "Ann"), Guest(houses[1], "Bob")
    opened = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}, {}], **more})
    bob.http.get(opened["invite"])
    path = f"/api/tables/{opened['table']['id']}"
    bob.post(f"{path}/seats/1", {})
    return ann, bob, path, opened["invite"]


def who(guest: Guest, path: str, seat: int) -> str:
    return str(guest.get(path)["seats"][seat]["who"])


def at(guest: Guest, path: str, **query: Any) -> Line:
    return guest.socket(path.split("/")[-1], **query)


def heard(line: Line, kind: str, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message of this kind of which it is true."""
    while True:
        message = line.until(kind)
        if true(message):
            return message


# -- asked to leave ------------------------------------------------------------------------------


def test_who_is_asked_to_leave_is_out_at_the_other_server(houses: tuple[str, str]) -> None:
    ann, bob, path, invite = met(houses)
    refused = (403, "blocked-here")
    with at(bob, path, seat=1) as line:
        line.until("welcome")
        ann.post(f"{path}/blocks", {"who": who(ann, path, 1)})
        assert line.until("bye")["problem"]["key"] == "blocked-here"
    bob.post("/api/me", {"name": "Robert"})
    assert bob.key("GET", path) == refused
    assert bob.key("POST", f"{path}/seats/1", {"name": "Somebody"}) == refused
    assert bob.key("POST", f"{path}/requests", {"id": "x", "type": "chat", "text": "!"}) == refused
    assert also_at(houses[0], bob).key("GET", path) == refused
    assert Guest(houses[1], "Eve").http.get(invite).status_code == 409, "the link is another one"
    (found,) = ann.get(path)["blocked"]
    assert also_at(houses[1], ann).http.delete(f"{path}/blocks/{found['who']}").status_code == 200
    bob.http.get(ann.get(f"{path}/invite")["invite"])
    assert bob.post(f"{path}/seats/1", {})["seats"][1]["yours"], "he is let in again"


# -- the host ------------------------------------------------------------------------------------


def test_who_just_came_by_at_another_server_is_not_waited_for(houses: tuple[str, str]) -> None:
    """Nobody has a line."""
    ann, _, path, _ = met(houses)
    ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
    assert ann.post(f"{path}/start")["status"] == "running"


def test_who_is_made_the_host_is_told_at_the_other_server_and_begins_there(
    houses: tuple[str, str],
) -> None:
    ann, bob, path, _ = met(houses)
    with at(bob, path, seat=1) as there, at(ann, path, seat=0) as here:
        there.until("welcome"), here.until("welcome")
        assert bob.key("POST", f"{path}/start") == (403, "not-the-host")
        ann.post(f"{path}/host", {"seat": 1})
        heard(there, "table", lambda told: told["table"]["host"])
        heard(here, "table", lambda told: told["table"]["seats"][1]["hosts"])
        bob.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
        assert bob.post(f"{path}/start")["status"] == "running"
        heard(here, "table", lambda told: told["table"]["status"] == "running")
    assert ann.get(path)["host"] is False


async def sat(room: Room, seat: int, person: Person) -> None:
    async with room.lock:
        key = KeyRow(room.id, seat, person.id, room.match.number, own=True)
        await room.record([log.Sat(seat, person.id, person.name)], Write(keys=[key]))


async def comes(house: Several, room: Room, seat: int) -> Looking:
    """With a line, which all servers know of."""
    line = Looking(room, seat, PEOPLE[seat].id)
    await room.house.presence.came(room.id, seat)
    await room.tell_who_is_here()
    return line


async def goes(house: Several, line: Looking) -> None:
    room, seat = line.room, line.connection.seat
    assert seat is not None
    room.connections.discard(line.connection)
    room.see(seat)
    await room.house.presence.went(room.id, seat)
    await room.tell_who_is_here()


async def gathered(house: Several) -> tuple[Room, Room, Looking, Looking]:
    """Ann made a table and is at one server, Bob sits at the other."""
    one, two = await house.one(), await house.one()
    room = await one.workshop.make(wish("glory", "hh"), PEOPLE[0])
    for seat in range(2):
        await sat(room, seat, PEOPLE[seat])
    twin = await two.room(room.id)
    lines = await comes(house, room, 0), await comes(house, twin, 1)
    await eventually(lambda: room.elsewhere == {1: None} and twin.elsewhere == {0: None})
    return room, twin, *lines


async def time_passes(house: Several, milliseconds: int) -> None:
    """Alarms ring, and each server is seen to be alive."""
    for _ in range(milliseconds // 1000):
        await house.hands.turn(1000)
        await house.beat()


def test_a_host_at_another_server_stays_it_and_loses_it_when_he_goes(
    tmp_path: Path, url: str
) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            room, twin, ann, _ = await gathered(house)
            await time_passes(house, 2 * MINUTE)
            assert twin.match.host == PEOPLE[0].id, "she is there, though not at this server"
            await goes(house, ann)
            await eventually(lambda: twin.elsewhere.get(0) is not None)
            await time_passes(house, MINUTE // 2)
            assert twin.match.host == PEOPLE[0].id, "she has a minute to come back"
            await time_passes(house, MINUTE)
            await eventually(lambda: twin.match.host == PEOPLE[1].id)
            await eventually(lambda: room.match.host == PEOPLE[1].id)

    run(story())


def test_a_host_whose_server_died_is_away_from_then_on(tmp_path: Path, url: str) -> None:
    async def story() -> None:
        async with several(tmp_path, url) as house:
            room, twin, _, _ = await gathered(house)
            one = next(hall for hall in house.halls if hall.known(room.id) is room)
            await house.die(one)
            await eventually(lambda: twin.elsewhere.get(0, 1) is not None)
            await time_passes(house, 2 * MINUTE)
            await eventually(lambda: twin.match.host == PEOPLE[1].id)

    run(story())


# -- who looks on --------------------------------------------------------------------------------


def test_spectators_at_both_servers_are_counted_once_and_named(houses: tuple[str, str]) -> None:
    ann, _, path, invite = met(houses)
    eve, cleo = Guest(houses[1], "Eve"), Guest(houses[0], "Cleo")
    for guest in (eve, cleo):
        guest.http.get(invite)
    with ExitStack() as open_lines, at(ann, path, seat=0) as line:
        first = open_lines.enter_context(at(eve, path))
        open_lines.enter_context(at(also_at(houses[0], eve), path))  # she looks on here, too
        open_lines.enter_context(at(cleo, path, quiet="true"))
        first.until("welcome")
        told = heard(line, "table", lambda told: told["table"]["spectators"] == 2)["table"]
        assert [visitor["name"] for visitor in told["onlookers"]] == ["Eve"]
        open_lines.close()
        heard(line, "table", lambda told: told["table"]["spectators"] == 0)


def test_who_looked_on_at_a_server_that_died_does_not_look_on(tmp_path: Path, url: str) -> None:
    """Where no player ever was."""

    async def story() -> None:
        async with several(tmp_path, url) as house:
            one, two = await house.one(), await house.one()
            room = await one.workshop.make(wish("glory", "hh"), PEOPLE[0])
            await sat(room, 0, PEOPLE[0])
            await comes(house, room, 0)
            twin = await two.room(room.id)
            Looking(twin, None, "eve", called="Eve")
            await twin.tell_who_is_here()
            await eventually(lambda: room.info(None).spectators == 1)
            two.house.presence = Presence()  # who is killed tells nobody that his lines end
            await house.die(two)
            await eventually(lambda: room.info(None).spectators == 0)

    run(story())


# -- who is heard --------------------------------------------------------------------------------


def test_a_muted_one_is_heard_at_no_server(houses: tuple[str, str]) -> None:
    ann, bob, path, _ = met(houses)
    far = also_at(houses[1], ann)
    chat = {"type": "chat", "text": "Rude"}
    with at(far, path, seat=0) as line, at(ann, path, seat=0) as here:
        line.until("welcome"), here.until("welcome")
        bob.post(f"{path}/requests?seat=1", {"id": "1", **chat})
        for each in (line, here):
            assert each.until("chat")["line"]["text"] == "Rude"
        here.ask(type="mute", who=who(ann, path, 1))
        for each in (line, here):
            assert each.until("talk")["lines"] == [], "gone from both screens"
        bob.post(f"{path}/requests?seat=1", {"id": "2", **chat})
        far.post(f"{path}/requests?seat=0", {"id": "3", "type": "chat", "text": "Quiet here"})
        for each in (line, here):
            assert each.until("chat")["line"]["text"] == "Quiet here", "and nothing before it"
    assert far.get(path)["seats"][1]["name"] == "Bob"
    (found,) = far.get("/api/me/mutes")
    assert far.http.delete(f"/api/me/mutes/{found['who']}").json() == []
    with at(ann, path, seat=0) as line:
        texts = [each["text"] for each in line.until("welcome")["chat"]]
        assert texts == ["Rude", "Rude", "Quiet here"]


def test_talk_before_the_first_card_crosses_servers(houses: tuple[str, str]) -> None:
    ann, bob, path, invite = met(houses)
    eve = Guest(houses[1], "Eve")
    eve.http.get(invite)
    with at(ann, path, seat=0) as line, at(bob, path, seat=1) as there:
        line.until("welcome"), there.until("welcome")
        eve.post(f"{path}/requests", {"id": "1", "type": "chat", "text": "Hello"})
        ann.post(f"{path}/requests?seat=0", {"id": "2", "type": "chat", "text": "Welcome"})
        for each in (line, there):
            assert [each.until("chat")["line"]["text"] for _ in range(2)] == ["Hello", "Welcome"]


# -- absence, proposals, being called to begin ---------------------------------------------------


def test_nothing_is_dealt_before_who_is_at_another_server_has_come(houses: tuple[str, str]) -> None:
    ann, bob, path, _ = met(houses, pace={"kind": "live", "bank": 600, "increment": 0})
    ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
    with at(ann, path, seat=0) as line:
        line.until("welcome")
        with at(bob, path, seat=1) as there:
            there.until("welcome")
            heard(line, "table", lambda told: told["table"]["seats"][1]["present"])
            assert ann.post(f"{path}/start")["status"] == "running", "both are here"
            heard(there, "table", lambda told: told["table"]["status"] == "running")


def test_a_seat_is_taken_by_consent_across_servers(tmp_path: Path, url: str) -> None:
    """Bob is away; Eve asks at one server, Ann agrees at the other."""
    config = Config(database=url, secret="the same", **{**NO_LIMITS, "away": 1})
    with serving(config) as (here, _), serving(config) as (there, _):
        ann, bob, path, invite = met((here, there))
        eve = Guest(there, "Eve")
        eve.http.get(invite)
        ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
        ann.post(f"{path}/start")
        bob.get(path)
        while eve.http.post(f"{path}/seats/1/take", json={}).status_code == 409:
            time.sleep(0.1)  # he was there a moment ago
        proposal = ann.get(path)["proposal"]
        assert (proposal["what"], proposal["name"]) == ("seat", "Eve")
        answer = {"id": "a", "type": "answer", "proposal": proposal["number"], "agree": True}
        assert ann.post(f"{path}/requests?seat=0", answer)["type"] == "done"
        assert eve.get(path)["seats"][1]["yours"]
        assert bob.key("GET", f"{path}/present?seat=1") == (403, "not-your-seat")
