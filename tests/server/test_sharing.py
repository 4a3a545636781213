"""A finished match is shared with its moment, a record is opened, and what was found is kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.server.config import Config
from sengoku.server.store import Store
from tests.server.databases import Cluster, new_database
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, run
from tests.server.test_consent import asked, met

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("sharing") / "t.db")
    with serving(Config(database=database, **NO_LIMITS)) as (home, _):
        yield home


def test_a_link_leads_a_stranger_to_the_moment_and_the_eyes(home: str) -> None:
    ann, _bob, table = met(home)
    ann.post(f"/api/tables/{table}/start")
    asked(ann, table, 0, type="resign")
    stranger = Guest(home)
    assert stranger.key("GET", f"/api/tables/{table}/replay?ply=0") == (404, "no-such-table")
    invite = ann.get(f"/api/tables/{table}/invite")["invite"]
    led = stranger.http.get(f"{invite}?ply=0&eyes=1", follow_redirects=False)
    assert led.headers["location"] == f"../replay/{table}?ply=0&eyes=1"
    assert stranger.get(f"/api/tables/{table}/replay?ply=0&viewer=1")["seat"] == 1
    for wrong in ("ply=0&eyes=%0d%0a", "ply=-1", "ply=0&eyes=1%26x"):
        assert stranger.http.get(f"{invite}?{wrong}", follow_redirects=False).status_code == 400


@pytest.mark.parametrize("name", ["glory-2-plain", "samurai-2-plain-e2", "honor-3-plain"])
def test_a_record_is_opened_watched_and_played_on(home: str, name: str) -> None:
    ann, eve = Guest(home, "Ann"), Guest(home, "Eve")
    sent = (RECORDS / f"{name}.json").read_bytes()
    opened = ann.http.post("/api/records", content=sent)
    assert opened.status_code == 201, opened.text
    table: Any = opened.json()["table"]
    path = f"/api/tables/{table['id']}"
    assert table["status"] == "over" and table["ply"] > 10
    seen = ann.get(f"{path}/replay?ply=5&viewer=referee")
    assert seen["ply"] == 5 and seen["plies"] == table["ply"]
    assert eve.key("GET", path) == (404, "no-such-table")
    seats = [{"kind": "mine"}, *[{"kind": "bot", "bot": "random"}] * (len(table["seats"]) - 1)]
    assert ann.post(f"{path}/branch", {"ply": 5, "seats": seats})["table"]["status"] == "open"


def test_who_plays_on_meets_the_bots_that_sat_there(home: str) -> None:
    ann = Guest(home, "Ann")
    sent = (RECORDS / "glory-2-plain.json").read_bytes()
    path = f"/api/tables/{ann.http.post('/api/records', content=sent).json()['table']['id']}"
    rival = {"kind": "bot", "bot": "bot:5:careful", "name": "Ren"}
    again = ann.post(f"{path}/branch", {"ply": 5, "seats": [{"kind": "mine"}, rival]})["table"]
    assert {key: again["seats"][1][key] for key in rival} == rival


def test_what_is_no_record_is_not_opened(home: str) -> None:
    ann = Guest(home, "Ann")
    sent = (RECORDS / "glory-2-plain.json").read_bytes()
    assert ann.http.post("/api/records", content=b"{}").json()["key"] == "record-not-one"
    planted = sent.replace(b'"digest":"', b'"digest":"0')
    assert ann.http.post("/api/records", content=planted).json()["key"] == "record-other-end"
    assert Guest(home).http.post("/api/records", content=sent).status_code == 401


def test_an_unfinished_record_is_watched_as_a_match_that_was_called_off(home: str) -> None:
    ann, bob, table = met(home)
    ann.post(f"/api/tables/{table}/start")
    for _ in range(3):
        for seat, guest in enumerate((ann, bob)):
            now = guest.get(f"/api/tables/{table}/present?seat={seat}")
            if now["asked"]:
                asked(guest, table, seat, type="move", version=now["version"], option=0)
    asked(ann, table, 0, type="resign")
    record = ann.http.get(f"/api/tables/{table}/record").content
    opened = ann.http.post("/api/records", content=record).json()["table"]
    assert opened["status"] == "abandoned" and opened["ply"] > 2


def test_a_judgement_is_thought_out_once(home: str) -> None:
    ann = Guest(home, "Ann")
    sent = (RECORDS / "samurai-2-plain-e2.json").read_bytes()
    path = f"/api/tables/{ann.http.post('/api/records', content=sent).json()['table']['id']}"
    assert ann.get(f"{path}/reviews") == []
    first = ann.get(f"{path}/review?ply=2")
    assert not first["only"]
    assert ann.get(f"{path}/review?ply=2") == first
    assert ann.get(f"{path}/reviews") == [first]


def test_another_option_is_judged_beside_what_was_played(home: str) -> None:
    ann = Guest(home, "Ann")
    sent = (RECORDS / "glory-2-plain.json").read_bytes()
    path = f"/api/tables/{ann.http.post('/api/records', content=sent).json()['table']['id']}"
    rows = (ann.get(f"{path}/review?ply={ply}") for ply in range(99))
    row = next(row for row in rows if row["better"])

    def instead(words: Any) -> Any:
        return ann.post(f"{path}/review", {"ply": row["ply"], "words": words})

    assert instead(row["words"]) == row, "the same move"
    better = instead(row["better"])
    assert (better["chance"], better["better"]) == (row["best"], None)
    seen = ann.get(f"{path}/replay?ply={row['ply']}&viewer={row['seat']}")
    told = [option["words"] for option in seen["view"]["question"]["options"]]
    other = next(words for words in told if words not in (row["words"], row["better"]))
    third = instead(other)
    assert third["words"] == other and third["seat"] == row["seat"]
    assert 0 <= third["chance"] <= third["best"] <= 1000
    assert row in ann.get(f"{path}/reviews") and third not in ann.get(f"{path}/reviews")
    for words in ({"do": "dance"}, {"do": "draw", "pile": "attic"}):
        asked = {"ply": row["ply"], "words": words}
        assert ann.key("POST", f"{path}/review", asked)[0] == 400
    late = {"ply": 9999, "words": other}
    assert ann.key("POST", f"{path}/review", late)[1] == "record-no-such-ply"


def test_the_chances_that_a_review_tells_make_a_thousand(home: str) -> None:
    ann = Guest(home, "Ann")
    sent = (RECORDS / "honor-3-plain.json").read_bytes()
    path = f"/api/tables/{ann.http.post('/api/records', content=sent).json()['table']['id']}"
    found = [ann.get(f"{path}/review?ply={ply}&seat={ply % 3}") for ply in range(0, 60, 10)]
    for row in found:
        assert sum(row["chances"]) == 1000, row
        assert row["chances"][row["seat"]] == row["best"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_judgements_are_kept(kind: str, cluster: Cluster, tmp_path: Path) -> None:
    url = new_database(kind, cluster, tmp_path)

    async def story() -> None:
        store = Store(url)
        await store.open()
        await store.shelf.keep_review("t", 3, "{}")
        await store.shelf.keep_review("t", 3, "[]")
        assert await store.shelf.review_of("t", 3) == "{}"
        assert await store.shelf.review_of("t", 4) is None
        assert await store.shelf.reviews_of("t") == ["{}"]
        await store.close()

    run(story())
