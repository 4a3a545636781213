"""What follows from a setup, worked out once for thousands of matches in a row."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from sengoku.kernel.game import Setup

__all__ = ["ForLatest"]

Made = TypeVar("Made")


class ForLatest(Generic[Made]):
    """Kept for the setup that was asked for last."""

    def __init__(self, make: Callable[[Setup], Made]) -> None:
        self._make: Final = make
        self._latest: tuple[Setup, Made] | None = None

    def of(self, setup: Setup) -> Made:
        latest = self._latest  # one reading, so that another thread cannot come in between
        if latest is None or latest[0] is not setup:
            self._latest = latest = (setup, self._make(setup))
        return latest[1]
