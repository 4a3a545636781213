"""Whom people do not want to hear."""

from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import rows
from sengoku.server.store.access import Access, columns
from sengoku.server.store.news import MUTES

__all__ = ["MuteRow", "Mutes"]


@dataclass(frozen=True, slots=True)
class MuteRow:
    person_id: str
    muted_id: str
    name: str
    since: int


class Mutes:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def of(self, person: str) -> list[MuteRow]:
        at = rows.mutes.c
        query = columns(MuteRow, rows.mutes).where(at.person_id == person)
        return await self._access.rows(MuteRow, query.order_by(at.since, at.muted_id))

    async def add(self, row: MuteRow) -> None:
        try:
            await self._access.add(rows.mutes, row, notes=[MUTES + row.person_id])
        except IntegrityError:
            return  # he was muted already

    async def drop(self, person: str, muted: str) -> None:
        at = rows.mutes.c
        gone = delete(rows.mutes).where(at.person_id == person, at.muted_id == muted)
        await self._access.change(gone, notes=[MUTES + person])
