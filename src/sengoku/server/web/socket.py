"""A viewer's socket: what happens goes out as it happens, requests come in and are answered."""

from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from sengoku.kernel.problem import Problem
from sengoku.server import sight
from sengoku.server.answers import Listener
from sengoku.server.hall import Hall
from sengoku.server.people import address_of
from sengoku.server.person import Person
from sengoku.server.problems import Forbidden, TooFast
from sengoku.server.room import Room
from sengoku.server.store import StoreFails
from sengoku.server.web.line import Line
from sengoku.server.web.tables import listener_for

__all__ = ["HANDLERS"]

POLICY = 1008

_log = structlog.get_logger("socket")


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    kept: FromQuery[int] = 0,
    version: FromQuery[int] = 0,
    view: FromQuery[str] = "",
    changes: FromQuery[bool] = False,
    quiet: FromQuery[bool] = False,
) -> None:
    """Refused before it opens where somebody has no business here. `quiet`: who only looks on does
    not tell his name."""
    hall: Hall = socket.app.state.hall
    try:
        person: Person | None = await socket.app.state.people.who(socket)
        room = await hall.seen_room(id, person)
        listener = _listener(room, person, seat, view)
    except (Problem, StoreFails) as problem:
        _log.info("socket_refused", table=id[:24], why=getattr(problem, "key", "storage-fails"))
        await socket.close(code=POLICY)
        return
    await socket.accept()
    line = Line(socket, hall, room, listener, changes=changes, quiet=quiet)
    try:
        with hall.house.allowance.socket(listener.person, address_of(socket)):
            await line.live(max(0, kept), max(0, version))
    except TooFast as refused:
        await line.turn_away(refused)


def _listener(room: Room, person: Person | None, seat: int | None, view: str) -> Listener:
    listener = listener_for(room, person, seat)
    if view == "referee" and seat is None:
        if room.match.status not in ("over", "abandoned"):
            raise Forbidden("not-over")
        listener.viewer = sight.viewer_for(None, referee=True)
    return listener


HANDLERS: list[Any] = [socket]
