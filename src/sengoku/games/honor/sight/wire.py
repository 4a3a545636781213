"""What is told of a table of Honor of the Samurai: its view, previews of options, its events."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sengoku.kernel.wire import AnyQuestion, AnyView, Counts, Hidden, Modifier, Offered, Tally

__all__ = ["Event", "Modifier", "View"]

Status: TypeAlias = Literal["first", "ronin", "pledged", "second", "leaving"]
CardKind: TypeAlias = Literal[
    "okugata", "army", "possession", "guard", "castle", "event", "daimyo", "samurai", "title"
]
Cause: TypeAlias = Literal["battle", "dishonor"]


class Odds(TypedDict):
    """The exact fraction as text: it may be too long for a number in JSON."""

    exact: str
    permille: int


# -- the question --------------------------------------------------------------------------------


class Preview(TypedDict, total=False):
    """What an option costs and brings, as far as its seat may know."""

    honor: int
    income: int
    ki: int
    actions: int
    needs: int
    odds: Odds
    guard: Literal[0, 1]
    dies: Counts
    heir: int | None
    attack_dice: int
    defense_dice: int
    shogun: Literal[0, 1]
    castle: bool
    target_honor: int
    window: Literal[0, 1]
    worst: int
    detached: Literal[1]


class Option(Offered):
    preview: Preview


class Question(AnyQuestion):
    castle: str | None
    victim: int | None
    cause: Cause | None
    options: list[Option] | Hidden


class Window(TypedDict):
    """Whose face is at stake, who is asked, and what was answered."""

    victim: int
    cause: Cause
    castle: str | None
    asked: list[int]
    answers: list[Literal["save_face", "pass", "hidden"] | None]


# -- the view ------------------------------------------------------------------------------------


class Print(TypedDict):
    """What is printed on a card."""

    kind: CardKind
    honor: int
    ki: int
    strength: int


class Reprint(TypedDict):
    """What a deck prints otherwise than the standard cards."""

    honor: NotRequired[int]
    ki: NotRequired[int]
    strength: NotRequired[int]


class Pile(TypedDict):
    count: int
    cards: list[str] | Hidden


class Discards(TypedDict):
    count: int
    cards: Counts


class Hand(TypedDict):
    count: int
    cards: Counts | Hidden
    known: Counts


class House(TypedDict):
    head: str
    cards: Counts
    honor: int
    ki: int
    strength: int
    armies: int
    okugata: bool
    guards: int
    castle: str | None


class Force(TypedDict):
    strength: Tally
    dice: Tally
    missing: int


class Player(TypedDict):
    seat: int
    honor: int
    status: Status
    lord: int | None
    holder: int | None
    shogun: bool
    hand: Hand
    income: Tally
    to_goal: int | None
    ki: Tally
    actions: Tally
    samurai_house: House
    daimyo_house: House | None
    attack: Force | None
    defense: Force | None
    odds: Odds | None


class View(AnyView):
    game: Literal["honor"]
    goal: int
    dealer: int
    first: int
    round_limit: int | None
    used: int
    declared: bool
    question: Question | None
    window: Window | None
    title: int | None
    title_honor: int
    pile: Pile
    discards: Discards
    reprints: dict[str, Reprint]
    players: list[Player]
    honor: list[int]
    ranks: list[int] | None


# -- events --------------------------------------------------------------------------------------


class GameBegan(TypedDict):
    event: Literal["GameBegan"]
    dealer: int
    seat: int


class DaimyoDealt(TypedDict):
    event: Literal["DaimyoDealt"]
    seat: int
    card: str


class HandDealt(TypedDict):
    event: Literal["HandDealt"]
    seat: int
    cards: Counts | Hidden


class TurnBegan(TypedDict):
    event: Literal["TurnBegan"]
    seat: int
    round: int


class HonorScored(TypedDict):
    event: Literal["HonorScored"]
    seat: int
    amount: int
    honor: int


class HonorLost(TypedDict):
    event: Literal["HonorLost"]
    seat: int
    amount: int
    honor: int
    why: str


class CardDrawn(TypedDict):
    event: Literal["CardDrawn"]
    seat: int
    card: str | Hidden


class PileShuffled(TypedDict):
    event: Literal["PileShuffled"]
    count: int


class CardDiscarded(TypedDict):
    event: Literal["CardDiscarded"]
    seat: int
    card: str


class CardPlaced(TypedDict):
    event: Literal["CardPlaced"]
    seat: int
    card: str
    house: str


class DaimyoPlayed(TypedDict):
    event: Literal["DaimyoPlayed"]
    seat: int
    card: str
    other: int


class CardStolen(TypedDict):
    event: Literal["CardStolen"]
    seat: int
    card: str
    house: str
    loot: str
    to: str


class AssassinSent(TypedDict):
    event: Literal["AssassinSent"]
    seat: int
    house: str
    needs: int
    die: int
    hit: Literal[0, 1]


class GuardFell(TypedDict):
    event: Literal["GuardFell"]
    seat: int
    house: str


class DishonorAnswered(TypedDict):
    event: Literal["DishonorAnswered"]
    seat: int
    answer: str


class BattleBegan(TypedDict):
    event: Literal["BattleBegan"]
    seat: int
    other: int
    attack_dice: int
    defense_dice: int
    chance: int


class DiceRolled(TypedDict):
    event: Literal["DiceRolled"]
    seat: int
    other: int
    attack: list[int]
    defense: list[int]
    attack_total: int
    defense_total: int


class FaceNotSaved(TypedDict):
    event: Literal["FaceNotSaved"]
    seat: int


class TitleClaimed(TypedDict):
    event: Literal["TitleClaimed"]
    seat: int


class TitleReturned(TypedDict):
    event: Literal["TitleReturned"]
    seat: int


class DishonorPlayed(TypedDict):
    event: Literal["DishonorPlayed"]
    seat: int
    other: int


class FaceSaved(TypedDict):
    event: Literal["FaceSaved"]
    seat: int
    other: int


class Detached(TypedDict):
    event: Literal["Detached"]
    seat: int
    other: int


class HouseTakenOver(TypedDict):
    event: Literal["HouseTakenOver"]
    seat: int
    other: int


class AllianceDeclared(TypedDict):
    event: Literal["AllianceDeclared"]
    seat: int
    other: int


class AllianceBegan(TypedDict):
    event: Literal["AllianceBegan"]
    seat: int
    other: int


class AllianceDissolved(TypedDict):
    event: Literal["AllianceDissolved"]
    seat: int
    other: int


class BattleWon(TypedDict):
    event: Literal["BattleWon"]
    seat: int
    other: int


class TitleWon(TypedDict):
    event: Literal["TitleWon"]
    seat: int
    other: int


class CastleTaken(TypedDict):
    event: Literal["CastleTaken"]
    seat: int
    card: str


class CastleBurned(TypedDict):
    event: Literal["CastleBurned"]
    seat: int
    card: str


class CastleReplaced(TypedDict):
    event: Literal["CastleReplaced"]
    seat: int
    card: str


class DaimyoDied(TypedDict):
    event: Literal["DaimyoDied"]
    seat: int
    card: str
    cards: Counts


class SamuraiDied(TypedDict):
    event: Literal["SamuraiDied"]
    seat: int
    cards: Counts


class GameEnded(TypedDict):
    event: Literal["GameEnded"]
    ranks: list[int]
    totals: list[int]
    reason: str


Event: TypeAlias = (
    GameBegan
    | DaimyoDealt
    | HandDealt
    | TurnBegan
    | HonorScored
    | HonorLost
    | CardDrawn
    | PileShuffled
    | CardDiscarded
    | CardPlaced
    | DaimyoPlayed
    | CardStolen
    | AssassinSent
    | GuardFell
    | DishonorAnswered
    | BattleBegan
    | DiceRolled
    | FaceNotSaved
    | TitleClaimed
    | TitleReturned
    | DishonorPlayed
    | FaceSaved
    | Detached
    | HouseTakenOver
    | AllianceDeclared
    | AllianceBegan
    | AllianceDissolved
    | BattleWon
    | TitleWon
    | CastleTaken
    | CastleBurned
    | CastleReplaced
    | DaimyoDied
    | SamuraiDied
    | GameEnded
)
