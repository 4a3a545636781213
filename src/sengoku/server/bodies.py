"""What travels over HTTP: requests as they are read, answers field by field."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

__all__ = [
    "BotPlayer",
    "Branch",
    "Code",
    "Days",
    "DoorInfo",
    "EndSessions",
    "Ended",
    "Entropy",
    "Foresee",
    "Foreseen",
    "Free",
    "GameInfo",
    "HouseInfo",
    "Kept",
    "Lesson",
    "LessonFrame",
    "LessonScene",
    "Live",
    "LuckInfo",
    "Me",
    "NewBot",
    "NewMe",
    "NewTable",
    "Opened",
    "OptionInfo",
    "Pace",
    "PasskeyAsked",
    "PasskeyInfo",
    "PasskeyProof",
    "Plate",
    "ProblemInfo",
    "ProposalInfo",
    "Prospect",
    "ProspectWish",
    "QrCode",
    "QrWish",
    "Recover",
    "Replayed",
    "ResultInfo",
    "Reviewed",
    "SeatChange",
    "SeatInfo",
    "SeatLink",
    "SeatWish",
    "SessionInfo",
    "Sit",
    "TableInfo",
    "TableList",
    "Token",
    "Trying",
    "Verified",
]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
AtZero: TypeAlias = Literal["bot", "resign", "skip"]
Status: TypeAlias = Literal["open", "running", "over", "abandoned"]


class ProblemInfo(Struct, frozen=True):
    """Why something is refused: say `problem-<key>` with the facts, and show the clause."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    clause: str = ""


# -- what the house offers ---------------------------------------------------------------------


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


# -- who somebody is ---------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """`known` is false for somebody who has not said a name yet. `kept`: there is a way back, by a
    passkey or (`coded`) a recovery code. Color and crest are empty where nothing was chosen."""

    known: bool
    name: str = ""
    bot: bool = False
    kept: bool = False
    coded: bool = False
    color: str = ""
    crest: str = ""


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Token(Struct, frozen=True):
    """Send it as `Authorization: Bearer <token>`; it is shown this once."""

    name: str
    token: str


class Code(Struct, frozen=True):
    """Who types it on another device is this person there. It is shown this once."""

    code: str


class PasskeyAsked(Struct, frozen=True):
    """`options` for `navigator.credentials`, as WebAuthn writes them in JSON; `ticket` comes back
    with what the device says to them."""

    options: dict[str, Any]
    ticket: str


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(max_length=400)]
    credential: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    id: str
    label: str
    created: int
    seen: int


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person chose on a device, as the client writes it; empty if nothing is kept."""

    settings: Annotated[str, Meta(max_length=8000)]


class SessionInfo(Struct, frozen=True):
    """A device at which one is known; `here`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """`here`: the one who asks is forgotten, too."""

    here: bool = False


class Ended(Struct, frozen=True):
    """`token` is the new one of a program that goes on."""

    token: str | None


# -- tables ------------------------------------------------------------------------------------


class Live(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A bank of seconds for the match and an increment for every decision."""

    bank: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    at_zero: AtZero = "bot"


class Days(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3
    at_zero: AtZero = "bot"


class Free(Struct, frozen=True, tag="free", tag_field="kind", forbid_unknown_fields=True):
    """No clock."""


Pace: TypeAlias = Live | Days | Free


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
    whether players may ask what a bot would do."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = field(default_factory=Free)
    listed: bool = False
    window: Annotated[int, Meta(ge=1, le=604_800)] | None = None
    hints: bool = True


class SeatInfo(Struct, frozen=True):
    """`yours`: the person who asks holds this seat. `stand_in`: a bot plays while it is empty.
    `kept_for`: the name of who is asked to sit here again; `offered`: it is the one who asks."""

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


class ResultInfo(Struct, frozen=True):
    """`ranks` from 1, shared where equal. `resigned` seats come last, whatever they had. `winners`
    are those with the first place, and nobody where the game was drawn or abandoned."""

    how: Literal["played", "resigned", "abandoned"]
    ranks: list[int] | None
    scores: list[int] | None
    winners: list[int]


class ProposalInfo(Struct, frozen=True):
    """Something that all people at the table must agree to."""

    number: int
    what: Literal["takeback", "abandon", "pause", "resume"]
    seat: int
    ply: int | None
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct, frozen=True):
    """A table as one person may know it. Times are milliseconds since 1970, UTC. It is played to
    its end by the `edition` of the rules that it began with; `newest` is that of new tables.
    `hands_known`: it plays on with the hidden cards of a match that is over, which whoever saw that
    one knows. It is never listed; say so before somebody sits down. `waiting`: the seats that it
    waited for when this was told, `due` when their time is up if there is a clock or a window,
    `round` what all see of how far it is. `called`: it begins when all are here."""

    id: str
    game: str
    edition: int
    newest: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    window: int
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
    """`name` for somebody the house does not know yet, or under another name at this table."""

    name: Name | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's: a bot for an open seat, or an open seat for a bot."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=24)] = ""


