"""`sengoku bench`: how fast the engine runs here, in a few seconds."""

import json
import platform
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import sengoku
from sengoku.cli.arguments import Parser
from sengoku.kernel.game import Game
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.playout import playout
from sengoku.text import Text

__all__ = ["declare", "run", "summary"]

SECONDS: Final = 0.8  # for each figure
COPIES: Final = 200  # between two looks at the clock


def summary(text: Text) -> str:
    return text.say("cli-help-bench")


def declare(parser: Parser, text: Text) -> None:
    parser.value("games", text.say("cli-help-bench-games"), metavar="GAME", several=True)
    parser.switch("--json", help=text.say("cli-help-json"))


def run(arguments: Namespace, text: Text) -> int:
    games = [sengoku.game(slug) for slug in dict.fromkeys(arguments.games)] or [*sengoku.GAMES]
    console = Console(stderr=True)
    with console.status(text.say("cli-bench-measuring")):
        figures = [_measured(game) for game in games]
    if arguments.json:
        print(
            json.dumps(
                {
                    "compiled": sengoku.compiled(),
                    "python": platform.python_version(),
                    "games": figures,
                }
            )
        )
    else:
        _show(figures, text)
    return 0


# -- measuring ---------------------------------------------------------------------------------


def _measured(game: Game) -> dict[str, Any]:
    players = 3 if 3 in game.seats else game.seats[0]
    return {
        "game": game.slug,
        "players": players,
        "playout_decisions_per_second": round(_pace(lambda seed: _playout(game, players, seed))),
        "driven_decisions_per_second": round(_pace(lambda seed: _driven(game, players, seed))),
        "copy_nanoseconds": round(_copy_nanoseconds(game, players)),
    }


def _pace(work: Callable[[int], int]) -> float:
    """Decisions a second, over as many games as the time allows."""
    work(0)
    decisions, seed = 0, 1
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        decisions += work(seed)
        seed += 1
    return decisions / passed


def _playout(game: Game, players: int, seed: int) -> int:
    return int(playout(game.new(players, seed), Fast(seed, 1)))


def _driven(game: Game, players: int, seed: int) -> int:
    """As an ordinary program plays: ask for the options, play one."""
    state, chooser, decisions = game.new(players, seed), Fast(seed, 1), 0
    while not state.over():
        options = state.options()
        state.play(options[chooser.below(CHOICE, len(options))])
        decisions += 1
    return decisions


def _copy_nanoseconds(game: Game, players: int) -> float:
    """In the middle of a game, with hands and piles as they are then."""
    state, chooser = game.new(players, 1), Fast(1, 1)
    for _ in range(_driven(game, players, 1) // 2):
        options = state.options()
        state.play(options[chooser.below(CHOICE, len(options))])
    copies = 0
    began = time.perf_counter_ns()
    while (passed := time.perf_counter_ns() - began) < SECONDS * 1e9 / 2:
        for _ in range(COPIES):
            state.copy()
        copies += COPIES
    return passed / copies


# -- showing -----------------------------------------------------------------------------------


def _show(figures: list[dict[str, Any]], text: Text) -> None:
    console = Console(highlight=False)
    compiled = "yes" if sengoku.compiled() else "no"
    version = platform.python_version()
    console.print(text.say("cli-bench-engine", compiled=compiled, python=version), markup=False)
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(text.say("cli-bench-game"))
    table.add_column(text.say("cli-bench-players"), justify="right")
    table.add_column(text.say("cli-bench-playout"), justify="right")
    table.add_column(text.say("cli-bench-driven"), justify="right")
    table.add_column(text.say("cli-bench-copy"), justify="right")
    for row in figures:
        numbers = [f"{value:,}".replace(",", "\u202f") for value in [*row.values()][1:]]
        table.add_row(row["game"], *numbers)
    console.print(table)
