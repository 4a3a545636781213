"""A net in whole numbers is what its weights say."""

from array import array

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.bots.net import Net, packed
from sengoku.kernel.nature import Fast

TOLD, LINES = 12, 7


def drawn(luck: Fast, count: int, size: int) -> list[int]:
    return [int(luck.below(0, 2 * size + 1)) - size for _ in range(count)]


def net_of(layer: list[int], first: list[int], last: list[int]) -> Net:
    parts = {"layer": layer, "first": first, "last": last}
    return Net({name: packed(array("i", numbers)) for name, numbers in parts.items()})


@pytest.mark.parametrize("seed", range(20))
def test_the_answer_is_that_of_plain_fractions(seed: int) -> None:
    luck = Fast(seed, 1)
    layer, first = drawn(luck, TOLD * LINES, 8000), drawn(luck, LINES, 4_000_000)
    last, told = drawn(luck, LINES, 8000), drawn(luck, TOLD, 3000)
    total = 0.0
    for line in range(LINES):
        weights = layer[line * TOLD : (line + 1) * TOLD]
        amount = sum(w * t for w, t in zip(weights, told, strict=True)) + first[line]
        total += last[line] / 4096 * max(amount / 4096, 0)
    answer = int(net_of(layer, first, last).answer(vec[i64](told)))
    assert answer == pytest.approx(total, abs=2 * LINES)
    assert abs(total) > 2 * LINES


def test_a_net_without_a_line_has_nothing_to_say() -> None:
    assert net_of([], [], []).answer(vec[i64]([1000, 2000])) == 0
