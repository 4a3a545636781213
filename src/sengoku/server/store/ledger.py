"""How a SQLite file is written: a whole batch in one visit to a thread of its own.

SQLAlchemy's way there is five visits, and as much work for each row as the row is worth. Python
lets one thread run at a time and takes turns at every statement, so many entries are one.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from sengoku.server.store.engine import SETTINGS
from sengoku.server.store.writes import EntryRow, Order, Write, orders

__all__ = ["Ledger"]

AT_ONCE = (64, 16, 4, 1)  # entries a statement; each of these is prepared once

# An entry follows the one before it: where that is missing it has no number, and is refused. Or all
# is rolled back: else SQLite keeps a copy of every page, in order to undo this statement alone.
_ADD = "INSERT OR ROLLBACK INTO entries (table_id, number, at, data) VALUES "
_FORMER = "EXISTS (SELECT 1 FROM entries AS former WHERE former.table_id = ? AND former.number = ?)"
_ROW = f"(?, CASE WHEN ? OR {_FORMER} THEN ? END, ?, ?)"
_ADDING = {count: _ADD + ", ".join([_ROW] * count) for count in AT_ONCE}

_DIALECT = sqlite.dialect(paramstyle="named")


class Ledger:
    """`committing` says how far the last batch came."""

    def __init__(self, file: str, patience: float) -> None:
        self._file = file
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._open: sqlite3.Connection | None = None
        self.committing = False

    async def write(self, writes: list[Write]) -> None:
        """All of it or nothing; on disk when it returns. Raises what SQLAlchemy would."""
        entries = [entry for write in writes for entry in write.entries]
        others = orders(writes, "sqlite")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, entries, others)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _write(self, entries: Sequence[EntryRow], others: Sequence[Order]) -> None:
        self.committing = False
        try:
            connection = self._connection()
            for text, values in _additions(entries):
                connection.execute(text, values)
            for statement, rows in others:
                connection.executemany(_text(statement, tuple(rows[0])), rows)
            self.committing = True
            connection.commit()
        except sqlite3.Error as failed:
            self._drop()  # and with it what was not committed
            raise DBAPIError.instance(None, None, failed, sqlite3.Error) from failed
        except BaseException:
            self._drop()
            raise

    def _connection(self) -> sqlite3.Connection:
        if self._open is None:
            self._open = sqlite3.connect(self._file, timeout=self._patience)
            for setting in SETTINGS:
                self._open.execute(setting)
        return self._open

    def _drop(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


@cache
def _text(statement: Any, columns: tuple[str, ...]) -> str:
    return str(statement.compile(dialect=_DIALECT, column_keys=[*columns], for_executemany=True))


def _additions(entries: Sequence[EntryRow]) -> Iterator[tuple[str, list[Any]]]:
    """Statements with their values. Of an entry that follows another one of these it is known that
    the one before is there."""
    latest: dict[str, int] = {}
    at = 0
    while at < len(entries):
        count = next(count for count in AT_ONCE if count <= len(entries) - at)
        values: list[Any] = []
        for entry in entries[at : at + count]:
            table, number = entry.table_id, entry.number
            fits = number == 0 or latest.get(table) == number - 1
            latest[table] = number
            values += (table, fits, table, number - 1, number, entry.at, entry.data)
        yield _ADDING[count], values
        at += count
