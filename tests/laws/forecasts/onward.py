"""A position played on to see what becomes of a promise."""

from typing import Any

from sengoku.kernel.event import Event
from sengoku.kernel.nature import Nature
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, Viewer, viewer_of
from tests.laws.subject import Subject

__all__ = ["Onward"]

Told = dict[str, Any]


class Onward:
    """A copy, what was heard since, and the verbs that a check needs."""

    def __init__(self, subject: Subject, state: State, nature: Nature | None = None) -> None:
        self.subject = subject
        self.state = subject.copy(state)
        self.journal: list[Event] = []
        self.state.journal = self.journal
        if nature is not None:
            self.state.nature = nature

    def over(self) -> bool:
        return self.state.over()

    def asks(self) -> str:
        """The name of the standing question; nothing at the end."""
        return "" if self.over() else type(self.state.question()).__name__

    def seat(self) -> int:
        return int(self.state.seat())

    def options(self) -> list[int]:
        return self.subject.options(self.state)

    def play(self, action: int) -> None:
        self.subject.play(self.state, action)

    def do(self, verb: str, **words: Any) -> None:
        self.play(self.subject.game.action({"do": verb, **words}))

    def view(self, viewer: Viewer = PUBLIC) -> Told:
        return self.subject.view(self.state, viewer)

    def own_view(self) -> Told:
        return self.view(viewer_of(self.seat()))

    def heard(self, name: str) -> list[Told]:
        """Every event of a name, as the table heard it."""
        return [event for event in self.story() if event["event"] == name]

    def story(self) -> list[Told]:
        return [self.subject.told(event, PUBLIC) for event in self.journal]
