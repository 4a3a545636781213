"""`sengoku` for the browser tests: its luck is always the same, so what fails, fails again. With
`SENGOKU_HASTE=30` its time runs so many times faster, for stories in which minutes pass."""

import asyncio
import os
import random
import secrets
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace

from sengoku.cli.main import main
from sengoku.server import app, opening, thinking
from sengoku.server.watch import Alarm, RealWatch

HASTE = int(os.environ.get("SENGOKU_HASTE", "1"))


class HastyWatch(RealWatch):
    def __init__(self) -> None:
        super().__init__(steady=lambda: HASTE * time.monotonic_ns())

    def ring(self, at: int, bell: Callable[[], None]) -> Alarm:
        seconds = max(0, at - self.now()) / 1000 / HASTE
        return asyncio.get_running_loop().call_later(seconds, bell)


if __name__ == "__main__":
    luck = random.Random(20)
    known = SimpleNamespace(
        token_hex=lambda count: luck.randbytes(count).hex(),
        token_urlsafe=secrets.token_urlsafe,
        randbits=luck.getrandbits,
    )
    vars(opening)["secrets"] = vars(thinking)["secrets"] = known
    if HASTE > 1:
        vars(app)["RealWatch"] = HastyWatch
    sys.exit(main(sys.argv[1:]))
