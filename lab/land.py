"""The net of Samurai: villages and cells are seen with what lies around them.

A village that is still open and a cell where a card may go look at the 13 cells within two steps.
What the villages say is added up and tells, with hands and stones, what the game will bring; a cell
hears the four villages beside it. `games/samurai/judgement/mind.py` does it in whole numbers.
"""

import torch
from torch import nn

__all__ = ["CARDS", "KINDS", "LAYS", "PLACES", "SEATS", "LandNet"]

SIDE, WIDE = 25, 29  # the window, and with a margin of two cells
KINDS = 56  # nothing, 12 cards of four seats, seven villages
AROUND = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) <= 2]
BESIDE = [(0, 1), (1, 0), (0, -1), (-1, 0)]  # north, east, south, west: columns come first
VILLAGES, CELLS = 28, 40  # as many are looked at while it learns
PLACES, LAYS, CARDS = 312, 4, 12
SEEN, SAID, THOUGHT, LAST = 48, 48, 96, 64
SEATS = 4
NUMBERS = 125
# What the numbers after the window are multiplied with, so that each counts about the same.
SCALES = [
    (12, 1.0),  # hand
    (48, 0.5),  # unplayed
    (4, 0.25),  # held
    (4, 0.1),  # deck
    (12, 0.2),  # stones
    (1, 0.1),  # limit
    (1, 0.05),  # pile
    (7, 1.0),  # top
    (7, 1.0),  # waiting
    (7, 0.2),  # unseen
    (1, 1.0),  # whether a card lies already
    (2, 0.0),  # where it lies
    (14, 1.0),  # who is asked what
    (1, 0.05),  # turn
    (4, 1.0),  # ends
]
INSIDE = (3, 21)  # while it learns, cards keep away from the rim of the window


def steps(offsets: list[tuple[int, int]]) -> torch.Tensor:
    return torch.tensor([x * WIDE + y for x, y in offsets])


