"""Before the first card: who hosts, who is asked to leave, who looks on, and who is heard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.config import Config
from sengoku.server.hall import Hall
from sengoku.server.muting import muted_by
from sengoku.server.person import Person
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, Write
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, PEOPLE, Hands, Looking, ask, hands, open_hall, run, wish

MINUTE = 60_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hands]]:
    database, watch = str(tmp_path_factory.mktemp("gathering") / "t.db"), Hands()
    with serving(Config(database=database, **NO_LIMITS), watch) as (home, _):
        yield home, watch


def met(home: str, **more: Any) -> tuple[Guest, Guest, str, str]:
    """Two at a table for three, one by the link of the other: its path, and that link."""
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    opened = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}, {}], **more})
    bob.http.get(opened["invite"])
    path = f"/api/tables/{opened['table']['id']}"
    bob.post(f"{path}/seats/1", {})
    return ann, bob, path, opened["invite"]


def said(guest: Guest, path: str, seat: int | None, text: str, id: str = "x") -> Any:
    at = f"{path}/requests" + ("" if seat is None else f"?seat={seat}")
    return guest.http.post(at, json={"id": id, "type": "chat", "text": text}).json()


def who(guest: Guest, path: str, seat: int) -> str:
    return str(guest.get(path)["seats"][seat]["who"])


# -- asked to leave ------------------------------------------------------------------------------


def test_who_is_asked_to_leave_does_not_come_back_under_any_name(house: tuple[str, Hands]) -> None:
    ann, bob, path, invite = met(house[0], listed=True)
    table = ann.post(f"{path}/blocks", {"who": who(ann, path, 1)})
    assert table["seats"][1]["kind"] == "open"
    assert [found["name"] for found in table["blocked"]] == ["Bob"]
    bob.post("/api/me", {"name": "Robert"})
    refused = (403, "blocked-here")
    assert bob.key("GET", path) == refused
    assert bob.key("POST", f"{path}/seats/1", {"name": "Somebody"}) == refused
    assert bob.key("POST", f"{path}/requests", {"id": "x", "type": "chat", "text": "!"}) == refused
    assert bob.key("GET", f"{path}/present") == refused
    assert bob.key("GET", f"{path}/invite") == refused
    assert path.split("/")[-1] not in {found["id"] for found in bob.get("/api/tables")["tables"]}
    assert path.split("/")[-1] in {found["id"] for found in ann.get("/api/tables")["tables"]}
    assert bob.http.get(invite).status_code == 409, "the link is another one"
    assert Guest(house[0], "Eve").http.get(invite).status_code == 409, "for everybody"
    fresh = ann.get(f"{path}/invite")["invite"]
    assert bob.key("GET", fresh) == refused
    assert Guest(house[0], "Eve").http.get(fresh).status_code == 303


def test_other_devices_at_the_seat_leave_with_it(house: tuple[str, Hands]) -> None:
    ann, bob, path, _ = met(house[0])
    phone = Guest(house[0], "Phone")
    phone.http.get(bob.post(f"{path}/seats/1/link")["path"])
    assert phone.get(path)["seats"][1]["yours"]
    ann.post(f"{path}/blocks", {"who": who(ann, path, 1)})
    assert phone.key("GET", path) == (403, "blocked-here")


def test_who_was_asked_to_leave_is_let_in_again(house: tuple[str, Hands]) -> None:
    ann, bob, path, _ = met(house[0])
    found = ann.post(f"{path}/blocks", {"who": who(ann, path, 1)})["blocked"]
    assert ann.http.delete(f"{path}/blocks/{found[0]['who']}").json()["blocked"] == []
    bob.http.get(ann.get(f"{path}/invite")["invite"])
    assert bob.post(f"{path}/seats/1", {})["seats"][1]["yours"]


def test_only_the_host_asks_somebody_to_leave_and_nobody_who_plays(
    house: tuple[str, Hands],
) -> None:
    ann, bob, path, _ = met(house[0])
    assert bob.key("POST", f"{path}/blocks", {"who": who(bob, path, 0)}) == (403, "not-the-host")
    assert ann.key("POST", f"{path}/blocks", {"who": who(ann, path, 0)}) == (403, "is-the-host")
    assert ann.key("POST", f"{path}/blocks", {"who": "x"}) == (404, "nobody-of-that-name")
    ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
    assert ann.post(f"{path}/start")["status"] == "running"
    assert ann.key("POST", f"{path}/blocks", {"who": who(ann, path, 1)}) == (409, "has-begun")
    assert ann.get(path)["blocked"] == [] and "blocked" in ann.get(path)


def test_others_are_not_told_who_was_asked_to_leave(house: tuple[str, Hands]) -> None:
    ann, _bob, path, _ = met(house[0])
    eve = Guest(house[0], "Eve")
    ann.post(f"{path}/blocks", {"who": who(ann, path, 1)})
    eve.http.get(ann.get(f"{path}/invite")["invite"])
    assert eve.get(path)["blocked"] == []


def test_one_is_named_otherwise_at_each_table(house: tuple[str, Hands]) -> None:
    """So nobody is followed from one to the other."""
    ann, _, path, _ = met(house[0])
    other = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
    assert who(ann, path, 0) != other["table"]["seats"][0]["who"] != ""


# -- the host ------------------------------------------------------------------------------------


def test_the_host_hands_over_the_table(house: tuple[str, Hands]) -> None:
    ann, bob, path, _ = met(house[0])
    assert bob.key("POST", f"{path}/host", {"seat": 1}) == (403, "not-the-host")
    assert ann.key("POST", f"{path}/host", {"seat": 2}) == (409, "nobody-sits-there")
    table = ann.post(f"{path}/host", {"seat": 1})
    assert not table["host"] and [seat["hosts"] for seat in table["seats"]] == [False, True, False]
    assert ann.key("POST", f"{path}/start") == (403, "not-the-host")
    bob.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"})
    assert bob.post(f"{path}/start")["status"] == "running"


def test_a_bot_keeps_its_name_when_it_plays_better(house: tuple[str, Hands]) -> None:
    ann, _, path, _ = met(house[0])
    first = ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "bot:1"}).json()
    better = ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "bot:4"}).json()
    assert better["seats"][2]["bot"] == "bot:4"
    assert better["seats"][2]["name"] == first["seats"][2]["name"] != ""


async def gathered(hall: Hall, count: int = 3) -> tuple[Room, list[Looking]]:
    """Ann made a table and sits there, then Bob and Cleo; all are here."""
    room = await hall.workshop.make(wish("glory", "h" * count), PEOPLE[0])
    lines = []
    for seat, person in enumerate(PEOPLE[:count]):
        await sat(room, seat, person)
        lines.append(Looking(room, seat, person.id))
    await room.tell_who_is_here()
    return room, lines


async def sat(room: Room, seat: int, person: Person) -> None:
    async with room.lock:
        key = KeyRow(room.id, seat, person.id, room.match.number, own=True)
        await room.record([log.Sat(seat, person.id, person.name)], Write(keys=[key]))


async def gone(line: Looking) -> None:
    line.room.connections.discard(line.connection)
    line.room.see(line.connection.seat)
    await line.room.tell_who_is_here()


def test_without_its_host_a_table_goes_to_who_sits_longest_and_is_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, (ann, bob, cleo) = await gathered(hall)
            cleo.heard()
            await gone(ann)
            await gone(bob)
            await hands(hall).turn(MINUTE - 1000)
            assert room.match.host == PEOPLE[0].id
            await hands(hall).turn(15_000)
            assert room.match.host == PEOPLE[2].id, "Bob sits longer, but is not here"
            told = [m["table"] for m in cleo.heard() if m["type"] == "table"][-1]
            assert told["host"] and told["seats"][2]["hosts"]

    run(story())


def test_who_comes_back_in_time_is_still_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, (ann, _, _) = await gathered(hall)
            await gone(ann)
            await hands(hall).turn(MINUTE - 1000)
            Looking(room, 0, PEOPLE[0].id)
            await room.tell_who_is_here()
            await hands(hall).turn(10 * MINUTE)
            assert room.match.host == PEOPLE[0].id

    run(story())


def test_a_host_without_a_seat_is_here_as_long_as_he_looks_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            await sat(room, 0, PEOPLE[1])
            Looking(room, 0, PEOPLE[1].id)
            host = Looking(room, None, PEOPLE[0].id)
            await room.tell_who_is_here()
            await hands(hall).turn(10 * MINUTE)
            assert room.match.host == PEOPLE[0].id
            await gone(host)
            await hands(hall).turn(2 * MINUTE)
            assert room.match.host == PEOPLE[1].id

    run(story())


# -- who looks on --------------------------------------------------------------------------------


def test_spectators_are_counted_once_and_named_if_they_wish(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, _ = await gathered(hall, 2)
            looks = [("cleo", "Cleo"), ("cleo", "Cleo"), ("dirk", ""), (None, ""), (None, "")]
            for person, name in looks:
                Looking(room, None, person, called=name)
            Looking(room, None, PEOPLE[0].id, called="Ann")  # who plays does not look on
            table = room.info(None)
            assert table.spectators == 4
            assert [visitor.name for visitor in table.onlookers] == ["Cleo"]

    run(story())


# -- who is heard --------------------------------------------------------------------------------


def test_before_the_first_card_all_talk_and_then_players_and_onlookers_apart(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, (ann, _) = await gathered(hall, 2)
            eve = Looking(room, None, "eve", called="Eve")
            await hall.chat(room, "eve", "Eve", None, say.Chat("1", "Hello"))
            await hall.chat(room, PEOPLE[0].id, "Ann", 0, say.Chat("2", "Welcome"))
            assert chatted(ann) == chatted(eve) == ["Hello", "Welcome"]
            async with room.lock:
                await room.record([log.Started()])
            await hall.chat(room, PEOPLE[0].id, "Ann", 0, say.Chat("3", "I hold three monks"))
            await hall.chat(room, "eve", "Eve", None, say.Chat("4", "Interesting"))
            assert chatted(ann) == ["I hold three monks"] and chatted(eve) == ["Interesting"]
            heard = [line.text for line in await hall.parlor.heard(room, "eve")]
            assert heard == ["Hello", "Welcome", "Interesting"]

    run(story())


def chatted(line: Looking) -> list[str]:
    return [m["line"]["text"] for m in line.heard() if m["type"] == "chat"]


def test_a_muted_one_is_not_heard_and_does_not_know_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room, (ann, bob, cleo) = await gathered(hall)
            await hall.chat(room, PEOPLE[1].id, "Bob", 1, say.Chat("1", "Rude"))
            table = room.info(PEOPLE[0].id)
            mute = say.Mute("m", table.seats[1].who)
            assert isinstance(await ask(hall, room, 0, mute), say.Done)
            assert (await ask(hall, room, 0, mute)).again
            talk = [m["lines"] for m in ann.heard() if m["type"] == "talk"]
            assert talk == [[]], "what he said is gone from the screen"
            for line in (bob, cleo):
                line.heard()
            await hall.chat(room, PEOPLE[1].id, "Robert", 1, say.Chat("2", "Ruder"))
            assert (chatted(ann), chatted(bob), chatted(cleo)) == ([], ["Ruder"], ["Ruder"])
            assert room.info(PEOPLE[0].id).seats[1].muted
            assert not room.info(PEOPLE[1].id).seats[0].muted, "he is not told"
            other, _ = await gathered(hall, 2)
            assert await muted_lines(hall, other) == [], "nor at another table"
            assert isinstance(await ask(hall, room, 0, say.Mute("u", mute.who, on=False)), say.Done)
            talk = [m["lines"] for m in ann.heard() if m["type"] == "talk"]
            assert [line["text"] for line in talk[-1]] == ["Rude", "Ruder"]

    run(story())


async def muted_lines(hall: Hall, room: Room) -> list[str]:
    await hall.chat(room, PEOPLE[1].id, "Bob", 1, say.Chat("9", "Here, too"))
    muted = await muted_by(hall, PEOPLE[0].id)
    return [line.text for line in await hall.parlor.heard(room, PEOPLE[0].id, muted)]


def test_one_hears_oneself_and_mutes_only_who_is_there(house: tuple[str, Hands]) -> None:
    ann, bob, path, _ = met(house[0])
    mute = {"id": "m", "type": "mute", "who": who(ann, path, 0)}
    at = f"{path}/requests?seat=0"
    assert ann.post(at, mute)["problem"]["key"] == "mute-yourself"
    assert ann.post(at, {**mute, "who": "0"})["problem"]["key"] == "nobody-of-that-name"
    assert ann.post(at, {**mute, "who": who(ann, path, 1)})["type"] == "done"
    (found,) = ann.get("/api/me/mutes")
    assert found["name"] == "Bob" and found["who"] != who(ann, path, 1)
    assert bob.get("/api/me/mutes") == []
    assert ann.http.delete(f"/api/me/mutes/{found['who']}").json() == []


def test_who_looks_on_does_not_speak_as_somebody_at_the_table(house: tuple[str, Hands]) -> None:
    ann, _bob, path, invite = met(house[0])
    for name in ("Bob", "ann", "\u0412ob"):  # the last begins with a letter of another alphabet
        eve = Guest(house[0], name)
        eve.http.get(invite)
        assert said(eve, path, None, "I go")["problem"]["key"] == "name-is-taken", name
    ann.http.delete(f"{path}/seats/0")
    eve = Guest(house[0], "Ann")
    eve.http.get(invite)
    assert said(eve, path, None, "I host")["problem"]["key"] == "name-is-taken", "she still hosts"
    assert said(ann, path, None, "I do")["type"] == "done"


def test_a_stranger_neither_lists_nor_hears_nor_talks_at_a_private_table(
    house: tuple[str, Hands],
) -> None:
    ann, _bob, path, _ = met(house[0])
    eve = Guest(house[0], "Eve")
    assert said(ann, path, 0, "Secret")["type"] == "done"
    assert path.split("/")[-1] not in {found["id"] for found in eve.get("/api/tables")["tables"]}
    assert eve.key("GET", path) == (404, "no-such-table")
    chat = {"id": "x", "type": "chat", "text": "Hello"}
    assert eve.key("POST", f"{path}/requests", chat) == (404, "no-such-table")
    mute = {"id": "x", "type": "mute", "who": who(ann, path, 0)}
    assert eve.key("POST", f"{path}/requests", mute) == (404, "no-such-table")


# -- the lobby -----------------------------------------------------------------------------------


def test_the_lobby_is_filtered_by_game_seats_pace_and_level(house: tuple[str, Hands]) -> None:
    ann = Guest(house[0], "Ann")
    wishes: list[dict[str, Any]] = [
        {"game": "samurai", "seats": [{}] * 2, "level": "learning"},
        {"game": "samurai", "seats": [{}] * 3, "pace": {"kind": "days", "days": 2}},
        {"game": "samurai", "seats": [{}] * 3, "pace": {"kind": "live"}, "level": "experienced"},
    ]
    made = [ann.post("/api/tables", {**each, "listed": True})["table"]["id"] for each in wishes]

    def found(query: str) -> list[int]:
        tables = ann.get(f"/api/tables?game=samurai&status=open&{query}")["tables"]
        return sorted(made.index(table["id"]) for table in tables if table["id"] in made)

    assert found("") == [0, 1, 2]
    assert found("players=3") == [1, 2]
    assert found("pace=days") == [1]
    assert found("pace=live&players=3") == [2]
    assert found("level=learning") == [0]
    assert found("level=everyone&players=2") == []
    assert ann.http.get("/api/tables?pace=hasty").status_code == 400
    assert ann.get(f"/api/tables/{made[0]}")["level"] == "learning"
