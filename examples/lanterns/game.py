"""Lanterns as the kernel's contract asks for it."""

from pathlib import Path
from typing import Any, ClassVar, cast

from lanterns.rules import saving
from lanterns.rules.actions import LANTERNS, VERBS
from lanterns.rules.state import Lanterns
from lanterns.rules.steps import STEPS, BeginGame
from lanterns.sight.view import view
from sengoku.kernel.box import lid_of
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Nature
from sengoku.kernel.nouns import NOUNS
from sengoku.kernel.option import Option
from sengoku.kernel.state import State
from sengoku.kernel.viewer import Viewer

__all__ = ["WORDS", "LanternsGame"]

WORDS = Path(__file__).parent  # where its texts are


class LanternsGame(Game):
    lid = lid_of("lanterns")
    editions = range(1, 2)
    seats_clause = "LAN-1.1"
    streams = ("deck",)
    options: ClassVar[tuple[Option, ...]] = ()
    steps = STEPS
    nouns = NOUNS
    verbs = VERBS

    def empty(self, setup: Setup, nature: Nature) -> Lanterns:
        return Lanterns(setup.seats, nature)

    def open(self, state: State) -> None:
        state.then(BeginGame())

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(Lanterns, state), viewer))

    def judgement(self) -> object:
        from lanterns.judgement.judgement import JUDGEMENT

        return JUDGEMENT

    def bound(self, setup: Setup) -> int:
        """Every decision uses up a lantern."""
        return len(LANTERNS)

    def zones(self, state: State) -> dict[str, list[str]]:
        return saving.zones(cast(Lanterns, state))

    def box(self, setup: Setup) -> list[str]:
        return [str(card) for card in LANTERNS]

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        return saving.secrets(cast(Lanterns, state), seat)

    def check(self, state: State) -> None:
        saving.check(cast(Lanterns, state))

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        return {"hands": setup.seats, "doors": setup.seats}

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(cast(Lanterns, state))

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        saving.restore(cast(Lanterns, state), saved)
