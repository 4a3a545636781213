"""Positions from a few words: what every game's `position.py` does alike."""

from collections.abc import Sequence
from typing import Any

from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.state import State

__all__ = ["numbered", "spread", "stood"]


def numbered(text: str, names: Sequence[str]) -> list[int]:
    """The numbers of cards that are written "monk*3 farmer"."""
    cards: list[int] = []
    for part in text.split():
        name, _, count = part.partition("*")
        cards += [names.index(name)] * int(count or 1)
    return cards


def spread(cards: list[int], apart: int) -> list[int]:
    """Sorted cards, laid so that a pile is not all of one kind."""
    return [card for offset in range(apart) for card in cards[offset::apart]]


def stood(
    game: Game, setup: Setup, saved: dict[str, Any], nature: Nature | None, *, journal: bool
) -> State:
    """The state of which all but its luck was said, at its next question."""
    luck = nature or Fast(1, len(game.streams))
    state = game.build(setup, {**saved, "unveiled": 0, "nature": luck.save()})
    if journal:
        state.journal = []
    state.advance()
    return state
