"""Links that let somebody in, and how all of them are ended."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from sengoku.server.bodies import Code, Ended, EndSessions, Kept, Me, Recover, SessionInfo
from sengoku.server.people import COOKIE, People
from sengoku.server.person import Person
from sengoku.server.problems import Forbidden, Gone, NotFound
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, StoreFails
from sengoku.server.tokens import SeatKey, Tokens
from sengoku.server.web.people import cookie_for, cookie_path, knows, me_of, named, who
from sengoku.server.web.tables import hall_of

__all__ = ["HANDLERS"]


@get("/join/{token:str}", summary="A link that lets somebody in", include_in_schema=False)
async def join(
    request: Request[Any, Any, Any],
    token: FromPath[str],
    ply: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    eyes: Annotated[str, QueryParameter(max_length=10, pattern=r"^\w*$")] = "",
) -> Redirect:
    """To the table, or with `ply` to a moment of it as `eyes` saw it. The token is turned into a
    cookie, and leaves the address. The way is told from here, for the house may lie under a path of
    another site. Who reads pages is told at the front door why a link leads nowhere."""
    try:
        table, person = await _let_in(request, token)
    except (NotFound, Gone, Forbidden) as refused:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return Redirect(f"../?problem={refused.key}", status_code=303)
    place = f"table/{table}" if ply is None else f"replay/{table}?ply={ply}&eyes={eyes}"
    return Redirect(f"../{place}", status_code=303, cookies=[await cookie_for(request, person)])


async def _let_in(request: Request[Any, Any, Any], token: str) -> tuple[str, Person]:
    """To which table a link leads, and who follows it."""
    tokens: Tokens = request.app.state.tokens
    invited, key = (tokens.invite(token), tokens.seat(token)) if len(token) < 300 else (None, None)
    if key is not None:
        room = await hall_of(request).fresh_room(key.table)
        return key.table, await _take_over(request, room, key)
    if invited is None:
        raise NotFound("bad-link")
    table, door = invited
    room = await hall_of(request).fresh_room(table)
    if door != room.match.door:
        raise Gone("link-was-replaced")
    person = await _guest(request, "")
    await room.let_in(person.id)
    return table, person


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
    person = await named(request)
    here = "" if data.here else people.session_of(request, person)
    with _ending(request, person):
        person = await _ended(request, *await people.end_sessions(person, keep=here))
    bearer = "authorization" in request.headers
    ended = Ended(people.token(person) if bearer and not data.here else None)
    response = Response(ended, media_type=MediaType.JSON)
    if data.here:
        response.delete_cookie(COOKIE, path=cookie_path(request))
    elif not bearer:
        response.set_cookie(await cookie_for(request, person))
    return response


async def _ended(request: Request[Any, Any, Any], person: Person, number: int) -> Person:
    """Every server has heard of it."""
    hall_of(request).sessions_ended(person.id)
    await hall_of(request).house.leases.heard_everywhere(number)
    return person


@contextmanager
def _ending(request: Request[Any, Any, Any], person: Person) -> Iterator[None]:
    """Where the database fails they may have ended all the same: nobody here is believed."""
    try:
        yield
    except StoreFails:
        hall_of(request).sessions_ended(person.id)
        raise


# -- devices ---------------------------------------------------------------------------------------


@get("/api/me/sessions", summary="The devices at which one is known")
async def sessions(request: Request[Any, Any, Any]) -> list[SessionInfo]:
    person, people = await named(request), request.app.state.people
    here, house = people.session_of(request, person), hall_of(request).house
    if here:
        await house.store.book.saw_session(here, house.watch.now())
    return [
        SessionInfo(each.id, each.label, each.created, each.seen, each.id == here)
        for each in await house.store.book.sessions_of(person.id)
    ]


@delete("/api/me/sessions/{id:str}", status_code=200, summary="End one of them, and all links")
async def end_session(request: Request[Any, Any, Any], id: FromPath[str]) -> list[SessionInfo]:
    person, people = await named(request), request.app.state.people
    if not await hall_of(request).house.store.book.is_known(id[:24], person.id):
        raise NotFound("no-such-device")
    with _ending(request, person):
        await _ended(request, *await people.end_sessions(person, only=id))
    return await sessions.fn(request)  # type: ignore[no-any-return]


@post("/api/me/code", status_code=201, summary="A recovery code; the one before is void")
async def new_code(request: Request[Any, Any, Any]) -> Code:
    person, people = await named(request), request.app.state.people
    if person.bot:
        raise Forbidden("not-a-person")
    return Code(await people.new_code(person))


@post("/api/me/recover", status_code=200, summary="Be oneself again, by the code")
async def recover(request: Request[Any, Any, Any], data: JSONBody[Recover]) -> Response[Me]:
    person = await request.app.state.people.recover(request, data.code)
    return await knows(request, person, await me_of(request, person))


@get("/api/me/settings", summary="What one chose, for another device")
async def settings(request: Request[Any, Any, Any]) -> Kept:
    person = await named(request)
    return Kept(await hall_of(request).house.store.book.settings_of(person.id))


@put("/api/me/settings", summary="Keep what one chose")
async def keep_settings(request: Request[Any, Any, Any], data: JSONBody[Kept]) -> Kept:
    person = await named(request)
    await hall_of(request).house.store.book.keep_settings(person.id, data.settings)
    return data


# -- what is kept of somebody ----------------------------------------------------------------------


@get("/api/me/data", media_type=MediaType.JSON, summary="All that is kept of me")
async def data(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """As a file. What others hold in their hands is not in it, nor is any secret."""
    person = await named(request)
    kept = await hall_of(request).office.kept_of(person.id)
    headers = {"content-disposition": 'attachment; filename="sengoku.json"'}
    return Response(kept, media_type=MediaType.JSON, headers=headers)


@delete("/api/me", status_code=200, summary="Be forgotten")
async def forget(request: Request[Any, Any, Any]) -> Response[Me]:
    """Tables that have not begun are left, the others resigned, and the name goes from all of
    them."""
    person, hall = await named(request), hall_of(request)
    with _ending(request, person):
        tables = await hall.office.forget(person.id)
        await _ended(request, person, 0)
    hall.read_anew(tables)
    response = Response(Me(False), media_type=MediaType.JSON)
    response.delete_cookie(COOKIE, path=cookie_path(request))
    return response


HANDLERS: list[Any] = [
    join,
    data,
    forget,
    end_sessions,
    sessions,
    end_session,
    new_code,
    recover,
    settings,
    keep_settings,
]
