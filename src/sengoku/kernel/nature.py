"""Where luck comes from. Rules ask for it and never know which nature answers.

Every source of luck is a stream of its own, so that drawing from one never shifts another. A game
names its streams in order; rules use the position of a name.
"""

import hashlib
import hmac
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["CHOICE", "Fast", "Nature", "Scripted", "Sealed", "Traced", "Witness", "commitment"]

CHOICE: Final[i64] = 0  # the one stream of a nature that only chooses among options


class Nature:
    def below(self, stream: i64, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each equally likely."""
        raise NotImplementedError

    def roll(self, stream: i64, faces: i64) -> i64:
        return self.below(stream, faces) + 1

    def shuffle(self, stream: i64, cards: vec[i64]) -> None:
        """Fisher and Yates, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(stream, last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def copy(self) -> "Nature":
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        raise NotImplementedError


# Multiply with carry: state = (carry << 32 | word), next = MULTIPLIER * word + carry. With this
# multiplier m, m * 2^32 - 1 and its half are prime, so the period is about 2^62, and no step leaves
# 63 bits: interpreted and compiled arithmetic agree without wrapping.
MULTIPLIER: Final[i64] = 1_726_202_625
WORD: Final[i64] = 0xFFFF_FFFF


def _mixed(word: i64) -> i64:
    """A 32-bit avalanche (Prospector's constants, both below 2^31: no overflow)."""
    word = ((word ^ (word >> 16)) * 0x21F0_AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A_2D97) & WORD
    return word ^ (word >> 15)


class Fast(Nature):
    """For search and simulation: quick, repeatable, predictable to anyone who tries."""

    def __init__(self, seed: int, streams: int) -> None:
        key: i64 = 0x5E9
        rest = abs(seed)
        rest += rest + (1 if seed < 0 else 0)  # not * 2: see test_interruption
        while True:
            key = _mixed(key ^ int(rest & 0xFFFF_FFFF)) + 1
            rest >>= 32
            if rest == 0:
                break
        self._streams = vec[i64]([0] * streams)
        stream: i64 = 0
        while stream < streams:
            word = _mixed(key + 2 * stream)
            carry = _mixed(key + 2 * stream + 1) % (MULTIPLIER - 2) + 1
            self._streams[stream] = (carry << 32) | word
            stream += 1

    def word(self, stream: i64) -> i64:
        state = self._streams[stream]
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        self._streams[stream] = state
        return (state & WORD) ^ (state >> 32)

    def below(self, stream: i64, limit: i64) -> i64:
        while True:
            product = self.word(stream) * limit
            rest = product & WORD
            if rest >= limit or rest >= (WORD + 1) % limit:  # else some numbers were likelier
                return product >> 32

    def copy(self) -> "Fast":
        twin = Fast(0, 0)
        twin._streams = self._streams[:]
        return twin

    def fork(self, streams: int) -> "Fast":
        """A new one whose luck follows from this one's; this one moves on."""
        return Fast(int(self.word(0)) << 32 | int(self.word(0)), streams)

    @staticmethod
    def from_streams(streams: list[int]) -> "Fast":
        """A saved one, where it stood."""
        fast = Fast(0, 0)
        fast._streams = vec[i64](streams)
        return fast

    def save(self) -> dict[str, Any]:
        return {"nature": "fast", "streams": [int(state) for state in self._streams]}


class Sealed(Nature):
    """For the table: HMAC-SHA256 over a secret seed in counter mode.

    Nobody can predict it who does not hold the seed; with the seed everybody can verify it. The
    n-th number of a stream is the first eight bytes of HMAC(seed, "<stream>:<n>"), counted anew
    where it would favor some outcome.
    """

    def __init__(self, seed: bytes, names: list[str], used: list[int] | None = None) -> None:
        assert len(seed) == 32, "a sealed seed has 32 bytes"
        self._seed: Final = seed
        self._names: Final = names
        self._used: Final[list[int]] = [0] * len(names) if used is None else used

    def below(self, stream: i64, limit: i64) -> i64:
        span = int(limit)
        fair = (1 << 64) - (1 << 64) % span
        while True:
            message = f"{self._names[stream]}:{self._used[stream]}".encode()
            self._used[stream] += 1
            drawn = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if drawn < fair:
                return drawn % span

    def copy(self) -> "Sealed":
        return Sealed(self._seed, self._names, self._used[:])

    def save(self) -> dict[str, Any]:
        return {"nature": "sealed", "seed": self._seed.hex(), "used": self._used[:]}


def commitment(seed: bytes) -> str:
    """Published before the first card; proves afterwards that the seed was not changed."""
    return hashlib.sha256(b"sengoku-luck-1:" + seed).hexdigest()


class Scripted(Nature):
    """For tests: what each stream will answer. A shuffle deals the next arrangement, if any."""

    def __init__(
        self,
        numbers: dict[int, list[int]] | None = None,
        arrangements: dict[int, list[list[int]]] | None = None,
    ) -> None:
        self._numbers: dict[int, list[int]] = {} if numbers is None else numbers
        self._arrangements: dict[int, list[list[int]]] = (
            {} if arrangements is None else arrangements
        )

    def below(self, stream: i64, limit: i64) -> i64:
        script = self._numbers.get(stream)
        assert script, f"the script has no more numbers for stream {stream}"
        number = script.pop(0)
        assert 0 <= number < limit, f"the script says {number} where only 0 to {limit - 1} can be"
        return number

    def shuffle(self, stream: i64, cards: vec[i64]) -> None:
        script = self._arrangements.get(stream)
        if not script:
            return
        order = script.pop(0)
        assert sorted(order) == sorted(cards), "a scripted shuffle must keep the cards"
        place: i64 = 0
        for card in order:
            cards[place] = card
            place += 1

    def copy(self) -> "Scripted":
        numbers = {stream: script[:] for stream, script in self._numbers.items()}
        return Scripted(
            numbers, {s: [a[:] for a in script] for s, script in self._arrangements.items()}
        )

    def save(self) -> dict[str, Any]:
        return {
            "nature": "scripted",
            "numbers": {str(s): script for s, script in self._numbers.items()},
            "arrangements": {str(s): script for s, script in self._arrangements.items()},
        }


class Traced(Nature):
    """For proofs over all worlds: it answers its script and then as another nature does, and
    writes down what it was asked (stream and limit), so that every other answer can be tried."""

    def __init__(self, script: list[int], beyond: Nature) -> None:
        self.script: Final = script
        self.beyond: Final = beyond
        self.asked: Final[list[tuple[int, int]]] = []

    def below(self, stream: i64, limit: i64) -> i64:
        place = len(self.asked)
        self.asked.append((int(stream), int(limit)))
        if place >= len(self.script):
            return self.beyond.below(stream, limit)
        return self.script[place]

    def copy(self) -> "Traced":
        twin = Traced(self.script, self.beyond.copy())
        twin.asked.extend(self.asked)
        return twin


class Witness(Nature):
    """Writes down every shuffle and roll of another nature: which stream was asked for what, and
    what came. `luck` says which of a record's lucks it is: one for each match it plays on from."""

    def __init__(
        self, nature: Nature, names: list[str], luck: int, draws: list[dict[str, object]]
    ) -> None:
        self._nature: Final = nature
        self._names: Final = names
        self._luck: Final = luck
        self._draws: Final = draws

    def below(self, stream: i64, limit: i64) -> i64:
        came = self._nature.below(stream, limit)
        self._note(stream, "below", int(limit), int(came))
        return came

    def shuffle(self, stream: i64, cards: vec[i64]) -> None:
        before = [int(card) for card in cards]
        self._nature.shuffle(stream, cards)
        self._note(stream, "cards", before, [int(card) for card in cards])

    def _note(self, stream: i64, what: str, asked: object, came: object) -> None:
        name = self._names[stream]
        self._draws.append({"luck": self._luck, "stream": name, what: asked, "came": came})

    def copy(self) -> "Witness":
        return Witness(self._nature.copy(), self._names, self._luck, [])

    def save(self) -> dict[str, object]:
        return self._nature.save()
