"""What is wrong, as data: a key into the texts, facts for its sentence, and the clause."""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

__all__ = [
    "BadRecord",
    "BadSetup",
    "BadState",
    "BadWords",
    "Facts",
    "IllegalAction",
    "Problem",
    "shown",
]

Facts: TypeAlias = dict[str, str | int]  # what a sentence is about, by name


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(Exception):
    """Any input that is refused. Refusing changes nothing."""

    def __init__(self, key: str, facts: Facts | None = None, clause: str = "") -> None:
        super().__init__(key, facts, clause)
        self.key: Final = key
        self.facts: Final[Facts] = {} if facts is None else facts
        self.clause: Final = clause

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        sentence = self.key.replace("-", " ") + (f" ({facts})" if facts else "")
        return f"{sentence} [{self.clause}]" if self.clause else sentence


class IllegalAction(Problem):
    """An action that the standing question does not allow, or from the wrong seat."""


class BadSetup(Problem):
    """A seat count or an option that the game does not know."""


class BadState(Problem):
    """A saved state that no match can come to."""


class BadWords(Problem):
    """Words that are no action of the game."""


class BadRecord(Problem):
    """A record that is cut, changed, or from another version."""


def shown(value: object, length: int = 40) -> str:
    """Whatever somebody gave us, short enough for a sentence."""
    if isinstance(value, int) and not -(10**18) < value < 10**18:
        return "10^18" if value > 0 else "-10^18"  # Python refuses to write out huge numbers
    try:
        return str(value)[:length]
    except ValueError:  # a huge number inside something else
        return type(value).__name__
