"""What is said at the tables: players among themselves, and onlookers among themselves."""

from contextlib import suppress
from typing import Literal

from sengoku.server import messages as say
from sengoku.server.house import House
from sengoku.server.problems import Forbidden, Unknown
from sengoku.server.room import Room
from sengoku.server.store import ChatRow, Conflict, StoreFails, Write

__all__ = ["Parlor"]

MOST_TRIES = 5


class Parlor:
    def __init__(self, house: House) -> None:
        self._house = house

    def room_of(self, room: Room, person: str | None) -> Literal["players", "spectators"]:
        """Who holds a seat is a player, also when he looks on."""
        return "players" if room.seats_of(person) else "spectators"

    async def heard(self, room: Room, person: str | None) -> list[say.ChatLine]:
        """The last lines of one's own room; both once the match is over."""
        own = self.room_of(room, person)
        over = room.match.status in ("over", "abandoned")
        rows = await self._house.store.chat_of(room.id)
        room.last_line = max([room.last_line, *(row.number for row in rows)])
        return [_line(row) for row in rows if row.text and (over or row.room == own)]

    async def say(
        self, room: Room, person: str | None, name: str, seat: int | None, request: say.Chat
    ) -> bool:
        """Whether it had been said already."""
        if person is None:
            raise Unknown("say-your-name")
        self._house.allowance.line(person)
        text = "".join(letter for letter in request.text if letter.isprintable()).strip()
        async with room.lock:
            if seat is not None and not room.holds(person, seat):
                raise Forbidden("not-your-seat", {"seat": seat})
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

    async def catch_up(self, room: Room) -> None:
        """What was said at another server; what cannot be read now comes with the next news."""
        with suppress(StoreFails):
            async with room.lock:
                for row in await self._house.store.chat_of(room.id):
                    if row.number > room.last_line:
                        self.tell(room, row)

    def tell(self, room: Room, row: ChatRow) -> None:
        over = room.match.status in ("over", "abandoned")
        room.last_line = max(room.last_line, row.number)
        for connection in [*room.connections]:
            if over or self.room_of(room, connection.person) == row.room:
                connection.tell(say.Said(_line(row)))


def _line(row: ChatRow) -> say.ChatLine:
    name: Literal["players", "spectators"] = "players" if row.room == "players" else "spectators"
    return say.ChatLine(row.number, name, row.seat, row.name, row.text, row.at)
