"""Nobody passes for somebody else at a table, and nobody sits down unaware: names, and hands that
somebody knows."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sengoku.kernel.problem import Problem
from sengoku.server.config import Config
from sengoku.server.names import alike, bot_name, clean
from tests.server.served import HOUSES, Guest, house, serving

SEATS: list[dict[str, Any]] = [{"kind": "mine"}, {}, {}]


@pytest.fixture(scope="module", params=HOUSES)
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("guests") / "t.db")
    settings = Config(database=database, requests_a_minute=0)
    with house(request, settings) as (found, _):
        yield found


def made(host: Guest, seats: list[dict[str, Any]] = SEATS, **more: Any) -> str:
    body = {"game": "glory", "seats": seats, "listed": True, **more}
    return str(host.post("/api/tables", body)["table"]["id"])


def sit(guest: Guest, table: str, seat: int, name: str) -> int:
    path = f"/api/tables/{table}/seats/{seat}"
    return guest.http.post(path, json={"name": name}).status_code


# -- names ---------------------------------------------------------------------------------------

ANN = [
    "ann",
    " ANN ",
    "An\u200bn",  # a space without width
    "Ann\u3164",  # a letter that shows nothing
    "\u2800Ann",
    "A\u00a0nn",  # a space that is another
    "A\u00adnn",
    "Ann\ufe0f",
    "\uff21\uff4e\uff4e",  # wide letters
    "\U0001d400nn",  # a bold one
    "\u0410nn",  # Cyrillic
    "\u0391nn",  # Greek
]


@pytest.mark.parametrize("name", ANN)
def test_nobody_sits_down_under_a_name_that_looks_like_one_at_the_table(
    home: str, name: str
) -> None:
    ann, eve = Guest(home, "Ann"), Guest(home, "Eve")
    table = made(ann)
    path = f"/api/tables/{table}/seats/1"
    assert eve.key("POST", path, {"name": name}) == (409, "name-is-taken")
    assert sit(eve, table, 1, "Eve") == 200
    assert eve.key("POST", path, {"name": name}) == (409, "name-is-taken"), "nor changes hers so"


def test_other_names_are_other_names() -> None:
    names = ["Ann", "Anna", "An", "Ännn", "Bob", "René", "Rene", "花", "Hana 2", "Игорь"]
    assert len({*map(alike, names)}) == len(names)
    for empty in ("", "\u3164", "\u2800 \u115f", "\u200b", " "):
        with pytest.raises(Problem, match="say your name"):
            clean(empty)


def test_a_kicked_guest_does_not_come_back_as_the_host(home: str) -> None:
    """Whether the host sits at the table or only made it."""
    anybody: list[dict[str, Any]] = [{}, {}, {}]
    for seats in (SEATS, anybody):
        ann, eve = Guest(home, "Ann"), Guest(home, "Eve")
        table = made(ann, seats)
        assert sit(eve, table, 1, "Eve") == 200
        assert ann.http.delete(f"/api/tables/{table}/seats/1").status_code == 200
        assert sit(eve, table, 1, "Ann") == 409
        eve.post("/api/me", {"name": "Ann"})
        assert eve.key("POST", f"/api/tables/{table}/seats/1", {}) == (409, "name-is-taken")
        assert sit(eve, table, 1, "Eve") == 200


def test_a_person_may_sit_twice_under_one_name(home: str) -> None:
    ann = Guest(home, "Ann")
    table = made(ann)
    assert sit(ann, table, 1, "Ann") == 200
    assert sit(ann, table, 0, "Anna") == 200


def test_a_bot_has_its_name_to_itself(home: str) -> None:
    bots = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}, {}]
    eve = Guest(home, "Eve")
    table = made(Guest(home, "Ann"), bots)
    bot = eve.get(f"/api/tables/{table}")["seats"][1]["name"]
    assert eve.key("POST", f"/api/tables/{table}/seats/2", {"name": bot.upper()})[0] == 409
    hana = Guest(home, bot)
    namesake = made(hana, bots)
    names = [seat["name"] for seat in hana.get(f"/api/tables/{namesake}")["seats"]]
    assert names[0] == bot and names[1] not in ("", bot), "a bot makes way for its host"
    hana.http.put(f"/api/tables/{namesake}/seats/2", json={"kind": "bot", "bot": "random"})
    names = [seat["name"] for seat in hana.get(f"/api/tables/{namesake}")["seats"]]
    assert len({*names}) == 3
    everybody = [bot_name(seat, ()) for seat in range(6)]
    assert len({*everybody}) == 6 and bot_name(0, everybody[:5]) == everybody[5]


def test_a_bot_has_the_name_that_was_wished_for_it(home: str) -> None:
    def bot(name: str) -> dict[str, Any]:
        return {"kind": "bot", "bot": "random", "name": name}

    ann = Guest(home, "Ann")
    seats = [{"kind": "mine"}, bot("Kenji"), bot("")]

    def names(of: Guest, table: str) -> list[str]:
        return [seat["name"] for seat in of.get(f"/api/tables/{table}")["seats"]]

    table = made(ann, seats)
    assert names(ann, table)[:2] == ["Ann", "Kenji"], "whatever the bot of the next seat is called"
    assert names(ann, table)[2] not in ("Kenji", "")
    twins = names(ann, made(ann, [{"kind": "mine"}, bot("Nobu"), bot("Nobu")]))
    assert "Nobu" in twins and len({*twins}) == 3
    kenji = Guest(home, "KENJI")
    assert names(kenji, made(kenji, seats))[1] != "Kenji", "it makes way for a person"
    body = {"game": "glory", "seats": [{"kind": "mine"}, bot("Ann")]}
    assert ann.http.post("/api/tables", json=body).status_code == 400, "no bot passes for a person"


def test_a_rematch_keeps_the_names_of_the_bots(home: str) -> None:
    ann = Guest(home, "Ann")
    table = made(ann, [{"kind": "mine"}, {"kind": "bot", "bot": "random", "name": "Goro"}])
    ann.post(f"/api/tables/{table}/start")
    ann.post(f"/api/tables/{table}/requests?seat=0", {"type": "resign", "id": "x"})
    again = ann.post(f"/api/tables/{table}/requests?seat=0", {"type": "rematch", "id": "y"})
    seats = ann.get(f"/api/tables/{again['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Goro", "Ann"]


def test_a_list_of_tables_says_whom_they_wait_for(home: str) -> None:
    ann = Guest(home, "Ann")
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    table = made(ann, seats, options={"first_start": 1})
    assert ann.get(f"/api/tables/{table}")["waiting"] == [], "it has not begun"
    ann.post(f"/api/tables/{table}/start")
    listed = ann.get("/api/tables?mine=true&status=running")["tables"]
    assert [found["waiting"] for found in listed if found["id"] == table] == [[1]]
    ann.post(f"/api/tables/{table}/requests?seat=0", {"type": "resign", "id": "x"})
    assert ann.get(f"/api/tables/{table}")["waiting"] == [], "it is over"


# -- hands that somebody knows -------------------------------------------------------------------


def over(host: Guest) -> str:
    """A match against oneself, given up at once."""
    table = made(host, [{"kind": "mine"}, {"kind": "mine"}])
    host.post(f"/api/tables/{table}/start")
    host.post(f"/api/tables/{table}/requests?seat=0", {"type": "resign", "id": "x"})
    return table


def test_a_table_whose_hands_are_known_is_marked_and_never_listed(home: str) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    old = over(ann)
    path, same = f"/api/tables/{old}/branch", {"ply": 0, "seats": [{"kind": "mine"}, {}]}
    same["hidden"] = "same"
    assert ann.key("POST", path, {**same, "listed": True}) == (400, "hands-are-known")
    opened = ann.post(path, same)
    table, id = opened["table"], opened["table"]["id"]
    assert (table["hands_known"], table["listed"]) == (True, False)
    assert bob.key("GET", f"/api/tables/{id}") == (404, "no-such-table")
    assert id not in [found["id"] for found in bob.get("/api/tables")["tables"]]
    assert id in [found["id"] for found in ann.get("/api/tables?mine=true")["tables"]]
    assert bob.http.get(opened["invite"]).status_code == 303
    told = bob.get(f"/api/tables/{id}")
    assert told["hands_known"] and told["seats"][1]["kind"] == "open", "before he sits down"
    bob.post(f"/api/tables/{id}/seats/1", {})
    ann.post(f"/api/tables/{id}/start")
    with bob.socket(id, seat=1) as line:
        assert line.next()["table"]["hands_known"]
    bob.post(f"/api/tables/{id}/requests?seat=1", {"type": "resign", "id": "x"})
    again = bob.post(f"/api/tables/{id}/requests?seat=1", {"type": "rematch", "id": "x"})
    fresh = bob.get(f"/api/tables/{again['table']}")
    assert (fresh["hands_known"], fresh["listed"]) == (False, False)


def test_hands_that_are_dealt_anew_are_nobodys_secret(home: str) -> None:
    ann = Guest(home, "Ann")
    body = {"ply": 0, "seats": [{"kind": "mine"}, {}], "hidden": "new", "listed": True}
    table = ann.post(f"/api/tables/{over(ann)}/branch", body)["table"]
    assert (table["hands_known"], table["listed"]) == (False, True)
    assert not Guest(home).get(f"/api/tables/{made(ann)}")["hands_known"]


def test_one_that_an_older_server_listed_is_found_by_nobody(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), requests_a_minute=0)
    with serving(config) as (home, _):
        ann = Guest(home, "Ann")
        body = {"ply": 0, "seats": [{"kind": "mine"}, {}], "hidden": "same"}
        id = ann.post(f"/api/tables/{over(ann)}/branch", body)["table"]["id"]
    with closing(sqlite3.connect(config.database)) as file, file:
        file.execute("UPDATE tables SET listed = 1")
        listed = "UPDATE entries SET data = replace(data, '\"listed\":false', '\"listed\":true')"
        assert file.execute(f"{listed} WHERE table_id = ? AND number = 0", [id]).rowcount == 1
    with serving(config) as (home, _):
        bob = Guest(home, "Bob")
        assert id not in [found["id"] for found in bob.get("/api/tables")["tables"]]
        assert bob.key("GET", f"/api/tables/{id}") == (404, "no-such-table")
