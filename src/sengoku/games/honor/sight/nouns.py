"""What the facts of Honor of the Samurai name."""

from typing import Final

from sengoku.kernel import nouns

__all__ = ["NOUNS"]

NOUNS: Final = {
    **nouns.NOUNS,
    "card": "card",
    "cards": "card",
    "castle": "card",
    "dealer": "player",
    "house": "house",
    "loot": "card",
    "loot_2": "card",
    "other": "player",
    "rival": "player",
    "to": "house",
    "to_2": "house",
    "totals": "scores",
    "victim": "player",
}
