"""Whom people do not want to hear."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import rows
from sengoku.server.store.book import Change, Read
from sengoku.server.store.news import MUTES

__all__ = ["MuteRow", "Mutes"]


@dataclass(frozen=True, slots=True)
class MuteRow:
    person_id: str
    muted_id: str
    name: str
    since: int


class Mutes:
    def __init__(self, read: Read, change: Change) -> None:
        self._all = read
        self._change = change

    async def of(self, person: str) -> list[MuteRow]:
        at = rows.mutes.c
        columns = [getattr(at, name) for name in MuteRow.__slots__]
        query = select(*columns).where(at.person_id == person).order_by(at.since, at.muted_id)
        return [MuteRow(*row) for row in await self._all(query)]

    async def add(self, row: MuteRow) -> None:
        try:
            new = insert(rows.mutes).values(asdict(row))
            await self._change(new, notes=[MUTES + row.person_id])
        except IntegrityError:
            return  # he was muted already

    async def drop(self, person: str, muted: str) -> None:
        at = rows.mutes.c
        gone = delete(rows.mutes).where(at.person_id == person, at.muted_id == muted)
        await self._change(gone, notes=[MUTES + person])
