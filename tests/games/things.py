"""What somebody may point at: parts of the words of a game's actions."""

import random
from collections.abc import Iterator
from typing import Any

from sengoku.kernel.game import Game

__all__ = ["things"]


def things(game: Game, rng: random.Random, count: int) -> Iterator[dict[str, Any]]:
    """By chance; half of them have one field, as most of what lies on a table."""
    fields: dict[str, list[str]] = {}
    for verb in game.verbs.by_name.values():
        fields |= verb.takes
    for _ in range(count):
        some = rng.sample(sorted(fields), 1 if rng.random() < 0.5 else rng.randrange(1, 4))
        thing: dict[str, Any] = {name: _value(fields[name], rng) for name in some}
        if rng.random() < 0.3:
            thing["do"] = rng.choice(sorted(game.verbs.by_name))
        yield thing


def _value(names: list[str], rng: random.Random) -> str | int:
    return rng.choice(names) if names else rng.choice([0, 1, 2, 3, 7, -1, 63, 64, 12000, 1 << 40])
