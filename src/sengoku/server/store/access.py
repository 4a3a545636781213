"""How the parts of a store read and change what is theirs. A row's class names its columns."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Select, Table, insert, select

__all__ = ["Access", "columns", "facts_of"]

_Read: TypeAlias = Callable[..., Awaitable[Sequence[Any]]]
_Change: TypeAlias = Callable[..., Awaitable[None]]
_Row = TypeVar("_Row")


def columns(shape: type[_Row], table: Table) -> Select[Any]:
    """Those that make a row."""
    return select(*[table.c[name] for name in shape.__slots__])  # type: ignore[attr-defined]


def facts_of(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


class Access:
    def __init__(self, read: _Read, change: _Change) -> None:
        self.all = read
        self.change = change

    async def rows(self, shape: type[_Row], query: Select[Any]) -> list[_Row]:
        return [shape(*row) for row in await self.all(query)]

    async def add(self, table: Table, row: Any, notes: Sequence[str] = ()) -> None:
        await self.change(insert(table).values(facts_of(row)), notes=notes)
