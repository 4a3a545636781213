"""Runs the server until it is told to stop."""

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from sengoku.kernel.problem import Problem
from sengoku.server.app import make_app
from sengoku.server.config import Config
from sengoku.server.logs import begin_logs

__all__ = ["run"]

LARGEST_FRAME = 32_768
PATIENCE = 5  # seconds for open requests when it stops


def run(config: Config, ready: Callable[[str], None]) -> int:
    """`ready` hears the address once somebody can connect to it."""
    begin_logs()
    listener = _listen(config.host, config.port)
    port = listener.getsockname()[1]
    if "://" not in config.database:
        Path(config.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
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


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

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
