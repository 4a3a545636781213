"""How a server is set up: by flags, else by the environment, else as usual."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sengoku.kernel.problem import Problem

__all__ = ["TUNABLE", "Config", "tuned", "usual_database"]


@dataclass(frozen=True, slots=True)
class Config:
    """Times in milliseconds. `origins` are other addresses under which the pages are served."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bots: int = 1
    secret: str = ""
    origins: tuple[str, ...] = ()
    secure: bool = False  # cookies over HTTPS only
    web: str = ""  # the folder of the browser client
    window_least: int = 1500  # no window closes sooner, whoever could answer
    bot_delay: int = 700  # no bot decides sooner, however easy it was
    away: int = 60_000  # after this a bot may stand in
    idle: int = 60_000  # after this a table without people leaves the memory
    database_patience: int = 10_000  # how long the database may take for an answer
    requests_a_minute: int = 1200  # from one address
    messages_a_second: float = 20.0  # on one socket
    burst: int = 60


TUNABLE = (
    "window_least",
    "bot_delay",
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


def usual_database(environment: Mapping[str, str]) -> str:
    """In the user's folder for data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(home) if home else Path("~/.local/share").expanduser()
    return str(folder / "sengoku" / "tables.db")