class LandNet(nn.Module):
    """Rows in; out come preferences for each looked at cell and card and for the four places of a
    village, what of it is allowed, the numbers of these choices, and a value for each seat."""

    def __init__(self) -> None:
        super().__init__()
        kinds = torch.zeros(256, dtype=torch.uint8)
        kinds[: KINDS - 7] = torch.arange(KINDS - 7)
        kinds[128:135] = torch.arange(KINDS - 7, KINDS)
        scale = torch.cat([torch.full((count,), size) for count, size in SCALES])
        place = torch.arange(SIDE * SIDE)
        column, row = place // SIDE, place % SIDE
        low, high = INSIDE
        inner = (column >= low) & (column <= high) & (row >= low) & (row <= high)
        self.register_buffer("kinds", kinds)
        self.register_buffer("scale", scale)
        self.register_buffer("around", steps(AROUND))
        self.register_buffer("beside", steps(BESIDE))
        self.register_buffer("spot", (column + 2) * WIDE + row + 2)  # of a place, with the margin
        self.register_buffer("for_cards", place % 2 == 1)
        self.register_buffer("inner", inner)
        self.look = nn.Embedding(KINDS, 16)
        patch = len(AROUND) * 16
        self.village = nn.Linear(patch, SEEN)
        self.village_told = nn.Linear(NUMBERS, SEEN, bias=False)
        self.village_says = nn.Linear(SEEN, SAID)
        self.think = nn.Linear(SAID + NUMBERS, THOUGHT)
        self.last = nn.Linear(THOUGHT, LAST)
        self.value = nn.Linear(LAST, SEATS)
        self.cell = nn.Linear(patch, SEEN)
        self.cell_told = nn.Linear(NUMBERS + LAST, SEEN, bias=False)
        self.cell_hears = nn.Linear(SAID, SEEN, bias=False)
        self.card = nn.Linear(SEEN, CARDS)
        self.spots = nn.Linear(patch, SEEN)
        self.spots_told = nn.Linear(NUMBERS + LAST, SEEN, bias=False)
        self.lay = nn.Linear(SEEN, 1)
        nn.init.normal_(self.look.weight, std=0.5)
        with torch.no_grad():
            self.look.weight[0] = 0
        for layer in (self.card, self.lay, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def patches(self, wide: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
        """What lies around each place, said with ones among zeros: [tables, places, 13 * KINDS].
        To multiply by those is many times quicker on a GPU than to look up what they stand for."""
        near = wide.gather(1, (at.unsqueeze(2) + self.around).flatten(1))
        ones = near.unsqueeze(2) == torch.arange(KINDS, device=at.device, dtype=torch.uint8)
        return ones.to(torch.bfloat16 if at.is_cuda else torch.float32).view(*at.shape, -1)

    def seen_by(self, layer: nn.Linear, patches: torch.Tensor) -> torch.Tensor:
        """What a layer says of the looks of what lies around."""
        looks = self.look.weight * (torch.arange(KINDS, device=patches.device) > 0).unsqueeze(1)
        parts = layer.weight.view(len(layer.weight), -1, looks.shape[1])  # seen, around, look
        weight = torch.einsum("kl,spl->spk", looks, parts).flatten(1)
        return nn.functional.linear(patches, weight, layer.bias)

    def forward(self, rows: torch.Tensor, lays: torch.Tensor) -> tuple[torch.Tensor, ...]:
        tables = len(rows)
        window = self.kinds[rows[:, : SIDE * SIDE].long()]
        wide = window.new_zeros(tables, WIDE * WIDE)
        wide[:, self.spot] = window
        told = rows[:, SIDE * SIDE :].float() * self.scale
        free, settled = wide == 0, wide >= KINDS - 7
        sides = self.spot.unsqueeze(1) + self.beside
        is_open = settled[:, self.spot] & free[:, sides].any(2)
        has, at = is_open.int().topk(VILLAGES, 1, sorted=False)
        there = has.bool().unsqueeze(2)
        places = self.spot[at]
        seen = self.seen_by(self.village, self.patches(wide, places)) + self.village_told(
            told
        ).unsqueeze(1)
        says = torch.relu(self.village_says(torch.relu(seen))) * there
        with torch.autocast(rows.device.type, enabled=False):
            thought = torch.cat([says.float().sum(1) / 4, told], 1)
            thought = torch.relu(self.last(torch.relu(self.think(thought))))
            value = torch.tanh(self.value(thought))

        context = torch.cat([told, thought], 1)
        legal = free[:, self.spot] & settled[:, sides].any(2) & self.for_cards
        kept = legal.int() * (1 + self.inner.int())
        rank, cells = kept.topk(CELLS, 1, sorted=False)
        # a cell at the rim only where there is no other
        allowed = (rank > 0) & ((rank == 2) | ~(rank == 2).any(1, keepdim=True))
        which = torch.full((tables, WIDE * WIDE), VILLAGES, device=rows.device)
        numbers = torch.arange(VILLAGES, device=rows.device).expand(tables, -1)
        which.scatter_(1, torch.where(has.bool(), places, 0), numbers)
        which[:, 0] = VILLAGES
        places = self.spot[cells]
        hears = nn.functional.pad(self.cell_hears(says), (0, 0, 0, 1))
        beside = which.gather(1, (places.unsqueeze(2) + self.beside).flatten(1))
        heard = hears.gather(1, beside.unsqueeze(2).expand(-1, -1, SEEN))
        heard = heard.view(tables, CELLS, 4, SEEN).sum(2)
        seen = (
            self.seen_by(self.cell, self.patches(wide, places))
            + self.cell_told(context).unsqueeze(1)
            + heard
        )
        with torch.autocast(rows.device.type, enabled=False):
            cards = self.card(torch.relu(seen.float()))
        hand = rows[:, SIDE * SIDE : SIDE * SIDE + CARDS] > 0
        asked = rows[:, 731] > 0
        may_play = allowed.unsqueeze(2) & hand.unsqueeze(1) & asked.view(-1, 1, 1)

        played = (rows[:, 729].long() + 2) * WIDE + rows[:, 730].long() + 2
        spots = (played.unsqueeze(1) + self.beside).clamp(2 * WIDE + 2, WIDE * WIDE - 2 * WIDE - 3)
        seen = self.seen_by(self.spots, self.patches(wide, spots)) + self.spots_told(
            context
        ).unsqueeze(1)
        with torch.autocast(rows.device.type, enabled=False):
            laid = self.lay(torch.relu(seen.float())).squeeze(2)

        wishes = torch.cat([cards.flatten(1), laid], 1).float()
        may = torch.cat([may_play.flatten(1), lays > 0], 1)
        numbers = torch.arange(CARDS, device=rows.device) * PLACES + (cells // 2).unsqueeze(2)
        further = CARDS * PLACES + torch.arange(LAYS, device=rows.device)
        numbers = torch.cat([numbers.flatten(1), further.expand(tables, -1)], 1)
        return wishes, may, numbers, value.float()
