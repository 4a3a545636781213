"""`why 2,-1` or `why helmet 3`: which action somebody misses."""

import re
from collections.abc import Sequence

from sengoku.cli.table.drawing import View, Wonder
from sengoku.games.samurai.rules.actions import lay, play
from sengoku.games.samurai.rules.components import CARDS
from sengoku.games.samurai.rules.grid import REACH, cell_at
from sengoku.kernel.event import HIDDEN
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
    x, y = (int(cell[1]), int(cell[2])) if cell else view["table"]["legal"][0]
    where = cell_at(max(-REACH, min(REACH, x)), max(-REACH, min(REACH, y)))
    if card is None and view["waiting"] is not None:
        return Wonder(int(lay(where)), "")
    return Wonder(int(play(_held(view) if card is None else card, where)), "")


def _card(asked: str, speaker: Speaker) -> tuple[int | None, str]:
    """The card that the words begin with, and the rest of them."""
    for card, id in enumerate(CARDS):
        for name in (id, id.replace("_", " "), speaker.noun("card", id).lower()):
            if asked == name or asked.startswith(f"{name} "):
                return card, asked.removeprefix(name).strip()
    return None, asked


def _held(view: View) -> int:
    """Any card of one's own: the question is about the cell."""
    cards = view["hands"][view["you"] or 0]["cards"]
    return 0 if cards == HIDDEN or not cards else CARDS.index(next(iter(cards)))
