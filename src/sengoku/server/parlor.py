"""What is said at the tables: players among themselves, and onlookers among themselves."""

from contextlib import suppress
from typing import Literal, TypeAlias

from sengoku.server import messages as say
from sengoku.server.gathering import check_welcome
from sengoku.server.house import House
from sengoku.server.names import check_free
from sengoku.server.problems import Forbidden, Unknown
from sengoku.server.room import Room
from sengoku.server.store import ChatRow, Conflict, StoreFails, Write
from sengoku.server.visitors import named

__all__ = ["Parlor"]

RoomName: TypeAlias = Literal["lobby", "players", "spectators"]

MOST_TRIES = 5


class Parlor:
    def __init__(self, house: House) -> None:
        self._house = house

    def room_of(self, room: Room, person: str | None) -> RoomName:
        """Before the first card nobody has a secret, and all talk to each other. Then who holds a
        seat is a player, also when he looks on."""
        if room.match.status == "open":
            return "lobby"
        return "players" if room.seats_of(person) else "spectators"

    def _hears(self, room: Room, person: str | None, row: ChatRow) -> bool:
        """The lines of one's own room; all once the match is over."""
        over = room.match.status in ("over", "abandoned")
        return over or row.room == "lobby" or row.room == self.room_of(room, person)

    async def heard(
        self, room: Room, person: str | None, muted: frozenset[str] = frozenset()
    ) -> list[say.ChatLine]:
        """The last lines."""
        rows = await self._house.store.chat_of(room.id)
        room.last_line = max([room.last_line, *(row.number for row in rows)])
        told = [row for row in rows if row.text and row.person_id not in muted]
        return [_line(row) for row in told if self._hears(room, person, row)]

    async def people(self, room: Room) -> dict[str, str]:
        """Who is or was at the table, and what they are called there: who spoke, looks on, or sits;
        call it under the lock."""
        found = {row.person_id: row.name for row in await self._house.store.chat_of(room.id)}
        found |= room.looking_on()
        found |= {chair.person: chair.name for chair in room.match.chairs if chair.person}
        return found

    async def tell_anew(self, room: Room, person: str) -> None:
        """All that he hears, now that he hears others; call it under the lock."""
        for connection in [*room.connections]:
            if connection.person == person:
                connection.tell(say.Talk(await self.heard(room, person, connection.muted)))

    async def say(
        self, room: Room, person: str | None, name: str, seat: int | None, request: say.Chat
    ) -> bool:
        """Whether it had been said already."""
        if person is None:
            raise Unknown("say-your-name")
        self._house.allowance.line(person)
        text = "".join(letter for letter in request.text if letter.isprintable()).strip()
        async with room.lock:
            check_welcome(room, person)
            if seat is not None and not room.holds(person, seat):
                raise Forbidden("not-your-seat", {"seat": seat})
            await self._check_own_name(room, person, name)
            for _ in range(MOST_TRIES if text else 0):
                rows = await self._house.store.chat_of(room.id)
                if any((row.person_id, row.ref) == (person, request.id) for row in rows):
                    return True
                row = ChatRow(
                    table_id=room.id,
                    number=rows[-1].number + 1 if rows else 0,
                    room=self.room_of(room, person),
                    person_id=person,
                    ref=request.id,
                    seat=seat,
                    name=name,
                    text=text,
                    at=self._house.watch.now(),
                )
                try:
                    await self._house.store.write(Write(chat=[row]))
                except Conflict:
                    continue  # somebody spoke at another server at the same moment
                self.tell(room, row)
                return False
        return True

    async def _check_own_name(self, room: Room, person: str, name: str) -> None:
        """Who has no seat does not speak as somebody who has one, or as the host."""
        if not name or room.seats_of(person):
            return
        others = [chair.name for chair in room.match.chairs]
        if room.match.host != person:
            host = await self._house.store.person(room.match.host)
            others += [] if host is None else [host[0]]
        check_free(name, others)

    async def catch_up(self, room: Room) -> None:
        """What was said at another server; what cannot be read now comes with the next news."""
        with suppress(StoreFails):
            async with room.lock:
                for row in await self._house.store.chat_of(room.id):
                    if row.number > room.last_line:
                        self.tell(room, row)

    def tell(self, room: Room, row: ChatRow) -> None:
        room.last_line = max(room.last_line, row.number)
        for connection in [*room.connections]:
            heard = self._hears(room, connection.person, row)
            if heard and row.person_id not in connection.muted:
                connection.tell(say.Said(_line(row)))


def _line(row: ChatRow) -> say.ChatLine:
    name: RoomName = "spectators"
    if row.room in ("players", "lobby"):
        name = "players" if row.room == "players" else "lobby"
    who = named(row.table_id, row.person_id)
    return say.ChatLine(row.number, name, row.seat, row.name, row.text, row.at, who)
