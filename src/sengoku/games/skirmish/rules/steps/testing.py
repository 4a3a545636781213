"""Chapters 2, 17 and 18: a roll, and at levels 2 and 3 the windows before and after it.

    window before the dice -> MayClaim -> RollDice -> window after them -> what follows

A window carries what it is about: the step that follows from the roll, with the roll and the attack
in it. A card that changes the roll goes on with another such step. In a window the owner of the
rolling unit comes first, then the opponent; a side without a usable card is skipped. [TOH-17.5]
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import CLAIM, DECLINE, item_of, use
from sengoku.games.skirmish.rules.attack import NO_ATTACK, Attack
from sengoku.games.skirmish.rules.components import BOW, THROWN
from sengoku.games.skirmish.rules.parts.units import PRONE
from sengoku.games.skirmish.rules.pools import can_avoid, lowered
from sengoku.games.skirmish.rules.roll import (
    ARRIVAL,
    AVOID,
    DAMAGE,
    KICK,
    NERVE,
    NO_ROLL,
    SEARCHING,
    STRIKE,
    Roll,
)
from sengoku.games.skirmish.rules.skills import (
    DEFENSIVE_FORM,
    DEFLECT_ARROW,
    EVASION,
    FENCING,
    HURT_HAND,
    JUMP_KICK,
    KNOCK_DOWN,
    MAP,
    MASTER_FORGED_WEAPON,
    PERFECT_AIM,
    PROUD_TROOPS,
    SKILL_COUNT,
    TOUGH_HIDE,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import Effect, Question, Step

__all__ = [
    "CHARGE_WINDOW",
    "CLAIM_LEFT",
    "OPPONENT_LEFT",
    "POST",
    "PRE",
    "WINDOWS",
    "WOUND_WINDOW",
    "CardWindow",
    "MayClaim",
    "RollDice",
    "Threat",
    "open_window",
    "test",
    "usable",
    "work",
]

WINDOWS: Final = ["pre", "post", "charge", "wound"]
PRE: Final[i64] = 0
POST: Final[i64] = 1
CHARGE_WINDOW: Final[i64] = 2
WOUND_WINDOW: Final[i64] = 3

# What a window still has before it, a bit each.
OPPONENT_LEFT: Final[i64] = 1
CLAIM_LEFT: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Threat(Effect):
    """What comes, unless a card in a window makes something else of it."""

    def __init__(self, attack: Attack = NO_ATTACK, roll: Roll = NO_ROLL) -> None:
        super().__init__()
        self.attack: Final = attack
        self.roll: Final = roll

    def arguments(self) -> Sequence[int | Step]:
        return [self.attack, self.roll]

    def by(self, roll: Roll) -> "Threat":
        """The same by another roll."""
        raise NotImplementedError

    def dice(self) -> Step:
        """What comes when the windows before its roll are over."""
        return RollDice(self)


def test(state: Skirmish, kind: i64, unit: i64, dice: i64, after: Threat) -> None:
    """A roll of so many dice, and then what follows from it."""
    roll = state.last_roll.anew(kind, unit, dice)
    if state.terms.level == 1:
        state.then(after.by(state.throw(roll)))
    else:
        state.last_roll = roll
        open_window(state, PRE, after.by(roll))


class RollDice(Effect):
    """The dice as they are now, with all that cards and claims added. [TOH-17.7]"""

    def __init__(self, threat: Threat) -> None:
        super().__init__()
        self.threat: Final = threat

    def arguments(self) -> Sequence[int | Step]:
        return [self.threat]

    def resolve(self, state: Skirmish) -> None:
        open_window(state, POST, self.threat.by(state.throw(self.threat.roll)))


# -- windows ---------------------------------------------------------------------------------------


def open_window(state: Skirmish, window: i64, threat: Threat) -> None:
    """The owner of the rolling or acting unit, a claim, then the opponent. [TOH-17.5, TOH-18.4]"""
    side = state.side(threat.roll.unit if window <= POST else threat.attack.attacker)
    left: i64 = CLAIM_LEFT if window == PRE else 0
    if len(usable(state, 1 - side, window, threat)) > 0:
        left |= OPPONENT_LEFT
    if len(usable(state, side, window, threat)) > 0:
        state.then(CardWindow(side ^ state.swap, window, left, threat))
    else:
        _go_on(state, side ^ state.swap, window, left, threat)


def _go_on(state: Skirmish, seat: i64, window: i64, left: i64, threat: Threat) -> None:
    """Somebody has done with a window; `seat` belongs to the owner while others are to come."""
    if left & CLAIM_LEFT and _may_claim(state, threat.roll):
        state.then(MayClaim(state.seat_of(threat.roll.unit), left & ~CLAIM_LEFT, threat))
    elif left & OPPONENT_LEFT:
        state.then(CardWindow(1 - seat, window, 0, threat))
    elif window == PRE:
        state.then(threat.dice())
    else:
        state.then(threat)


class CardWindow(Question):
    """You may use a card now. [TOH-17.5]"""

    def __init__(self, seat: i64, window: i64, left: i64, threat: Threat) -> None:
        super().__init__(seat)
        self.window: Final[i64] = window
        self.left: Final[i64] = left
        self.threat: Final = threat

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), int(self.window), int(self.left), self.threat]

    def usable(self, state: Skirmish, threat: Threat) -> vec[i64]:
        return usable(state, self.seat ^ state.swap, self.window, threat)

    def options(self, state: Skirmish) -> vec[i64]:
        return append(self.usable(state, self.threat), DECLINE)

    def answer(self, state: Skirmish, action: i64) -> None:
        threat = self.threat
        if action != DECLINE:
            card = item_of(action)
            state.use_up(card)
            threat = work(state, card, threat)
            if len(self.usable(state, threat)) > 0:
                state.then(CardWindow(self.seat, self.window, self.left, threat))
                return
        _go_on(state, self.seat, self.window, self.left, threat)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-card-not-usable", {}, self.clause())

    def clause(self) -> str:
        return "TOH-17.5"


def usable(state: Skirmish, side: i64, window: i64, threat: Threat) -> vec[i64]:
    """The cards that a side can use in a window, as actions. [TOH-17.5]"""
    options = vec[i64]()
    card: i64 = 0
    while card < SKILL_COUNT:
        holder = state.holder_of(side, card)
        if holder >= 0 and _fits(state, card, holder, window, threat):
            options = append(options, use(card))
        card += 1
    return options


def _fits(state: Skirmish, card: i64, holder: i64, window: i64, threat: Threat) -> bool:
    """Whether a card does something in this window. [C7]"""
    attack = threat.attack
    if window == PRE:
        return _fits_before(state, card, holder, attack, threat.roll)
    if window == POST:
        return _fits_after(state, card, holder, attack, threat.roll)
    if holder != attack.attacker or attack.shot:
        return False
    if window == CHARGE_WINDOW:
        return card == JUMP_KICK and state.on(attack.target)
    return card == KNOCK_DOWN and state.on(attack.target) and not state.marked(attack.target, PRONE)


def _fits_before(state: Skirmish, card: i64, holder: i64, attack: Attack, roll: Roll) -> bool:
    kind, own = roll.kind, holder == roll.unit
    if kind == AVOID and own:
        if card == DEFLECT_ARROW:
            return attack.shot == 1 and state.roster.weapon[attack.attacker] in (BOW, THROWN)
        if card == EVASION:
            return not roll.free
        return card == DEFENSIVE_FORM and not attack.shot and _will_roll(state, roll)
    if card == MAP and not own and not state.looked_up_to(state.side(holder)):
        return False
    if card == MAP and kind == SEARCHING:
        return own or state.helper(roll.unit, MAP) >= 0
    if card == MAP and kind == ARRIVAL:
        return own or (state.leads(holder) and state.side(holder) == state.side(roll.unit))
    if card == MASTER_FORGED_WEAPON:
        return kind == DAMAGE and own and not attack.shot
    return card == PERFECT_AIM and kind == STRIKE and own


def _fits_after(state: Skirmish, card: i64, holder: i64, attack: Attack, roll: Roll) -> bool:
    if card == FENCING:
        return roll.kind == STRIKE and holder == roll.unit and not attack.shot
    if card == PROUD_TROOPS:
        if roll.kind != NERVE or state.roster.noble[roll.unit] or roll.passed():
            return False
        return state.helper(roll.unit, PROUD_TROOPS) >= 0
    if card == TOUGH_HIDE:
        return roll.kind == DAMAGE and holder == attack.target and roll.passed() and not roll.spared
    return False


def _will_roll(state: Skirmish, roll: Roll) -> bool:
    """Whether the avoid in question is going to be rolled at all."""
    return roll.free == 1 or can_avoid(state, roll.unit)


def work(state: Skirmish, card: i64, threat: Threat) -> Threat:
    """What a card of a window does, and what is threatened then. [C7]"""
    roll, unit = threat.roll, threat.attack.target
    if card in (DEFLECT_ARROW, EVASION):
        roll = roll.marked(1, roll.spared)
    if card in (DEFENSIVE_FORM, DEFLECT_ARROW):
        roll = roll.more(2)
    elif card in (MAP, MASTER_FORGED_WEAPON, PERFECT_AIM):
        roll = roll.more(1)
    elif card in (FENCING, PROUD_TROOPS):
        return threat.by(state.throw(roll))
    elif card == TOUGH_HIDE:
        roll = roll.marked(roll.free, 1)
    elif card == KNOCK_DOWN:
        state.knock_down(unit)
        return threat
    elif card == JUMP_KICK:
        dice = lowered(state, unit, state.roster.agility[unit], HURT_HAND)
        if not state.throw_beside(unit, KICK, dice).passed():
            state.knock_down(unit)
        return threat
    state.last_roll = roll
    return threat.by(roll)


# -- a die for dishonor ----------------------------------------------------------------------------


class MayClaim(Question):
    """Your samurai may take one die more, and draw a dishonor card afterwards. [TOH-18.4]"""

    def __init__(self, seat: i64, left: i64, threat: Threat) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.threat: Final = threat

    def arguments(self) -> Sequence[int | Step]:
        return [int(self.seat), int(self.left), self.threat]

    def options(self, state: Skirmish) -> vec[i64]:
        return vec[i64]([CLAIM, DECLINE])

    def answer(self, state: Skirmish, action: i64) -> None:
        threat = self.threat
        if action == CLAIM:
            state.last_roll = threat.roll.more(1)
            threat = threat.by(state.last_roll)
            unit = threat.roll.unit
            state.cards.claim(unit)
            if state.journal is not None:
                state.note(events.die_claimed(unit))
        _go_on(state, self.seat, PRE, self.left, threat)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-claim-or-not", {}, self.clause())

    def clause(self) -> str:
        return "TOH-18.4"


def _may_claim(state: Skirmish, roll: Roll) -> bool:
    """A noble's own strike, avoid, damage or wits roll, once for each token."""
    unit = roll.unit
    if state.terms.level < 3 or not state.roster.noble[unit] or state.cards.claims >> unit & 1:
        return False
    if roll.kind > ARRIVAL or len(state.cards.dishonor_deck) <= len(state.cards.shame):
        return False
    return roll.kind != AVOID or _will_roll(state, roll)
