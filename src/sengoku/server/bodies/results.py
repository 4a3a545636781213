"""How matches ended for somebody, and what he is worth."""

from msgspec import Struct

__all__ = [
    "Against",
    "CurvePoint",
    "GameResults",
    "MyResults",
    "PastMatch",
    "PastOther",
    "RatingInfo",
    "SeatRating",
]


class RatingInfo(Struct, frozen=True):
    """In one game: `points` give or take `spread`, after so many `games` that counted; `sure` after
    a few of them. That of a bot is `fixed`, as our ladders measured it."""

    points: int
    spread: int
    games: int
    sure: bool
    fixed: bool = False


class SeatRating(Struct, frozen=True):
    """Of who sits there, in the game that is played, if there is one; after a match that counted
    with its `change`."""

    seat: int
    rating: RatingInfo | None
    change: int | None = None


class CurvePoint(Struct, frozen=True):
    at: int
    points: int
    spread: int


class GameResults(Struct, frozen=True):
    """`rating` and `curve`, the oldest first, only where matches counted."""

    game: str
    played: int
    won: int
    rating: RatingInfo | None
    curve: list[CurvePoint]


class Against(Struct, frozen=True):
    """How often one ended `ahead` of somebody or `behind` him, else level. Of a `bot` its level is
    told; a person without a `name` has left the house."""

    game: str
    name: str
    bot: str
    played: int
    ahead: int
    behind: int


class PastOther(Struct, frozen=True):
    name: str
    bot: str
    place: int


class PastMatch(Struct, frozen=True):
    """`kept`: it can still be looked at. `change`: of the rating, where it counted."""

    table: str
    game: str
    ended: int
    place: int
    size: int
    won: bool
    resigned: bool
    score: int | None
    counts: bool
    change: int | None
    kept: bool
    others: list[PastOther]


class MyResults(Struct, frozen=True):
    """Games by how much they were played, opponents too; the last matches, newest first."""

    games: list[GameResults]
    against: list[Against]
    last: list[PastMatch]
