"""What is told of a battle of Test of Honour: its view, what is answered on demand, its events.

Lengths are thousandths of an inch. Chances are fractions: "9409/20736".
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sengoku.kernel.wire import Asked, Hidden, Offered, Reason, Seen, Tally

__all__ = ["Event", "Inquiry", "Prospect", "Reason", "View"]

Side: TypeAlias = Literal["south", "north"]
Token: TypeAlias = Literal["commoner", "samurai", "fate"]
Face: TypeAlias = Literal["double", "single", "blank", "cross"]
Zone: TypeAlias = Literal["waiting", "table", "off", "reserve", "removed"]
Window: TypeAlias = Literal["pre", "post", "charge", "wound"]
Point: TypeAlias = tuple[int, int]  # x and y


class Place(TypedDict):
    x: int
    y: int


# -- the question --------------------------------------------------------------------------------


class Recruit(TypedDict):
    """Who would join, and what the weapon may gain."""

    cost: int
    models: int
    actions: int
    aim: int
    agility: int
    strength: int
    wits: int
    honor: int
    strike: list[str]
    avoid: list[str]
    damage: list[str]


class Barred(TypedDict):
    """A card that cannot join now, and the clause that forbids it."""

    card: str
    models: int
    clause: str


class Option(Offered):
    preview: NotRequired[Recruit]


class AskedRoll(TypedDict, total=False):
    """What a window is about."""

    roll: str
    dice: int
    swords: int
    crosses: int
    window: Window


class AskedCard(TypedDict, total=False):
    """Which card somebody is to get."""

    card: str


class AskedForce(TypedDict, total=False):
    """How far a force is."""

    force: Literal["fixed", "begun", "new", "hidden"]
    points: int | Hidden
    barred: list[Barred] | Hidden


class Question(Asked, AskedRoll, AskedCard, AskedForce):
    unit: int | None
    formal: bool
    options: list[Option] | Hidden


# -- the view ------------------------------------------------------------------------------------


class Unit(TypedDict):
    unit: int
    label: str
    side: Side
    card: str
    weapon: str
    zone: Zone
    x: int | None
    y: int | None
    radius: int
    exit: Point | None
    models: int
    actions: int
    left: int
    drops: int
    alert: bool
    prone: bool
    reload: bool
    carries: bool
    aim: int
    agility: int
    strength: int
    wits: int
    honor: int
    injuries: list[str]
    stains: int


class Piece(TypedDict):
    kind: str
    corners: list[Point]


class Marker(Place):
    marker: int
    there: bool
    holds: Literal["captive", "nothing", "hidden"] | None
    held_by: Side | None


class Captive(Place):
    carrier: int | None


class Recruited(TypedDict):
    card: str
    weapon: str
    unarmored: bool
    cost: int


class Force(TypedDict):
    side: Side
    ready: bool
    given: bool
    limit: int
    cards: list[Recruited] | Hidden


class Deck(TypedDict):
    count: int
    cards: list[str] | Hidden


class Held(TypedDict):
    card: str
    unit: int
    ready: bool


class Cards(TypedDict):
    fate: list[Deck]
    held: list[Held]
    injuries: int
    dishonor: int
    shamed: list[int]
    rivals: list[int]
    averted: list[bool]


class Roll(TypedDict):
    """The roll that a window is about."""

    roll: str
    unit: int
    dice: int
    swords: int
    crosses: int


class Bag(TypedDict):
    samurai: int
    commoner: int
    fate: int
    token: Literal["commoner", "samurai"] | None


class Campaign(TypedDict):
    """`won`: which seat won each battle so far, None for a draw."""

    battle: int
    battles: int
    series: list[str]
    won: list[int | None]
    points: list[int]
    dishonor: list[int]
    kept: list[list[str]]


class View(Seen):
    """`losses` are in thirds of a point."""

    game: Literal["skirmish"]
    scenario: str
    level: int
    rounds: int
    drawer: int | None
    south: int
    campaign: Campaign | None
    question: Question | None
    forces: list[Force]
    bag: Bag
    units: list[Unit]
    pieces: list[Piece]
    markers: list[Marker]
    captive: Captive | None
    finds: list[int]
    testing: list[int]
    losses: list[int]
    winner: Side | Literal["nobody"] | None
    ranks: list[int] | None
    cards: Cards | None
    roll: Roll | None


# -- before a match -------------------------------------------------------------------------------


class OwnPiece(Place):
    """A piece that players lay: its center, its size, whole degrees against the clock."""

    kind: str
    wide: int
    deep: int
    angle: int


class Prospect(TypedDict):
    """What a battle would begin on. `zones` are the depths of S and N; `on_table`: N begins with so
    many points, 0 for all; `chance`: its pieces are one example of what chance lays; `own` and
    `file`: what the players brought."""

    scenario: str
    points: int
    rounds: int
    on_table: int
    zones: list[int]
    markers: list[Point]
    chance: bool
    pieces: list[Piece]
    own: list[OwnPiece]
    file: str


# -- what is answered on demand ------------------------------------------------------------------


class TokenChances(TypedDict):
    samurai: str
    commoner: str
    fate: str


class NextToken(TypedDict):
    chances: TokenChances
    may_end_round: bool


class Reach(TypedDict):
    """Places on a grid, each with what the way there costs."""

    unit: int
    limit: int
    places: list[tuple[int, int, int]]


class Turns(TypedDict):
    """Where a way turns: x and y, one after the other."""

    unit: int
    turns: list[int]


class Refused(TypedDict):
    why: str
    clause: str


class Sighted(TypedDict):
    target: int
    gap: int
    lines: int
    in_the_way: list[int]
    charge: Refused | None
    shoot: bool
    no_shot: Refused | None
    nearest_to_charge: bool
    nearest_to_shoot: bool


class Targets(TypedDict):
    """Lengths are from base to base; beyond `far` a shot has one damage die less."""

    unit: int
    wits: str
    charge: int
    range: int | None
    far: int | None
    targets: list[Sighted]


class Chances(TypedDict):
    hit: str
    cut_down: str
    injured: str
    light_wound: str


class Way(TypedDict):
    end: Point
    bend: Point | None
    cost: int


class Push(Place):
    """Where a light wound drives the target, and whether being hemmed in hurts it."""

    cause: Literal["freely", "ground", "enemy", "edge"]
    drops: int


class Flight(Push):
    """Where a unit that loses its nerve runs."""

    unit: int


class SetUpZone(TypedDict):
    """Where the whole base of a unit has to stand at the start."""

    unit: int
    corners: list[Point]


class IllegalAttack(Refused):
    legal: Literal[False]


class LegalAttack(Chances):
    """The ready cards of the target (`guard`) are counted in, those of the attacker (`aid`) not.

    `survival` is of a hero or samurai who would be cut down, at level 3.
    """

    legal: Literal[True]
    way: Way | None
    wits: str | None
    otherwise: int | None
    strike: Tally
    avoid: Tally | None
    avoid_by: Literal["alert", "card", "action"] | None
    damage: Tally
    survival: Tally | None
    fumble: str
    guard: list[str]
    unguarded: Chances | None
    aid: list[str]
    push: Push | None


Attack: TypeAlias = IllegalAttack | LegalAttack
Inquiry: TypeAlias = (
    NextToken | Reach | Turns | Targets | SetUpZone | Flight | IllegalAttack | LegalAttack
)


# -- events --------------------------------------------------------------------------------------


class OfUnit(TypedDict):
    """An event tells what people call a unit."""

    unit: int
    unit_as: NotRequired[str]


class ForceReady(TypedDict):
    event: Literal["ForceReady"]
    seat: int
    cards: list[str] | Hidden


class ForceShown(TypedDict):
    event: Literal["ForceShown"]
    seat: int
    cards: list[str]
    weapons: list[str]
    first: int
    called: list[str]


class CaptiveHidden(TypedDict):
    event: Literal["CaptiveHidden"]
    seat: int
    marker: int | Hidden


class HeldBack(OfUnit):
    event: Literal["HeldBack"]


class Deployed(OfUnit):
    event: Literal["Deployed"]
    x: int
    y: int


class RoundBegan(TypedDict):
    event: Literal["RoundBegan"]
    round: int
    seat: int


class TokenDrawn(TypedDict):
    event: Literal["TokenDrawn"]
    seat: int
    token: Token


class FateDrawn(TypedDict):
    event: Literal["FateDrawn"]
    seat: int
    drawn: int


class TokenGiven(OfUnit):
    event: Literal["TokenGiven"]
    seat: int


class TokenLost(OfUnit):
    event: Literal["TokenLost"]


class ActionLost(OfUnit):
    event: Literal["ActionLost"]
    why: str


class ActionReturned(OfUnit):
    event: Literal["ActionReturned"]


class AlertSpent(OfUnit):
    event: Literal["AlertSpent"]


class Separated(OfUnit):
    event: Literal["Separated"]
    x: int
    y: int


class Acted(OfUnit):
    event: Literal["Acted"]
    action: str


class Moved(OfUnit):
    event: Literal["Moved"]
    x: int
    y: int
    turns: list[int]


class Rolled(OfUnit):
    event: Literal["Rolled"]
    roll: str
    faces: list[Face]
    swords: int
    passed: Literal[0, 1]
    fumbled: Literal[0, 1]
    result: str


class TestedTarget(OfUnit):
    event: Literal["TestedTarget"]
    named: int
    named_as: NotRequired[str]
    target: int
    target_as: NotRequired[str]


class Attacked(OfUnit):
    event: Literal["Attacked"]
    target: int
    target_as: NotRequired[str]
    how: str


class Wounded(OfUnit):
    event: Literal["Wounded"]
    drops: int
    total: int


class Inspired(OfUnit):
    event: Literal["Inspired"]
    total: int


class KnockedDown(OfUnit):
    event: Literal["KnockedDown"]


class ModelLost(OfUnit):
    event: Literal["ModelLost"]
    left: int


class Removed(OfUnit):
    event: Literal["Removed"]


class Retreated(OfUnit):
    event: Literal["Retreated"]
    x: int
    y: int


class GaveWay(OfUnit):
    event: Literal["GaveWay"]
    x: int
    y: int


class DrivenOff(OfUnit):
    event: Literal["DrivenOff"]
    x: int
    y: int


class ArrivalFailed(OfUnit):
    event: Literal["ArrivalFailed"]


class MarkerSearched(OfUnit):
    event: Literal["MarkerSearched"]
    marker: int
    found: str


class CaptiveTaken(OfUnit):
    event: Literal["CaptiveTaken"]


class CaptiveDropped(OfUnit):
    event: Literal["CaptiveDropped"]
    x: int
    y: int


class CaptiveLeft(OfUnit):
    event: Literal["CaptiveLeft"]


class CardUsed(OfUnit):
    event: Literal["CardUsed"]
    card: str


class SkillTurnedUp(TypedDict):
    event: Literal["SkillTurnedUp"]
    seat: int
    card: str


class SkillGained(OfUnit):
    event: Literal["SkillGained"]
    card: str


class Challenged(OfUnit):
    event: Literal["Challenged"]
    target: int
    target_as: NotRequired[str]


class DieClaimed(OfUnit):
    event: Literal["DieClaimed"]


class Shamed(OfUnit):
    event: Literal["Shamed"]
    card: str


class Injured(OfUnit):
    event: Literal["Injured"]
    card: str


class Survived(OfUnit):
    event: Literal["Survived"]


class SkillKept(TypedDict):
    event: Literal["SkillKept"]
    seat: int
    card: str


class CampaignEnded(TypedDict):
    event: Literal["CampaignEnded"]
    ranks: list[int]
    totals: list[int]


class BattleEnded(TypedDict):
    event: Literal["BattleEnded"]
    winner: Side | Literal["nobody"]
    seat: int


Event: TypeAlias = (
    ForceReady
    | ForceShown
    | CaptiveHidden
    | HeldBack
    | Deployed
    | RoundBegan
    | TokenDrawn
    | FateDrawn
    | TokenGiven
    | TokenLost
    | ActionLost
    | ActionReturned
    | AlertSpent
    | Separated
    | Acted
    | Moved
    | Rolled
    | TestedTarget
    | Attacked
    | Wounded
    | Inspired
    | KnockedDown
    | ModelLost
    | Removed
    | Retreated
    | GaveWay
    | DrivenOff
    | ArrivalFailed
    | MarkerSearched
    | CaptiveTaken
    | CaptiveDropped
    | CaptiveLeft
    | CardUsed
    | SkillTurnedUp
    | SkillGained
    | Challenged
    | DieClaimed
    | Shamed
    | Injured
    | Survived
    | SkillKept
    | CampaignEnded
    | BattleEnded
)
