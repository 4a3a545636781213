"""What was learned by self-play: villages and cells are seen with what lies around them.

A village that is still open and a cell where a card may go look at the 13 cells within two steps.
What the villages say is added up and tells, with hands and stones, what the game will bring; a cell
hears the four villages beside it. `lab/land.py` is the same net while it learns.
"""

import math
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from sengoku.bots.mind import Mind
from sengoku.bots.net import unpacked

__all__ = ["MIND"]

SIDE: Final[i64] = 25
WIDE: Final[i64] = 29  # the window, and with a margin of two cells
TOLD: Final[i64] = 625  # where the numbers after the window begin in a row
NUMBERS: Final[i64] = 125
HAND: Final[i64] = 625
PLAYED: Final[i64] = 728
ASKED: Final[i64] = 731
CARDS: Final[i64] = 12
PLACES: Final[i64] = 312
LAYS: Final[i64] = 3744
SEATS: Final[i64] = 4
VILLAGE: Final[i64] = 128  # of the first kind, in a row
FIRST_VILLAGE: Final[i64] = 49  # the same among the kinds that are looked up
KINDS: Final[i64] = 56
AROUND: Final = vec[i64](
    [x * WIDE + y for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) <= 2]
)
BESIDE: Final = vec[i64]([1, WIDE, -1, -WIDE])  # north, east, south, west

UNIT: Final[i64] = 4096  # 1, in what layers say and in the weights of the later ones
FINE: Final[i64] = 16  # times finer are the weights of what is looked up and told
LATER: Final[i64] = 256  # from a product of two units to the finer ones
WHOLE: Final = 1_000_000.0  # a certain win
SAID: Final[i64] = 4  # where preferences begin in a thought, after what each seat may hope for


