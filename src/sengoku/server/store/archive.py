"""The whole of what is kept, for who hosts, and for a person all that is kept of him."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Select, Table, case, delete, func, or_, select, update

from sengoku.server.store import rows
from sengoku.server.store.access import Access
from sengoku.server.store.news import GONE, PERSON
from sengoku.server.store.writes import EntryRow

__all__ = ["Archive"]

_Facts: TypeAlias = dict[str, Any]

ENDED = ("over", "abandoned")
GOING_ON = ("open", "running")
NAMING = ("sat", "opened", "proposed", "blocked")  # entries that hold names
# What is told to nobody, not even to whom it belongs.
SECRET = {
    "recovery",
    "public_key",
    "generation",
    "person_id",
    "muted_id",
    "ref",
    "code",
    "p256dh",
    "auth",
}


class Archive:
    def __init__(self, access: Access) -> None:
        self._access = access

    # -- looking -------------------------------------------------------------------------------

    async def tables(self, *, status: str = "", game: str = "", most: int = 100) -> list[_Facts]:
        """The newest first; `seen` is when something last happened there."""
        at, seen = rows.tables.c, _seen()
        query = select(at.id, at.game, at.status, at.listed, at.open_seats, at.created, seen.c.seen)
        query = query.join(seen, seen.c.table_id == at.id).order_by(at.created.desc(), at.id)
        if status:
            query = query.where(at.status == status)
        if game:
            query = query.where(at.game == game)
        return await self._facts(query.limit(most))

    async def people(self, *, name: str = "", most: int = 100) -> list[_Facts]:
        """The newest first; `seats` is how many they hold at tables that go on."""
        at = rows.people.c
        held = (
            select(func.count())
            .select_from(rows.keys.join(rows.tables, rows.tables.c.id == rows.keys.c.table_id))
            .where(rows.keys.c.person_id == at.id, rows.keys.c.seat >= 0)
            .where(rows.tables.c.status.in_(GOING_ON))
            .scalar_subquery()
        )
        query = select(at.id, at.name, at.bot, at.created, at.banned, held.label("seats"))
        query = query.where(at.created > 0).order_by(at.created.desc(), at.id)
        if name:
            query = query.where(func.lower(at.name).contains(name.lower(), autoescape=True))
        return await self._facts(query.limit(most))

    async def statistics(self, day_ago: int) -> _Facts:
        people, tables, entries = rows.people.c, rows.tables.c, rows.entries.c
        bans = case((people.banned > 0, 1), else_=0)
        known = select(func.count(), func.sum(bans)).where(people.created > 0)
        ((count, banned),) = await self._access.all(known.where(~people.bot))
        ((programs,),) = await self._access.all(
            select(func.count()).select_from(rows.people).where(people.bot, people.created > 0)
        )
        by_status = await self._access.all(
            select(tables.status, func.count()).group_by(tables.status)
        )
        by_game = await self._access.all(select(tables.game, func.count()).group_by(tables.game))
        ((today,),) = await self._access.all(select(func.count()).where(tables.created >= day_ago))
        ((moves,),) = await self._access.all(select(func.count()).where(entries.at >= day_ago))
        ((written,),) = await self._access.all(select(func.sum(func.length(entries.data))))
        ((lines,),) = await self._access.all(select(func.count()).select_from(rows.chat))
        return {
            "people": count,
            "banned": banned or 0,
            "programs": programs,
            "tables": dict(sorted(tuple(row) for row in by_status)),
            "games": dict(sorted(tuple(row) for row in by_game)),
            "tables_today": today,
            "entries_today": moves,
            "log_bytes": written or 0,
            "chat_lines": lines,
        }

    async def exists(self, table: str) -> bool:
        return bool(
            await self._access.all(select(rows.tables.c.id).where(rows.tables.c.id == table))
        )

    async def quiet(self, statuses: Sequence[str], before: int) -> list[str]:
        """Tables at which nothing has happened since then."""
        at, seen = rows.tables.c, _seen()
        query = select(at.id).join(seen, seen.c.table_id == at.id)
        query = query.where(at.status.in_(statuses), at.created < before, seen.c.seen < before)
        return [id for (id,) in await self._access.all(query.order_by(at.id))]

    async def strangers(self, before: int) -> list[str]:
        """Who has not been here since then, holds no key to any table, and left no way back."""
        at = rows.people.c
        here = select(rows.sessions.c.id).where(
            rows.sessions.c.person_id == at.id, rows.sessions.c.seen >= before
        )
        key = select(rows.keys.c.seat).where(rows.keys.c.person_id == at.id)
        passkey = select(rows.passkeys.c.id).where(rows.passkeys.c.person_id == at.id)
        query = select(at.id).where(at.created > 0, at.created < before, at.recovery.is_(None))
        query = query.where(at.banned == 0, ~at.bot)
        query = query.where(~here.exists(), ~key.exists(), ~passkey.exists())
        return [id for (id,) in await self._access.all(query.order_by(at.id))]

    async def tables_of(self, person: str, statuses: Sequence[str] = ()) -> list[str]:
        """At which he sits or sat, or which he knows by a link."""
        query = select(rows.keys.c.table_id).where(rows.keys.c.person_id == person).distinct()
        if statuses:
            at = rows.tables.c
            query = query.join(rows.tables, at.id == rows.keys.c.table_id)
            query = query.where(at.status.in_(statuses))
        return sorted(id for (id,) in await self._access.all(query))

    async def kept_of(self, person: str) -> _Facts:
        """All of it, but for secrets and the cards of matches that go on."""
        keys, tables = rows.keys.c, rows.tables.c
        sat = select(tables.id, tables.game, tables.status, tables.created, keys.seat)
        sat = sat.join(rows.keys, keys.table_id == tables.id).where(keys.person_id == person)
        found: _Facts = {"tables": await self._facts(sat.order_by(tables.created, keys.seat))}
        own_tables = (rows.people, rows.sessions, rows.passkeys, rows.chat, rows.results)
        for table in (*own_tables, rows.reaches, rows.mutes):
            own = table.c.id if table is rows.people else table.c.person_id
            told = [column for column in table.columns if column.name not in SECRET]
            found[str(table.name)] = await self._facts(select(*told).where(own == person))
        return found

    async def _facts(self, query: Select[Any]) -> list[_Facts]:
        return [dict(row._mapping) for row in await self._access.all(query)]

    # -- changing ------------------------------------------------------------------------------

    async def remove_tables(self, ids: Sequence[str], *, results: bool) -> None:
        """With everything that was played and said there."""
        gone: list[Table] = [rows.entries, rows.keys, rows.chat, rows.presence]
        gone += [rows.reviews, rows.calls, rows.looking]
        gone += [rows.results] if results else []
        statements = [delete(table).where(table.c.table_id.in_(ids)) for table in gone]
        statements.append(delete(rows.tables).where(rows.tables.c.id.in_(ids)))
        await self._access.change(*statements, notes=[GONE + id for id in ids])

    async def ban(self, person: str, at: int) -> bool:
        """Since `at`, or with 0 no more; whether there is such a person."""
        people = rows.people.c
        found = await self._access.all(
            select(people.id).where(people.id == person, people.created > 0)
        )
        new = update(rows.people).where(people.id == person).values(banned=at)
        await self._access.change(new, notes=[PERSON + person])
        return bool(found)

    async def forget(self, person: str, stranger: str, written: Sequence[EntryRow]) -> None:
        """Nothing leads to him any more: entries are `written` without his name, and `stranger`,
        whom nobody knows, stands where there has to be somebody."""
        at, nobody = rows.people.c, {"person_id": stranger, "name": ""}
        mine = [rows.keys, rows.sessions, rows.passkeys, rows.reaches, rows.calls, rows.mutes]
        empty = {"name": "", "settings": "", "color": "", "crest": "", "recovery": None}
        statements: list[Any] = [delete(each).where(each.c.person_id == person) for each in mine]
        statements += [
            delete(rows.mutes).where(rows.mutes.c.muted_id == person),
            update(rows.people).where(at.id == person).values(**empty, created=0),
            update(rows.chat).where(rows.chat.c.person_id == person).values(**nobody, text=""),
            update(rows.results).where(rows.results.c.person_id == person).values(**nobody),
        ]
        for entry in written:
            same = rows.entries.c.table_id == entry.table_id, rows.entries.c.number == entry.number
            statements.append(update(rows.entries).where(*same).values(data=entry.data))
        tables = sorted({entry.table_id for entry in written})
        notes = [PERSON + person, *(GONE + id for id in tables)]
        await self._access.change(*statements, notes=notes)

    async def entries_with(self, person: str) -> list[EntryRow]:
        """Those that name him."""
        at = rows.entries.c
        quoted = at.data.contains(f'"{person}"', autoescape=True)
        query = select(at.table_id, at.number, at.at, at.data).where(
            or_(*(at.data.like(f'{{"t":"{kind}"%') for kind in NAMING)),
            quoted,
        )
        return [EntryRow(*row) for row in await self._access.all(query)]


def _seen() -> Any:
    at = rows.entries.c
    return select(at.table_id, func.max(at.at).label("seen")).group_by(at.table_id).subquery()
