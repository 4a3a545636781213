"""The address of a database, as somebody types it."""

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sengoku.kernel.problem import Problem

__all__ = ["check_folder", "file_of", "is_embedded", "read_url"]

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(typed: str) -> str:
    """A URL for the driver that is used; a bare path is a SQLite file."""
    if "://" not in typed:
        return f"sqlite+aiosqlite:///{Path(typed).expanduser().absolute()}"
    try:
        url = make_url(typed)
    except (ArgumentError, ValueError):
        raise Problem("bad-database", {"url": _scheme(typed)}) from None
    if url.drivername not in DRIVERS:
        raise Problem("bad-database", {"url": _scheme(typed)})
    return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)


def is_embedded(url: str) -> bool:
    return url.startswith("sqlite")


def file_of(url: str) -> str | None:
    """Where an embedded database lies, if it lies in a file."""
    file = make_url(url).database if is_embedded(url) else None
    return None if file == ":memory:" else file


def check_folder(url: str) -> None:
    """A file is made where there is none, a folder is not."""
    file = file_of(url)
    if file is not None and not Path(file).parent.is_dir():
        raise Problem("no-database", {"why": "FileNotFoundError"})


def _scheme(typed: str) -> str:
    """Without what may hold a password."""
    return typed.partition("://")[0][:20] + "://"
