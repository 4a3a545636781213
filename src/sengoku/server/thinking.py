"""The bots of one table: whoever is asked thinks in another process, and answers in due time."""

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any

import structlog

from sengoku.bots.judgement import judgement_of
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.table import Table
from sengoku.server import entries as log
from sengoku.server.pool import GaveUp
from sengoku.server.store import Conflict, StoreFails
from sengoku.server.table_log import TableLog
from sengoku.server.worker import Job

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["Thinking", "at_first_sight", "job_for", "review_job"]

RETRY = 1000

_log = structlog.get_logger("bots")


def job_for(room: "Room", seat: int, bot: str = "", *, advice: bool = False) -> Job:
    """What a bot gets: an invented world, its luck invented too."""
    match = room.match
    seed = secrets.randbits(60)
    world = match.playing().world(seat, Fast(seed, len(match.game.streams)))
    return Job(
        game=match.game.slug,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        edition=match.setup.edition,
        bot=bot,
        seed=seed,
        world=match.game.save(world),
        wanted="advice" if advice else "move",
    )


def review_job(match: TableLog, world: dict[str, Any], action: int) -> Job:
    """A decision of the past, in the world as its seat knew it then."""
    return Job(
        game=match.game.slug,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        edition=match.setup.edition,
        seed=0,
        world=world,
        wanted="review",
        action=action,
    )


def at_first_sight(table: Table, seat: int) -> int:
    """What a playout would do here: one look at an invented world, and no search."""
    game, seed = table.game, secrets.randbits(60)
    world = table.world(seat, Fast(seed, len(game.streams)))
    return int(judgement_of(game).plain_move(world, Fast(seed, 1)))


class Thinking:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Every bot that is asked and has not begun yet, unless all wait for an answer."""
        match = self._room.match
        if match.waits():
            return
        for seat in match.waiting():
            key = (match.version, seat)
            if match.chairs[seat].player() and seat not in match.sealed and key not in self._tasks:
                self._tasks[key] = self._room.house.spawn(self._until_decided(*key))

    def busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in [*self._tasks.values()]:
            task.cancel()

    async def _until_decided(self, version: int, seat: int) -> None:
        """Until the decision is written. What fails here is tried again; where the table is lost,
        the bot is asked anew when it was read."""
        house, decided = self._room.house, False
        try:
            while not decided:
                try:
                    decided = await self._decide(version, seat)
                except StoreFails:
                    return
                except Exception:
                    house.metrics.faults.inc()
                    _log.exception("bot_failed", table=self._room.id, seat=seat)
                if not decided:
                    await house.until(house.watch.now() + RETRY)
        finally:
            self._tasks.pop((version, seat), None)

    async def _decide(self, version: int, seat: int) -> bool:
        """True when the decision is written, or no longer wanted."""
        room = self._room
        async with room.lock:
            if not self._wanted(version, seat):
                return True
            if room.match.playing().formal():
                return await self._go_ahead(seat)
            job = job_for(room, seat, room.match.chairs[seat].player())
            lane = room.house.allowance.lane(room.match.opened.host, room.id)
            now = room.house.watch.now()
            asked = min(room.match.since, now)  # the clock may have been put back
            decides = asked + self._delay()
        action: int | None = None
        with contextlib.suppress(GaveUp):
            action = (await room.house.pool.think(job, lane)).action
        await room.house.until(decides)
        await room.audience.seen(self._concerned(seat), version)
        async with room.lock:
            if not self._wanted(version, seat):
                return True
            try:
                await room.record([self._entry(seat, action)], as_owner=True)
            except Problem as refused:
                _log.error("bot_was_refused", bot=job.bot, game=job.game, why=refused.key)
                await room.record([self._absent(seat)], as_owner=True)
            except Conflict:
                return False
        return True

    def _delay(self) -> int:
        """In a window it is the same whoever did what before."""
        config, match = self._room.house.config, self._room.match
        if match.window() is None and match.by_a_person():
            return max(config.bot_delay, config.undo_time)
        return config.bot_delay

    def _concerned(self, seat: int) -> frozenset[int]:
        """The person who decided last and the one who comes next see the last turn before a bot
        begins its own; in its turn it goes on, and a window lasts as long as it lasts."""
        match = self._room.match
        if match.window() is not None or (match.version - 1, seat) in match.done:
            return frozenset()
        people = [at for at, chair in enumerate(match.chairs) if not chair.player()]
        seats = len(match.chairs)
        last = max(((v, at) for v, at in match.done if at in people), default=(0, seat))[1]
        following = min(people, key=lambda at: (at - seat) % seats, default=seat)
        return frozenset({last, following})

    async def _go_ahead(self, seat: int) -> bool:
        """At once, and without a thought."""
        try:
            await self._room.record([self._absent(seat)], as_owner=True)
        except (Conflict, StoreFails):
            return False
        return True

    def _entry(self, seat: int, action: int | None) -> log.Entry:
        """A bot that gave up does what looks good at first sight: that takes no time at all."""
        table = self._room.match.playing()
        if action is None or table.why_not(seat, action) is not None:
            action = at_first_sight(table, seat)
        return log.Moved(seat, action) if table.window() is None else log.Answered(seat, action)

    def _absent(self, seat: int) -> log.Entry:
        """What an absent player does; in a window he passes."""
        table = self._room.match.playing()
        window = table.window()
        if window is not None:
            return log.Answered(seat, window.passing)
        return log.Moved(seat, table.absent())

    def _wanted(self, version: int, seat: int) -> bool:
        match = self._room.match
        if not self._room.house.leases.holds(self._room.id):
            return False
        if match.version != version or seat not in match.waiting() or match.waits():
            return False
        return bool(match.chairs[seat].player()) and seat not in match.sealed
