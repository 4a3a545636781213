"""What the options of a match mean for the rules: worked out once, never changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.glory.rules.components import CARDS, DOTS, KINDS, constant, kind_named
from sengoku.games.glory.rules.counts import counted

__all__ = ["Terms"]


class Terms:
    def __init__(
        self,
        seats: int,
        rounds: int,
        imperial_orders: bool,
        ninja_power: bool,
        first_start: int,
        ninja_asks: bool,
        user_places: bool,
        stall_limit: int,
        orders: list[list[str]],
        whole_discards: bool,
    ) -> None:
        self.seats: Final[i64] = seats
        self.rounds: Final[i64] = rounds
        self.imperial_orders: Final = imperial_orders
        self.ninja_power: Final = ninja_power
        self.first_start: Final[i64] = first_start  # NOBODY: drawn at random
        self.ninja_asks: Final = ninja_asks
        self.user_places: Final = user_places
        self.stall_limit: Final[i64] = stall_limit
        self.orders: Final = orders
        self.whole_discards: Final = whole_discards
        self.types_to_end: Final[i64] = constant("types_to_end")[str(seats)]
        self.least: Final = vec[i64](_least_sets(seats))
        self.fewest: Final[i64] = counted(_least_sets(seats))
        hand_size: int = constant("hand_size")
        self.hand_size: Final[i64] = hand_size
        self.draw_1: Final[i64] = seats * hand_size  # where each draw pile starts in the deck
        half: int = constant("draw_pile_sizes")[str(seats)][0]
        self.draw_2: Final[i64] = seats * hand_size + half
        assert self.draw_2 + constant("draw_pile_sizes")[str(seats)][1] == CARDS

    def order_kinds(self, stack: int) -> list[int]:
        return [kind_named(name) for name in self.orders[stack]]


def _least_sets(seats: int) -> list[int]:
    """Two cards; three of a dotted kind with three or four players. [GLO-4.2, GLO-4.3]"""
    two: int = constant("least_set")
    return [max(two, DOTS[kind]) if seats >= 3 else two for kind in range(len(KINDS))]
