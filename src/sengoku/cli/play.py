"""`sengoku play`: a game in the terminal, against bots or with others at the same screen."""

import os
import secrets
import shlex
import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Group as Lines
from rich.panel import Panel
from rich.text import Text as Line

import sengoku
from sengoku.bots import BOT_NAMES
from sengoku.cli.arguments import Parser, bot_names, options_from, seed
from sengoku.cli.choice import chosen_game, chosen_record, edition_line
from sengoku.cli.desk.drawing import Drawing
from sengoku.cli.desk.keeper import Keeper, named_path, usual_path, write_new
from sengoku.cli.desk.players import HUMAN, USUAL_BOT, Player, seat_players, usual_seats
from sengoku.cli.desk.screen import Left, Screen
from sengoku.cli.desk.sitting import Sitting
from sengoku.cli.drawings import drawing_of
from sengoku.kernel.game import Game
from sengoku.kernel.option import spelled
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Luck, check_luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC
from sengoku.text import Speaker, Text

__all__ = ["Wish", "declare", "play", "run", "summary", "wish_of"]


LONGEST_VALUE = 60


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody would like to play; None where the usual will do."""

    game: str | None = None
    seats: str | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None
    save: str | None = None
    resume: str | None = None


def summary(text: Text) -> str:
    return text.say("cli-help-play")


def declare(parser: Parser, text: Text) -> None:
    known = ", ".join(BOT_NAMES)
    parser.value("game", text.say("cli-help-game"), metavar="GAME")
    parser.value("--seats", text.say("cli-help-seats", known=known), metavar="A,B,...")
    parser.value("--option", text.say("cli-help-option"), metavar="K=V", several=True)
    parser.value("--seed", text.say("cli-help-seed-play"), metavar="N")
    parser.value("--save", text.say("cli-help-save-file"), metavar="FILE")
    parser.value("--resume", text.say("cli-help-resume"), metavar="FILE")


def run(arguments: Namespace, text: Text) -> int:
    return play(wish_of(arguments), text)


def wish_of(arguments: Namespace) -> Wish:
    return Wish(
        arguments.game,
        arguments.seats,
        tuple(arguments.option or ()),
        arguments.seed,
        arguments.save,
        arguments.resume,
    )


def play(wish: Wish, text: Text) -> int:
    """All that was asked for is checked before the first card is dealt or a file is written."""
    table = _begun(wish) if wish.resume is None else _resumed(wish, wish.resume)
    kinds = usual_seats(table.game) if wish.seats is None else bot_names(wish.seats)
    if wish.seats is None and wish.resume is not None:
        kinds = [*kinds[:1], *[USUAL_BOT] * (table.setup.seats - 1)]
    if len(kinds) != table.setup.seats:
        raise Problem("cli-other-seats", {"found": len(kinds), "seats": table.setup.seats})
    luck = None if wish.seed is None else seed(wish.seed)
    players = seat_players(kinds, table.game, luck, text)
    keeper = _keeper(wish, table)
    return _Evening(table, players, keeper, text).run()


def _begun(wish: Wish) -> Table:
    game = chosen_game(wish.game)
    seats = len(usual_seats(game) if wish.seats is None else bot_names(wish.seats))
    setup = game.setup(seats, options_from(wish.options))
    luck = Luck.sealed(secrets.token_bytes(32))
    if wish.seed is not None:
        luck = Luck.fast(seed(wish.seed))
    return Table(game, setup, luck)


def _resumed(wish: Wish, file: str) -> Table:
    if wish.options or wish.seed is not None:
        raise Problem("cli-resume-is-set-up")
    record = chosen_record(file)
    if wish.game is not None and sengoku.game(wish.game).slug != record.game:
        raise Problem("cli-other-game", {"game": wish.game, "found": record.game[:40]})
    check_luck(record)
    table = Table.resume(sengoku.game(record.game), record)
    if table.over():
        raise Problem("cli-record-is-over", {"file": file[:200]})
    return table


def _keeper(wish: Wish, table: Table) -> Keeper:
    """`--save` names the file; a resumed match goes on in its own; others get the usual one."""
    if wish.save is not None:
        path = named_path(wish.save)
        write_new(path, table.record())
        return Keeper(path, kept=True)
    if wish.resume is not None:
        return Keeper(Path(wish.resume), kept=True)
    return Keeper(usual_path(table.game.slug, os.environ), makes_folder=True)


class _Evening:
    """The match from the welcome to the final places, or to an early leave."""

    def __init__(self, table: Table, players: list[Player], keeper: Keeper, text: Text) -> None:
        self._table = table
        self._players = players
        self._keeper = keeper
        self._text = text
        self._screen = Screen()
        self._speaker = Speaker(text, table.game, [player.name for player in players])
        self._speaker.typed = True
        self._drawing: Drawing = drawing_of(table.game.slug, self._speaker)

    def run(self) -> int:
        """An interrupt leaves politely too, and goes on to end the command."""
        try:
            self._welcome()
            self._sit()
            self._end()
        except Left:
            self._leave()
        except KeyboardInterrupt:
            print()
            self._leave()
            raise
        return 0

    def _sit(self) -> None:
        Sitting(
            self._table, self._players, self._drawing, self._speaker, self._screen, self._keeper
        ).play()

    # -- beginning -----------------------------------------------------------------------------

    def _welcome(self) -> None:
        text, slug = self._text, self._table.game.slug
        lines = [Line(text.say(f"{slug}-blurb")), Line()]
        lines += [self._introduced(player) for player in self._players]
        lines += self._special_options() + self._earlier_edition()
        lines += [Line(), self._promised_luck(), Line(text.say("cli-welcome-help"), style="dim")]
        title = Line(text.say(f"{slug}-title"), style="bold red")
        self._screen.clear()
        self._screen.show(Panel(Lines(*lines), title=title, border_style="red"))
        self._screen.pause(text.say("cli-press-enter") + " ")

    def _introduced(self, player: Player) -> Line:
        kind = self._text.say("cli-kind-human") if player.bot is None else self._bot(player.kind)
        return Line(f"  {player.name} ", style="bold").append(f"({kind})", style="not bold dim")

    def _bot(self, kind: str) -> str:
        """A level by its name."""
        level = kind[4:5] if kind.startswith("bot:") else ""
        return f"{self._text.say(f'bot-{level}')}, {kind}" if level else kind

    def _special_options(self) -> list[Line]:
        """Options that are not as usual, and what they do."""
        usual = self._usual_options()
        given = self._table.setup.options
        return [
            Line(f"  {name} = {_shown(value)}: {self._speaker.option(name)}", style="cyan")
            for name, value in given.items()
            if value != usual.get(name)
        ]

    def _earlier_edition(self) -> list[Line]:
        game, edition = self._table.game, self._table.setup.edition
        if edition == game.edition:
            return []
        return [Line(edition_line(self._text, edition, game), style="cyan")]

    def _usual_options(self) -> dict[str, Any]:
        game: Game = self._table.game
        return dict(game.setup(self._table.setup.seats).options)

    def _promised_luck(self) -> Line:
        luck = self._table.luck
        if luck.nature == "sealed":
            return Line(self._text.say("cli-luck-sealed", commitment=luck.commitment))
        return Line(self._text.say("cli-luck-fast", seed=luck.seed))

    # -- ending --------------------------------------------------------------------------------

    def _end(self) -> None:
        text, view = self._text, self._table.view(PUBLIC)
        self._screen.show("", Line(text.say("cli-the-end"), style="bold red"))
        self._screen.show(self._drawing.ending(view), "")
        self._tell_file()
        if self._table.luck.nature == "sealed":
            luck = self._table.luck
            said = text.say("cli-luck-revealed", seed=luck.seed, commitment=luck.commitment)
            self._screen.tell(said, style="dim")

    def _leave(self) -> None:
        """A match in which nobody decided anything is not worth a file."""
        self._screen.show(Line(self._text.say("cli-goodbye"), style="bold"))
        if self._keeper.kept:
            self._keeper.keep(self._table.record())
        self._tell_file()
        if self._keeper.kept:
            self._screen.tell(self._text.say("cli-resume-by", command=self._resume_command()))

    def _resume_command(self) -> str:
        """With the same players in the same seats, which a record does not tell."""
        kinds = [
            f"{HUMAN}:{player.name}" if player.bot is None else player.kind
            for player in self._players
        ]
        file = str(self._keeper.path)
        return shlex.join(["sengoku", "play", "--resume", file, "--seats", ",".join(kinds)])

    def _tell_file(self) -> None:
        if self._keeper.problem is not None:
            print(self._speaker.problem(self._keeper.problem), file=sys.stderr)
        elif self._keeper.kept:
            self._screen.tell(self._text.say("cli-kept", file=str(self._keeper.path)))


def _shown(value: Any) -> str:
    text = spelled(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
