"""`why 2,-1` or `why helmet 3`: which action somebody misses."""

import re
from collections.abc import Sequence
from typing import Any

from sengoku.cli.desk.drawing import View, Wonder
from sengoku.games.samurai.rules.components import CARDS
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker) -> Wonder:
    """A card on the first cell there is, a cell with a card of the hand, or both together."""
    asked = " ".join(words)
    card, rest = _card(asked, speaker)
    cell = re.fullmatch(r"\(?\s*(-?\d{1,3})\s*[, ]\s*(-?\d{1,3})\s*\)?", rest)
    if cell is None and (rest or card is None):
        raise Problem("cli-samurai-why-what", {"example": speaker.noun("card", CARDS[0]).lower()})
    about: dict[str, Any] = {} if card is None else {"card": card}
    if cell is not None:
        about |= {"x": int(cell[1]), "y": int(cell[2])}
    return Wonder(about, "")


def _card(asked: str, speaker: Speaker) -> tuple[str | None, str]:
    """The card that the words begin with, and the rest of them."""
    for id in CARDS:
        for name in (id, id.replace("_", " "), speaker.noun("card", id).lower()):
            if asked == name or asked.startswith(f"{name} "):
                return id, asked.removeprefix(name).strip()
    return None, asked
