"""The units as a list: who, with what, in which state, how far away and in which direction."""

from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.skirmish.marks import (
    bearing,
    gap,
    inches,
    living,
    place,
    style_of,
    unit_name,
)
from sengoku.games.skirmish.rules.components import WEAPON_RANGE, WEAPONS
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = [
    "CAN_CHARGE",
    "CAN_SHOOT",
    "full_list",
    "legend",
    "short_list",
    "state_marks",
    "targets_of",
]

CHARGE: Final = 6000
CAN_CHARGE: Final = "\u00d7"  # the multiplication sign
CAN_SHOOT: Final = "»"


def short_list(
    view: View, speaker: Speaker, origin: int | None, room: int, width: int
) -> list[Line]:
    """A line for each living unit, the nearest first kept where there is too little room."""
    shown = [facts for facts in view["units"] if living(facts)]
    if len(shown) > room:
        kept = _nearest_of_both(shown, view, origin, room - 1)
        cut = len(shown) - len(kept)
        shown = [facts for facts in shown if facts["unit"] in kept]
        more = Line(speaker.text.say("cli-skirmish-more-units", count=cut), style="dim")
        return [*(_row(facts, view, speaker, origin, width) for facts in shown), more]
    return [_row(facts, view, speaker, origin, width) for facts in shown]


def _nearest_of_both(
    shown: list[dict[str, Any]], view: View, origin: int | None, room: int
) -> set[int]:
    """So many units, from both sides alike."""
    ranked: list[tuple[int, int]] = []
    for side in ("south", "north"):
        units = [facts for facts in shown if facts["side"] == side]
        units.sort(key=lambda facts: _nearness(facts, view, origin))
        ranked += [(rank, facts["unit"]) for rank, facts in enumerate(units)]
    return {unit for _, unit in sorted(ranked)[:room]}


def _nearness(facts: dict[str, Any], view: View, origin: int | None) -> int:
    """How far down its owner would look for it."""
    if facts["unit"] == origin:
        return -1
    found = _reference(facts, view, origin)
    return 99999 if found is None else found[1]


def _reference(
    facts: dict[str, Any], view: View, origin: int | None
) -> tuple[dict[str, Any], int] | None:
    """From whom a unit is measured: from the one in question, else from its nearest enemy."""
    if origin is not None:
        others = [view["units"][origin]]
    else:
        others = [other for other in view["units"] if other["side"] != facts["side"]]
    found = [(apart, other) for other in others if (apart := gap(facts, other)) is not None]
    if not found or facts["unit"] == origin:
        return None
    apart, other = min(found, key=lambda pair: pair[0])
    return other, apart


def _row(
    facts: dict[str, Any], view: View, speaker: Speaker, origin: int | None, width: int
) -> Line:
    """▸A1 Hero           katana    2/3 •1!     4.2″ NNE »"""
    style = style_of(facts["side"], view)
    acts = facts["unit"] == origin
    line = Line(f"{'▸' if acts else ' '}{facts['label']:<4}", style=f"bold {style}")
    room = max(8, min(22, width - 38))
    line.append(_cut(unit_name(facts, speaker), room), style=f"not bold {style}")
    line.append(" " + _cut(speaker.noun("weapon", facts["weapon"]), 9), style="not bold default")
    line.append(f" {facts['left']}/{facts['actions']} ", style="not bold default")
    line.append_text(state_marks(facts))
    line.append(" " * max(0, 5 - state_marks(facts).cell_len))
    line.append_text(_whereabouts(facts, view, speaker, origin))
    return line


def _cut(name: str, room: int) -> str:
    return name.ljust(room) if len(name) <= room else f"{name[: room - 1]}…"


def state_marks(facts: dict[str, Any]) -> Line:
    """x3 models, •2 drops, ! alert, _ prone, r to reload, @ with the captive, i injured."""
    line = Line()
    if facts["radius"] > 1000 or facts["models"] > 1:
        line.append(f"x{facts['models']}")
    if facts["drops"]:
        line.append(f"•{facts['drops']}", style="bold red")
    for name, mark in (("alert", "!"), ("prone", "_"), ("reload", "r"), ("carries", "@")):
        if facts[name]:
            line.append(mark, style="bold yellow")
    if facts["injuries"] or facts["stains"]:
        line.append("i", style="red")
    return line


def _whereabouts(facts: dict[str, Any], view: View, speaker: Speaker, origin: int | None) -> Line:
    if facts["x"] is None:
        return Line(speaker.text.say("cli-skirmish-zone", zone=facts["zone"]), style="dim")
    found = _reference(facts, view, origin)
    if found is None:
        return Line(f"{place(facts['x'], facts['y'])}", style="dim")
    other, apart = found
    here, there = (other["x"], other["y"]), (facts["x"], facts["y"])
    if origin is None:  # it is the unit that looks at its nearest enemy
        here, there = there, here
    line = Line(f"{inches(apart):>6} {bearing(here, there, speaker):<3}")
    if origin is None:
        return line.append(f" {other['label']}", style=style_of(other["side"], view))
    return line.append_text(_reach_marks(facts, other, apart, view))


def _reach_marks(facts: dict[str, Any], other: dict[str, Any], apart: int, view: View) -> Line:
    """Bright if the attack is among the options now, dim if it is only near enough."""
    line = Line(" ")
    if facts["side"] == other["side"]:
        return line
    charges, shots = targets_of(view)
    reach = int(WEAPON_RANGE[WEAPONS.index(other["weapon"])])
    for mark, able, near in (
        (CAN_CHARGE, facts["unit"] in charges, apart <= CHARGE),
        (CAN_SHOOT, facts["unit"] in shots, apart <= reach),
    ):
        if able or near:
            line.append(mark, style="bold green" if able else "dim")
    return line


def targets_of(view: View) -> tuple[set[int], set[int]]:
    """Whom the options let the asked seat charge, and whom shoot."""
    question = view["question"]
    if question is None or question["options"] == HIDDEN:
        return set(), set()
    words = [option["words"] for option in question["options"]]
    charges = {each["target"] for each in words if each["do"] == "charge"}
    return charges, {each["target"] for each in words if each["do"] == "shoot"}


def legend(speaker: Speaker, width: int) -> list[Line]:
    """What the marks mean, in as many lines as it takes."""
    lines = [""]
    for part in speaker.text.say("cli-skirmish-legend").split(" · "):
        longer = f"{lines[-1]} · {part}" if lines[-1] else part
        if len(longer) > width:
            lines.append(part)
        else:
            lines[-1] = longer
    return [Line(line, style="dim") for line in lines]


def full_list(view: View, speaker: Speaker, origin: int | None) -> Grid:
    """Every unit with all its numbers, the fallen ones too."""
    text, grid = speaker.text, Grid(box=None, pad_edge=False, header_style="dim")
    for heading in text.say("cli-skirmish-columns").split(" | "):
        grid.add_column(heading)
    for facts in view["units"]:
        style = style_of(facts["side"], view) if living(facts) else "dim"
        where = "" if facts["x"] is None else place(facts["x"], facts["y"])
        values = "/".join(
            str(facts[name]) for name in ("aim", "agility", "strength", "wits", "honor")
        )
        grid.add_row(
            Line(facts["label"], style=f"bold {style}"),
            Line(unit_name(facts, speaker), style=style),
            speaker.noun("weapon", facts["weapon"]),
            values,
            f"{facts['left']}/{facts['actions']}",
            state_marks(facts),
            where or text.say("cli-skirmish-zone", zone=facts["zone"]),
            _whereabouts(facts, view, speaker, origin) if where else "",
        )
    return grid
