"""Texts, specs and files of the client travel packed. They are the same for everybody, so each is
packed once: while that is done all others wait."""

import gzip
from functools import lru_cache
from typing import Any

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Packing", "pack"]

SMALL = 500  # bytes

pack = lru_cache(100)(gzip.compress)


class Packing(ASGIMiddleware):
    """Only what is the same for everybody: a packed secret could be guessed by its length."""

    scopes = (ScopeType.HTTP,)
    exclude_path_pattern = ("^/api/", "^/join/", "^/metrics")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        wanted = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        await next_app(scope, receive, _Packer(send) if wanted else send)


class _Packer:
    """Holds an answer back until it is whole."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Any = None
        self._parts: list[bytes] = []

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
        elif message["type"] == "http.response.body":
            self._parts.append(message.get("body", b""))
            if not message.get("more_body"):
                await self._go(b"".join(self._parts))

    async def _go(self, body: bytes) -> None:
        headers = MutableScopeHeaders.from_message(self._start)
        if self._start["status"] == 200 and len(body) >= SMALL:
            body = pack(body)
            headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(body))
            headers.extend_header_value("vary", "Accept-Encoding")
        await self._send(self._start)
        whole: Any = {"type": "http.response.body", "body": body, "more_body": False}
        await self._send(whole)
