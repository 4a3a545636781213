"""What travels over a table's websocket, both ways. See docs/protocol.md.

A viewer gets nothing that is not a field of one of these structs. `view` and `events` come from
`game.view` and `Event.told`, which are built field by field as well.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sengoku.server.bodies import Pace, ProblemInfo, Reason, ResultInfo, TableInfo
from sengoku.server.changes import Set, Splice
from sengoku.server.edge import check_text

__all__ = [
    "PROTOCOL",
    "Advised",
    "Answer",
    "Asked",
    "Bye",
    "Changed",
    "Chat",
    "ChatLine",
    "Clocks",
    "Done",
    "FromServer",
    "GoOn",
    "Hint",
    "Hinted",
    "Log",
    "Logged",
    "Looker",
    "Moment",
    "Move",
    "Mute",
    "Orders",
    "Ping",
    "Pong",
    "Present",
    "Preview",
    "Previewed",
    "Prompt",
    "Propose",
    "Reason",
    "Refused",
    "Rematch",
    "Request",
    "Resign",
    "Said",
    "Show",
    "StandIn",
    "TableChanged",
    "Talk",
    "Undo",
    "Watched",
    "Watching",
    "Welcome",
    "Why",
    "WhyNot",
    "read_request",
    "socket_schema",
]

PROTOCOL = 1

Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Version: TypeAlias = Annotated[int, Meta(ge=0)]
Windows: TypeAlias = Literal["ask", "others", "pass"]


# -- from a client -----------------------------------------------------------------------------


class _Ask(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """`id` comes back with the answer."""

    id: Id


class Move(_Ask, frozen=True, tag="move"):
    """An option by its place in the list, or by its words, or as an action. One of the three."""

    version: Version
    option: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    words: dict[str, Any] | None = None
    action: int | None = None


class Undo(_Ask, frozen=True, tag="undo"):
    version: Version


class Why(_Ask, frozen=True, tag="why"):
    """Why can this not be done? An action that is no option, by its words or as an action; or what
    somebody points at, as a part of an action's words: the rules know which action he misses."""

    words: dict[str, Any] | None = None
    action: int | None = None
    thing: dict[str, Any] | None = None


class Preview(_Ask, frozen=True, tag="preview"):
    """A question about the position that the game answers on demand."""

    about: dict[str, Any]


class Hint(_Ask, frozen=True, tag="hint"):
    """The best options, as a strong bot sees them that knows no more than this seat; only while it
    is asked, and only where the table allows hints."""


class Propose(_Ask, frozen=True, tag="propose"):
    """`ply`: to where a takeback goes back. `pace`: the new one. Who proposed something declines it
    to withdraw it."""

    version: Version
    what: Literal["takeback", "abandon", "pause", "resume", "pace"]
    ply: Annotated[int, Meta(ge=0)] | None = None
    pace: Pace | None = None


class Answer(_Ask, frozen=True, tag="answer"):
    """To a proposal."""

    proposal: int
    agree: bool


class Resign(_Ask, frozen=True, tag="resign"):
    pass


class Orders(_Ask, frozen=True, tag="orders"):
    """Standing orders for windows: ask me, ask me only about myself, or always pass."""

    windows: Windows


class StandIn(_Ask, frozen=True, tag="stand_in"):
    """A bot shall play for a seat whose player is away."""

    seat: int


class GoOn(_Ask, frozen=True, tag="go_on"):
    """I am back: my seat is mine again."""


