"""Where tables are kept: SQLite in a file, or PostgreSQL by its URL."""

from sengoku.server.store.book import PasskeyRow, SessionRow
from sengoku.server.store.failures import WRITTEN, Conflict, Fenced, StoreFails, Unsure
from sengoku.server.store.store import Store
from sengoku.server.store.writes import (
    ChatRow,
    EntryRow,
    Fence,
    KeyRow,
    ResultRow,
    TableRow,
    Write,
)

__all__ = [
    "WRITTEN",
    "ChatRow",
    "Conflict",
    "EntryRow",
    "Fence",
    "Fenced",
    "KeyRow",
    "PasskeyRow",
    "ResultRow",
    "SessionRow",
    "Store",
    "StoreFails",
    "TableRow",
    "Unsure",
    "Write",
]
