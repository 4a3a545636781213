"""What is told of a battle of Test of Honour: its view, what is answered on demand, and its events
(`wire_events.py`).

Lengths are thousandths of an inch. Chances are fractions: "9409/20736".
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sengoku.games.skirmish.sight.wire_events import Event, Face, Side, Token
from sengoku.kernel.wire import AnyQuestion, AnyView, Hidden, Modifier, Offered, Tally

__all__ = ["Event", "Face", "Inquiry", "Modifier", "Prospect", "Side", "Token", "View"]

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


class Question(AnyQuestion, AskedRoll, AskedCard, AskedForce):
    unit: int | None
    formal: bool
    options: list[Option] | Hidden


# -- the view ------------------------------------------------------------------------------------


class Unit(TypedDict):
    """`exit` is where it went over the edge, `fell` where a casualty stood last."""

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
    fell: Point | None
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


class View(AnyView):
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


class Lengths(TypedDict):
    """How far something is, and how far one gets; `far` of a place, if it is beyond that."""

    apart: int
    reach: int
    far: NotRequired[Literal["yes", "no"]]


class Refused(TypedDict):
    why: str
    clause: str
    facts: NotRequired[Lengths]


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
