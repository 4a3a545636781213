"""How digests spell the agenda of a battle.

A digest of a position stands in records of unfinished battles and in the logs of tables that were
played on from one, so it must stay what it was when windows were planned one after the other and
the running attack stood in the state: a step that carries an attack or a roll is spelled as the
steps that it comes to, without what it carries.
"""

from sengoku.games.skirmish.rules.roll import AVOID
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.acting import ChooseAction
from sengoku.games.skirmish.rules.steps.attack import (
    Damaged,
    FreeCharge,
    Strike,
    Struck,
    TargetTested,
)
from sengoku.games.skirmish.rules.steps.free import FreeMove
from sengoku.games.skirmish.rules.steps.nerve import HonorAtEdge, NerveOrder
from sengoku.games.skirmish.rules.steps.testing import (
    CLAIM_LEFT,
    OPPONENT_LEFT,
    POST,
    PRE,
    CardWindow,
    MayClaim,
    Threat,
)
from sengoku.kernel.state import Step

__all__ = ["spelled"]

Spelling = list[list[str | int]]


def spelled(state: Skirmish) -> Spelling:
    return [line for step in state.plans() for line in _spelled(step)]


def _spelled(step: Step) -> Spelling:
    if isinstance(step, CardWindow):
        return _window(step)
    if isinstance(step, MayClaim):
        lines = _after(step.threat, PRE)
        lines += _opponent(step.left, int(step.seat), int(PRE))
        return [*lines, ["MayClaim", int(step.seat)]]
    name = type(step).__name__
    if isinstance(step, Threat):
        return [[name, -1]]
    if isinstance(step, HonorAtEdge):
        return [[name, int(step.unit)]]
    if isinstance(step, ChooseAction | NerveOrder | FreeCharge | FreeMove):
        return [[name, int(step.seat)]]
    return [[name, *(int(each) for each in step.arguments() if isinstance(each, int))]]


def _window(step: CardWindow) -> Spelling:
    seat, window = int(step.seat), int(step.window)
    lines = _after(step.threat, window) + _opponent(int(step.left), seat, window)
    if step.left & CLAIM_LEFT:
        lines.append(["OfferClaim", -1])
    return [*lines, ["CardWindow", seat, window]]


def _opponent(left: int, seat: int, window: int) -> Spelling:
    return [["CardWindow", 1 - seat, window]] if left & OPPONENT_LEFT else []


def _after(threat: Threat, window: int) -> Spelling:
    """What was planned when a window opened; below an attack whose end is open, its free action."""
    name = type(threat).__name__
    lines: Spelling = []
    if isinstance(threat, TargetTested | Strike | Struck | Damaged) or threat.roll.kind == AVOID:
        lines.append(["FreeAction", -1])
    if isinstance(threat, TargetTested):
        lines.append(["MakeShot" if threat.attack.shot else "MakeCharge", -1])
    if window != PRE:
        return [*lines, [name, -1]]
    if threat.roll.kind == AVOID:
        return [*lines, ["PayAvoid", -1]]
    return [*lines, [name, -1], ["OpenWindow", int(POST)], ["RollDice", -1]]
