"""A part of many deals, for machines that do not know each other: `--shard 2/4`."""

import re
from dataclasses import dataclass
from typing import Final

from sengoku.kernel.problem import Problem

__all__ = ["WHOLE", "Shard", "shard_from"]

MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Shard:
    """Every `of`-th deal, beginning with the `number`-th; both count from 1."""

    number: int
    of: int

    def deals(self, all: int) -> range:
        return range(self.number - 1, all, self.of)

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


WHOLE: Final = Shard(1, 1)


def shard_from(typed: str) -> Shard:
    found = re.fullmatch(r"(\d{1,5})/(\d{1,5})", typed)
    if found is None or not 1 <= int(found[1]) <= int(found[2]) <= MOST:
        raise Problem("cli-bad-shard", {"shard": typed[:20]})
    return Shard(int(found[1]), int(found[2]))
