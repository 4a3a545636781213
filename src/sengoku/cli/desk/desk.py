"""One person's decision: the view, what happened since, the options, and every command."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.bots import advise
from sengoku.cli.desk.commands import Commands, Typed
from sengoku.cli.desk.drawing import Attentive, Choice, Drawing, Group, Told, View
from sengoku.cli.desk.flow import Flow
from sengoku.cli.desk.keeper import named_path, write_new
from sengoku.cli.desk.screen import Left, Screen
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, viewer_of
from sengoku.text import Speaker

__all__ = ["TerminalDesk"]

FEWEST_NEWS = 2  # lines, however small the screen is
MOST_NEWS = 12
ADVICE_SECONDS = 1.5


class TerminalDesk:
    def __init__(
        self, table: Table, drawing: Drawing, speaker: Speaker, screen: Screen, commands: Commands
    ) -> None:
        self._table = table
        self._drawing = drawing
        self._speaker = speaker
        self._text = speaker.text
        self._screen = screen
        self._commands = commands
        # Events that each seat was told; those before a match was resumed are in the log.
        past = len(table.log(PUBLIC)) if table.ply() > 0 else 0
        self._heard = [past] * table.setup.seats
        if isinstance(drawing, Attentive):
            drawing.attend(table.inquire)

    # -- deciding ------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Until the seat has answered, or has taken back what it answered before."""
        self._speaker.me = seat
        self._pause_at_milestones(seat)
        self._draw(seat)
        while not self._obey(seat, self._commands.read(self._screen.ask("> "))):
            pass

    def take_back(self, seat: int) -> None:
        """Undoes the seat's last decision; nobody has heard more than happened."""
        self._table.undo(seat)
        events = len(self._table.log(viewer_of(seat)))
        self._heard = [min(heard, events) for heard in self._heard]

    def tell_rest(self, seat: int | None) -> None:
        """What happened after the last decision of a person."""
        if seat is not None:
            self._speaker.me = seat
            self._screen.clear()
            self._screen.show(*self._news(seat, MOST_NEWS))

    def _obey(self, seat: int, typed: Typed) -> bool:
        """Does what was typed; whether that ends the decision."""
        view = self._view(seat)
        try:
            match typed.verb:
                case "number":
                    return self._submit(seat, view, typed.rest)
                case "undo":
                    self.take_back(seat)
                    return True
                case "quit":
                    raise Left
                case "redraw":
                    if self._table.formal():
                        return self._play(seat, self._table.absent())
                    self._draw(seat)
                case "rule":
                    self._tell_rule(view, typed.rest)
                case "why":
                    self._tell_why(seat, view, typed.rest)
                case "hint":
                    self._tell_advice(seat, view)
                case "log":
                    self._tell_log(seat)
                case "more":
                    self._screen.show(self._options(view, self._drawing.groups(view)))
                case "score":
                    self._screen.show(self._drawing.score(view))
                case "save":
                    self._save(typed.rest)
                case "help":
                    self._tell_help()
                case _:
                    return self._read(seat, view, typed.rest)
        except Problem as problem:
            self._say(self._speaker.problem(problem))
        return False

    def _submit(self, seat: int, view: View, typed: str) -> bool:
        choices = _choices(self._drawing.groups(view))
        place = self._commands.number(typed, len(choices))
        if place is None:
            self._say(self._text.say("cli-no-such-number", last=len(choices)))
            return False
        return self._play(seat, choices[place].action)

    def _read(self, seat: int, view: View, line: str) -> bool:
        """A line of the game's own; whether that ends the decision."""
        reading = self._drawing.read(view, line) if isinstance(self._drawing, Attentive) else None
        if reading is None:
            self._say(self._text.say("cli-not-understood", **self._commands.words))
        elif reading.action is not None:
            return self._play(seat, reading.action)
        elif reading.shown is not None:
            self._screen.show(reading.shown)
        return False

    def _play(self, seat: int, action: int) -> bool:
        heard = len(self._table.log(viewer_of(seat)))
        self._table.submit(seat, action, self._table.ply())
        self._heard[seat] = heard
        return True

    # -- showing -------------------------------------------------------------------------------

    def _view(self, seat: int) -> View:
        return self._table.view(viewer_of(seat))

    def _draw(self, seat: int) -> None:
        """The news get what height the table and the options leave."""
        view = self._view(seat)
        board = self._screen.rendered(self._drawing.board(view, self._screen.width))
        options = self._fitting_options(view, self._screen.height - len(board.lines))
        room = self._screen.height - len(board.lines) - len(options.lines) - 2
        news = self._news(seat, max(FEWEST_NEWS, min(MOST_NEWS, room)))
        gap = [""] if room > MOST_NEWS + 2 else []  # between the parts, where there is height
        self._screen.clear()
        self._screen.show(board, *gap, *news, *gap, options)

    def _fitting_options(self, view: View, height: int) -> SegmentLines:
        """Where there are too many, the longest groups that have a short form are folded first."""
        groups = self._drawing.groups(view)
        always = [group for group in groups if group.folded and _folds(group)]
        others = [group for group in groups if not group.folded and _folds(group)]
        others.sort(key=self._height, reverse=True)
        for count in range(len(others) + 1):
            titles = {group.title for group in [*always, *others[:count]]}
            options = self._screen.rendered(self._options(view, groups, titles))
            if len(options.lines) + FEWEST_NEWS + 2 <= height:  # and the prompt, and "earlier"
                break
        return options

    def _height(self, group: Group) -> int:
        return len(self._screen.rendered(_entries(group, 1)).lines)

    def _news(self, seat: int, room: int) -> list[RenderableType]:
        """As many of the last paragraphs as there is room for, the first of them cut."""
        log = self._table.log(viewer_of(seat), self._heard[seat])
        shown: list[RenderableType] = []
        for paragraph in reversed(self._paragraphs(log)):
            room -= len(self._screen.rendered(paragraph).lines)
            if room < (0 if shown else -FEWEST_NEWS):
                more = self._text.say("cli-earlier", log=self._commands.words["log"])
                return [Line(f"… {more}", style="dim"), *shown]
            shown.insert(0, paragraph)
        return shown

    def _paragraphs(self, log: Sequence[Told]) -> list[Line]:
        """What one player did in a row stands together."""
        paragraphs: list[Line] = []
        former: Any = None
        for told in log:
            if not self._drawing.is_news(told):
                continue
            doer = told.get("by", told.get("seat"))
            if paragraphs and (self._continues(told) or (doer is not None and doer == former)):
                paragraphs[-1].append(f" {self._speaker.event(told)}")
            else:
                style = "bold" if self._drawing.is_milestone(told) else "italic"
                paragraphs.append(Line(f"· {self._speaker.event(told)}", style=style))
            former = doer
        return paragraphs

    def _continues(self, told: Told) -> bool:
        return isinstance(self._drawing, Attentive) and self._drawing.continues(told)

    def _pause_at_milestones(self, seat: int) -> None:
        """The end of a round is read before the next table is drawn over it."""
        log = self._table.log(viewer_of(seat), self._heard[seat])
        places = [place for place, told in enumerate(log) if self._drawing.is_milestone(told)]
        if not places:
            return
        self._screen.clear()
        self._screen.show(*self._paragraphs(log[: places[-1] + 1])[-MOST_NEWS:])
        self._screen.show("", self._drawing.score(self._view(seat)))
        self._heard[seat] += places[-1] + 1
        self._screen.pause("\n" + self._text.say("cli-press-enter") + " ")

    def _options(
        self, view: View, groups: list[Group], folded: Collection[str] = ()
    ) -> RenderableType:
        """A folded group takes one line; its numbers hold all the same."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        number = 1
        for group in groups:
            entries = _fold(group, number) if group.title in folded else _entries(group, number)
            grid.add_row(group.title, entries)
            number += len(group.choices)
        asked = Line(self._speaker.question(view["question"]), style="bold yellow")
        return Lines(asked, grid, *_warnings(groups), self._hint(view, folds=bool(folded)))

    def _hint(self, view: View, *, folds: bool) -> Line:
        hints = [self._text.say("cli-hint", help=self._commands.words["help"])]
        if folds:
            hints.append(self._text.say("cli-hint-more", more=self._commands.words["more"]))
        if self._table.formal():
            hints.append(self._text.say("cli-hint-go-on"))
        if self._table.may_undo(view["question"]["seat"]):
            hints.append(self._text.say("cli-hint-undo"))
        return Line(" · ".join(hints), style="dim")

    # -- telling -------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self._screen.show(Line(sentence, style="yellow"))

    def _tell_rule(self, view: View, typed: str) -> None:
        """The clause behind the question, or behind one of its options."""
        if not typed:
            clause = view["question"]["clause"]
        else:
            choices = _choices(self._drawing.groups(view))
            place = self._commands.number(typed, len(choices))
            if place is None:
                self._say(self._text.say("cli-no-such-number", last=len(choices)))
                return
            self._screen.show(Line(self._sentence(choices[place]), style="bold"))
            clause = choices[place].clause
        self._tell_clause(clause)

    def _sentence(self, choice: Choice) -> str:
        return self._speaker.action(self._table.game.words(choice.action))

    def _tell_clause(self, clause: str) -> None:
        line = Line(f"{clause}  ", style="cyan")
        line.append(self._speaker.clause(clause), style="default")
        self._screen.show(Padding(line, (0, 2)))

    def _tell_why(self, seat: int, view: View, typed: str) -> None:
        wonder = self._drawing.wonder(view, typed.lower().split())
        if wonder.standing:
            self._screen.show(Line(wonder.standing))
        refused = self._table.why_not(seat, self._table.missed(seat, wonder.about))
        if refused is None:
            self._say(self._text.say("cli-why-possible"))
            return
        self._say(self._speaker.problem(refused))
        if refused.clause:
            self._tell_clause(refused.clause)

    def _tell_advice(self, seat: int, view: View) -> None:
        """What a strong bot would do that knows no more than the player does."""
        self._say(self._text.say("advice-thinking"))
        game = self._table.game
        world = self._table.world(seat, Fast(0, len(game.streams)))
        numbers = {c.action: n for n, c in enumerate(_choices(self._drawing.groups(view)), 1)}
        for advice in advise(game, world, seconds=ADVICE_SECONDS):
            sentence = self._text.say(
                "advice",
                number=numbers[advice.action],
                option=self._speaker.action(game.words(advice.action)),
                chance=round(advice.chance * 100),
                reason=self._speaker.advice(advice.reason, advice.facts),
            )
            self._screen.show(Line(sentence))

    def _tell_log(self, seat: int) -> None:
        log = self._table.log(viewer_of(seat))
        self._screen.show(Line("\n".join(map(self._speaker.event, log)), style="italic"))

    def _save(self, typed: str) -> None:
        if not typed:
            raise Problem("cli-which-file")
        path = named_path(typed)
        write_new(path, self._table.record())
        self._screen.tell(self._text.say("cli-saved", file=str(path)))

    def _tell_help(self) -> None:
        words = self._commands.words
        rows = [
            ("1, 2, 3 …", self._text.say("cli-help-number")),
            ("?   ? 3", self._text.say("cli-help-rule")),
            *(self._drawing.manual() if isinstance(self._drawing, Attentive) else ()),
            (words["why"] + " …", self._text.say("cli-help-why")),
            ("h", self._text.say("cli-help-hint")),
            ("u", self._text.say("cli-help-undo")),
            (words["log"], self._text.say("cli-help-log")),
            (words["more"], self._text.say("cli-help-more")),
            (words["score"], self._text.say("cli-help-score")),
            (
                f"{words['save']} {self._text.say('cli-help-file-name')}",
                self._text.say("cli-help-save"),
            ),
            ("Enter", self._text.say("cli-help-redraw")),
            (words["quit"], self._text.say("cli-help-quit")),
        ]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for command, meaning in rows:
            grid.add_row(command, meaning)
        self._screen.show(grid)


def _choices(groups: list[Group]) -> list[Choice]:
    return [choice for group in groups for choice in group.choices]


def _warnings(groups: list[Group]) -> list[Line]:
    """What is true of several options is said once."""
    numbers: dict[str, list[int]] = {}
    for number, choice in enumerate(_choices(groups), start=1):
        if choice.warning:
            numbers.setdefault(choice.warning, []).append(number)
    return [Line(f"⚑ {_ranges(found)}: {said}", style="red") for said, found in numbers.items()]


def _ranges(numbers: list[int]) -> str:
    """1, 2, 3 and 5 as `1-3, 5`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(f"{part[0]}-{part[-1]}" if part[1:] else str(part[0]) for part in parts)


def _folds(group: Group) -> bool:
    return bool(group.short) and len(group.choices) > 1


def _fold(group: Group, number: int) -> Line:
    line = Line(f"{number}-{number + len(group.choices) - 1} ", style="bold cyan")
    return line.append(group.short, style="not bold default")


def _entries(group: Group, number: int) -> Flow:
    entries = []
    for place, choice in enumerate(group.choices, start=number):
        entry = Line(f"{place} ", style="bold cyan")
        entry.append(choice.label, style="not bold default")
        if choice.note:
            entry.append(f" ({choice.note})", style="not bold dim default")
        entries.append(entry)
    return Flow(entries)
