"""Who is who: guests with a cookie, programs with a token."""

import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection

from sengoku.server.allowance import place
from sengoku.server.hall import Person
from sengoku.server.house import House
from sengoku.server.names import clean
from sengoku.server.problems import Unknown
from sengoku.server.tokens import Tokens

__all__ = ["COOKIE", "People", "address_of"]

COOKIE = "sengoku"
MOST_REMEMBERED = 10_000


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By which people are counted."""
    return place(connection.client.host if connection.client is not None else "")


class People:
    def __init__(self, house: House, tokens: Tokens) -> None:
        self._house = house
        self._tokens = tokens
        self._met: OrderedDict[str, Person] = OrderedDict()

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
        found = self._tokens.person(token) if 0 < len(token) < 200 else None
        if found is None:
            return None
        id, generation = found
        person = self._met.get(id)
        if person is None or self._house.store.news is not None:  # he may be at other servers, too
            person = await self.by_id(id)
        return person if person is not None and person.generation == generation else None

    async def by_id(self, id: str) -> Person | None:
        """As the database knows him now."""
        found = await self._house.store.person(id)
        return None if found is None else self._remember(Person(id, *found))

    def _remember(self, person: Person) -> Person:
        self._met[person.id] = person
        self._met.move_to_end(person.id)
        if len(self._met) > MOST_REMEMBERED:
            self._met.popitem(last=False)
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

    async def end_sessions(self, person: Person) -> tuple[Person, int]:
        """Everything that was signed for him so far is void; he goes on as the one who is returned,
        with the number of this ending, of which every server is to hear."""
        number = await self._house.store.end_sessions(person.id)
        found = await self.by_id(person.id)
        assert found is not None, "people are never taken out of the book"
        return found, number

    def forget(self, id: str | None) -> None:
        """Or everybody: somebody may have ended his sessions at another server."""
        if id is None:
            self._met.clear()
        else:
            self._met.pop(id, None)

    def token(self, person: Person) -> str:
        return self._tokens.for_person(person.id, person.generation)
