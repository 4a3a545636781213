"""What a viewer asks of a table, over its socket or by HTTP: each request gets one answer."""

import time
from collections.abc import Awaitable

from sengoku.bots.advice import shared_out
from sengoku.kernel.problem import Problem
from sengoku.kernel.viewer import NOBODY, Viewer
from sengoku.server import conduct, counting
from sengoku.server import messages as say
from sengoku.server.absence import check_away, stood_in
from sengoku.server.connection import Connection
from sengoku.server.hall import Hall
from sengoku.server.muting import mute
from sengoku.server.problems import Forbidden, Gone, Unknown, info_of
from sengoku.server.room import Room
from sengoku.server.store import Conflict, StoreFails, Unsure
from sengoku.server.taking import keys_for
from sengoku.server.visitors import who_is

__all__ = ["Listener", "answer", "answer_after", "at_table"]

MOST_EVENTS = 500


class Listener:
    """Who asks: a person at a seat, or somebody who looks on. `line` is his socket, if he has one:
    when it is cut, nobody asks there any more."""

    def __init__(self, person: str | None, name: str, seat: int | None, viewer: Viewer) -> None:
        self.line: Connection | None = None
        self.person = person
        self.name = name
        self.seat = seat
        self.viewer = viewer


async def answer(
    hall: Hall, room: Room, listener: Listener, request: say.Request
) -> say.FromServer:
    """Never raises for what was asked: a refusal is an answer, too. Where nobody knows whether it
    happened there is none (Unsure): who asks again learns it."""
    began = time.perf_counter()
    reply = await _heard(hall, room, request, _answer(hall, room, listener, request))
    if isinstance(request, say.Move) and not isinstance(reply, say.Refused):
        hall.house.metrics.move_seconds.observe(time.perf_counter() - began)
    return reply


async def answer_after(
    hall: Hall, room: Room, listener: Listener, request: say.Move, failed: Exception
) -> say.FromServer:
    """Of a move that was done, under the lock of the table, and could not be written."""
    return await _heard(hall, room, request, _after(room, listener, request, failed))


async def _after(
    room: Room, listener: Listener, request: say.Move, failed: Exception
) -> say.FromServer:
    try:
        await room.undo(failed)
    finally:
        room.lock.release()
    if not isinstance(failed, Conflict):
        raise failed
    return await _act(room, listener, request)


async def _heard(
    hall: Hall, room: Room, request: say.Request, work: Awaitable[say.FromServer]
) -> say.FromServer:
    try:
        return await work
    except conduct.Again:
        return say.Done(request.id, room.version, again=True)
    except Problem as problem:
        hall.house.metrics.refused.inc()
        return say.Refused(request.id, info_of(problem), room.version)
    except Unsure:
        raise
    except StoreFails:
        return say.Refused(request.id, info_of(Gone("storage-fails")), room.version)


async def _answer(
    hall: Hall, room: Room, listener: Listener, request: say.Request
) -> say.FromServer:
    if isinstance(request, say.Move):  # nearly all of them are
        return await _act(room, listener, request)
    match request:
        case say.Ping():
            return say.Pong(request.id, hall.house.watch.now())
        case say.Show():  # the socket has shown it
            return say.Done(request.id, room.version)
        case say.Log():
            return await _log(room, listener, request)
        case say.Preview():
            return await _preview(room, request)
        case say.Chat():
            again = await hall.chat(room, listener.person, listener.name, listener.seat, request)
            return say.Done(request.id, room.version, again=again)
        case say.Mute():
            return await _mute(hall, room, listener, request)
    match request:
        case say.Why():
            return await _why(room, listener, request)
        case say.Hint():
            return await _hint(room, listener, request)
        case say.StandIn():
            return await _stand_in(room, listener, request)
        case say.Rematch():
            async with at_seat(room, listener) as seat:
                table = await hall.workshop.rematch(room, room.match.chairs[seat].person or "")
            return say.Done(request.id, room.version, table=table)
    return await _act(room, listener, request)


class _Held:
    """The lock of a table, in the name of somebody who may have lost his seat meanwhile."""

    def __init__(self, room: Room, listener: Listener) -> None:
        self._room = room
        self._listener = listener

    async def __aenter__(self) -> int:
        """His seat, or nobody's."""
        room, person, seat = self._room, self._listener.person, self._listener.seat
        if not room.lock.take_now():
            await room.lock.take()
        if seat is None:
            return int(NOBODY)
        line = self._listener.line
        if (line is not None and line.lost) or not room.holds(person, seat):
            room.lock.release()
            raise Forbidden("not-your-seat", {"seat": seat})
        return seat

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


