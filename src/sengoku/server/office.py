"""What who hosts does with tables and people, and a person with what is kept of him. It is done to
the database: within a server, or beside one, which then hears of it."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from sengoku.server import entries as log
from sengoku.server.problems import NotFound
from sengoku.server.reading import index_row, read_match
from sengoku.server.results import results_of
from sengoku.server.store import Conflict, EntryRow, Store, Write
from sengoku.server.store.archive import ENDED, GOING_ON
from sengoku.server.table_log import TableLog

__all__ = ["Office"]

MOST_TRIES = 20  # each time somebody at the table was quicker
CHUNK = 200
DAY = 86_400_000


class Office:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    # -- tables --------------------------------------------------------------------------------

    async def close(self, id: str) -> bool:
        """A table that goes on is called off; whether it did go on."""
        return await self._add(id, lambda match: [log.Closed()])

    async def delete(self, id: str) -> None:
        """Nothing of it is left, not even its results."""
        await self.close(id)
        await self._store.archive.remove_tables([id], results=True)

    async def expire(self, days: int) -> list[str]:
        """Tables that nobody joined for so long are closed."""
        found = await self._store.archive.quiet(["open"], self._now() - days * DAY)
        return [id for id in found if await self.close(id)]

    async def purge(self, days: int) -> tuple[int, int]:
        """Matches that ended so long ago, and people who were last here then and left no way back.
        How they ended stays with those who played. How many of each."""
        before = self._now() - days * DAY
        tables = await self._store.archive.quiet(ENDED, before)
        for first in range(0, len(tables), CHUNK):
            await self._store.archive.remove_tables(tables[first : first + CHUNK], results=False)
        people = await self._store.archive.strangers(before)
        for person in people:
            await self.forget(person)
        return len(tables), len(people)

    async def _add(self, id: str, more: Callable[[TableLog], Sequence[log.Entry]]) -> bool:
        """To the log of a table that goes on. Who loses keys with it keeps none."""
        for _ in range(MOST_TRIES):
            rows = await self._store.entries_of(id)
            if not rows:
                raise NotFound("no-such-table")
            match = read_match(rows)
            if match.status not in GOING_ON:
                return False
            entries = more(match)
            if not entries:
                return False
            write, now, running = Write(), max(self._now(), match.latest), match.running()
            for entry in entries:
                data = log.write_entry(entry).decode()
                write.entries.append(EntryRow(id, match.number, now, data))
                match.apply(entry, now)
            write.tables.append(index_row(id, match))
            if running:
                write.results += results_of(id, match)
            left = [entry.seat for entry in entries if isinstance(entry, log.Left)]
            keys = await self._store.keys_of(id)
            write.lost_keys += [key for key in keys if key.seat in left]
            try:
                await self._store.write(write)
            except Conflict:
                continue
            return True
        raise Conflict(id)

    # -- people --------------------------------------------------------------------------------

    async def ban(self, person: str) -> None:
        """His sessions end everywhere, and nothing that he has brings him back."""
        if not await self._store.archive.ban(person, self._now()):
            raise NotFound("no-such-person")
        await self._store.end_sessions(person)

    async def pardon(self, person: str) -> None:
        if not await self._store.archive.ban(person, 0):
            raise NotFound("no-such-person")

    async def revoke(self, person: str) -> None:
        """All sessions, tokens and links of a person end."""
        await self._known(person)
        await self._store.end_sessions(person)

    async def kept_of(self, person: str) -> dict[str, Any]:
        await self._known(person)
        return await self._store.archive.kept_of(person)

    async def forget(self, person: str) -> list[str]:
        """He leaves tables that have not begun, resigns the others, and his name goes from all that
        was written. At which tables something changed."""
        await self._known(person)
        await self._store.end_sessions(person)
        tables = await self._store.archive.tables_of(person, GOING_ON)
        for id in tables:
            await self._add(id, lambda match: _leaving(match, person))
        written = [
            EntryRow(row.table_id, row.number, row.at, nameless)
            for row in await self._store.archive.entries_with(person)
            if (nameless := _without_name(row.data, person)) != row.data
        ]
        await self._store.archive.forget(person, secrets.token_urlsafe(12), written)
        return sorted({*tables, *(row.table_id for row in written)})

    async def _known(self, person: str) -> None:
        if await self._store.person(person[:24]) is None:
            raise NotFound("no-such-person")


def _leaving(match: TableLog, person: str) -> list[log.Entry]:
    seats = [seat for seat, chair in enumerate(match.chairs) if chair.person == person]
    kept = match.kept_for(person)
    if match.status == "open":
        entries: list[log.Entry] = [log.Left(seat) for seat in sorted({*seats, *kept})]
        return [*entries, *_without_host(match)] if match.host == person else entries
    return [log.Resigned(seat) for seat in seats if not match.chairs[seat].resigned]


def _without_host(match: TableLog) -> list[log.Entry]:
    """Who sits there longest is the host from now on; with nobody else there it is closed."""
    chairs = [match.chairs[seat] for seat in match.consenting()]
    others = [chair for chair in chairs if chair.person not in (None, match.host)]
    others.sort(key=lambda chair: chair.sitting or 0)
    heir = others[0].person if others else None
    return [log.Closed() if heir is None else log.HostPassed(heir)]


def _without_name(data: str, person: str) -> str:
    match log.read_entry(data):
        case log.Sat() as sat if sat.person == person:
            return log.write_entry(replace(sat, name="")).decode()
        case log.Proposed() as proposed if proposed.person == person:
            return log.write_entry(replace(proposed, name="")).decode()
        case log.Blocked() as blocked if person in blocked.people:
            return log.write_entry(replace(blocked, name="")).decode()
        case log.Opened() as opened if person in opened.kept_for:
            pairs = zip(opened.kept_for, opened.kept_names, strict=True)
            names = ["" if who == person else name for who, name in pairs]
            return log.write_entry(replace(opened, kept_names=names)).decode()
    return data
