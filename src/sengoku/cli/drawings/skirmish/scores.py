"""How the battle stands, and how it ended."""

from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.skirmish.board import points
from sengoku.cli.drawings.skirmish.marks import living, seat_of, style_of
from sengoku.text import Speaker

__all__ = ["ending", "sheet"]

COMMON: Final = 4  # columns of every scenario; finds and markers come after them


def sheet(view: View, speaker: Speaker) -> RenderableType:
    """Losses, living units, drops, finds and held markers of both sides."""
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    columns = speaker.text.say("cli-skirmish-sheet").split(" | ")
    shown = len(columns) if view["markers"] else COMMON
    for heading in columns[:shown]:
        grid.add_column(heading)
    for number, side in enumerate(("south", "north")):
        grid.add_row(*_side(view, number, side, speaker)[:shown])
    return Lines(Line(_goal(view, speaker)), grid, *_fallen(view, speaker), *_series(view, speaker))


def _side(view: View, number: int, side: str, speaker: Speaker) -> list[Line | str]:
    units = [facts for facts in view["units"] if facts["side"] == side]
    return [
        Line(speaker.name(seat_of(side, view)), style=f"bold {style_of(side, view)}"),
        points(view["losses"][number]),
        f"{sum(map(living, units))}/{len(units)}",
        str(sum(facts["drops"] for facts in units if living(facts))),
        str(view["finds"][number]),
        str(sum(marker["held_by"] == side for marker in view["markers"])),
    ]


def _goal(view: View, speaker: Speaker) -> str:
    return speaker.text.say("cli-skirmish-goal", scenario=view["scenario"])


def _fallen(view: View, speaker: Speaker) -> list[Line]:
    fallen = [facts["label"] for facts in view["units"] if not living(facts)]
    if not fallen:
        return []
    return [Line(speaker.text.say("cli-skirmish-fallen", units=", ".join(fallen)), style="dim")]


def _series(view: View, speaker: Speaker) -> list[Line]:
    """The points of a campaign. [TOH-16.5]"""
    campaign: dict[str, Any] | None = view["campaign"]
    if campaign is None:
        return []
    scores = ", ".join(
        f"{speaker.name(seat)} {score}" for seat, score in enumerate(campaign["points"])
    )
    return [Line(speaker.text.say("cli-skirmish-campaign", scores=scores), style="bold")]


def ending(view: View, speaker: Speaker) -> RenderableType:
    """Who won the battle, or the whole campaign."""
    said = speaker.text.say("cli-skirmish-drawn")
    if view["ranks"] != [1, 1]:
        name = speaker.name(view["ranks"].index(1))
        said = speaker.text.say("cli-skirmish-won", name=name)
    return Lines(Line(said, style="bold"), sheet(view, speaker))
