"""A viewer's socket: what happens goes out as it happens, requests come in and are answered."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from sengoku.kernel.problem import Problem
from sengoku.server import messages as say
from sengoku.server import sight
from sengoku.server.answers import Listener, answer, at_table
from sengoku.server.connection import Connection, encoded
from sengoku.server.gathering import check_welcome
from sengoku.server.hall import Hall
from sengoku.server.muting import muted_by
from sengoku.server.people import address_of
from sengoku.server.person import Person
from sengoku.server.problems import Forbidden, TooFast, TooLarge, info_of
from sengoku.server.room import Room
from sengoku.server.store import StoreFails
from sengoku.server.web.entrance import WIRE
from sengoku.server.web.tables import listener_for

__all__ = ["HANDLERS"]

LONGEST_MESSAGE = 16_384
POLICY = 1008
FAREWELL = 2.0  # seconds
LENIENCE = 50  # messages too fast before the line is cut

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
    line = _Line(socket, hall, room, listener, changes=changes, quiet=quiet)
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


class _Line:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        room: Room,
        listener: Listener,
        *,
        changes: bool,
        quiet: bool,
    ) -> None:
        self._socket = socket
        self._hall = hall
        self._room = room
        self._listener = listener
        self._wire = socket.scope["state"][WIRE]
        self._connection = Connection(
            listener.person,
            listener.seat,
            listener.viewer,
            self._wire,
            changes=changes,
            called="" if quiet else listener.name,
        )
        listener.line = self._connection
        self._address = address_of(socket)
        self._too_fast = 0

    async def turn_away(self, refused: TooFast) -> None:
        """Who is refused hears why."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.send_text(encoded(say.Bye(info_of(refused))).decode())
            await self._socket.close(code=POLICY)

    async def live(self, kept: int, version: int) -> None:
        self._hall.house.metrics.sockets.inc()
        seat, presence = self._listener.seat, self._hall.house.presence
        try:
            if seat is not None:
                await presence.came(self._room.id, seat)
            await self._enter(kept, version)
            # A task of its own: a message does not go through every layer of the framework.
            await asyncio.create_task(self._read())
        except (StoreFails, Forbidden):
            self._connection.hang_up()
        finally:
            self._hall.house.metrics.sockets.dec()
            self._leave()
            if seat is not None:
                self._hall.house.spawn(presence.went(self._room.id, seat))
            await self._wire.ended(FAREWELL)

    async def _enter(self, kept: int, version: int) -> None:
        room, listener = self._room, self._listener
        async with at_table(room, listener):
            check_welcome(room, listener.person)
            self._connection.muted = await muted_by(self._hall, listener.person)
            lines = await self._hall.parlor.heard(room, listener.person, self._connection.muted)
            seat, now = listener.seat, self._hall.house.watch.now()
            orders: Any = "ask" if seat is None else room.match.chairs[seat].windows
            seen = sight.seen(listener.viewer)
            room.connections.add(self._connection)
            info = room.info(listener.person)
            self._connection.tell(say.Welcome(say.PROTOCOL, seen, info, lines, orders, now))
            self._show(kept, version)
            room.tell_soon()

    def _leave(self) -> None:
        room = self._room
        room.connections.discard(self._connection)
        room.quiet_since = self._hall.house.watch.now()
        room.see(self._listener.seat)
        room.tell_soon()

    # -- in -------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while not self._connection.lost and (message := await self._wire.read()) is not None:
            self._connection.asking = True
            self._connection.answer(await self._answer(message))

    async def _answer(self, message: str | bytes) -> say.FromServer:
        version = self._room.version
        try:
            self._hall.house.allowance.message(self._listener.person, self._address)
        except TooFast as refused:
            self._too_fast += 1
            if self._too_fast > LENIENCE:
                self._connection.tell(say.Bye(info_of(refused)))
                self._connection.hang_up(POLICY)
            return say.Refused("", info_of(refused), version)
        if len(message) > LONGEST_MESSAGE:
            return say.Refused("", info_of(TooLarge("too-large")), version)
        try:
            request = say.read_request(message)
        except Problem as refused:
            return say.Refused("", info_of(refused), version)
        except (msgspec.DecodeError, UnicodeError) as broken:
            facts: dict[str, str | int] = {"detail": str(broken)[:120]}
            return say.Refused("", info_of(Problem("bad-message", facts)), version)
        if isinstance(request, say.Show):
            await self._show_present(request.kept, request.version)
        reply = await answer(self._hall, self._room, self._listener, request)
        if isinstance(reply, say.Refused) and reply.problem.key == "stale-action":
            await self._show_present()
        return reply

    async def _show_present(self, kept: int = 0, version: int = 0) -> None:
        async with at_table(self._room, self._listener):
            self._show(kept, version)

    def _show(self, kept: int, version: int) -> None:
        """The whole match, to a client that has so many events of a version."""
        room = self._room
        if room.match.table is not None:
            held = room.match.held_of(kept, version) if version else 0
            room.show_present(self._connection, held)


HANDLERS: list[Any] = [socket]
