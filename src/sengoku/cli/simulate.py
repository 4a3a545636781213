"""`sengoku simulate`: many games in a row, and what came of them."""

import json
from argparse import Namespace
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from sengoku.arena.simulate import Result, simulate
from sengoku.bots import BOT_NAMES
from sengoku.cli.arguments import Parser, bot_names, number, options_from, seed
from sengoku.cli.choice import chosen_game
from sengoku.cli.contest import MOST_JOBS, MOST_PLAYERS
from sengoku.cli.progress import progress_bar
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.problem import Problem
from sengoku.text import Text

__all__ = ["declare", "run", "summary"]

MOST_GAMES: Final = 1_000_000_000


def summary(text: Text) -> str:
    return text.say("cli-help-simulate")


def declare(parser: Parser, text: Text) -> None:
    known = ", ".join(BOT_NAMES)
    parser.value("game", text.say("cli-help-game"), metavar="GAME")
    parser.value("--players", text.say("cli-help-players"), metavar="N")
    parser.value("--games", text.say("cli-help-how-many"), metavar="M")
    parser.value("--seed", text.say("cli-help-seed-simulate"), metavar="S")
    parser.value("--bots", text.say("cli-help-bots", known=known), metavar="A,B,...")
    parser.value("--option", text.say("cli-help-option"), metavar="K=V", several=True)
    parser.value("--check", text.say("cli-help-check"), metavar="N")
    parser.value("--jobs", text.say("cli-help-jobs"), metavar="J")
    parser.switch("--json", help=text.say("cli-help-json"))


def run(arguments: Namespace, text: Text) -> int:
    game = chosen_game(arguments.game)
    bots = bot_names("random" if arguments.bots is None else arguments.bots)
    setup = game.setup(_players(arguments, game, bots), options_from(arguments.option or []))
    if len(bots) > setup.seats:
        raise Problem("cli-too-many-bots", {"bots": len(bots), "seats": setup.seats})
    games = number(arguments.games or "100", "--games", 1, MOST_GAMES)
    jobs = number(arguments.jobs or "1", "--jobs", 1, MOST_JOBS)
    check = number(arguments.check or "0", "--check", 0, MOST_GAMES)
    luck = seed(arguments.seed or "0")
    work = SimulationPlan(games, luck, jobs, check)
    result = _simulated(game, setup, bots, work, text)
    if arguments.json:
        print(json.dumps(result.words()))
    else:
        _show(result.words(), text)
    return 0


def _players(arguments: Namespace, game: Game, bots: list[str]) -> int:
    """As many as asked for, else as many as there are bots, else the fewest the game takes."""
    if arguments.players is not None:
        return number(arguments.players, "--players", 0, MOST_PLAYERS)
    return len(bots) if len(bots) > 1 else game.seats[0]


@dataclass(frozen=True)
class SimulationPlan:
    games: int
    luck: int
    jobs: int
    check: int


def _simulated(
    game: Game, setup: Setup, bots: list[str], work: SimulationPlan, text: Text
) -> Result:
    with progress_bar(text.say("cli-simulate-playing"), work.games) as progress:
        return simulate(
            game,
            setup,
            games=work.games,
            seed=work.luck,
            bots=bots,
            jobs=work.jobs,
            check=work.check,
            progress=progress,
        )


def _show(words: dict[str, Any], text: Text) -> None:
    console = Console(highlight=False)
    pace = f"{words['decisions_per_second']:,}".replace(",", "\u202f")
    facts = text.say(
        "cli-simulate-result",
        games=words["games"],
        decisions=words["decisions"],
        seconds=f"{words['seconds']:.1f}",
        pace=pace,
        compiled="yes" if words["compiled"] else "no",
    )
    console.print(facts, markup=False)
    console.print(_standings(words, text))
    console.print(text.say("cli-simulate-digest", digest=words["digest"]), markup=False)


def _standings(words: dict[str, Any], text: Text) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(text.say("cli-simulate-wins"), justify="right")
    table.add_column(text.say("cli-simulate-share"), justify="right")
    table.add_column(text.say("cli-simulate-mean"), justify="right")
    wins, scores = words["wins"], words["mean_score"]
    rows = [
        (text.say("cli-seat", seat=seat), won, scores["seats"][seat])
        for seat, won in enumerate(wins["seats"])
    ]
    rows += [(name, won, scores["bots"][name]) for name, won in sorted(wins["bots"].items())]
    for name, won, score in rows:
        table.add_row(name, f"{won:g}", f"{won / words['games']:.1%}", f"{score:.1f}")
    return table
