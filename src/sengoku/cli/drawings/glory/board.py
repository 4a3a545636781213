"""The table of Call to Glory at a glance: piles, characters, players, how near the end is."""

from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.glory.reckoning import can_lay, odds, one_short, own_hand
from sengoku.cli.drawings.shares import percent
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["SEAT_STYLES", "TIMES", "board", "order_name", "order_pays"]

SEAT_STYLES: Final = ("cyan", "magenta", "green", "yellow")
SIDE_BY_SIDE: Final = 78  # columns that characters and players need beside each other
ROOMY: Final = 100
LONG_NAME: Final = 12
SHORT_NAME: Final = 8
TIMES: Final = "\u00d7"  # the multiplication sign


def board(view: View, width: int, speaker: Speaker) -> RenderableType:
    names = short_names(speaker.names, LONG_NAME if width >= ROOMY else SHORT_NAME)
    middle: list[RenderableType] = [
        _characters(view, names, speaker),
        _side(view, names, speaker),
    ]
    if width >= SIDE_BY_SIDE:
        grid = Grid.grid(padding=(0, 3 if width >= ROOMY else 1))
        grid.add_row(*middle)
        middle = [grid]
    return Lines(_header(view, speaker), _piles(view, speaker), *middle, *_extras(view, speaker))


def short_names(names: list[str], length: int) -> list[str]:
    """Names that fit into a column and still differ."""
    squeezed = [name if len(name) <= length else name.replace(" ", "") for name in names]
    short = [name[:length] for name in squeezed]
    return [
        name if short.count(name) == 1 else f"{name[: length - 1]}{seat}"
        for seat, name in enumerate(short)
    ]


# -- parts of the table --------------------------------------------------------------------------


def _header(view: View, speaker: Speaker) -> Line:
    text = speaker.text
    line = Line(text.say("glory-title"), style="bold red")
    if view["over"]:
        line.append(f" · {text.say('cli-glory-over')}", style="not bold default")
        return line
    where = text.say("cli-glory-round", round=view["round"], rounds=view["rounds"])
    line.append(f" · {where}", style="not bold default")
    started = text.say("cli-glory-started", name=speaker.name(view["start"]))
    line.append(f" ({started})", style="not bold dim default")
    if view["active"] is not None:
        turn = text.say("cli-glory-turn", turn=view["turn"], name=speaker.name(view["active"]))
        line.append(f" · {turn}", style="not bold default")
    return line


def _piles(view: View, speaker: Speaker) -> Grid:
    """In table order, the barred one greyed out with the reason. [GLO-1.7, GLO-3.3]"""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    barred = None if view["question"] is None else view["question"]["barred"]
    names, tops = [], []
    for pile, facts in view["piles"].items():
        style = "dim" if pile == barred else ""
        names.append(Line(speaker.noun("pile", pile), style=f"bold {style}"))
        tops.append(_pile(facts, speaker, style))
        if pile == barred:
            tops[-1].append(" ✗", style="not dim red")
    grid.add_row(*names)
    grid.add_row(*tops)
    return grid


def _pile(facts: dict[str, Any], speaker: Speaker, style: str) -> Line:
    text, count = speaker.text, facts["count"]
    if count == 0:
        return Line(text.say("cli-glory-empty"), style=f"dim {style}")
    if "top" not in facts:
        return Line(f"▒ {text.say('cli-glory-face-down', count=count)}", style=style)
    line = Line(f"▤ {speaker.noun('character', facts['top'])}", style=f"bold {style}")
    return line.append(f" ({count})", style=f"not bold {style}")


