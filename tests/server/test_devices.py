"""Who somebody is, on every device: a name that changes, a code that brings one back, devices that
are listed and ended."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sengoku.server.config import Config
from sengoku.server.devices import device_of
from sengoku.server.people import COOKIE
from sengoku.server.recovery import hashed, new_code
from tests.server.databases import Cluster
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SEATS = [{"kind": "mine"}, {}]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("devices") / "t.db")
    with serving(Config(database=database, **NO_LIMITS)) as (found, _):
        yield found


def made(host: Guest, seats: list[dict[str, str]] = SEATS) -> str:
    return str(host.post("/api/tables", {"game": "glory", "seats": seats})["table"]["id"])


def phone(home: str) -> Guest:
    guest = Guest(home)
    guest.http.headers["user-agent"] = FIREFOX
    return guest


# -- names ---------------------------------------------------------------------------------------


def test_a_new_name_is_told_wherever_its_person_sits(home: str) -> None:
    ann, bob = Guest(home, "Guest"), Guest(home, "Bob")
    table = made(ann)
    bob.http.get(ann.get(f"/api/tables/{table}/invite")["invite"])
    bob.post(f"/api/tables/{table}/seats/1", {})
    ann.post(f"/api/tables/{table}/start")
    ann.post("/api/me", {"name": "Ann"})
    names = [seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ann", "Bob"], "while it runs, too"
    ann.post("/api/me", {"name": "B\u043eb"})
    names = [seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ann", "Bob"], "nobody passes for somebody else at the table"
    assert ann.key("POST", f"/api/tables/{table}/seats/0", {"name": "BOB"})[0] == 409
    assert bob.key("POST", f"/api/tables/{table}/seats/0", {"name": "Eve"})[0] == 409


# -- the code ------------------------------------------------------------------------------------


def test_a_code_brings_seats_games_and_settings_to_another_device(home: str) -> None:
    ann = Guest(home, "Ann")
    table = made(ann)
    assert not ann.get("/api/me")["kept"]
    code = ann.post("/api/me/code")["code"]
    assert ann.get("/api/me")["kept"]
    ann.http.put("/api/me/settings", json={"settings": '{"theme":"dark"}'})
    other = phone(home)
    typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')}"
    assert other.post("/api/me/recover", {"code": typed})["name"] == "Ann"
    assert [found["id"] for found in other.get("/api/tables?mine=true")["tables"]] == [table]
    assert other.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert other.get("/api/me/settings") == {"settings": '{"theme":"dark"}'}
    labels = [each["label"] for each in other.get("/api/me/sessions")]
    assert sorted(labels) == ["", "Firefox, Android"]


def test_a_new_code_makes_the_old_one_void_and_wrong_ones_bring_nobody(home: str) -> None:
    ann = Guest(home, "Ann")
    old, new = (ann.post("/api/me/code")["code"] for _ in range(2))
    thief = Guest(home)
    for wrong in (old, "", "x" * 20, new[:-1], new_code()):
        assert thief.key("POST", "/api/me/recover", {"code": wrong}) == (401, "no-such-code")
    assert COOKIE not in thief.http.cookies
    assert thief.post("/api/me/recover", {"code": new})["name"] == "Ann"


def test_who_tries_many_codes_has_to_wait(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), newcomers_an_hour=3)
    with serving(config) as (home, _):
        tries = [Guest(home).key("POST", "/api/me/recover", {"code": "x"})[0] for _ in range(4)]
    assert tries == [401, 401, 401, 429]


def test_the_house_knows_no_code_by_heart(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with serving(Config(database=str(database))) as (home, _):
        code = Guest(home, "Ann").post("/api/me/code")["code"]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("t.db*"))
    found = hashed(code)
    assert found is not None and found.encode() in kept
    assert code.encode() not in kept and code.replace("-", "").encode() not in kept


def test_programs_have_no_code(home: str) -> None:
    program = Guest(home)
    token = program.post("/api/bots", {"name": "Robot"})["token"]
    headers = {"authorization": f"Bearer {token}"}
    refused = program.http.post("/api/me/code", headers=headers)
    assert (refused.status_code, refused.json()["key"]) == (403, "not-a-person")


# -- devices -------------------------------------------------------------------------------------


def test_a_device_is_ended_and_the_others_stay(home: str) -> None:
    ann = Guest(home, "Ann")
    table = made(ann)
    lost = phone(home)
    lost.post("/api/me/recover", {"code": ann.post("/api/me/code")["code"]})
    before = ann.get("/api/me/sessions")
    assert [each["here"] for each in before].count(True) == 1
    (gone,) = [each["id"] for each in before if not each["here"]]
    left = ann.http.delete(f"/api/me/sessions/{gone}").json()
    assert [each["here"] for each in left] == [True]
    assert not lost.get("/api/me")["known"]
    assert lost.key("GET", f"/api/tables/{table}")[0] == 404
    assert ann.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert ann.key("DELETE", f"/api/me/sessions/{gone}") == (404, "no-such-device")


def test_nobody_ends_the_device_of_another(home: str) -> None:
    ann, eve = Guest(home, "Ann"), Guest(home, "Eve")
    (device,) = ann.get("/api/me/sessions")
    assert eve.key("DELETE", f"/api/me/sessions/{device['id']}") == (404, "no-such-device")
    assert ann.get("/api/me")["known"]


def test_to_end_all_leaves_the_device_that_asks(home: str) -> None:
    ann, other = Guest(home, "Ann"), phone(home)
    code = ann.post("/api/me/code")["code"]
    other.post("/api/me/recover", {"code": code})
    ann.post("/api/me/end", {})
    assert [each["here"] for each in ann.get("/api/me/sessions")] == [True]
    assert not other.get("/api/me")["known"]
    assert other.post("/api/me/recover", {"code": code})["name"] == "Ann", "the code is on paper"


def test_what_browsers_say_of_themselves() -> None:
    assert device_of(FIREFOX) == "Firefox, Android"
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140"
    assert device_of(edge) == "Edge, Windows"
    assert device_of("curl/8") == ""


def test_a_person_is_the_same_at_every_server(cluster: Cluster) -> None:
    config = Config(database=cluster.create(), secret="the same", **NO_LIMITS)
    with serving(config) as (here, _), serving(config) as (there, _):
        ann, far = Guest(here, "Ann"), phone(there)
        table = made(ann)
        far.post("/api/me/recover", {"code": ann.post("/api/me/code")["code"]})
        assert [each["id"] for each in far.get("/api/tables?mine=true")["tables"]] == [table]
        far.post("/api/me", {"name": "Anna"})
        assert ann.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"
        (gone,) = [each["id"] for each in ann.get("/api/me/sessions") if not each["here"]]
        ann.http.delete(f"/api/me/sessions/{gone}")
        assert not far.get("/api/me")["known"], "and is not known there any more"
