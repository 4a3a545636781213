"""The options of Test of Honour in groups, with the chances of every attack."""

import math
from dataclasses import replace
from typing import Any, Final

from sengoku.cli.desk.drawing import Ask, Choice, Group, View
from sengoku.cli.drawings.skirmish.marks import (
    bearing,
    gap,
    inches,
    label,
    marker_label,
    percent,
    place,
    unit_title,
)
from sengoku.cli.drawings.skirmish.units import CAN_CHARGE, CAN_SHOOT
from sengoku.text import Speaker

__all__ = ["groups"]

ATTACKS: Final = ("charge", "order", "shoot")
PLACES: Final = ("move", "cautious", "stand_up", "enter", "enter_cautious", "arrive", "place")
CHARGE: Final = 6000
FEW: Final = 4  # units of a side


def groups(view: View, speaker: Speaker, ask: Ask | None) -> list[Group]:
    """Attacks first, then what needs no place, then the ways to go."""
    titles: dict[str, list[Choice]] = {}
    shorts: dict[str, str] = {}
    options = sorted(view["question"]["options"], key=lambda option: _rank(option, view))
    for title, found in _by_title(options, view, speaker).items():
        seen = [_seen(option["words"], ask) for option in found]
        choices = [
            _choice(option, each, view, speaker, ask)
            for option, each in zip(found, seen, strict=True)
        ]
        titles[title] = _distinct(choices, found)
        shorts[title] = _short([option["words"] for option in found], seen, view, speaker)
    placing = view["question"]["asks"] == "DeployUnit"
    return [
        Group(title, choices, shorts[title], folded=placing) for title, choices in titles.items()
    ]


def _distinct(choices: list[Choice], options: list[dict[str, Any]]) -> list[Choice]:
    """Of two ways with the same direction and length the second is told by its place."""
    told: set[str] = set()
    found = []
    for choice, option in zip(choices, options, strict=True):
        if choice.label in told and "x" in option["words"]:
            spot = f"{option['words']['x'] / 1000:g},{option['words']['y'] / 1000:g}"
            choice = replace(choice, label=f"{choice.label} → {spot}")
        told.add(choice.label)
        found.append(choice)
    return found


def _by_title(
    options: list[dict[str, Any]], view: View, speaker: Speaker
) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for option in options:
        found.setdefault(_title(option["words"], view, speaker), []).append(option)
    return found


def _seen(words: dict[str, Any], ask: Ask | None) -> dict[str, Any] | None:
    """What the engine foretells of an attack."""
    if ask is None or words["do"] not in ATTACKS:
        return None
    asked = {"about": "attack", "unit": words["unit"], "target": words["target"]}
    if words["do"] == "shoot":
        asked |= {"x": words["x"], "y": words["y"]}
    seen = ask(asked)
    return seen if seen["legal"] else None


def _rank(option: dict[str, Any], view: View) -> int:
    """The order within a kind stays; shots after a step come after those from here."""
    words = option["words"]
    if words["do"] in ATTACKS:
        return ATTACKS.index(words["do"]) + (not _from_here(words, view))
    return 9 + PLACES.index(words["do"]) if words["do"] in PLACES else 8


def _from_here(words: dict[str, Any], view: View) -> bool:
    if words["do"] != "shoot":
        return True
    unit = view["units"][words["unit"]]
    return bool(words["x"] == unit["x"] and words["y"] == unit["y"])


def _short(
    several: list[dict[str, Any]],
    seen: list[dict[str, Any] | None],
    view: View,
    speaker: Speaker,
) -> str:
    """What stands for many choices on a small screen: the chances to hit, or the way to type."""
    text, count, words = speaker.text, len(several), several[0]
    do = words["do"]
    if do in ATTACKS and _from_here(words, view):
        hits = [
            f"{_aim(each, view)} {percent(chances['hit'], speaker) if chances else ''}"
            for each, chances in zip(several, seen, strict=True)
        ]
        return text.say("cli-skirmish-short-hits", hits=", ".join(hits))
    if do == "shoot":
        target = label(words["target"], view)
        return text.say("cli-skirmish-short-shots", count=count, target=target)
    if do == "place":
        unit = label(words["unit"], view)
        return text.say("cli-skirmish-short-place", count=count, unit=unit)
    if do not in PLACES:
        return ""
    letter = "c" if do in ("cautious", "enter_cautious") else "m"
    return text.say("cli-skirmish-short-moves", count=count, letter=letter)


def _aim(words: dict[str, Any], view: View) -> str:
    target = label(words["target"], view)
    return f"{label(words['unit'], view)} → {target}" if words["do"] == "order" else target


# -- one option ----------------------------------------------------------------------------------


