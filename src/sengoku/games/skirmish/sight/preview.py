"""What an option leads to, where no die is rolled: who would join a force. What an attack or a move
may come to is told on demand (`inquiries.py`)."""

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
from sengoku.games.skirmish.sight.wire import Recruit

__all__ = ["preview"]


def preview(state: Skirmish, action: i64) -> Recruit | None:
    """Who would join, for how many points, and what the weapon may gain. [TOH-3.1, TOH-3.5]"""
    if verb(action) != RECRUIT:
        return None
    each = recruited(action)
    card, weapon = card_of(each), weapon_of(each)
    return {
        "cost": state.terms.muster.cost(each),
        "models": int(MODELS[card]),
        "actions": int(ACTIONS[card]),
        "aim": int(AIM[card]),
        "agility": int(AGILITY[card]) + (1 if is_unarmored(each) else 0),
        "strength": int(STRENGTH[card]),
        "wits": int(WITS[card]),
        "honor": int(HONOR[card]),
        # What a weapon adds to each roll. [C5, TOH-2.3]
        "strike": bonuses(WEAPON_STRIKE[weapon]),
        "avoid": bonuses(WEAPON_AVOID[weapon]),
        "damage": bonuses(WEAPON_DAMAGE[weapon]),
    }
