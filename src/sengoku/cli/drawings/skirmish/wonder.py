"""`why B2`, `why s B2`, `why m 12 8`, `why A3`: which action somebody misses."""

from collections.abc import Sequence
from typing import Any

from sengoku.cli.desk.drawing import Ask, View, Wonder
from sengoku.cli.drawings.skirmish.reading import typed_action, unit_named
from sengoku.cli.drawings.skirmish.sights import standing
from sengoku.games.skirmish.rules.actions import VERBS
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker, ask: Ask | None) -> Wonder:
    """Any line that names an action, or a unit alone."""
    about = _about(view, words, speaker)
    unit, target = about.get("unit"), about.get("target")
    if len(about) == 1:  # an enemy of the unit that acts, or a unit to be chosen
        unit, target = view["question"]["unit"], unit
    if ask is None or unit is None or target is None or view["round"] == 0:
        return Wonder(about, "")
    acting, other = view["units"][unit], view["units"][target]
    if acting["x"] is None or acting["side"] == other["side"]:
        return Wonder(about, "")
    return Wonder(about, standing(view, unit, target, speaker, ask))


def _about(view: View, words: Sequence[str], speaker: Speaker) -> dict[str, Any]:
    action = typed_action(view, words, speaker) if words else None
    if action is not None:
        return VERBS.words(action)
    unit = unit_named(words[0], view) if len(words) == 1 else None
    if unit is None:
        raise Problem("cli-skirmish-why-what", {})
    return {"unit": unit}
