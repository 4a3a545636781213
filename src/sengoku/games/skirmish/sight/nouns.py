"""What the facts of Test of Honour name."""

from typing import Final

from sengoku.kernel import nouns

__all__ = ["NOUNS"]

NOUNS: Final = {
    **nouns.NOUNS,
    "apart": "inches",
    "card": "card",
    "cards": "card",
    "ended": "ended",
    "faces": "face",
    "marker": "ordinal",
    "pick_up": "yes",
    "reach": "inches",
    "roll": "roll",
    "skill": "card",
    "target": "unit",
    "totals": "scores",
    "unarmored": "yes",
    "unit": "unit",
    "weapon": "weapon",
    "x": "inches",
    "y": "inches",
}
