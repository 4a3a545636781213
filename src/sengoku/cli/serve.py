"""`sengoku serve`, `migrate`, `backup`, `restore`: the table server and its database."""

import os
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from sengoku.cli.arguments import Parser, number
from sengoku.cli.choice import reason
from sengoku.cli.desk.keeper import named_path
from sengoku.kernel.problem import Problem
from sengoku.text import Text

if TYPE_CHECKING:
    from sengoku.server.config import Config
    from sengoku.server.door import Door

__all__ = [
    "FLAGS",
    "database_named",
    "declare",
    "declare_backup",
    "declare_database",
    "declare_migrate",
    "declare_table",
    "run",
    "run_backup",
    "run_migrate",
    "run_restore",
    "summary",
    "summary_backup",
    "summary_migrate",
    "summary_restore",
    "tell_addresses",
]

PREFIX = "SENGOKU_"
PORT = "8000"
FLAGS = ("house", "address", "host", "port", "database", "bots", "workers", "web")


def summary(text: Text) -> str:
    return text.say("cli-help-serve")


def declare(parser: Parser, text: Text) -> None:
    declare_table(parser, text)
    parser.switch("--open", help=text.say("cli-help-open"))


def declare_table(parser: Parser, text: Text) -> None:
    """What `sengoku` alone understands, too: the same table, opened in a browser."""
    parser.switch("--house", help=text.say("cli-help-house"))
    parser.value("--address", text.say("cli-help-address"), metavar="URL")
    parser.value("--host", text.say("cli-help-host"), metavar="HOST")
    parser.value("--port", text.say("cli-help-port"), metavar="PORT")
    declare_database(parser, text)
    parser.value("--bots", text.say("cli-help-bot-processes"), metavar="N")
    parser.value("--workers", text.say("cli-help-workers"), metavar="N")
    parser.value("--web", text.say("cli-help-web"), metavar="FOLDER")


def declare_database(parser: Parser, text: Text) -> None:
    parser.value("--database", text.say("cli-help-database"), metavar="URL")


def run(arguments: Namespace, text: Text) -> int:
    """The server's own libraries are read only here: other commands start without them."""
    from sengoku.server.run import run as run_server

    house = _is_for_the_house(arguments)
    config = _config(arguments, house)

    def ready(door: "Door") -> None:
        tell_addresses(door, text, with_code=house)
        if arguments.open:
            print(text.say("cli-serve-stop"), flush=True)
            _open_browser(door.here())

    return run_server(config, ready)


def _config(arguments: Namespace, house: bool) -> "Config":
    from sengoku.server.config import Config, hosts_named, proxies_named, public_address, tuned

    found = _Given(arguments, os.environ)
    address = found.text("address", "")
    host = "0.0.0.0" if house else found.text("host", "127.0.0.1")
    workers = number(found.text("workers", "1"), "--workers", 1, 64)
    return Config(
        host=host,
        address=public_address(address) if address else "",
        may_open=arguments.open and workers == 1,  # one of several would open it for itself alone
        port=number(found.text("port", PORT), "--port", 0, 65_535),
        any_port=arguments.open and not found.text("port", ""),  # who only wants to play
        database=database_named(arguments),
        bots=number(found.text("bots", "1"), "--bots", 1, 64),
        workers=workers,
        web=found.text("web", _usual_web()),
        secret=os.environ.get(PREFIX + "SECRET", ""),
        origins=tuple(os.environ.get(PREFIX + "ORIGINS", "").split()),
        hosts=hosts_named(os.environ.get(PREFIX + "HOSTS", "")),
        proxies=proxies_named(os.environ.get(PREFIX + "PROXIES", "")),
        secure=os.environ.get(PREFIX + "SECURE", "") == "1",
        **tuned(os.environ),
    )


def _is_for_the_house(arguments: Namespace) -> bool:
    if arguments.house and arguments.host is not None:
        raise Problem("cli-house-or-host")
    asked = os.environ.get(PREFIX + "HOUSE", "") == "1" and arguments.host is None
    return bool(arguments.house) or asked


def tell_addresses(door: "Door", text: Text, *, with_code: bool) -> None:
    """Where the table is for whom; never an address that leads nowhere."""
    here, others = door.here(), [door.address] if door.address else door.network()
    print(text.say("cli-serve-at", url=door.address or here))
    if door.address:
        print(text.say("cli-serve-here", url=here))
    elif others != [here]:
        for url in others:
            print(text.say("cli-serve-others", url=url))
    if others and with_code:
        from sengoku.cli.qr import qr_code

        qr_code(others[0], text.say("cli-serve-scan"))
    if not others:
        print(text.say("cli-serve-no-network" if with_code else "cli-serve-only-here"))
    sys.stdout.flush()


def _open_browser(url: str) -> None:
    """One with windows: in a terminal it would take the place of what is told here."""
    windows = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & {*os.environ}
    if windows or sys.platform in ("win32", "darwin"):
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


class _Given:
    """A flag, or the variable of that name in the environment."""

    def __init__(self, arguments: Namespace, environment: Mapping[str, str]) -> None:
        self._arguments = arguments
        self._environment = environment

    def text(self, name: str, usual: str) -> str:
        flag = getattr(self._arguments, name)
        return flag if flag is not None else self._environment.get(PREFIX + name.upper(), usual)


def database_named(arguments: Namespace) -> str:
    from sengoku.server.config import usual_database

    return _Given(arguments, os.environ).text("database", usual_database(os.environ))


def _usual_web() -> str:
    from sengoku.server.parts import client_folder

    return str(client_folder() or "")


# -- the database ------------------------------------------------------------------------------


def summary_migrate(text: Text) -> str:
    return text.say("cli-help-migrate")


def declare_migrate(parser: Parser, text: Text) -> None:
    declare_database(parser, text)


def run_migrate(arguments: Namespace, text: Text) -> int:
    from sengoku.server.store.backup import migrate

    migrate(database_named(arguments))
    print(text.say("cli-migrated"))
    return 0


def summary_backup(text: Text) -> str:
    return text.say("cli-help-backup")


def summary_restore(text: Text) -> str:
    return text.say("cli-help-restore")


def declare_backup(parser: Parser, text: Text) -> None:
    parser.value("file", text.say("cli-help-backup-file"), metavar="FILE")
    declare_database(parser, text)


def run_backup(arguments: Namespace, text: Text) -> int:
    from sengoku.server.store.backup import back_up

    file = _file(arguments)
    try:
        rows = back_up(database_named(arguments), file)
    except FileExistsError:
        raise Problem("cli-file-exists", {"file": str(file)[:200]}) from None
    except OSError as failed:
        facts: dict[str, str | int] = {"file": str(file)[:200], "why": reason(failed)}
        raise Problem("cli-cannot-write", facts) from None
    print(text.say("cli-backed-up", rows=str(rows), file=str(file)))
    return 0


def run_restore(arguments: Namespace, text: Text) -> int:
    from sengoku.server.store.backup import restore

    file = _file(arguments)
    try:
        rows = restore(database_named(arguments), file)
    except OSError as failed:
        facts: dict[str, str | int] = {"file": str(file)[:200], "why": reason(failed)}
        raise Problem("cli-cannot-read", facts) from None
    print(text.say("cli-restored", rows=str(rows)))
    return 0


def _file(arguments: Namespace) -> Path:
    if arguments.file is None:
        raise Problem("cli-which-file")
    return named_path(arguments.file)
