"""Recorded games that must replay for ever: one per seat count, with sealed luck."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of

__all__ = ["FOLDER", "sample_records"]

FOLDER = Path(__file__).parent


def sample_records(game: Game) -> Iterator[tuple[Path, bytes]]:
    switches = {option.name: True for option in game.options if True in option.choices}
    for seats in game.seats:
        for name, options in (("plain", {}), ("all-on", switches)):
            if name == "all-on" and not switches:
                continue
            seed = hashlib.sha256(f"{game.slug} {seats} {name}".encode()).digest()
            table = Table(game, game.setup(seats, options), Luck.sealed(seed))
            chooser = Fast(seats, 1)
            while not table.over():
                choices = table.view(viewer_of(table.seat()))["question"]["options"]
                table.submit(table.seat(), choices[chooser.below(0, len(choices))]["action"])
            yield FOLDER / f"{game.slug}-{seats}-{name}.json", write_record(table.record())
