"""What people do about each other at a table: take over the seat of who stays away."""

from typing import Any

from litestar import MediaType, Request, Response, delete, post
from litestar.params import FromPath, JSONBody

from sengoku.server import taking
from sengoku.server.bodies import Sit, TableInfo
from sengoku.server.called import check_name
from sengoku.server.names import clean
from sengoku.server.web.people import cookie_for, named, who
from sengoku.server.web.tables import check_place, hall_of, known_by, seen_room

__all__ = ["HANDLERS"]


@post("/api/tables/{id:str}/seats/{seat:int}/take", status_code=200, summary="Ask for a seat")
async def ask_for_seat(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int], data: JSONBody[Sit]
) -> Response[TableInfo]:
    """Whose player stays away; all who play must agree."""
    room, person = await seen_room(request, id), await who(request)
    check_place(room, seat)
    person = await known_by(request, person, data.name)
    hall_of(request).workshop.check_seats(person)
    name = clean(data.name or person.name)
    async with room.lock:
        await room.look_around()
        check_name(room, person, name, None)
        await room.record(taking.ask_for(room, seat, person.id, name))
        body = room.info(person.id)
    return Response(body, cookies=[await cookie_for(request, person)], media_type=MediaType.JSON)


@delete("/api/tables/{id:str}/seats/{seat:int}/take", status_code=200, summary="Rather not")
async def take_back_asking(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    room, person = await seen_room(request, id), await named(request)
    check_place(room, seat)
    async with room.lock:
        await room.record(taking.take_back(room, seat, person.id))
        return room.info(person.id)


HANDLERS: list[Any] = [ask_for_seat, take_back_asking]
