"""Positions in a line or two: `position(U("hero", 10000, 10000), N("spearman", 14000, 13000))`.

Dice are written as faces: "2" a double, "1" a single, "." a blank, "x" a cross.
"""

from typing import Any, ClassVar, cast

from sengoku.games.skirmish.game import TestOfHonour
from sengoku.games.skirmish.rules import position as positions
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Nature, Scripted
from sengoku.kernel.viewer import REFEREE

__all__ = [
    "GAME",
    "N",
    "U",
    "Unit",
    "act",
    "begin",
    "dice",
    "facts",
    "labels",
    "plan",
    "position",
    "tells",
]

GAME = TestOfHonour()
FACES = {"2": 0, "1": 1, ".": 3, "x": 5}


class Unit(positions.Unit):
    """A unit that knows its side."""

    side: ClassVar = 0


class Northern(Unit):
    side: ClassVar = 1


def U(card: str, x: int, y: int, **more: Any) -> Unit:  # noqa: N802
    """A unit of S."""
    return Unit(card, x, y, **more)


def N(card: str, x: int, y: int, **more: Any) -> Unit:  # noqa: N802
    """A unit of N."""
    return Northern(card, x, y, **more)


def dice(rolls: str, bag: list[int] | None = None, **more: list[int]) -> Scripted:
    """Faces in the order in which they fall; the bag gives nobles first unless told."""
    faces = [FACES[face] for face in rolls if face != " "]
    return Scripted({3: list(bag or []) + [0] * 60, 4: faces})


def position(*units: Unit, rolls: str = "", nature: Nature | None = None, **said: Any) -> Skirmish:
    """As `sengoku.position` builds it, with the units of both sides in any order."""
    south = [unit for unit in units if unit.side == 0]
    north = [unit for unit in units if unit.side == 1]
    luck = nature or dice(rolls)
    return cast(Skirmish, GAME.position(south=south, north=north, nature=luck, **said))


def begin(nature: Nature, **options: Any) -> Skirmish:
    """A match at its first question."""
    return cast(Skirmish, GAME.begin(GAME.setup(2, options), nature))


def plan(state: Skirmish, name: str) -> None:
    """Plans a step that needs nothing said, by its name."""
    step: type[Any] = GAME.steps[name]
    state.then(step())


def act(state: Skirmish, do: str, **words: int | str) -> Skirmish:
    """Submits an action by its words, for the seat that is asked."""
    state.submit(int(state.seat()), GAME.action({"do": do, **words}))
    GAME.check(state)
    return state


def labels(state: Skirmish) -> list[str]:
    return [GAME.label(action) for action in state.options()]


def facts(state: Skirmish, unit: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state, REFEREE)["units"][unit]
    return found


def tells(state: Skirmish) -> list[str]:
    """The names of the events so far."""
    return [event.name for event in state.journal or []]
