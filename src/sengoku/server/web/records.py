"""What is left of a match: its luck, its record, its positions, and playing on from there."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from sengoku.bots.advice import shared_out
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, read_record, write_record
from sengoku.kernel.viewer import Viewer, viewer_named
from sengoku.server import sight
from sengoku.server.bodies import (
    Branch,
    Foresee,
    Foreseen,
    Instead,
    LuckInfo,
    Opened,
    Reason,
    Replayed,
    Reviewed,
    Verified,
)
from sengoku.server.desk import remade
from sengoku.server.fairness import Lane
from sengoku.server.past import Check, Decided, Decision, SeenAgain, SeenAhead
from sengoku.server.people import address_of
from sengoku.server.person import Person
from sengoku.server.pool import GaveUp
from sengoku.server.problems import Forbidden, Gone
from sengoku.server.room import Room
from sengoku.server.table_log import TableLog
from sengoku.server.thinking import review_job
from sengoku.server.web.limits import allowance_of, lane_of
from sengoku.server.web.people import named, who
from sengoku.server.web.tables import hall_of, opened, seen_room
from sengoku.server.worker import Refusal

__all__ = ["HANDLERS"]


@get("/api/tables/{id:str}/luck", summary="What is promised and proved of the luck")
async def luck(request: Request[Any, Any, Any], id: FromPath[str]) -> LuckInfo:
    room = await seen_room(request, id)
    async with room.lock:
        return sight.luck_info(room.match)


@get("/api/tables/{id:str}/record", summary="The whole match, at the end")
async def record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    room = await seen_room(request, id)
    async with room.lock:
        data = write_record(hall_of(request).record(room))
    name = f'attachment; filename="{room.match.game.slug}-{room.id}.json"'
    return Response(data, headers={"content-disposition": name}, media_type=MediaType.JSON)


@get("/api/tables/{id:str}/replay", summary="A position as somebody saw it")
async def see_again(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    viewer: Annotated[str, QueryParameter(max_length=10)] = "public",
) -> Replayed:
    room, person = await seen_room(request, id), await who(request)
    async with room.lock:
        if room.match.table is None:
            raise Gone("not-begun")
        looker = viewer_named(viewer, len(room.match.chairs))
        _check_looker(room, person, looker)
        whole = room.match.playing().record()
    asked = SeenAgain(whole, ply, viewer)
    return await room.house.desk.ask(asked, Replayed, await lane_of(request, id))


def _check_looker(room: Room, person: Person | None, viewer: Viewer) -> None:
    """While a match runs, one's own seat and the public; all hands once it is over."""
    if not room.match.running():
        return
    seat = int(viewer.seat)
    own = person is not None and room.holds(person.id, seat)
    if viewer.all_seeing or (seat >= 0 and not own):
        raise Forbidden("not-your-seat", {"seat": seat})


@post("/api/tables/{id:str}/preview", status_code=200, summary="What could be foreseen back then")
async def look_ahead(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Foresee]
) -> Foreseen:
    room = await seen_room(request, id)
    async with room.lock:
        if room.match.table is None:
            raise Gone("not-begun")
        asked = SeenAhead(room.match.playing().record(), data)
    return await room.house.desk.ask(asked, Foreseen, await lane_of(request, id))


@get("/api/tables/{id:str}/review", summary="A decision of a finished match beside the best one")
async def review(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=10)] = None,
) -> Reviewed:
    """With `seat` its next decision where it had a choice; the number of all of them after the
    last one."""
    room = await seen_room(request, id)
    async with room.lock:
        match, whole = room.match, hall_of(request).record(room)
    _check_decided(whole, ply)
    lane = await lane_of(request, id)
    found = await room.house.desk.ask(Decision(whole, ply, seat), Decided, lane)
    if found.ply == len(whole.actions):
        return Reviewed(found.ply, found.seat, {}, only=True)
    if found.only:
        return Reviewed(found.ply, found.seat, match.game.words(found.action), only=True)
    kept = await _kept(room, found.ply)
    if kept is not None:
        return kept
    reviewed = await _judged(room, match, found, lane)
    data = msgspec.json.encode(reviewed).decode()
    await room.house.store.shelf.keep_review(room.id, found.ply, data)
    return reviewed


