"""What every table of a server shares."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from sengoku.server.allowance import Allowance
from sengoku.server.calling.calls import Calls
from sengoku.server.config import Config
from sengoku.server.desk import PastDesk
from sengoku.server.duties import Duty
from sengoku.server.leases import Leases
from sengoku.server.metrics import Metrics
from sengoku.server.pool import Pool
from sengoku.server.presence import Presence, SharedPresence
from sengoku.server.ratings import Ratings
from sengoku.server.shared import SharedLeases
from sengoku.server.store import Store
from sengoku.server.watch import Watch

__all__ = ["House"]

RETRY = 1000  # milliseconds after an error

T = TypeVar("T")

_log = structlog.get_logger("house")


class House:
    def __init__(
        self, config: Config, store: Store, pool: Pool, watch: Watch, metrics: Metrics
    ) -> None:
        self.config = config
        self.store = store
        self.pool = pool
        self.watch = watch
        self.metrics = metrics
        self.desk = PastDesk(config, metrics)
        self.ratings = Ratings(store)
        self.allowance = Allowance(config, lambda: watch.now() / 1000)
        self.began = watch.now()
        shared = store.servers
        self.leases = Leases(self) if shared is None else SharedLeases(self, shared)
        self.presence = Presence() if shared is None else SharedPresence(self, shared)
        self.calls: Calls | None = None  # who is away is called, where the house is set up for it
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Runs beside everything else; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def take_on(self, name: str, work: Callable[[], Awaitable[None]]) -> Duty:
        """It is done as long as the house stands."""
        duty = Duty(name, work, self.metrics, lambda: self.until(self.watch.now() + RETRY))
        self._tasks.add(duty.begin())
        return duty

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.faults.inc()
            _log.error("task_failed", exc_info=task.exception())

    async def until(self, at: int) -> None:
        """Waits for a time of the watch."""
        if at <= self.watch.now():
            return
        rung: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def ring() -> None:
            if not rung.done():
                rung.set_result(None)

        alarm = self.watch.ring(at, ring)
        try:
            await rung
        finally:
            alarm.cancel()

    async def stop(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.desk.stop()
