"""The options of a game: their names, defaults and ranges, and the reading of them."""

from dataclasses import dataclass
from typing import Any

from sengoku.kernel.problem import BadSetup, shown

__all__ = ["Option", "spelled"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `choices` are words; `low` to `high` are numbers; an option may take both."""

    name: str
    default: Any
    clause: str
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    custom: str = ""  # what else it takes, where `choices` and numbers do not say it all
    once: tuple[tuple[int, Any], ...] = ()  # earlier defaults, each with the last edition it had

    def default_in(self, edition: int) -> Any:
        """What holds in an edition of the rules where nothing was chosen."""
        for last, default in self.once:
            if edition <= last:
                return default
        return self.default

    def read(self, given: Any) -> Any:
        """The value, from Python, JSON or the command line; says what it takes if it is none."""
        if given in self.choices and type(given) is type(self.choices[self.choices.index(given)]):
            return given
        for choice in self.choices:
            if isinstance(given, str) and given.lower() in _spellings(choice):
                return choice
        number = int(given) if isinstance(given, str) and _is_number(given) else given
        if self._in_range(number):
            return number
        raise self.refused(given)

    def refused(self, given: Any) -> BadSetup:
        facts: dict[str, str | int] = {
            "option": self.name,
            "value": shown(given, 60),
            "takes": self.takes(),
        }
        return BadSetup("bad-option-value", facts, self.clause)

    def takes(self) -> str:
        """What the option takes, in a few symbols: `on, off`, `1-8`."""
        parts = [spelled(choice) for choice in self.choices]
        if self.low is not None:
            parts.append(f"{self.low}-{self.high}")
        if self.custom:
            parts.append(self.custom)
        return ", ".join(parts)

    def _in_range(self, number: Any) -> bool:
        if self.low is None or self.high is None:
            return False
        return type(number) is int and self.low <= number <= self.high


def spelled(value: Any) -> str:
    """A value as it is written on the command line; 0 and 1 are numbers, not off and on."""
    return _spellings(value)[0]


def _spellings(choice: Any) -> tuple[str, ...]:
    if choice is True:
        return ("on", "true", "yes", "1")
    if choice is False:
        return ("off", "false", "no", "0")
    return (str(choice),)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10
