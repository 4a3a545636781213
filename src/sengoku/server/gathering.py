"""Before the first card: nothing is dealt before everybody has come, and there is always a host."""

from contextlib import suppress
from typing import TYPE_CHECKING

from sengoku.server import conduct, visitors
from sengoku.server import entries as log
from sengoku.server.bodies import Live
from sengoku.server.keys import INVITED
from sengoku.server.problems import Forbidden, Gone
from sengoku.server.store import Conflict, KeyRow, StoreFails, Write
from sengoku.server.watch import Alarm

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["LATELY", "Gathering", "blocked", "check_welcome", "handed_over", "missing"]

LATELY = 10_000  # milliseconds since which somebody is still here, who comes without a line


def missing(room: "Room") -> list[int]:
    """The people who have not come yet. Where a clock runs at once all must be here at the same
    time; else it is enough to have come since the table was called to begin."""
    match, here = room.match, room.onlookers().seats
    came = set() if isinstance(match.pace, Live) else match.came
    return [seat for seat in match.consenting() if seat not in here and seat not in came]


class Gathering:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._without = 0  # since when nobody saw the host here
        self._host_seen = 0  # when he was last here without a line
        self._alarm: Alarm | None = None

    async def look(self) -> None:
        """Somebody came or went; call it under the lock."""
        if self._room.match.status == "open":
            await self._begin()
        if self._room.match.status == "open":
            self._mind_the_host()
        else:
            self.stop()

    def saw(self, person: str) -> None:
        """Without a line."""
        if person == self._room.match.host:
            self._host_seen = self._room.house.watch.now()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _begin(self) -> None:
        """Who has come is noted, and when all have, the cards are dealt."""
        room, match = self._room, self._room.match
        if not match.called:
            return
        here = room.onlookers().seats
        entries: list[log.Entry] = []
        if not missing(room):
            entries = conduct.begin(match)
        elif not isinstance(match.pace, Live):
            came = [seat for seat in match.consenting() if seat in here - match.came]
            entries = [log.Came(seat) for seat in came]
        if entries:
            with suppress(Conflict):  # then it was done elsewhere, and is read
                await room.record(entries)

    # -- the host ------------------------------------------------------------------------------

    def _mind_the_host(self) -> None:
        """Who is away for too long is the host no more, if anybody is here to be it."""
        room, now = self._room, self._room.house.watch.now()
        self.stop()
        if self._has_a_line():
            self._without = 0
            return
        if self._is_here():
            self._without, due = 0, now + LATELY
        else:
            self._without = self._without or now
            due = self._without + room.house.config.away
        if due > now or self._heir() is not None:
            self._alarm = room.house.watch.ring(due, self._ring)

    def _ring(self) -> None:
        self._room.house.spawn(self._look_for_host())

    async def _look_for_host(self) -> None:
        room = self._room
        with suppress(Conflict, StoreFails):
            async with room.lock:
                if room.match.status != "open":
                    return
                await room.look_around()
                late = self._without and room.house.watch.now() - self._without
                heir = None if self._is_here() or late < room.house.config.away else self._heir()
                if heir is not None:
                    await room.record([log.HostPassed(heir)])
                self._mind_the_host()

    def _has_a_line(self) -> bool:
        """Then it is told when he goes."""
        room, host = self._room, self._room.match.host
        seats = {line.seat for line in room.connections}
        seats |= {seat for seat, gone in room.elsewhere.items() if gone is None}
        held = {seat for seat, chair in enumerate(room.match.chairs) if chair.person == host}
        return bool(seats & held) or host in visitors.everywhere(room).people

    def _is_here(self) -> bool:
        """Or came by just now."""
        room = self._room
        if room.house.watch.now() - self._host_seen < LATELY:
            return True
        return visitors.is_there(room, room.match.host)

    def _heir(self) -> str | None:
        """Who sits here longest, of those who are here."""
        match, here = self._room.match, self._room.onlookers().seats
        chairs = [match.chairs[seat] for seat in match.consenting() if seat in here]
        chairs.sort(key=lambda chair: chair.sitting or 0)
        return chairs[0].person if chairs else None


def handed_over(room: "Room", seat: int) -> list[log.Entry]:
    chair = room.match.chairs[seat]
    if not chair.consents() or chair.person is None:
        raise Gone("nobody-sits-there")
    if chair.person == room.match.host:
        raise conduct.Again
    return [log.HostPassed(chair.person)]


# -- who is asked to leave -------------------------------------------------------------------------


def check_welcome(room: "Room", person: str | None) -> None:
    if person is not None and person in room.match.blocked:
        raise Forbidden("blocked-here")


def blocked(room: "Room", person: str, name: str) -> tuple[list[log.Entry], Write]:
    """A person leaves the table and does not come back to it, nor do other devices at his seat.
    Whoever plays is not sent away: for him there are the rules about absence."""
    match = room.match
    if person == match.host:
        raise Forbidden("is-the-host")
    seats = [
        seat
        for seat, chair in enumerate(match.chairs)
        if chair.person == person or room.holds(person, seat)
    ]
    if seats and match.status != "open":
        raise Gone("has-begun")
    keys = [key for seat in seats for key in room.keys.to(seat)]
    people = sorted({person, *(key.person_id for key in keys)} - {match.host})
    lost = keys + [KeyRow(room.id, INVITED, who) for who in people if room.keys.invited(who)]
    kept = [seat for seat, chair in enumerate(match.chairs) if chair.kept_for in people]
    left: list[log.Entry] = [log.Left(seat) for seat in sorted({*seats, *kept})]
    return [*left, log.Blocked(people, name)], Write(lost_keys=lost)
