"""Who is who: guests with a cookie, programs with a token."""

import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from sengoku.server.allowance import place
from sengoku.server.devices import device_of
from sengoku.server.house import House
from sengoku.server.names import clean
from sengoku.server.person import Person
from sengoku.server.problems import Forbidden, Unknown
from sengoku.server.recovery import hashed, new_code
from sengoku.server.store import SessionRow
from sengoku.server.tokens import Shown, Tokens

__all__ = ["COOKIE", "People", "address_of"]

COOKIE = "sengoku"
MOST_REMEMBERED = 10_000
MOST_DEVICES = 50  # of one person

T = TypeVar("T")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By which people are counted."""
    return place(connection.client.host if connection.client is not None else "")


class People:
    def __init__(self, house: House, tokens: Tokens) -> None:
        self._house = house
        self._tokens = tokens
        self._met: OrderedDict[str, Person] = OrderedDict()
        self._devices: OrderedDict[str, str] = OrderedDict()  # whose they are

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """By bearer token if there is one, else by cookie; None for somebody new."""
        found = await self._shown(connection)
        if found is not None:
            self._house.allowance.note(found.id, address_of(connection))
        return found

    async def _shown(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        header = connection.headers.get("authorization", "")
        if header.startswith("Bearer "):
            found = await self._known(header.removeprefix("Bearer "))
            if found is None:
                raise Unknown("bad-token")
            return found
        return await self._known(connection.cookies.get(COOKIE, ""))

    async def _known(self, token: str) -> Person | None:
        found = self._read(token)
        if found is None:
            return None
        person = self._met.get(found.id)
        if person is None or self._house.store.news is not None:  # he may be at other servers, too
            person = await self.by_id(found.id)
        if person is None:
            return None
        _check_welcome(person)
        valid = person.generation == found.generation and await self._is_device(found)
        return person if valid else None

    def _read(self, token: str) -> Shown | None:
        return self._tokens.person(token) if 0 < len(token) < 200 else None

    async def _is_device(self, shown: Shown) -> bool:
        """Whether that device is still one of his."""
        if not shown.session:
            return True
        alone = self._house.store.news is None  # else another server may have ended it
        if alone and self._devices.get(shown.session) == shown.id:
            return True
        known = await self._house.store.book.is_known(shown.session, shown.id)
        if known:
            _keep(self._devices, shown.session, shown.id)
        return known

    def session_of(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> str:
        """At which of his devices somebody asks; empty if it has none yet."""
        shown = self._read(connection.cookies.get(COOKIE, ""))
        return shown.session if shown is not None and shown.id == person.id else ""

    async def token_at(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> str:
        """For the device that asks: it stays the one it is, or becomes one of his."""
        session = self.session_of(connection, person)
        if not session or not await self._house.store.book.is_known(session, person.id):
            session, now = secrets.token_urlsafe(12), self._house.watch.now()
            label = device_of(connection.headers.get("user-agent", ""))
            new = SessionRow(session, person.id, label, now, now)
            await self._house.store.book.add_session(new, MOST_DEVICES)
            self._devices.clear()  # one of his may be gone
        return self._tokens.for_person(person.id, person.generation, session)

    async def by_id(self, id: str) -> Person | None:
        """As the database knows him now."""
        found = await self._house.store.person(id)
        return None if found is None else self._remember(Person(id, *found))

    def _remember(self, person: Person) -> Person:
        _keep(self._met, person.id, person)
        return person

    async def meet(
        self, connection: ASGIConnection[Any, Any, Any, Any], name: str, *, bot: bool = False
    ) -> Person:
        """Somebody new; who came by a link may still be without a name."""
        self._house.allowance.newcomer(address_of(connection))
        person = Person(secrets.token_urlsafe(12), clean(name) if name else "", bot)
        at = self._house.watch.now()
        await self._house.store.add_person(person.id, person.name, bot=bot, at=at)
        self._house.allowance.note(person.id, address_of(connection))
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=clean(name))
        await self._house.store.rename(person.id, renamed.name)
        return self._remember(renamed)

    async def new_code(self, person: Person) -> str:
        """It is told this once; the one before is void."""
        code = new_code()
        recovery = hashed(code)
        assert recovery is not None, "a new code is one"
        await self._house.store.book.keep_code(person.id, recovery)
        return code

    async def recover(self, connection: ASGIConnection[Any, Any, Any, Any], code: str) -> Person:
        """Who has this code. Whoever tries many is counted as many newcomers."""
        recovery = hashed(code)
        found = None if recovery is None else await self._house.store.book.recover(recovery)
        person = None if found is None else await self.by_id(found)
        if person is None:
            self._house.allowance.newcomer(address_of(connection))
            raise Unknown("no-such-code")
        _check_welcome(person)
        return person

    async def welcome(self, id: str) -> Person:
        """Who has proved to be this person."""
        person = await self.by_id(id)
        if person is None:
            raise Unknown("bad-passkey")
        _check_welcome(person)
        return person

    async def dress(self, person: Person, color: str, crest: str) -> Person:
        await self._house.store.book.dress(person.id, color, crest)
        return self._remember(replace(person, color=color, crest=crest))

    async def end_sessions(
        self, person: Person, *, only: str = "", keep: str = ""
    ) -> tuple[Person, int]:
        """Everything that was signed for him so far is void, or for `only` one device; he goes on
        as the one who is returned, with the number of this ending, of which every server is to
        hear."""
        number = await self._house.store.end_sessions(person.id, only=only, keep=keep)
        found = await self.by_id(person.id)
        assert found is not None, "people are never taken out of the book"
        return found, number

    def forget(self, id: str | None) -> None:
        """Or everybody: somebody may have ended his sessions at another server."""
        self._devices.clear()
        if id is None:
            self._met.clear()
        else:
            self._met.pop(id, None)

    def token(self, person: Person) -> str:
        """For a program."""
        return self._tokens.for_person(person.id, person.generation)


def _check_welcome(person: Person) -> None:
    """Who is banned is told so, as long as his device knows who he is."""
    if person.banned:
        raise Forbidden("banned")


def _keep(kept: OrderedDict[str, T], key: str, value: T) -> None:
    """The oldest is forgotten."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)
