"""Runs the server until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from sengoku.kernel.problem import Problem
from sengoku.server.app import make_app
from sengoku.server.config import Config
from sengoku.server.crew import supervise
from sengoku.server.door import EVERYWHERE, Door
from sengoku.server.logs import begin_logs
from sengoku.server.store import Store
from sengoku.server.store.private import make_folder
from sengoku.server.store.sole import alone
from sengoku.server.store.url import is_embedded, read_url
from sengoku.server.web.entrance import Entrance
from sengoku.server.web.prefix import below, prefix_of

__all__ = ["run", "serve_at", "wired"]

LARGEST_FRAME = 32_768
SIGNALS = (signal.SIGINT, signal.SIGTERM)
MOST_FILES = 65_536
WAITING = 2048  # who may wait to be let in
RARELY = (50_000, 20, 50)  # new objects, and times that younger ones were looked at
PATIENCE = 5  # seconds for open requests when it stops


def run(config: Config, ready: Callable[[Door], None]) -> int:
    """`ready` hears the addresses once somebody can connect to them."""
    begin_logs()
    if "://" not in config.database:
        make_folder(Path(config.database).expanduser().absolute().parent)
    if config.workers > 1:
        _check_workers(config)
    with alone(config.database):
        asyncio.run(_try_database(config))
        listener = _listen(config.host, config.port, or_any=config.any_port)
        if config.workers > 1:
            door = Door(config, *listener.getsockname()[:2])
            return supervise(config, listener, lambda: ready(door))
        return serve_at(config, listener, lambda _: None, ready)


def _check_workers(config: Config) -> None:
    """One process keeps a SQLite file; and a socket is inherited on systems like Unix only."""
    if is_embedded(read_url(config.database)):
        raise Problem("workers-need-postgresql")
    if sys.platform == "win32":
        raise Problem("workers-need-unix")


def serve_at(
    config: Config,
    listener: socket.socket,
    begun: Callable[[Callable[[], None]], None],
    ready: Callable[[Door], None] = lambda _: None,
) -> int:
    """`begun` gets what ends it, once it serves."""
    host, port = listener.getsockname()[:2]

    async def listen_at(more: str) -> int:
        return await server.listen_at(more, port)

    def stop() -> None:
        server.should_exit = True

    def started() -> None:
        begun(stop)
        ready(door)

    door = Door(config, host, port, listen_at)
    app = below(prefix_of(config.address), make_app(config, way_in=door))
    server = _Server(wired(config, app, Entrance(config)), started)
    _allow_many_files()
    _tidy_up_rarely()
    server.run([listener])
    return 0 if server.started else 1


def wired(config: Config, app: Any, entrance: Entrance) -> uvicorn.Config:
    """Whom somebody speaks for is believed of configured proxies only."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=entrance.http,
        ws=entrance.socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=[*config.proxies],
        timeout_graceful_shutdown=PATIENCE,
    )


def _allow_many_files() -> None:
    """Every connection is one. Many systems allow more than they give at first."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _tidy_up_rarely() -> None:
    """Views come and go by the thousand and hold no circles, which is all that Python's collector
    looks for; it took a tenth of every move. What is there already stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


async def _try_database(config: Config) -> None:
    """What is wrong with it is said before anybody can connect."""
    store = Store(config.database, config.database_patience / 1000)
    await store.open()
    await store.close()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure: nothing is raised again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def listen_at(self, host: str, port: int) -> int:
        """At one more address, if need be with another port; which one it is."""
        listener = _listen(host, port, or_any=True)
        config, state, shared = self.config, self.server_state, self.lifespan.state
        make: Any = config.http_protocol_class
        loop = asyncio.get_running_loop()
        self.servers.append(
            await loop.create_server(
                lambda: make(config=config, server_state=state, app_state=shared),
                sock=listener,
                backlog=config.backlog,
            )
        )
        return int(listener.getsockname()[1])


def _listen(host: str, port: int, *, or_any: bool) -> socket.socket:
    """Somebody else may want the same port at the same moment: who listens first has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(WAITING)
    except (OSError, OverflowError) as failed:
        listener.close()
        if or_any and port:
            return _listen(host, 0, or_any=False)
        why = str(getattr(failed, "strerror", None) or failed)[:80]
        if host in EVERYWHERE:
            raise Problem("cli-cannot-use-port", {"port": str(port), "why": why}) from None
        facts: dict[str, str | int] = {"host": host[:60], "port": str(port), "why": why}
        raise Problem("cli-cannot-listen", facts) from None
    return listener
