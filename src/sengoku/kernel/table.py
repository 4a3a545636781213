"""A running match. The true state never leaves it: out come views, events and invented worlds."""

from collections.abc import Sequence
from typing import Any

from sengoku.kernel.event import Event, Fact
from sengoku.kernel.game import Game, Setup, Window
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.kernel.record import FORMAT, Fork, Luck, Record, Undone, replay, turned
from sengoku.kernel.state import LARGEST_ACTION, State
from sengoku.kernel.verbs import bad_value
from sengoku.kernel.viewer import NOBODY, Viewer, viewer_of

__all__ = ["Table"]


class Table:
    """Seats submit actions; everything else is asked for."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        luck: Luck,
        forks: Sequence[Fork] = (),
        undone: Sequence[Undone] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.luck = luck
        self.forks = tuple(forks)
        self.undone = tuple(undone)
        self._actions: list[int] = []
        self._begin()

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Table":
        """A match as its record left it."""
        replay(game, record)
        table = cls(game, record.setup_for(game), record.luck, record.forks, record.undone)
        for action in record.actions:
            table.submit(table.seat(), action)
        return table

    def _begin(self) -> None:
        self._journal: list[Event] = []
        nature = self.luck.make(self.game.streams)
        self._state = self.game.begin(self.setup, nature, journal=self._journal)
        self._marks = [len(self._journal)]  # where each ply's events end
        self._sealed = [True]  # whether something was unveiled with that ply
        self._seats = [-1]  # who decided that ply
        self._turn()

    def _turn(self) -> None:
        """Where the match went on as another one, its log begins, and nothing before is undone.
        Then what was shown here and taken back is known again."""
        if any(fork.at == self.ply() for fork in self.forks):
            self._state = turned(self.game, self.forks, self.ply(), self._state)
            self._journal.clear()
            self._marks = [0] * len(self._marks)
            self._sealed[-1] = True
        for undone in self.undone:
            if undone.at == self.ply():
                self._state.question().remember(self._state, undone.action)

    # -- asking --------------------------------------------------------------------------------

    def ply(self) -> int:
        """How many decisions were made."""
        return len(self._actions)

    def over(self) -> bool:
        return self._state.over()

    def seat(self) -> int:
        """Who is asked, -1 when the game is over."""
        return int(self._state.seat())

    def view(self, viewer: Viewer) -> dict[str, Any]:
        return self.game.view(self._state, viewer)

    def views(self, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
        """Of all of them at once; they share what is alike."""
        return self.game.views(self._state, viewers)

    def inquire(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What the rules say about a question that somebody has, from public facts alone: it is
        asked of a world in which all that is secret was invented anew."""
        return self.game.inquire(self.world(NOBODY, Fast(0, len(self.game.streams))), asked)

    def log(self, viewer: Viewer, since: int = 0) -> list[dict[str, Fact]]:
        """What a viewer heard, from the `since`-th event on."""
        return [event.told(viewer) for event in self._journal[since:]]

    def heard(self) -> int:
        """How many events there are; as many for every viewer."""
        return len(self._journal)

    def window(self) -> Window | None:
        return self.game.window(self._state)

    def question(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked, with its options; a window asks all its seats at once."""
        facing = self._facing(seat)
        if facing.over() or facing.seat() != seat:
            return None
        question: dict[str, Any] = self.game.view(facing, viewer_of(seat))["question"]
        return question

    def options(self, seat: int) -> list[int]:
        """What a seat may do now, in the order of its question; nothing if it is not asked."""
        facing = self._facing(seat)
        if facing.over() or facing.seat() != seat:
            return []
        return [int(action) for action in facing.options()]

    def why_not(self, seat: int, action: int) -> IllegalAction | None:
        return self.game.why_not(self._facing(seat), seat, action)

    def missed(self, seat: int, thing: dict[str, Any]) -> int:
        """The action that a seat misses who points at a thing. It may come from anywhere: numbers
        that no game has are refused before its compiled rules see them."""
        for field, value in thing.items():
            if isinstance(value, int) and abs(value) > LARGEST_ACTION:
                raise bad_value(field, value)
        return self.game.missed(self._facing(seat), seat, thing)

    def formal(self) -> bool:
        """Whether the standing question only asks for a go-ahead."""
        return not self.over() and self._state.question().formal()

    def absent(self) -> int:
        """What the standing question gets from a seat that let its time run out."""
        return self.game.absent(self._state)

    def world(self, seat: int, nature: Nature) -> State:
        """What a bot gets: the state with all that its seat cannot know invented anew."""
        return self._facing(seat).redeal(seat, nature)

    def _facing(self, seat: int) -> State:
        """The state in which a seat of a window is asked: answers before its own are under seal."""
        window = self.window()
        if window is None or seat not in window.seats or seat == self.seat():
            return self._state
        ahead = self._state.copy()
        while ahead.seat() != seat:
            ahead.play(window.passing)
        return ahead

    def ranks(self) -> list[int]:
        return self._state.ranks()

    def winners(self) -> list[int]:
        return self._state.winners()

    def scores(self) -> list[int]:
        return self._state.scores()

    def record(self) -> Record:
        """The whole truth: for the end of the game, or for safe keeping."""
        return Record(
            format=FORMAT,
            game=self.game.slug,
            edition=self.setup.edition,
            seats=self.setup.seats,
            options=dict(self.setup.options),
            luck=self.luck,
            actions=self._actions[:],
            digest=self.game.digest(self._state),
            forks=self.forks,
            undone=self.undone,
        )

    # -- acting --------------------------------------------------------------------------------

    def submit(self, seat: int, action: int | dict[str, Any], ply: int | None = None) -> None:
        """Plays for a seat. `ply` is the one the player saw: a stale answer is refused."""
        if not isinstance(action, int):
            action = self.game.action(action)
        if ply is not None and ply != self.ply():
            raise IllegalAction("stale-action", {"ply": ply, "now": self.ply()})
        before = self._state.unveiled
        self._state.submit(seat, action)
        self._actions.append(action)
        self._marks.append(len(self._journal))
        self._sealed.append(self._state.unveiled != before)
        self._seats.append(seat)
        if self.forks or self.undone:
            self._turn()

    def may_undo(self, seat: int) -> bool:
        """Only one's own last decision, if nothing was unveiled by it and the game goes on."""
        return self._seats[-1] == seat and not self._sealed[-1] and not self.over()

    def undo(self, seat: int) -> None:
        """Replays the record without its last action; what that one showed stays known."""
        if not self.may_undo(seat):
            raise Problem("cannot-undo")
        self.take_back(self.ply() - 1)

    def check_ply(self, ply: int) -> None:
        """Refuses a ply to which the match cannot go back."""
        first = max((fork.at for fork in self.forks), default=0)
        if not first <= ply < self.ply():
            raise Problem("no-such-ply", {"ply": ply, "first": first, "now": self.ply()})

    def take_back(self, ply: int) -> int:
        """Goes back to an earlier ply, whatever was shown since: for players who all agree.

        Of what was shown, all remember the decision that is made anew; what came after it they
        agree to forget. The number of events that still hold.
        """
        self.check_ply(ply)
        held, kept, taken = self._marks[ply], self._actions[:ply], self._actions[ply]
        self.undone = tuple(undone for undone in self.undone if undone.at <= ply)
        self._actions = []
        self._begin()
        for action in kept:
            self.submit(self.seat(), action)
        self._remember(taken)
        return held

    def _remember(self, action: int) -> None:
        """What a decision that was taken back had shown, if anything, stays known."""
        before = self.game.digest(self._state)
        self._state.question().remember(self._state, action)
        if self.game.digest(self._state) != before:
            self.undone = (*self.undone, Undone(self.ply(), action))
