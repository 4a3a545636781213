"""How a round between two is likely to end, from both hands and the table: a small net, trained on
rounds between searching bots (lab/train_glory.py).

The rows that the traits of a position name are summed; two clipped ReLU layers make of the sum the
lead with which the mover may expect to end the round.
"""

import base64
import zlib
from array import array
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.judgement.traits import traits
from sengoku.games.glory.rules.state import Glory
from sengoku.kernel.box import rows

__all__ = ["POINT", "round_lead"]


def _numbers(packed: str, kind: str) -> vec[i64]:
    return vec[i64](list(array(kind, zlib.decompress(base64.b85decode(packed)))))


_NET: Final[dict[str, Any]] = rows("sengoku.games.glory.judgement", "net.toml")
WIDE: Final[i64] = _NET["wide"]  # the width of a row, and of the first layer
DEEP: Final[i64] = _NET["deep"]  # the width of the second layer
ROWS: Final = _numbers(_NET["rows"], "h")
FIRST: Final = _numbers(_NET["first"], "h")
LAYER: Final = _numbers(_NET["layer"], "h")  # second layer, one line for each of its numbers
SECOND: Final = _numbers(_NET["second"], "i")
LAST: Final = _numbers(_NET["last"], "h")
BASE: Final[i64] = _NET["base"]
POINT: Final[i64] = 1000  # a lead is counted in thousandths of a point
FULL: Final[i64] = 1024  # numbers in the layers are counted in 512ths, and end at 2


def round_lead(state: Glory) -> i64:
    """By how much the mover is expected to win this round."""
    sums = FIRST[:]
    for row in traits(state):
        weight = row * WIDE
        at: i64 = 0
        while at < WIDE:
            sums[at] += ROWS[weight]
            weight += 1
            at += 1
    return _through(sums) * POINT >> 18


def _through(sums: vec[i64]) -> i64:
    """The two layers above the sum of the rows, each a ReLU that ends at FULL."""
    at: i64 = 0
    while at < WIDE:
        sums[at] = min(max(sums[at], 0), FULL)
        at += 1
    lead = BASE
    weight: i64 = 0
    line: i64 = 0
    while line < DEEP:
        total = SECOND[line]
        at = 0
        while at < WIDE:
            total += LAYER[weight] * sums[at]
            weight += 1
            at += 1
        lead += LAST[line] * min(max(total >> 9, 0), FULL)
        line += 1
    return lead
