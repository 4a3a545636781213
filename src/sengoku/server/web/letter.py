"""A request as it is read here: its address and its body are looked at before anybody uses them."""

from typing import Any
from urllib.parse import unquote_plus

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler

from sengoku.kernel.problem import Problem
from sengoku.server.edge import check_address, check_text

__all__ = ["Letter", "plain_address"]


class Letter(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        try:
            sent = await super().body()
        except InternalServerException:  # who sent it is gone, which is no fault of ours
            raise Problem("bad-message", {"detail": "..."}) from None
        check_text(sent)
        return sent


def plain_address(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    query: bytes = connection.scope["query_string"]
    check_address(connection.scope["path"], unquote_plus(query.decode("latin-1")))
