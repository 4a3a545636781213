"""Runs the server until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from sengoku.kernel.problem import Problem
from sengoku.server.app import make_app
from sengoku.server.config import Config
from sengoku.server.logs import begin_logs
from sengoku.server.store import Store
from sengoku.server.store.sole import alone

__all__ = ["run"]

LARGEST_FRAME = 32_768
SIGNALS = (signal.SIGINT, signal.SIGTERM)
PATIENCE = 5  # seconds for open requests when it stops


def run(config: Config, ready: Callable[[str], None]) -> int:
    """`ready` hears the address once somebody can connect to it."""
    begin_logs()
    if "://" not in config.database:
        Path(config.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    with alone(config.database):
        return _serve(config, ready)


def _serve(config: Config, ready: Callable[[str], None]) -> int:
    asyncio.run(_try_database(config))
    listener = _listen(config.host, config.port)
    port = listener.getsockname()[1]
    server = _Server(
        uvicorn.Config(
            make_app(config),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=PATIENCE,
        ),
        lambda: ready(f"http://{config.host}:{port}"),
    )
    server.run([listener])
    return 0 if server.started else 1


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


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as failed:
        listener.close()
        why = str(getattr(failed, "strerror", None) or failed)[:80]
        facts: dict[str, str | int] = {"host": host[:60], "port": str(port), "why": why}
        raise Problem("cli-cannot-listen", facts) from None
    return listener