class Chat(_Ask, frozen=True, tag="chat"):
    """The same `id` twice is said once."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(_Ask, frozen=True, tag="mute"):
    """Somebody at this table I do not want to hear any more, here or elsewhere; or again, if not
    `on`. What the others said follows anew (`talk`)."""

    who: Annotated[str, Meta(min_length=1, max_length=24)]
    on: bool = True


class Rematch(_Ask, frozen=True, tag="rematch"):
    """A new table with the same players, seats rotated; asking twice finds the same table."""


class Log(_Ask, frozen=True, tag="log"):
    """Events from `since` on, up to `until`."""

    since: Annotated[int, Meta(ge=0)]
    until: Annotated[int, Meta(ge=0)]


class Show(_Ask, frozen=True, tag="show"):
    """The whole present again, which comes before the answer. `kept` and `version` tell what the
    client has, as on connecting."""

    kept: Annotated[int, Meta(ge=0)] = 0
    version: Version = 0


class Ping(_Ask, frozen=True, tag="ping"):
    pass


class _Screen(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    version: Version
    id: Id = ""


class Watching(_Screen, frozen=True, tag="watching"):
    """My screen still shows how this version came about: my clock shall stand, if it is running."""


class Watched(_Screen, frozen=True, tag="watched"):
    """It has caught up."""


Request: TypeAlias = (
    Move
    | Undo
    | Why
    | Preview
    | Hint
    | Propose
    | Answer
    | Resign
    | Orders
    | StandIn
    | GoOn
    | Chat
    | Mute
    | Rematch
    | Log
    | Show
    | Ping
    | Watching
    | Watched
)

# -- from the server ---------------------------------------------------------------------------


class _Tell(Struct, frozen=True, tag_field="type"):
    pass


class ChatLine(Struct, frozen=True):
    """`who`: by what its speaker is named at this table. Before the first card all talk in one
    room, the lobby."""

    number: int
    room: Literal["lobby", "players", "spectators"]
    seat: int | None
    name: str
    text: str
    at: int
    who: str = ""


class Looker(Struct, frozen=True):
    """Who looks: a seat (`seat` set), the public, or the referee once the game is over."""

    viewer: str
    seat: int | None


class Welcome(_Tell, frozen=True, tag="welcome"):
    """First on every connection."""

    protocol: int
    you: Looker
    table: TableInfo
    chat: list[ChatLine]
    orders: Windows
    now: int


class TableChanged(_Tell, frozen=True, tag="table"):
    """Somebody sat down, left, came, went, proposed, agreed; the game began or ended."""

    table: TableInfo


class Clocks(Struct, frozen=True):
    """`left` in milliseconds a seat, as of `now`; those in `running` are running down. Where
    `stands` is set they stand still until then at the latest, since the screen of that seat still
    shows what happened."""

    now: int
    running: list[int]
    left: list[int] | None
    stands: int | None = None


class Asked(Struct, frozen=True):
    """What this viewer's seat is asked. `question` is the view's, with its options."""

    seat: int
    question: dict[str, Any]
    window: bool
    answered: bool


class Moment(Struct, frozen=True):
    """The log had grown to `events` events after `ply` decisions, at a time of day."""

    events: int
    ply: int
    at: int


class Present(_Tell, frozen=True, tag="present"):
    """The match now. Keep the first `kept` events of your log, then append `events`."""

    version: int
    ply: int
    kept: int
    events: list[dict[str, Any]]
    moments: list[Moment]
    view: dict[str, Any]
    waiting: list[int]
    asked: Asked | None
    may_undo: bool
    closes: int | None
    clocks: Clocks
    result: ResultInfo | None


class Prompt(Struct, frozen=True):
    """`Asked`, but with null where the question is the one of the view."""

    seat: int
    question: dict[str, Any] | None
    window: bool
    answered: bool


class Changed(_Tell, frozen=True, tag="changed"):
    """A `present` for who asked for changes. Its view is that of version `after` with another
    `question`; in it `sets` put a value at a path, and `splices` replace a run of a list: where,
    from which place, how many go, and what comes. Who has another version asks for the whole
    (`show`)."""

    after: int
    version: int
    ply: int
    kept: int
    events: list[dict[str, Any]]
    moments: list[Moment]
    question: dict[str, Any] | None
    sets: list[Set]
    splices: list[Splice]
    waiting: list[int]
    asked: Prompt | None
    may_undo: bool
    closes: int | None
    clocks: Clocks
    result: ResultInfo | None


class Said(_Tell, frozen=True, tag="chat"):
    line: ChatLine


class Talk(_Tell, frozen=True, tag="talk"):
    """All that is heard of the chat from now on, in place of what was."""

    lines: list[ChatLine]


class Done(_Tell, frozen=True, tag="done"):
    """It is on disk. `again`: it was already, and nothing happened twice."""

    id: str
    version: int
    again: bool = False
    table: str | None = None


class Refused(_Tell, frozen=True, tag="refused"):
    """Nothing happened. After `stale-action` the present follows."""

    id: str
    problem: ProblemInfo
    version: int


class WhyNot(_Tell, frozen=True, tag="why"):
    """`problem` is null where it can be done."""

    id: str
    problem: ProblemInfo | None


class Previewed(_Tell, frozen=True, tag="preview"):
    id: str
    version: int
    answer: dict[str, Any]


class Advised(Struct, frozen=True):
    """`option` is a place in the list of options; it wins about `chance` games in 100, and
    `chances` are those of all seats then. In two in three of the ways it may go on the chance
    lies within the `span`."""

    option: int
    words: dict[str, Any]
    chance: int
    chances: list[int]
    span: tuple[int, int]
    reason: Reason


class Hinted(_Tell, frozen=True, tag="hint"):
    """At most three, the best first."""

    id: str
    version: int
    advice: list[Advised]


class Logged(_Tell, frozen=True, tag="log"):
    id: str
    since: int
    events: list[dict[str, Any]]


class Pong(_Tell, frozen=True, tag="pong"):
    id: str
    now: int


class Bye(_Tell, frozen=True, tag="bye"):
    """Last before the server closes the connection."""

    problem: ProblemInfo


FromServer: TypeAlias = (
    Welcome
    | TableChanged
    | Present
    | Changed
    | Said
    | Talk
    | Done
    | Refused
    | WhyNot
    | Previewed
    | Hinted
    | Logged
    | Pong
    | Bye
)

_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read_request(data: str | bytes) -> Request:
    """Raises Problem, DecodeError or UnicodeError for what is no request."""
    sent = data.encode() if isinstance(data, str) else data
    check_text(sent)
    return _requests.decode(sent)


def socket_schema() -> dict[str, Any]:
    """JSON Schema of both directions."""
    (incoming, outgoing), components = msgspec.json.schema_components(
        [Request, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sengoku table socket",
        "protocol": PROTOCOL,
        "from_client": incoming,
        "from_server": outgoing,
        "$defs": components,
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(socket_schema()), indent=1).decode())
