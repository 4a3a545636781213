"""Where one asks about the past: records and logs are played again in processes of their own."""

from typing import TypeVar

import msgspec

from sengoku.kernel.problem import BadRecord, Problem
from sengoku.server.config import Config
from sengoku.server.fairness import Lane
from sengoku.server.metrics import Metrics
from sengoku.server.mind import MindProcess
from sengoku.server.past import LookBack, Looked
from sengoku.server.pool import GaveUp, Pool
from sengoku.server.problems import Broken, Busy, Gone
from sengoku.server.reader import READER
from sengoku.server.worker import Refusal

__all__ = ["PastDesk", "remade"]

T = TypeVar("T", bound=Looked)

KINDS = {kind.__name__: kind for kind in (BadRecord, Broken, Gone)}


class PastDesk:
    """Its processes start when somebody asks. It is shared fairly, as the bots are."""

    def __init__(self, config: Config, metrics: Metrics, pool: Pool | None = None) -> None:
        self._pool = pool or Pool(
            config.readers,
            metrics,
            name="desk",
            seconds=config.reading_limit / 1000,
            patience=config.queue_patience / 1000,
            mind=lambda: MindProcess(READER),
        )
        self._started = False

    async def ask(self, asked: LookBack, wanted: type[T], lane: Lane) -> T:
        if not self._started:
            self._started = True
            self._pool.start()
        try:
            thought = await self._pool.think(asked, lane)
        except GaveUp:
            raise Busy("looking-back-is-busy") from None
        if thought.refused is not None:
            raise remade(thought.refused)
        return msgspec.convert(thought.found, wanted)

    async def stop(self) -> None:
        await self._pool.stop()


def remade(refusal: Refusal) -> Problem:
    """As it was raised where it was found out."""
    kind = KINDS.get(refusal.kind, Problem)
    return kind(refusal.key, refusal.facts, refusal.clause)
