"""What the house offers."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from sengoku.server.bodies.problem import ProblemInfo

__all__ = [
    "DoorInfo",
    "GameInfo",
    "HouseInfo",
    "OptionInfo",
    "Prospect",
    "ProspectWish",
    "QrCode",
    "QrWish",
]


class OptionInfo(Struct, frozen=True):
    """An option of a game; its meaning is the text `<slug>-option-<name>`."""

    name: str
    default: Any
    clause: str
    choices: list[Any]
    low: int | None
    high: int | None
    custom: str


class GameInfo(Struct, frozen=True):
    slug: str
    edition: int
    seats: list[int]
    continuous: bool
    options: list[OptionInfo]


class HouseInfo(Struct, frozen=True):
    """Everything a client needs to offer a new table."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class ProspectWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as a new table takes them."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)


class Prospect(Struct, frozen=True):
    """What a match would begin on, as its game tells it (docs/games); `problem`: why it could not
    begin so."""

    shown: dict[str, Any]
    problem: ProblemInfo | None


class DoorInfo(Struct, frozen=True):
    """`address`: the public one, where it is set. `network`: the house on other devices in the same
    network; `may_open`: it can be opened to them. Both only for who sits at the server itself."""

    address: str
    network: list[str]
    may_open: bool


class QrWish(Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=1000, pattern=r"^https?://\S+$")]


class QrCode(Struct, frozen=True):
    """Its dark squares as the path of an SVG that is `side` units wide, margin included."""

    side: int
    path: str
