"""What happens in a battle of Test of Honour, as it is told: an event by its name.

Lengths are thousandths of an inch.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sengoku.kernel.wire import Hidden

__all__ = ["Event", "Face", "Side", "Token"]

Side: TypeAlias = Literal["south", "north"]
Token: TypeAlias = Literal["commoner", "samurai", "fate"]
Face: TypeAlias = Literal["double", "single", "blank", "cross"]
Ended: TypeAlias = Literal["hero", "nobles", "all", "finds", "captive", "limit"]


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
    ended: Ended


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
