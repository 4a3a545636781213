"""Leases of a server that shares its database with others.

A server beats in the database. While it does, and has its line there, the tables that it took are
its own. Others who see it stand still for as long as a lease lasts, by their own clocks, take it
off the list; by then it has stopped by itself, since its own clock began earlier. If it has not,
what it writes as an owner is refused: the list is asked in the same transaction.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from sengoku.server.leases import Leases
from sengoku.server.store import Fence, StoreFails, Unsure
from sengoku.server.store.news import ASKS
from sengoku.server.store.servers import Neighbor, Servers
from sengoku.server.watch import Alarm

if TYPE_CHECKING:
    from sengoku.server.house import House

__all__ = ["SharedLeases"]

BEAT = 500  # milliseconds between two beats, if a lease lasts for ten of them
SILENT = 3  # so many beats missed by who has no line any more: his process is gone
LOOKS = 20  # beats after which it is looked for tables that nobody looks after
NUDGE = 1  # milliseconds that a clock is moved at a beat, towards that of the eldest
SOON = 50  # milliseconds
CHUNK = 500

_log = structlog.get_logger("leases")


@dataclass(slots=True)
class _Pulse:
    beat: int
    since: int  # when it was first seen so


class SharedLeases(Leases):
    def __init__(self, house: "House", servers: Servers) -> None:
        super().__init__(house)
        self._servers = servers
        self._lasts = servers.lease = house.config.lease
        self._beat = min(BEAT, self._lasts // 10)
        self._epochs: dict[str, int] = {}
        self._elsewhere: set[str] = set()  # as far as is known
        self._sent = 0  # when it last began to beat
        self._sure = False
        self._alarm: Alarm | None = None
        self._elders: dict[int, int] = {}  # who was there before, and their beats then
        self._came = 0
        self._dawn: int | None = None
        self._pulses: dict[int, _Pulse] = {}
        self._looked = 0
        self._heard = 0
        self._beats = 0
        self._beating = asyncio.Lock()
        self._hurry = asyncio.Event()

    # -- asking --------------------------------------------------------------------------------

    def dawn(self) -> int | None:
        return self._dawn

    def _certain(self) -> bool:
        """On a busy machine somebody may ask before the alarm rings, and it be renewed before it
        does. Who is refused here waits to hear that it returned: so it ends with the first one."""
        if self._sure and self._now() >= self._until():
            self._lapse()
        return self._sure

    def _until(self) -> int:
        """It ends here before it ends elsewhere, since it counts from before the beat; sooner
        without a line, as others see that, too."""
        return self._sent + (self._lasts if self._servers.on_line() else SILENT * self._beat)

    def holds(self, table: str) -> bool:
        return table in self._epochs and self._certain()

    def may_ask(self, table: str) -> bool:
        return table not in self._epochs and table not in self._elsewhere

    def fence(self, table: str) -> Fence | None:
        """With an epoch that never was, if it is another's."""
        return Fence(table, self._servers.me, self._epochs.get(table, -1))

    def _now(self) -> int:
        return self._house.watch.now()

    # -- taking and letting go -----------------------------------------------------------------

    async def take(self, table: str) -> bool:
        if self.may_ask(table) and self._dawn is not None and self._certain():
            await self._claim([table])
        return self.holds(table)

    async def _claim(self, tables: Sequence[str]) -> None:
        self._elsewhere.update(tables)
        self._epochs.update(await self._servers.claim(tables))
        self._elsewhere.difference_update(self._epochs)
        self._count()

    def drop(self, table: str) -> None:
        self._epochs.pop(table, None)
        self._elsewhere.discard(table)
        self._count()

    async def release(self, tables: Sequence[str]) -> None:
        mine = {table: self._epochs.pop(table) for table in tables if table in self._epochs}
        self._elsewhere.difference_update(tables)
        self._count()
        if mine:
            await self._servers.release(mine)

    async def orphans(self) -> list[str]:
        """A fair share of those without an owner; they are taken all at once."""
        if self._dawn is None:
            return []
        found = await self._house.store.running(self._servers.me)
        found = [table for table in found if table not in self._epochs]
        all_here = sorted([self._servers.me, *self._pulses])
        share = found[all_here.index(self._servers.me) :: len(all_here)]
        for first in range(0, len(share), CHUNK):
            await self._claim(share[first : first + CHUNK])
        return [table for table in share if table in self._epochs]

    async def due(self, now: int) -> list[str]:
        return await self._house.store.due(now, self._servers.me)

    def note_free(self, table: str) -> None:
        if table:
            self._elsewhere.discard(table)
        else:
            self._elsewhere.clear()
            self.hurry()

    async def wake(self, table: str, since: int) -> None:
        with suppress(StoreFails):
            await self._servers.tell(f"{ASKS}{table} {since}")

    def _count(self) -> None:
        self._house.metrics.leases.set(len(self._epochs))

    # -- beating -------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.beat()

    async def wait_for_dawn(self) -> None:
        while self._dawn is None:
            await self._house.until(self._now() + self._beat)
            await self.beat()

    async def keep(self) -> None:
        await self.beat()
        await self._house.presence.tell()
        self._beats += 1
        if self._beats % LOOKS == 0:
            self.orphaned()
        ringing = asyncio.create_task(self._house.until(self._now() + self._beat))
        hurrying = asyncio.create_task(self._hurry.wait())
        try:
            await asyncio.wait([ringing, hurrying], return_when=asyncio.FIRST_COMPLETED)
        finally:
            ringing.cancel()
            hurrying.cancel()
        self._hurry.clear()

    def hurry(self) -> None:
        self._hurry.set()

    async def beat(self) -> None:
        async with self._beating:
            if self._servers.me == 0:
                await self._join()
                return
            if not self._servers.on_line():
                await self._servers.call_again(self._cut)
            await self._hear()
            sent = self._now()
            others = await self._servers.beat(sent, self._dawn, self._heard)
            if others is None:
                self._fall()
                await self._join()
                return
            self._renew(sent)
            await self._look(others)

    async def _join(self) -> None:
        joined = await self._servers.join(self._house.watch.agree, self._cut, SILENT * self._beat)
        self._came, self._heard = joined.now, joined.heard
        self._dawn = None if joined.others else joined.now
        self._elders = {other.id: other.beat for other in joined.others}
        self._pulses = {other.id: _Pulse(other.beat, joined.now) for other in joined.others}
        self._looked = joined.now
        self._house.metrics.servers.set(1 + len(joined.others))
        self._renew(joined.now)
        self._house.presence.renew()
        self.orphaned()
        _log.info("joined", server=self._servers.me, others=[*self._pulses])

    def _fall(self) -> None:
        """The others have taken it off their list, and its tables."""
        _log.warning("taken_off", server=self._servers.me, tables=len(self._epochs))
        self._epochs.clear()
        self._elsewhere.clear()
        self._servers.me = 0
        self._count()
        self._lapse()

    def _renew(self, sent: int) -> None:
        self._sent = sent
        self._set_alarm()
        if not self._sure:
            self._sure = True
            self.returned()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._house.watch.ring(self._until(), self._lapse)

    def _cut(self) -> None:
        """The line to the database: it has a moment to come back."""
        self._set_alarm()
        self.hurry()

    def _lapse(self) -> None:
        if self._sure:
            self._sure = False
            self._house.metrics.lapses.inc()
            self.lapsed()

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._sure = False
        if self._servers.me:
            with suppress(StoreFails):
                await self._servers.leave(self._now())
        await self._servers.hang_up()

    # -- the others ----------------------------------------------------------------------------

    async def _look(self, others: list[Neighbor]) -> None:
        now, dead = self._now(), {*self._pulses} - {other.id for other in others}
        if now - self._looked > SILENT * self._beat:  # who slept saw nobody's beats
            self._pulses.clear()
        self._looked = now
        living = []
        for other in others:
            pulse = self._pulses.get(other.id)
            if pulse is None or pulse.beat != other.beat:
                self._pulses[other.id] = pulse = _Pulse(other.beat, now)
            if self._silent(other, now - pulse.since) and await self._servers.bury(other, now):
                _log.warning("server_is_gone", server=other.id, line=other.line)
                dead.add(other.id)
            else:
                living.append(other)
        for id in dead:
            self._pulses.pop(id, None)
        self._house.metrics.servers.set(1 + len(living))
        self._find_dawn(living)
        if living and living[0].id < self._servers.me:
            self._house.watch.agree(living[0].time, NUDGE)
        if dead:
            self._elsewhere.clear()
            self.orphaned()
            self.parted()

    def _silent(self, other: Neighbor, stood: int) -> bool:
        return stood >= (self._lasts if other.line else SILENT * self._beat)

    def _find_dawn(self, living: list[Neighbor]) -> None:
        """As soon as one who was there before has beaten, or all of them are gone."""
        if self._dawn is not None:
            return
        elders = [other for other in living if other.id in self._elders]
        known = [o.dawn for o in elders if o.beat != self._elders[o.id] and o.dawn is not None]
        if known or not elders:
            self._dawn = known[0] if known else self._came
            self.orphaned()

    # -- sessions ------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """Whoever ended his sessions anywhere has none here before that is confirmed."""
        for number, person in await self._house.store.ended_since(self._heard):
            self.ended(person)
            self._heard = number

    async def heard_everywhere(self, number: int) -> None:
        try:
            while await self._servers.deaf(number):
                await self._house.until(self._now() + SOON)
        except StoreFails as failed:
            raise Unsure(str(failed)) from failed
