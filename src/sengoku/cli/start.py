"""`sengoku play`: with a game named it begins; alone it asks a few questions first."""

from argparse import Namespace

from rich.text import Text as Line

import sengoku
from sengoku.bots import LEVELS
from sengoku.cli import play
from sengoku.cli.desk.players import HUMAN
from sengoku.cli.desk.screen import Left, Screen
from sengoku.cli.play import Wish
from sengoku.kernel.game import Game
from sengoku.kernel.option import Option
from sengoku.text import Speaker, Text

__all__ = ["run"]


def run(arguments: Namespace, text: Text) -> int:
    return ask(text) if play.wish_of(arguments) == Wish() else play.run(arguments, text)


def ask(text: Text) -> int:
    screen = Screen()
    screen.show(
        Line("SENGOKU", style="bold red"), Line(text.say("cli-start-unofficial"), style="dim")
    )
    try:
        game = _game(screen, text)
        wish = Wish(game.slug, _seats(game, screen, text), _options(game, screen, text))
    except Left:
        screen.show(Line(text.say("cli-goodbye"), style="bold"))
        return 0
    return play.play(wish, text)


def _game(screen: Screen, text: Text) -> Game:
    games: list[Game] = [*sengoku.GAMES]
    if len(games) == 1:
        return games[0]
    titles = [text.say(f"{game.slug}-title") for game in games]
    return games[_pick(screen, text, text.say("cli-start-game"), titles)]


def _seats(game: Game, screen: Screen, text: Text) -> str:
    """You, and so many opponents of one sort."""
    counts = [seats - 1 for seats in game.seats]
    asked = text.say("cli-start-opponents", game=text.say(f"{game.slug}-title"))
    opponents = [text.say("cli-start-count", count=count) for count in counts]
    count = counts[_pick(screen, text, asked, opponents, usual=min(1, len(counts) - 1))]
    kinds = [*(f"bot:{level}" for level in LEVELS), HUMAN]
    sorts = [*(_level(level, text) for level in LEVELS), text.say("cli-start-humans")]
    sort = _pick(screen, text, text.say("cli-start-sort"), sorts, usual=1)
    return ",".join([HUMAN, *[kinds[sort]] * count])


def _level(level: int, text: Text) -> str:
    name, about = text.say(f"bot-{level}"), text.say(f"bot-{level}.about")
    return text.say("cli-start-level", name=name, about=about)


def _options(game: Game, screen: Screen, text: Text) -> tuple[str, ...]:
    """The variants: options that are on or off."""
    speaker = Speaker(text, game)
    variants = [option for option in game.options if set(option.choices) == {False, True}]
    return tuple(f"{each.name}=on" for each in variants if _wants(each, screen, speaker))


def _wants(option: Option, screen: Screen, speaker: Speaker) -> bool:
    text = speaker.text
    answers = [text.say("cli-no"), text.say("cli-yes")]
    return _pick(screen, text, speaker.option(option.name), answers) == 1


def _pick(screen: Screen, text: Text, asked: str, answers: list[str], usual: int = 0) -> int:
    """The place of the answer; Enter takes the usual one."""
    screen.show("", Line(asked, style="bold yellow"))
    for number, answer in enumerate(answers, start=1):
        line = Line(f"  {number} ", style="bold cyan").append(answer, style="not bold default")
        screen.show(line.append("  ←" if number == usual + 1 else "", style="dim"))
    while True:
        typed = screen.ask("> ") or str(usual + 1)
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:6]) <= len(answers):
            return int(typed) - 1
        screen.show(Line(text.say("cli-no-such-number", last=len(answers)), style="yellow"))
