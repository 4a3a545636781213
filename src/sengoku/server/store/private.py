"""Files that hold secrets (seeds, hands, what signs the tokens) are for their owner only.

Where a file is another's, or the system knows no such thing, it stays as it is.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

__all__ = ["make_folder", "make_private", "open_private"]

OWNER_ONLY: Final = 0o600
COMPANIONS: Final = ("", "-wal", "-shm", "-journal", ".lock")

_log = structlog.get_logger("store")


def open_private(path: str, flags: int) -> int:
    """For `open`, too. It is made so, and nobody has looked into it meanwhile."""
    return os.open(path, flags, OWNER_ONLY)


def make_private(path: str) -> None:
    """A database with all that lies beside it, also one of older servers. It is made here where
    there is none, for SQLite would let others read it; its companions become like it. One that is
    there is not opened: to close it would end the locks that SQLite holds in this process."""
    with suppress(OSError):  # it is there, or SQLite says what is wrong
        os.close(open_private(path, os.O_RDWR | os.O_CREAT | os.O_EXCL))
    for companion in COMPANIONS:
        with suppress(FileNotFoundError):
            _tighten(path + companion)


def _tighten(path: str) -> None:
    mode = os.stat(path).st_mode & 0o777
    if sys.platform == "win32" or not mode & 0o077:
        return
    try:
        os.chmod(path, mode & OWNER_ONLY)
    except OSError as failed:
        _log.warning("others_may_read", file=path, why=type(failed).__name__)


def make_folder(folder: Path) -> None:
    """One that is there already stays as it is."""
    if not folder.is_dir():
        make_folder(folder.parent)
        with suppress(FileExistsError):
            folder.mkdir(0o700)
