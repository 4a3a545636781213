"""What is told of a table of Call to Glory: its view with the options, its events."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sengoku.kernel.wire import AnyQuestion, AnyView, Counts, Hidden, Modifier, Offered, Tally

__all__ = ["Event", "Modifier", "View"]

PileName: TypeAlias = Literal["draw_1", "discard_1", "discard_2", "draw_2"]
EndReason: TypeAlias = Literal["types", "nine", "pile", "stall"]


# -- the question --------------------------------------------------------------------------------


class Foreseen(TypedDict):
    """Why the round would end with an option, and what each seat would score then."""

    ends: list[EndReason]
    scores: NotRequired[list[int]]


class Option(Offered, Foreseen):
    pass


class Question(AnyQuestion):
    barred: PileName | None
    options: list[Option] | Hidden
    character: NotRequired[str]
    count: NotRequired[int]


# -- the view ------------------------------------------------------------------------------------


class Chosen(TypedDict):
    rounds: int
    imperial_orders: bool
    ninja_power: bool
    first_start: Literal["random"] | int
    ninja_take: Literal["ask", "auto"]
    ninja_pile_chooser: Literal["user", "owner"]
    stall_limit: int
    order_table: list[list[str]]
    discard_view: Literal["all", "top"]


class DrawPile(TypedDict):
    """The top card first."""

    count: int
    cards: list[str] | Hidden


class DiscardPile(TypedDict):
    """The bottom card first."""

    count: int
    top: str | None
    cards: list[str]


class Piles(TypedDict):
    draw_1: DrawPile
    discard_1: DiscardPile
    discard_2: DiscardPile
    draw_2: DrawPile


class Hand(TypedDict):
    count: int
    cards: Counts | Hidden
    known: Counts


class OpenCharacter(TypedDict):
    """What all see alike of the cards of a character."""

    character: str
    value: int
    owner: int | None
    size: int
    needs: int
    safe: bool


class Character(OpenCharacter):
    """`unlocated`: so many copies of it this viewer cannot place."""

    unlocated: int


class Pending(TypedDict):
    character: str
    count: int


class Gauges(TypedDict):
    types: list[int]
    types_to_end: int
    kinds: int
    kinds_to_end: int
    shorter_pile: int
    stall: int | None
    stall_limit: int | None


class Figures(TypedDict):
    supply: int
    ready: list[int]
    fresh: list[int]


class Order(TypedDict):
    stack: str
    card: str
    owner: int | Hidden | None
    points: int | Hidden


class Orders(TypedDict):
    hands: list[list[Order]]
    spare: list[str] | Hidden
    played: list[str]
    bonus: list[int]


class Scores(TypedDict):
    sheet: list[list[int]]
    totals: list[int]
    running: list[Tally] | None
    next_start: int | None
    ended: list[EndReason]
    ranks: list[int] | None


class View(AnyView):
    game: Literal["glory"]
    options: Chosen
    rounds: int
    turn: int
    start: int
    question: Question | None
    piles: Piles
    hands: list[Hand]
    characters: list[Character]
    pending: Pending | None
    gauges: Gauges
    figures: Figures | None
    orders: Orders | None
    scores: Scores


# -- events --------------------------------------------------------------------------------------


class RoundBegan(TypedDict):
    event: Literal["RoundBegan"]
    round: int
    seat: int


class HandDealt(TypedDict):
    event: Literal["HandDealt"]
    seat: int
    cards: Counts | Hidden


class OrdersDealt(TypedDict):
    event: Literal["OrdersDealt"]
    seat: int
    cards: list[str] | Hidden


class TurnBegan(TypedDict):
    event: Literal["TurnBegan"]
    seat: int
    turn: int


class CardDrawn(TypedDict):
    event: Literal["CardDrawn"]
    seat: int
    pile: PileName
    character: str | Hidden


class CardTaken(TypedDict):
    event: Literal["CardTaken"]
    seat: int
    pile: PileName
    character: str


class SetLaid(TypedDict):
    event: Literal["SetLaid"]
    seat: int
    character: str
    count: int


class SetBeaten(TypedDict):
    event: Literal["SetBeaten"]
    seat: int
    character: str
    count: int
    by: int


class CardDiscarded(TypedDict):
    event: Literal["CardDiscarded"]
    seat: int
    character: str
    pile: PileName


class CardsPlaced(TypedDict):
    event: Literal["CardsPlaced"]
    seat: int
    character: str
    count: int
    pile: PileName


class FigureTaken(TypedDict):
    event: Literal["FigureTaken"]
    seat: int


class FigureDeclined(TypedDict):
    event: Literal["FigureDeclined"]
    seat: int


class FigureUsed(TypedDict):
    event: Literal["FigureUsed"]
    seat: int
    target: int
    character: str


class OrderPlayed(TypedDict):
    """`owner` is who is paid, -1 for nobody."""

    event: Literal["OrderPlayed"]
    seat: int
    card: str
    owner: int
    points: int


class RoundEnded(TypedDict):
    event: Literal["RoundEnded"]
    round: int
    reasons: list[EndReason]
    scores: list[int]
    totals: list[int]


class GameEnded(TypedDict):
    event: Literal["GameEnded"]
    ranks: list[int]
    totals: list[int]


Event: TypeAlias = (
    RoundBegan
    | HandDealt
    | OrdersDealt
    | TurnBegan
    | CardDrawn
    | CardTaken
    | SetLaid
    | SetBeaten
    | CardDiscarded
    | CardsPlaced
    | FigureTaken
    | FigureDeclined
    | FigureUsed
    | OrderPlayed
    | RoundEnded
    | GameEnded
)
