"""The net of Honor of the Samurai: two layers above a whole row. What makes up a move (verb, card,
seat, house, loot, goal, and pairs of them) is liked or not, and a move as much as all of it."""

import torch
from torch import nn

__all__ = ["GOAL", "HONORS", "SEATS", "WIDTH", "ZERO", "CourtNet", "choice", "told"]

WIDTH, NUMBERS, SEATS = 650, 3238, 6
SEEN, DEEP = 512, 128
HOUSES, LOOT, GOALS = 12, 9, 13
HONORS, GOAL, ZERO = range(270, 282, 2), 571, 32768
# Fields of a row and what they are multiplied with, so that each counts about the same.
SCALES = [
    (30, 1.0),  # hand
    (180, 1.0),  # houses
    (60, 1.0),  # daimyo
    (12, 0.01),  # honor
    (6, 0.1),  # ki
    (36, 1.0),  # lord
    (24, 1.0),  # bond
    (6, 1.0),  # title
    (6, 0.25),  # held
    (150, 1.0),  # known
    (30, 0.3),  # discards
    (30, 0.3),  # unseen
    (1, 0.03),  # pile
    (2, 0.01),  # goal
    (1, 0.01),  # title honor
    (1, 0.03),  # round
    (1, 0.03),  # round limit
    (6, 1.0),  # first
    (6, 1.0),  # active
    (2, 0.4),  # card actions used, left
    (1, 1.0),  # declared
    (17, 1.0),  # who is asked what
    (1, 1.0),  # battle
    (6, 1.0),  # answered
    (1, 1.0),  # saves
    (34, 1.0),  # first loot
]


def told(rows: torch.Tensor) -> torch.Tensor:
    """Bytes as numbers: those of two bytes are joined, and honor of nobody is none."""
    found = rows.float()
    honors = slice(HONORS.start, HONORS.stop)
    pairs = found[:, honors].view(-1, SEATS, 2)
    joined = pairs[:, :, 0] * 256 + pairs[:, :, 1]
    joined = torch.where(joined > 0, joined - ZERO, joined)
    found[:, honors] = torch.stack([joined, torch.zeros_like(joined)], 2).flatten(1)
    goal = found[:, GOAL] * 256 + found[:, GOAL + 1]
    found[:, GOAL : GOAL + 2] = torch.stack([goal, torch.zeros_like(goal)], 1)
    return found


def makings() -> torch.Tensor:
    """What makes up each number: [numbers, makings], ones among zeros."""
    names: dict[tuple[object, ...], int] = {}
    lines: list[list[int]] = []

    def add(*parts: tuple[object, ...]) -> None:
        lines.append([names.setdefault(part, len(names)) for part in parts])

    for plain in range(12):
        add(("plain", plain))
    for card in range(30):
        add(("discard",), ("discard", card))
    for card in range(15):
        for house in range(HOUSES):
            add(("place",), ("place", card), ("place to", house), ("place", card, house))
    for daimyo in range(10):
        for seat in range(SEATS):
            add(("daimyo",), ("daimyo", daimyo), ("daimyo for", seat), ("daimyo", daimyo, seat))
    for house in range(HOUSES):
        add(("assassin",), ("assassin", house))
    for what in ("dishonor", "attack", "ally"):
        for seat in range(SEATS):
            add((what,), (what, seat))
    for spy in ("spy", "elite"):
        for house in range(HOUSES):
            for loot in range(LOOT):
                for goal in range(GOALS):
                    add(
                        (spy,),
                        ("from", house),
                        ("taken", loot),
                        ("goal", goal),
                        (spy, house),
                        (spy, loot),
                        ("from", house, loot),
                        ("from to", house, goal),
                        ("taken to", loot, goal),
                    )
    for loot in range(LOOT):
        for goal in range(GOALS):
            add(("second",), ("second", loot), ("second to", goal), ("second", loot, goal))
    add(("no more",))
    assert len(lines) == NUMBERS, "as docs/features.md counts them"
    made = torch.zeros(NUMBERS, len(names))
    for number, line in enumerate(lines):
        made[number, line] = 1
    return made


def choice(weight: torch.Tensor, bias: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Weights and biases of the numbers, from those of what makes them up."""
    made = makings()
    return made @ weight, made @ bias


class CourtNet(nn.Module):
    """Rows and masks in; out come preferences for all numbers, what is allowed, the numbers, and a
    value for each seat."""

    def __init__(self) -> None:
        super().__init__()
        scale = torch.cat([torch.full((count,), size) for count, size in SCALES])
        assert len(scale) == WIDTH, "as docs/features.md counts a row"
        self.register_buffer("scale", scale)
        self.register_buffer("made", makings(), persistent=False)
        self.register_buffer("numbers", torch.arange(NUMBERS), persistent=False)
        self.first = nn.Linear(WIDTH, SEEN)
        self.second = nn.Linear(SEEN, DEEP)
        self.likes = nn.Linear(DEEP, self.made.shape[1])
        self.value = nn.Linear(DEEP, SEATS)
        for layer in (self.likes, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        with torch.autocast(rows.device.type, enabled=False):
            heard = told(rows) * self.scale
        seen = torch.relu(self.first(heard))
        deep = torch.relu(self.second(seen))
        with torch.autocast(rows.device.type, enabled=False):
            weight, bias = self.made @ self.likes.weight, self.made @ self.likes.bias
            wishes = nn.functional.linear(deep.float(), weight, bias)
            value = torch.tanh(self.value(deep.float()))
        return wishes, masks > 0, self.numbers.expand(len(rows), -1), value
