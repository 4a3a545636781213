"""Brings a database to the form that this version needs: by itself if embedded, else by command."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sengoku.kernel.problem import Problem

__all__ = ["MIGRATIONS", "NEWEST", "prepare"]

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = "0013"  # the last of the migrations; a test compares


async def prepare(engine: AsyncEngine, *, migrates: bool) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate if migrates else _check)
    except (SQLAlchemyError, OSError) as failed:
        facts: dict[str, str | int] = {"why": type(failed).__name__}
        raise Problem("no-database", facts) from failed


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def _migrate(connection: Connection) -> None:
    if _current(connection) == NEWEST:
        return
    from alembic import command  # a quarter of a second, which most starts can do without
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check(connection: Connection) -> None:
    found = _current(connection)
    if found != NEWEST:
        facts: dict[str, str | int] = {"found": found or "-", "expected": NEWEST}
        raise Problem("database-not-migrated", facts)
