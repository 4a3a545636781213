"""A server on a port of this machine, and guests with browsers of their own."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from websockets.sync.client import connect

from sengoku.server.app import make_app
from sengoku.server.config import Config
from sengoku.server.messages import FromServer
from sengoku.server.run import wired
from sengoku.server.watch import Watch
from sengoku.server.web.entrance import Entrance
from tests.server.crossroads import HERE, crossroads
from tests.server.support import PATIENT

__all__ = ["HOUSES", "Guest", "Line", "house", "serving"]

# One server with a file; or two on one PostgreSQL, where each request and each socket of somebody
# comes to another one than the one before.
HOUSES = ["alone", pytest.param("apart", marks=pytest.mark.long)]


@contextmanager
def house(request: pytest.FixtureRequest, config: Config) -> Iterator[tuple[str, Litestar]]:
    """The address of the one of `HOUSES` that is asked for, and the application of a server."""
    if request.param == "alone":
        with serving(config) as found:
            yield found
        return
    config = replace(config, database=request.getfixturevalue("cluster").create())
    with (
        serving(config) as (one, app),
        serving(config) as (two, _),
        crossroads([one, two]) as home,
    ):
        yield home, app


@contextmanager
def serving(config: Config, watch: Watch | None = None) -> Iterator[tuple[str, Litestar]]:
    """Its address, and the application itself for those who plant faults."""
    patience = 1000 * PATIENT
    app = make_app(
        replace(
            config,
            bot_limit=patience,
            queue_patience=patience,
            reading_limit=patience,
            refusal_delay=0,
        ),
        watch,
    )
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    settings = wired(config, app, Entrance(config))
    settings.timeout_graceful_shutdown = 1
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", app
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


class Line:
    """A socket; every message that comes is one of the contract."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._opening = connect(url, additional_headers=headers, compression=None, max_queue=None)

    def __enter__(self) -> "Line":
        self._line = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def ask(self, **request: Any) -> None:
        self.send(json.dumps({"id": "x", **request}))

    def send(self, text: str) -> None:
        self._line.send(text)

    def next(self) -> dict[str, Any]:
        text = self._line.recv(timeout=120)
        msgspec.json.decode(text, type=FromServer)
        message: dict[str, Any] = json.loads(text)
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message


class Guest:
    def __init__(self, home: str, name: str = "") -> None:
        self.home = home
        kept = httpx.Limits(max_keepalive_connections=0 if home in HERE else None)
        self.http = httpx.Client(base_url=home, timeout=120, limits=kept)
        if name:
            assert self.post("/api/me", {"name": name})["known"]

    def __del__(self) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._read(self.http.post(path, json=body))

    def _read(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    def key(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the key of a refusal."""
        response = self.http.request(method, path, json=body)
        return response.status_code, response.json()["key"]

    def socket(self, table: str, headers: dict[str, str] | None = None, **query: Any) -> Line:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.home.replace('http', 'ws')}/api/tables/{table}/socket?{words}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies, **(headers or {})}
        return Line(url, sent)
