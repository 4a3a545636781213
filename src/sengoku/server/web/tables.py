"""Tables before and during play: making, finding, sitting down, starting, asking."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sengoku.bots import bot_named
from sengoku.kernel.problem import Problem
from sengoku.server import conduct, counting, sight
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.answers import Listener, answer, at_table
from sengoku.server.bodies import (
    Entropy,
    Level,
    NewTable,
    Opened,
    SeatChange,
    SeatLink,
    Sit,
    TableInfo,
    TableList,
    World,
)
from sengoku.server.called import check_name
from sengoku.server.gathering import check_welcome, missing
from sengoku.server.hall import Hall
from sengoku.server.keys import INVITED
from sengoku.server.names import clean
from sengoku.server.people import People
from sengoku.server.person import Person
from sengoku.server.problems import Broken, Forbidden, Gone, Unknown
from sengoku.server.room import Room
from sengoku.server.store import KeyRow, Write
from sengoku.server.thinking import job_for
from sengoku.server.tokens import SeatKey
from sengoku.server.web.limits import lane_of
from sengoku.server.web.people import knows, named, who

__all__ = [
    "HANDLERS",
    "acting",
    "check_holder",
    "check_host",
    "hall_of",
    "listener_for",
    "newcomer",
    "opened",
    "seen_room",
]

PAGE = 30
AT_ONCE = 4  # of a page, so that it leaves the database to others


def hall_of(request: Any) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def seen_room(request: Request[Any, Any, Any], id: str) -> Room:
    return await hall_of(request).seen_room(id, await who(request))


async def _info(room: Room, person: Person | None) -> TableInfo:
    async with room.lock:
        return room.info(None if person is None else person.id)


async def opened(request: Request[Any, Any, Any], room: Room, person: Person | None) -> Opened:
    token = request.app.state.tokens.for_invite(room.id, room.match.door)
    return Opened(await _info(room, person), f"/join/{token}")


def _check_place(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.match.chairs):
        facts: dict[str, str | int] = {"seat": seat, "last": len(room.match.chairs) - 1}
        raise Problem("no-such-seat", facts)


def check_host(room: Room, person: Person) -> None:
    if room.match.host != person.id:
        raise Forbidden("not-the-host")


def check_holder(room: Room, person: Person | None, seat: int) -> None:
    _check_place(room, seat)
    if person is None or not room.holds(person.id, seat):
        raise Forbidden("not-your-seat", {"seat": seat})


@asynccontextmanager
async def acting(
    request: Request[Any, Any, Any], id: str, seat: int | None = None, *, host: bool = False
) -> AsyncIterator[tuple[Room, Person]]:
    """Somebody does something about a table or one of its seats, and nobody else does meanwhile.
    `host`: only the host may."""
    room, person = await seen_room(request, id), await named(request)
    if seat is not None:
        _check_place(room, seat)
    async with room.lock:
        if host:
            check_host(room, person)
        yield room, person


# -- finding and making ------------------------------------------------------------------------


@get("/api/tables", summary="The lobby, or one's own tables")
async def list_tables(
    request: Request[Any, Any, Any],
    game: FromQuery[str | None] = None,
    status: FromQuery[str | None] = None,
    seats: FromQuery[bool] = False,
    mine: FromQuery[bool] = False,
    pace: FromQuery[Literal["live", "days", "free"] | None] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=12)] = None,
    level: FromQuery[Level | None] = None,
    after: Annotated[str | None, QueryParameter(max_length=60)] = None,
) -> TableList:
    person = await named(request) if mine else await who(request)
    hall = hall_of(request)
    found = await hall.house.store.lobby(
        game=game,
        status=status,
        open_seats=seats,
        person=person.id if mine and person is not None else None,
        after=_cursor(after),
        most=PAGE,
        pace=pace,
        size=players,
        level=level,
    )
    seen = await _listed(request, [id for _, id in found], person)
    tables = [table for table in seen if mine or table.listed]
    more = f"{found[-1][0]}.{found[-1][1]}" if len(found) == PAGE else None
    return TableList(tables, more, hall.house.watch.now())


async def _listed(
    request: Request[Any, Any, Any], ids: list[str], person: Person | None
) -> list[TableInfo]:
    """In memory or not; one table that is damaged does not take the others with it."""
    hall, lane = hall_of(request), await lane_of(request, "lobby")
    lengths = await hall.house.store.lengths([id for id in ids if hall.known(id) is None])

    few = asyncio.Semaphore(AT_ONCE)

    async def one(id: str) -> TableInfo | None:
        async with few:
            room = hall.known(id)
            who = None if person is None else person.id
            if room is not None:
                return None if who in room.match.blocked else await _info(room, person)
            try:
                return await hall.glances.at(id, lengths.get(id, -1), who, lane)
            except Broken:
                hall.note_broken(id)
                return None

    found = await asyncio.gather(*map(one, ids))
    return [info for info in found if info is not None]


def _cursor(after: str | None) -> tuple[int, str] | None:
    if after is None:
        return None
    made, _, id = after.partition(".")
    if not (made.isascii() and made.isdecimal() and len(made) < 16):
        raise Problem("bad-message", {"detail": "after"})
    return int(made), id


@post("/api/tables", status_code=201, summary="Make a table")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opened:
    person = await named(request)
    room = await hall_of(request).workshop.make(data, person)
    for seat in room.seats_of(person.id):
        await _note(room, seat)
    return await opened(request, room, person)


@get("/api/tables/{id:str}", summary="A table")
async def see_table(request: Request[Any, Any, Any], id: FromPath[str]) -> TableInfo:
    """Who waits for the beginning is here by asking, and it begins when all are."""
    room, person = await seen_room(request, id), await who(request)
    if room.match.status == "open" and person is not None:
        for seat in room.seats_of(person.id):
            await _note(room, seat)
        async with room.lock:
            room.gathering.saw(person.id)
            await room.gathering.look()
    return await _info(room, person)


@get("/api/tables/{id:str}/invite", summary="The link to a table")
async def invite(request: Request[Any, Any, Any], id: FromPath[str]) -> Opened:
    return await opened(request, await seen_room(request, id), await who(request))


# -- seats -------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200, summary="Sit down")
async def sit(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int], data: JSONBody[Sit]
) -> Response[TableInfo]:
    room, person = await newcomer(request, id, seat, data)
    person = await _dressed(request, person, data)
    if room.match.chairs[seat].person != person.id:
        hall_of(request).workshop.check_seats(person)
    host = await request.app.state.people.by_id(room.match.host)
    async with room.lock:
        await _take(room, person, seat, clean(data.name or person.name), host)
        await _note(room, seat)
        if _is_agreed(room):
            await _call(room)
        body = room.info(person.id)
    return await knows(request, person, body)


async def newcomer(
    request: Request[Any, Any, Any], id: str, seat: int, data: Sit
) -> tuple[Room, Person]:
    """Who would like to have a seat. Who has no name yet gets the one he comes with."""
    room, person = await seen_room(request, id), await who(request)
    _check_place(room, seat)
    return room, await _named_by(request, person, data.name)


def _is_agreed(room: Room) -> bool:
    """All who were asked for a rematch sit down: it begins when they are here."""
    match = room.match
    full = all(chair.taken() for chair in match.chairs)
    return any(match.opened.kept_for) and match.status == "open" and full and not match.called


async def _named_by(
    request: Request[Any, Any, Any], person: Person | None, name: str | None
) -> Person:
    people: People = request.app.state.people
    if person is not None and person.name:
        return person
    if name is None:
        raise Unknown("say-your-name")
    if person is None:
        return await people.meet(request, name)
    return await people.rename(person, name)


async def _dressed(request: Request[Any, Any, Any], person: Person, wish: Sit) -> Person:
    """What somebody chose while he sat down is his from now on."""
    color, crest = wish.color or person.color, wish.crest or person.crest
    if (color, crest) == (person.color, person.crest):
        return person
    people: People = request.app.state.people
    return await people.dress(person, color, crest)


async def _take(room: Room, person: Person, seat: int, name: str, host: Person | None) -> None:
    check_welcome(room, person.id)
    chair = room.match.chairs[seat]
    if chair.person == person.id and chair.name == name:
        return
    if chair.person != person.id:  # else he only changes his name, which he may at any time
        conduct.check_open(room.match)
        if chair.taken() or chair.kept_for not in ("", person.id):
            raise Gone("seat-is-taken", {"seat": seat})
        counting.check_one_seat(room.match, person.id, seat)
    check_name(room, person, name, host)
    key = KeyRow(room.id, seat, person.id, room.match.number, own=True)
    keys = [] if chair.person == person.id else [key]
    alone = not room.seats_of(person.id)  # those beside him at one screen wear something else
    color, crest = (person.color, person.crest) if alone else ("", "")
    sat = log.Sat(seat, person.id, name, person.bot, color, crest)
    await room.record([sat], Write(keys=keys))


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200, summary="Leave a seat")
async def leave(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> TableInfo:
    """Or say no to one that is kept for oneself."""
    async with acting(request, id, seat) as (room, person):
        if room.match.host != person.id and seat not in room.match.kept_for(person.id):
            check_holder(room, person, seat)
        conduct.check_open(room.match)
        chair = room.match.chairs[seat]
        if chair.person is not None or chair.kept_for:
            lost = room.keys.to(seat)
            stay = [KeyRow(room.id, INVITED, key.person_id) for key in lost]
            await room.record([log.Left(seat)], Write(lost_keys=lost, keys=stay))
        return room.info(person.id)


@put("/api/tables/{id:str}/seats/{seat:int}", summary="Put a bot there, or take it away")
async def change_seat(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableInfo:
    async with acting(request, id, seat, host=True) as (room, person):
        bot = data.bot if data.kind == "bot" else ""
        if data.kind == "bot":
            bot_named(bot, room.match.game, 0)
        conduct.check_open(room.match)
        if room.match.counts:
            counting.check_bot(room.match.opened.game, bot)
        if room.match.chairs[seat].person is not None:
            raise Gone("seat-is-taken", {"seat": seat})
        chair = room.match.chairs[seat]
        if chair.bot != bot:
            await room.record([log.Reseated(seat, bot, chair.name if bot else "")])
        return room.info(person.id)


@post("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200, summary="A second device")
async def seat_link(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> SeatLink:
    async with acting(request, id, seat) as (room, person):
        check_holder(room, person, seat)
        chair = room.match.chairs[seat]
        assert chair.person is not None and chair.sitting is not None, "somebody sits there"
        sitting, player = chair.sitting, await request.app.state.people.by_id(chair.person)
    key = SeatKey(room.id, seat, sitting, player.generation)
    return SeatLink(f"/join/{request.app.state.tokens.for_seat(key)}")


@post("/api/tables/{id:str}/entropy", status_code=200, summary="Add to the luck")
async def add_entropy(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Entropy]
) -> TableInfo:
    async with acting(request, id, data.seat) as (room, person):
        check_holder(room, person, data.seat)
        conduct.check_open(room.match)
        await room.record([log.GaveEntropy(data.seat, data.entropy)])
        return room.info(person.id)


@post("/api/tables/{id:str}/start", status_code=200, summary="Deal")
async def start(request: Request[Any, Any, Any], id: FromPath[str]) -> TableInfo:
    """As soon as everybody has come."""
    room, person = await seen_room(request, id), await named(request)
    check_host(room, person)
    for seat in room.seats_of(person.id):
        await _note(room, seat)
    async with room.lock:
        if room.match.status == "open":
            hall_of(request).workshop.check_begin(room)
            begun = conduct.begin(room.match)
            await room.look_around()
            if not missing(room):
                await room.record(begun)
            elif not room.match.called:
                await _call(room)
        return room.info(person.id)


async def _call(room: Room) -> None:
    """Those who are here are not waited for."""
    here = room.onlookers().seats
    await room.record([log.Called([seat for seat in room.match.consenting() if seat in here])])


# -- play without a socket ---------------------------------------------------------------------


async def _note(room: Room, seat: int | None) -> None:
    """Who comes without a socket is present, too."""
    room.see(seat)
    if seat is not None:
        await room.house.presence.saw(room.id, seat)


def listener_for(room: Room, person: Person | None, seat: int | None) -> Listener:
    if seat is not None:
        check_holder(room, person, seat)
    id, name = (None, "") if person is None else (person.id, person.name)
    if seat is not None:
        name = room.match.chairs[seat].name
    return Listener(id, name, seat, sight.viewer_for(seat))


@get("/api/tables/{id:str}/present", summary="The match now")
async def see_present(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    kept: Annotated[int, QueryParameter(ge=0)] = 0,
    version: Annotated[int, QueryParameter(ge=0)] = 0,
) -> say.Present:
    room, person = await seen_room(request, id), await who(request)
    listener = listener_for(room, person, seat)
    await _note(room, seat)
    async with at_table(room, listener):
        if room.match.table is None:
            raise Gone("not-begun")
        held = room.match.held_of(kept, version) if version else 0
        return sight.present(room.match, listener.viewer, held, room.house.watch.now())


@get("/api/tables/{id:str}/seats/{seat:int}/world", summary="What a program plays on with")
async def see_world(
    request: Request[Any, Any, Any], id: FromPath[str], seat: FromPath[int]
) -> World:
    """What a bot of the house would get: no more than the seat knows."""
    async with acting(request, id, seat) as (room, person):
        check_holder(room, person, seat)
        match = room.match
        if not match.chairs[seat].outside:
            raise Forbidden("not-a-program")
        conduct.check_running(match)
        job = job_for(room, seat)
        return World(match.version, job.game, job.seats, job.options, job.edition, job.world)


@post("/api/tables/{id:str}/requests", status_code=200, summary="Ask as on the socket")
async def ask(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[say.Request],
    seat: FromQuery[int | None] = None,
) -> say.FromServer:
    room, person = await seen_room(request, id), await who(request)
    listener = listener_for(room, person, seat)
    await _note(room, seat)
    return await answer(hall_of(request), room, listener, data)


HANDLERS: list[Any] = [
    list_tables,
    make_table,
    see_table,
    invite,
    sit,
    leave,
    change_seat,
    seat_link,
    add_entropy,
    start,
    see_present,
    see_world,
    ask,
]
