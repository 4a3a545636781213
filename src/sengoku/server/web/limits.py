"""Requests are counted by the address they come from."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from sengoku.server.allowance import Allowance
from sengoku.server.fairness import Lane
from sengoku.server.people import People, address_of

__all__ = ["Counting", "allowance_of", "lane_of"]

UNCOUNTED = ("/healthz", "/metrics", "/assets/")


def allowance_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Allowance:
    allowance: Allowance = connection.app.state.hall.house.allowance
    return allowance


async def lane_of(request: Request[Any, Any, Any], table: str) -> Lane:
    """In which somebody waits who looks back; who has no name waits for his address."""
    people: People = request.app.state.people
    person, address = await people.who(request), address_of(request)
    return Lane(address, address if person is None else person.id, table)


class Counting(ASGIMiddleware):
    """Sockets have limits of their own, and files of the client are the same for all."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if not scope["path"].startswith(UNCOUNTED):
            allowance_of(connection).request(address_of(connection))
        await next_app(scope, receive, send)
