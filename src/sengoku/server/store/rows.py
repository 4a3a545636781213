"""The tables of the database. A change here comes with a migration."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

__all__ = [
    "METADATA",
    "calls",
    "chat",
    "entries",
    "keys",
    "lasting",
    "looking",
    "mutes",
    "notices",
    "passkeys",
    "people",
    "presence",
    "reaches",
    "results",
    "reviews",
    "servers",
    "sessions",
    "settings",
    "tables",
]

PASSING = {"passing": True}  # true only while servers run, and in no backup

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s"}
)


def _key(name: str) -> Column[str]:
    """The id of a table or a person, which names a row."""
    return Column(name, String(24), primary_key=True)


def _id(name: str) -> Column[str]:
    return Column(name, String(24), nullable=False)


def _number(name: str) -> Column[int]:
    """Which one it is of those with the same id."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _when(name: str) -> Column[int]:
    """Milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


settings = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    METADATA,
    _key("id"),
    Column("name", String(24), nullable=False),
    Column("bot", Boolean, nullable=False),
    _when("created"),
    # How often he ended all of his sessions and links: what was signed before does not count.
    Column("generation", Integer, nullable=False, server_default="0"),
    # Which ending of anybody's sessions that was, so that each server knows which ones it heard of.
    Column("ended", BigInteger, nullable=False, server_default="0"),
    Column("recovery", String(64), nullable=True),  # the hash of a code that brings him back
    Column("settings", Text, nullable=False, server_default=""),  # as his devices keep them
    Column("color", String(12), nullable=False, server_default=""),  # what he wears, if he chose
    Column("crest", String(12), nullable=False, server_default=""),
    Column("banned", BigInteger, nullable=False, server_default="0"),  # since when, if he is
    Index("ix_people_ended", "ended"),
    Index("ix_people_recovery", "recovery", unique=True),
)

# The devices at which somebody is known; a token of an older server has none.
sessions = Table(
    "sessions",
    METADATA,
    _key("id"),
    _id("person_id"),
    Column("label", String(40), nullable=False),
    _when("created"),
    _when("seen"),
    Index("ix_sessions_person_id", "person_id"),
)

# Keys that devices of somebody made (WebAuthn); the house knows their public halves.
passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    _id("person_id"),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them, where it does
    Column("label", String(40), nullable=False),
    _when("created"),
    _when("seen"),
    Index("ix_passkeys_person_id", "person_id"),
)

# How matches ended, a row for each seat. `player` is the bot that sat there, else empty; who played
# at somebody else's screen has no id. `rated` tells in which order matches were, which gave `mu`
# and `sigma`: 0 is still to be done, -1 does not count.
results = Table(
    "results",
    METADATA,
    _key("table_id"),
    _number("seat"),
    Column("game", String(40), nullable=False),
    _id("person_id"),
    Column("player", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),  # for the rating: all had agreed to that
    _when("ended"),
    Column("score", Integer, nullable=True),
    Column("size", Integer, nullable=False, server_default="0"),  # of how many seats
    Column("setup", Text, nullable=False, server_default=""),  # edition and options
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("rated", BigInteger, nullable=False, server_default="-1"),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Index("ix_results_person_id", "person_id"),
    Index("ix_results_ended", "ended"),
    Index("ix_results_rated", "rated"),
    Index(  # of two servers that rate at once one is refused
        "uq_results_rated",
        "rated",
        "seat",
        unique=True,
        sqlite_where=text("rated > 0"),
        postgresql_where=text("rated > 0"),
    ),
)

# What lies on the desk of the server that keeps an embedded database: who else changed something
# there. Servers that share one hear of it otherwise (`news.py`).
notices = Table(
    "notices",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("what", String(60), nullable=False),
    info=PASSING,
)

# What the lobby sorts and filters by; the truth about a table is in its entries.
tables = Table(
    "tables",
    METADATA,
    _key("id"),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    _when("created"),
    Column("pace", String(8), nullable=False, server_default="free"),
    Column("size", Integer, nullable=False, server_default="0"),  # how many seats it has
    Column("level", String(12), nullable=False, server_default="everyone"),
    Column("due", BigInteger, nullable=True),  # when somebody's days will be over
    # The server at which its time runs, as long as that one is among `servers`, and how often it
    # changed hands. With SQLite nobody needs it.
    Column("owner", Integer, nullable=False, server_default="0", info=PASSING),
    Column("epoch", Integer, nullable=False, server_default="0", info=PASSING),
    Index("ix_tables_created", "created"),
    Index("ix_tables_status", "status"),
)

entries = Table(
    "entries",
    METADATA,
    _key("table_id"),
    _number("number"),
    _when("at"),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who may do what at a table: seat -1 is an invited guest. A key to a seat is good for one sitting,
# named by the entry with which it began. `own`: he sat down himself, and did not come by a link.
keys = Table(
    "keys",
    METADATA,
    _key("table_id"),
    _number("seat"),
    _key("person_id"),
    Column("sitting", Integer, nullable=False, server_default="-1"),
    Column("own", Boolean, nullable=False, server_default=false()),
    Index("ix_keys_person_id", "person_id"),
)

chat = Table(
    "chat",
    METADATA,
    _key("table_id"),
    _number("number"),
    Column("room", String(12), nullable=False),
    _id("person_id"),
    Column("ref", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    _when("at"),
    UniqueConstraint("table_id", "person_id", "ref"),
)

# Whom somebody does not want to hear, at any table, and what he was called then.
mutes = Table(
    "mutes",
    METADATA,
    _key("person_id"),
    _key("muted_id"),
    Column("name", String(24), nullable=False),
    _when("since"),
    Index("ix_mutes_muted_id", "muted_id"),
)

# What a bot found about a decision of a finished match, as it is told.
reviews = Table(
    "reviews",
    METADATA,
    _key("table_id"),
    _number("ply"),
    Column("data", Text, nullable=False),
)

# How people want to be called while they are away; what is not confirmed does not count.
reaches = Table(
    "reaches",
    METADATA,
    _key("id"),
    _id("person_id"),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("code", String(40), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    _when("created"),
    Column("p256dh", String(120), nullable=False, server_default=""),
    Column("auth", String(60), nullable=False, server_default=""),
    Index("ix_reaches_person_id", "person_id"),
    Index("ix_reaches_code", "code", unique=True),
)

# When somebody was last called about a table.
calls = Table(
    "calls",
    METADATA,
    _key("person_id"),
    _key("table_id"),
    _when("at"),
)

# Who shares this database. A server whose `beat` stands still, or whose line is gone, is taken off.
servers = Table(
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    _when("time"),  # as it was there at that beat
    _when("at"),  # and by the clock of the database
    Column("dawn", BigInteger, nullable=True),  # since when some server was always there
    Column("heard", BigInteger, nullable=False),  # of which endings of sessions it knows
    info=PASSING,
)

# Which seats have somebody at which server; `gone` is when he was last there, if he is not now.
presence = Table(
    "presence",
    METADATA,
    _key("table_id"),
    _number("seat"),
    _number("server"),
    Column("gone", BigInteger, nullable=True),
    Index("ix_presence_server", "server"),
    info=PASSING,
)

# Who looks on at which server, as that one writes it.
looking = Table(
    "looking",
    METADATA,
    _key("table_id"),
    _number("server"),
    Column("data", Text, nullable=False),
    info=PASSING,
)


def lasting(table: Table) -> list[Column[Any]]:
    """The columns that a backup keeps."""
    if "passing" in table.info:
        return []
    return [column for column in table.columns if "passing" not in column.info]