def at_table(room: Room, listener: Listener) -> _Held:
    """Under the lock of the table; with the eyes of a seat only as long as it is his."""
    return _Held(room, listener)


def at_seat(room: Room, listener: Listener) -> _Held:
    if listener.seat is None:
        raise Forbidden("not-a-player")
    return _Held(room, listener)


async def _act(room: Room, listener: Listener, request: say.Request) -> say.FromServer:
    """Another server may have been quicker: then the request is looked at once more."""
    if room.house.store.news is not None and getattr(request, "version", 0) > room.version:
        await room.refresh()  # who asks has seen more than we have
    theater = room.house.config.theater
    for last_try in (False, True):
        async with at_seat(room, listener) as seat:
            room.audience.hear(seat, request)
            try:
                entries, keys = conduct.entries_for(room.match, seat, request, theater), None
                if isinstance(request, say.Answer):
                    await room.look_around()
                    entries, keys = keys_for(room, entries)
                await room.record(entries, keys)
                return say.Done(request.id, room.match.version)
            except Conflict:
                if last_try:
                    raise StoreFails from None
    raise AssertionError("one of two tries returns or raises")


async def _why(room: Room, listener: Listener, request: say.Why) -> say.WhyNot:
    async with at_seat(room, listener) as seat:
        conduct.check_running(room.match)
        action = conduct.action_of(room.match, seat, request)
        refused = room.match.playing().why_not(seat, action)
    return say.WhyNot(request.id, None if refused is None else info_of(refused))


async def _preview(room: Room, request: say.Preview) -> say.Previewed:
    """From public facts alone: the table asks it of an invented world."""
    async with room.lock:
        conduct.check_running(room.match)
        found = room.match.playing().inquire(request.about)
        return say.Previewed(request.id, room.match.version, found)


async def _hint(room: Room, listener: Listener, request: say.Hint) -> say.Hinted:
    """The best options as a bot sees them, with what each is worth and why."""
    async with at_seat(room, listener) as seat:
        match = room.match
        conduct.check_running(match)
        conduct.check_seat(match.chairs[seat])
        if not counting.allows_hints(match):
            raise Forbidden("no-hints-here")
        question = match.playing().question(seat) if seat in match.waiting() else None
        if question is None:
            raise Gone("no-hint-now")
        version, thinking = match.version, room.advice(seat)
    options = {option["action"]: place for place, option in enumerate(question["options"])}
    advice = [
        say.Advised(
            option=options[found.action],
            words=match.game.words(found.action),
            chance=round(found.chance * 100),
            chances=shared_out(found.chances, seat, 100),
            span=(round(found.span[0] * 100), round(found.span[1] * 100)),
            reason=say.Reason(found.reason, {**found.facts}),
        )
        for found in await thinking
        if found.action in options
    ]
    if not advice:
        raise Gone("no-hint-now")
    return say.Hinted(request.id, version, advice)


async def _mute(hall: Hall, room: Room, listener: Listener, request: say.Mute) -> say.Done:
    if listener.person is None:
        raise Unknown("say-your-name")
    async with at_table(room, listener):
        people = await hall.parlor.people(room)
    other = who_is(room.id, people, request.who)
    again = await mute(hall, listener.person, other, people[other], on=request.on)
    return say.Done(request.id, room.version, again=again)


async def _log(room: Room, listener: Listener, request: say.Log) -> say.Logged:
    async with at_table(room, listener):
        table = room.match.table
        until = min(request.until, request.since + MOST_EVENTS)
        wanted = max(0, until - request.since)
        events = [] if table is None else table.log(listener.viewer, request.since)[:wanted]
        return say.Logged(request.id, request.since, events)


async def _stand_in(room: Room, listener: Listener, request: say.StandIn) -> say.FromServer:
    """For a player who has been away for a while."""
    async with at_seat(room, listener):
        match = room.match
        conduct.check_running(match)
        counting.check_for_himself(match)
        if match.paused:  # all have agreed that nobody need be here
            raise Gone("table-is-paused")
        if not 0 <= request.seat < len(match.chairs):
            raise Problem("no-such-seat", {"seat": request.seat, "last": len(match.chairs) - 1})
        chair = match.chairs[request.seat]
        if chair.player():
            raise conduct.Again
        await room.look_around()
        check_away(room, request.seat)
        await room.record([stood_in(room, request.seat)])
        return say.Done(request.id, match.version)
