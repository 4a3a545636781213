"""The net of Test of Honour: units see what stands how far from them, and options are liked for
what they do, who does it, and what lies around the place where it leads.

A unit hears of every thing on the table (units, pieces of the ground, markers, the captive) a word
that depends on what it is and how far off. What the units of both sides make of it is added up and
tells, with the state of the battle, what the game will bring; an option hears such words of its
place. `games/skirmish/judgement/mind.py` does it in whole numbers.
"""

import torch
from torch import nn

__all__ = ["FEATS", "KINDS", "MOST", "OPTION", "SCALES_TOLD", "SCALES_UNIT", "TOLD", "FieldNet"]

MOST = 72  # options that are looked at while it learns: few tables ever offer more
SLOTS, SIDE, WIDTH = 24, 12, 36  # slots of a side in a row, those that are looked at, their bytes
UNITS = 2 * SIDE
PIECES, MARKERS = 12, 5
THINGS = UNITS + PIECES + MARKERS + 1
CARDS, WEAPONS, SKILLS, INJURIES, LINES = 20, 14, 24, 8, 12
EDGES = [1000, 1500, 2000, 2600, 3200, 4000, 5000, 6000, 7000, 8500, 10500, 13000, 16000, 20000]
BINS = len(EDGES) + 1
LINE = 3000  # the table in columns and rows
TABLE_AT, SCENARIO, CAPTIVE, CAPTIVE_AT, MARKERS_AT = 1728, 1754, 1784, 1789, 1793
GIVEN, ROUND, LIST, SKILLS_AT, GROUND = 1751, 1762, 1857, 1930, 1993
PLAIN = GROUND - TABLE_AT
SCENARIOS = 7
KINDS = 6 + 3 + 2 + 2 * SCENARIOS  # of things beside units
# What bytes are multiplied with, so that each counts about the same: of a unit, and of the battle.
SCALES_UNIT = [
    *[1.0] * 5,  # zone
    *[1 / 70, 0, 1 / 70, 0],  # where it is, in quarters of an inch
    *[0.0] * 4,
    *[0.33, 0.5, 0.5, 0.5],  # models, actions, left, drops
    *[1.0] * 4,
    *[0.25] * 5,
    *[0.0, 0.5, 0.0, 0.0],
    *[1.0] * 4,
    *[0.0, 1.0],
]
_OF_BATTLE = {
    **dict.fromkeys(range(1728, 1751), 1.0),
    1753: 1.0,
    **dict.fromkeys(range(1754, 1761), 1.0),
    1761: 0.33,
    1762: 0.125,
    1763: 0.125,
    **dict.fromkeys((1764, 1765), 1.0),
    1766: 0.25,
    1767: 0.15,
    1768: 0.33,
    **dict.fromkeys(range(1769, 1781), 1.0),
    **dict.fromkeys(range(1781, 1784), 0.25),
    **dict.fromkeys(range(1784, 1789), 1.0),
    **dict.fromkeys((1849, 1850), 0.5),
    **dict.fromkeys((1852, 1854), 0.125),
    **dict.fromkeys((1855, 1856), 1.0),
    1929: 0.05,
    **dict.fromkeys(range(1978, 1984), 0.2),
    **dict.fromkeys((1984, 1985), 1.0),
}
SCALES_TOLD = [_OF_BATTLE.get(at, 0.0) for at in range(TABLE_AT, GROUND)]
FEATS = WIDTH + INJURIES + CARDS + WEAPONS + 2 + 2 * LINES + 2 * SKILLS
TOLD = PLAIN + SKILLS + CARDS + WEAPONS + LINES
OPTION = 25 + 1 + CARDS + WEAPONS + 1 + SKILLS + 2 * LINES + 3 * BINS + 8
SEEN, WORD, THOUGHT, LAST, LIKED = 64, 32, 128, 64, 32
Parts = tuple[torch.Tensor, ...]


def ones(numbers: torch.Tensor, count: int) -> torch.Tensor:
    """A one among zeros for each number; none for what is not from 0 to `count`."""
    found = numbers.unsqueeze(-1) == torch.arange(count, device=numbers.device)
    return found.to(torch.bfloat16 if numbers.is_cuda else torch.float32)


