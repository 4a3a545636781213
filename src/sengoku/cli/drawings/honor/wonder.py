"""`why cavalry`: which action somebody misses."""

from collections.abc import Sequence

from sengoku.cli.desk.drawing import View, Wonder
from sengoku.games.honor.rules.components import CARDS
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker) -> Wonder:
    """A card that cannot be played, a draw, a declaration, or an attack on somebody."""
    asked = " ".join(words)
    for card in CARDS:
        if asked in (card, card.replace("_", " "), speaker.noun("card", card).lower()):
            return Wonder({"card": card}, "")
    for seat in range(view["seats"]):
        if asked == speaker.name(seat).lower():
            return Wonder({"seat": seat}, "")
    text = speaker.text
    plain = {
        text.say("cli-honor-word-draw"): "draw",
        text.say("cli-honor-word-title"): "claim_shogun",
        text.say("cli-honor-word-dissolve"): "dissolve",
    }
    if asked in plain:
        return Wonder({"do": plain[asked]}, "")
    raise Problem("cli-honor-why-what", {"example": speaker.noun("card", "foot_soldiers").lower()})
