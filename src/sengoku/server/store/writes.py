"""What one change writes: all of it or nothing, together with the changes of other tables."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct, field
from sqlalchemy import Integer, bindparam, case, delete, insert, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.server.store import rows
from sengoku.server.store.access import facts_of
from sengoku.server.store.failures import Fenced

__all__ = [
    "ChatRow",
    "EntryRow",
    "Fence",
    "KeyRow",
    "Order",
    "ResultRow",
    "TableRow",
    "Write",
    "orders",
    "put",
]


class EntryRow(Struct, frozen=True):
    table_id: str
    number: int
    at: int
    data: str


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    status: str
    listed: bool
    open_seats: int
    created: int
    due: int | None
    pace: str = "free"
    size: int = 0
    level: str = "everyone"


@dataclass(frozen=True, slots=True)
class KeyRow:
    table_id: str
    seat: int
    person_id: str
    sitting: int = -1
    own: bool = False


@dataclass(frozen=True, slots=True)
class ChatRow:
    table_id: str
    number: int
    room: str
    person_id: str
    ref: str
    seat: int | None
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match ended for a seat; `player` is the bot that sat there. `rated`: not at all (-1),
    not yet (0), or as which match of the house."""

    table_id: str
    seat: int
    game: str
    person_id: str
    player: str
    name: str
    place: int
    won: bool
    counts: bool
    ended: int
    score: int | None = None
    size: int = 0
    setup: str = ""
    resigned: bool = False
    rated: int = -1
    mu: float | None = None
    sigma: float | None = None


@dataclass(frozen=True, slots=True)
class Fence:
    """What only the owner of a table writes is written only while he is that."""

    table_id: str
    server: int
    epoch: int


class Write(Struct):
    entries: list[EntryRow] = field(default_factory=list)
    new_tables: list[TableRow] = field(default_factory=list)
    tables: list[TableRow] = field(default_factory=list)
    keys: list[KeyRow] = field(default_factory=list)
    lost_keys: list[KeyRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    results: list[ResultRow] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    fence: Fence | None = None


# An entry follows the one before it: where that is missing it has no number, and is refused.
_former = rows.entries.alias()
_PLACE = bindparam("place", type_=Integer)
_NONE, _ONE = literal_column("0", Integer), literal_column("1", Integer)
_ADD_ENTRY = insert(rows.entries).values(
    table_id=bindparam("which"),
    number=case(
        (_PLACE == _NONE, _NONE),
        else_=select(_former.c.number + _ONE)
        .where(
            _former.c.table_id == bindparam("which"),
            _former.c.number == _PLACE - _ONE,
        )
        .scalar_subquery(),
    ),
    at=bindparam("when"),
    data=bindparam("what"),
)
_CHANGE_TABLE = (
    update(rows.tables)
    .where(rows.tables.c.id == bindparam("which"))
    .values(
        status=bindparam("new_status"),
        open_seats=bindparam("new_open_seats"),
        due=bindparam("new_due"),
        pace=bindparam("new_pace"),
    )
)
_ADD_TABLE = insert(rows.tables)
_ADD_LINE = insert(rows.chat)
_ADD_NOTICE = insert(rows.notices)
_DROP_KEY = delete(rows.keys).where(
    rows.keys.c.table_id == bindparam("which"),
    rows.keys.c.seat == bindparam("which_seat"),
    rows.keys.c.person_id == bindparam("who"),
)


@cache
def _add_key(dialect: str) -> Any:
    """Who has one already gets it for this sitting. Only one of the dialects is read: that of
    PostgreSQL takes a tenth of a start."""
    statement = import_module(f"sqlalchemy.dialects.{dialect}").insert(rows.keys)
    return statement.on_conflict_do_update(
        index_elements=[*rows.keys.primary_key.columns],
        set_={"sitting": statement.excluded.sitting, "own": statement.excluded.own},
    )


@cache
def _add_result(dialect: str) -> Any:
    """What is there already stays: a match ends once."""
    statement = import_module(f"sqlalchemy.dialects.{dialect}").insert(rows.results)
    return statement.on_conflict_do_nothing()


Order: TypeAlias = tuple[Any, list[dict[str, Any]]]  # a statement, and what it is done with


def orders(writes: list[Write], dialect: str) -> list[Order]:
    """One statement for each kind of row, whatever the number of changes; of all but entries."""
    found: list[Order] = [
        (_ADD_TABLE, [facts_of(r) for w in writes for r in w.new_tables]),
        (_CHANGE_TABLE, [_change(r) for w in writes for r in w.tables]),
        (_DROP_KEY, [_lost(r) for w in writes for r in w.lost_keys]),
        (_add_key(dialect), [facts_of(r) for w in writes for r in w.keys]),
        (_ADD_LINE, [facts_of(r) for w in writes for r in w.chat]),
        (_add_result(dialect), [facts_of(r) for w in writes for r in w.results]),
        (_ADD_NOTICE, [{"what": what} for w in writes for what in w.notices]),
    ]
    return [(statement, values) for statement, values in found if values]


async def _check(fences: list[Fence], connection: AsyncConnection) -> None:
    """Until the commit nobody takes the owner off the list, so nobody else becomes it."""
    if not fences:
        return
    at = rows.tables.c
    query = select(at.id, at.owner, at.epoch).join(rows.servers, rows.servers.c.id == at.owner)
    query = query.where(at.id.in_({fence.table_id for fence in fences}))
    query = query.with_for_update(read=True, key_share=True, of=rows.servers)
    owned = {Fence(*row) for row in await connection.execute(query)}
    if not owned.issuperset(fences):
        raise Fenced


async def put(connection: AsyncConnection, writes: list[Write]) -> None:
    await _check([write.fence for write in writes if write.fence is not None], connection)
    entries = [_entry(row) for write in writes for row in write.entries]
    if entries:
        await connection.execute(_ADD_ENTRY, entries)
    for statement, values in orders(writes, connection.dialect.name):
        await connection.execute(statement, values)


def _entry(row: EntryRow) -> dict[str, Any]:
    return {"which": row.table_id, "place": row.number, "when": row.at, "what": row.data}


def _change(row: TableRow) -> dict[str, Any]:
    return {
        "which": row.id,
        "new_status": row.status,
        "new_open_seats": row.open_seats,
        "new_due": row.due,
        "new_pace": row.pace,
    }


def _lost(key: KeyRow) -> dict[str, Any]:
    return {"which": key.table_id, "which_seat": key.seat, "who": key.person_id}
