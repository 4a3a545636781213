"""Reading what was typed behind `sengoku`. What is wrong becomes a Problem, never an exit."""

import argparse
import json
from argparse import ArgumentError, Namespace
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from sengoku.cli.choice import file_text
from sengoku.kernel.problem import Problem
from sengoku.text import Text

__all__ = ["Parser", "bot_names", "number", "options_from", "seed"]

LONGEST_SEED: Final = 40  # digits, as in a record


class Parser(argparse.ArgumentParser):
    """argparse in the player's language. Arguments are read as text and checked afterwards."""

    def __init__(self, prog: str, description: str, text: Text) -> None:
        super().__init__(
            prog=prog,
            description=_plain(description),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Layout(prog, text.say("cli-help-usage")),
        )
        self._text = text
        self._named = self.add_argument_group(text.say("cli-help-arguments"))
        self._flags = self.add_argument_group(text.say("cli-help-flags"))

    def value(self, name: str, help: str, *, metavar: str = "", several: bool = False) -> None:
        """A positional argument, or a flag that takes one value (or one each time)."""
        if name.startswith("-"):
            action = "append" if several else "store"
            self._flags.add_argument(name, action=action, metavar=metavar, help=_plain(help))
        else:
            nargs = "*" if several else "?"
            self._named.add_argument(name, nargs=nargs, metavar=metavar, help=_plain(help))

    def values(self, name: str, help: str, *, metavar: str) -> None:
        """A flag that takes one value or more."""
        self._flags.add_argument(name, nargs="+", metavar=metavar, help=_plain(help))

    def switch(self, *names: str, help: str) -> None:
        self._flags.add_argument(*names, action="store_true", help=_plain(help))

    def rest(self, name: str) -> None:
        """Everything behind the arguments before it, untouched."""
        self.add_argument(name, nargs=argparse.REMAINDER, help=argparse.SUPPRESS)

    def read(self, arguments: Sequence[str]) -> Namespace:
        try:
            found, unknown = self.parse_known_args(arguments)
        except ArgumentError as wrong:
            raise _problem(wrong) from None
        if unknown:
            raise Problem("cli-unknown-argument", {"argument": unknown[0][:60]})
        return found

    def error(self, message: str) -> NoReturn:
        raise Problem("cli-bad-usage", {"detail": message[:120]})


class _Layout(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=26, width=90)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Any,
        groups: Any,
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage}: " if prefix is None else prefix)


def _plain(text: str) -> str:
    """argparse fills in percent signs; ours mean themselves."""
    return text.replace("%", "%%")


def _problem(wrong: ArgumentError) -> Problem:
    flag = wrong.argument_name or ""
    if "expected" in wrong.message:
        return Problem("cli-needs-a-value", {"argument": flag})
    if "ignored" in wrong.message:
        return Problem("cli-takes-no-value", {"argument": flag})
    return Problem("cli-bad-usage", {"detail": str(wrong)[:120]})


# -- values ------------------------------------------------------------------------------------


def number(typed: str, flag: str, low: int, high: int) -> int:
    """A whole number within bounds; they are counted in digits first, so no input is too long."""
    digits = typed.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED:
        value = int(typed)
        if low <= value <= high:
            return value
    raise Problem(
        "cli-bad-number",
        {"argument": flag, "value": typed[:40], "low": str(low), "high": str(high)},
    )


def seed(typed: str) -> int:
    digits = typed.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED:
        return int(typed)
    raise Problem("cli-bad-seed", {"value": typed[:60]})


def options_from(typed: Sequence[str]) -> dict[str, Any]:
    """`k=v` each, `k=@FILE` for a value that stands in a file; one that is a JSON list is read as
    one, all others stay text."""
    options: dict[str, Any] = {}
    for pair in typed:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Problem("cli-bad-option", {"option": pair[:60]})
        options[name.strip()] = _listed(_looked_up(value.strip()))
    return options


def _looked_up(value: str) -> str:
    return file_text(value[1:]) if value.startswith("@") else value


def _listed(value: str) -> Any:
    if not value.startswith("["):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def bot_names(typed: str) -> list[str]:
    return [name.strip() for name in typed.split(",")]
