"""How fast a table plays, and what happens when somebody is away."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

__all__ = ["Absence", "AtZero", "Days", "Free", "Live", "Pace"]

AtZero: TypeAlias = Literal["bot", "resign", "skip"]


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


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens by itself when the table waits for somebody who is away, after so many seconds:
    nothing (`wait`), a `bot` plays for him until he is back, or he gives up and the others `win`.
    Where decisions have days their own clock says it."""

    rule: Literal["wait", "bot", "win"] = "wait"
    after: Annotated[int, Meta(ge=30, le=86_400)] = 180
    bot: Annotated[str, Meta(max_length=24)] = "bot:2"
