"""How matches ended, and the ratings that follow from those that count."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import rows
from sengoku.server.store.access import Access, columns
from sengoku.server.store.writes import ResultRow

__all__ = ["Results"]

COMPLETE = "results-complete"

_AT = rows.results.c


class Results:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def of_table(self, table: str) -> list[ResultRow]:
        return await self._rows(_results().where(_AT.table_id == table))

    async def of_person(self, person: str) -> list[ResultRow]:
        """All seats of all of his matches, the newest first."""
        mine = select(_AT.table_id).where(_AT.person_id == person)
        return await self._rows(_results().where(_AT.table_id.in_(mine)))

    async def counting(self) -> list[ResultRow]:
        """Match by match, the oldest first."""
        query = columns(ResultRow, rows.results).where(_AT.rated >= 0)
        return await self._rows(query.order_by(_AT.ended, _AT.table_id, _AT.seat))

    async def unrated(self) -> list[ResultRow]:
        """The oldest match that is still to be rated."""
        first = (
            select(_AT.table_id).where(_AT.rated == 0).order_by(_AT.ended, _AT.table_id).limit(1)
        )
        return await self._rows(_results().where(_AT.table_id == first.scalar_subquery()))

    async def newest(self) -> int:
        """How many were rated before, as far as they are numbered."""
        return max(0, (await self._access.all(select(func.max(_AT.rated))))[0][0] or 0)

    async def standing(
        self, game: str, people: Sequence[str], before: int = 1 << 62
    ) -> dict[str, tuple[float, float, int]]:
        """What they are worth in a game, and after how many matches; `before` one of them."""
        at = rows.results.alias().c
        last = select(at.person_id, func.max(at.rated).label("rated"), func.count().label("games"))
        last = last.where(
            at.game == game, at.person_id.in_(people), at.rated.between(1, before - 1)
        )
        latest = last.group_by(at.person_id).subquery()
        same = (_AT.person_id == latest.c.person_id) & (_AT.rated == latest.c.rated)
        query = select(_AT.person_id, _AT.mu, _AT.sigma, latest.c.games).join(latest, same)
        return {who: (mu, sigma, games) for who, mu, sigma, games in await self._access.all(query)}

    async def rate(self, rated: Sequence[ResultRow], *, again: bool = False) -> None:
        """All or nothing. What another server rated meanwhile stays, unless it is done `again`.
        Raises IntegrityError if that one was quicker with one of the numbers."""
        await self._access.change(*(_rated(row, again=again) for row in rated))

    async def missing(self) -> list[str]:
        """Matches that ended without a word of how, as they did at older servers."""
        at, told = rows.tables.c, select(_AT.table_id).where(_AT.table_id == rows.tables.c.id)
        query = select(at.id).where(at.status == "over", ~told.exists())
        return [id for (id,) in await self._access.all(query.order_by(at.created, at.id))]

    async def are_complete(self) -> bool:
        """Whether somebody looked for those already."""
        at = rows.settings.c
        return bool(await self._access.all(select(at.value).where(at.name == COMPLETE)))

    async def note_complete(self) -> None:
        with suppress(IntegrityError):  # another server was quicker
            await self._access.change(insert(rows.settings).values(name=COMPLETE, value="yes"))

    async def still_there(self, tables: Sequence[str]) -> set[str]:
        """Which of them can be looked at."""
        query = select(rows.tables.c.id).where(rows.tables.c.id.in_(tables))
        return {id for (id,) in await self._access.all(query)}

    async def _rows(self, query: Select[Any]) -> list[ResultRow]:
        return await self._access.rows(ResultRow, query)


def _results() -> Select[Any]:
    found = columns(ResultRow, rows.results)
    return found.order_by(_AT.ended.desc(), _AT.table_id, _AT.seat)


def _rated(row: ResultRow, *, again: bool) -> Any:
    new = update(rows.results).where(_AT.table_id == row.table_id, _AT.seat == row.seat)
    if not again:
        new = new.where(_AT.rated == 0)
    return new.values(rated=row.rated, mu=row.mu, sigma=row.sigma)
