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
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def ring(self, at: int, bell: Callable[[], None]) -> Alarm:
        seconds = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(seconds, bell)
