"""A change of a table: from what is asked to what is on disk."""

from collections.abc import Sequence
from typing import Any

from sengoku.server import entries as log
from sengoku.server.store import Write

__all__ = ["Change"]


class Change:
    """What is done and written at once, and how the table stood before."""

    __slots__ = ("asked", "before", "entries", "write")

    def __init__(
        self,
        entries: Sequence[log.Entry],
        write: Write,
        before: tuple[int, str, int],
        asked: Any,
    ) -> None:
        self.entries = entries
        self.write = write
        self.before = before
        self.asked = asked
