"""Everything in a database as lines of JSON, and back: for keeping, and for moving house."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sengoku.kernel.problem import Problem
from sengoku.server.store import rows
from sengoku.server.store.engine import connect
from sengoku.server.store.private import open_private
from sengoku.server.store.schema import NEWEST, prepare
from sengoku.server.store.sole import alone
from sengoku.server.store.url import is_embedded, read_url

__all__ = ["back_up", "migrate", "restore"]

CHUNK = 500
HOUR = 3600.0  # these commands may take their time


def migrate(url: str) -> None:
    async def work() -> None:
        engine = connect(read_url(url), HOUR)
        try:
            await prepare(engine, migrates=True)
        finally:
            await engine.dispose()

    with alone(url):
        asyncio.run(work())


def back_up(url: str, file: Path) -> int:
    """One consistent moment of the database, while the server may go on. The number of rows."""

    async def work() -> int:
        engine = connect(read_url(url), HOUR)
        try:
            await prepare(engine, migrates=False)
            embedded = is_embedded(read_url(url))
            if not embedded:
                engine = engine.execution_options(isolation_level="REPEATABLE READ")
            async with engine.connect() as connection:
                if embedded:  # else each statement would see a moment of its own
                    await connection.exec_driver_sql("BEGIN")
                with open(file, "xb", opener=open_private) as out:
                    return await _write(connection, out)
        finally:
            await engine.dispose()

    return asyncio.run(work())


async def _write(connection: AsyncConnection, out: BinaryIO) -> int:
    count = 0
    _line(out, {"sengoku": "backup", "form": NEWEST})
    for table in rows.METADATA.sorted_tables:
        kept = rows.lasting(table)
        if not kept:
            continue
        async with connection.stream(select(*kept)) as found:
            async for row in found.mappings():
                plain = {str(name): value for name, value in row.items()}
                _line(out, {"table": str(table.name), "row": plain})
                count += 1
    _line(out, {"rows": count})
    return count


def _line(out: BinaryIO, words: dict[str, Any]) -> None:
    out.write(msgspec.json.encode(words) + b"\n")


def restore(url: str, file: Path) -> int:
    """Into an empty database, whole or not at all."""

    async def work() -> int:
        engine = connect(read_url(url), HOUR)
        try:
            await prepare(engine, migrates=is_embedded(read_url(url)))
            async with engine.begin() as connection:
                for table in (rows.tables, rows.people, rows.entries):
                    if (await connection.execute(select(table).limit(1))).first() is not None:
                        raise Problem("database-not-empty")
                with file.open("rb") as lines:
                    return await _read(connection, lines)
        finally:
            await engine.dispose()

    with alone(url):
        return asyncio.run(work())


async def _read(connection: AsyncConnection, lines: BinaryIO) -> int:
    waiting: dict[str, list[dict[str, Any]]] = {}
    count = 0
    for name, row in _rows(lines):
        waiting.setdefault(name, []).append(row)
        count += 1
        if len(waiting[name]) == CHUNK:
            await connection.execute(insert(rows.METADATA.tables[name]), waiting.pop(name))
    for name, left in waiting.items():
        await connection.execute(insert(rows.METADATA.tables[name]), left)
    return count


def _rows(lines: BinaryIO) -> Iterator[tuple[str, dict[str, Any]]]:
    """Checked from its first line to its last, which tells how many there are."""
    seen = 0
    number = 0
    for number, line in enumerate(lines, start=1):
        try:
            words = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            raise Problem("bad-backup", {"line": number}) from None
        if number == 1:
            if words != {"sengoku": "backup", "form": NEWEST}:
                raise Problem("bad-backup", {"line": 1})
        elif "rows" in words:
            if words["rows"] == seen:
                return
            break
        elif words.get("table") in rows.METADATA.tables and isinstance(words.get("row"), dict):
            seen += 1
            yield words["table"], words["row"]
        else:
            break
    raise Problem("bad-backup", {"line": number})
