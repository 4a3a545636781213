"""What is said over an open socket: requests come in one after the other, and each is answered."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sengoku.kernel.problem import Problem
from sengoku.server import messages as say
from sengoku.server import sight
from sengoku.server.answers import Listener, answer, at_table
from sengoku.server.connection import FAULT, Connection, encoded
from sengoku.server.gathering import check_welcome
from sengoku.server.hall import Hall
from sengoku.server.muting import muted_by
from sengoku.server.people import address_of
from sengoku.server.problems import Forbidden, TooFast, TooLarge, info_of
from sengoku.server.room import Room
from sengoku.server.short_way import ShortWay
from sengoku.server.store import StoreFails
from sengoku.server.web.entrance import WIRE

__all__ = ["Line"]

LONGEST_MESSAGE: Final = 16_384
POLICY: Final = 1008
FAREWELL: Final = 2.0  # seconds
LENIENCE: Final = 50  # messages too fast before the line is cut

_log = structlog.get_logger("socket")


class Line:
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
        self._short = ShortWay(
            hall, room, listener, self._connection, self._address, self._wire.let_go
        )
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
            if seat is not None:
                self._wire.shortcut = self._short.take
            # A task of its own: a message does not go through every layer of the framework.
            await asyncio.create_task(self._read())
        except (StoreFails, Forbidden):
            self._connection.hang_up()
        except Exception:  # the framework would close it without a word to anybody
            self._hall.house.metrics.faults.inc()
            _log.exception("fault", table=self._room.id)
            self._connection.hang_up(FAULT)
        finally:
            self._wire.shortcut = None
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
            if not self._short.has_paid():
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
