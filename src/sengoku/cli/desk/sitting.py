"""A match in the terminal: people and bots take turns, and everybody sees only what is theirs."""

from rich.text import Text as Line

from sengoku.cli.desk.commands import Commands
from sengoku.cli.desk.desk import TerminalDesk
from sengoku.cli.desk.drawing import Drawing
from sengoku.cli.desk.keeper import Keeper
from sengoku.cli.desk.players import Player
from sengoku.cli.desk.screen import Left, Screen
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC
from sengoku.text import Speaker

__all__ = ["Sitting"]


class Sitting:
    def __init__(
        self,
        table: Table,
        players: list[Player],
        drawing: Drawing,
        speaker: Speaker,
        screen: Screen,
        keeper: Keeper,
    ) -> None:
        self._table = table
        self._players = players
        self._screen = screen
        self._speaker = speaker
        self._drawing = drawing
        self._keeper = keeper
        self._commands = Commands(speaker.text)
        self._desk = TerminalDesk(table, drawing, speaker, screen, self._commands)
        self._people = sum(player.bot is None for player in players)
        self._at_screen: int | None = None  # who looked at the screen last
        self._told = 0  # events that a table of bots has told the onlookers

    def play(self) -> None:
        """To the end of the match, unless somebody leaves."""
        while not self._table.over():
            seat = self._table.seat()
            if self._players[seat].bot is not None:
                self._let_think(seat)
            elif self._may_look(seat):
                self._desk.decide(seat)
                self._keeper.keep(self._table.record())
        self._keeper.keep(self._table.record())
        self._desk.tell_rest(self._at_screen)

    def _let_think(self, seat: int) -> None:
        player = self._players[seat]
        assert player.bot is not None and player.worlds is not None, "a bot sits here"
        streams = len(self._table.game.streams)
        world = self._table.world(seat, player.worlds.fork(streams))
        self._table.submit(seat, player.bot.choose(world))
        if self._people == 0:
            self._tell_onlookers()

    def _tell_onlookers(self) -> None:
        for told in self._table.log(PUBLIC, self._told):
            self._told += 1
            if self._drawing.is_news(told):
                self._screen.show(Line(self._speaker.event(told)))

    # -- several people at one screen ----------------------------------------------------------

    def _may_look(self, seat: int) -> bool:
        """A curtain between two people; behind it nothing of the former's hand is left."""
        former, self._at_screen = self._at_screen, seat
        if self._people == 1 or former == seat:
            return True
        self._screen.clear(scrollback=True)
        text = self._speaker.text
        self._screen.show(Line(text.say("cli-pass", name=self._speaker.name(seat)), style="bold"))
        may_undo = former is not None and self._table.may_undo(former)
        if may_undo:
            said = text.say("cli-pass-undo", name=self._speaker.name(former))
            self._screen.show(Line(said, style="dim"))
        typed = self._commands.read(self._screen.ask(text.say("cli-press-enter") + " ")).verb
        if typed == "quit":
            raise Left
        if typed != "undo" or former is None or not may_undo:
            return True
        self._desk.take_back(former)
        return False
