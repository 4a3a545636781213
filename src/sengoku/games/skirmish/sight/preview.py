"""What an option leads to, where no die is rolled: who would join a force. What an attack or a move
may come to is told on demand (`inquiries.py`)."""

from typing import Any

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    RECRUIT,
    recruited,
    verb,
)
from sengoku.games.skirmish.rules.components import (
    ACTIONS,
    AGILITY,
    AIM,
    HONOR,
    MODELS,
    STRENGTH,
    WEAPON_AVOID,
    WEAPON_DAMAGE,
    WEAPON_STRIKE,
    WITS,
    bonuses,
)
from sengoku.games.skirmish.rules.forces import card_of, is_unarmored, weapon_of
from sengoku.games.skirmish.rules.state import Skirmish

__all__ = ["preview"]


def preview(state: Skirmish, action: i64) -> dict[str, Any]:
    """Who would join, for how many points, and what the weapon may gain. [TOH-3.1, TOH-3.5]"""
    if verb(action) != RECRUIT:
        return {}
    each = recruited(action)
    card = card_of(each)
    values = {
        "cost": state.terms.muster.cost(each),
        "models": int(MODELS[card]),
        "actions": int(ACTIONS[card]),
        "aim": int(AIM[card]),
        "agility": int(AGILITY[card]) + (1 if is_unarmored(each) else 0),
        "strength": int(STRENGTH[card]),
        "wits": int(WITS[card]),
        "honor": int(HONOR[card]),
    }
    return {**values, **_gains(weapon_of(each))}


def _gains(weapon: i64) -> dict[str, list[str]]:
    """The bonus of each roll by a weapon. [C5, TOH-2.3]"""
    return {
        "strike": bonuses(WEAPON_STRIKE[weapon]),
        "avoid": bonuses(WEAPON_AVOID[weapon]),
        "damage": bonuses(WEAPON_DAMAGE[weapon]),
    }
