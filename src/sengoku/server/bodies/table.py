"""Tables: made, joined, told of."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from sengoku.server.bodies.pace import Absence, Free, Pace
from sengoku.server.bodies.person import Color, Crest, Name

__all__ = [
    "BotPlayer",
    "Counts",
    "Entropy",
    "Handover",
    "Level",
    "NewTable",
    "Opened",
    "ProposalInfo",
    "ResultInfo",
    "SeatChange",
    "SeatInfo",
    "SeatLink",
    "SeatWish",
    "Sit",
    "Status",
    "TableInfo",
    "TableList",
    "Visitor",
    "What",
    "Whom",
    "World",
]

What: TypeAlias = Literal["takeback", "abandon", "pause", "resume", "pace", "seat"]
Status: TypeAlias = Literal["open", "running", "over", "abandoned"]
Level: TypeAlias = Literal["everyone", "learning", "experienced"]


# What bots are called, in the order in which they sit down; the browser has a face for each.
BotPlayer: TypeAlias = Literal[
    "Akira", "Hana", "Kenji", "Yuki", "Ren", "Sora", "Tomoe", "Masa", "Emi", "Goro", "Jun", "Nobu"
]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`mine`: whoever makes the table sits here (several times: hot seat), under his name or as
    `called`. `name`: of a bot; without it, or where somebody has that name, it gets another."""

    kind: Literal["open", "mine", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=24)] = ""
    name: BotPlayer | Literal[""] = ""
    called: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`window`: for how many seconds a window stays open; without it, what fits the pace. `hints`:
    whether players may ask what a bot would do. `level`: for whom it is, as the lobby tells it.
    `counts`: for the rating, of all who sit down. Then it needs a clock, there are no hints, and
    nobody is played for."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = field(default_factory=Free)
    listed: bool = False
    window: Annotated[int, Meta(ge=1, le=604_800)] | None = None
    hints: bool = True
    absence: Absence = field(default_factory=Absence)
    level: Level = "everyone"
    counts: bool = False


class SeatInfo(Struct, frozen=True):
    """`yours`: the person who asks holds this seat. `stand_in`: a bot plays while it is empty.
    `kept_for`: the name of who is asked to sit here again; `offered`: it is the one who asks.
    `away`: since when nobody is there; `until`: when the table's rule about absence acts, if nobody
    comes. `color` and `crest` are worn by no other seat. `who`: by what a person is named to block
    or mute him, at this table alone; `hosts`: he is its host; `came`: he has come since it is to
    begin; `muted`: by the one who asks; `agreed`: to whether the match counts, by sitting down or
    since the host changed that."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    yours: bool
    present: bool
    resigned: bool
    stand_in: bool
    entropy: bool
    kept_for: str = ""
    offered: bool = False
    away: int | None = None
    until: int | None = None
    color: Color = "madder"
    crest: Crest = "plum"
    who: str = ""
    hosts: bool = False
    came: bool = False
    muted: bool = False
    agreed: bool = True


class Visitor(Struct, frozen=True):
    """Somebody without a seat. `who`: by what he is named at this table, and at no other."""

    who: str
    name: str
    muted: bool = False
    hosts: bool = False


class ResultInfo(Struct, frozen=True):
    """`ranks` from 1, shared where equal. `resigned` seats come last, whatever they had. `winners`
    are those with the first place, and nobody where the game was drawn or abandoned."""

    how: Literal["played", "resigned", "abandoned"]
    ranks: list[int] | None
    scores: list[int] | None
    winners: list[int]


class ProposalInfo(Struct, frozen=True):
    """Something that all people at the table must agree to. `name`: who wants to take over `seat`,
    whose player is away. `pace`: the new one."""

    number: int
    what: What
    seat: int
    ply: int | None
    agreed: list[int]
    needed: list[int]
    name: str = ""
    pace: Pace | None = None


class TableInfo(Struct, frozen=True):
    """A table as one person may know it. Times are milliseconds since 1970, UTC. It is played to
    its end by the `edition` of the rules that it began with; `newest` is that of new tables.
    `hands_known`: it plays on with the hidden cards of a match that is over, which whoever saw that
    one knows. It is never listed; say so before somebody sits down. `waiting`: the seats that it
    waited for when this was told, `due` when their time is up if there is a clock or a window,
    `round` what all see of how far it is. `called`: it begins when all have come, since
    `called_at`. `spectators`: how many look on; `onlookers`: those of them who have a name and tell
    it. `blocked`: whom the host asked to leave, for himself alone. `counts`: for the rating; then
    `hints`, `absence` and `pace` are those of such a match."""

    id: str
    game: str
    edition: int
    newest: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    window: int
    absence: Absence
    listed: bool
    hands_known: bool
    hints: bool
    host: bool
    created: int
    version: int
    ply: int
    waiting: list[int]
    due: int | None
    round: int | None
    paused: bool
    called: bool
    spectators: int
    commitment: str
    proposal: ProposalInfo | None
    result: ResultInfo | None
    rematch: str | None
    origin: str | None
    level: Level = "everyone"
    called_at: int | None = None
    onlookers: list[Visitor] = []
    blocked: list[Visitor] = []
    counts: bool = False


class TableList(Struct, frozen=True):
    """`next`: where the following page begins. `now`: what time it is at the server."""

    tables: list[TableInfo]
    next: str | None
    now: int


class Opened(Struct, frozen=True):
    """`invite` is the path of the link to send to friends; it opens a private table, too."""

    table: TableInfo
    invite: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`name` for somebody the house does not know yet, or under another name at this table. What he
    wears is his from now on; without it he wears what he chose before."""

    name: Name | None = None
    color: Color | None = None
    crest: Crest | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's: a bot for an open seat, or an open seat for a bot."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=24)] = ""


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's: whether the match counts for the rating. The others are asked again."""

    counts: bool


class Handover(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's: who sits there is the host from now on."""

    seat: int


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table, by the `who` of his seat, of a visitor or of a line."""

    who: Annotated[str, Meta(min_length=1, max_length=24)]


class SeatLink(Struct, frozen=True):
    """A path that gives this seat to another device of the same player."""

    path: str


class Entropy(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything; it is mixed into the seed before the deal."""

    seat: int
    entropy: Annotated[str, Meta(min_length=1, max_length=64)]


class World(Struct, frozen=True):
    """What a program at a seat plays on with: a state of the match at `version` in which all that
    the seat cannot know was invented anew. `build` of the game reads it (`sengoku.game`)."""

    version: int
    game: str
    seats: int
    options: dict[str, Any]
    edition: int
    world: dict[str, Any]
