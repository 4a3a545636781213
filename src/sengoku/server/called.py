"""What people are called at their tables: nobody passes for somebody else, and a new name is told
wherever its person plays."""

from contextlib import suppress

import msgspec

from sengoku.server import entries as log
from sengoku.server.hall import Hall
from sengoku.server.names import check_free
from sengoku.server.person import Person
from sengoku.server.problems import Gone
from sengoku.server.room import Room
from sengoku.server.store import Conflict

__all__ = ["check_name", "dress", "rename"]

MOST = 500  # tables of each kind, the newest: more than anybody may have who is limited


def check_name(room: Room, person: Person, name: str, host: Person | None) -> None:
    """Nobody passes for somebody else at the table, nor for its host, who may only look on."""
    others = [chair.name for chair in room.match.chairs if chair.person != person.id]
    if host is not None and host.id != person.id:
        others.append(host.name)
    check_free(name, others)


async def rename(hall: Hall, person: Person, former: str) -> None:
    """At the tables that go on, where nobody else is called so; who sits there under a name for
    that table alone keeps it."""
    for status in ("open", "running"):
        found = await hall.house.store.lobby(
            game=None, status=status, open_seats=False, person=person.id, after=None, most=MOST
        )
        for _, id in found:
            with suppress(Gone, Conflict):
                await _rename_at(await hall.room(id), person, former)


async def _rename_at(room: Room, person: Person, former: str) -> None:
    async with room.lock:
        seats = [
            seat
            for seat, chair in enumerate(room.match.chairs)
            if chair.person == person.id and chair.name == former
        ]
        if seats:
            check_name(room, person, person.name, None)
            await room.record([_sat(seat, person) for seat in seats])


def _sat(seat: int, person: Person) -> log.Sat:
    return log.Sat(seat, person.id, person.name, person.bot, person.color, person.crest)


async def dress(hall: Hall, person: Person) -> None:
    """At the tables that have not begun, as far as nobody wears it there already."""
    for _, id in await hall.house.store.lobby(
        game=None, status="open", open_seats=False, person=person.id, after=None, most=MOST
    ):
        with suppress(Gone, Conflict):
            room = await hall.room(id)
            async with room.lock:
                await room.record(_dressed(room, person))


def _dressed(room: Room, person: Person) -> list[log.Entry]:
    """One of his seats, where several play at his screen: the one that has his name, or the
    first."""
    chairs = room.match.chairs
    seats = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    seats.sort(key=lambda seat: chairs[seat].name != person.name)
    wish = person.color, person.crest
    if not seats or room.match.status != "open" or chairs[seats[0]].wish == wish:
        return []
    return [msgspec.structs.replace(_sat(seats[0], person), name=chairs[seats[0]].name)]
