"""What the house keeps of people besides their names: devices, recovery codes, settings."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, or_, select, update

from sengoku.server.store import rows
from sengoku.server.store.access import Access, columns, facts_of

__all__ = ["Book", "PasskeyRow", "SessionRow"]


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A device at which somebody is known."""

    id: str
    person_id: str
    label: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A key that a device of somebody made; `uses` as the device counts them."""

    id: str
    person_id: str
    public_key: str
    uses: int
    label: str
    created: int
    seen: int


class Book:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def is_known(self, session: str, person: str) -> bool:
        at = rows.sessions.c
        return bool(
            await self._access.all(select(at.id).where(at.id == session, at.person_id == person))
        )

    async def recover(self, recovery: str) -> str | None:
        """Whose code has this hash."""
        at = rows.people.c
        found = await self._access.all(select(at.id).where(at.recovery == recovery))
        return str(found[0][0]) if found else None

    async def keep_code(self, id: str, recovery: str) -> None:
        """The code that he had before is void."""
        new = update(rows.people).where(rows.people.c.id == id).values(recovery=recovery)
        await self._access.change(new)

    async def has_code(self, id: str) -> bool:
        at = rows.people.c
        found = await self._access.all(select(at.id).where(at.id == id, at.recovery.is_not(None)))
        return bool(found)

    async def has_way_back(self, id: str) -> bool:
        """A code, or a passkey."""
        at, own = rows.people.c, select(rows.passkeys.c.id).where(rows.passkeys.c.person_id == id)
        query = select(at.id).where(at.id == id, or_(at.recovery.is_not(None), own.exists()))
        return bool(await self._access.all(query))

    async def passkey(self, id: str) -> PasskeyRow | None:
        found = await self._passkeys(rows.passkeys.c.id == id)
        return found[0] if found else None

    async def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """The oldest first."""
        return await self._passkeys(rows.passkeys.c.person_id == person)

    async def _passkeys(self, which: Any) -> list[PasskeyRow]:
        at = rows.passkeys.c
        query = columns(PasskeyRow, rows.passkeys).where(which).order_by(at.created, at.id)
        return await self._access.rows(PasskeyRow, query)

    async def add_passkey(self, key: PasskeyRow) -> None:
        await self._access.add(rows.passkeys, key)

    async def used_passkey(self, id: str, uses: int, at: int) -> None:
        key = update(rows.passkeys).where(rows.passkeys.c.id == id)
        await self._access.change(key.values(uses=uses, seen=at))

    async def drop_passkey(self, id: str) -> None:
        await self._access.change(delete(rows.passkeys).where(rows.passkeys.c.id == id))

    async def dress(self, id: str, color: str, crest: str) -> None:
        person = update(rows.people).where(rows.people.c.id == id)
        await self._access.change(person.values(color=color, crest=crest))

    async def settings_of(self, id: str) -> str:
        at = rows.people.c
        found = await self._access.all(select(at.settings).where(at.id == id))
        return str(found[0][0]) if found else ""

    async def keep_settings(self, id: str, settings: str) -> None:
        new = update(rows.people).where(rows.people.c.id == id).values(settings=settings)
        await self._access.change(new)

    async def add_session(self, session: SessionRow, most: int) -> None:
        """Of so many devices; the one that was not seen for longest is not known any more."""
        at, new = rows.sessions.c, session.id
        others = (at.person_id == session.person_id, at.id != new)
        latest = select(at.id).where(*others).order_by(at.seen.desc(), at.id).limit(most - 1)
        await self._access.change(
            insert(rows.sessions).values(facts_of(session)),
            delete(rows.sessions).where(*others, at.id.not_in(latest)),
        )

    async def saw_session(self, id: str, at: int) -> None:
        await self._access.change(
            update(rows.sessions).where(rows.sessions.c.id == id).values(seen=at)
        )

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """The last one that was seen first."""
        at = rows.sessions.c
        query = columns(SessionRow, rows.sessions).where(at.person_id == person)
        return await self._access.rows(SessionRow, query.order_by(at.seen.desc(), at.id))
