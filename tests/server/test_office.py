"""Who hosts looks after tables and people while the server runs, on both databases; and a person
takes along, or away, what is kept of him."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.server.config import Config
from sengoku.server.store.backup import migrate
from tests.cli.running import call
from tests.server.databases import Cluster, new_database
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, PEOPLE, Hands, open_hall, run, seated, wish

DAY = 86_400_000
OPEN = [{"kind": "mine"}, {"kind": "open"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, cluster: Cluster, tmp_path: Path) -> str:
    return new_database(request.param, cluster, tmp_path)


@pytest.fixture
def home(url: str) -> Iterator[str]:
    with serving(Config(database=url, secret="s", **NO_LIMITS)) as (found, _):
        yield found


def made(guest: Guest, **more: Any) -> str:
    wish = {"game": "glory", "seats": OPEN, "listed": True, **more}
    return str(guest.post("/api/tables", wish)["table"]["id"])


def begun(ann: Guest, bob: Guest) -> str:
    table = made(ann)
    bob.post(f"/api/tables/{table}/seats/1", {})
    ann.post(f"/api/tables/{table}/start")
    return table


def admin(folder: Path, url: str, *words: str) -> str:
    dashes = [word for word in words if word.startswith("--")]
    status, said, wrong = call(
        folder,
        "admin",
        *dashes,
        "--database",
        url,
        "--",
        *(word for word in words if not word.startswith("--")),
    )
    assert status == 0, wrong
    return said


def id_of(folder: Path, url: str, name: str) -> str:
    people = json.loads(admin(folder, url, "people", f"--name={name}", "--json"))
    return str(people[0]["id"])


def until(true: Any) -> None:
    """The server hears of it within a second or so; a busy machine may need more."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it did not happen")


# -- tables --------------------------------------------------------------------------------------


def test_a_running_table_is_closed_before_the_eyes_of_its_players(
    home: str, url: str, tmp_path: Path
) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    table = begun(ann, bob)
    with bob.socket(table, seat=1) as line:
        line.until("present")
        assert table in admin(tmp_path, url, "close", table)
        while (told := line.until("table")["table"])["status"] == "running":
            pass
    assert told["status"] == "abandoned" and told["result"]["winners"] == []
    assert "already" in admin(tmp_path, url, "close", table)


def test_a_deleted_table_is_gone_for_who_sits_there(home: str, url: str, tmp_path: Path) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    table, other = begun(ann, bob), begun(ann, bob)
    admin(tmp_path, url, "delete", table)
    until(lambda: ann.http.get(f"/api/tables/{table}").status_code == 404)
    assert [each["id"] for each in bob.get("/api/tables?mine=true")["tables"]] == [other]
    listed = json.loads(admin(tmp_path, url, "tables", "--json"))
    assert [each["id"] for each in listed] == [other]
    assert "duty" not in ann.http.get("/healthz").text, "nothing of it fails"


def test_tables_are_listed_and_counted(home: str, url: str, tmp_path: Path) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    begun(ann, bob)
    made(ann, game="samurai")
    found = json.loads(admin(tmp_path, url, "statistics", "--json"))
    assert found["people"] == 2 and found["games"] == {"glory": 1, "samurai": 1}
    assert found["tables"] == {"open": 1, "running": 1}
    assert "running 1" in admin(tmp_path, url, "statistics")
    (row,) = json.loads(admin(tmp_path, url, "tables", "--status=open", "--json"))
    assert row["game"] == "samurai" and row["open_seats"] == 1
    assert "samurai" in admin(tmp_path, url, "tables")


