"""Whether a match counts, who agrees to it, and what people are worth."""

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from sengoku.server import conduct, counting
from sengoku.server import entries as log
from sengoku.server.bodies import Counts, MyResults, SeatRating, TableInfo
from sengoku.server.my_results import my_results
from sengoku.server.problems import Forbidden
from sengoku.server.ratings import at_table
from sengoku.server.web.people import named, who
from sengoku.server.web.tables import check_holder, check_host, hall_of, seen_room

__all__ = ["HANDLERS"]


@put("/api/tables/{id:str}/counts", summary="Say whether the match counts")
async def say_counts(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Counts]
) -> TableInfo:
    """Who sits there already is asked again."""
    room, person = await seen_room(request, id), await named(request)
    async with room.lock:
        check_host(room, person)
        conduct.check_open(room.match)
        entries = counting.counted(room.match, counts=data.counts)
        if entries:
            await room.record(entries)
        return room.info(person.id)


@post("/api/tables/{id:str}/seats/{seat:int}/agree", status_code=200, summary="Agree to that")
async def agree(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    room, person = await seen_room(request, id), await named(request)
    async with room.lock:
        check_holder(room, person, seat)
        conduct.check_open(room.match)
        if not room.match.chairs[seat].agreed:
            await room.record([log.Consented(seat)])
        return room.info(person.id)


@get("/api/tables/{id:str}/ratings", summary="What those at a table are worth")
async def ratings(request: Request[Any, Any, Any], id: FromPath[str]) -> list[SeatRating]:
    """Where the match counts: before the first card for all who may see the table, since whoever
    sits down shows his; afterwards for those who play or played it."""
    room, person = await seen_room(request, id), await who(request)
    seated = room.seats_of(None if person is None else person.id)
    if not room.match.counts:
        return []
    if room.match.status != "open" and not seated:
        raise Forbidden("not-a-player")
    return await at_table(hall_of(request).house.ratings, room.id, room.match)


@get("/api/me/results", summary="What I played, and how it ended")
async def results(request: Request[Any, Any, Any]) -> MyResults:
    person, house = await named(request), hall_of(request).house
    return await my_results(house.store, house.ratings, person.id)


HANDLERS: list[Any] = [say_counts, agree, ratings, results]
