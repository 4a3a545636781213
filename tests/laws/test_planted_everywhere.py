"""Every law can fail in every game: the same faults are planted in each of them.

`test_planted_faults.py` plants finer ones in Call to Glory, law by law.
"""

from collections.abc import Callable
from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Nature
from sengoku.kernel.problem import BadRecord
from sengoku.kernel.record import Luck
from sengoku.kernel.state import State
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import REFEREE, Viewer
from tests.laws import laws
from tests.laws.pairwise import pairwise
from tests.laws.subject import Subject

Law = Callable[[Subject, Setup, int], object]


class Twice(Subject):
    def options(self, state: State) -> list[int]:
        options = super().options(state)
        return [*options, options[0]]


class Trusting(Subject):
    def submit(self, state: State, seat: int, action: int) -> None:
        state.play(state.options()[0])


class Sharing(Subject):
    def copy(self, state: State) -> State:
        return state


class Vague(Subject):
    """Says every action as the first one it was asked about."""

    first: Any = None

    def words(self, action: int) -> Any:
        if self.first is None:
            self.first = super().words(action)
        return self.first


class Forgetful(Subject):
    """Its tables lose the first decision."""

    def table(self, setup: Setup, luck: Luck) -> Table:
        table = super().table(setup, luck)
        table.submit(table.seat(), table.options(table.seat())[0])
        table._actions.clear()
        return table


class Open(Subject):
    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return {**super().view(state, viewer), "truth": super().view(state, REFEREE)}


class Lazy(Subject):
    """A redeal that leaves everything where it lies."""

    def redeal(self, state: State, seat: int, nature: Nature) -> State:
        return state.copy()


class Loose(Subject):
    def zones(self, state: State) -> dict[str, list[str]]:
        zones = super().zones(state)
        full = next(place for place, cards in zones.items() if cards)
        return {**zones, full: zones[full][1:]}


class Early(Subject):
    def returns(self, state: State) -> list[float]:
        return [0.0] * len(state.scores())


FAULTS: list[tuple[Law, type[Subject], str]] = [
    (laws.offer, Twice, "the same option twice"),
    (laws.refusal, Trusting, "was allowed"),
    (laws.copies, Sharing, "changed"),
    (laws.words, Vague, "words lose an action"),
    (laws.records, Forgetful, "replays otherwise|record "),
    (laws.secrecy, Open, "the view leaks"),
    (laws.coverage, Lazy, "never visits"),
    (laws.conservation, Loose, "a card was lost"),
    (laws.end, Early, "returns before the end"),
]


def _named(part: object) -> str:
    """The same in every process: a law and a fault by their names."""
    return str(getattr(part, "__name__", part))


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
@pytest.mark.parametrize(("law", "fault", "message"), FAULTS, ids=_named)
def test_the_fault_is_found(law: Law, fault: type[Subject], message: str, game: Game) -> None:
    with pytest.raises((AssertionError, BadRecord), match=message):
        for setup in pairwise(game):  # the first will do, unless it has nothing to hide
            law(fault(game), setup, 1)
