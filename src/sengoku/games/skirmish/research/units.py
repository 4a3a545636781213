"""A unit of Test of Honour in 36 bytes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sengoku.games.skirmish.research.looking import slot_of, spot
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.parts.units import ALERT, OFF, PRONE, RELOAD
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import Arrive, ChooseAction
from sengoku.games.skirmish.rules.steps.attack import FreeCharge
from sengoku.games.skirmish.rules.steps.free import FreeMove
from sengoku.games.skirmish.rules.steps.orders import GiveOrder
from sengoku.games.skirmish.rules.steps.testing import POST, CardWindow, MayClaim
from sengoku.games.skirmish.rules.steps.tokens import TokenWindow
from sengoku.kernel.features import clip
from sengoku.kernel.state import Step

__all__ = ["UNIT_WIDTH", "asked_unit", "write_unit"]

UNIT_WIDTH: Final[i64] = 36


def write_unit(state: Skirmish, side: i64, unit: i64, row: vec[u8], at: i64) -> None:
    units, scene, roster, cards = state.units, state.scene, state.roster, state.cards
    row[at + units.zone[unit]] = u8(1)
    if scene.here[unit] != 0:
        spot(side, scene.x[unit], scene.y[unit], row, at + 5)
    if units.zone[unit] == OFF:
        spot(side, units.exit_x[unit], units.exit_y[unit], row, at + 9)
    row[at + 13] = clip(units.models[unit])
    row[at + 14] = clip(roster.actions[unit])
    row[at + 15] = clip(state.left(unit))
    row[at + 16] = clip(units.drops[unit])
    row[at + 17] = u8(1 if state.marked(unit, ALERT) else 0)
    row[at + 18] = u8(1 if state.marked(unit, PRONE) else 0)
    row[at + 19] = u8(1 if state.marked(unit, RELOAD) else 0)
    row[at + 20] = u8(1 if state.carries(unit) else 0)
    row[at + 21] = clip(roster.aim[unit])
    row[at + 22] = clip(roster.agility[unit])
    row[at + 23] = clip(roster.strength[unit])
    row[at + 24] = clip(roster.wits[unit])
    row[at + 25] = clip(roster.honor[unit])
    if unit < len(cards.injuries):
        row[at + 26] = clip(cards.injuries[unit])
        row[at + 27] = clip(cards.stained(unit))
    row[at + 28] = u8(roster.card[unit] + 1)
    row[at + 29] = u8(roster.weapon[unit] + 1)
    row[at + 30] = u8(roster.unarmored[unit])
    if len(state.nerve) > 0:
        row[at + 31] = u8(state.nerve[0] >> unit & 1)
    if state.terms.level > 1 and state.last_roll.unit == unit:
        row[at + 33] = u8(1)
    row[at + 34] = _rival(state, side, unit)
    row[at + 35] = u8(1 if roster.group(unit) else 0)


def _rival(state: Skirmish, side: i64, unit: i64) -> u8:
    """Whom a challenge binds it to: pairs stand one after the other."""
    rivals = state.cards.rivals
    place: i64 = 0
    while place < len(rivals):
        if rivals[place] == unit:
            return u8(slot_of(state, side, rivals[place ^ 1]) + 1)
        place += 1
    return u8(0)


def asked_unit(state: Skirmish, question: Step) -> i64:
    """The unit that a question is about; NO_UNIT if it is about none."""
    if isinstance(question, (ChooseAction, Arrive, GiveOrder, TokenWindow)):
        return state.actor
    if isinstance(question, FreeCharge):
        return question.unit
    if isinstance(question, FreeMove):
        return question.unit
    if isinstance(question, CardWindow):
        if question.window > POST:
            return question.threat.attack.attacker
        return question.threat.roll.unit
    return question.threat.roll.unit if isinstance(question, MayClaim) else NO_UNIT
