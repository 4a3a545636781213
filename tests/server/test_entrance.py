"""Who sends half a request keeps nobody else out: it has its time, and an address its number."""

import asyncio
import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import WebSocketException

from sengoku.kernel.problem import Problem
from sengoku.server.config import Config, proxies_named
from sengoku.server.web.entrance import Entrance
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS

HEAD = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n" + b'{"name": '


@contextmanager
def house(tmp_path: Path, **settings: Any) -> Iterator[tuple[str, Litestar]]:
    usual = {
        **NO_LIMITS,
        "database": str(tmp_path / "t.db"),
        "bot_delay": 0,
        "undo_time": 0,
    }
    with serving(Config(**{**usual, **settings})) as found:
        yield found


class Stranger:
    """A bare connection."""

    def __init__(self, home: str, sent: bytes = b"") -> None:
        place = urlsplit(home)
        assert place.hostname is not None and place.port is not None
        self._line = socket.create_connection((place.hostname, place.port), timeout=120)
        self._line.sendall(sent)

    def hears(self) -> tuple[int, Any]:
        """The status and the problem of an answer after which the line ends."""
        heard = b""
        while data := self._line.recv(65_536):
            heard += data
        self.close()
        head, _, body = heard.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    def close(self) -> None:
        self._line.close()


def faults(app: Litestar) -> int:
    return int(app.state.hall.house.metrics.faults.value)


# -- time --------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, BODY], ids=["nothing", "G", "head", "body"])
def test_half_a_request_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    with house(tmp_path, request_patience=1000) as (home, app):
        status, problem = Stranger(home, sent).hears()
        assert (status, problem["key"]) == (408, "too-slow")
        assert problem["facts"] == {"seconds": 1}
        assert Guest(home, "Ann") and faults(app) == 0


def test_half_a_second_request_is_cut_off(tmp_path: Path) -> None:
    with house(tmp_path, request_patience=200) as (home, _):
        stranger = Stranger(home, HEAD + b"\r\n" + BODY)
        heard = b""
        while data := stranger._line.recv(65_536):
            heard += data
        stranger.close()
        assert heard.startswith(b"HTTP/1.1 200") and b"HTTP/1.1 408" in heard


def test_an_open_socket_and_a_slow_answer_are_not_cut_off(tmp_path: Path) -> None:
    with house(tmp_path, request_patience=200) as (home, app):
        ann = Guest(home, "Ann")
        body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
        table = ann.post("/api/tables", body)["table"]["id"]
        store, gate, found = app.state.hall.house.store, threading.Event(), []
        real = store.lobby

        async def slow(**asked: Any) -> Any:
            await asyncio.to_thread(gate.wait)
            return await real(**asked)

        store.lobby = slow
        asking = threading.Thread(target=lambda: found.append(Guest(home).get("/api/tables")))
        asking.start()
        try:
            with ann.socket(table, seat=0) as line:
                line.until("welcome")
                assert Stranger(home, HEAD).hears()[0] == 408  # so much time has passed by now
                line.ask(type="ping")
                assert line.until("pong")
        finally:
            gate.set()
        asking.join()
        assert [each["id"] for each in found[0]["tables"]] == [table]


# -- number ------------------------------------------------------------------------------------


def elsewhere(home: str) -> httpx.Client:
    """Another address of this machine."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(base_url=home, transport=transport, timeout=120)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of the machine")
def test_an_address_full_of_half_requests_leaves_the_others_served(tmp_path: Path) -> None:
    with house(tmp_path, connections_an_address=20, request_patience=10**8) as (home, app):
        held = [Stranger(home, HEAD) for _ in range(20)]
        for _ in range(40):
            status, problem = Stranger(home).hears()
            assert (status, problem["key"]) == (429, "too-many-connections")
            assert problem["facts"] == {"most": 20}
        with elsewhere(home) as bystander:
            assert bystander.post("/api/me", json={"name": "Ann"}).status_code == 200
        for stranger in held[:10]:
            stranger.close()
        for _ in range(1000):  # the server notices a little later that they left
            if (status := httpx.get(f"{home}/healthz", timeout=120).status_code) == 200:
                break
        assert status == 200 and faults(app) == 0
        for stranger in held[10:]:
            stranger.close()


def test_sockets_count_until_they_close(tmp_path: Path) -> None:
    with house(tmp_path, connections_an_address=3) as (home, _):
        ann = Guest(home, "Ann")  # keeps a connection of her own
        body = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
        table = ann.post("/api/tables", body)["table"]["id"]
        for _ in range(4):
            with ann.socket(table) as one, ann.socket(table) as two:
                assert one.until("welcome") and two.until("welcome")
                assert ann.get("/api/me")["known"]
                assert Stranger(home).hears()[0] == 429
            _once_there_is_room(ann, table)


def _once_there_is_room(guest: Guest, table: str) -> None:
    """The server notices a little later that somebody left."""
    for _ in range(1000):
        try:
            with guest.socket(table) as line:
                assert line.until("welcome")
                return
        except (WebSocketException, OSError):
            time.sleep(0.02)
    raise AssertionError("who left is still counted")


def test_every_address_leaves_as_often_as_it_came() -> None:
    entrance = Entrance(Config(connections_an_address=2, proxies=("192.0.2.8/31", "::1")))
    proxy, eve, ann = ("192.0.2.9", 1), ("192.0.2.1", 1), ("192.0.2.2", 1)
    assert [entrance.enter(eve) for _ in range(3)] == [True, True, False]
    assert entrance.enter(ann) and entrance.count() == 3
    assert all(entrance.enter(proxy) for _ in range(100)) and entrance.count() == 3
    entrance.leave(eve)
    assert entrance.enter(eve) and not entrance.enter(eve)
    for who in (eve, eve, ann, proxy):
        entrance.leave(who)
    assert entrance.count() == 0 and not entrance._here


def test_a_proxy_is_named_by_its_address_or_network() -> None:
    assert proxies_named(" 127.0.0.1 10.0.0.0/8 ") == ("127.0.0.1", "10.0.0.0/8")
    with pytest.raises(Problem) as refused:
        proxies_named("127.0.0.1 nginx")
    assert refused.value.facts == {"value": "nginx"}


# -- behind a proxy ----------------------------------------------------------------------------


def test_a_proxy_is_not_counted_and_those_behind_it_are(tmp_path: Path) -> None:
    settings = {"proxies": ("127.0.0.1",), "connections_an_address": 1, "requests_a_minute": 2}
    with house(tmp_path, **settings) as (home, _):
        held = [Stranger(home, HEAD) for _ in range(5)]
        for guest in ("203.0.113.1", "203.0.113.2"):
            headers = {"x-forwarded-for": guest}
            answers = [httpx.get(f"{home}/api/me", headers=headers, timeout=120) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
        for stranger in held:
            stranger.close()


def test_whom_somebody_speaks_for_is_believed_of_a_configured_proxy_only(tmp_path: Path) -> None:
    with house(tmp_path, requests_a_minute=2) as (home, _):
        guests = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(3)]
        answers = [httpx.get(f"{home}/api/me", headers=guest, timeout=120) for guest in guests]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
