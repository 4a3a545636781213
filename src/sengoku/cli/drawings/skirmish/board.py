"""The table of Test of Honour at a glance: the map, the units beside it, the bag, the goal."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.shares import percent
from sengoku.cli.drawings.skirmish.ground import KINDS, DrawnGround, destinations
from sengoku.cli.drawings.skirmish.marks import (
    label,
    letter_of,
    marker_label,
    place,
    seat_of,
    style_of,
    unit_title,
)
from sengoku.cli.drawings.skirmish.units import legend, short_list
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["Board", "points", "rows_for"]

SIDES: Final = ("south", "north")
PANEL: Final = 49  # columns that the list beside the map needs
ROOMY: Final = 28  # lines of a screen on which the header has one of its own
# Lines of the map, the finest first, and the height of a screen that has room for it.
SIZES: Final = ((36, 62), (24, 46), (18, 36), (12, 24), (9, 0))


class Board:
    """Laid out when it is drawn, because only then the height of the screen is known."""

    def __init__(self, view: View, speaker: Speaker, origin: int | None) -> None:
        self._view = view
        self._speaker = speaker
        self._origin = origin
        self._tight = False  # the header stands beside the map

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        view, width = self._view, options.max_width
        rows = rows_for(width, options.size.height)
        beside = width - DrawnGround.width(rows) - 2 >= PANEL
        self._tight = beside and options.size.height < ROOMY
        if not view["pieces"] and not view["units"]:
            yield _header(view, self._speaker, short=False)
            yield from _forces(view, self._speaker)
            return
        if not self._tight:
            yield _header(view, self._speaker, short=False)
        lines = DrawnGround(view, rows).lines(destinations(view), self._origin)
        if not beside:
            yield from lines
            yield from self._panel(len(view["units"]) + 6, width)
            return
        room = width - DrawnGround.width(rows) - 2
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, width=room)
        panel = self._panel(len(lines), room)
        for number in range(max(len(lines), len(panel))):
            left = lines[number] if number < len(lines) else Line()
            grid.add_row(left, panel[number] if number < len(panel) else Line())
        yield grid

    def _panel(self, room: int, width: int) -> list[Line]:
        """Bag and goal above the units; legends below them where there is room."""
        view, speaker = self._view, self._speaker
        above = [_fitting_header(view, speaker, width)] if self._tight else []
        above += [_bag(view, speaker, width), *_goal(view, speaker), *_testing(view, speaker)]
        if view["cards"] is not None:
            above += _cards(view, speaker)
        heading = Line(_measured_from(view, speaker, self._origin), style="dim")
        units = short_list(view, speaker, self._origin, max(4, room - len(above) - 1), width)
        below = [Line(), _terrain_legend(view, speaker), *legend(speaker, width)]
        if len(above) + 1 + len(units) + len(below) > room:
            below = []
        return [*above, heading, *units, *below]


def rows_for(width: int, height: int) -> int:
    """The finest map that leaves room for the list beside it and for the options below."""
    for rows, needed in SIZES:
        if height >= needed and width >= DrawnGround.width(rows) + PANEL + 2:
            return rows
    return SIZES[-1][0] if width < DrawnGround.width(12) or height < 24 else 12


# -- above the map -------------------------------------------------------------------------------


def _fitting_header(view: View, speaker: Speaker, width: int) -> Line:
    """Without the level where that makes it too long."""
    line = _header(view, speaker, short=True)
    if line.cell_len <= width:
        return line
    return _header({**view, "level": 1}, speaker, short=True)


def _header(view: View, speaker: Speaker, *, short: bool) -> Line:
    text = speaker.text
    scenario = speaker.noun("scenario", view["scenario"])
    line = Line(scenario if short else text.say("skirmish-title"), style="bold red")
    parts = [] if short else [scenario]
    if view["campaign"] is not None:
        battle, battles = view["campaign"]["battle"], view["campaign"]["battles"]
        parts.append(text.say("cli-skirmish-battle", battle=battle, battles=battles))
    if view["level"] > 1:
        parts.append(text.say("cli-skirmish-level", level=view["level"]))
    if view["over"]:
        parts.append(text.say("cli-skirmish-over"))
    elif view["round"] == 0:
        parts.append(text.say("cli-skirmish-set-up"))
    else:
        parts.append(text.say("cli-skirmish-round", round=view["round"], rounds=view["rounds"]))
    for part in parts:
        line.append(f" · {part}", style="not bold default")
    for side in SIDES:
        style = style_of(side, view)
        line.append(f" · {letter_of(side, view)} ", style=f"not bold {style}")
        line.append(speaker.name(seat_of(side, view)), style=f"bold {style}")
    return line


def _forces(view: View, speaker: Speaker) -> Iterator[Line]:
    """What each side has chosen so far, as far as one may see it. [TOH-3.7]"""
    text = speaker.text
    for force in view["forces"]:
        side = force["side"]
        line = Line(speaker.name(seat_of(side, view)), style=f"bold {style_of(side, view)}")
        spent = "?" if force["cards"] == HIDDEN else sum(card["cost"] for card in force["cards"])
        said = text.say("cli-skirmish-points", spent=str(spent), limit=force["limit"])
        line.append(f" {said}", style="not bold default")
        if force["cards"] != HIDDEN:
            for card in force["cards"]:
                line.append(f" · {_recruit(card, speaker)}", style="not bold default")
        elif force["ready"]:
            line.append(f" · {text.say('cli-skirmish-ready')}", style="not bold dim")
        yield line


def _recruit(card: dict[str, Any], speaker: Speaker) -> str:
    said = f"{speaker.noun('card', card['card'])} ({speaker.noun('weapon', card['weapon'])})"
    return f"{said} {speaker.noun('card', 'unarmored')}" if card["unarmored"] else said


# -- beside the map ------------------------------------------------------------------------------


def _bag(view: View, speaker: Speaker, width: int) -> Line:
    """How many tokens of each kind, and the chance that the next is one of them. [TOH-5.1]"""
    text, bag = speaker.text, view["bag"]
    total = bag["samurai"] + bag["commoner"] + bag["fate"]
    title = Line(text.say("cli-skirmish-bag"), style="bold")
    if total == 0:
        return title.append(f" {text.say('cli-skirmish-empty')}", style="not bold dim")
    for digits in (1, 0):
        line = title.copy()
        for token in ("samurai", "commoner", "fate"):
            chance = percent(bag[token] / total, speaker, digits)
            said = text.say("cli-skirmish-token", token=token)
            style = "bold red" if token == "fate" and bag["fate"] == 1 else "not bold default"
            line.append(f" {bag[token]} {said} {chance}", style=style)
        if line.cell_len <= width:
            break
    return line


def points(thirds: int) -> str:
    """Losses are counted in thirds: 8 are 2⅔. [TOH-15.1]"""
    whole, rest = divmod(thirds, 3)
    part = ("", "⅓", "⅔")[rest]
    return f"{whole or ''}{part}" if whole or rest else "0"


def _goal(view: View, speaker: Speaker) -> list[Line]:
    """How the battle stands: losses, finds, markers held, the captive."""
    text = speaker.text
    south, north = (points(lost) for lost in view["losses"])
    parts = [text.say("cli-skirmish-losses", south=south, north=north)]
    if any(view["finds"]):
        finds = view["finds"]
        parts.append(text.say("cli-skirmish-finds", south=finds[0], north=finds[1]))
    held = [marker for marker in view["markers"] if marker["held_by"] is not None]
    for marker in held:
        parts.append(f"{marker_label(marker['marker'])} → {letter_of(marker['held_by'], view)}")
    captive = view["captive"]
    if captive is not None and captive["carrier"] is not None:
        unit = label(captive["carrier"], view)
        parts.append(text.say("cli-skirmish-carried", unit=unit))
    elif captive is not None:
        parts.append(text.say("cli-skirmish-captive", place=place(captive["x"], captive["y"])))
    campaign = view["campaign"]
    if campaign is not None:
        scores = ", ".join(
            f"{speaker.name(seat)} {score}" for seat, score in enumerate(campaign["points"])
        )
        parts.append(scores)
    return [Line(" · ".join(parts))]


def _testing(view: View, speaker: Speaker) -> list[Line]:
    """Who still has to test nerve; the question tells about rolls."""
    lines = []
    if view["testing"]:
        names = ", ".join(label(unit, view) for unit in view["testing"])
        lines.append(Line(speaker.text.say("cli-skirmish-testing", units=names), style="yellow"))
    return lines


def _cards(view: View, speaker: Speaker) -> list[Line]:
    """Open skill cards by their holder, used ones in brackets; and the sizes of the decks."""
    text, cards = speaker.text, view["cards"]
    counts = [deck["count"] for deck in cards["fate"]]
    lines = [Line(text.say("cli-skirmish-decks", south=counts[0], north=counts[1]), style="dim")]
    holders: dict[int, list[str]] = {}
    for held in cards["held"]:
        name = speaker.noun("card", held["card"])
        holders.setdefault(held["unit"], []).append(name if held["ready"] else f"({name})")
    for unit, names in holders.items():
        style = style_of(view["units"][unit]["side"], view)
        line = Line(f"{label(unit, view)} ", style=f"bold {style}")
        lines.append(line.append(", ".join(names), style="not bold default"))
    return lines


def _measured_from(view: View, speaker: Speaker, origin: int | None) -> str:
    if origin is None:
        return speaker.text.say("cli-skirmish-from-nearest")
    return speaker.text.say("cli-skirmish-from", unit=unit_title(origin, view, speaker))


def _terrain_legend(view: View, speaker: Speaker) -> Line:
    """Of what lies on this table."""
    line = Line()
    kinds = {piece["kind"] for piece in view["pieces"]}
    for kind, (mark, style) in KINDS.items():
        if kind in kinds:
            line.append(f"{mark} ", style=style)
            line.append(f"{speaker.noun('terrain', kind)}  ", style="dim")
    return line
