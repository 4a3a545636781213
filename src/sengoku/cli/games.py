"""`sengoku games`: the games on this table, their seats and options."""

import json
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Line

import sengoku
from sengoku.cli.arguments import Parser
from sengoku.kernel.game import Game
from sengoku.kernel.option import Option, spelled
from sengoku.text import Speaker, Text

__all__ = ["declare", "run", "summary"]


def summary(text: Text) -> str:
    return text.say("cli-help-games")


def declare(parser: Parser, text: Text) -> None:
    parser.switch("--json", help=text.say("cli-help-json"))


def run(arguments: Namespace, text: Text) -> int:
    if arguments.json:
        print(json.dumps({"games": [_words(game, text) for game in sengoku.GAMES]}, indent=2))
        return 0
    console = Console(highlight=False)
    for game in sengoku.GAMES:
        _show(console, game, text)
    return 0


def _words(game: Game, text: Text) -> dict[str, Any]:
    speaker = Speaker(text, game)
    options = [
        {
            "name": option.name,
            "default": option.default,
            "takes": option.takes(),
            "clause": option.clause,
            "meaning": speaker.option(option.name),
        }
        for option in game.options
    ]
    return {
        "game": game.slug,
        "title": text.say(f"{game.slug}-title"),
        "seats": [*game.seats],
        "edition": game.edition,
        "options": options,
    }


def _show(console: Console, game: Game, text: Text) -> None:
    title = Line(game.slug, style="bold")
    title.append(f"  {text.say(f'{game.slug}-title')}", style="bold red")
    seats = text.say("cli-games-seats", fewest=game.seats[0], most=game.seats[-1])
    console.print(title.append(f"  ({seats})", style="not bold dim default"))
    console.print(Padding(Line(text.say(f"{game.slug}-blurb")), (0, 0, 0, 2), expand=False))
    for option in game.options:
        _show_option(console, option, Speaker(text, game))


def _show_option(console: Console, option: Option, speaker: Speaker) -> None:
    """`name = default  (what it takes)`, and under it what it does."""
    line = Line(f"  {option.name}", style="cyan")
    line.append(f" = {spelled(option.default)}", style="default")
    console.print(line.append(f"  ({option.takes()})", style="dim default"))
    meaning = Line(f"{speaker.option(option.name)} [{option.clause}]")
    console.print(Padding(meaning, (0, 0, 0, 6), expand=False))
