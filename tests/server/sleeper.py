"""A worker whose bots never come to a decision: the fault that the watchdog is there for."""

import time
from typing import Any

from sengoku.server import worker

__all__ = ["Sleeper"]


class Sleeper:
    def choose(self, world: Any) -> int:
        time.sleep(3600)
        raise AssertionError("nobody waits for so long")


def _sleeper(*_: object, **__: object) -> Sleeper:
    return Sleeper()


if __name__ == "__main__":
    worker.bot_named = _sleeper  # type: ignore[attr-defined]
    worker.main()
