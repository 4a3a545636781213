"""Lines that a player may type at a battle: places in inches, directions, labels of units.

    m 12.5 8      m ne 4      m @90 4      m +3 -2      m B2 4
    c ...         s B2        s B2 ne 3    a B2         p A2 12 8      A2

A line becomes the words of an action and nothing else: whether it is legal, the rules say.
"""

import math
import re
from collections.abc import Sequence
from typing import Any, Final

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.skirmish.marks import MapPoint, compass, marker_label, point
from sengoku.games.skirmish.rules.actions import VERBS as ACTIONS
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.text import Speaker

__all__ = ["typed_action", "unit_named", "verb_named"]

TABLE: Final = 36000
VERBS: Final = ("move", "cautious", "shoot", "charge", "place", "look", "reach", "odds", "units")
LETTERS: Final = {"m": "move", "c": "cautious", "s": "shoot", "a": "charge", "p": "place"}
# What naming a unit alone means, by the question.
NAMED: Final = {
    "GiveToken": "token",
    "HoldBack": "hold",
    "NerveOrder": "test",
    "GiveCard": "give",
    "NameCarrier": "carry",
}
NUMBER: Final = re.compile(r"[+-]?\d{1,3}(?:[.,]\d{1,3})?")


def verb_named(word: str, speaker: Speaker) -> str | None:
    """The verb of a typed word: its letter, English, or one's own language."""
    if word in LETTERS:
        return LETTERS[word]
    for verb in VERBS:
        if word in (verb, speaker.text.say(f"cli-skirmish-word-{verb}")):
            return verb
    return None


def unit_named(word: str, view: View) -> int | None:
    """A2 is a unit, of whatever side."""
    for facts in view["units"]:
        if word.upper() == facts["label"]:
            return int(facts["unit"])
    return None


def typed_action(view: View, tokens: Sequence[str], speaker: Speaker) -> int | None:
    """The action that a line names; None if it names none, a Problem if it is half right."""
    verb = verb_named(tokens[0], speaker)
    asks = view["question"]["asks"]
    unit = unit_named(tokens[0], view)
    if unit is not None and len(tokens) == 1 and asks in NAMED:
        return ACTIONS.action({"do": NAMED[asks], "unit": unit})
    if verb == "charge":
        return _charge(view, tokens[1:], speaker)
    if verb == "shoot":
        return _shoot(view, tokens[1:], speaker)
    if verb in ("move", "cautious", "place"):
        return _go(view, verb, tokens[1:], speaker)
    return None


# -- attacks -------------------------------------------------------------------------------------


def _charge(view: View, tokens: Sequence[str], speaker: Speaker) -> int:
    """`a B2`; with an order of the sergeant `a A3 B2`."""
    units = [_needed(unit_named(token, view), speaker) for token in tokens]
    if not units or len(units) > 2:
        raise _not_read(speaker)
    if len(units) == 2:
        do = "order" if view["question"]["asks"] == "GiveOrder" else "charge"
        return ACTIONS.action({"do": do, "unit": units[0], "target": units[1]})
    return ACTIONS.action({"do": "charge", "unit": _actor(view), "target": units[0]})


def _shoot(view: View, tokens: Sequence[str], speaker: Speaker) -> int:
    """`s B2` from where the unit stands, or after a short move: `s B2 12.5 8`."""
    target = _needed(unit_named(tokens[0], view) if tokens else None, speaker)
    unit = _actor(view)
    if len(tokens) == 1:
        here = point(view["units"][unit]) or (0, 0)  # off the table the rules say what is wrong
        x, y = int(here[0]), int(here[1])
    else:
        x, y = _spot(view, unit, tokens[1:], speaker)
    return ACTIONS.action({"do": "shoot", "unit": unit, "target": target, "x": x, "y": y})


# -- places --------------------------------------------------------------------------------------