def _characters(view: View, names: list[str], speaker: Speaker) -> Grid:
    text = speaker.text
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    grid.add_column(text.say("cli-glory-character"), no_wrap=True)
    grid.add_column(text.say("cli-glory-worth"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-set"), no_wrap=True, min_width=9)
    grid.add_column(text.say("cli-glory-needs"), justify="right", no_wrap=True)
    if view["you"] is not None:
        grid.add_column(text.say("cli-glory-hand"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-unseen"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-chance"), justify="right", no_wrap=True)
    chances, hand = odds(view), own_hand(view)
    for row in view["characters"]:
        cells = [Line(speaker.noun("character", row["character"])), Line(str(row["value"]))]
        cells += [_set(row, names), _needs(row, view, speaker)]
        if view["you"] is not None:
            cells.append(_held(row, hand))
        cells.append(Line(str(row["unlocated"]), style="dim"))
        cells.append(Line(percent(chances[row["character"]], speaker, 0), style="dim"))
        grid.add_row(*cells)
    return grid


def _set(row: dict[str, Any], names: list[str]) -> Line:
    if row["owner"] is None:
        return Line("·", style="dim")
    style = SEAT_STYLES[row["owner"]]
    line = Line(names[row["owner"]], style=style)
    return line.append(f" {TIMES}{row['size']}", style=f"bold {style}")


def _needs(row: dict[str, Any], view: View, speaker: Speaker) -> Line:
    """How many cards it takes; none are enough against a safe set, figures apart."""
    if not row["safe"]:
        return Line(str(row["needs"]))
    if view["figures"] is None:
        return Line(speaker.text.say("cli-glory-safe"), style="green")
    return Line(speaker.text.say("cli-glory-safe-from-laying"), style="green")


def _held(row: dict[str, Any], hand: dict[str, int]) -> Line:
    count = hand.get(row["character"], 0)
    if count == 0:
        return Line("·", style="dim")
    if can_lay(row, hand):
        return Line(f"✓ {count}", style="bold green")
    return Line(str(count), style="bold yellow" if one_short(row, hand) else "bold")


# -- beside the characters -----------------------------------------------------------------------


def _side(view: View, names: list[str], speaker: Speaker) -> RenderableType:
    figures = [] if view["figures"] is None else [_figures(view, speaker)]
    return Lines(_players(view, names, speaker), *_gauges(view, speaker), *figures)


def _players(view: View, names: list[str], speaker: Speaker) -> Grid:
    text = speaker.text
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    grid.add_column("", no_wrap=True)
    grid.add_column(text.say("cli-glory-cards"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-kinds"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-now"), justify="right", no_wrap=True)
    grid.add_column(text.say("cli-glory-total"), justify="right", no_wrap=True)
    gauges, running = view["gauges"], view["scores"]["running"]
    for seat in range(view["seats"]):
        kinds, limit = gauges["types"][seat], gauges["types_to_end"]
        near = "bold red" if kinds >= limit - 1 else ""
        grid.add_row(
            _player(seat, view, names),
            str(view["hands"][seat]["count"]),
            Line(f"{kinds}/{limit}", style=near),
            "" if running is None else str(running[seat]["total"]),
            Line(str(view["scores"]["totals"][seat]), style="bold"),
        )
    return grid


def _player(seat: int, view: View, names: list[str]) -> Line:
    mark = "▸" if seat == view["active"] else " "
    own = "bold underline" if seat == view["you"] else ""
    line = Line(mark, style="bold")
    return line.append(names[seat], style=f"not bold {own} {SEAT_STYLES[seat]}")


def _gauges(view: View, speaker: Speaker) -> list[Line]:
    """How near the round is to its ends; kinds a player stand beside the names. [GLO-7.2]"""
    text, gauges = speaker.text, view["gauges"]
    if view["over"]:
        return []
    kinds, limit = gauges["kinds"], gauges["kinds_to_end"]
    lines = [
        _gauge(
            text.say("cli-glory-gauge-kinds", kinds=kinds, limit=limit), near=kinds >= limit - 1
        ),
        _gauge(
            text.say("cli-glory-gauge-pile", count=gauges["shorter_pile"]),
            near=gauges["shorter_pile"] <= 2 * view["seats"],
        ),
    ]
    if gauges["stall"] is not None and gauges["stall"] * 2 >= gauges["stall_limit"]:
        stall = text.say(
            "cli-glory-gauge-stall", turns=gauges["stall"], limit=gauges["stall_limit"]
        )
        lines.append(_gauge(stall, near=True))
    if view["round"] < view["rounds"]:
        name = speaker.name(view["scores"]["next_start"])
        lines.append(Line(text.say("cli-glory-next-start", name=name), style="dim"))
    return lines


def _gauge(sentence: str, *, near: bool) -> Line:
    return Line(sentence, style="bold red" if near else "")


# -- below the characters ------------------------------------------------------------------------


def _extras(view: View, speaker: Speaker) -> list[Line]:
    lines = [*_discards(view, speaker), *_hands(view, speaker)]
    if view["orders"] is not None:
        lines += _orders(view, speaker)
    if view["scores"]["sheet"] and not view["over"]:
        lines.append(_sheet(view, speaker))
    return lines


def _discards(view: View, speaker: Speaker) -> list[Line]:
    """The whole pile, bottom to top, where the option `discard_view` shows it."""
    lines = []
    for pile, facts in view["piles"].items():
        if "top" in facts and len(facts["cards"]) > 1:
            line = Line(f"{speaker.noun('pile', pile)}: ", style="dim")
            lines.append(line.append(_run(facts["cards"], speaker), style="not dim"))
    return lines


def _run(cards: list[str], speaker: Speaker) -> str:
    """Cards in order, with neighbors that are alike counted."""
    runs: list[tuple[str, int]] = []
    for card in cards:
        if runs and runs[-1][0] == card:
            runs[-1] = (card, runs[-1][1] + 1)
        else:
            runs.append((card, 1))
    return ", ".join(
        speaker.noun("character", card) + (f" {TIMES}{count}" if count > 1 else "")
        for card, count in runs
    )


def _hands(view: View, speaker: Speaker) -> list[Line]:
    """Cards that others hold for certain, since they took them openly. [GLO-14.5]"""
    parts = []
    for seat, hand in enumerate(view["hands"]):
        if seat == view["you"]:
            continue
        cards = hand["known"] if hand["cards"] == HIDDEN else hand["cards"]
        if cards:
            listed = ", ".join(_counted(id, count, speaker) for id, count in cards.items())
            parts.append(f"{speaker.name(seat)}: {listed}")
    if not parts:
        return []
    key = speaker.text.say("cli-glory-known")
    return [Line(f"{key} ", style="dim").append(" · ".join(parts), style="not dim")]


def _counted(character: str, count: int, speaker: Speaker) -> str:
    return f"{count} {speaker.noun('character', character)}"


def _figures(view: View, speaker: Speaker) -> Line:
    text, figures = speaker.text, view["figures"]
    line = Line(text.say("cli-glory-figures", supply=figures["supply"]))
    for seat in range(view["seats"]):
        ready, fresh = figures["ready"][seat], figures["fresh"][seat]
        if ready + fresh > 0:
            held = text.say("cli-glory-figures-held", ready=ready, fresh=fresh)
            line.append(f" · {speaker.name(seat)} {held}", style=SEAT_STYLES[seat])
    if any(row["safe"] for row in view["characters"]):
        line.append(f" · {text.say('cli-glory-safe-note')}", style="green")
    return line


def _orders(view: View, speaker: Speaker) -> list[Line]:
    """One's own orders with what each would pay now; of the others only the stacks."""
    parts = []
    for seat, hand in enumerate(view["orders"]["hands"]):
        if not hand:
            continue
        cards = ", ".join(_order(card, speaker) for card in hand if card["card"] != HIDDEN)
        stacks = "".join(card["stack"].upper() for card in hand)
        parts.append(cards if seat == view["you"] else f"{speaker.name(seat)} {cards or stacks}")
    title = speaker.text.say("cli-glory-orders")
    return [Line(f"{title} ", style="dim").append(" · ".join(parts), style="not dim")]


def _order(card: dict[str, Any], speaker: Speaker) -> str:
    pays = "0" if card["owner"] is None else order_pays(card, speaker)
    return f"{order_name(card['card'], speaker)} ({pays})"


def order_name(card: str, speaker: Speaker) -> str:
    _, stack, character = card.split("_")
    return f"{stack.upper()} {speaker.noun('character', character)}"


def order_pays(card: dict[str, Any], speaker: Speaker) -> str:
    if card["owner"] is None:
        return speaker.text.say("cli-glory-order-pays-nobody")
    name = speaker.name(card["owner"])
    return speaker.text.say("cli-glory-order-pays", name=name, points=card["points"])


def _sheet(view: View, speaker: Speaker) -> Line:
    """The rounds so far, in the order of the seats."""
    rounds = [
        f"{number}) " + " ".join(str(points) for points in row)
        for number, row in enumerate(view["scores"]["sheet"], start=1)
    ]
    title = speaker.text.say("cli-glory-sheet")
    return Line(f"{title} ", style="dim").append("   ".join(rounds), style="not dim")