def test_old_matches_are_purged_and_what_goes_on_stays(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        watch = Hands()
        async with open_hall(tmp_path, url=url, watch=watch) as hall:
            old, running = await seated(hall, "glory"), await seated(hall, "glory")
            await hall.office.close(old.id)
            watch.skip(3 * DAY)
            young = await seated(hall, "glory")
            await hall.office.close(young.id)
            assert (await hall.office.purge(2))[0] == 1
            left = {each["id"] for each in await hall.house.store.archive.tables()}
            assert left == {running.id, young.id}

    run(story())


def test_a_table_that_nobody_joins_is_closed_after_a_week(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Hands()
        async with open_hall(tmp_path, watch=watch) as hall:
            lonely = await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            playing = await seated(hall, "glory")
            watch.skip(6 * DAY)
            await hall.office.expire(7)
            assert [each.match.status for each in (lonely, playing)] == ["open", "running"]
            watch.skip(DAY + 1)
            await hall._expire(watch.now())
            await watch.turn(1)
            assert [each.match.status for each in (lonely, playing)] == ["abandoned", "running"]
            assert lonely.info(None).round is None

    run(story())


def test_nothing_is_closed_where_the_host_says_never(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Hands()
        async with open_hall(tmp_path, watch=watch, open_days=0) as hall:
            lonely = await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            watch.skip(900 * DAY)
            await hall._expire(watch.now())
            assert lonely.match.status == "open"

    run(story())


# -- people --------------------------------------------------------------------------------------


def test_who_is_banned_is_out_with_every_key_until_pardoned(
    home: str, url: str, tmp_path: Path
) -> None:
    eve, bob = Guest(home, "Eve"), Guest(home, "Bob")
    code = eve.post("/api/me/code")["code"]
    table = made(eve)
    person = id_of(tmp_path, url, "Eve")
    admin(tmp_path, url, "ban", person)
    until(lambda: eve.http.get("/api/me").status_code == 403)
    assert eve.key("POST", "/api/tables", {"game": "glory", "seats": OPEN}) == (403, "banned")
    assert Guest(home).key("POST", "/api/me/recover", {"code": code}) == (403, "banned")
    assert bob.get(f"/api/tables/{table}")["status"] == "open", "others go on"
    admin(tmp_path, url, "pardon", person)
    back = Guest(home)
    until(lambda: back.http.post("/api/me/recover", json={"code": code}).status_code == 200)


def test_what_was_signed_for_somebody_is_revoked(home: str, url: str, tmp_path: Path) -> None:
    ann = Guest(home, "Ann")
    admin(tmp_path, url, "revoke", id_of(tmp_path, url, "Ann"))
    until(lambda: not ann.get("/api/me")["known"])


def test_a_person_takes_all_that_is_kept_along(home: str, url: str, tmp_path: Path) -> None:
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    ann.post("/api/me/code")
    table = begun(ann, bob)
    for guest, seat, text in ((ann, 0, "hello"), (bob, 1, "not hers")):
        asked = {"type": "chat", "id": "c", "text": text}
        guest.post(f"/api/tables/{table}/requests?seat={seat}", asked)
    response = ann.http.get("/api/me/data")
    assert "attachment" in response.headers["content-disposition"]
    kept = response.json()
    assert [each["name"] for each in kept["people"]] == ["Ann"]
    assert [(each["id"], each["seat"]) for each in kept["tables"]] == [(table, 0)]
    assert [each["text"] for each in kept["chat"]] == ["hello"]
    assert len(kept["sessions"]) == 1 and "recovery" not in response.text
    assert json.loads(admin(tmp_path, url, "export", id_of(tmp_path, url, "Ann"))) == kept


def test_who_is_forgotten_leaves_no_name(home: str, url: str, tmp_path: Path) -> None:
    ann, bob = Guest(home, "Annabel"), Guest(home, "Bob")
    running, lonely = begun(ann, bob), made(ann)
    joined = made(bob)
    ann.post(f"/api/tables/{joined}/seats/1", {})
    ann.post(f"/api/tables/{running}/requests?seat=0", {"type": "chat", "id": "c", "text": "psst"})
    assert bob.get(f"/api/tables/{running}")["seats"][0]["name"] == "Annabel"
    assert ann.http.delete("/api/me").json()["known"] is False
    assert not ann.get("/api/me")["known"]
    table = bob.get(f"/api/tables/{running}")
    assert table["seats"][0]["name"] == "" and table["result"]["winners"] == [1], "she resigned"
    assert bob.get(f"/api/tables/{joined}")["seats"][1]["kind"] == "open"
    assert bob.get(f"/api/tables/{lonely}")["status"] == "abandoned"
    with bob.socket(running, seat=1) as line:
        assert line.until("welcome")["chat"] == []
    people = json.loads(admin(tmp_path, url, "people", "--json"))
    assert [each["name"] for each in people] == ["Bob"]


def test_no_byte_of_a_forgotten_name_stays_in_the_database(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(Config(database=str(file), **NO_LIMITS)) as (home, _):
        ann, bob = Guest(home, "Annabel"), Guest(home, "Bob")
        begun(ann, bob)
        ann.http.put("/api/me/settings", json={"settings": '{"name":"Annabel"}'})
        ann.http.delete("/api/me")
    with sqlite3.connect(file) as database:
        told = "\n".join(database.iterdump())
    database.close()
    assert "Bob" in told and "Annabel" not in told


# -- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "tables, people"),
        (["close"], "Say which"),
        (["purge"], "--days 90"),
        (["close", "nothing"], "no such table"),
        (["ban", "nobody"], "no such person"),
        (["delete", "nobody"], "no such person"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, words: list[str], said: str) -> None:
    url = str(tmp_path / "t.db")
    migrate(url)
    status, _, wrong = call(tmp_path, "admin", *words, "--database", url)
    assert status == 2 and said in wrong
    assert wrong.count("\n") == 1


def test_a_database_of_an_older_form_is_not_touched(tmp_path: Path) -> None:
    status, _, wrong = call(tmp_path, "admin", "tables", "--database", str(tmp_path / "new.db"))
    assert status == 2 and "sengoku migrate" in wrong
