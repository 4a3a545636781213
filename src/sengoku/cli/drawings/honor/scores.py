"""Where every number comes from, and the final places."""

from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.honor.board import SEAT_STYLES
from sengoku.text import Speaker

__all__ = ["ending", "sheet"]


def sheet(view: View, speaker: Speaker) -> RenderableType:
    """Every player's income, ki, actions and strength, reason by reason."""
    lines: list[RenderableType] = []
    for facts in view["players"]:
        seat = facts["seat"]
        lines.append(Line(f"{speaker.name(seat)}: {facts['honor']}", style=SEAT_STYLES[seat]))
        rows = [
            (speaker.text.say("cli-honor-tally-income"), facts["income"]),
            (speaker.text.say("cli-honor-tally-ki"), facts["ki"]),
            (speaker.text.say("cli-honor-tally-actions"), facts["actions"]),
        ]
        if facts["attack"] is not None:
            attack, defense = facts["attack"]["strength"], facts["defense"]["strength"]
            rows.append((speaker.text.say("cli-honor-tally-attack"), attack))
            rows.append((speaker.text.say("cli-honor-tally-defense"), defense))
        lines += [Line(f"  {title}: {_sum(tally, speaker)}") for title, tally in rows]
    return Lines(*lines)


def _sum(tally: dict[str, Any], speaker: Speaker) -> str:
    """The total, and its reasons one after the other."""
    *reasons, _ = speaker.tally(tally).split("\n")
    return f"{tally['total']}" + (f" ({', '.join(reasons)})" if reasons else "")


def ending(view: View, speaker: Speaker) -> RenderableType:
    """Places by honor; those who lead together by income. [HON-12.2, HON-12.4]"""
    text, ranks = speaker.text, view["ranks"]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(text.say("cli-honor-place"), justify="right")
    grid.add_column("")
    grid.add_column(text.say("cli-honor-honor"), justify="right")
    grid.add_column(text.say("cli-honor-tally-income"), justify="right")
    for seat in sorted(range(view["seats"]), key=lambda seat: (ranks[seat], seat)):
        style = "bold" if ranks[seat] == 1 else ""
        name = Line(speaker.name(seat), style=f"{style} {SEAT_STYLES[seat]}")
        income = str(view["players"][seat]["income"]["total"])
        grid.add_row(f"{ranks[seat]}.", name, Line(str(view["honor"][seat]), style=style), income)
    return grid
