"""How writing and reading can fail, by what one knows afterwards."""

from contextvars import ContextVar

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError

__all__ = ["ALONE", "WRITTEN", "BadRow", "Conflict", "Fenced", "StoreFails", "Unsure", "failure"]

WRITTEN: ContextVar[bool] = ContextVar("written", default=False)  # something, for this request


class Conflict(Exception):
    """Somebody else has written this number already, or the one before it is not there; nothing of
    this write was kept."""


class Fenced(Conflict):
    """The table's time runs at another server now; nothing of this write was kept."""


class StoreFails(Exception):
    """The database cannot be reached or refuses; nothing was written."""


class BadRow(StoreFails):
    """The database is there, and refuses what was to be written."""


class Unsure(StoreFails):
    """It failed in the middle of a commit, which may have happened or not."""


WORDS = {  # by SQLite's names of errors and PostgreSQL's numbers
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-error",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "53100": "disk-full",
    "58030": "disk-error",
    "25006": "read-only",
}
UNDONE = (  # before the last page of a commit is in the journal of SQLite
    "SQLITE_FULL",
    "SQLITE_IOERR_WRITE",
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_READONLY",
)
LOCKED = "55P03"  # of PostgreSQL: somebody else did not let go in time
ALONE = (Conflict, BadRow)  # the others of a batch have nothing to do with it


def failure(failed: Exception, *, committing: bool = False) -> Exception:
    """Before the commit everything is undone by itself. But who waited for somebody that wrote the
    same may have asked for what he writes: the same move, sent to another server before."""
    if isinstance(failed, Fenced):
        return failed
    why = _in_a_word(failed)
    if isinstance(failed, IntegrityError):
        return Conflict(why)
    if (committing and not _undone(failed)) or _waited(failed):
        return Unsure(why)
    away = isinstance(failed, DBAPIError) and failed.connection_invalidated
    if isinstance(failed, StatementError) and not isinstance(failed, OperationalError) and not away:
        return StoreFails(why) if why in WORDS.values() else BadRow(why)
    return StoreFails(why)


def _in_a_word(failed: Exception) -> str:
    """For operators."""
    origin = getattr(failed, "orig", failed)
    name = getattr(origin, "sqlite_errorname", "") or getattr(origin, "sqlstate", "") or ""
    for beginning, word in WORDS.items():
        if name.startswith(beginning):
            return word
    return "away"


def _waited(failed: Exception) -> bool:
    return getattr(getattr(failed, "orig", None), "sqlstate", "") == LOCKED


def _undone(failed: Exception) -> bool:
    """SQLite takes back what it cannot write into its journal. What goes wrong after that (the disk
    does not confirm it, nobody can be told where it lies) may come to light with the next start."""
    name = getattr(getattr(failed, "orig", None), "sqlite_errorname", "")
    return name.startswith(UNDONE)
