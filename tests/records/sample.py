"""Recorded games that must replay for ever: one per seat count, with sealed luck.

Those of earlier editions stay as they are; a new edition gets files of its own beside them.
"""

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


# The edition whose records bear no number in their names; elsewhere the first one.
UNNUMBERED = {"skirmish": 2}

# What neither the plain game nor all switches together show.
STORIES: dict[str, dict[str, dict[str, Any]]] = {
    "skirmish": {
        "battlefield": {"scenario": "battlefield", "level": 2},
        "campaign": {"scenario": "campaign", "level": 3, "round_limit": 3},
    }
}


def sample_records(game: Game) -> Iterator[tuple[Path, bytes]]:
    first = UNNUMBERED.get(game.slug, 1)
    edition = "" if game.edition == first else f"-e{game.edition}"
    for seats in game.seats:
        cases = {"plain": {}, "all-on": everything(game), **STORIES.get(game.slug, {})}
        for name, options in cases.items():
            seed = hashlib.sha256(f"{game.slug} {seats} {name}".encode()).digest()
            table = Table(game, game.setup(seats, options), Luck.sealed(seed))
            chooser = Fast(seats, 1)
            while not table.over():
                choices = table.view(viewer_of(table.seat()))["question"]["options"]
                table.submit(table.seat(), choices[chooser.below(0, len(choices))]["action"])
            path = FOLDER / f"{game.slug}-{seats}-{name}{edition}.json"
            yield path, write_record(table.record())
