"""Why something is refused."""

from msgspec import Struct, field

__all__ = ["ProblemInfo"]


class ProblemInfo(Struct, frozen=True):
    """Why something is refused: say `problem-<key>` with the facts, and show the clause."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    clause: str = ""
