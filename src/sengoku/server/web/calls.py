"""How somebody wants to be called while he is away."""

import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from sengoku.kernel.problem import Problem
from sengoku.server.bodies import CallsInfo, NewReach, ReachInfo
from sengoku.server.calling import Calls
from sengoku.server.calling.ways import Note
from sengoku.server.people import address_of
from sengoku.server.person import Person
from sengoku.server.problems import Forbidden, Gone, NotFound
from sengoku.server.store.reaches import Reach
from sengoku.server.web.people import named
from sengoku.server.web.tables import hall_of
from sengoku.text import LANGUAGES, Text

__all__ = ["HANDLERS"]

MOST = 6  # ways of one person
ADDRESS = r"[^@\s<>\"',;]{1,64}@[^@\s<>\"',;]{1,180}"


def _calls(request: Request[Any, Any, Any]) -> Calls:
    calls: Calls | None = hall_of(request).house.calls
    assert calls is not None, "the house is open"
    return calls


async def _info(request: Request[Any, Any, Any], person: Person) -> CallsInfo:
    ways, store = _calls(request).ways, hall_of(request).house.store
    found = await store.reaches.of(person.id, confirmed=False)
    offers: Any = ways.offered()
    return CallsInfo(offers, ways.push_key(), [_info_of(reach) for reach in found])


def _info_of(reach: Reach) -> ReachInfo:
    kind: Any = reach.kind
    label = reach.target if reach.kind == "mail" else urlsplit(reach.target).netloc
    return ReachInfo(reach.id, kind, label, reach.confirmed)


@get("/api/me/calls", summary="How one is called while one is away")
async def my_calls(request: Request[Any, Any, Any]) -> CallsInfo:
    return await _info(request, await named(request))


@post("/api/me/calls", status_code=201, summary="One more way to be called")
async def add_reach(request: Request[Any, Any, Any], data: JSONBody[NewReach]) -> CallsInfo:
    """An e-mail is sent at once, and its reader agrees by the link in it."""
    person, house = await named(request), hall_of(request).house
    if person.bot or data.kind not in _calls(request).ways.offered():
        raise Forbidden("not-offered")
    if data.kind == "mail" and not re.fullmatch(ADDRESS, data.target):
        raise Problem("bad-target")
    if data.kind != "mail" and urlsplit(data.target).scheme not in ("http", "https"):
        raise Problem("bad-target")
    known = await house.store.reaches.of(person.id, confirmed=False)
    if len(known) >= MOST and data.target not in [reach.target for reach in known]:
        raise Gone("too-many-ways", {"most": MOST})
    reach = Reach(
        id=secrets.token_urlsafe(12),
        person_id=person.id,
        kind=data.kind,
        target=data.target,
        language=data.language if data.language in LANGUAGES else "en",
        code=secrets.token_urlsafe(24),
        confirmed=data.kind != "mail",
        created=house.watch.now(),
        p256dh=data.p256dh,
        auth=data.auth,
    )
    await _try(request, person, reach)
    await house.store.reaches.add(reach)
    return await _info(request, person)


async def _try(request: Request[Any, Any, Any], person: Person, reach: Reach) -> None:
    """So that one sees at once whether it works; and nobody else is called by it."""
    hall_of(request).house.allowance.call(person.id, address_of(request), reach.target)
    text = Text(reach.language)
    title, body = text.say("call-hello"), text.say("call-hello-about", name=person.name)
    path = f"/calls/{reach.code}/yes" if reach.kind == "mail" else "/me"
    try:
        there = await _calls(request).ways.send(reach, Note("hello", title, body, path, ""))
    except Problem:
        raise
    except Exception:
        there = False
    if not there:
        raise Gone("cannot-reach")


@delete("/api/me/calls/{id:str}", status_code=200, summary="Not in this way any more")
async def drop_reach(request: Request[Any, Any, Any], id: FromPath[str]) -> CallsInfo:
    person = await named(request)
    await hall_of(request).house.store.reaches.drop(person.id, id[:24])
    return await _info(request, person)


# -- by the links of a letter: a page asks once more, since programs follow links, too -------------


@post("/api/calls/{code:str}/yes", status_code=204, summary="From an e-mail: yes, call me")
async def confirm(request: Request[Any, Any, Any], code: FromPath[str]) -> None:
    if not await hall_of(request).house.store.reaches.confirm(code[:40]):
        raise NotFound("bad-link")


@post("/api/calls/{code:str}/end", status_code=204, summary="From an e-mail: no more")
async def end(request: Request[Any, Any, Any], code: FromPath[str]) -> None:
    await hall_of(request).house.store.reaches.end(code[:40])


@post("/calls/{code:str}/end", status_code=204, include_in_schema=False)
async def end_at_once(request: Request[Any, Any, Any], code: FromPath[str]) -> None:
    """By the button of a mail program, which sends to the very link (RFC 8058)."""
    await end.fn(request, code)


HANDLERS: list[Any] = [my_calls, add_reach, drop_reach, confirm, end, end_at_once]
