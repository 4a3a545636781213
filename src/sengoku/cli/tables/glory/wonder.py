"""`why monk`: which action somebody misses."""

from collections.abc import Sequence
from typing import Any

from sengoku.cli.table.drawing import View, Wonder
from sengoku.cli.tables.glory.reckoning import own_hand
from sengoku.games.glory.rules.actions import PILES, draw, lay, use_figure
from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker) -> Wonder:
    """A character that cannot be laid, a pile that cannot be drawn from, or a figure."""
    asked = " ".join(words)
    for kind, row in enumerate(view["characters"]):
        if asked in _names("character", row["character"], speaker):
            return _lay(kind, row, view, speaker)
    for number, pile in enumerate(PILES):
        if asked in _names("pile", pile, speaker):
            return Wonder(int(draw(number)), "")
    if asked in ("figure", speaker.text.say("cli-glory-figure").lower()):
        return Wonder(_use_figure(view), "")
    example = speaker.noun("character", KINDS[0]).lower()
    raise Problem("cli-glory-why-what", {"example": example})


def _names(family: str, id: str, speaker: Speaker) -> tuple[str, ...]:
    names = [id, id.replace("_", " "), speaker.noun(family, id).lower()]
    if family == "character":
        names.append(speaker.noun(family, f"{id}.many").lower())
    return tuple(names)


def _lay(kind: int, row: dict[str, Any], view: View, speaker: Speaker) -> Wonder:
    """All that one holds of the character: if that is refused, fewer are too."""
    held = own_hand(view).get(row["character"], 0)
    name = speaker.noun("character", row["character"])
    standing = speaker.text.say(
        "cli-glory-why-standing", character=name, have=held, needs=row["needs"]
    )
    return Wonder(int(lay(kind, held)), standing)


def _use_figure(view: View) -> int:
    """On any set of an opponent; without one, on a set that is not there."""
    for kind, row in enumerate(view["characters"]):
        if row["owner"] is not None and row["owner"] != view["you"]:
            return int(use_figure(row["owner"], kind))
    return int(use_figure((view["you"] + 1) % view["seats"], 0))