def _title(words: dict[str, Any], view: View, speaker: Speaker) -> str:
    do = words["do"]
    match do:
        case "place":
            return unit_title(words["unit"], view, speaker) if _few(view) else _do(do, speaker)
        case "recruit":
            return speaker.noun("card", words["card"])
        case "shoot":
            step = "shoot" if _from_here(words, view) else "step"
            return _do(step, speaker)
        case "charge" | "order" | "move" | "cautious" | "stand_up" | "arrive":
            return _do(do, speaker)
        case "enter" | "enter_cautious" | "token" | "test" | "hold" | "hide" | "give" | "carry":
            return _do(do, speaker)
        case _:
            return _do("other", speaker)


def _do(verb: str, speaker: Speaker) -> str:
    return speaker.text.say("cli-skirmish-do", do=verb)


def _few(view: View) -> bool:
    """Whether every unit that waits to be set up gets a line of its own."""
    return sum(bool(facts["zone"] == "waiting") for facts in view["units"]) <= 2 * FEW


def _choice(
    option: dict[str, Any],
    seen: dict[str, Any] | None,
    view: View,
    speaker: Speaker,
    ask: Ask | None,
) -> Choice:
    words = option["words"]
    note = ""
    if seen is not None:
        note = _chances(words, seen, view, speaker)
    elif words["do"] in PLACES and words["do"] != "place":
        note = _danger(words, view)
    elif words["do"] == "token" and ask is not None:
        note = _prospects(words["unit"], view, speaker, ask)
    return Choice(option["action"], _label(words, view, speaker), option["clause"], note)


def _label(words: dict[str, Any], view: View, speaker: Speaker) -> str:
    do = words["do"]
    if do == "charge" or (do == "shoot" and _from_here(words, view)):
        return unit_title(words["target"], view, speaker)
    if do == "order":
        return _aim(words, view)
    if do == "recruit":
        unarmored = f" {speaker.noun('card', 'unarmored')}" if "unarmored" in words else ""
        return speaker.noun("weapon", words["weapon"]) + unarmored
    if do == "place":
        spot = place(words["x"], words["y"])
        return spot if _few(view) else f"{label(words['unit'], view)} {spot}"
    if do == "shoot":
        return f"{label(words['target'], view)} {_way(words, view, speaker)}"
    if do in PLACES:
        return _way(words, view, speaker)
    if do in ("token", "test", "hold", "give", "carry"):
        return unit_title(words["unit"], view, speaker)
    if do == "hide":
        marker = view["markers"][words["marker"]]
        return f"{marker_label(words['marker'])} ({place(marker['x'], marker['y'])})"
    return speaker.action(words)


def _way(words: dict[str, Any], view: View, speaker: Speaker) -> str:
    """Direction and length of a move; the place itself for one that comes in from the edge."""
    unit, text = view["units"][words["unit"]], speaker.text
    take = " @" if words.get("pick_up") else ""
    if unit["x"] is None:
        return place(words["x"], words["y"]) + take
    here, there = (unit["x"], unit["y"]), (words["x"], words["y"])
    if here == there:
        return text.say("cli-skirmish-here") + take
    length = math.dist(here, there)
    return f"{bearing(here, there, speaker)} {inches(length)}{take}"


# -- what to think of ----------------------------------------------------------------------------


def _chances(words: dict[str, Any], seen: dict[str, Any], view: View, speaker: Speaker) -> str:
    """Dice and chances, as the engine counts them, and what a farther target takes."""
    text = speaker.text
    note = text.say(
        "cli-skirmish-chances",
        dice=seen["strike"]["total"],
        hit=percent(seen["hit"], speaker),
        cut=percent(seen["cut_down"], speaker),
        wound=percent(seen["light_wound"], speaker),
    )
    if words["do"] != "shoot":
        apart = gap(view["units"][words["unit"]], view["units"][words["target"]]) or 0
        note = f"{inches(max(0, apart))}, {note}"
    if seen["wits"] is None:
        return note
    return f"{note}; {text.say('cli-skirmish-farther', chance=percent(seen['wits'], speaker))}"


def _danger(words: dict[str, Any], view: View) -> str:
    """Enemies who would stand within a charge of the place: !B1."""
    unit = {**view["units"][words["unit"]], "x": words["x"], "y": words["y"]}
    near = [
        other["label"]
        for other in view["units"]
        if other["side"] != unit["side"]
        and (apart := gap(unit, other)) is not None
        and apart <= CHARGE
    ]
    return f"!{' '.join(near)}" if near else ""


def _prospects(unit: int, view: View, speaker: Speaker, ask: Ask) -> str:
    """Whom the unit could attack with the token."""
    if view["units"][unit]["x"] is None:
        return speaker.text.say("cli-skirmish-zone", zone=view["units"][unit]["zone"])
    seen = ask({"about": "targets", "unit": unit})["targets"]
    found = []
    for mark, refused in ((CAN_CHARGE, "charge"), (CAN_SHOOT, "no_shot")):
        targets = [label(each["target"], view) for each in seen if each[refused] is None]
        found += [f"{mark} {' '.join(targets)}"] if targets else []
    return ", ".join(found)
