"""The lengths that a game sets for its table; the plane itself has none but its size."""

from typing import Final

from mypy_extensions import i64

__all__ = ["Measures"]


class Measures:
    """`zone`: the distance kept from the other side; `touch`: the largest gap that still counts as
    contact; `graze`: overlap with a corridor, or an open strip of it, that is ignored;
    `rough_sight`: the greatest depth of rough ground one can see through; `rough_cap`: the limit of
    any movement through it; `give_way`: how far a friend steps aside at most; `separate`: how far a
    base is moved apart from enemies at most."""

    def __init__(
        self,
        zone: i64,
        touch: i64,
        graze: i64,
        rough_sight: i64,
        rough_cap: i64,
        give_way: i64,
        separate: i64,
    ) -> None:
        self.zone: Final[i64] = zone
        self.touch: Final[i64] = touch
        self.graze: Final[i64] = graze
        self.rough_sight: Final[i64] = rough_sight
        self.rough_cap: Final[i64] = rough_cap
        self.give_way: Final[i64] = give_way
        self.separate: Final[i64] = separate
