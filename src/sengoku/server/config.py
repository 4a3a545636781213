"""How a server is set up: by flags, else by the environment, else as usual."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sengoku.bots.levels import SECONDS
from sengoku.bots.thinker import CAP
from sengoku.kernel.problem import Problem

__all__ = ["TUNABLE", "Config", "public_address", "tuned", "usual_database"]


@dataclass(frozen=True, slots=True)
class Config:
    """Times in milliseconds. `origins` are other addresses under which the pages are served.
    `address` is the one that people use: it ends with a slash, and every link begins with it."""

    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False  # where that one is taken, another will do
    address: str = ""
    may_open: bool = False  # who sits at this machine may let the network in
    database: str = ""
    bots: int = 1
    secret: str = ""
    origins: tuple[str, ...] = ()
    secure: bool = False  # cookies over HTTPS only
    web: str = ""  # the folder of the browser client
    window_least: int = 1500  # no window closes sooner, whoever could answer
    bot_delay: int = 700  # no bot decides sooner, however easy it was
    bot_limit: int = int(1000 * CAP * SECONDS)  # no bot thinks longer: first sight decides
    away: int = 60_000  # after this a bot may stand in
    idle: int = 60_000  # after this a table without people leaves the memory
    database_patience: int = 10_000  # how long the database may take for an answer
    requests_a_minute: int = 1200  # from one address
    messages_a_second: float = 20.0  # on one socket
    burst: int = 60


TUNABLE = (
    "window_least",
    "bot_delay",
    "bot_limit",
    "away",
    "idle",
    "database_patience",
    "requests_a_minute",
    "messages_a_second",
    "burst",
)


def tuned(environment: Mapping[str, str]) -> dict[str, Any]:
    """What has no flag: SENGOKU_BOT_DELAY=700 and the like; what is no number is refused."""
    found: dict[str, Any] = {}
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


def usual_database(environment: Mapping[str, str]) -> str:
    """In the user's folder for data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(home) if home else Path("~/.local/share").expanduser()
    return str(folder / "sengoku" / "tables.db")
