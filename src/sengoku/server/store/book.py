"""What the house keeps of people besides their names: devices, recovery codes, settings."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import insert, select, update

from sengoku.server.store import rows

__all__ = ["Book", "Change", "Read", "SessionRow"]

Read: TypeAlias = Callable[..., Awaitable[Sequence[Any]]]
Change: TypeAlias = Callable[..., Awaitable[None]]


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A device at which somebody is known."""

    id: str
    person_id: str
    label: str
    created: int
    seen: int


class Book:
    def __init__(self, read: Read, change: Change) -> None:
        self._all = read
        self._change = change

    async def is_known(self, session: str, person: str) -> bool:
        at = rows.sessions.c
        return bool(await self._all(select(at.id).where(at.id == session, at.person_id == person)))

    async def recover(self, recovery: str) -> str | None:
        """Whose code has this hash."""
        at = rows.people.c
        found = await self._all(select(at.id).where(at.recovery == recovery))
        return str(found[0][0]) if found else None

    async def keep_code(self, id: str, recovery: str) -> None:
        """The code that he had before is void."""
        new = update(rows.people).where(rows.people.c.id == id).values(recovery=recovery)
        await self._change(new)

    async def has_code(self, id: str) -> bool:
        at = rows.people.c
        found = await self._all(select(at.id).where(at.id == id, at.recovery.is_not(None)))
        return bool(found)

    async def settings_of(self, id: str) -> str:
        at = rows.people.c
        found = await self._all(select(at.settings).where(at.id == id))
        return str(found[0][0]) if found else ""

    async def keep_settings(self, id: str, settings: str) -> None:
        new = update(rows.people).where(rows.people.c.id == id).values(settings=settings)
        await self._change(new)

    async def add_session(self, session: SessionRow) -> None:
        values = {name: getattr(session, name) for name in SessionRow.__slots__}
        await self._change(insert(rows.sessions).values(values))

    async def saw_session(self, id: str, at: int) -> None:
        await self._change(update(rows.sessions).where(rows.sessions.c.id == id).values(seen=at))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """The last one that was seen first."""
        at = rows.sessions.c
        columns = [getattr(at, name) for name in SessionRow.__slots__]
        query = select(*columns).where(at.person_id == person).order_by(at.seen.desc(), at.id)
        return [SessionRow(*row) for row in await self._all(query)]
