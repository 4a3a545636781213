"""The score sheet of Call to Glory, and the final places."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.glory.board import SEAT_STYLES
from sengoku.text import Speaker

__all__ = ["ending", "sheet"]


def sheet(view: View, speaker: Speaker) -> RenderableType:
    """Every round, what the present one counts so far, the totals."""
    text, scores = speaker.text, view["scores"]
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for seat in range(view["seats"]):
        grid.add_column(speaker.name(seat), justify="right", style=SEAT_STYLES[seat])
    for number, row in enumerate(scores["sheet"], start=1):
        grid.add_row(text.say("cli-glory-round-number", round=number), *map(str, row))
    if scores["running"] is not None:
        running = [f"({tally['total']})" for tally in scores["running"]]
        now = Line(text.say("cli-glory-round-now", round=view["round"]), style="dim")
        grid.add_row(now, *running, style="dim")
    grid.add_row(Line(text.say("cli-glory-total-row"), style="bold"), *map(str, scores["totals"]))
    return Lines(grid, *_reasons(view, speaker))


def _reasons(view: View, speaker: Speaker) -> list[Line]:
    """Where the points of the present round come from. [GLO-8.1, GLO-10.5]"""
    lines = []
    for seat, tally in enumerate(view["scores"]["running"] or []):
        if tally["reasons"]:
            parts = [
                _reason(reason["why"], reason["amount"], speaker) for reason in tally["reasons"]
            ]
            line = Line(f"{speaker.name(seat)}: ", style=SEAT_STYLES[seat])
            lines.append(line.append(" + ".join(parts) + f" = {tally['total']}", style="default"))
    return lines


def _reason(why: str, amount: int, speaker: Speaker) -> str:
    """A character in front of a player, or what the orders paid."""
    noun = speaker.noun("why", why) if why == "orders" else speaker.noun("character", why)
    return f"{noun} {amount}"


def ending(view: View, speaker: Speaker) -> RenderableType:
    """Places by total, then by best round. [GLO-9.5]"""
    text, scores = speaker.text, view["scores"]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(text.say("cli-glory-place"), justify="right")
    grid.add_column("")
    for number in range(1, len(scores["sheet"]) + 1):
        grid.add_column(str(number), justify="right", style="dim")
    grid.add_column(text.say("cli-glory-total"), justify="right")
    ranks = scores["ranks"]
    for seat in sorted(range(view["seats"]), key=lambda seat: (ranks[seat], seat)):
        style = "bold" if ranks[seat] == 1 else ""
        name = Line(speaker.name(seat), style=f"{style} {SEAT_STYLES[seat]}")
        rounds = [str(row[seat]) for row in scores["sheet"]]
        total = Line(str(scores["totals"][seat]), style=style)
        grid.add_row(f"{ranks[seat]}.", name, *rounds, total)
    return grid
