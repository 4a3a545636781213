"""The time, as the server reads it; tests turn the hands themselves."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

__all__ = ["Alarm", "RealWatch", "Watch"]


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Watch(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def ring(self, at: int, bell: Callable[[], None]) -> Alarm:
        """Calls `bell` at that time, or soon if it is past."""


class RealWatch:
    """Set once by the clock on the wall, and then it runs by itself: whoever puts that one forward
    or back takes time from nobody and stops nothing."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> int:
        return (self._ahead + self._steady()) // 1_000_000

    def ring(self, at: int, bell: Callable[[], None]) -> Alarm:
        seconds = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(seconds, bell)
