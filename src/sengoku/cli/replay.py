"""`sengoku replay`: a recorded match at any of its decisions, as one viewer sees it."""

import json
from argparse import Namespace
from functools import partial
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

import sengoku
from sengoku.cli.arguments import Parser, number
from sengoku.cli.choice import chosen_record, edition_line
from sengoku.cli.desk.drawing import Attentive, Pictured
from sengoku.cli.desk.keeper import named_path, write_new
from sengoku.cli.drawings import drawing_of
from sengoku.kernel.event import Event, Fact
from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, check_luck, draws_of, replay, turned
from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer, viewer_named
from sengoku.text import Speaker, Text

__all__ = ["declare", "run", "summary"]


def summary(text: Text) -> str:
    return text.say("cli-help-replay")


def declare(parser: Parser, text: Text) -> None:
    parser.value("file", text.say("cli-help-file"), metavar="FILE")
    parser.switch("--verify", help=text.say("cli-help-verify"))
    parser.switch("--draws", help=text.say("cli-help-draws"))
    parser.value("--at", text.say("cli-help-at"), metavar="N")
    parser.value("--view", text.say("cli-help-view"), metavar="SEAT|public|referee")
    parser.value("--svg", text.say("cli-help-svg"), metavar="FILE")
    parser.switch("--json", help=text.say("cli-help-json"))


def run(arguments: Namespace, text: Text) -> int:
    record = chosen_record(arguments.file)
    game = sengoku.game(record.game)
    check_luck(record)
    over = replay(game, record).over()
    if arguments.draws:
        print(json.dumps(draws_of(game, record)))
        return 0
    last = len(record.actions)
    at = last if arguments.at is None else number(arguments.at, "--at", 0, last)
    match = _Replayed(game, record, at, _viewer(arguments.view, record, over=over))
    if arguments.svg is not None:
        path = named_path(arguments.svg)
        write_new(path, match.picture(text))
        print(text.say("cli-pictured", file=str(path)))
    elif arguments.json:
        print(json.dumps({**match.words(), **({"verified": True} if arguments.verify else {})}))
    elif arguments.verify:
        _tell_verified(game, record, text, over=over)
    else:
        match.show(text)
    return 0


def _viewer(typed: str | None, record: Record, *, over: bool) -> Viewer:
    """While a match runs its secrets stay closed, unless somebody asks for them by name."""
    if typed is None:
        return REFEREE if over else PUBLIC
    return viewer_named(typed, record.seats)


class _Replayed:
    """A match after so many decisions, heard and seen by one viewer."""

    def __init__(self, game: Game, record: Record, ply: int, viewer: Viewer) -> None:
        self._game = game
        self._plies = len(record.actions)
        self._seats = record.seats
        self._edition = record.edition
        self._viewer = viewer
        self._decisions: list[tuple[int, int]] = []  # seat and action
        self._heard: list[list[dict[str, Fact]]] = []  # before the first decision, after each
        journal: list[Event] = []
        nature = record.luck.make(game.streams)
        self._state = game.begin(record.setup_for(game), nature, journal=journal)
        self._state = turned(game, record.forks, 0, self._state)
        self._hear(journal)
        for after, action in enumerate(record.actions[:ply], start=1):
            self._decisions.append((int(self._state.seat()), action))
            self._state.play(action)
            self._state = turned(game, record.forks, after, self._state)
            self._hear(journal)

    def _hear(self, journal: list[Event]) -> None:
        self._heard.append([event.told(self._viewer) for event in journal])
        journal.clear()

    def words(self) -> dict[str, Any]:
        return {
            "game": self._game.slug,
            "edition": self._edition,
            "ply": len(self._decisions),
            "plies": self._plies,
            "over": self._state.over(),
            "view": self._game.view(self._state, self._viewer),
            "log": [told for heard in self._heard for told in heard],
        }

    def _speaker(self, text: Text) -> Speaker:
        seats = range(self._seats)
        speaker = Speaker(text, self._game, [text.say("cli-seat", seat=seat) for seat in seats])
        speaker.typed = True
        return speaker

    def picture(self, text: Text) -> str:
        drawing = drawing_of(self._game.slug, self._speaker(text))
        if not isinstance(drawing, Pictured):
            raise Problem("cli-no-picture", {"game": self._game.slug})
        return drawing.picture(self._game.view(self._state, self._viewer))

    def show(self, text: Text) -> None:
        view = self._game.view(self._state, self._viewer)
        speaker = self._speaker(text)
        drawing = drawing_of(self._game.slug, speaker)
        if isinstance(drawing, Attentive):
            drawing.attend(partial(self._game.inquire, self._state))
        console = Console(highlight=False)
        if self._edition != self._game.edition:
            console.print(Line(edition_line(text, self._edition, self._game), style="dim"))
        for line in self._lines(speaker):
            console.print(line)
        console.print()
        console.print(drawing.board(view, console.width))
        if self._state.over():
            console.print(drawing.ending(view))
        ply, plies = str(len(self._decisions)), str(self._plies)
        console.print(Line(text.say("cli-replay-where", ply=ply, plies=plies), style="dim"))

    def _lines(self, speaker: Speaker) -> list[RenderableType]:
        """Every decision, in words if the viewer may see it, and under it what it led to."""
        lines: list[RenderableType] = [self._event(told, speaker) for told in self._heard[0]]
        for ply, (seat, action) in enumerate(self._decisions, start=1):
            line = Line(f"{ply:5} ", style="dim")
            line.append(speaker.name(seat), style="bold not dim")
            if self._viewer.sees(seat):
                line.append(f": {speaker.action(self._game.words(action))}", style="not dim")
            lines.append(line)
            lines += [self._event(told, speaker) for told in self._heard[ply]]
        return lines

    def _event(self, told: dict[str, Fact], speaker: Speaker) -> RenderableType:
        return Padding(Line(speaker.event(told)), (0, 0, 0, 8), expand=False)


def _tell_verified(game: Game, record: Record, text: Text, *, over: bool) -> None:
    console = Console(highlight=False)
    actions, state = len(record.actions), "over" if over else "running"
    console.print(text.say("cli-verified", actions=actions, state=state), markup=False)
    console.print(text.say("cli-verified-digest", digest=record.digest), markup=False)
    if record.edition != game.edition:
        console.print(edition_line(text, record.edition, game), markup=False)
    if record.luck.nature == "sealed":
        said = text.say("cli-verified-luck", commitment=record.luck.commitment)
        console.print(said, markup=False, soft_wrap=True)
