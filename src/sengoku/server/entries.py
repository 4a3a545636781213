"""What can happen at a table: the entries of its log, numbered from 0 and never changed.

A table is its log. Everything else that the server knows of it follows from reading the entries in
their order (`match.py`). The key (table, number) is unique, so two writers cannot both win.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from sengoku.kernel.record import Record
from sengoku.server.bodies import Absence, Level, Pace, What

__all__ = [
    "Agreed",
    "Answered",
    "Blocked",
    "Called",
    "Came",
    "Closed",
    "Consented",
    "Counted",
    "Declined",
    "Deserted",
    "Entry",
    "GaveEntropy",
    "HostPassed",
    "Left",
    "Moved",
    "Opened",
    "Ordered",
    "Pardoned",
    "Proposed",
    "Rematched",
    "Reseated",
    "Resigned",
    "Sat",
    "Settled",
    "Started",
    "StoodIn",
    "Undone",
    "Watched",
    "Watching",
    "WentOn",
    "Woke",
    "read_entry",
    "write_entry",
]


class _Entry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    pass


class Opened(_Entry, frozen=True, tag="opened"):
    """`bots` has a level for each seat, empty where people sit, `names` what the bots are to be
    called (logs of older servers do not say it). `house` is the server's part of the
    seed. `origin` is the record that the table plays on from, and the table it came from. In a
    rematch `kept_for` are the people who are asked to sit down, by seat, and what they are
    called."""

    game: str
    edition: int
    options: dict[str, Any]
    bots: list[str]
    pace: Pace
    window: int
    listed: bool
    host: str
    house: str
    origin: Record | None = None
    origin_table: str | None = None
    redealt: bool = False
    hints: bool = True
    names: list[str] = []
    kept_for: list[str] = []
    kept_names: list[str] = []
    absence: Absence = field(default_factory=Absence)
    level: Level = "everyone"
    counts: bool = False


class Sat(_Entry, frozen=True, tag="sat"):
    """`color` and `crest`: what he would like to wear here."""

    seat: int
    person: str
    name: str
    outside: bool = False
    color: str = ""
    crest: str = ""


class Left(_Entry, frozen=True, tag="left"):
    seat: int


class Reseated(_Entry, frozen=True, tag="reseated"):
    """The host put a bot there, or with an empty `bot` took it away. `name`: what it is called, if
    one sat there already that only plays better or worse from now on."""

    seat: int
    bot: str = ""
    name: str = ""


class GaveEntropy(_Entry, frozen=True, tag="entropy"):
    seat: int
    entropy: str


class Called(_Entry, frozen=True, tag="called"):
    """The host wants to begin; it begins when everybody has come. `here`: the seats of those who
    were here at that moment, where nobody has to wait for the others."""

    here: list[int] = []


class Came(_Entry, frozen=True, tag="came"):
    """Somebody came to a table that is to begin."""

    seat: int


class HostPassed(_Entry, frozen=True, tag="host_passed"):
    """Another person is the host from now on: the last one handed the table over, or left."""

    person: str


class Blocked(_Entry, frozen=True, tag="blocked"):
    """The host asked somebody to leave: a person, also at other devices of his at this table."""

    people: list[str]
    name: str


class Counted(_Entry, frozen=True, tag="counted"):
    """The host changed whether the match counts for the rating; the others are to agree."""

    counts: bool


class Consented(_Entry, frozen=True, tag="consented"):
    """To whether it counts."""

    seat: int


class Pardoned(_Entry, frozen=True, tag="pardoned"):
    people: list[str]


class Started(_Entry, frozen=True, tag="started"):
    pass


class Moved(_Entry, frozen=True, tag="moved"):
    """`option` is the place in the list, where the player named it so: a repeat is recognized."""

    seat: int
    action: int
    option: int | None = None


class Answered(_Entry, frozen=True, tag="answered"):
    """Under seal, until the window closes."""

    seat: int
    action: int
    option: int | None = None


class Undone(_Entry, frozen=True, tag="undone"):
    seat: int


class Proposed(_Entry, frozen=True, tag="proposed"):
    """`needed` are the seats without whose people it does not happen. Logs of older servers do not
    say it: then seats with a stand-in were not asked. `pace`: the new one. `person` and `name`: who
    wants to take over `seat`. `waits`: bots and clocks wait for the answer, and other decisions do
    not end it, as they did at older servers."""

    seat: int
    what: What
    ply: int | None = None
    needed: list[int] | None = None
    pace: Pace | None = None
    person: str = ""
    name: str = ""
    waits: bool = False


class Agreed(_Entry, frozen=True, tag="agreed"):
    seat: int


class Declined(_Entry, frozen=True, tag="declined"):
    seat: int


class Resigned(_Entry, frozen=True, tag="resigned"):
    seat: int


class Ordered(_Entry, frozen=True, tag="ordered"):
    seat: int
    windows: Literal["ask", "others", "pass"]


class StoodIn(_Entry, frozen=True, tag="stood_in"):
    """From here a bot plays for the seat; which one older servers do not say."""

    seat: int
    bot: str = ""


class WentOn(_Entry, frozen=True, tag="went_on"):
    """The player is back."""

    seat: int


class Watching(_Entry, frozen=True, tag="watching"):
    """The screen of the asked seat still shows how it came to that: its clock stands until it has
    caught up, for `most` milliseconds at most."""

    seat: int
    most: int


class Watched(_Entry, frozen=True, tag="watched"):
    seat: int


class Deserted(_Entry, frozen=True, tag="deserted"):
    """Nobody but bots was left for so long that the match is called off."""


class Closed(_Entry, frozen=True, tag="closed"):
    """By who hosts the server, or because nobody came: what had not begun never will."""


class Woke(_Entry, frozen=True, tag="woke"):
    """The server was away; nobody's clock pays for that."""


class Settled(_Entry, frozen=True, tag="settled"):
    """A commit was cut, and nobody knew how it ended. Its number is taken now, by it or by this."""


class Rematched(_Entry, frozen=True, tag="rematched"):
    table: str


Entry: TypeAlias = (
    Opened
    | Sat
    | Left
    | Reseated
    | GaveEntropy
    | Called
    | Came
    | HostPassed
    | Blocked
    | Counted
    | Consented
    | Pardoned
    | Closed
    | Deserted
    | Started
    | Moved
    | Answered
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Resigned
    | Ordered
    | StoodIn
    | Watching
    | Watched
    | WentOn
    | Woke
    | Settled
    | Rematched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def read_entry(data: bytes | str) -> Entry:
    return _decoder.decode(data)


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)
