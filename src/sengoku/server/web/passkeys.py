"""Passkeys over HTTP: made on one device, and on another one is oneself by a finger."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from sengoku.server.bodies import Me, PasskeyAsked, PasskeyInfo, PasskeyProof
from sengoku.server.devices import device_of
from sengoku.server.passkeys import Passkeys, Proof
from sengoku.server.people import People, address_of
from sengoku.server.problems import Forbidden, NotFound, Unknown
from sengoku.server.web.people import knows, me_of, named
from sengoku.server.web.tables import hall_of

__all__ = ["HANDLERS"]

LONGEST = 1400


def _site(request: Request[Any, Any, Any]) -> tuple[str, str]:
    """The name of the page's site and its origin, which the guard has found to be ours."""
    origin = request.headers.get("origin", "")
    site = urlsplit(origin).hostname or ""
    if not site:
        raise Forbidden("other-origin")
    return site, origin


def _keys(request: Request[Any, Any, Any]) -> Passkeys:
    keys: Passkeys = request.app.state.passkeys
    return keys


@post("/api/me/passkeys/ask", status_code=200, summary="What a device needs for a new passkey")
async def ask_new(request: Request[Any, Any, Any]) -> PasskeyAsked:
    person, book = await named(request), hall_of(request).house.store.book
    if person.bot:
        raise Forbidden("not-a-person")
    has = [each.id for each in await book.passkeys_of(person.id)]
    return PasskeyAsked(*_keys(request).ask_new(_site(request)[0], person.id, person.name, has))


@post("/api/me/passkeys", status_code=201, summary="Keep a new passkey")
async def keep(request: Request[Any, Any, Any], data: JSONBody[PasskeyProof]) -> list[PasskeyInfo]:
    person, house = await named(request), hall_of(request).house
    proof = Proof(data.ticket, data.credential, *_site(request))
    label = device_of(request.headers.get("user-agent", ""))
    row = _keys(request).check_new(proof, person.id, label, house.watch.now())
    if len(row.id) > LONGEST or await house.store.book.passkey(row.id) is not None:
        raise Unknown("bad-passkey")
    await house.store.book.add_passkey(row)
    return await _listed(request, person.id)


@get("/api/me/passkeys", summary="My passkeys")
async def passkeys(request: Request[Any, Any, Any]) -> list[PasskeyInfo]:
    return await _listed(request, (await named(request)).id)


@delete("/api/me/passkeys/{id:str}", status_code=200, summary="A passkey is no longer one")
async def drop(request: Request[Any, Any, Any], id: FromPath[str]) -> list[PasskeyInfo]:
    person, book = await named(request), hall_of(request).house.store.book
    if not any(each.id == id for each in await book.passkeys_of(person.id)):
        raise NotFound("no-such-device")
    await book.drop_passkey(id)
    return await _listed(request, person.id)


async def _listed(request: Request[Any, Any, Any], person: str) -> list[PasskeyInfo]:
    found = await hall_of(request).house.store.book.passkeys_of(person)
    return [PasskeyInfo(each.id, each.label, each.created, each.seen) for each in found]


@post("/api/passkey/ask", status_code=200, summary="What a device needs to say who one is")
async def ask_who(request: Request[Any, Any, Any]) -> PasskeyAsked:
    return PasskeyAsked(*_keys(request).ask_who(_site(request)[0]))


@post("/api/passkey", status_code=200, summary="Be oneself again, by a passkey")
async def come_back(request: Request[Any, Any, Any], data: JSONBody[PasskeyProof]) -> Response[Me]:
    """Whoever tries many is counted as many newcomers."""
    house, people = hall_of(request).house, request.app.state.people
    try:
        person = await _proved(request, people, data)
    except Unknown:
        house.allowance.newcomer(address_of(request))
        raise
    return await knows(request, person, await me_of(request, person))


async def _proved(request: Request[Any, Any, Any], people: People, data: PasskeyProof) -> Any:
    book, id = hall_of(request).house.store.book, str(data.credential.get("id", ""))
    known = await book.passkey(id) if 0 < len(id) <= LONGEST else None
    if known is None:
        raise Unknown("bad-passkey")
    proof = Proof(data.ticket, data.credential, *_site(request))
    uses = _keys(request).check_who(proof, known)
    await book.used_passkey(known.id, uses, hall_of(request).house.watch.now())
    return await people.welcome(known.person_id)


HANDLERS: list[Any] = [ask_new, keep, passkeys, drop, ask_who, come_back]
