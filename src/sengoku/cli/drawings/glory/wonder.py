"""`why monk`: which action somebody misses."""

from collections.abc import Sequence
from typing import Any

from sengoku.cli.desk.drawing import View, Wonder
from sengoku.cli.drawings.glory.reckoning import own_hand
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker) -> Wonder:
    """A character that cannot be laid, a pile that cannot be drawn from, or a figure."""
    asked = " ".join(words)
    for row in view["characters"]:
        if asked in _names("character", row["character"], speaker):
            return _lay(row, view, speaker)
    for pile in view["piles"]:
        if asked in _names("pile", pile, speaker):
            return Wonder({"pile": pile}, "")
    if asked in ("figure", speaker.text.say("cli-glory-figure").lower()):
        return Wonder({"do": "ninja"}, "")
    example = speaker.noun("character", view["characters"][0]["character"]).lower()
    raise Problem("cli-glory-why-what", {"example": example})


def _names(family: str, id: str, speaker: Speaker) -> tuple[str, ...]:
    names = [id, id.replace("_", " "), speaker.noun(family, id).lower()]
    if family == "character":
        names.append(speaker.noun(family, f"{id}.many").lower())
    return tuple(names)


def _lay(row: dict[str, Any], view: View, speaker: Speaker) -> Wonder:
    """All that one holds of the character: if that is refused, fewer are too."""
    held = own_hand(view).get(row["character"], 0)
    name = speaker.noun("character", row["character"])
    standing = speaker.text.say(
        "cli-glory-why-standing", character=name, have=held, needs=row["needs"]
    )
    return Wonder({"character": row["character"]}, standing)