@post("/api/tables/{id:str}/review", status_code=200, summary="The same, had it been played so")
async def review_instead(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Instead]
) -> Reviewed:
    """What its review told of the two it is about is told again, and nobody thinks twice."""
    room = await seen_room(request, id)
    async with room.lock:
        match, whole = room.match, hall_of(request).record(room)
    _check_decided(whole, data.ply)
    lane = await lane_of(request, id)
    asked = Decision(whole, data.ply, instead=data.words)
    found = await room.house.desk.ask(asked, Decided, lane)
    words, kept = match.game.words(found.action), await _kept(room, data.ply)
    if kept is not None and words == kept.words:
        return kept
    if kept is not None and words == kept.better:
        return msgspec.structs.replace(kept, words=words, chance=kept.best, better=None)
    return await _judged(room, match, found, lane)


def _check_decided(record: Record, ply: int) -> None:
    if ply >= len(record.actions):
        raise Problem("record-no-such-ply", {"at": ply, "last": len(record.actions) - 1})


async def _kept(room: Room, ply: int) -> Reviewed | None:
    kept = await room.house.store.shelf.review_of(room.id, ply)
    return None if kept is None else msgspec.json.decode(kept, type=Reviewed)


async def _judged(room: Room, match: TableLog, found: Decided, lane: Lane) -> Reviewed:
    game, action = match.game, found.action
    job = review_job(match, found.world, action)
    try:
        thought = await room.house.pool.think(job, lane, later=True)
    except GaveUp:
        raise Gone("no-hint-now") from None
    assert thought.judged is not None, "it was asked for"
    judged = thought.judged
    return Reviewed(
        ply=found.ply,
        seat=found.seat,
        words=game.words(action),
        only=False,
        chance=round(judged.chance * 1000),
        best=round(judged.best * 1000),
        better=None if judged.better == action else game.words(judged.better),
        chances=shared_out(judged.chances, found.seat, 1000),
        reason=Reason(judged.reason, judged.facts),
    )


@get("/api/tables/{id:str}/reviews", summary="What was found about its decisions so far")
async def reviews(request: Request[Any, Any, Any], id: FromPath[str]) -> list[Reviewed]:
    room = await seen_room(request, id)
    async with room.lock:
        hall_of(request).record(room)  # at the end only
    kept = await room.house.store.shelf.reviews_of(room.id)
    return [msgspec.json.decode(data, type=Reviewed) for data in kept]


@post("/api/records", status_code=201, summary="Open a record, to watch it and to play on")
async def open_record(request: Request[Any, Any, Any]) -> Opened:
    """It becomes a table that is over and that only who opened it knows of."""
    person, sent = await named(request), await request.body()
    allowance_of(request).verification(person.id, address_of(request))
    hall, lane = hall_of(request), await lane_of(request, "none")
    proved = await hall.house.desk.ask(Check(sent), Verified, lane)
    if proved.problem is not None:
        found = proved.problem
        raise remade(Refusal("BadRecord", found.key, found.facts, found.clause))
    room = await hall.workshop.keep(read_record(sent), person, over=proved.over)
    return await opened(request, room, person)


@post("/api/tables/{id:str}/branch", status_code=201, summary="Play on from a position")
async def branch(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Branch]
) -> Opened:
    room, person = await seen_room(request, id), await named(request)
    return await opened(request, await hall_of(request).branch(room, data, person), person)


@post("/api/verify", status_code=200, summary="Play a record again and check its luck")
async def verify(request: Request[Any, Any, Any]) -> Verified:
    person = await who(request)
    allowance_of(request).verification(None if person is None else person.id, address_of(request))
    asked = Check(await request.body())
    return await hall_of(request).house.desk.ask(asked, Verified, await lane_of(request, "none"))


HANDLERS: list[Any] = [
    luck,
    record,
    see_again,
    look_ahead,
    review,
    review_instead,
    reviews,
    open_record,
    branch,
    verify,
]
