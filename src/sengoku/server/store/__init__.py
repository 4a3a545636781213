"""Where tables are kept: SQLite in a file, or PostgreSQL by its URL."""

from sengoku.server.store.failures import Conflict, StoreFails, Unsure
from sengoku.server.store.store import Store
from sengoku.server.store.writes import ChatRow, EntryRow, KeyRow, TableRow, Write

__all__ = [
    "ChatRow",
    "Conflict",
    "EntryRow",
    "KeyRow",
    "Store",
    "StoreFails",
    "TableRow",
    "Unsure",
    "Write",
]
