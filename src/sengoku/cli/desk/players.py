"""Who sits at the table: people by name, bots with names of their own."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sengoku.bots import Bot, bot_named
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.text import Text

__all__ = ["HUMAN", "USUAL_BOT", "Player", "seat_players", "usual_seats"]

HUMAN: Final = "human"
USUAL_BOT: Final = "bot:2"
BOT_PLAYERS: Final = ("Akira", "Hana", "Kenji", "Yuki", "Ren", "Sora")
LONGEST_NAME: Final = 12


@dataclass(frozen=True, slots=True)
class Player:
    """A bot has a source of worlds to think about; a person needs none."""

    name: str
    kind: str
    bot: Bot | None = None
    worlds: Fast | None = None


def usual_seats(game: Game) -> list[str]:
    """Three players, or as near to it as the game allows."""
    seats = min(max(3, game.seats[0]), game.seats[-1])
    return [HUMAN, *[USUAL_BOT] * (seats - 1)]


def seat_players(kinds: Sequence[str], game: Game, seed: int | None, text: Text) -> list[Player]:
    """`human`, `human:Name` or a bot for each seat. With a seed the bots play alike each time."""
    people = sum(_is_person(kind) for kind in kinds)
    players: list[Player] = []
    for seat, kind in enumerate(kinds):
        if _is_person(kind):
            number = sum(player.kind == HUMAN for player in players) + 1
            players.append(Player(_name(kind, number, people, text), HUMAN))
        else:
            luck = secrets.randbits(64) if seed is None else seed << 4 | seat
            bot = bot_named(kind, game, luck, timed=seed is None, outside=True)
            name = BOT_PLAYERS[seat % len(BOT_PLAYERS)]
            players.append(Player(name, kind, bot, Fast(~luck, 1)))
    _refuse_namesakes(players)
    return players


def _is_person(kind: str) -> bool:
    return kind == HUMAN or kind.startswith(f"{HUMAN}:")


def _name(kind: str, number: int, people: int, text: Text) -> str:
    named = "".join(letter for letter in kind.removeprefix(HUMAN)[1:] if letter.isprintable())
    if named.strip():
        return named.strip()[:LONGEST_NAME]
    if people == 1:
        return text.say("cli-player")
    return text.say("cli-player-number", number=number)


def _refuse_namesakes(players: list[Player]) -> None:
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise Problem("cli-same-name", {"name": name})
