"""`sengoku`: reads which command is meant, runs it, and says in one sentence what is wrong."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sengoku.cli import serve
from sengoku.cli.arguments import Parser
from sengoku.kernel.problem import Problem
from sengoku.text import LANGUAGES, Speaker, Text
from sengoku.version import VERSION

__all__ = ["main"]

REFUSED: Final = 2
INTERRUPTED: Final = 130


class Command(NamedTuple):
    summary: Callable[[Text], str]
    declare: Callable[[Parser, Text], None]
    run: Callable[[Namespace, Text], int]


def _commands() -> Mapping[str, Command]:
    """All of them, for the overview."""
    return {name: read() for name, read in COMMANDS.items()}


# Each reads its own module: a command starts without the libraries of the others.


def _admin() -> Command:
    from sengoku.cli import admin

    return Command(admin.summary, admin.declare, admin.run)


def _bench() -> Command:
    from sengoku.cli import bench

    return Command(bench.summary, bench.declare, bench.run)


def _dataset() -> Command:
    from sengoku.cli import dataset

    return Command(dataset.summary, dataset.declare, dataset.run)


def _games() -> Command:
    from sengoku.cli import games

    return Command(games.summary, games.declare, games.run)


def _ladder() -> Command:
    from sengoku.cli import ladder

    return Command(ladder.summary, ladder.declare, ladder.run)


def _play() -> Command:
    from sengoku.cli import play, start

    return Command(play.summary, play.declare, start.run)


def _replay() -> Command:
    from sengoku.cli import replay

    return Command(replay.summary, replay.declare, replay.run)


def _simulate() -> Command:
    from sengoku.cli import simulate

    return Command(simulate.summary, simulate.declare, simulate.run)


COMMANDS: Final[Mapping[str, Callable[[], Command]]] = {
    "serve": lambda: Command(serve.summary, serve.declare, serve.run),
    "play": _play,
    "games": _games,
    "simulate": _simulate,
    "ladder": _ladder,
    "dataset": _dataset,
    "replay": _replay,
    "bench": _bench,
    "admin": _admin,
    "migrate": lambda: Command(serve.summary_migrate, serve.declare_migrate, serve.run_migrate),
    "backup": lambda: Command(serve.summary_backup, serve.declare_backup, serve.run_backup),
    "restore": lambda: Command(serve.summary_restore, serve.declare_backup, serve.run_restore),
}


def main(arguments: Sequence[str] | None = None) -> int:
    typed = [*(sys.argv[1:] if arguments is None else arguments)]
    _never_fail_to_print()
    text = Text(_language_around(os.environ))
    try:
        text = Text(_language_asked(typed) or text.language)
        status = _run(typed, text)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Problem as problem:
        print(Speaker(text).problem(problem), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away; nothing may be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(typed: list[str], text: Text) -> int:
    """A line without a command begins with a flag, or is empty: then the table opens."""
    if typed and not typed[0].startswith("-"):
        return _run_command(typed[0], typed[1:], text)
    parser = _top_parser(text)
    parser.rest("command")  # what stands before it is for all of them
    found = parser.read(typed)
    if found.help:
        print(_overview(text), end="")
    elif found.version:
        print(f"sengoku {VERSION}")
    elif found.command:
        for flag in serve.FLAGS:
            if getattr(found, flag):
                raise Problem("cli-unknown-argument", {"argument": f"--{flag}"})
        return _run_command(found.command[0], found.command[1:], text)
    else:
        return serve.run(Namespace(**vars(found), open=True), text)
    return 0


def _run_command(name: str, typed: list[str], text: Text) -> int:
    if name not in COMMANDS:
        raise Problem("cli-unknown-command", {"command": name[:40], "known": ", ".join(COMMANDS)})
    command = COMMANDS[name]()
    parser = Parser(f"sengoku {name}", command.summary(text), text)
    command.declare(parser, text)
    _declare_common(parser, text)
    found = parser.read(typed)
    if found.help:
        print(parser.format_help(), end="")
        return 0
    return command.run(found, text)


def _top_parser(text: Text) -> Parser:
    parser = Parser("sengoku", text.say("cli-help-sengoku"), text)
    serve.declare_table(parser, text)
    _declare_common(parser, text)
    parser.switch("--version", help=text.say("cli-help-version"))
    return parser


def _declare_common(parser: Parser, text: Text) -> None:
    known = ", ".join(LANGUAGES)
    parser.value("--language", text.say("cli-help-language", known=known), metavar="XX")
    parser.switch("-h", "--help", help=text.say("cli-help-help"))


def _overview(text: Text) -> str:
    """The flags, then every command in a line."""
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:{width}}  {command.summary(text)}" for name, command in _commands().items()]
    commands = "\n".join(lines)
    return f"{_top_parser(text).format_help()}\n{text.say('cli-help-commands')}:\n{commands}\n"


# -- surroundings ------------------------------------------------------------------------------


def _language_asked(typed: list[str]) -> str:
    """Needed before anything else is read, since what is wrong is said in it."""
    for place, argument in enumerate(typed):
        if argument.startswith("--language="):
            return argument.removeprefix("--language=") or "?"
        if argument == "--language" and place + 1 < len(typed):
            return typed[place + 1]
    return ""


def _language_around(environment: Mapping[str, str]) -> str:
    for variable in ("SENGOKU_LANG", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _never_fail_to_print() -> None:
    """A terminal that lacks a character shows a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