def _go(view: View, verb: str, tokens: Sequence[str], speaker: Speaker) -> int:
    """Which verb of the rules a move is follows from the question and from the unit."""
    asks = view["question"]["asks"]
    take = bool(tokens) and tokens[-1] in (
        "take",
        speaker.text.say("cli-skirmish-word-take"),
        "@",
    )
    rest = list(tokens[:-1] if take else tokens)
    unit = None
    if asks in ("DeployUnit", "TokenWindow") or verb == "place":
        unit = unit_named(rest[0], view) if len(rest) > 2 else _first_waiting(view)
        rest = rest[1:] if len(rest) > 2 else rest
        unit = _needed(unit, speaker)
    unit = _actor(view) if unit is None else unit
    x, y = _spot(view, unit, rest, speaker)
    words: dict[str, Any] = {"do": _verb(view, verb, unit), "unit": unit, "x": x, "y": y}
    if words["do"] == "use":
        words["skill"] = "local_guide"
    if take:
        words["pick_up"] = 1
    return ACTIONS.action(words)


def _verb(view: View, verb: str, unit: int) -> str:
    asks, facts = view["question"]["asks"], view["units"][unit]
    if asks == "DeployUnit" or verb == "place":
        return "place"
    if asks == "TokenWindow":
        return "use"
    if asks == "Arrive":
        return "arrive"
    if facts["zone"] == "off":
        return "enter" if verb == "move" else "enter_cautious"
    return "stand_up" if facts["prone"] and verb == "move" else verb


def _first_waiting(view: View) -> int | None:
    """Whoever is set up next, if nobody is named."""
    for option in view["question"]["options"]:
        if "unit" in option["words"]:
            return int(option["words"]["unit"])
    return None


def _actor(view: View) -> int:
    """The unit that acts; without one, the first of the seat that is asked."""
    question = view["question"]
    if question["unit"] is not None:
        return int(question["unit"])
    letter = "AB"[question["seat"]]
    for facts in view["units"]:
        if facts["label"].startswith(letter):
            return int(facts["unit"])
    raise IllegalAction("skirmish-wrong-moment", {}, question["clause"])


def _spot(view: View, unit: int, tokens: Sequence[str], speaker: Speaker) -> tuple[int, int]:
    """A place in inches, or a direction and a length from where the unit stands."""
    if len(tokens) != 2 or not NUMBER.fullmatch(tokens[1]):
        raise _not_read(speaker)
    first, length = tokens[0], _mils(tokens[1])
    if NUMBER.fullmatch(first):
        x, y = _mils(first), length
        if first[0] not in "+-":
            return _on_table(x, y)
        east, north = _here(view, unit, speaker)
        return _on_table(east + x, north + y)
    here = _here(view, unit, speaker)
    angle = _angle(view, here, first, speaker)
    # Towards the start, so that a move of six inches is never a thousandth longer.
    east, north = int(length * math.sin(angle)), int(length * math.cos(angle))
    return _on_table(here[0] + east, here[1] + north)


def _angle(view: View, here: MapPoint, word: str, speaker: Speaker) -> float:
    """Clockwise from north: a point of the compass, @90 or 90°, or towards a unit or marker."""
    degrees = re.fullmatch(r"@(\d{1,3})|(\d{1,3})°", word)
    if degrees:
        return math.radians(int(degrees[1] or degrees[2]))
    points = [name.lower() for name in compass(speaker)]
    if word in points:
        return points.index(word) * 2 * math.pi / len(points)
    there: MapPoint | None = None
    unit = unit_named(word, view)
    if unit is not None:
        there = point(view["units"][unit])
    for marker in view["markers"]:
        if word == marker_label(marker["marker"]):
            there = (marker["x"], marker["y"])
    if there is None:
        raise _not_read(speaker)
    return math.atan2(there[0] - here[0], there[1] - here[1])


def _here(view: View, unit: int, speaker: Speaker) -> MapPoint:
    here = point(view["units"][unit])
    if here is None:
        raise _not_read(speaker)
    return here


def _mils(typed: str) -> float:
    return float(typed.replace(",", ".")) * 1000


def _on_table(x: float, y: float) -> tuple[int, int]:
    """Whole thousandths of an inch. [TOH-1.1]"""
    if not (0 <= x <= TABLE and 0 <= y <= TABLE):
        raise IllegalAction("skirmish-off-the-table", {}, "TOH-6.8")
    return round(x), round(y)


def _needed(unit: int | None, speaker: Speaker) -> int:
    if unit is None:
        raise _not_read(speaker)
    return unit


def _not_read(speaker: Speaker) -> Problem:
    return Problem("cli-skirmish-not-read", {"example": "m 12.5 8, m ne 4, s B2, a B2"})