class LandMind(Mind):
    def __init__(self, parts: Mapping[str, Any]) -> None:
        super().__init__(parts["version"])
        self.seen: Final[i64] = parts["seen"]
        self.said: Final[i64] = parts["said"]
        self.thought: Final[i64] = parts["thought"]
        self.deep: Final[i64] = parts["deep"]
        self.village: Final = vec[i32](unpacked(parts["village"]))  # around * kinds lines
        self.village_told: Final = vec[i32](unpacked(parts["village_told"]))
        self.village_base: Final = vec[i64](unpacked(parts["village_base"]))
        self.says: Final = vec[i32](unpacked(parts["says"]))  # a line for each number it reads
        self.says_base: Final = vec[i64](unpacked(parts["says_base"]))
        self.think: Final = vec[i32](unpacked(parts["think"]))
        self.think_told: Final = vec[i32](unpacked(parts["think_told"]))
        self.think_base: Final = vec[i64](unpacked(parts["think_base"]))
        self.last: Final = vec[i32](unpacked(parts["last"]))
        self.last_base: Final = vec[i64](unpacked(parts["last_base"]))
        self.value: Final = vec[i32](unpacked(parts["value"]))  # a line for each seat
        self.value_base: Final = vec[i64](unpacked(parts["value_base"]))
        self.cell: Final = vec[i32](unpacked(parts["cell"]))
        self.cell_told: Final = vec[i32](unpacked(parts["cell_told"]))
        self.cell_thought: Final = vec[i32](unpacked(parts["cell_thought"]))
        self.cell_base: Final = vec[i64](unpacked(parts["cell_base"]))
        self.hears: Final = vec[i32](unpacked(parts["hears"]))
        self.card: Final = vec[i32](unpacked(parts["card"]))  # a line for each card
        self.card_base: Final = vec[i64](unpacked(parts["card_base"]))
        self.spot: Final = vec[i32](unpacked(parts["spot"]))
        self.spot_told: Final = vec[i32](unpacked(parts["spot_told"]))
        self.spot_thought: Final = vec[i32](unpacked(parts["spot_thought"]))
        self.spot_base: Final = vec[i64](unpacked(parts["spot_base"]))
        self.lay: Final = vec[i32](unpacked(parts["lay"]))
        self.lay_base: Final = vec[i64](unpacked(parts["lay_base"]))

    def hidden(self, row: vec[u8]) -> vec[i64]:
        """What each seat may hope for, and a preference for every number that may be chosen."""
        thought = vec[i64]([0] * (SAID + LAYS + 4))
        land = vec[i64]([0] * (WIDE * WIDE))
        villages = _lay_out(row, land)
        told = _present(row)
        says, sums = self._villages(row, told, land, villages)
        deep = self._deep(row, told, sums)
        seat: i64 = 0
        while seat < SEATS:
            thought[seat] = self.value_base[seat] + _weighed(self.value, deep, seat)
            seat += 1
        if row[ASKED] != 0:
            self._cards(row, told, land, villages, says, deep, thought)
        elif row[ASKED + 1] != 0:
            self._spots(row, told, land, deep, thought)
        return thought

    def preference(self, hidden: vec[i64], number: i64) -> float:
        return float(hidden[SAID + number]) / float(UNIT * UNIT)

    def worth(self, hidden: vec[i64], place: i64) -> i64:
        return int((math.tanh(float(hidden[place]) / float(UNIT * UNIT)) + 1.0) / 2.0 * WHOLE)

    def _villages(
        self, row: vec[u8], told: vec[i64], land: vec[i64], villages: vec[i64]
    ) -> tuple[vec[i64], vec[i64]]:
        """What each open village says, one after the other, and the sum of it."""
        says = vec[i64]()
        sums = vec[i64]([0] * self.said)
        base = self.village_base[:]
        _tell(self.village_told, row, told, base)
        for at in villages:
            seen = base[:]
            _look_around(self.village, land, at, seen)
            said = self.says_base[:]
            _pass_on(self.says, seen, FINE, said)
            place: i64 = 0
            while place < self.said:
                amount = max(said[place], 0) // UNIT
                sums[place] += amount
                says = append(says, amount)
                place += 1
        return says, sums

    def _deep(self, row: vec[u8], told: vec[i64], sums: vec[i64]) -> vec[i64]:
        thinks = vec[i64]([0] * self.thought)
        _pass_on(self.think, sums, 1, thinks)
        place: i64 = 0
        while place < self.thought:
            thinks[place] = thinks[place] // LATER + self.think_base[place]
            place += 1
        _tell(self.think_told, row, told, thinks)
        deep = self.last_base[:]
        _pass_on(self.last, thinks, FINE, deep)
        place = 0
        while place < self.deep:
            deep[place] = max(deep[place], 0) // UNIT
            place += 1
        return deep

    def _cards(
        self,
        row: vec[u8],
        told: vec[i64],
        land: vec[i64],
        villages: vec[i64],
        says: vec[i64],
        deep: vec[i64],
        thought: vec[i64],
    ) -> None:
        """How much each card in hand is wanted on each cell beside a village."""
        base = self._context(self.cell_base, self.cell_thought, deep)
        _tell(self.cell_told, row, told, base)
        cells, heard = self._hear(land, villages, says)
        at: i64 = 0
        for cell in cells:
            seen = base[:]
            _look_around(self.cell, land, cell, seen)
            place: i64 = 0
            while place < self.seen:
                seen[place] = max(seen[place] + heard[at + place] // LATER, 0) // FINE
                place += 1
            at += self.seen
            spot = SAID + _place_of(cell) // 2
            card: i64 = 0
            while card < CARDS:
                if row[HAND + card] != 0:
                    wish = self.card_base[card] + _weighed(self.card, seen, card)
                    thought[spot + card * PLACES] = wish
                card += 1

    def _hear(
        self, land: vec[i64], villages: vec[i64], says: vec[i64]
    ) -> tuple[vec[i64], vec[i64]]:
        """The free cells beside villages, and what each hears of them, one after the other."""
        known = vec[i64]([0] * (WIDE * WIDE))  # by cell, 1 + where its numbers begin in `heard`
        heard = vec[i64]()
        cells = vec[i64]()
        number: i64 = 0
        while number < len(villages):
            word = self._word(says, number * self.said)
            for step in BESIDE:
                cell = villages[number] + step
                if land[cell] != 0:
                    continue
                place: i64 = 0
                if known[cell] == 0:
                    known[cell] = 1 + len(heard)
                    cells = append(cells, cell)
                    while place < self.seen:
                        heard = append(heard, 0)
                        place += 1
                spot = known[cell] - 1
                place = 0
                while place < self.seen:
                    heard[spot + place] += word[place]
                    place += 1
            number += 1
        return cells, heard

    def _word(self, says: vec[i64], at: i64) -> vec[i64]:
        """What a village's words, from `at` on, are to a cell beside it."""
        word = vec[i64]([0] * self.seen)
        place: i64 = 0
        while place < self.said:
            if says[at + place] != 0:
                _add(self.hears, place, says[at + place], word)
            place += 1
        return word

    def _spots(
        self, row: vec[u8], told: vec[i64], land: vec[i64], deep: vec[i64], thought: vec[i64]
    ) -> None:
        """How much a village is wanted on each side of the card just played."""
        base = self._context(self.spot_base, self.spot_thought, deep)
        _tell(self.spot_told, row, told, base)
        played = (i64(row[PLAYED + 1]) + 2) * WIDE + i64(row[PLAYED + 2]) + 2
        side: i64 = 0
        while side < 4:
            at = played + BESIDE[side]
            if land[at] == 0:
                seen = base[:]
                _look_around(self.spot, land, at, seen)
                place: i64 = 0
                while place < self.seen:
                    seen[place] = max(seen[place], 0) // FINE
                    place += 1
                wish = self.lay_base[0] + _weighed(self.lay, seen, 0)
                thought[SAID + LAYS + side] = wish
            side += 1

    def _context(self, base: vec[i64], lines: vec[i32], deep: vec[i64]) -> vec[i64]:
        sums = vec[i64]([0] * len(base))
        _pass_on(lines, deep, 1, sums)
        place: i64 = 0
        while place < len(base):
            sums[place] = sums[place] // LATER + base[place]
            place += 1
        return sums


def _lay_out(row: vec[u8], land: vec[i64]) -> vec[i64]:
    """What lies where, within a margin of nothing; the open villages."""
    settled = vec[i64]()
    column: i64 = 0
    at: i64 = 0
    while column < SIDE:
        spot = (column + 2) * WIDE + 2
        end = spot + SIDE
        while spot < end:
            code = i64(row[at])
            if code >= VILLAGE:
                land[spot] = code - VILLAGE + FIRST_VILLAGE
                settled = append(settled, spot)
            elif code != 0:
                land[spot] = code
            at += 1
            spot += 1
        column += 1
    villages = vec[i64]()
    for village in settled:
        if (
            min(land[village + 1], land[village - 1], land[village + WIDE], land[village - WIDE])
            == 0
        ):
            villages = append(villages, village)
    return villages


def _present(row: vec[u8]) -> vec[i64]:
    """Which of the numbers after the window are not zero."""
    told = vec[i64]()
    at: i64 = 0
    while at < NUMBERS:
        if row[TOLD + at] != 0:
            told = append(told, at)
        at += 1
    return told


def _tell(lines: vec[i32], row: vec[u8], told: vec[i64], sums: vec[i64]) -> None:
    for at in told:
        _add(lines, at, i64(row[TOLD + at]), sums)


def _look_around(lines: vec[i32], land: vec[i64], at: i64, sums: vec[i64]) -> None:
    near: i64 = 0
    while near < len(AROUND):
        kind = land[at + AROUND[near]]
        if kind != 0:
            _add(lines, near * KINDS + kind, 1, sums)
        near += 1


def _pass_on(lines: vec[i32], said: vec[i64], fine: i64, sums: vec[i64]) -> None:
    """What is above zero in one layer, to the next."""
    at: i64 = 0
    while at < len(said):
        amount = said[at] // fine
        if amount > 0:
            _add(lines, at, amount, sums)
        at += 1


def _add(lines: vec[i32], line: i64, amount: i64, sums: vec[i64]) -> None:
    count: i64 = len(sums)
    weight = line * count
    place: i64 = 0
    while place < count:
        sums[place] += i64(lines[weight + place]) * amount
        place += 1


def _weighed(lines: vec[i32], said: vec[i64], line: i64) -> i64:
    count: i64 = len(said)
    weight = line * count
    total: i64 = 0
    place: i64 = 0
    while place < count:
        if said[place] != 0:
            total += i64(lines[weight + place]) * said[place]
        place += 1
    return total


def _place_of(cell: i64) -> i64:
    """In the window, of a cell within the margin."""
    return (cell // WIDE - 2) * SIDE + cell % WIDE - 2


MIND: Final = LandMind
