"""What the options of a match mean for the rules: worked out once, never changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.samurai.rules.components import CARDS, VILLAGES, constant
from sengoku.kernel.cards import pile_of

__all__ = ["Terms"]


class Terms:
    def __init__(
        self,
        seats: int,
        influence_set: dict[str, int],
        village_set: dict[str, int],
        chains: bool,
        no_majority: str,
        start_player: int,
    ) -> None:
        self.seats: Final[i64] = seats
        self.influence_set: Final = influence_set
        self.village_set: Final = village_set
        removed: list[str] = constant("removed")[str(seats)]
        self.removed: Final = removed
        # By card: its copies in each seat's set. [SAM-1.2, SAM-1.3]
        self.copies: Final = vec[i64](
            [influence_set.get(name, 0) - removed.count(name) for name in CARDS]
        )
        self.set_size: Final[i64] = sum(influence_set.values()) - len(removed)
        # Every seat's set and the village pile before they are shuffled. [SAM-1.5, SAM-1.7]
        self.set: Final = pile_of(self.copies)
        self.village_copies: Final = vec[i64]([village_set.get(name, 0) for name in VILLAGES])
        self.villages: Final = pile_of(self.village_copies)
        self.stones: Final[i64] = constant("stones")[str(seats)]  # of each shape [SAM-1.4]
        self.chains: Final = chains
        # Where nobody has a majority; edition 1 knew no draw. [SAM-9.9]
        self.no_majority: Final = no_majority
        self.total_decides: Final = no_majority == "total"
        self.nobody_wins: Final = no_majority == "draw"
        self.start_player: Final[i64] = start_player  # NOBODY: drawn at random
