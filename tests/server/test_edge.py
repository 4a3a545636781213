"""What nobody types is refused at the edge, and reaches neither a table nor the database."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from websockets.exceptions import InvalidStatus

from sengoku.kernel.problem import Problem
from sengoku.server.config import Config
from sengoku.server.edge import DEEPEST, LONGEST_TEXT, check_address, check_text
from tests.server.databases import Cluster, new_database
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(
    request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Litestar]]:
    database = new_database(request.param, cluster, tmp_path_factory.mktemp("edge"))
    with serving(Config(database=database, bot_delay=0, undo_time=0, **NO_LIMITS)) as found:
        yield found


# -- the check itself --------------------------------------------------------------------------

HONEST = [
    b"",
    b"{",
    b'{"text":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}',
    json.dumps({"text": '"' * 600 + "\\" * 600, "more": "[{" * 60}).encode(),
    json.dumps({"text": "\U0001f3ef" * 500}).encode(),
    json.dumps({"text": "\U0001f3ef" * 500}, ensure_ascii=False).encode(),
    json.dumps({"text": "\\u0000"}).encode(),  # six letters, no NUL
    json.dumps({"text": "\\\\\\u0000"}).encode(),
    json.dumps({"actions": [*range(10_000)], "pairs": [[n] for n in range(1000)]}).encode(),
    b"[" * DEEPEST + b"]" * DEEPEST,
]
DISHONEST = [
    b'"\0"',
    b'"\xff"',
    b'"\xed\xa0\x80"',
    json.dumps({"id": "a\0b"}).encode(),
    json.dumps({"\0": 1}).encode(),
    json.dumps({"id": "\\\0"}).encode(),
    json.dumps({"id": '"\\\\\0'}).encode(),
    json.dumps({"a": ["x" * (LONGEST_TEXT + 1)]}).encode(),
    json.dumps({"x" * (LONGEST_TEXT + 1): 1}).encode(),
    b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
    b'{"a":' * 9000,
    b'{"a":"' + b'\\"' * 20_000 + b'"}',
    b'["]' + b"[" * 9000,
]


@pytest.mark.parametrize("sent", HONEST, ids=range(len(HONEST)))
def test_an_honest_text_passes(sent: bytes) -> None:
    check_text(sent)


@pytest.mark.parametrize("sent", DISHONEST, ids=range(len(DISHONEST)))
def test_no_text_passes_that_holds_nul_or_has_no_end(sent: bytes) -> None:
    with pytest.raises(Problem) as refused:
        check_text(sent)
    assert refused.value.key == "bad-message"


def test_an_address_is_plain() -> None:
    check_address("/api/tables/abc", "seat=1&view=a b&name=M\u00fcnchen")
    for path, query in [("/a\0", ""), ("/a\nb", ""), ("/a", "x=\0"), ("/" + "a" * 1900, "")]:
        with pytest.raises(Problem):
            check_address(path, query)


# -- over the wire -----------------------------------------------------------------------------

SENT: list[tuple[str, str, Any]] = [
    ("POST", "/api/me", {"name": "A\0nn"}),
    ("POST", "/api/bots", {"name": "B\0t"}),
    ("POST", "/api/tables", {"game": "gl\0ry", "seats": [{"kind": "mine"}, {}]}),
    ("POST", "/api/tables", {"game": "glory", "seats": [{}, {}], "options": {"\0": 1}}),
    ("POST", "/api/tables/{id}/requests", {"type": "chat", "id": "\0", "text": "x"}),
    ("POST", "/api/tables/{id}/requests", {"type": "preview", "id": "1", "about": {"a": "\0"}}),
    ("POST", "/api/tables/{id}/entropy", {"seat": 0, "entropy": "\0"}),
    ("POST", "/api/verify", {"format": "\0"}),
    ("GET", "/api/tables/%00", None),
    ("GET", "/api/tables/a%00b/replay?ply=0", None),
    ("GET", "/api/tables?game=%00", None),
    ("GET", "/api/tables?after=5.%00", None),
    ("GET", "/api/tables?status=a%00", None),
    ("GET", "/api/tables/{id}/replay?ply=0&viewer=%00", None),
    ("GET", "/join/%00", None),
    ("GET", "/words/%00.ftl", None),
    ("GET", "/table/%00", None),
]


@pytest.mark.parametrize(("method", "path", "body"), SENT)
def test_nul_is_refused_wherever_it_comes_in(
    served: tuple[str, Litestar], method: str, path: str, body: Any
) -> None:
    home, app = served
    guest = Guest(home, "Eve")
    table = _table(guest)
    status, _ = guest.key(method, path.replace("{id}", table), body)
    assert 400 <= status < 500
    assert app.state.hall.house.metrics.faults.value == 0


@pytest.mark.parametrize(
    "path",
    ["/api/me", "/api/bots", "/api/tables", "/api/verify", "/api/qr", "/api/tables/{id}/requests"],
)
def test_what_is_no_text_and_deep_json_are_refused(served: tuple[str, Litestar], path: str) -> None:
    home, app = served
    guest = Guest(home, "Eve")
    path = path.replace("{id}", _table(guest))
    for sent in (
        b'{"name":"\xed\xa0\x80"}',
        b"[" * 60_000,
        b'{"name":' * 8000,
        b'{"name":"x","a":' + b"[" * 30_000,
    ):
        answer = guest.http.post(path, content=sent, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")
    assert app.state.hall.house.metrics.faults.value == 0


def test_a_socket_refuses_the_same_and_goes_on(served: tuple[str, Litestar]) -> None:
    home, app = served
    guest = Guest(home, "Eve")
    table = _table(guest)
    with guest.socket(table, seat=0) as line:
        line.until("welcome")
        for sent in (
            {"type": "chat", "id": "\0", "text": "x"},
            {"type": "chat", "id": "1", "text": "a\0"},
            {"type": "why", "id": "1", "words": {"do": {"\0": 1}}},
        ):
            line.send(json.dumps(sent))
            assert line.until("refused", "done")["problem"]["key"] == "bad-message"
        line.send('{"type":"why","id":"1","words":' + '{"a":' * 2000)
        assert line.until("refused")["problem"]["key"] == "bad-message"
        line.ask(type="chat", text="hello")
        assert line.until("done")
    with pytest.raises(InvalidStatus), guest.socket(table, view="%00"):
        pass
    assert app.state.hall.house.metrics.faults.value == 0


def _table(guest: Guest) -> str:
    body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
    return str(guest.post("/api/tables", body)["table"]["id"])


@pytest.mark.parametrize("players", [0, 13, -(2**63), 2**40, 10**30])
def test_a_number_of_players_that_no_game_has_is_refused(
    served: tuple[str, Litestar], players: int
) -> None:
    """A database knows numbers up to a length, and would be taken to be away."""
    status, key = Guest(served[0]).key("GET", f"/api/tables?players={players}")
    assert (status, key) == (400, "bad-message")
