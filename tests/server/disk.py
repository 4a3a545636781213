"""A move is written while the disk fails at one call after the other, and then the power goes.

python -m tests.server.disk FOLDER, with `disk.c` between Python and the system: for each failure
what was asked of the disk, what is said to the player, and what is there after the next start.
"""

import asyncio
import ctypes
import errno
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import structlog

from sengoku.server.store import EntryRow, Store, StoreFails, Unsure, Write

__all__ = ["Failure", "failures"]

ENTRY_IN_FULL = 4092  # bytes of it that a page holds
PAGE = 4096 + 24  # bytes in the journal
FIRST_PART = 4062  # pages; with the next one the index of the journal must grow

KINDS = [  # the error, whether the disk is broken from then on, and how long the journal is
    (errno.ENOSPC, False, 0),
    (errno.ENOSPC, True, 0),
    (errno.EIO, False, 0),
    (errno.EIO, True, 0),
    (errno.ENOSPC, False, FIRST_PART),
    (errno.ENOSPC, True, FIRST_PART),
]


class Failure(msgspec.Struct, frozen=True):
    asked: str  # of the disk
    said: str
    there: bool


def failures(folder: Path) -> list[Failure]:
    """In a process of its own, since this one began with a disk that works."""
    shim, source = folder / "disk.so", Path(__file__).with_name("disk.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, source, "-ldl"], check=True)
    command = [sys.executable, "-m", "tests.server.disk", str(folder)]
    how = {**os.environ, "LD_PRELOAD": str(shim)}
    told = subprocess.run(command, env=how, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(told.stdout, type=list[Failure])


async def _all(folder: Path) -> list[Failure]:
    fresh = folder / "fresh.db"
    await _opened_once(fresh)
    found = []
    for error, lasting, pages in KINDS:
        for after in range(20):
            file = folder / f"{error}{lasting}{pages}-{after}.db"
            shutil.copy(fresh, file)
            failure = await _one(file, pages, (after, error, int(lasting)))
            if not failure.asked.endswith(("-wal", "-shm")):
                break  # the commit is over
            found.append(failure)
    return found


async def _opened_once(file: Path) -> None:
    store = Store(str(file))
    await store.open()
    await store.close()


async def _one(file: Path, pages: int, how: tuple[int, int, int]) -> Failure:
    disk = ctypes.CDLL(None)
    disk.disk_failed.restype = ctypes.c_char_p
    store = Store(str(file))
    await store.open()
    async with _reader(store):
        number = await _fill(store, Path(f"{file}-wal"), pages)
        move = EntryRow("t", number, 8, "the move")
        disk.disk_fails(*how)
        said = await _said(store, Write(entries=[move]))
        asked = disk.disk_failed().decode()
        disk.disk_fails(-1, 0, 0)
        there = _there_after_a_start(file)
    await store.close()
    return Failure(asked, said, there)


@asynccontextmanager
async def _reader(store: Store) -> AsyncIterator[Any]:
    """As long as somebody reads, the journal does not begin anew."""
    async with store._there().connect() as line:
        await line.exec_driver_sql("BEGIN")
        await line.exec_driver_sql("SELECT * FROM entries")
        yield line


async def _fill(store: Store, journal: Path, pages: int) -> int:
    """Entries until the journal is so long; their number."""
    sizes = [1, max(1, (pages - 40) * ENTRY_IN_FULL)]
    number = 0
    while number < 2 or journal.stat().st_size < pages * PAGE:
        size = sizes[number] if number < 2 else 1
        await store.write(Write(entries=[EntryRow("t", number, 7, "x" * size)]))
        number += 1
    assert not pages or journal.stat().st_size // PAGE == pages
    return number


async def _said(store: Store, write: Write) -> str:
    try:
        await store.write(write)
    except Unsure:
        return "unknown"
    except StoreFails:
        return "refused"
    return "done"


def _there_after_a_start(file: Path) -> bool:
    """The index is gone with the power; what the journal holds is read anew."""
    later = file.with_suffix(".later")
    shutil.copy(file, later)
    shutil.copy(f"{file}-wal", f"{later}-wal")
    with closing(sqlite3.connect(later)) as found:
        query = "SELECT count(*) FROM entries WHERE data = 'the move'"
        return bool(found.execute(query).fetchone()[0])


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(_all(Path(sys.argv[1])))))
