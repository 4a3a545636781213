"""What people do about each other at a table: take over the seat of who stays away, hand over the
table, ask somebody to leave, and not hear him any more."""

from contextlib import suppress
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from sengoku.server import conduct, gathering, taking
from sengoku.server import entries as log
from sengoku.server.bodies import Handover, MutedInfo, Sit, TableInfo, Whom
from sengoku.server.called import check_name
from sengoku.server.muting import mute
from sengoku.server.names import clean
from sengoku.server.problems import Gone
from sengoku.server.visitors import named as named_at
from sengoku.server.visitors import who_is
from sengoku.server.web.people import knows, named
from sengoku.server.web.tables import acting, hall_of, newcomer

__all__ = ["HANDLERS"]


@post("/api/tables/{id:str}/seats/{seat:int}/take", status_code=200, summary="Ask for a seat")
async def ask_for_seat(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int], data: JSONBody[Sit]
) -> Response[TableInfo]:
    """Whose player stays away; all who play must agree."""
    room, person = await newcomer(request, id, seat, data)
    hall_of(request).workshop.check_seats(person)
    name = clean(data.name or person.name)
    async with room.lock:
        await room.look_around()
        check_name(room, person, name, None)
        await room.record(taking.ask_for(room, seat, person.id, name))
        body = room.info(person.id)
    return await knows(request, person, body)


@delete("/api/tables/{id:str}/seats/{seat:int}/take", status_code=200, summary="Rather not")
async def take_back_asking(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    async with acting(request, id, seat) as (room, person):
        await room.record(taking.take_back(room, seat, person.id))
        return room.info(person.id)


# -- the host's ------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/host", status_code=200, summary="Hand over the table")
async def hand_over(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Handover]
) -> TableInfo:
    """Who sits there is the host from now on."""
    async with acting(request, id, data.seat, host=True) as (room, person):
        if room.match.status not in ("open", "running"):
            raise Gone("game-is-over")
        with suppress(conduct.Again):
            await room.record(gathering.handed_over(room, data.seat))
        return room.info(person.id)


@post("/api/tables/{id:str}/blocks", status_code=200, summary="Ask somebody to leave")
async def block(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Whom]
) -> TableInfo:
    """He does not come back to this table, whatever he is called, and its link is a new one."""
    async with acting(request, id, host=True) as (room, person):
        await room.look_around()
        people = await hall_of(request).parlor.people(room)
        people |= {key.person_id: people.get(key.person_id, "") for key in room.keys.all()}
        other = who_is(room.id, people, data.who)
        if other not in room.match.blocked:
            await room.record(*gathering.blocked(room, other, people[other]))
        return room.info(person.id)


@delete("/api/tables/{id:str}/blocks/{whom:str}", status_code=200, summary="Let somebody in again")
async def pardon(
    request: Request[Any, Any, Any], id: FromPath[str], whom: FromPath[str]
) -> TableInfo:
    async with acting(request, id, host=True) as (room, person):
        other = who_is(room.id, room.match.blocked, whom)
        name = room.match.blocked[other]
        people = [who for who, called in room.match.blocked.items() if called == name]
        await room.record([log.Pardoned(people)])
        return room.info(person.id)


# -- one's own -------------------------------------------------------------------------------------


@get("/api/me/mutes", summary="Whom one does not want to hear")
async def muted(request: Request[Any, Any, Any]) -> list[MutedInfo]:
    """Here they are named in one's own way, so that nobody knows who they are elsewhere."""
    person = await named(request)
    found = await hall_of(request).house.store.mutes.of(person.id)
    return [MutedInfo(named_at(person.id, row.muted_id), row.name, row.since) for row in found]


@delete("/api/me/mutes/{whom:str}", status_code=200, summary="Hear somebody again")
async def unmute(request: Request[Any, Any, Any], whom: FromPath[str]) -> list[MutedInfo]:
    person, hall = await named(request), hall_of(request)
    people = {row.muted_id: row.name for row in await hall.house.store.mutes.of(person.id)}
    other = who_is(person.id, people, whom)
    await mute(hall, person.id, other, people[other], on=False)
    return await muted.fn(request)  # type: ignore[no-any-return]


HANDLERS: list[Any] = [ask_for_seat, take_back_asking, hand_over, block, pardon, muted, unmute]
