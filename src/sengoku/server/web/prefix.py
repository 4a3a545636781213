"""Behind a proxy the house may lie under a path of another site, as /games/ does."""

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

__all__ = ["below", "prefix_of"]


def prefix_of(address: str) -> str:
    """The path of the public address, without a slash at its end: "/games", or nothing."""
    return urlsplit(address).path.rstrip("/")


def below(prefix: str, app: ASGIApp) -> ASGIApp:
    """A proxy may take the prefix away or pass it on: both arrive alike."""
    if not prefix:
        return app

    async def shortened(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == prefix:
            await _into_the_folder(prefix, send)
        elif path.startswith(prefix + "/"):
            bare = path.removeprefix(prefix)
            inner: Any = {**scope, "path": bare, "raw_path": bare.encode()}
            await app(inner, receive, send)
        else:
            await app(scope, receive, send)

    return shortened


async def _into_the_folder(prefix: str, send: Send) -> None:
    headers = [(b"location", prefix.encode() + b"/"), (b"content-length", b"0")]
    start: Any = {"type": "http.response.start", "status": 308, "headers": headers}
    body: Any = {"type": "http.response.body", "body": b""}
    await send(start)
    await send(body)