class SeatLink(Struct, frozen=True):
    """A path that gives this seat to another device of the same player."""

    path: str


class Entropy(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything; it is mixed into the seed before the deal."""

    seat: int
    entropy: Annotated[str, Meta(min_length=1, max_length=64)]


# -- afterwards --------------------------------------------------------------------------------


class LuckInfo(Struct, frozen=True):
    """`promise` is shown from the beginning, `commitment` from the deal, the rest at the end."""

    promise: str
    commitment: str | None
    house: str | None
    entropy: list[str] | None
    seed: str | None


class Replayed(Struct, frozen=True):
    """A match after `ply` decisions, as a viewer saw it."""

    game: str
    ply: int
    plies: int
    viewer: str
    seat: int | None
    over: bool
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Foresee(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a position after `ply` decisions; `about` as in the socket's `preview`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    about: dict[str, Any]


class Foreseen(Struct, frozen=True):
    ply: int
    answer: dict[str, Any]


class Reviewed(Struct, frozen=True):
    """A decision beside the best one, as a bot judges it from what the seat could know: chances of
    winning in thousandths, those of all seats after the best one. `only`: there was nothing to
    choose."""

    ply: int
    seat: int
    words: dict[str, Any]
    only: bool
    chance: int = 0
    best: int = 0
    better: dict[str, Any] | None = None
    chances: list[int] = []


class LessonScene(Struct, frozen=True):
    """A decision between two frames: what happened, and the table after it."""

    ply: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class LessonFrame(Struct, frozen=True):
    """A step of a lesson: the table, what happened since the step before, decision by decision, and
    which of the options the lesson takes. Without a question it only shows something. `points`
    names zones of the table that it is about. `skips`: time has passed that is not shown. Say
    `<slug>-lesson-<step>`, and its title."""

    step: str
    ply: int
    view: dict[str, Any]
    scenes: list[LessonScene]
    points: list[str]
    skips: bool
    question: dict[str, Any] | None
    option: int | None


class Lesson(Struct, frozen=True):
    """A guided first game; the learner sits at `seat`."""

    game: str
    seat: int
    frames: list[LessonFrame]


class Plate(Struct, frozen=True):
    """A picture of the rule book: a position as `seat` sees it, what it is asked, and which of the
    options the picture shows. `events` are those of what was tried last."""

    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: dict[str, Any] | None
    option: int | None


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody played in a picture, in words, one after the other; `about` asks what could be
    foreseen after that."""

    played: Annotated[list[dict[str, Any]], Meta(max_length=12)]
    about: dict[str, Any] = field(default_factory=dict)


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a position as a new table. `hidden`: cards that nobody sees lie as they lay
    (`same`), or everything the public cannot see is dealt anew (`new`). With the same cards it is
    never `listed`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    hidden: Literal["same", "new"] = "new"
    pace: Pace = field(default_factory=Free)
    listed: bool = False
    hints: bool = True


class Verified(Struct, frozen=True):
    """What a record proves; `problem` says what it does not."""

    verified: bool
    game: str = ""
    plies: int = 0
    over: bool = False
    digest: str = ""
    problem: ProblemInfo | None = None
