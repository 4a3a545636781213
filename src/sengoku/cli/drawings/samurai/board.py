"""The table of Samurai at a glance: players, pile, the grid, and how open villages stand."""

from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.desk.flow import Flow
from sengoku.cli.drawings.samurai.grid import grid_lines, grid_width
from sengoku.cli.drawings.samurai.marks import (
    CROWN,
    NOBODY_GETS,
    SEAT_LETTERS,
    SEAT_STYLES,
    SHAPES,
    counted_marks,
    owner_line,
    village_mark,
)
from sengoku.cli.drawings.samurai.scores import place_of
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["board"]

SIDE: Final = 34  # columns that the open villages need beside the grid
LEGEND_ROUNDS: Final = 2  # after these the signs are known
NAME: Final = 14


def board(view: View, width: int, speaker: Speaker) -> RenderableType:
    drawn = Lines(*grid_lines(view, width))
    villages = _open_villages(view, speaker)
    if width - grid_width(view, width) >= SIDE:
        middle = Grid.grid(padding=(0, 2))
        middle.add_row(drawn, Lines(*villages))
        parts: list[RenderableType] = [middle]
    else:
        parts = [drawn, villages[0], Flow(villages[1:])]
    return Lines(
        _header(view, speaker),
        *_banner(view, speaker),
        _players(view, speaker),
        Flow(_stock(view, speaker)),
        *parts,
        *_hand(view, speaker),
        *_legend(view, speaker),
    )


def _header(view: View, speaker: Speaker) -> Line:
    text = speaker.text
    line = Line(text.say("samurai-title"), style="bold red")
    if view["over"]:
        return line.append(f" · {text.say('cli-samurai-over')}", style="not bold default")
    where = text.say("cli-samurai-round", round=view["round"], rounds=view["rounds"])
    line.append(f" · {where}", style="not bold default")
    started = text.say("cli-samurai-started", name=speaker.name(view["start"]))
    line.append(f" ({started})", style="not bold dim default")
    turn = text.say("cli-samurai-turn", name=speaker.name(view["active"]))
    return line.append(f" · {turn}", style="not bold default")


def _banner(view: View, speaker: Speaker) -> list[Line]:
    """The round is completed, and everybody should know it. [SAM-8.4]"""
    ends = view["ends"]
    if not ends["last_round"] or view["over"]:
        return []
    reasons = "; ".join(speaker.noun("reason", reason) for reason in ends["reasons"])
    names = ", ".join(speaker.name(seat) for seat in ends["still_to_play"])
    told = speaker.text.say("cli-samurai-last-round", reasons=reasons, names=names)
    return [Line(f"⚑ {told}", style="bold red")]


# -- players -------------------------------------------------------------------------------------


def _players(view: View, speaker: Speaker) -> Grid:
    """Stones by shape with a crown on a majority and a sign on a tie; cards; the place now."""
    text = speaker.text
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("", no_wrap=True, max_width=NAME)
    for shape in SHAPES.values():
        grid.add_column(shape, no_wrap=True)
    for key in ("stones", "hand", "deck", "place"):
        grid.add_column(text.say(f"cli-samurai-{key}"), justify="right", no_wrap=True)
    for seat in range(view["seats"]):
        style = SEAT_STYLES[seat] + (" bold" if seat == view["active"] else "")
        name = Line(f"{SEAT_LETTERS[seat]} {speaker.name(seat)}", style=style)
        hand = view["hands"][seat]
        counts = [view["standing"]["totals"][seat], hand["count"], hand["deck"]]
        stones = [_stones(view, seat, symbol) for symbol in SHAPES]
        grid.add_row(name, *stones, *map(str, counts), place_of(view, seat))
    return grid


def _stones(view: View, seat: int, symbol: str) -> Line:
    count = view["stones"]["seats"][seat][symbol]
    if symbol in view["standing"]["majorities"][seat]:
        return Line(f"{count}{CROWN}", style="bold")
    tied = seat in view["standing"]["tied"][symbol]
    return Line(f"{count}{NOBODY_GETS if tied else ''}")


def _stock(view: View, speaker: Speaker) -> list[Line]:
    """The pile with its top card, and the stones that are left, as a countdown. [SAM-6.11]"""
    text, pile = speaker.text, view["pile"]
    entries = [Line(text.say("cli-samurai-pile", count=pile["count"]))]
    if pile["top"] is not None:
        entries[0].append(f", {text.say('cli-samurai-next')} ")
        entries[0].append(f"[{village_mark(pile['top'])}]", style="bold reverse")
    if view["waiting"] is not None:
        line = Line(f"{text.say('cli-samurai-waiting')} ")
        entries.append(line.append(f"[{village_mark(view['waiting'])}]", style="bold yellow"))
    supply = " ".join(f"{SHAPES[name]}{left}" for name, left in view["stones"]["supply"].items())
    entries.append(Line(f"{text.say('cli-samurai-supply')} {supply}"))
    return entries


# -- villages, hand, legend ----------------------------------------------------------------------


def _open_villages(view: View, speaker: Speaker) -> list[Line]:
    """A heading, then each open village: who leads each symbol now."""
    lines = [Line(speaker.text.say("cli-samurai-open"), style="dim")]
    return lines + [_village(each) for each in view["table"]["villages"] if not each["scored"]]


def _village(village: dict[str, Any]) -> Line:
    line = Line(f"{village['x']},{village['y']} ")
    line.append(f"[{village_mark(village['village'])}]", style="bold")
    for symbol, shares in village["influence"].items():
        line.append("  ")
        shares = enumerate(shares)
        line.append_text(owner_line(shares, village["leads"][symbol], SHAPES[symbol]))
    return line


def _hand(view: View, speaker: Speaker) -> list[Line]:
    """One's own cards, and what one's deck still brings; for the referee everybody's."""
    lines = []
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"] == HIDDEN or view["viewer"] == "public":
            continue
        if view["you"] is not None and seat != view["you"]:
            continue
        title = speaker.text.say("cli-samurai-your-hand")
        if view["you"] is None:
            title = f"{speaker.name(seat)}:"
        line = Line(f"{title} ", style="dim")
        line.append(counted_marks(hand["cards"]), style=f"not dim bold {SEAT_STYLES[seat]}")
        if hand["to_come"]:
            line.append(f"   {speaker.text.say('cli-samurai-to-come')} ")
            line.append(counted_marks(hand["to_come"]))
        lines.append(line)
    return lines


def _legend(view: View, speaker: Speaker) -> list[Line]:
    if view["round"] > LEGEND_ROUNDS or view["over"]:
        return []
    keys = [speaker.text.say("cli-samurai-legend"), speaker.text.say("cli-samurai-legend-notes")]
    return [Line(key, style="dim") for key in keys]
