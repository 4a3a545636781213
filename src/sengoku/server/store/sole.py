"""A SQLite file serves one process. Who serves holds a lock beside it, which ends with the process,
however that ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from sengoku.kernel.problem import Problem
from sengoku.server.store.private import open_private
from sengoku.server.store.url import check_folder, file_of, read_url

__all__ = ["alone"]

_held: dict[str, int] = {}  # by this process, and how often

_log = structlog.get_logger("store")


@contextmanager
def alone(typed: str) -> Iterator[None]:
    """As long as it lasts no other process serves this database. Servers share a PostgreSQL."""
    url = read_url(typed)
    file = file_of(url)
    if file is None:
        yield
        return
    check_folder(url)
    path = os.path.realpath(file)
    lock = -1 if path in _held else _take(path)
    _held[path] = _held.get(path, 0) + 1
    try:
        yield
    finally:
        _held[path] -= 1
        if not _held[path]:
            del _held[path]
        if lock >= 0:
            os.close(lock)


def _take(path: str) -> int:
    """The open lock; nobody else can inherit it."""
    try:
        lock = open_private(f"{path}.lock", os.O_RDWR | os.O_CREAT)
    except OSError as failed:
        raise Problem("no-database", {"why": type(failed).__name__}) from failed
    try:
        _lock(lock)
    except (BlockingIOError, PermissionError):
        os.close(lock)
        raise Problem("database-in-use", {"file": path[-200:]}) from None
    except OSError as failed:  # a file system without locks
        _log.warning("cannot_lock", file=path, why=type(failed).__name__)
    return lock


if sys.platform == "win32":
    import msvcrt

    def _lock(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
