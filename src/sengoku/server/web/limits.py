"""Requests and sockets are counted by the address they come from."""

import random
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sengoku.server.allowance import Allowance
from sengoku.server.fairness import Lane
from sengoku.server.house import House
from sengoku.server.people import People, address_of
from sengoku.server.problems import TooFast

__all__ = ["Counting", "allowance_of", "lane_of"]

TOO_MANY = 429
LIGHT = ("/healthz", "/metrics", "/assets/")


def allowance_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Allowance:
    allowance: Allowance = connection.app.state.hall.house.allowance
    return allowance


async def lane_of(request: Request[Any, Any, Any], table: str) -> Lane:
    """In which somebody waits who looks back; who has no name waits for his address."""
    people: People = request.app.state.people
    person, address = await people.who(request), address_of(request)
    return Lane(address, address if person is None else person.id, table)


class Counting(ASGIMiddleware):
    """A socket that opens is a request, too; health and files of the client are counted apart. Who
    is at a limit hears so after a while: to ask again at once costs the others nothing."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        house: House = connection.app.state.hall.house

        async def wait() -> None:
            """Not all at the same moment, or they would come back like that."""
            delay = house.config.refusal_delay * random.uniform(0.5, 1.5)
            await house.until(house.watch.now() + round(delay))

        async def in_time(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_MANY:
                await wait()
            await send(message)

        try:
            light = scope["path"].startswith(LIGHT)
            house.allowance.request(address_of(connection), light=light)
        except TooFast:
            await wait()
            raise
        await next_app(scope, receive, in_time)
