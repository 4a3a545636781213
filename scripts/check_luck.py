"""Derives every shuffle and roll of a record from its published luck, with nothing of Sengoku.

    sengoku replay game.json --draws > draws.json
    python scripts/check_luck.py game.json draws.json

The record holds the seed and what was promised of it; the draws say which source of luck was asked
for a number below how much, in which order, and what came. All of it follows docs/luck.md.
"""

import hashlib
import hmac
import json
import sys


def commitment(seed: bytes) -> str:
    return hashlib.sha256(b"sengoku-luck-1:" + seed).hexdigest()


def mixed(house: bytes, entropy: list[str]) -> bytes:
    mixture = hashlib.sha256(b"sengoku-mix-1:" + house)
    for given in entropy:
        mixture.update(len(given.encode()).to_bytes(4, "big") + given.encode())
    return mixture.digest()


def check_seed(luck: dict) -> bytes:
    """The seed that was sealed before the first card, mixed from what the players knew of."""
    if luck["nature"] != "sealed":
        sys.exit("This match was played with predictable luck: nothing was published of it.")
    seed = bytes.fromhex(luck["seed"])
    if commitment(seed) != luck["commitment"]:
        sys.exit("The seed is not the one that was sealed before the first card.")
    if luck.get("house"):
        house = bytes.fromhex(luck["house"])
        if commitment(house) != luck["promise"]:
            sys.exit("The house's part is not the one that it promised.")
        if mixed(house, luck.get("entropy", [])) != seed:
            sys.exit("The seed is not mixed from the house's part and what the players gave.")
    return seed


class Source:
    """The numbers of one seed, stream by stream, each used once and in order."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.used: dict[str, int] = {}

    def below(self, stream: str, limit: int) -> int:
        fair = 2**64 - 2**64 % limit
        while True:
            place = self.used.get(stream, 0)
            self.used[stream] = place + 1
            digest = hmac.new(self.seed, f"{stream}:{place}".encode(), hashlib.sha256).digest()
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < fair:
                return drawn % limit

    def shuffled(self, stream: str, cards: list[int]) -> list[int]:
        cards = cards[:]
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def main(record_file: str, draws_file: str) -> None:
    with open(record_file) as file:
        record = json.load(file)
    with open(draws_file) as file:
        draws = json.load(file)
    lucks = [record["luck"], *(fork["luck"] for fork in record.get("forks", []))]
    sources = [Source(check_seed(luck)) for luck in lucks]
    shuffles = rolls = 0
    for number, draw in enumerate(draws):
        source = sources[draw["luck"]]
        if "cards" in draw:
            found, shuffles = source.shuffled(draw["stream"], draw["cards"]), shuffles + 1
        else:
            found, rolls = source.below(draw["stream"], draw["below"]), rolls + 1
        if found != draw["came"]:
            sys.exit(f"Draw {number} ({draw['stream']}): {draw['came']} was used, {found} follows.")
    print(f"All {shuffles} shuffles and {rolls} rolls follow from the published luck.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
