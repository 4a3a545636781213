"""What a player would reckon from the view: what can be laid, and how likely a card is."""

from typing import Any

from sengoku.cli.desk.drawing import View

__all__ = ["can_lay", "odds", "one_short", "own_hand"]


def own_hand(view: View) -> dict[str, int]:
    """The viewer's cards; none for the public, who has no hand."""
    if view["you"] is None:
        return {}
    cards: dict[str, int] = view["hands"][view["you"]]["cards"]
    return cards


def can_lay(row: dict[str, Any], hand: dict[str, int]) -> bool:
    return hand.get(row["character"], 0) >= int(row["needs"])


def one_short(row: dict[str, Any], hand: dict[str, int]) -> bool:
    """One more card, and the character could be laid."""
    return hand.get(row["character"], 0) + 1 == int(row["needs"])


def odds(view: View) -> dict[str, float]:
    """The chance of each character to be the next face-down card, from what the viewer knows."""
    rows = view["characters"]
    unseen = sum(row["unlocated"] for row in rows)
    return {row["character"]: row["unlocated"] / unseen if unseen else 0.0 for row in rows}
