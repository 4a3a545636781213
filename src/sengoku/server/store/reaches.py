"""How people want to be called, and when they last were."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import rows
from sengoku.server.store.access import Access, columns, facts_of

__all__ = ["Reach", "Reaches"]


@dataclass(frozen=True, slots=True)
class Reach:
    """`code` is the secret in the links of an e-mail, which counts once its reader agreed. The keys
    are those of a browser."""

    id: str
    person_id: str
    kind: str
    target: str
    language: str
    code: str
    confirmed: bool
    created: int
    p256dh: str = ""
    auth: str = ""


class Reaches:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, reach: Reach) -> None:
        """The same target again replaces what was known of it."""
        at = rows.reaches
        await self._access.change(
            delete(at).where(at.c.person_id == reach.person_id, at.c.target == reach.target),
            insert(at).values(facts_of(reach)),
        )

    async def of(self, person: str, *, confirmed: bool = True) -> list[Reach]:
        at = rows.reaches.c
        query = columns(Reach, rows.reaches).where(at.person_id == person)
        if confirmed:
            query = query.where(at.confirmed)
        return await self._access.rows(Reach, query.order_by(at.created, at.id))

    async def drop(self, person: str, id: str) -> None:
        at = rows.reaches
        await self._access.change(delete(at).where(at.c.person_id == person, at.c.id == id))

    async def confirm(self, code: str) -> bool:
        """By the link in an e-mail; whether there is such a one."""
        at = rows.reaches
        if not await self._access.all(select(at.c.id).where(at.c.code == code)):
            return False
        await self._access.change(update(at).where(at.c.code == code).values(confirmed=True))
        return True

    async def end(self, code: str) -> None:
        await self._access.change(delete(rows.reaches).where(rows.reaches.c.code == code))

    async def note_call(self, person: str, table: str, now: int, since: int) -> bool:
        """Whether nobody called him about this table since then; then he is called now."""
        at = rows.calls
        place = (at.c.person_id == person) & (at.c.table_id == table)
        found = await self._access.all(select(at.c.at).where(place))
        if found and found[0][0] > since:
            return False
        try:
            await self._access.change(
                delete(at).where(place), insert(at).values(person_id=person, table_id=table, at=now)
            )
        except IntegrityError:
            return False
        return True
