"""How a SQLite file is written: a whole batch in one visit to a thread of its own.

SQLAlchemy's way there is five visits, and as much work for each row as the row is worth.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from sengoku.server.store.engine import SETTINGS
from sengoku.server.store.writes import Order

__all__ = ["Ledger"]

_DIALECT = sqlite.dialect(paramstyle="named")


class Ledger:
    """`committing` says how far the last batch came."""

    def __init__(self, file: str, patience: float) -> None:
        self._file = file
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._open: sqlite3.Connection | None = None
        self.committing = False

    async def write(self, orders: Iterable[Order]) -> None:
        """All of it or nothing; on disk when it returns. Raises what SQLAlchemy would."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, orders)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _write(self, orders: Iterable[Order]) -> None:
        self.committing = False
        try:
            connection = self._connection()
            for statement, rows in orders:
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
