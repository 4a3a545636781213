"""A match afterwards: replayed, judged, played on, proved."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sengoku.server.bodies.pace import Free, Pace
from sengoku.server.bodies.problem import ProblemInfo
from sengoku.server.bodies.table import SeatWish

__all__ = [
    "Branch",
    "Foresee",
    "Foreseen",
    "Instead",
    "LuckInfo",
    "Reason",
    "Replayed",
    "Reviewed",
    "Verified",
]


class LuckInfo(Struct, frozen=True):
    """`promise` is shown from the beginning, `commitment` from the deal, the rest at the end."""

    promise: str
    commitment: str | None
    house: str | None
    entropy: list[str] | None
    seed: str | None


class Replayed(Struct, frozen=True):
    """A match after `ply` decisions, as a viewer saw it."""

    game: str
    ply: int
    plies: int
    viewer: str
    seat: int | None
    over: bool
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Foresee(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a position after `ply` decisions; `about` as in the socket's `preview`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    about: dict[str, Any]


class Foreseen(Struct, frozen=True):
    ply: int
    answer: dict[str, Any]


class Reason(Struct, frozen=True):
    """Why an option may be good: say `<game>-advice-<key>` with the facts, or `advice-<key>`."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)


class Reviewed(Struct, frozen=True):
    """A decision beside the best one, as a bot judges it from what the seat could know: chances of
    winning in thousandths, those of all seats after the best one, and why that one is good.
    `only`: there was nothing to choose."""

    ply: int
    seat: int
    words: dict[str, Any]
    only: bool
    chance: int = 0
    best: int = 0
    better: dict[str, Any] | None = None
    chances: list[int] = []
    reason: Reason | None = None


class Instead(Struct, frozen=True, forbid_unknown_fields=True):
    """What a decision of a finished match would have been worth, had it been this one."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    words: dict[str, Any]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a position as a new table. `hidden`: cards that nobody sees lie as they lay
    (`same`), or everything the public cannot see is dealt anew (`new`). With the same cards it is
    never `listed`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    hidden: Literal["same", "new"] = "new"
    pace: Pace = field(default_factory=Free)
    listed: bool = False
    hints: bool = True


class Verified(Struct, frozen=True):
    """What a record proves; `problem` says what it does not."""

    verified: bool
    game: str = ""
    plies: int = 0
    over: bool = False
    digest: str = ""
    problem: ProblemInfo | None = None
