"""One open socket of a viewer: what goes out waits in a queue, so that nobody waits for it."""

import asyncio
from typing import Final

import msgspec

from sengoku.kernel.viewer import Viewer
from sengoku.server.messages import FromServer

__all__ = ["Connection", "encoded"]

LONGEST_QUEUE: Final = 256
GOING_AWAY: Final = 1001

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """`room` is where its person may chat."""

    def __init__(self, person: str | None, seat: int | None, viewer: Viewer) -> None:
        self.person: Final = person
        self.seat: Final = seat
        self.viewer: Final = viewer
        self.queue: Final[asyncio.Queue[str | None]] = asyncio.Queue(LONGEST_QUEUE)
        self.lost = False
        self.code = GOING_AWAY

    def tell(self, message: FromServer) -> None:
        self.put(encoded(message))

    def put(self, text: str) -> None:
        """Who does not read is cut off; he comes back to what he missed."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """Closes after what is still waiting, or at once if too much is."""
        self.lost, self.code = True, code
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
