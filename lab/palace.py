"""The net of Call to Glory: two layers above a whole row, a wish for every number and a value for
every seat."""

import numpy as np
import torch
from nets import FINE, UNIT
from self_play import Learner
from torch import nn

from sengoku.bots.net import unpacked
from sengoku.kernel.box import rows
from sengoku.research.workers import HALVES

__all__ = ["PAIRS", "SEATS", "PalaceNet", "measure", "recall"]

WIDTH, NUMBERS, SEATS = 267, 149, 6  # two values more than it has seats, as it was begun with
SEEN, DEEP = 256, 96
PAIRS = [*range(180, 188, 2), 202]  # where numbers of two bytes lie in a row


class PalaceNet(nn.Module):
    """Rows and masks in; out come preferences for all numbers, what is allowed, the numbers, and a
    value for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(WIDTH))
        self.register_buffer("numbers", torch.arange(NUMBERS), persistent=False)
        self.first = nn.Linear(WIDTH, SEEN)
        self.second = nn.Linear(SEEN, DEEP)
        self.choice = nn.Linear(DEEP, NUMBERS)
        self.value = nn.Linear(DEEP, SEATS)
        for layer in (self.choice, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def told(self, rows: torch.Tensor) -> torch.Tensor:
        """Bytes as numbers: those of two bytes are joined."""
        told = rows.float()
        for at in PAIRS:
            told[:, at] = told[:, at] * 256 + told[:, at + 1]
            told[:, at + 1] = 0
        return told

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        with torch.autocast(rows.device.type, enabled=False):
            heard = self.told(rows) * self.scale
        deep = torch.relu(self.second(torch.relu(self.first(heard))))
        wishes, value = self.choice(deep).float(), torch.tanh(self.value(deep)).float()
        return wishes, masks > 0, self.numbers.expand(len(rows), -1), value


@torch.no_grad()
def measure(learner: Learner) -> None:
    """Scales what is told by how much it varies in random play."""
    crew, net, told = learner.crew, learner.net, []
    for step in range(200):
        for half in HALVES:
            if step:
                crew.wait(half)
            seen = crew.fetch(half)
            masks = torch.from_numpy(np.concatenate(seen["masks"])).float()
            crew.send(half, torch.multinomial(masks + 1e-9, 1).squeeze(1).int().numpy())
            if step % 4 == 0:
                told.append(net.told(torch.from_numpy(np.concatenate(seen["rows"]))))
    for half in HALVES:
        crew.wait(half)
    net.scale.copy_(1 / torch.cat(told).std(0).clamp(min=0.2))


@torch.no_grad()
def recall(learner: Learner) -> None:
    """Goes on from what is in the package (`lab/export.py` wrote it)."""
    net = learner.net
    parts = rows("sengoku.games.glory.judgement", "mind.toml")

    def real(name: str, unit: int) -> torch.Tensor:
        numbers = torch.tensor(unpacked(parts[name]), dtype=torch.float64) / unit
        return numbers.to(net.scale.device)

    first = real("first", UNIT * FINE).view(-1, SEEN)
    net.first.weight.copy_((first / net.scale.unsqueeze(1)).T)
    net.first.bias.copy_(real("first_base", UNIT * FINE))
    net.second.weight.copy_(real("second", UNIT).view(-1, DEEP).T)
    net.second.bias.copy_(real("second_base", UNIT * UNIT))
    for name, layer in (("choice", net.choice), ("value", net.value)):
        layer.weight.copy_(real(name, UNIT).view_as(layer.weight))
        layer.bias.copy_(real(f"{name}_base", UNIT * UNIT))
