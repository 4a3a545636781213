"""Over HTTP and the socket: from a link to the end of a game, and nothing for the wrong person."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sengoku.kernel.record import read_record
from sengoku.server.config import Config
from sengoku.server.messages import PROTOCOL, socket_schema
from sengoku.server.people import COOKIE
from tests.server.served import HOUSES, Guest, Line, house, serving
from tests.server.support import NO_LIMITS, Hands

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", params=HOUSES)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Litestar]]:
    folder = tmp_path_factory.mktemp("wire")
    settings = Config(
        database=str(folder / "tables.db"),
        bot_delay=0,
        undo_time=0,
        window_least=50,
        **NO_LIMITS,
    )
    with house(request, settings) as found:
        yield found


@pytest.fixture
def home(served: tuple[str, Litestar]) -> str:
    return served[0]


@pytest.fixture
def ann(home: str) -> Guest:
    return Guest(home, "Ann")


@pytest.fixture
def bob(home: str) -> Guest:
    return Guest(home, "Bob")


@pytest.fixture
def eve(home: str) -> Guest:
    return Guest(home, "Eve")


def make(host: Guest, seats: str = "mo", **more: Any) -> str:
    """m for mine, o for open, b for a bot."""
    kinds = {"m": "mine", "o": "open", "b": "bot"}
    wishes = [{"kind": kinds[s], "bot": "random" if s == "b" else ""} for s in seats]
    body = {"game": "glory", "seats": wishes, "options": {"rounds": 1}, **more}
    return str(host.post("/api/tables", body)["table"]["id"])


def let_in(host: Guest, guest: Guest, table: str) -> None:
    link = host.get(f"/api/tables/{table}/invite")["invite"]
    response = guest.http.get(link, follow_redirects=False)
    assert response.status_code == 303
    assert response.url.join(response.headers["location"]).path == f"/table/{table}"


def two_at_a_table(ann: Guest, bob: Guest) -> str:
    table = make(ann)
    let_in(ann, bob, table)
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
    return table


# -- a whole evening -------------------------------------------------------------------------------


def test_from_the_link_to_the_end_of_a_game(ann: Guest, home: str) -> None:
    """Three clicks for who gets a link: open it, give a name, sit down."""
    bob = Guest(home)
    table = make(ann)
    let_in(ann, bob, table)
    assert bob.get("/api/me")["known"] is False
    sat = bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    assert sat["seats"][1]["name"] == "Bob" and sat["seats"][1]["yours"]
    assert bob.get("/api/me") == {
        "known": True,
        "name": "Bob",
        "bot": False,
        "kept": False,
        "coded": False,
        "color": "",
        "crest": "",
    }
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table, seat=0) as one, bob.socket(table, seat=1) as two:
        assert one.until("welcome")["protocol"] == PROTOCOL
        last, log = _play_to_the_end([one, two])
    assert last["result"]["how"] == "played"
    whole = ann.get(f"/api/tables/{table}/replay?ply={last['ply']}&viewer=0")
    assert whole["events"] == log
    record = ann.http.get(f"/api/tables/{table}/record")
    assert ann.http.post("/api/verify", content=record.content).json()["verified"]
    assert read_record(record.content).luck.house
    first = ann.get(f"/api/tables/{table}/review?ply=0")
    assert 0 <= first["chance"] <= first["best"] <= 1000
    assert sum(first["chances"]) == 1000 and first["chances"][first["seat"]] == first["best"]
    own = ann.get(f"/api/tables/{table}/review?ply=1&seat={first['seat']}")
    assert own["ply"] > first["ply"] and own["seat"] == first["seat"] and not own["only"]
    plies = whole["plies"]
    mover = ann.get(f"/api/tables/{table}/review?ply={plies - 1}")["seat"]
    past = ann.get(f"/api/tables/{table}/review?ply={plies - 1}&seat={1 - mover}")
    assert past["only"] and past["ply"] == plies
    assert ann.key("GET", f"/api/tables/{table}/review?ply=999999")[1] == "record-no-such-ply"


def test_who_plays_on_after_a_lesson_has_its_rivals_and_its_cards(home: str) -> None:
    for slug, rivals in (("glory", ["Akira"]), ("honor", ["Akira", "Hana"])):
        table = Guest(home, "Ann").post(f"/api/lessons/{slug}/table")["table"]
        assert [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"] == rivals
        assert table["hands_known"], "the cards are those of the lesson"


def test_a_learner_sees_the_odds_of_a_lesson(home: str) -> None:
    guest = Guest(home)
    frames = guest.get("/api/lessons/skirmish")["frames"]
    charges = [
        (frame["ply"], option["words"])
        for frame in frames
        for option in (frame["question"] or {"options": []})["options"]
        if option["words"]["do"] == "charge"
    ]
    ply, words = charges[0]
    about = {"about": "attack", "unit": words["unit"], "target": words["target"]}
    found = guest.post("/api/lessons/skirmish/preview", {"ply": ply, "about": about})
    assert found["ply"] == ply and found["answer"]["legal"]
    over, under = map(int, found["answer"]["hit"].split("/"))
    assert 0 < over < under
    for wrong in ({"ply": ply, "about": {"about": "hands"}}, {"ply": 9999, "about": about}):
        status, _ = guest.key("POST", "/api/lessons/skirmish/preview", wrong)
        assert 400 <= status < 500


VILLAGE = Path(__file__).parents[2] / "examples" / "ground" / "village.toml"


def test_a_table_on_ground_of_its_own(ann: Guest) -> None:
    """The text of a file goes in; out come pieces, and they are what is played on."""
    options = {"scenario": "last_samurai", "ground": VILLAGE.read_text()}
    table = make(ann, "mm", game="skirmish", options=options)
    pieces = ann.get(f"/api/tables/{table}")["options"]["ground"]
    assert pieces[1]["kind"] == "building" and pieces[1]["angle"] == 20
    again = make(ann, "mm", game="skirmish", options={**options, "ground": pieces})
    assert ann.get(f"/api/tables/{again}")["options"]["ground"] == pieces
    ann.post(f"/api/tables/{table}/start")
    for seat in range(2):  # both take the ready force
        with ann.socket(table, seat=seat) as line:
            present = line.until("present")
            line.ask(type="move", version=present["version"], option=0)
            shown = line.until("present")["view"]["pieces"]
    assert [each["kind"] for each in shown] == [each["kind"] for each in pieces]


@pytest.mark.parametrize(
    ("ground", "key"),
    [
        ("not toml", "skirmish-ground-not-toml"),
        ("#" * 20_001, "skirmish-ground-too-long"),
        ([{"kind": "lake"}], "skirmish-ground-not-a-piece"),
        (7, "bad-option-value"),
    ],
)
def test_a_bad_ground_is_refused_at_the_door(ann: Guest, ground: Any, key: str) -> None:
    seats = [{"kind": "mine"}, {"kind": "open"}]
    wish = {"game": "skirmish", "seats": seats, "options": {"ground": ground}}
    assert ann.key("POST", "/api/tables", wish) == (400, key)


def test_who_looks_back_foresees_what_could_be_foreseen_then(ann: Guest) -> None:
    table = make(ann, "mm", game="skirmish", options={})
    asked = {"ply": 0, "about": {"about": "token"}}
    assert ann.key("POST", f"/api/tables/{table}/preview", asked)[1] == "not-begun"
    ann.post(f"/api/tables/{table}/start")
    found = ann.post(f"/api/tables/{table}/preview", asked)
    assert found["answer"]["chances"].keys() == {"samurai", "commoner", "fate"}
    early = {"ply": 0, "about": {"about": "reach", "unit": 0}}  # nobody stands on the field yet
    assert ann.key("POST", f"/api/tables/{table}/preview", early)[1] == "words-bad-value"
    later = {**asked, "ply": 1}
    assert ann.key("POST", f"/api/tables/{table}/preview", later)[1] == "record-no-such-ply"


def _play_to_the_end(lines: list[Line]) -> tuple[Any, list[Any]]:
    """Always the first option; the last present, and the log of seat 0 as its messages told it."""
    log: list[Any] = []
    while True:
        presents = [line.until("present") for line in lines]
        log[presents[0]["kept"] :] = presents[0]["events"]
        if presents[0]["result"] is not None:
            return presents[0], log
        seat = presents[0]["waiting"][0]
        assert presents[seat]["asked"] is not None and presents[1 - seat]["asked"] is None
        lines[seat].ask(type="move", version=presents[0]["version"], option=0)


def test_a_break_costs_nothing_but_what_was_missed(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    guests = [ann, bob]
    with ann.socket(table, seat=0) as line:
        first = line.until("present")
    for _ in range(4):
        now = ann.get(f"/api/tables/{table}/present?seat=0")
        seat = now["waiting"][0]
        move = {"type": "move", "id": "x", "version": now["version"], "option": 0}
        guests[seat].post(f"/api/tables/{table}/requests?seat={seat}", move)
    kept = len(first["events"])
    with ann.socket(table, seat=0, kept=kept, version=first["version"]) as line:
        missed = line.until("present")
    whole = ann.get(f"/api/tables/{table}/present?seat=0")
    assert missed["kept"] == kept and missed["events"]
    assert first["events"] + missed["events"] == whole["events"]
    assert missed["view"] == whole["view"]


def test_a_repeated_request_is_answered_and_does_nothing(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    now = ann.get(f"/api/tables/{table}/present?seat=0")
    seat = now["waiting"][0]
    guest = (ann, bob)[seat]
    path = f"/api/tables/{table}/requests?seat={seat}"
    move = {"type": "move", "id": "x", "version": now["version"], "option": 0}
    assert guest.post(path, move)["again"] is False
    assert guest.post(path, move)["again"] is True
    stale = guest.post(path, {**move, "option": 1})
    assert stale["type"] == "refused" and stale["problem"]["key"] == "stale-action"
    with guest.socket(table, seat=seat) as line:
        line.until("present")
        line.ask(**{**move, "option": 1})
        kinds = {line.next()["type"] for _ in range(3)}
        assert {"refused", "present"} <= kinds


def test_a_second_device_holds_the_same_seat(ann: Guest, bob: Guest, home: str) -> None:
    table = two_at_a_table(ann, bob)
    phone = Guest(home)
    path = ann.post(f"/api/tables/{table}/seats/0/link")["path"]
    response = phone.http.get(path, follow_redirects=False)
    assert response.status_code == 303 and path not in response.headers["location"]
    assert phone.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert phone.get(f"/api/tables/{table}/present?seat=0")["view"]["you"] == 0
    assert phone.key("GET", f"/api/tables/{table}/present?seat=1") == (403, "not-your-seat")


def test_one_person_may_hold_several_seats(ann: Guest) -> None:
    table = make(ann, "mm")
    ann.post(f"/api/tables/{table}/start")
    for seat in range(2):
        assert ann.get(f"/api/tables/{table}/present?seat={seat}")["view"]["you"] == seat


def test_the_lobby_shows_listed_tables_only(ann: Guest, eve: Guest) -> None:
    secret, listed = make(ann), make(ann, listed=True)
    seen = {table["id"] for table in eve.get("/api/tables?seats=true")["tables"]}
    assert listed in seen and secret not in seen
    own = {table["id"] for table in ann.get("/api/tables?mine=true")["tables"]}
    assert {secret, listed} <= own
    assert eve.get("/api/tables?mine=true")["tables"] == []
    assert eve.get("/api/tables?game=honor&status=running")["tables"] == []
    for _ in range(31):
        make(ann, listed=True)
    page = eve.get("/api/tables")
    rest = eve.get(f"/api/tables?after={page['next']}")
    assert len(page["tables"]) == 30
    assert not {t["id"] for t in page["tables"]} & {t["id"] for t in rest["tables"]}


def test_before_the_deal_seats_change(ann: Guest, bob: Guest) -> None:
    table = make(ann, "moo")
    let_in(ann, bob, table)
    bob.post(f"/api/tables/{table}/seats/1", {})
    assert ann.key("POST", f"/api/tables/{table}/start") == (409, "seats-are-open")
    assert ann.key("POST", f"/api/tables/{table}/seats/1", {}) == (409, "seat-is-taken")
    seats = f"/api/tables/{table}/seats"
    greedy = {"kind": "bot", "bot": "greedy"}
    assert ann.http.put(f"{seats}/2", json=greedy).json()["seats"][2]["bot"] == "greedy"
    assert ann.key("PUT", f"{seats}/1", greedy) == (409, "seat-is-taken")
    assert ann.key("PUT", f"{seats}/2", {"kind": "bot", "bot": "?"}) == (400, "unknown-bot")
    assert bob.http.delete(f"{seats}/1").json()["seats"][1]["kind"] == "open"
    bob.post(f"{seats}/1", {"name": "Robert"})
    added = bob.post(f"/api/tables/{table}/entropy", {"seat": 1, "entropy": "my cat"})
    assert added["seats"][1]["entropy"] and "my cat" not in json.dumps(added)
    assert ann.get(f"/api/tables/{table}/luck")["entropy"] is None
    begun = ann.post(f"/api/tables/{table}/start")
    assert re.fullmatch("[0-9a-f]{64}", begun["commitment"])
    assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
    assert bob.key("DELETE", f"{seats}/1") == (409, "has-begun")
    assert bob.key("POST", f"/api/tables/{table}/entropy", {"seat": 1, "entropy": "x"}) == (
        409,
        "has-begun",
    )


# -- the wrong person ------------------------------------------------------------------------------

PRIVATE = [
    ("GET", "", None),
    ("GET", "/invite", None),
    ("POST", "/seats/1", {"name": "Eve"}),
    ("DELETE", "/seats/1", None),
    ("PUT", "/seats/1", {"kind": "open"}),
    ("POST", "/seats/1/link", None),
    ("GET", "/seats/1/world", None),
    ("POST", "/entropy", {"seat": 1, "entropy": "x"}),
    ("POST", "/start", None),
    ("GET", "/present", None),
    ("GET", "/present?seat=1", None),
    ("POST", "/requests", {"type": "ping", "id": "1"}),
    ("POST", "/requests?seat=1", {"type": "resign", "id": "1"}),
    ("GET", "/luck", None),
    ("GET", "/record", None),
    ("GET", "/replay?ply=0", None),
    ("GET", "/review?ply=0", None),
    ("POST", "/review", {"ply": 0, "words": {}}),
    ("GET", "/reviews", None),
    ("POST", "/seats/1/take", {"name": "Eve"}),
    ("DELETE", "/seats/1/take", None),
    ("POST", "/host", {"seat": 1}),
    ("POST", "/blocks", {"who": "x"}),
    ("DELETE", "/blocks/{whom}", None),
    ("PUT", "/counts", {"counts": True}),
    ("POST", "/seats/1/agree", None),
    ("GET", "/ratings", None),
    ("POST", "/preview", {"ply": 0, "about": {}}),
    ("POST", "/branch", {"ply": 0, "seats": [{}, {}]}),
]


@pytest.mark.parametrize(("method", "path", "body"), PRIVATE)
def test_a_private_table_does_not_exist_for_others(
    ann: Guest, bob: Guest, eve: Guest, method: str, path: str, body: Any
) -> None:
    table = two_at_a_table(ann, bob)
    assert eve.key(method, f"/api/tables/{table}{path}", body) == (404, "no-such-table")
    assert eve.key(method, f"/api/tables/nonesuch{path}", body) == (404, "no-such-table")


LISTED = [
    ("DELETE", "/seats/1", None, {"not-your-seat"}),
    ("PUT", "/seats/1", {"kind": "open"}, {"not-the-host"}),
    ("POST", "/seats/1/link", None, {"not-your-seat"}),
    ("GET", "/seats/1/world", None, {"not-your-seat"}),
    ("POST", "/entropy", {"seat": 1, "entropy": "x"}, {"not-your-seat"}),
    ("POST", "/start", None, {"not-the-host"}),
    ("GET", "/present?seat=1", None, {"not-your-seat"}),
    ("POST", "/requests?seat=1", {"type": "resign", "id": "1"}, {"not-your-seat"}),
    ("GET", "/record", None, {"not-over"}),
    ("GET", "/replay?ply=0&viewer=1", None, {"not-your-seat"}),
    ("GET", "/replay?ply=0&viewer=referee", None, {"not-your-seat"}),
    ("GET", "/review?ply=0", None, {"not-over"}),
    ("POST", "/review", {"ply": 0, "words": {}}, {"not-over"}),
    ("GET", "/reviews", None, {"not-over"}),
    ("POST", "/seats/1/take", {"name": "Eve"}, {"is-present"}),
    ("DELETE", "/seats/1/take", None, {"no-such-proposal"}),
    ("POST", "/host", {"seat": 1}, {"not-the-host"}),
    ("POST", "/blocks", {"who": "x"}, {"not-the-host"}),
    ("DELETE", "/blocks/x", None, {"not-the-host"}),
    ("PUT", "/counts", {"counts": True}, {"not-the-host"}),
    ("POST", "/seats/1/agree", None, {"not-your-seat"}),
    ("POST", "/branch", {"ply": 0, "seats": [{}, {}]}, {"not-over"}),
    ("POST", "/seats/1", {"name": "Eve"}, {"has-begun"}),
]


@pytest.mark.parametrize(("method", "path", "body", "keys"), LISTED)
def test_an_onlooker_cannot_act_nor_see_hands(
    ann: Guest, eve: Guest, method: str, path: str, body: Any, keys: set[str]
) -> None:
    table = make(ann, "mm", listed=True)
    ann.post(f"/api/tables/{table}/start")
    before = ann.get(f"/api/tables/{table}")
    status, key = eve.key(method, f"/api/tables/{table}{path}", body)
    assert status in (403, 409) and key in keys
    assert ann.get(f"/api/tables/{table}") == before


def test_every_table_endpoint_has_a_test_of_the_wrong_person(home: str) -> None:
    tested = {(m, re.sub(r"\d", "{seat}", p.partition("?")[0])) for m, p, _ in PRIVATE}
    there = set()
    schema = Guest(home).get("/schema/openapi.json")
    for path, methods in schema["paths"].items():
        if path.startswith("/api/tables/{id}"):
            there |= {(m.upper(), path.removeprefix("/api/tables/{id}")) for m in methods}
    assert there == tested


REQUESTS: list[dict[str, Any]] = [
    {"type": "move", "version": 1, "option": 0},
    {"type": "undo", "version": 1},
    {"type": "why", "thing": {"seat": 1}},
    {"type": "hint"},
    {"type": "propose", "version": 1, "what": "abandon"},
    {"type": "answer", "proposal": 1, "agree": True},
    {"type": "resign"},
    {"type": "orders", "windows": "pass"},
    {"type": "stand_in", "seat": 0},
    {"type": "go_on"},
    {"type": "rematch"},
    {"type": "watching", "version": 1},
    {"type": "watched", "version": 1},
]
OPEN = {"preview", "log", "show", "chat", "mute", "ping"}


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: str(request["type"]))
def test_an_onlookers_message_changes_nothing(ann: Guest, eve: Guest, request_: Any) -> None:
    table = make(ann, "mm", listed=True)
    ann.post(f"/api/tables/{table}/start")
    before = without_visitors(ann.get(f"/api/tables/{table}"))
    with eve.socket(table) as line:
        line.until("present")
        line.ask(**request_)
        assert line.until("refused")["problem"]["key"] == "not-a-player"
    assert without_visitors(ann.get(f"/api/tables/{table}")) == before


def without_visitors(table: dict[str, Any]) -> dict[str, Any]:
    """Other servers hear a moment later that somebody went."""
    return {name: told for name, told in table.items() if name not in ("spectators", "onlookers")}


def test_every_message_has_a_test_of_the_wrong_person() -> None:
    kinds = {
        definition["properties"]["type"]["enum"][0]
        for name, definition in socket_schema()["$defs"].items()
        if f"#/$defs/{name}" in json.dumps(socket_schema()["from_client"])
    }
    assert kinds == {request["type"] for request in REQUESTS} | OPEN


def test_sockets_open_only_for_those_who_may_look(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = two_at_a_table(ann, bob)
    listed = make(ann, "mm", listed=True)
    ann.post(f"/api/tables/{listed}/start")
    refused: list[tuple[Guest, str, dict[str, Any]]] = [
        (eve, table, {}),
        (eve, table, {"seat": 0}),
        (eve, listed, {"seat": 0}),
        (bob, table, {"seat": 0}),
        (eve, listed, {"view": "referee"}),
        (ann, table, {"seat": 7}),
        (ann, "nonesuch", {}),
    ]
    for guest, id, query in refused:
        with pytest.raises(InvalidStatus), guest.socket(id, **query):
            pass


def test_a_forged_or_foreign_token_is_nobody(ann: Guest, bob: Guest, home: str) -> None:
    table = two_at_a_table(ann, bob)
    token = ann.http.cookies[COOKIE]
    invite = ann.get(f"/api/tables/{table}/invite")["invite"].removeprefix("/join/i.")
    for forged in (token[:-2] + "xx", "a.b", invite, "x" * 500):
        thief = Guest(home)
        headers = {"authorization": f"Bearer {forged}"}
        response = thief.http.get(f"/api/tables/{table}", headers=headers)
        assert response.status_code == 401 and response.json()["key"] == "bad-token"
        thief.http.cookies.set(COOKIE, forged)
        assert thief.http.get(f"/api/tables/{table}").status_code == 404
    for link in ("i." + token, "s." + invite, "i.x", "nothing", "i." + "y" * 400):
        assert ann.key("GET", f"/join/{link}") == (404, "bad-link")


# -- safety ----------------------------------------------------------------------------------------


def test_pages_of_other_origins_cannot_write_nor_listen(ann: Guest, bob: Guest, home: str) -> None:
    table = two_at_a_table(ann, bob)
    foreign = {"origin": "http://evil.test"}
    for origin in ("http://evil.test", "http://[", "null", ""):
        response = ann.http.post(f"/api/tables/{table}/start", headers={"origin": origin})
        assert (response.status_code, response.json()["key"]) == (403, "other-origin"), origin
    with pytest.raises(InvalidStatus), ann.socket(table, foreign, seat=0):
        pass
    own = ann.http.post(f"/api/tables/{table}/start", headers={"origin": home})
    assert own.status_code == 200


def test_every_answer_carries_strict_headers(ann: Guest) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/healthz", "/schema/openapi.json"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert ann.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts(home: str) -> None:
    guest = Guest(home)
    response = guest.http.post("/api/me", json={"name": "Cleo"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_too_much_is_refused(ann: Guest, bob: Guest) -> None:
    assert ann.key("POST", "/api/me", {"name": "x" * 100_000}) == (413, "too-large")
    table = two_at_a_table(ann, bob)
    with ann.socket(table, seat=0) as line:
        line.until("present")
        line.send("x" * 20_000)
        assert line.until("refused")["problem"]["key"] == "too-large"
        for broken in (
            "{",
            "[]",
            '{"type":"dance","id":"1"}',
            '{"type":"ping"}',
            "null",
            "[" * 9000,
        ):
            line.send(broken)
            assert line.until("refused")["problem"]["key"] == "bad-message"


def test_who_asks_too_fast_is_cut_off(tmp_path: Path) -> None:
    slowly = Config(database=str(tmp_path / "t.db"), messages_a_second=1, burst=20)
    with serving(slowly) as (home, _):
        _is_cut_off(Guest(home, "Ann"), Guest(home, "Bob"))


def _is_cut_off(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    with ann.socket(table, seat=0) as line:
        line.until("present")
        with pytest.raises(ConnectionClosed) as closed:
            for number in range(10_000):
                line.ask(type="ping", id=str(number))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert line.until("refused")["problem"]["key"] == "too-fast"
        assert line.until("bye")["problem"]["key"] == "too-fast"


def test_a_fault_of_ours_tells_nothing(served: tuple[str, Litestar], ann: Guest) -> None:
    table, hall = make(ann), served[1].state.hall
    real, hall.seen_room = hall.seen_room, None
    answers = [ann.http.get(f"/api/tables/{table}") for _ in range(2)]  # perhaps at two servers
    hall.seen_room = real
    failed = next(answer for answer in answers if answer.status_code != 200)
    assert failed.status_code == 500
    assert failed.json() == {"key": "server-fault", "facts": {}, "clause": ""}


def test_a_fault_of_ours_on_a_line_is_counted_and_ends_it(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"), **NO_LIMITS)) as (home, app):
        ann, hall = Guest(home, "Ann"), app.state.hall
        table = make(ann, "mm")
        ann.post(f"/api/tables/{table}/start")
        seat = ann.get(f"/api/tables/{table}/present?seat=0")["waiting"][0]
        with ann.socket(table, seat=seat) as line:
            present = line.until("present")
            hall.known(table)._showing = None
            line.ask(type="move", version=present["version"], option=0)
            with pytest.raises(ConnectionClosed) as ended:
                line.until("done")
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1011
        assert hall.house.metrics.faults.value == 1


# -- what is there for all -------------------------------------------------------------------------


def test_the_house_tells_its_games_and_texts(home: str) -> None:
    guest = Guest(home)
    house = guest.get("/api/house")
    glory = next(game for game in house["games"] if game["slug"] == "glory")
    assert glory["seats"] == [2, 3, 4]
    assert {"rounds", "imperial_orders"} <= {option["name"] for option in glory["options"]}
    for language in house["languages"]:
        text = guest.http.get(f"/words/{language}.ftl")
        assert "problem-stale-action" in text.text and "clause-GLO-3-7" in text.text
        assert "\nhonor-facts =\n" in text.text and "    .rival = player\n" in text.text
    assert guest.key("GET", "/words/fr.ftl") == (404, "no-such-page")
    assert guest.key("GET", "/words/en") == (404, "no-such-page")


def test_the_written_schema_is_the_served_one(home: str) -> None:
    written = json.loads((ROOT / "docs" / "socket.schema.json").read_text("utf-8"))
    assert written == Guest(home).get("/schema/socket.json") == socket_schema()


def test_every_endpoint_stands_in_the_protocol(home: str) -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for path in Guest(home).get("/schema/openapi.json")["paths"]:
        assert path in told or path.replace("{file}", "{language}.ftl") in told, path
    for kind in {r["type"] for r in REQUESTS} | OPEN:
        assert f"`{kind}`" in told


def test_operators_see_health_and_numbers(home: str, ann: Guest, bob: Guest) -> None:
    two_at_a_table(ann, bob)
    assert ann.http.get("/healthz").text.startswith("ok\n")
    page = ann.http.get("/metrics").text
    found = {
        sample.name: sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }
    assert found["sengoku_tables"] >= 1 and found["sengoku_sockets"] >= 0
    assert {"sengoku_moves_total", "sengoku_bot_late_total"} <= {*found}
    assert {"sengoku_move_seconds_count", "sengoku_bot_seconds_bucket"} <= {*found}


def test_a_record_that_was_changed_is_found_out(ann: Guest) -> None:
    table = make(ann, "mb")
    ann.post(f"/api/tables/{table}/start")
    ann.post(f"/api/tables/{table}/requests?seat=0", {"type": "resign", "id": "r"})
    record = ann.http.get(f"/api/tables/{table}/record").json()
    verify = ann.http.post("/api/verify", content=json.dumps(record)).json()
    assert verify["verified"]
    record["luck"]["house"] = "00" * 32
    verify = ann.http.post("/api/verify", content=json.dumps(record)).json()
    assert verify["problem"]["key"] == "record-other-commitment"
    assert ann.http.post("/api/verify", content=b"{").json()["problem"]["key"] == "record-not-whole"


@pytest.mark.parametrize("seen", ["move", "present"])
def test_who_plays_without_a_socket_is_present_too(tmp_path: Path, seen: str) -> None:
    minute, watch = 60_000, Hands()
    with serving(Config(database=str(tmp_path / "t.db"), away=minute), watch) as (home, _):
        ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
        made = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
        table = made["table"]["id"]
        bob.http.get(made["invite"])
        bob.post(f"/api/tables/{table}/seats/1", {})
        ann.post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/requests?seat="
        for _ in range(3):
            watch.skip(minute - 1)
            if seen == "move":
                bob.post(path + "1", {"type": "move", "id": "m", "version": 0, "option": 0})
            else:
                bob.get(f"/api/tables/{table}/present?seat=1")
            watch.skip(minute - 1)
            reply = ann.post(path + "0", {"type": "stand_in", "id": "s", "seat": 1})
            assert reply["problem"]["key"] == "is-present"
        watch.skip(1)
        assert ann.post(path + "0", {"type": "stand_in", "id": "s", "seat": 1})["type"] == "done"
