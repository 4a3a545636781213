"""What is asked of who lets bots play each other: for a ladder, or for their games."""

from argparse import Namespace
from typing import Final

from sengoku.arena.match import Contest
from sengoku.bots import BOT_NAMES, bot_named
from sengoku.cli.arguments import Parser, bot_names, number, options_from, seed
from sengoku.cli.choice import chosen_game
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem
from sengoku.text import Text

__all__ = ["MOST_JOBS", "MOST_PLAYERS", "contest_from", "declare_contest"]

MOST_PLAYERS: Final = 1000  # a number at all; how many a game takes, the game says
MOST_JOBS: Final = 256
MOST_BOTS: Final = 12


def declare_contest(
    parser: Parser, text: Text, kept: str, *, jobs: str, save: str, merge: str
) -> None:
    """`kept` is what a shard leaves behind: a file, or a folder."""
    known = ", ".join(BOT_NAMES)
    parser.value("game", text.say("cli-help-game"), metavar="GAME")
    parser.value("--players", text.say("cli-help-players"), metavar="N")
    parser.value("--bots", text.say("ladder-help-bots", known=known), metavar="A,B,...")
    parser.value("--games", text.say("ladder-help-games"), metavar="M")
    parser.value("--seed", text.say("cli-help-seed-simulate"), metavar="S")
    parser.value("--option", text.say("cli-help-option"), metavar="K=V", several=True)
    parser.value("--jobs", jobs, metavar="J")
    parser.value("--ray", text.say("ladder-help-ray"), metavar="ADDRESS")
    parser.value("--save", save, metavar=kept)
    parser.value("--shard", text.say("ladder-help-shard"), metavar="I/N")
    parser.values("--merge", merge, metavar=kept)


def contest_from(arguments: Namespace) -> Contest:
    game = chosen_game(arguments.game)
    players = number(arguments.players or str(game.seats[0]), "--players", 0, MOST_PLAYERS)
    setup = game.setup(players, options_from(arguments.option or []))
    return Contest(game.slug, setup, _bots(arguments.bots, game), seed(arguments.seed or "0"))


def _bots(typed: str | None, game: Game) -> tuple[str, ...]:
    bots = [] if typed is None else bot_names(typed)
    for name in bots:
        bot_named(name, game, 0, outside=True)  # refuses an unknown one
        if bots.count(name) > 1:
            raise Problem("ladder-bot-twice", {"bot": name})
    if not 2 <= len(bots) <= MOST_BOTS:
        raise Problem("ladder-how-many-bots", {"most": MOST_BOTS, "known": ", ".join(BOT_NAMES)})
    return tuple(bots)
