"""`why B2`, `why s B2`, `why m 12 8`, `why A3`: which action somebody misses."""

from collections.abc import Sequence

from sengoku.cli.table.drawing import Ask, View, Wonder
from sengoku.cli.tables.skirmish.reading import typed_action, unit_named
from sengoku.cli.tables.skirmish.sights import standing
from sengoku.games.skirmish.rules.actions import CHARGE, SHOOT, simple, target_of, unit_of, verb
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker, ask: Ask | None) -> Wonder:
    """Any line that names an action; an enemy alone is one to charge, a unit one to get a token."""
    missed = _missed(view, words, speaker)
    if missed is None:
        raise Problem("cli-skirmish-why-what", {})
    if ask is None or verb(missed) not in (CHARGE, SHOOT) or view["round"] == 0:
        return Wonder(missed, "")
    unit, target = int(unit_of(missed)), int(target_of(missed))
    if view["units"][unit]["x"] is None:
        return Wonder(missed, "")
    return Wonder(missed, standing(view, unit, target, speaker, ask))


def _missed(view: View, words: Sequence[str], speaker: Speaker) -> int | None:
    if not words:
        return None
    missed = typed_action(view, words, speaker)
    unit = unit_named(words[0], view)
    if missed is not None or unit is None or len(words) > 1:
        return missed
    acting = view["question"]["unit"]
    if acting is None or view["units"][acting]["side"] == view["units"][unit]["side"]:
        return typed_action(
            {**view, "question": {**view["question"], "asks": "GiveToken"}}, words, speaker
        )
    return int(simple(CHARGE, acting, unit))
