"""A small net of one layer: what a game has learned from many games, in whole numbers.

Numbers are told in thousandths and so is the answer; weights are 4096ths. Whole numbers make it the
same everywhere, compiled or not.
"""

import base64
import zlib
from array import array
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["Net", "packed", "unpacked"]


class Net:
    """One hidden ReLU layer: `layer` has the weights of its numbers, a line of inputs for each,
    `first` what is added to each (biases), `last` what each counts in the answer."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        self.layer: Final = vec[i64](unpacked(parts["layer"]))
        self.first: Final = vec[i64](unpacked(parts["first"]))
        self.last: Final = vec[i64](unpacked(parts["last"]))

    def answer(self, traits: vec[i64]) -> i64:
        layer, size = self.layer, i64(len(traits))
        total: i64 = 0
        weight: i64 = 0
        line: i64 = 0
        while line < len(self.last):
            amount = self.first[line]
            at: i64 = 0
            while at < size:
                amount += layer[weight] * traits[at]
                weight += 1
                at += 1
            if amount > 0:
                total += self.last[line] * (amount >> 12)
            line += 1
        return total >> 12


def unpacked(text: str) -> list[int]:
    return list(array("i", zlib.decompress(base64.b85decode(text))))


def packed(numbers: "array[int]") -> str:
    """How a net's numbers are written into a data file."""
    return base64.b85encode(zlib.compress(numbers.tobytes(), 9)).decode()
