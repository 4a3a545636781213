"""What every response carries, and which requests get no further."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from sengoku.server.door import Door, host_of
from sengoku.server.problems import Forbidden, Misdirected

__all__ = ["add_headers", "own_name", "own_origin"]

POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors "
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FRAMED = [  # a picture of the rule book stands in its page, and in no page of anybody else
    (b"content-security-policy", POLICY + b"'self'"),
    (b"x-frame-options", b"SAMEORIGIN"),
]
ALONE = [(b"content-security-policy", POLICY + b"'none'"), (b"x-frame-options", b"DENY")]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, scope: Scope) -> None:
    """Strict headers on everything; answers of the API are never kept by anybody."""
    if message["type"] != "http.response.start":
        return
    framed = str(scope["path"]).startswith("/plate/")
    headers = [*message.get("headers", []), *HEADERS, *(FRAMED if framed else ALONE)]
    if str(scope["path"]).startswith(("/api/", "/join/")):
        headers.append((b"cache-control", b"no-store"))
    elif str(scope["path"]).startswith("/assets/"):  # their names change with what is in them
        headers.append((b"cache-control", b"public, max-age=31536000, immutable"))
    message["headers"] = headers


def own_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page elsewhere whose name was made to lead here reads nothing."""
    door: Door = connection.app.state.door
    host = host_of(connection.headers.get("host", ""))
    if not door.answers_to(host):
        raise Misdirected("other-host", {"host": host[:60]})


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of another origin may not write, nor open a socket, in the name of a player."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE:
        return
    host = connection.headers.get("host", "")
    config = connection.app.state.hall.house.config
    allowed = (*config.origins, _origin_of(config.address))
    if _place_of(origin) != host and origin not in allowed:
        raise Forbidden("other-origin")


def _place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # it is none
        return None


def _origin_of(address: str) -> str:
    """A proxy need not pass on the name by which it was called."""
    found = urlsplit(address)
    return f"{found.scheme}://{found.netloc}"
