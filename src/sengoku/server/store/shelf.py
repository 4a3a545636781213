"""What was found about finished matches, and is not thought out again."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sengoku.server.store import rows
from sengoku.server.store.access import Access

__all__ = ["Shelf"]


class Shelf:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def reviews_of(self, table: str) -> list[str]:
        at = rows.reviews.c
        query = select(at.data).where(at.table_id == table).order_by(at.ply)
        return [str(data) for (data,) in await self._access.all(query)]

    async def review_of(self, table: str, ply: int) -> str | None:
        at = rows.reviews.c
        found = await self._access.all(select(at.data).where(at.table_id == table, at.ply == ply))
        return str(found[0][0]) if found else None

    async def keep_review(self, table: str, ply: int, data: str) -> None:
        """Two may have asked at once; the first answer stays."""
        try:
            await self._access.change(
                insert(rows.reviews).values(table_id=table, ply=ply, data=data)
            )
        except IntegrityError:
            return
