"""What the facts of Call to Glory name."""

from typing import Final

from sengoku.kernel import nouns

__all__ = ["NOUNS"]

NOUNS: Final = {
    **nouns.NOUNS,
    "barred": "pile",
    "by": "player",
    "card": "card",
    "cards": "card",
    "character": "character",
    "owner": "player",
    "pile": "pile",
    "reasons": "reason",
    "rival": "player",
    "scores": "scores",
    "target": "player",
    "totals": "scores",
}
