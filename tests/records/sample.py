"""Recorded games that must replay for ever: one per seat count, with sealed luck."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from tests.laws.subject import everything

__all__ = ["FOLDER", "sample_records"]

FOLDER = Path(__file__).parent


# What neither the plain game nor all switches together show.
STORIES: dict[str, dict[str, dict[str, Any]]] = {
    "skirmish": {
        "battlefield": {"scenario": "battlefield", "level": 2},
        "campaign": {"scenario": "campaign", "level": 3, "round_limit": 3},
    }
}


def sample_records(game: Game) -> Iterator[tuple[Path, bytes]]:
    for seats in game.seats:
        cases = {"plain": {}, "all-on": everything(game), **STORIES.get(game.slug, {})}
        for name, options in cases.items():
            seed = hashlib.sha256(f"{game.slug} {seats} {name}".encode()).digest()
            table = Table(game, game.setup(seats, options), Luck.sealed(seed))
            chooser = Fast(seats, 1)
            while not table.over():
                choices = table.view(viewer_of(table.seat()))["question"]["options"]
                table.submit(table.seat(), choices[chooser.below(0, len(choices))]["action"])
            yield FOLDER / f"{game.slug}-{seats}-{name}.json", write_record(table.record())
