"""Connections to the database, which never wait for ever."""

import os
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sengoku.server.store.private import make_private
from sengoku.server.store.url import check_folder, file_of, is_embedded

__all__ = ["SETTINGS", "connect"]

# Readers do not wait for the writer; a commit is on disk when it returns. The same pages are
# written over and over: they are copied from the log to their places only when it has 16 MB.
SETTINGS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA wal_autocheckpoint=4000",
)


def connect(url: str, patience: float) -> AsyncEngine:
    """`patience` is how many seconds the database has for an answer; half of that may somebody else
    keep what is to be written."""
    check_folder(url)
    if not is_embedded(url):
        return create_async_engine(
            url,
            hide_parameters=True,  # they are secrets, and errors are logged
            pool_pre_ping=True,
            pool_size=5,
            max_overflow=5,
            pool_timeout=patience,
            connect_args={
                "timeout": patience,
                "command_timeout": patience,
                "server_settings": {"lock_timeout": str(round(patience * 500))},
            },
        )
    file = file_of(url)
    if file is not None:
        make_private(os.path.realpath(file))
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": patience})

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in SETTINGS:
            cursor.execute(setting)
        cursor.close()

    return engine
