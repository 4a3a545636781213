"""Brings a database to the form that this version needs: by itself if embedded, else by command."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sengoku.kernel.problem import Problem

__all__ = ["current", "newest", "prepare"]

MIGRATIONS = Path(__file__).with_name("migrations")


async def prepare(engine: AsyncEngine, *, migrates: bool) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate if migrates else _check)
    except (SQLAlchemyError, OSError) as failed:
        facts: dict[str, str | int] = {"why": type(failed).__name__}
        raise Problem("no-database", facts) from failed


def newest() -> str:
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert head is not None, "there are migrations"
    return head


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _migrate(connection: Connection) -> None:
    if current(connection) == newest():
        return
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check(connection: Connection) -> None:
    found = current(connection)
    if found != newest():
        facts: dict[str, str | int] = {"found": found or "-", "expected": newest()}
        raise Problem("database-not-migrated", facts)
