"""What a server does all the time beside its tables; after an error it begins again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from sengoku.server.metrics import Metrics

__all__ = ["Duty"]

PAUSE = 1.0  # seconds after an error

_log = structlog.get_logger("duties")


async def _breathe() -> None:
    await asyncio.sleep(PAUSE)


class Duty:
    """`work` is done again and again. After an error it fails, until it comes to its end once more
    or is said to be well; who waits for something to do is well as soon as he waits again."""

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        metrics: Metrics,
        rest: Callable[[], Awaitable[None]] = _breathe,
        *,
        waits: bool = False,
    ) -> None:
        self.name = name
        self.errors = 0
        self.fails = False
        self._work = work
        self._rest = rest
        self._waits = waits
        self._task: asyncio.Task[Any] | None = None
        metrics.duties.append(self)

    def begin(self) -> "asyncio.Task[Any]":
        self._task = asyncio.create_task(self._go_on())
        return self._task

    def dead(self) -> bool:
        """Nobody should ever see this."""
        return self._task is None or self._task.done()

    async def _go_on(self) -> None:
        while True:
            try:
                await self._work()
                self.well()
            except Exception:
                if not self.fails:  # the first of a row
                    _log.exception("duty_fails", duty=self.name)
                self.errors, self.fails = self.errors + 1, True
                await self._rest()
                if self._waits:
                    self.well()

    def well(self) -> None:
        if self.fails:
            _log.info("duty_is_well", duty=self.name, errors=self.errors)
        self.fails = False
