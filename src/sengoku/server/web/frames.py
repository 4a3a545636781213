"""What comes over a socket, cut into frames. [RFC 6455, 5.2]

What clients send are short texts, each whole in one frame: those are read here. Every other frame
is passed on as it came, to a library that knows all the rest.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

__all__ = ["Frames", "text_frame"]

WHOLE_TEXT: Final = 0x81  # the last frame of its message, and the first
LAST: Final = 0x80
KIND: Final = 0x0F
CONTROL: Final = 0x08  # and above
MASKED: Final = 0x80
KEY: Final = 4  # bytes


class Frames:
    """`most` bytes may a frame have; a longer one is no business of ours, nor what comes after."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""
        self._within = False  # a message of several frames has begun
        self._given_up = False

    def cut(self, data: bytes) -> list[tuple[bool, bytes]]:
        """With True a text, with False frames for somebody else; what is not whole yet waits."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        found: list[tuple[bool, bytes]] = []
        at = 0
        while at < len(data):
            if self._given_up:
                found.append((False, data[at:]))
                break
            end = self._end(data, at)
            if end > len(data):
                self._rest = data[at:]
                break
            if not self._given_up:
                found.append(self._frame(data, at, end))
                at = end
        return found

    def _end(self, data: bytes, at: int) -> int:
        """Where the frame ends that begins there, or at least more than there is."""
        if at + 2 > len(data):
            return at + 2
        size = data[at + 1] & 0x7F
        head = at + 2 + (KEY if data[at + 1] & MASKED else 0)
        if size < 126:
            return head + size
        wide = 2 if size == 126 else 8
        if at + 2 + wide > len(data):
            return at + 2 + wide
        size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        if size > self._most:
            self._given_up = True
            return at
        return head + wide + size

    def _frame(self, data: bytes, at: int, end: int) -> tuple[bool, bytes]:
        first, second = data[at], data[at + 1]
        if first == WHOLE_TEXT and second & MASKED and not self._within:
            body = at + 2 + (0 if second & 0x7F < 126 else 2 if second & 0x7F == 126 else 8)
            text = apply_mask(data[body + KEY : end], data[body : body + KEY])
            if text.isascii():  # else somebody else finds out whether it is text at all
                return True, text
        if first & KIND < CONTROL:
            self._within = not first & LAST
        return False, data[at:end]


def text_frame(text: bytes) -> bytes:
    """A whole message in one frame."""
    size = len(text)
    if size < 126:
        return bytes([WHOLE_TEXT, size]) + text
    if size < 1 << 16:
        return bytes([WHOLE_TEXT, 126, size >> 8, size & 0xFF]) + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
