"""What the facts of Samurai name."""

from typing import Final

from sengoku.kernel import nouns

__all__ = ["NOUNS"]

NOUNS: Final = {
    **nouns.NOUNS,
    "card": "card",
    "cards": "card",
    "influence": "scores",
    "reasons": "reason",
    "rival": "player",
    "symbol": "symbol",
    "totals": "scores",
    "village": "card",
    "waiting": "players",
}
