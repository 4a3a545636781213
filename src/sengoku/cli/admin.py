"""`sengoku admin`: tables and people of a server, for who hosts it, whether it runs or not."""

import asyncio
import json
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from sengoku.cli.arguments import Parser, number
from sengoku.cli.serve import database_named, declare_database
from sengoku.kernel.problem import Problem
from sengoku.text import Text

if TYPE_CHECKING:
    from sengoku.server.office import Office
    from sengoku.server.store import Store

__all__ = ["declare", "run", "summary"]

DAY = 86_400_000
MOST: Final = 1_000_000  # days
USUAL_MOST = "100"  # rows of a list
COUNTED: Final = {
    "people": "cli-admin-people",
    "banned": "cli-admin-banned",
    "programs": "cli-admin-programs",
    "tables": "cli-admin-tables",
    "games": "cli-admin-games",
    "tables_today": "cli-admin-tables-today",
    "entries_today": "cli-admin-entries-today",
    "log_bytes": "cli-admin-log-bytes",
    "chat_lines": "cli-admin-chat-lines",
}


def summary(text: Text) -> str:
    return text.say("cli-help-admin")


def declare(parser: Parser, text: Text) -> None:
    parser.value("what", text.say("cli-help-admin-what", known=", ".join(DEEDS)), metavar="WHAT")
    parser.value("which", text.say("cli-help-admin-which"), metavar="ID", several=True)
    declare_database(parser, text)
    parser.value("--status", text.say("cli-help-admin-status"), metavar="STATUS")
    parser.value("--game", text.say("cli-help-admin-game"), metavar="GAME")
    parser.value("--name", text.say("cli-help-admin-name"), metavar="NAME")
    parser.value("--days", text.say("cli-help-admin-days"), metavar="N")
    parser.value("--most", text.say("cli-help-admin-most", most=USUAL_MOST), metavar="N")
    parser.switch("--json", help=text.say("cli-help-json"))


def run(arguments: Namespace, text: Text) -> int:
    deed = DEEDS.get(arguments.what or "")
    if deed is None:
        known = ", ".join(DEEDS)
        raise Problem("cli-admin-what", {"given": str(arguments.what or "")[:40], "known": known})
    asyncio.run(_visit(arguments, text, deed))
    return 0


async def _visit(arguments: Namespace, text: Text, deed: "Deed") -> None:
    from sengoku.server.office import Office
    from sengoku.server.store import Conflict, Store, StoreFails

    store = Store(database_named(arguments), visitor=True)
    await store.open()
    try:
        await deed(_Visit(arguments, text, store, Office(store, _now)))
    except StoreFails as failed:
        raise Problem("no-database", {"why": str(failed)}) from None
    except Conflict:
        raise Problem("cli-admin-busy") from None
    finally:
        await store.close()


def _now() -> int:
    return int(time.time() * 1000)


class _Visit:
    def __init__(self, arguments: Namespace, text: Text, store: "Store", office: "Office") -> None:
        self.arguments = arguments
        self.text = text
        self.store = store
        self.office = office

    def tell(self, key: str, **facts: str | int) -> None:
        print(self.text.say(key, **facts))

    def ids(self) -> list[str]:
        found: list[str] = self.arguments.which
        if not found:
            raise Problem("cli-admin-which", {"what": self.arguments.what})
        return found

    def days(self) -> int:
        if self.arguments.days is None:
            raise Problem("cli-admin-days", {"what": self.arguments.what})
        return number(self.arguments.days, "--days", 0, MOST)

    def show(self, rows: list[dict[str, Any]]) -> None:
        """One object for scripts, one line a row for people."""
        if self.arguments.json:
            print(json.dumps(rows, indent=2))
            return
        if not rows:
            self.tell("cli-admin-none")
            return
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in rows[0]:
            table.add_column(name, no_wrap=True)
        for row in rows:
            table.add_row(*(_plain(name, value) for name, value in row.items()))
        width = None if Console().is_terminal else 200
        Console(highlight=False, markup=False, width=width).print(table)


def _plain(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "x" if value else ""
    if name in ("created", "seen", "banned"):
        return f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M}" if value else ""
    return str(value)


# -- what can be done --------------------------------------------------------------------------

Deed = Callable[[_Visit], Awaitable[None]]


async def _tables(visit: _Visit) -> None:
    given = visit.arguments
    most = number(given.most or USUAL_MOST, "--most", 1, MOST)
    archive = visit.store.archive
    visit.show(await archive.tables(status=given.status or "", game=given.game or "", most=most))


async def _people(visit: _Visit) -> None:
    most = number(visit.arguments.most or USUAL_MOST, "--most", 1, MOST)
    visit.show(await visit.store.archive.people(name=visit.arguments.name or "", most=most))


async def _statistics(visit: _Visit) -> None:
    found = await visit.store.archive.statistics(_now() - DAY)
    if visit.arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        counted = value.items() if isinstance(value, dict) else ()
        told = ", ".join(f"{key} {count}" for key, count in counted) or str(value)
        visit.tell(COUNTED[name], value=told)


async def _close(visit: _Visit) -> None:
    for id in visit.ids():
        closed = await visit.office.close(id)
        visit.tell("cli-admin-closed" if closed else "cli-admin-was-over", table=id)


async def _delete(visit: _Visit) -> None:
    """A table, or a person: whose id it is, is looked up."""
    for id in visit.ids():
        if await visit.store.archive.exists(id):
            await visit.office.delete(id)
        else:
            await visit.office.forget(id)
        visit.tell("cli-admin-deleted", id=id)


async def _purge(visit: _Visit) -> None:
    tables, people = await visit.office.purge(visit.days())
    visit.tell("cli-admin-purged", tables=tables, people=people)


async def _expire(visit: _Visit) -> None:
    closed = await visit.office.expire(visit.days())
    visit.tell("cli-admin-expired", tables=len(closed))


async def _ban(visit: _Visit) -> None:
    for id in visit.ids():
        await visit.office.ban(id)
        visit.tell("cli-admin-banned-one", person=id)


async def _pardon(visit: _Visit) -> None:
    for id in visit.ids():
        await visit.office.pardon(id)
        visit.tell("cli-admin-pardoned", person=id)


async def _revoke(visit: _Visit) -> None:
    for id in visit.ids():
        await visit.office.revoke(id)
        visit.tell("cli-admin-revoked", person=id)


async def _ratings(visit: _Visit) -> None:
    """From the results, as if they had just been played."""
    from sengoku.server.ratings import Ratings
    from sengoku.server.results import complete_all

    missing = await complete_all(visit.store)
    rated = await Ratings(visit.store).anew()
    visit.tell("cli-admin-rated", matches=rated, missing=missing)


async def _export(visit: _Visit) -> None:
    """As JSON to the standard output: it is for a file."""
    for id in visit.ids():
        print(json.dumps(await visit.office.kept_of(id), indent=2))


DEEDS: Final[dict[str, Deed]] = {
    "tables": _tables,
    "people": _people,
    "statistics": _statistics,
    "close": _close,
    "delete": _delete,
    "expire": _expire,
    "purge": _purge,
    "ban": _ban,
    "pardon": _pardon,
    "revoke": _revoke,
    "export": _export,
    "ratings": _ratings,
}
