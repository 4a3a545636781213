"""Luck: fair, repeatable, and nothing of one stream shifts another."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.nature import Fast, Scripted, Sealed, Traced, commitment

SEED = bytes(range(32))


def natures(streams: int = 3) -> list[Fast | Sealed]:
    return [Fast(7, streams), Sealed(SEED, [f"s{n}" for n in range(streams)])]


@pytest.mark.parametrize("nature", natures(), ids=["fast", "sealed"])
def test_numbers_are_fair(nature: Fast | Sealed) -> None:
    """Chi square over 6000 dice: 5 degrees of freedom, beyond 30 with a chance of 1 in 70,000."""
    rolls = Counter(int(nature.roll(0, 6)) for _ in range(6000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 30


def test_successive_fast_numbers_are_independent() -> None:
    """Pairs of dice over 36,000 rolls: 35 degrees of freedom; beyond 90 is 1 in a million."""
    nature = Fast(11, 1)
    rolls = [int(nature.below(0, 6)) for _ in range(36_001)]
    pairs = Counter(pairwise(rolls))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 90


def test_neighboring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(int(Fast(seed, 1).below(0, 10)) for seed in range(10_000))
    assert sum((firsts[n] - 1000) ** 2 / 1000 for n in range(10)) < 50


@pytest.mark.parametrize("nature", natures(), ids=["fast", "sealed"])
def test_every_order_of_three_cards_is_equally_likely(nature: Fast | Sealed) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        cards = vec[i64]([1, 2, 3])
        nature.shuffle(1, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 30


@pytest.mark.parametrize("number", [0, 1])
def test_one_stream_never_shifts_another(number: int) -> None:
    quiet, busy = natures()[number], natures()[number]
    for _ in range(10):
        busy.below(1, 100)
    assert [quiet.below(0, 100) for _ in range(5)] == [busy.below(0, 100) for _ in range(5)]


@pytest.mark.parametrize("number", [0, 1])
def test_a_copy_goes_on_alike_and_apart(number: int) -> None:
    nature = natures()[number]
    nature.below(0, 9)
    twin = nature.copy()
    ahead = [nature.below(0, 1000) for _ in range(5)]
    assert [twin.below(0, 1000) for _ in range(5)] == ahead
    assert twin.save() == nature.save()


def test_fast_numbers_are_these_on_every_machine() -> None:
    nature = Fast(2026, 2)
    assert [int(nature.below(0, 1000)) for _ in range(5)] == [685, 539, 736, 972, 915]
    assert [int(nature.below(1, 6)) for _ in range(5)] == [1, 0, 1, 3, 0]
    assert int(Fast(-1, 1).below(0, 1 << 31)) == 1445896266
    assert int(Fast(10**30, 1).below(0, 1 << 31)) == 1821704164


def test_a_sealed_number_is_the_keyed_hash_that_the_docs_promise() -> None:
    """Anybody can check it with a standard library: HMAC-SHA256(seed, "deck:0"), 8 bytes."""
    nature = Sealed(SEED, ["deck"])
    for counter in range(5):
        digest = hmac.new(SEED, f"deck:{counter}".encode(), hashlib.sha256).digest()
        assert nature.below(0, 52) == int.from_bytes(digest[:8], "big") % 52


def test_the_commitment_is_that_of_the_docs() -> None:
    assert commitment(SEED) == hashlib.sha256(b"sengoku-luck-1:" + SEED).hexdigest()


def test_a_script_answers_as_written_and_no_more() -> None:
    nature = Scripted({0: [4, 1]}, {1: [[3, 1, 2]]})
    assert nature.roll(0, 6) == 5
    assert nature.roll(0, 6) == 2
    cards = vec[i64]([1, 2, 3])
    nature.shuffle(1, cards)
    assert list(cards) == [3, 1, 2]
    nature.shuffle(1, cards)
    assert list(cards) == [3, 1, 2]
    with pytest.raises(AssertionError, match="no more numbers"):
        nature.roll(0, 6)


def test_a_traced_nature_tells_what_it_was_asked_and_goes_on_as_another() -> None:
    beyond = Fast(2026, 2)
    nature = Traced([4, 1], beyond)
    assert [int(nature.below(0, 6)), int(nature.below(1, 2))] == [4, 1]
    twin = nature.copy()
    assert int(nature.below(0, 1000)) == 685 == int(twin.below(0, 1000))
    assert nature.asked == twin.asked == [(0, 6), (1, 2), (0, 1000)]


def test_a_script_cannot_cheat() -> None:
    with pytest.raises(AssertionError, match="only 0 to 5"):
        Scripted({0: [6]}).roll(0, 6)
    with pytest.raises(AssertionError, match="keep the cards"):
        Scripted(arrangements={0: [[1, 1]]}).shuffle(0, vec[i64]([1, 2]))
