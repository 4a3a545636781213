"""What a game tells bots about itself: how a position looks, and what is worth trying."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.nature import Fast

__all__ = ["Hints"]


@mypyc_attr(allow_interpreted_subclasses=False)
class Hints:
    """`scale` is a lead in promise that wins about three games of four; `depth` is after how many
    decisions a playout is broken off and judged by its promise."""

    scale: Final[i64]
    depth: Final[i64]

    def __init__(self, scale: i64, depth: i64) -> None:
        self.scale = scale
        self.depth = depth

    def promise(self, state: Any, seat: i64) -> i64:
        """How well a position looks for a seat, beside its rivals: more is better."""
        raise NotImplementedError

    def pick(self, state: Any, chooser: Fast) -> i64:
        """A cheap and sensible option for a playout."""
        return state.pick(chooser)  # type: ignore[no-any-return]
