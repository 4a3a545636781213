"""What is told of a table of Samurai: its view, the previews of options, its events."""

from typing import Literal, TypeAlias, TypedDict

from sengoku.kernel.wire import AnyQuestion, AnyView, Counts, Hidden, Offered

__all__ = ["Event", "View"]

Symbol: TypeAlias = Literal["helmet", "buddha", "rice"]
EndReason: TypeAlias = Literal["stones", "villages", "cards", "blocked"]
NoMajority: TypeAlias = Literal["draw", "total", "share"]
Place: TypeAlias = tuple[int, int]  # x and y


class At(TypedDict):
    x: int
    y: int


class Numbers(TypedDict):
    """By symbol: a number."""

    helmet: int
    buddha: int
    rice: int


class Tied(TypedDict):
    """By symbol: the seats that share the most stones."""

    helmet: list[int]
    buddha: list[int]
    rice: list[int]


class Adds(TypedDict, total=False):
    """By symbol that a village shows: what a card adds."""

    helmet: int
    buddha: int
    rice: int


class Shares(TypedDict, total=False):
    """By symbol that a village shows: each seat's influence."""

    helmet: list[int]
    buddha: list[int]
    rice: list[int]


class Leads(TypedDict, total=False):
    """By symbol that a village shows: the seat that leads, if one does."""

    helmet: int | None
    buddha: int | None
    rice: int | None


# -- previews ------------------------------------------------------------------------------------


class Lay(At):
    village: str


class Touch(Lay):
    adds: Adds
    leads: Leads


class Close(Lay):
    stones: Leads | Literal["unknown"]


class Preview(TypedDict):
    touches: list[Touch]
    closes: list[Close]
    lays: list[Lay]
    count: int
    voids: list[Place]
    ends: list[EndReason]


class Option(Offered):
    preview: Preview


class Question(AnyQuestion):
    options: list[Option] | Hidden


# -- the view ------------------------------------------------------------------------------------


class Chosen(TypedDict):
    influence_set: Counts
    village_set: Counts
    chain: Literal["played", "none"]
    no_majority: NoMajority
    start_player: Literal["random"] | int


class Village(Lay):
    symbols: list[Symbol]
    scored: bool
    free: list[Place]
    influence: Shares
    leads: Leads


class Card(At):
    seat: int
    card: str
    turned: bool


class Frame(TypedDict):
    west: int
    east: int
    south: int
    north: int


class Land(TypedDict):
    villages: list[Village]
    cards: list[Card]
    holes: list[Place]
    legal: list[Place]
    played: Place | None
    frame: Frame


class Pile(TypedDict):
    count: int
    top: str | None
    unseen: Counts
    order: list[str] | Hidden


class Hand(TypedDict):
    color: str
    count: int
    cards: Counts | Hidden
    deck: int
    to_come: Counts | Hidden
    order: list[str] | Hidden
    unplayed: Counts
    largest: Numbers


class Stones(TypedDict):
    limit: int
    awarded: Numbers
    supply: Numbers
    seats: list[Numbers]


class Standing(TypedDict):
    """Nobody wins where nobody has a majority. [SAM-9.9]"""

    majorities: list[list[Symbol]]
    tied: Tied
    totals: list[int]
    keys: list[tuple[int, int, int]]
    ranks: list[int]
    winners: list[int]


class Ends(TypedDict):
    reasons: list[EndReason]
    last_round: bool
    still_to_play: list[int]


class View(AnyView):
    game: Literal["samurai"]
    options: Chosen
    rounds: int
    turn: int
    start: int
    removed: list[str]
    question: Question | None
    table: Land
    pile: Pile
    waiting: str | None
    hands: list[Hand]
    stones: Stones
    standing: Standing
    ends: Ends
    ranks: list[int] | None


# -- events --------------------------------------------------------------------------------------


class GameBegan(TypedDict):
    event: Literal["GameBegan"]
    seat: int


class FirstVillageLaid(Lay):
    event: Literal["FirstVillageLaid"]


class VillageShown(TypedDict):
    event: Literal["VillageShown"]
    village: str


class HandDealt(TypedDict):
    event: Literal["HandDealt"]
    seat: int
    cards: list[str] | Hidden


class TurnBegan(TypedDict):
    event: Literal["TurnBegan"]
    seat: int
    turn: int
    round: int


class CardPlayed(At):
    event: Literal["CardPlayed"]
    seat: int
    card: str


class VillageTaken(TypedDict):
    event: Literal["VillageTaken"]
    seat: int
    village: str


class VillageLaid(Lay):
    event: Literal["VillageLaid"]
    seat: int


class VillageScored(Lay):
    event: Literal["VillageScored"]


class StoneWon(At):
    event: Literal["StoneWon"]
    seat: int
    symbol: Symbol
    influence: list[int]


class NoStone(At):
    event: Literal["NoStone"]
    symbol: Symbol
    influence: list[int]
    tie: Literal[0, 1]


class CardDrawn(TypedDict):
    event: Literal["CardDrawn"]
    seat: int
    card: str | Hidden


class LastRound(TypedDict):
    event: Literal["LastRound"]
    reasons: list[EndReason]
    waiting: list[int]


class GameDrawn(TypedDict):
    event: Literal["GameDrawn"]
    reasons: list[EndReason]
    totals: list[int]


class GameEnded(TypedDict):
    event: Literal["GameEnded"]
    reasons: list[EndReason]
    ranks: list[int]
    totals: list[int]


Event: TypeAlias = (
    GameBegan
    | FirstVillageLaid
    | VillageShown
    | HandDealt
    | TurnBegan
    | CardPlayed
    | VillageTaken
    | VillageLaid
    | VillageScored
    | StoneWon
    | NoStone
    | CardDrawn
    | LastRound
    | GameDrawn
    | GameEnded
)
