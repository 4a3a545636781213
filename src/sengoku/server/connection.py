"""One open socket of a viewer: what is told goes out at once, and nobody waits for who is slow."""

import asyncio
from typing import Any, Final, Protocol

import msgspec

from sengoku.kernel.viewer import Viewer
from sengoku.server.messages import FromServer

__all__ = ["FAULT", "GOING_AWAY", "Connection", "Wire", "encoded"]

MOST_WAITING: Final = 1 << 20  # bytes that a viewer has not taken yet
GOING_AWAY: Final = 1001
FAULT: Final = 1011  # of ours

_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message, or a part of one."""
    return _encoder.encode(message)


class Wire(Protocol):
    """What carries it over the network."""

    def write(self, texts: list[bytes]) -> None:
        """Each is a message."""

    def waiting(self) -> int:
        """Bytes that are still on their way."""

    def end(self, code: int) -> None:
        """Closes it after what still waits."""

    def cut(self) -> None:
        """Closes it at once."""


class Connection:
    """With `changes` it is told what changed since the view that it has, of version `shown`.

    While its own request is at work, what happens waits for a moment, so that the answer goes with
    it: what a player did and that it is done are one packet."""

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        viewer: Viewer,
        wire: Wire,
        *,
        changes: bool = False,
        called: str = "",
    ) -> None:
        self.person: Final = person
        self.called: Final = called  # what he is called, if he tells it while he looks on
        self.muted: frozenset[str] = frozenset()  # whom he does not want to hear
        self.seat: Final = seat
        self.viewer: Final = viewer
        self.name: Final = viewer.name()
        self.changes: Final = changes
        self.shown = -1
        self.lost = False
        self.asking = False
        self.answering = False  # and its answer follows at once
        self._wire: Final = wire
        self._held: list[bytes] = []

    def tell(self, message: FromServer) -> None:
        self.put(_encoder.encode(message))

    def answer(self, message: FromServer) -> None:
        """To its own request."""
        self.asking = self.answering = False
        self._held.append(_encoder.encode(message))
        self._let_go()

    def show(self, text: bytes, version: int) -> None:
        """The match as it is at a version."""
        if self.changes:
            self.shown = version
        self.put(text)

    def put(self, text: bytes) -> None:
        if self.asking or self._held:
            if not self._held and not self.answering:
                asyncio.get_running_loop().call_soon(self._let_go)
            self._held.append(text)
        else:
            self._send([text])

    def _let_go(self) -> None:
        if self._held:
            texts, self._held = self._held, []
            self._send(texts)

    def _send(self, texts: list[bytes]) -> None:
        """Who does not read is cut off; he comes back to what he missed."""
        if self.lost:
            return
        if self._wire.waiting() > MOST_WAITING:
            self.lost = True
            self._wire.cut()
        else:
            self._wire.write(texts)

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """After what it was told."""
        self.answering = False
        self._let_go()
        if not self.lost:
            self.lost = True
            self._wire.end(code)
