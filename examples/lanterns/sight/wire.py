"""The shapes of what is told."""

from typing import Literal, TypeAlias, TypedDict

from sengoku.kernel.wire import AnyQuestion, AnyView, Hidden, Offered

__all__ = ["Event", "View"]


class Question(AnyQuestion):
    options: list[Offered] | Hidden


class Player(TypedDict):
    seat: int
    held: int
    hand: list[int] | Hidden
    door: list[int]


class View(AnyView):
    game: str
    question: Question | None
    pile: int
    gone: list[int]
    players: list[Player]
    scores: list[int]
    ranks: list[int] | None


class LanternHung(TypedDict):
    event: Literal["LanternHung"]
    seat: int
    card: int


class LanternSnuffed(TypedDict):
    event: Literal["LanternSnuffed"]
    seat: int
    card: int
    other: int


class LanternDrawn(TypedDict):
    event: Literal["LanternDrawn"]
    seat: int
    card: int | Hidden


Event: TypeAlias = LanternHung | LanternSnuffed | LanternDrawn
