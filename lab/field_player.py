"""Plays Test of Honour as `learn_skirmish.py` taught it (`nets/skirmish.pt`): what the net likes
most, or what the judgement of bots says of the options, drawn to that.

PYTHONPATH=lab python bench/duels.py skirmish 2 field_player:Liking --option scenario=spy
PYTHONPATH=lab python bench/duels.py skirmish 2 field_player:Judging --option scenario=spy
"""

from collections.abc import Sequence

import torch
from field import FieldNet
from librt.vecs import vec
from mypy_extensions import u8

from sengoku.bots import bot_named
from sengoku.bots.judgement import judgement_of
from sengoku.kernel.features import SILENT
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State

__all__ = ["Judging", "Liking"]

NET = "nets/skirmish.pt"
USUAL = "bot:5:2026@60"  # chooses what the net learned in halves: who is set up, and where
WORLDS, PATIENCE = 100, 16  # in which options are compared; after so many half of them still are
TASTE = 0.01  # how much of a win it counts that an option is e times more liked than another


class Liking:
    """Does what the net likes most."""

    def __init__(self, game: Game, seed: int) -> None:
        torch.set_num_threads(1)
        self.net = FieldNet()
        kept = torch.load(NET, map_location="cpu", weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.features = game.features(memory=True)
        self.judgement = judgement_of(game)
        self.streams = len(game.streams)
        self.luck = Fast(seed, 1)
        self.usual = bot_named(USUAL, game, seed)

    def choose(self, world: State) -> int:
        options = [int(option) for option in world.options()]
        if len(options) == 1:
            return options[0]
        if self.features.towards(world, SILENT, options[0]) != options[0]:
            return int(self.usual.choose(world))
        return options[self.best(world, options, self.wishes(world, options))]

    def best(self, world: State, options: Sequence[int], wishes: Sequence[float]) -> int:
        return max(range(len(options)), key=lambda at: wishes[at])

    def wishes(self, world: State, options: Sequence[int]) -> list[float]:
        """Log odds; only differences tell."""
        row = vec[u8]([0] * int(self.features.width))
        self.features.write(world, world.seat(), SILENT, row, 0)
        described = []
        for option in options:
            told = vec[u8]([0] * int(self.features.option_width))
            self.features.describe(world, option, told, 0)
            described.append(list(told))
        masks = torch.ones(1, len(options), dtype=torch.uint8)
        rows, all_told = (
            torch.tensor([part], dtype=torch.uint8) for part in (list(row), described)
        )
        with torch.no_grad():
            return [float(wish) for wish in self.net(rows, masks, all_told)[0][0]]


class Judging(Liking):
    """Judges as bots do what comes of each option, and is drawn to what the net likes."""

    def best(self, world: State, options: Sequence[int], wishes: Sequence[float]) -> int:
        drawn = [TASTE * (wish - max(wishes)) for wish in wishes]
        found: list[list[float]] = [[] for _ in options]

        def mark(at: int) -> float:
            return drawn[at] + (sum(found[at]) / len(found[at]) if found[at] else 0.0)

        for seen in range(WORLDS):
            left = max(len(options) * PATIENCE // (PATIENCE + seen), 2)
            invented = world.redeal(world.seat(), self.luck.fork(self.streams))
            for at in sorted(range(len(options)), key=mark, reverse=True)[:left]:
                after = invented.copy()
                after.play(options[at])
                found[at].append(self.judged(after, int(world.seat())))
        return max(range(len(options)), key=mark)

    def judged(self, after: State, seat: int) -> float:
        if not after.over():
            self.judgement.play_to_rest(after, self.luck)
        if after.over():
            return (after.returns()[seat] + 1.0) / 2.0
        lead = int(self.judgement.incentive(after, seat))
        return 0.5 + 0.5 * lead / (abs(lead) + int(self.judgement.scale))