def pair(rows: torch.Tensor, at: int) -> torch.Tensor:
    """Numbers of two bytes."""
    return rows[..., at].float() * 256 + rows[..., at + 1].float()


class FieldNet(nn.Module):
    """Rows, masks and described options in; out come a preference for each option, whether it is
    allowed, its number, and a value for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("of_unit", torch.tensor(SCALES_UNIT), persistent=False)
        self.register_buffer("of_battle", torch.tensor(SCALES_TOLD), persistent=False)
        edges = torch.tensor(EDGES, dtype=torch.float32)
        self.register_buffer("edges", edges, persistent=False)
        slots = [*range(SIDE), *range(SLOTS, SLOTS + SIDE)]
        self.register_buffer("slots", torch.tensor(slots), persistent=False)
        self.unit = nn.Linear(FEATS, SEEN)
        self.unit_told = nn.Linear(TOLD, SEEN, bias=False)
        self.says = nn.Linear(SEEN, WORD)
        self.things_say = nn.Linear(KINDS, WORD)
        self.off = nn.Parameter(torch.zeros(2, BINS, WORD))  # how far off: units, other things
        self.hears = nn.Linear(SEEN, SEEN)
        self.heard = nn.Linear(WORD, SEEN, bias=False)
        self.think = nn.Linear(2 * SEEN, THOUGHT)
        self.think_told = nn.Linear(TOLD, THOUGHT, bias=False)
        self.last = nn.Linear(THOUGHT, LAST)
        self.value = nn.Linear(LAST, 1)
        self.calls = nn.Linear(SEEN, WORD)
        self.things_call = nn.Linear(KINDS, WORD)
        self.far = nn.Parameter(torch.zeros(2, BINS, WORD))
        self.option = nn.Linear(OPTION, SEEN)
        self.option_thought = nn.Linear(LAST, SEEN, bias=False)
        self.option_unit = nn.Linear(SEEN, SEEN, bias=False)
        self.option_target = nn.Linear(SEEN, SEEN, bias=False)
        self.option_heard = nn.Linear(WORD, SEEN, bias=False)
        self.weigh = nn.Linear(SEEN, LIKED)
        self.likes = nn.Linear(LIKED, 1, bias=False)
        for part in (self.off, self.far):
            nn.init.normal_(part, std=0.3)
        for layer in (self.likes, self.value):
            nn.init.normal_(layer.weight, std=0.02)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor, described: torch.Tensor) -> Parts:
        units = rows[:, : 2 * SLOTS * WIDTH].view(-1, 2 * SLOTS, WIDTH)[:, self.slots]
        told = self.told(rows)
        xs, ys, there, kinds = self.things(rows, units)
        apart = self.bins(xs[:, :UNITS], ys[:, :UNITS], xs, ys)
        itself = torch.eye(UNITS, THINGS, device=rows.device, dtype=torch.bool)
        apart = torch.where(itself | ~there.unsqueeze(1), -1, apart)

        present = ((units[..., 28] > 0) & (units[..., 4] == 0)).unsqueeze(2)
        seen = torch.relu(self.unit(self.feats(rows, units)) + self.unit_told(told).unsqueeze(1))
        words = torch.cat([self.says(seen), self.things_say(kinds)], 1)
        hears = self.listen(words, self.off, apart) * there[:, :UNITS].unsqueeze(2)
        knows = torch.relu(self.hears(seen) + self.heard(hears)) * present
        own, foe = knows[:, :SIDE].sum(1), knows[:, SIDE:].sum(1)
        thought = torch.cat([own, foe], 1) / 4
        thought = torch.relu(self.think(thought) + self.think_told(told))
        thought = torch.relu(self.last(thought))
        with torch.autocast(rows.device.type, enabled=False):
            value = torch.tanh(self.value(thought.float()))

        words = torch.cat([self.calls(knows), self.things_call(kinds)], 1)
        liked = self.liked(described, thought, knows, words, (xs, ys, there))
        may = masks > 0
        numbers = torch.arange(masks.shape[1], device=rows.device).expand(len(rows), -1)
        return liked, may, numbers, torch.cat([value, -value], 1)

    def told(self, rows: torch.Tensor) -> torch.Tensor:
        """The state of the battle, and the own list: [tables, TOLD]."""
        plain = rows[:, TABLE_AT:GROUND].float() * self.of_battle
        forces = rows[:, LIST : LIST + 72].view(-1, 24, 3).long()
        parts = [
            ones(rows[:, GIVEN].long() - 1, SKILLS),
            ones(forces[:, :, 0] - 1, CARDS).sum(1),
            ones(forces[:, :, 1] - 1, WEAPONS).sum(1),
            ones(rows[:, ROUND].long() - 1, LINES),
        ]
        return torch.cat([plain, *(part.float() for part in parts)], 1)

    def feats(self, rows: torch.Tensor, units: torch.Tensor) -> torch.Tensor:
        """All that is to be said of a unit itself: [tables, UNITS, FEATS]."""
        numbers = units.long()
        on = numbers[..., 1] > 0
        injuries = (numbers[..., 26:27] >> torch.arange(INJURIES, device=rows.device)) & 1
        own = torch.zeros_like(on)
        own[:, :SIDE] = True
        skills = rows[:, SKILLS_AT : SKILLS_AT + 2 * SKILLS].view(-1, 1, SKILLS, 2).long()
        holds = skills[..., 0] == (self.slots + 1).view(1, -1, 1)
        columns = torch.where(on, (pair(units, 5) / LINE).floor().long().clamp(max=LINES - 1), -1)
        lines = torch.where(on, (pair(units, 7) / LINE).floor().long().clamp(max=LINES - 1), -1)
        parts = [
            units.float() * self.of_unit,
            injuries,
            ones(numbers[..., 28] - 1, CARDS),
            ones(numbers[..., 29] - 1, WEAPONS),
            (numbers[..., 34:35] > 0),
            own.unsqueeze(2),
            ones(columns, LINES),
            ones(lines, LINES),
            holds,
            holds & (skills[..., 1] > 0),
        ]
        return torch.cat([part.float() for part in parts], 2)

    def things(self, rows: torch.Tensor, units: torch.Tensor) -> Parts:
        """Where everything lies, whether it does, and of what kind it is, units apart."""
        pieces = rows[:, GROUND:].view(-1, SLOTS, 17)[:, :PIECES].float()
        far = pieces[..., 9:11].sum(2) > 0  # beyond four corners the fifth is opposite the first
        across = torch.where(far.unsqueeze(2), pieces[..., 9:11], pieces[..., 5:7])
        middle = (pieces[..., 1:3] + across) * 72
        markers = rows[:, MARKERS_AT : MARKERS_AT + 7 * MARKERS].view(-1, MARKERS, 7)
        captive = rows[:, CAPTIVE + 2 : CAPTIVE + 4].float()  # free, carried
        place = rows[:, CAPTIVE_AT : CAPTIVE_AT + 4].unsqueeze(1)
        xs = torch.cat([pair(units, 5), middle[..., 0], pair(markers, 1), pair(place, 0)], 1)
        ys = torch.cat([pair(units, 7), middle[..., 1], pair(markers, 3), pair(place, 2)], 1)
        lies = [units[..., 1] > 0, pieces[..., 0] > 0, markers[..., 0] > 0]
        lies.append(captive.sum(1, keepdim=True) > 0)
        scenario = rows[:, SCENARIO : SCENARIO + SCENARIOS].float().unsqueeze(1)
        kinds = torch.zeros(len(rows), THINGS - UNITS, KINDS, device=rows.device)
        kinds[:, :PIECES, :6] = ones(pieces[..., 0].long() - 1, 6).float()
        end = PIECES + MARKERS
        kinds[:, PIECES:end, 6] = markers[..., 0].float()
        kinds[:, PIECES:end, 7:9] = markers[..., 5:7].float()
        kinds[:, PIECES:end, 11 : 11 + SCENARIOS] = scenario
        kinds[:, end, 9:11] = captive
        kinds[:, end, 11 + SCENARIOS :] = scenario[:, 0]
        return xs, ys, torch.cat(lies, 1), kinds

    def bins(
        self, xs: torch.Tensor, ys: torch.Tensor, to_x: torch.Tensor, to_y: torch.Tensor
    ) -> torch.Tensor:
        """How far places are from things, in steps."""
        dx, dy = xs.unsqueeze(2) - to_x.unsqueeze(1), ys.unsqueeze(2) - to_y.unsqueeze(1)
        return torch.bucketize((dx * dx + dy * dy).contiguous(), self.edges**2, right=True)

    def listen(self, words: torch.Tensor, off: torch.Tensor, apart: torch.Tensor) -> torch.Tensor:
        """What all things say to places so far from them: [tables, places, WORD]."""
        by = torch.cat([off[0].expand(UNITS, -1, -1), off[1].expand(THINGS - UNITS, -1, -1)])
        said = torch.relu(words.unsqueeze(2) + by.to(words.dtype))
        near = ones(apart, BINS).flatten(2)
        return near @ said.flatten(1, 2).to(near.dtype)

    def liked(
        self,
        described: torch.Tensor,
        thought: torch.Tensor,
        knows: torch.Tensor,
        words: torch.Tensor,
        around: Parts,
    ) -> torch.Tensor:
        xs, ys, there = around
        numbers = described.long()
        unit, target = self.place_of(numbers[..., 25]), self.place_of(numbers[..., 26])
        x, y = pair(described, 33), pair(described, 35)
        placed = (x + y) > 0
        apart = self.bins(x, y, xs, ys)
        apart = torch.where(placed.unsqueeze(2) & there.unsqueeze(1), apart, -1)
        feats = self.of_option(numbers, described, placed, self.gap(unit, target, xs, ys))
        who, whom = ones(unit, UNITS), ones(target, UNITS)
        wants = (
            self.option(feats)
            + self.option_thought(thought).unsqueeze(1)
            + who @ self.option_unit(knows).to(who.dtype)
            + whom @ self.option_target(knows).to(who.dtype)
            + self.option_heard(self.listen(words, self.far, apart))
        )
        wants = torch.relu(self.weigh(torch.relu(wants)))
        with torch.autocast(described.device.type, enabled=False):
            return self.likes(wants.float()).squeeze(2)

    def place_of(self, slots: torch.Tensor) -> torch.Tensor:
        """From a slot + 1 to the place among the units that are looked at; -1 for none."""
        own = (slots - 1).clamp(max=SIDE - 1)
        foe = (slots - 1 - SLOTS).clamp(max=SIDE - 1) + SIDE
        return torch.where(slots > SLOTS, foe, own)

    def gap(
        self, unit: torch.Tensor, target: torch.Tensor, xs: torch.Tensor, ys: torch.Tensor
    ) -> torch.Tensor:
        """How far the target is, in steps; -1 without one."""
        both = [
            (part.gather(1, unit.clamp(min=0)) - part.gather(1, target.clamp(min=0))) ** 2
            for part in (xs, ys)
        ]
        found = torch.bucketize((both[0] + both[1]).contiguous(), self.edges**2, right=True)
        return torch.where((unit >= 0) & (target >= 0), found, -1)

    def of_option(
        self,
        numbers: torch.Tensor,
        described: torch.Tensor,
        placed: torch.Tensor,
        gap: torch.Tensor,
    ) -> torch.Tensor:
        column = torch.where(placed, numbers[..., 33] * 256 + numbers[..., 34], -1) // LINE
        line = torch.where(placed, numbers[..., 35] * 256 + numbers[..., 36], -1) // LINE
        way = torch.bucketize(pair(described, 37).contiguous(), self.edges, right=True)
        enemy = torch.bucketize(pair(described, 39).contiguous(), self.edges, right=True)
        parts = [
            described[..., :25],
            described[..., 28:29],
            ones(numbers[..., 29] - 1, CARDS),
            ones(numbers[..., 30] - 1, WEAPONS),
            described[..., 31:32],
            ones(numbers[..., 32] - 1, SKILLS),
            ones(column.clamp(max=LINES - 1), LINES),
            ones(line.clamp(max=LINES - 1), LINES),
            ones(torch.where(placed, way, -1), BINS),
            ones(torch.where(placed, enemy, -1), BINS),
            ones(gap, BINS),
            ones(numbers[..., 27] - 1, 8),
        ]
        kind = torch.bfloat16 if described.is_cuda else torch.float32
        return torch.cat([part.to(kind) for part in parts], 2)
