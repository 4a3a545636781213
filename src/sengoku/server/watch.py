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

    def agree(self, time: int, most: int | None = None) -> int:
        """It is that time at other servers: it goes there at once, or by so many milliseconds at
        most. What it shows then."""


class RealWatch:
    """Set once by the clock on the wall, and then it runs by itself: whoever puts that one forward
    or back takes time from nobody and stops nothing. Servers that share a database agree on one."""

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

    def agree(self, time: int, most: int | None = None) -> int:
        change = time - self.now()
        if most is not None:
            change = max(-most, min(most, change))
        self._ahead += change * 1_000_000
        return self.now()
