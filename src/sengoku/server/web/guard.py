"""What every response carries, and which requests get no further."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.problems import Forbidden

__all__ = ["Headers", "own_origin"]

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Headers(ASGIMiddleware):
    """Strict headers on everything; answers of the API are never kept by anybody."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        private = str(scope["path"]).startswith(("/api/", "/join/"))

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if private:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await next_app(scope, receive, send_with)


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of another origin may not write, nor open a socket, in the name of a player."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE:
        return
    host = connection.headers.get("host", "")
    allowed = connection.app.state.hall.house.config.origins
    if urlsplit(origin).netloc != host and origin not in allowed:
        raise Forbidden("other-origin")
