"""How a server is set up: by flags, else by the environment, else as usual."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sengoku.bots.levels import SECONDS
from sengoku.bots.thinker import CAP
from sengoku.kernel.problem import Problem

__all__ = [
    "LIMITS",
    "TUNABLE",
    "Config",
    "hosts_named",
    "mail_server",
    "proxies_named",
    "public_address",
    "push_contact",
    "tuned",
    "usual_database",
]


@dataclass(frozen=True, slots=True)
class Config:
    """Times in milliseconds. `origins` are other addresses under which the pages are served.
    `address` is the one that people use: it ends with a slash, and every link begins with it."""

    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False  # where that one is taken, another will do
    address: str = ""
    may_open: bool = False  # who sits at this machine may let the network in
    database: str = field(default="", repr=False)  # it may hold a password
    bots: int = 1
    workers: int = 1  # processes that serve at the same port
    secret: str = field(default="", repr=False)
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  # other names by which people call it (Host)
    proxies: tuple[str, ...] = ()  # who may say for whom he speaks (X-Forwarded-For)
    secure: bool = False  # cookies over HTTPS only
    web: str = ""  # the folder of the browser client
    # Nothing is sent to anybody outside unless one of these says so.
    push_contact: str = ""  # mailto:... or https://..., for push services: notes in browsers
    smtp: str = field(default="", repr=False)  # smtp://, smtp+tls:// or smtps://user:password@host
    mail_from: str = ""
    webhooks: bool = False
    private_targets: bool = False  # also to addresses within the own network
    window_least: int = 1500  # no window closes sooner, whoever could answer
    bot_delay: int = 700  # no bot decides sooner, however easy it was
    undo_time: int = 1200  # nor sooner after a person, who may still undo it
    theater: int = 20_000  # a clock stands so long for a decision while its screen catches up
    bot_limit: int = int(1000 * CAP * SECONDS)  # no bot thinks longer: first sight decides
    away: int = 60_000  # after this a bot may stand in
    call_delay: int = 15_000  # who comes by himself meanwhile is not called
    idle: int = 60_000  # after this a table without people leaves the memory
    open_days: int = 7  # after this a table that nobody joined is closed; 0 is never
    database_patience: int = 10_000  # how long the database may take for an answer
    lease: int = 10_000  # after this other servers take over from one that stands still
    request_patience: int = 15_000  # after this a request that is not whole is cut off
    queue_patience: int = 10_000  # after this a job that no process has taken up is given up
    refusal_delay: int = 1000  # who is at a limit hears so after this
    readers: int = 1  # processes for those who look back
    reading_limit: int = 10_000  # no look back takes longer
    # Limits; 0 is none. Those of a person hold for an address, times `people_an_address`.
    people_an_address: int = 10
    connections_an_address: int = 400
    requests_a_minute: int = 1200  # from one address
    newcomers_an_hour: int = 200  # from one address
    messages_a_second: float = 20.0  # of one person, over all sockets
    burst: int = 60
    lines_a_minute: int = 30  # of chat
    tables_a_person: int = 20  # that go on at once
    tables_an_hour: int = 100
    seats_a_person: int = 60
    sockets_a_person: int = 30
    verifications_a_minute: int = 20
    ways_an_hour: int = 10  # to be called, that one person tries, and that lead to one target


LIMITS = (
    "people_an_address",
    "connections_an_address",
    "requests_a_minute",
    "newcomers_an_hour",
    "messages_a_second",
    "burst",
    "lines_a_minute",
    "tables_a_person",
    "tables_an_hour",
    "seats_a_person",
    "sockets_a_person",
    "verifications_a_minute",
    "ways_an_hour",
)
TUNABLE = (
    "window_least",
    "bot_delay",
    "undo_time",
    "theater",
    "bot_limit",
    "queue_patience",
    "readers",
    "reading_limit",
    "request_patience",
    "refusal_delay",
    "away",
    "call_delay",
    "idle",
    "open_days",
    "database_patience",
    "lease",
    *LIMITS,
)


def tuned(environment: Mapping[str, str]) -> dict[str, Any]:
    """What has no flag: SENGOKU_BOT_DELAY=700 and the like; what is no number is refused.
    SENGOKU_LIMITS=off is a limit of 0 for all that have no number of their own."""
    off = environment.get("SENGOKU_LIMITS", "") == "off"
    found: dict[str, Any] = dict.fromkeys(LIMITS, 0) if off else {}
    for name in TUNABLE:
        typed = environment.get(f"SENGOKU_{name.upper()}", "")
        if typed:
            if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
                raise Problem(
                    "bad-setting", {"name": f"SENGOKU_{name.upper()}", "value": typed[:40]}
                )
            found[name] = int(typed)
    return found


def public_address(typed: str) -> str:
    """An address as a browser shows it, perhaps with a path behind which a proxy has the tables."""
    shape = r"https?://[^/?#@\\\s]+(/[A-Za-z0-9._~-]+)*/?"
    try:
        found = urlsplit(typed)
        usable = found.port != 0 and found.hostname not in ("0.0.0.0", "::")
    except ValueError:
        usable = False
    if not usable or not re.fullmatch(shape, typed):
        raise Problem("bad-address", {"value": typed[:80]})
    usual = {"http": ":80", "https": ":443"}[found.scheme]
    place = found.netloc.lower().removesuffix(usual)
    return f"{found.scheme}://{place}{found.path.rstrip('/')}/"


def proxies_named(typed: str) -> tuple[str, ...]:
    """Addresses or networks, separated by spaces."""
    for proxy in typed.split():
        try:
            ip_network(proxy)
        except ValueError:
            raise Problem("bad-proxy", {"value": proxy[:40]}) from None
    return tuple(typed.split())


def push_contact(typed: str) -> str:
    """Whom a push service asks when something is wrong."""
    if typed and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", typed):
        raise Problem("bad-contact", {"value": typed[:60]})
    return typed


def mail_server(typed: str) -> str:
    try:
        found = urlsplit(typed)
        usable = found.scheme in ("smtp", "smtp+tls", "smtps") and bool(found.hostname)
        usable = usable and found.port != 0
    except ValueError:
        usable = False
    if typed and not usable:
        raise Problem("bad-mail-server")  # it may hold a password
    return typed


def hosts_named(typed: str) -> tuple[str, ...]:
    """Names or numbers without a port, separated by spaces."""
    for name in typed.split():
        if not re.fullmatch(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:]+", name):
            raise Problem("bad-host", {"value": name[:60]})
    return tuple(typed.lower().split())


def usual_database(environment: Mapping[str, str]) -> str:
    """In the user's folder for data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(home) if home else Path("~/.local/share").expanduser()
    return str(folder / "sengoku" / "tables.db")
