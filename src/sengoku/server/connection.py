"""One open socket of a viewer: what is told goes out at once, and nobody waits for who is slow."""

from typing import Final, Protocol

import msgspec

from sengoku.kernel.viewer import Viewer
from sengoku.server.messages import FromServer

__all__ = ["Connection", "Wire", "encoded"]

MOST_WAITING: Final = 1 << 20  # bytes that a viewer has not taken yet
GOING_AWAY: Final = 1001

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    return _encoder.encode(message)


class Wire(Protocol):
    """What carries it over the network."""

    def write(self, text: bytes) -> None: ...

    def waiting(self) -> int:
        """Bytes that are still on their way."""

    def end(self, code: int) -> None:
        """Closes it after what still waits."""

    def cut(self) -> None:
        """Closes it at once."""


class Connection:
    def __init__(self, person: str | None, seat: int | None, viewer: Viewer, wire: Wire) -> None:
        self.person: Final = person
        self.seat: Final = seat
        self.viewer: Final = viewer
        self.lost = False
        self._wire: Final = wire

    def tell(self, message: FromServer) -> None:
        self.put(_encoder.encode(message))

    def put(self, text: bytes) -> None:
        """Who does not read is cut off; he comes back to what he missed."""
        if self.lost:
            return
        if self._wire.waiting() > MOST_WAITING:
            self.lost = True
            self._wire.cut()
        else:
            self._wire.write(text)

    def hang_up(self, code: int = GOING_AWAY) -> None:
        if not self.lost:
            self.lost = True
            self._wire.end(code)
