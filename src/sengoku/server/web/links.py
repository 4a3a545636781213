"""Links that let somebody in, and how all of them are ended."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from sengoku.server.bodies import Ended, EndSessions
from sengoku.server.hall import Person
from sengoku.server.people import COOKIE, People
from sengoku.server.problems import NotFound
from sengoku.server.room import Room
from sengoku.server.store import KeyRow
from sengoku.server.tokens import SeatKey, Tokens
from sengoku.server.web.people import cookie_for, named, who
from sengoku.server.web.tables import hall_of

__all__ = ["HANDLERS"]


@get("/join/{token:str}", summary="A link that lets somebody in", include_in_schema=False)
async def join(request: Request[Any, Any, Any], token: FromPath[str]) -> Redirect:
    """The token is turned into a cookie, and leaves the address. The way is told from here, for
    the house may lie under a path of another site."""
    tokens: Tokens = request.app.state.tokens
    table, key = (tokens.invite(token), tokens.seat(token)) if len(token) < 300 else (None, None)
    if key is not None:
        person = await _take_over(request, await hall_of(request).fresh_room(key.table), key)
        table = key.table
    elif table is not None:
        room = await hall_of(request).room(table)
        person = await _guest(request, "")
        await room.let_in(person.id)
    else:
        raise NotFound("bad-link")
    return Redirect(f"../table/{table}", status_code=303, cookies=[cookie_for(request, person)])


async def _guest(request: Request[Any, Any, Any], name: str) -> Person:
    people: People = request.app.state.people
    return await who(request) or await people.meet(request, name)


async def _take_over(request: Request[Any, Any, Any], room: Room, key: SeatKey) -> Person:
    """Another device of a player. While it is let in he may end his links: so he is asked twice."""
    await _check(request, room, key)
    person = await _guest(request, room.match.chairs[key.seat].name)
    await room.hand_over(person.id, key.seat, key.sitting)
    try:
        await _check(request, room, key)
    except NotFound:
        await room.take_away(KeyRow(room.id, key.seat, person.id))
        raise
    return person


async def _check(request: Request[Any, Any, Any], room: Room, key: SeatKey) -> None:
    chair = room.match.chairs[key.seat]
    player = None if chair.person is None else await request.app.state.people.by_id(chair.person)
    if player is None or (chair.sitting, player.generation) != (key.sitting, key.generation):
        raise NotFound("bad-link")


@post("/api/me/end", status_code=200, summary="End all of one's sessions and links")
async def end_sessions(
    request: Request[Any, Any, Any], data: JSONBody[EndSessions]
) -> Response[Ended]:
    """A browser stays known by a new cookie, a program by a new token, unless it ends here, too."""
    people: People = request.app.state.people
    person, number = await people.end_sessions(await named(request))
    hall_of(request).sessions_ended(person.id)
    await hall_of(request).house.leases.heard_everywhere(number)
    bearer = "authorization" in request.headers
    ended = Ended(people.token(person) if bearer and not data.here else None)
    response = Response(ended, media_type=MediaType.JSON)
    cookie = cookie_for(request, person)
    if data.here:
        response.delete_cookie(COOKIE, path=cookie.path)
    elif not bearer:
        response.set_cookie(cookie)
    return response


HANDLERS: list[Any] = [join, end_sessions]
