"""Hints for the people of one table, thought out where the bots think."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from sengoku.bots import Advice
from sengoku.server.fairness import Lane
from sengoku.server.pool import GaveUp
from sengoku.server.thinking import job_for
from sengoku.server.worker import Job

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["Advising"]


class Advising:
    """Who asks again about the same question gets the same answer, and nobody thinks again."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._found: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}  # by seat, of a version

    def ask(self, seat: int) -> Awaitable[list[Advice]]:
        """Nothing is found where no process could think it through; then one may ask again."""
        room = self._room
        version, task = self._found.get(seat, (-1, None))
        if task is None or version != room.match.version or (task.done() and not task.result()):
            job, lane = job_for(room, seat, advice=True), self._lane(seat)
            task = room.house.spawn(self._advice(job, lane))
            self._found[seat] = room.match.version, task
        return asyncio.shield(task)

    def _lane(self, seat: int) -> Lane:
        """Who asks waits for his own turn, not for the host's."""
        match = self._room.match
        person = match.chairs[seat].person or match.opened.host
        return self._room.house.allowance.lane(person, self._room.id)

    async def _advice(self, job: Job, lane: Lane) -> list[Advice]:
        try:
            return (await self._room.house.pool.think(job, lane)).advice
        except GaveUp:
            return []
