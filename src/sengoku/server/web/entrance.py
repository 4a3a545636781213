"""Connections as they come in: so many from one address, and each request whole within a time.

uvicorn itself waits for the rest of a request for ever. So whoever begins one and leaves it at that
would keep a connection, and a machine has only so many. A proxy speaks for all who come through it:
it is not counted here, the people behind it are (see `allowance.py`).
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sengoku.kernel.problem import Problem
from sengoku.server.allowance import Bucket, place
from sengoku.server.config import Config
from sengoku.server.problems import TooFast, info_of
from sengoku.server.web.frames import Frames, text_frame

__all__ = ["WIRE", "Entrance"]

WIRE = "sengoku.wire"  # in the state of a socket's scope

MOST_UNREAD = 16  # messages of one socket; the rest waits on its way
ARRIVING = (h11.IDLE, h11.SEND_BODY)  # the client's state while a request is not whole


class Entrance:
    """Makes the two protocols for uvicorn, which count together."""

    def __init__(self, config: Config) -> None:
        self.seconds = config.request_patience / 1000
        self.most = config.connections_an_address
        self.frames = config.messages_a_second, config.burst
        self._proxies = [ip_network(proxy) for proxy in config.proxies]
        self._here: Counter[str] = Counter()
        self.http: Any = partial(_Arriving, self)
        self.socket: Any = partial(_Upgraded, self)

    def enter(self, client: tuple[str, int] | None) -> bool:
        """False if there are enough from this address."""
        if client is None or self._is_proxy(client[0]):
            return True
        found = place(client[0])
        if 0 < self.most <= self._here[found]:
            return False
        self._here[found] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        if client is None or self._is_proxy(client[0]):
            return
        found = place(client[0])
        self._here[found] -= 1
        if self._here[found] == 0:
            del self._here[found]

    def _is_proxy(self, host: str) -> bool:
        return any(ip_address(host) in network for network in self._proxies)

    def count(self) -> int:
        return self._here.total()


class _Arriving(H11Protocol):
    """HTTP, with a clock that runs from the first byte of a request, or from the connection, to its
    last. Between requests uvicorn's own clock is stricter."""

    def __init__(self, entrance: Entrance, **given: Any) -> None:
        super().__init__(**given)
        self._entrance = entrance
        self._inside = False
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self._entrance.enter(self.client)
        if self._inside:
            self._look_at_the_clock()
        else:
            most = self._entrance.most
            self._end(b"429 Too Many Requests", TooFast("too-many-connections", {"most": most}))

    def data_received(self, data: bytes) -> None:
        if self._inside:
            super().data_received(data)
            self._look_at_the_clock()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look_at_the_clock()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the other protocol has the connection, and leaves for both."""
        self._inside = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        if self._inside:
            self._entrance.leave(self.client)

    def _look_at_the_clock(self) -> None:
        arriving = self._inside and self.conn.their_state in ARRIVING
        if not arriving or self.transport.is_closing():
            self._stop()
        elif self._alarm is None:
            self._alarm = self.loop.call_later(self._entrance.seconds, self._too_late)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _too_late(self) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            seconds = round(self._entrance.seconds)
            self._end(b"408 Request Timeout", Problem("too-slow", {"seconds": seconds}))
        else:  # the answer is out already, and the rest of the question is of no interest
            self.transport.close()

    def _end(self, status: bytes, problem: Problem) -> None:
        """Past the framework, which has not seen a request yet."""
        body = msgspec.json.encode(info_of(problem))
        headers = (
            b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        )
        self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + headers % len(body) + body)
        self.transport.close()


class _Heard:
    """What came over a socket and is not read yet, by the one who reads it. asyncio's own queue is
    for many, and slower."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.held = False  # something that came before is not done yet

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        self._wake()

    def let_go(self) -> None:
        self.held = False
        self._wake()

    def _wake(self) -> None:
        if self._items and not self.held and self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while self.held or not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.popleft()

    def idle(self) -> bool:
        """Whether its reader has done all that came, and waits for more."""
        reader = self._reader
        return not (self._items or self.held or reader is None or reader.done())

    def empty(self) -> bool:
        return not self._items

    def full(self) -> bool:
        return len(self._items) >= MOST_UNREAD


class _Upgraded(WebSocketsSansIOProtocol):
    """A socket, which came in as a request. The framework opens and closes it and finds itself in
    its scope; what is said meanwhile goes past it and past the library: they cost as much as a
    move."""

    def __init__(self, entrance: Entrance, **given: Any) -> None:
        super().__init__(**given)
        self.queue: Any = _Heard()
        self._entrance = entrance
        self._frames: Frames | None = None
        self._odd = Bucket(*entrance.frames, self.loop.time())
        self.shortcut: Callable[[bytes], bool] | None = None
        self._ending: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self
            self._frames = Frames(self.config.ws_max_size)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._entrance.leave(self.client)

    def data_received(self, data: bytes) -> None:
        if self._frames is None:  # the request itself
            super().data_received(data)
            return
        for is_text, found in self._frames.cut(data):
            if not is_text:
                if not self._may_be_odd():
                    self.transport.abort()
                    return
                super().data_received(found)
            elif not self.close_sent:
                self._hear(found)
        if self.queue.full() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear(self, text: bytes) -> None:
        """What needs no reader does not wake him; he waits until it is done."""
        if self.shortcut is not None and self.queue.idle():
            self.queue.held = True
            if self.shortcut(text):
                return
            self.queue.held = False
        self.queue.put_nowait(text)

    def let_go(self) -> None:
        """What was taken is done."""
        self.queue.let_go()

    def _may_be_odd(self) -> bool:
        """Pings and parts of messages are no messages, and cost as much: so many, and no more."""
        if self._odd.wait(self.loop.time()):
            return False
        self._odd.take()
        return True

    # -- as a wire -------------------------------------------------------------------------------

    def write(self, texts: list[bytes]) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            one = len(texts) == 1
            packet = text_frame(texts[0]) if one else b"".join([*map(text_frame, texts)])
            self.transport.write(packet)

    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    async def read(self) -> str | bytes | None:
        """The next message as it was sent, or None if there will be none."""
        message: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(message, bytes):
            return message
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes = message["text"] if "text" in message else message["bytes"]
        return text

    def end(self, code: int) -> None:
        if self._ending is None:
            self._ending = self.loop.create_task(self._close(code))

    def cut(self) -> None:
        self.transport.abort()

    async def ended(self, seconds: float) -> None:
        """Who is shown out still hears why, if he listens."""
        if self._ending is not None:
            _, late = await asyncio.wait([self._ending], timeout=seconds)
            if late:
                self._ending.cancel()
                self.transport.abort()

    async def _close(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
