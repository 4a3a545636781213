"""What was learned by self-play: for what a seat knows, a preference for every move and what the
game will bring to each seat (lab/README.md).

In whole numbers, so that it says the same everywhere, compiled or not. The row of the game's
features goes in; most of it is zero, and costs nothing.
"""

import math
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from sengoku.bots.net import unpacked

__all__ = ["Mind", "RowMind"]

UNIT: Final[i64] = 4096  # 1, in what layers say and in the weights of the later ones
FINE: Final[i64] = 16  # times finer are the first weights, since what is told may be large
WHOLE: Final = 1_000_000.0  # a certain win


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """`version` is that of the rows which it reads."""

    def __init__(self, version: str) -> None:
        self.version: Final = version

    def hidden(self, row: vec[u8]) -> vec[i64]:
        """What it makes of a row: a thought, of which the following are asked."""
        raise NotImplementedError

    def preference(self, hidden: vec[i64], number: i64) -> float:
        """For a move by its number; the odds of two moves are e to the difference."""
        raise NotImplementedError

    def worth(self, hidden: vec[i64], place: i64) -> i64:
        """What the game will bring to the seat so many places after the asked one: from 0, lost, to
        a million, won."""
        raise NotImplementedError


class RowMind(Mind):
    """For any game: two layers above all bytes of a row. `pairs` are the places of numbers that lie
    in two bytes, `offsets` what is taken off them. Two zeros tell nothing: nobody has that seat."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        super().__init__(parts["version"])
        self.wide: Final[i64] = parts["wide"]
        self.deep: Final[i64] = parts["deep"]
        self.pairs: Final = vec[i64](parts["pairs"])
        self.offsets: Final = vec[i64](parts["offsets"])
        self.first: Final = vec[i32](unpacked(parts["first"]))  # a line for every byte told
        self.first_base: Final = vec[i64](unpacked(parts["first_base"]))
        self.second: Final = vec[i32](unpacked(parts["second"]))  # a line for every number of first
        self.second_base: Final = vec[i64](unpacked(parts["second_base"]))
        self.choice: Final = vec[i32](unpacked(parts["choice"]))  # a line for every move
        self.choice_base: Final = vec[i64](unpacked(parts["choice_base"]))
        self.value: Final = vec[i32](unpacked(parts["value"]))  # a line for every seat
        self.value_base: Final = vec[i64](unpacked(parts["value_base"]))

    def hidden(self, row: vec[u8]) -> vec[i64]:
        """What the second layer makes of a row."""
        wide = self.wide
        sums = self.first_base[:]
        pair: i64 = 0
        at: i64 = 0
        width: i64 = len(row)
        while at < width:
            told = i64(row[at])
            if pair < len(self.pairs) and self.pairs[pair] == at:
                told = told * 256 + i64(row[at + 1])
                if told != 0:
                    self._add(sums, at, told - self.offsets[pair])
                pair += 1
                at += 2
                continue
            if told != 0:
                self._add(sums, at, told)
            at += 1
        hidden = self.second_base[:]
        deep = self.deep
        at = 0
        while at < wide:
            said = sums[at] // FINE
            if said > 0:
                weight = at * deep
                place: i64 = 0
                while place < deep:
                    hidden[place] += i64(self.second[weight]) * said
                    weight += 1
                    place += 1
            at += 1
        place = 0
        while place < deep:
            hidden[place] = max(hidden[place], 0) // UNIT
            place += 1
        return hidden

    def _add(self, sums: vec[i64], at: i64, told: i64) -> None:
        wide = self.wide
        weight = at * wide
        place: i64 = 0
        while place < wide:
            sums[place] += i64(self.first[weight]) * told
            weight += 1
            place += 1

    def preference(self, hidden: vec[i64], number: i64) -> float:
        said = self.choice_base[number] + self._weighed(self.choice, hidden, number)
        return float(said) / float(UNIT * UNIT)

    def worth(self, hidden: vec[i64], place: i64) -> i64:
        said = self.value_base[place] + self._weighed(self.value, hidden, place)
        return int((math.tanh(float(said) / float(UNIT * UNIT)) + 1.0) / 2.0 * WHOLE)

    def _weighed(self, lines: vec[i32], hidden: vec[i64], line: i64) -> i64:
        total: i64 = 0
        weight = line * self.deep
        place: i64 = 0
        while place < self.deep:
            total += i64(lines[weight]) * hidden[place]
            weight += 1
            place += 1
        return total
