"""Where tables are kept: SQLite in a file, or PostgreSQL by its URL."""

from sengoku.server.store.store import Conflict, Store, StoreFails
from sengoku.server.store.writes import ChatRow, EntryRow, KeyRow, TableRow, Write

__all__ = [
    "ChatRow",
    "Conflict",
    "EntryRow",
    "KeyRow",
    "Store",
    "StoreFails",
    "TableRow",
    "Write",
]
