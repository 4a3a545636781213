"""What a player may want to know before deciding: targets, exact chances, where a unit can go."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from sengoku.cli.desk.drawing import Ask, View
from sengoku.cli.drawings.skirmish.ground import DrawnGround
from sengoku.cli.drawings.skirmish.marks import (
    bearing,
    inches,
    label,
    percent,
    place,
    style_of,
    unit_title,
)
from sengoku.text import Speaker

__all__ = ["look", "odds", "reach", "standing"]

LINES: Final = 256


def look(view: View, unit: int, speaker: Speaker, ask: Ask) -> RenderableType:
    """The numbers of a unit, and every enemy: how far, how well seen, what is possible."""
    text, facts = speaker.text, view["units"][unit]
    values = {
        name: facts[name]
        for name in ("aim", "agility", "strength", "wits", "honor", "left", "actions", "drops")
    }
    title = Line(unit_title(unit, view, speaker), style=f"bold {style_of(facts['side'], view)}")
    title.append(f" ({speaker.noun('weapon', facts['weapon'])}): ", style="not bold default")
    title.append(text.say("cli-skirmish-values", **values), style="not bold default")
    if facts["x"] is None or view["round"] == 0:
        return title
    title.append(f" · {place(facts['x'], facts['y'])}", style="not bold dim")
    seen = ask({"about": "targets", "unit": unit})
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for heading in text.say("cli-skirmish-look").split(" | "):
        grid.add_column(heading)
    for target in sorted(seen["targets"], key=lambda target: int(target["gap"])):
        grid.add_row(*_target_row(view, unit, target, speaker))
    return Lines(title, grid, Line(_wits(seen, speaker), style="dim"))


def _target_row(
    view: View, unit: int, target: dict[str, Any], speaker: Speaker
) -> list[Line | str]:
    here, there = view["units"][unit], view["units"][target["target"]]
    style = style_of(there["side"], view)
    where = bearing((here["x"], here["y"]), (there["x"], there["y"]), speaker)
    return [
        Line(unit_title(target["target"], view, speaker), style=style),
        f"{inches(max(0, target['gap']))} {where}",
        f"{target['lines']}/{LINES}",
        " ".join(label(other, view) for other in target["in_the_way"]),
        _may(target["charge"], target["nearest_to_charge"], speaker),
        _may(target["no_shot"], target["nearest_to_shoot"], speaker),
    ]


def _may(refused: dict[str, str] | None, nearest: bool, speaker: Speaker) -> Line:
    """Yes, yes after a wits test, or the clause that forbids it."""
    if refused is not None:
        return Line(f"✗ {refused['clause']}", style="dim")
    return Line("✓" if nearest else f"✓ {speaker.text.say('cli-skirmish-after-wits')}", "green")


def _wits(seen: dict[str, Any], speaker: Speaker) -> str:
    return speaker.text.say("cli-skirmish-wits", chance=percent(seen["wits"], speaker))


def standing(view: View, unit: int, target: int, speaker: Speaker, ask: Ask) -> str:
    """How things stand between two units, in a sentence."""
    for each in ask({"about": "targets", "unit": unit})["targets"]:
        if each["target"] == target:
            way = ", ".join(label(other, view) for other in each["in_the_way"])
            return speaker.text.say(
                "cli-skirmish-standing",
                target=unit_title(target, view, speaker),
                gap=inches(max(0, each["gap"])),
                lines=each["lines"],
                way=way or "none",
            )
    return ""


# -- chances -------------------------------------------------------------------------------------


def odds(view: View, unit: int, target: int, speaker: Speaker, ask: Ask) -> RenderableType:
    """A charge and a shot, die by die and exactly."""
    facts = view["units"][unit]
    asked = {"about": "attack", "unit": unit, "target": target}
    parts: list[RenderableType] = []
    for do, more in (("charge", {}), ("shoot", {"x": facts["x"], "y": facts["y"]})):
        seen = ask({**asked, **more})
        if seen["legal"]:
            parts += _attack(view, do, unit, target, seen, speaker)
    if parts:
        return Lines(*parts)
    return Lines(Line(standing(view, unit, target, speaker, ask)), _refused(asked, speaker, ask))


def _refused(asked: dict[str, Any], speaker: Speaker, ask: Ask) -> Line:
    """The clause that forbids the charge."""
    clause = ask(asked)["clause"]
    line = Line(f"✗ {clause}  ", style="cyan")
    return line.append(speaker.clause(clause), style="default")


def _attack(
    view: View, do: str, unit: int, target: int, seen: dict[str, Any], speaker: Speaker
) -> list[RenderableType]:
    text = speaker.text
    head = Line(text.say("cli-skirmish-do", do=do), style="bold")
    head.append(f" {label(unit, view)} → {unit_title(target, view, speaker)}", style="not bold")
    lines: list[RenderableType] = [head]
    if seen["way"] is not None:
        lines.append(Line(f"  {_way(seen['way'], speaker)}"))
    lines.append(_pool("strike", seen["strike"], speaker))
    if seen["avoid"] is None:
        lines.append(Line(f"  {text.say('cli-skirmish-no-avoid')}"))
    else:
        by = text.say("cli-skirmish-avoid-by", by=seen["avoid_by"])
        lines.append(_pool("avoid", seen["avoid"], speaker).append(f" · {by}", style="dim"))
    lines.append(_pool("damage", seen["damage"], speaker))
    if seen["survival"] is not None:
        lines.append(_pool("survival", seen["survival"], speaker))
    lines += [Line(f"  {said}") for said in _chances(view, seen, speaker)]
    lines += [Line(f"  {said}") for said in _cards(view, unit, target, seen, speaker)]
    return [*lines, *(Line(f"  {said}", "dim") for said in _push(seen["push"], speaker))]


def _push(push: dict[str, Any] | None, speaker: Speaker) -> list[str]:
    if push is None:
        return []
    at = place(push["x"], push["y"])
    said = [speaker.text.say("cli-skirmish-push", cause=push["cause"], place=at)]
    return [*said, speaker.text.say("cli-skirmish-hemmed")] if push["drops"] else said


def _cards(view: View, unit: int, target: int, seen: dict[str, Any], speaker: Speaker) -> list[str]:
    """The cards that meet the blow, and those that could still make it better."""
    said = []
    if seen["guard"]:
        facts = {"hit": percent(seen["unguarded"]["hit"], speaker)}
        facts["cut"] = percent(seen["unguarded"]["cut_down"], speaker)
        cards = _listed(seen["guard"], speaker)
        who = label(target, view)
        said.append(speaker.text.say("cli-skirmish-guard", cards=cards, unit=who, **facts))
    if seen["aid"]:
        cards = _listed(seen["aid"], speaker)
        said.append(speaker.text.say("cli-skirmish-aid", cards=cards, unit=label(unit, view)))
    return said


def _listed(cards: list[str], speaker: Speaker) -> str:
    return ", ".join(speaker.noun("card", card) for card in cards)


def _way(way: dict[str, Any], speaker: Speaker) -> str:
    bend = "none" if way["bend"] is None else place(*way["bend"])
    return speaker.text.say(
        "cli-skirmish-way", length=inches(way["cost"]), place=place(*way["end"]), bend=bend
    )


def _pool(roll: str, tally: dict[str, Any], speaker: Speaker) -> Line:
    """Strike: 5 dice (4, +1 group [TOH-12.3])."""
    *reasons, _ = speaker.tally(tally).split("\n")
    name = speaker.noun("roll", roll)
    dice = speaker.text.say("cli-skirmish-dice", roll=name, dice=tally["total"])
    return Line(f"  {dice}" + (f" ({', '.join(reasons)})" if tally["reasons"] else ""))


def _chances(view: View, seen: dict[str, Any], speaker: Speaker) -> list[str]:
    """As percentages and as the fractions they are."""
    text = speaker.text
    facts = {
        name.replace("_", "-"): f"{percent(seen[name], speaker)} ({seen[name]})"
        for name in ("hit", "cut_down", "light_wound", "fumble")
    }
    said = [text.say("cli-skirmish-exactly", **facts)]
    if seen["survival"] is not None:
        chance = f"{percent(seen['injured'], speaker)} ({seen['injured']})"
        said.append(text.say("cli-skirmish-survives", chance=chance))
    if seen["wits"] is not None:
        said.append(text.say("cli-skirmish-wits", chance=percent(seen["wits"], speaker)))
        other = unit_title(seen["otherwise"], view, speaker)
        said.append(text.say("cli-skirmish-otherwise", target=other))
    return said


# -- reach ---------------------------------------------------------------------------------------


def reach(
    view: View, unit: int, limit: int | None, rows: int, speaker: Speaker, ask: Ask
) -> RenderableType:
    """The map with every place of a half-inch grid to which a way leads. [TOH-6.10]"""
    asked: dict[str, Any] = {"about": "reach", "unit": unit}
    if limit is not None:
        asked["limit"] = limit
    seen = ask(asked)
    places: Sequence[Sequence[int]] = [[x, y] for x, y, _ in seen["places"]]
    title = speaker.text.say(
        "cli-skirmish-reach",
        unit=unit_title(unit, view, speaker),
        limit=inches(seen["limit"]),
        count=len(places),
    )
    return Lines(*DrawnGround(view, rows).lines(places, unit), Line(title, style="dim"))
