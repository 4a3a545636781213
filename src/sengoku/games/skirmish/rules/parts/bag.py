"""The bag of tokens, and the rounds that they make. (Chapter 5.)"""

from typing import Any, Final

from mypy_extensions import i64

from sengoku.kernel.viewer import NOBODY

__all__ = ["FATES", "NO_TOKEN", "Bag"]

FATES: Final[i64] = 3
NO_TOKEN: Final[i64] = -1


class Bag:
    """Tokens for nobles, for commoners and of fate; the round; who deploys first and who draws."""

    def __init__(self) -> None:
        self.noble: i64 = 0
        self.common: i64 = 0
        self.fate: i64 = 0
        self.token: i64 = NO_TOKEN  # drawn and not yet assigned: 1 for nobles, 0 for commoners
        self.first: i64 = NOBODY
        self.drawer: i64 = NOBODY
        self.round: i64 = 0

    def copy(self) -> "Bag":
        twin = Bag()
        twin.noble = self.noble
        twin.common = self.common
        twin.fate = self.fate
        twin.token = self.token
        twin.first = self.first
        twin.drawer = self.drawer
        twin.round = self.round
        return twin

    def count(self) -> i64:
        return self.noble + self.common + self.fate

    def take(self, noble: i64, count: i64) -> None:
        """Tokens of a type leave the bag."""
        if noble:
            self.noble -= count
        else:
            self.common -= count

    def facts(self) -> dict[str, Any]:
        return {
            "first": int(self.first),
            "round": int(self.round),
            "drawer": int(self.drawer),
            "bag": [int(self.noble), int(self.common), int(self.fate)],
            "token": int(self.token),
        }

    @staticmethod
    def read(saved: dict[str, Any]) -> "Bag":
        bag = Bag()
        bag.noble, bag.common, bag.fate = saved["bag"]
        bag.token = saved["token"]
        bag.first = saved["first"]
        bag.drawer = saved["drawer"]
        bag.round = saved["round"]
        return bag
