"""Chapters 2, 17 and 18: a roll, and at levels 2 and 3 the windows before and after it.

    OpenWindow(pre) -> MayClaim -> RollDice -> OpenWindow(post) -> what follows from the roll

In a window the owner of the rolling unit comes first, then the opponent; a side without a usable
card is skipped. [TOH-17.5]
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules import events
from sengoku.games.skirmish.rules.actions import CLAIM, DECLINE, item_of, use
from sengoku.games.skirmish.rules.components import BOW, THROWN
from sengoku.games.skirmish.rules.pools import can_avoid
from sengoku.games.skirmish.rules.skills import (
    DEFENSIVE_FORM,
    DEFLECT_ARROW,
    EVASION,
    FENCING,
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
    "ARRIVAL",
    "AVOID",
    "CHARGE_WINDOW",
    "DAMAGE",
    "EDGE",
    "KICK",
    "NERVE",
    "OPEN_WINDOW",
    "POST",
    "PRE",
    "ROLLS",
    "SEARCHING",
    "STRIKE",
    "SURVIVAL",
    "TARGET",
    "WINDOWS",
    "WOUND_WINDOW",
    "CardWindow",
    "MayClaim",
    "OpenWindow",
    "RollDice",
    "usable",
    "will_roll",
    "windows_before_avoid",
    "work",
]

ROLLS: Final = [
    "strike",
    "avoid",
    "damage",
    "target",
    "search",
    "arrival",
    "nerve",
    "edge",
    "kick",
    "survival",
]
STRIKE: Final[i64] = 0
AVOID: Final[i64] = 1
DAMAGE: Final[i64] = 2
TARGET: Final[i64] = 3
SEARCHING: Final[i64] = 4
ARRIVAL: Final[i64] = 5
NERVE: Final[i64] = 6
EDGE: Final[i64] = 7
KICK: Final[i64] = 8
SURVIVAL: Final[i64] = 9

WINDOWS: Final = ["pre", "post", "charge", "wound"]
PRE: Final[i64] = 0
POST: Final[i64] = 1
CHARGE_WINDOW: Final[i64] = 2
WOUND_WINDOW: Final[i64] = 3


def test(state: Skirmish, kind: i64, unit: i64, dice: i64, after: Step) -> None:
    """A roll of so many dice, and then what follows from it."""
    state.roll_kind, state.roll_unit, state.roll_dice = kind, unit, dice
    if state.terms.level == 1:
        state.roll(unit, ROLLS[kind], dice)
        state.then(after)
    else:
        state.then(OPEN_WINDOW[PRE], _ROLL_DICE, OPEN_WINDOW[POST], after)


def windows_before_avoid(state: Skirmish, unit: i64, dice: i64, pay: Step) -> None:
    """The window opens before the avoid is paid for. [TOH-17.6]"""
    state.roll_kind, state.roll_unit, state.roll_dice = AVOID, unit, dice
    state.free_avoid = 0
    state.then(OPEN_WINDOW[PRE], pay)


def roll_paid_avoid(state: Skirmish, after: Step) -> None:
    state.then(_ROLL_DICE, OPEN_WINDOW[POST], after)


class RollDice(Effect):
    """The dice as they are now, with all that cards and claims added. [TOH-17.7]"""

    def resolve(self, state: Skirmish) -> None:
        state.spared = 0
        state.roll(state.roll_unit, ROLLS[state.roll_kind], state.roll_dice)


class OpenWindow(Effect):
    """The owner of the rolling or acting unit, a claim, then the opponent. [TOH-17.5, TOH-18.4]"""

    def __init__(self, window: i64) -> None:
        super().__init__()
        self.window: Final[i64] = window

    def arguments(self) -> list[int]:
        return [int(self.window)]

    def resolve(self, state: Skirmish) -> None:
        acting = state.roll_unit if self.window <= POST else state.attacker
        seat = state.side(acting)
        if len(usable(state, 1 - seat, self.window)) > 0:
            state.then(_CARD_WINDOW[(1 - seat ^ state.swap) * 4 + self.window])
        if self.window == PRE:
            state.then(_OFFER_CLAIM)
        if len(usable(state, seat, self.window)) > 0:
            state.then(_CARD_WINDOW[(seat ^ state.swap) * 4 + self.window])


class CardWindow(Question):
    """You may use a card now. [TOH-17.5]"""

    def __init__(self, seat: i64, window: i64) -> None:
        super().__init__(seat)
        self.window: Final[i64] = window

    def arguments(self) -> list[int]:
        return [int(self.seat), int(self.window)]

    def options(self, state: Skirmish) -> vec[i64]:
        return append(usable(state, self.seat ^ state.swap, self.window), DECLINE)

    def answer(self, state: Skirmish, action: i64) -> None:
        if action == DECLINE:
            return
        card = item_of(action)
        state.use_up(card)
        work(state, card)
        if len(usable(state, self.seat ^ state.swap, self.window)) > 0:
            state.then(self)

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-card-not-usable", {}, self.clause())

    def clause(self) -> str:
        return "TOH-17.5"


OPEN_WINDOW: Final = vec[OpenWindow]([OpenWindow(window) for window in range(4)])
_ROLL_DICE: Final = RollDice()
_CARD_WINDOW: Final = vec[CardWindow](
    [CardWindow(seat, window) for seat in range(2) for window in range(4)]
)


def usable(state: Skirmish, side: i64, window: i64) -> vec[i64]:
    """The cards that a side can use in a window, as actions. [TOH-17.5]"""
    options = vec[i64]()
    card: i64 = 0
    while card < SKILL_COUNT:
        holder = state.holder_of(side, card)
        if holder >= 0 and _fits(state, card, holder, window):
            options = append(options, use(card))
        card += 1
    return options


def _fits(state: Skirmish, card: i64, holder: i64, window: i64) -> bool:
    """Whether a card does something in this window. [C7]"""
    if window == PRE:
        return _fits_before(state, card, holder)
    if window == POST:
        return _fits_after(state, card, holder)
    if holder != state.attacker or state.shot:
        return False
    if window == CHARGE_WINDOW:
        return card == JUMP_KICK and state.on(state.target)
    return card == KNOCK_DOWN and state.on(state.target) and state.marks[state.target] & 2 == 0


def _fits_before(state: Skirmish, card: i64, holder: i64) -> bool:
    kind, own = state.roll_kind, holder == state.roll_unit
    if kind == AVOID and own:
        weapon = state.roster.weapon[state.attacker]
        if card == DEFLECT_ARROW:
            return state.shot == 1 and weapon in (BOW, THROWN)
        if card == EVASION:
            return not state.free_avoid
        return card == DEFENSIVE_FORM and not state.shot and will_roll(state)
    if card == MAP and not own and not state.looked_up_to(state.side(holder)):
        return False
    if card == MAP and kind == SEARCHING:
        return own or state.helper(state.roll_unit, MAP, 12000) >= 0
    if card == MAP and kind == ARRIVAL:
        return own or (state.leads(holder) and state.side(holder) == state.side(state.roll_unit))
    if card == MASTER_FORGED_WEAPON:
        return kind == DAMAGE and own and not state.shot
    return card == PERFECT_AIM and kind == STRIKE and own


def _fits_after(state: Skirmish, card: i64, holder: i64) -> bool:
    kind, own = state.roll_kind, holder == state.roll_unit
    if card == FENCING:
        return kind == STRIKE and own and not state.shot
    if card == PROUD_TROOPS:
        unit = state.roll_unit
        if kind != NERVE or state.roster.noble[unit] or state.passed():
            return False
        return state.helper(unit, PROUD_TROOPS, 12000) >= 0
    if card == TOUGH_HIDE:
        return kind == DAMAGE and holder == state.target and state.passed() and not state.spared
    return False


def will_roll(state: Skirmish) -> bool:
    """Whether the avoid in question is going to be rolled at all."""
    return state.free_avoid == 1 or can_avoid(state, state.roll_unit)


def work(state: Skirmish, card: i64) -> None:
    """What a card of a window does. [C7]"""
    if card in (DEFLECT_ARROW, EVASION):
        state.free_avoid = 1
    if card in (DEFENSIVE_FORM, DEFLECT_ARROW):
        state.roll_dice += 2
    elif card in (MAP, MASTER_FORGED_WEAPON, PERFECT_AIM):
        state.roll_dice += 1
    elif card in (FENCING, PROUD_TROOPS):
        state.roll(state.roll_unit, ROLLS[state.roll_kind], state.roll_dice)
    elif card == TOUGH_HIDE:
        state.spared = 1
    elif card == KNOCK_DOWN:
        state.knock_down(state.target)
    elif card == JUMP_KICK:
        unit = state.target
        dice = state.roster.agility[unit] - (1 if state.injured(unit, 4) else 0)
        state.roll(unit, ROLLS[KICK], max(dice, 1))
        if not state.passed():
            state.knock_down(unit)


# -- a die for dishonor ----------------------------------------------------------------------------


class OfferClaim(Effect):
    """[TOH-18.4]"""

    def resolve(self, state: Skirmish) -> None:
        if _may_claim(state):
            state.then(_MAY_CLAIM[state.seat_of(state.roll_unit)])


class MayClaim(Question):
    """Your samurai may take one die more, and draw a dishonor card afterwards. [TOH-18.4]"""

    def options(self, state: Skirmish) -> vec[i64]:
        return vec[i64]([CLAIM, DECLINE])

    def answer(self, state: Skirmish, action: i64) -> None:
        if action != CLAIM:
            return
        unit = state.roll_unit
        state.roll_dice += 1
        state.claims |= 1 << unit
        state.shame = append(state.shame[:], unit)
        if state.journal is not None:
            state.note(events.die_claimed(unit))

    def refusal(self, state: Skirmish, action: i64) -> IllegalAction:
        return IllegalAction("skirmish-claim-or-not", {}, self.clause())

    def clause(self) -> str:
        return "TOH-18.4"


_OFFER_CLAIM: Final = OfferClaim()
_MAY_CLAIM: Final = vec[MayClaim]([MayClaim(seat) for seat in range(2)])


def _may_claim(state: Skirmish) -> bool:
    """A noble's own strike, avoid, damage or wits roll, once for each token."""
    unit = state.roll_unit
    if state.terms.level < 3 or not state.roster.noble[unit] or state.claims >> unit & 1:
        return False
    if state.roll_kind > ARRIVAL or len(state.dishonor_deck) <= len(state.shame):
        return False
    return state.roll_kind != AVOID or will_roll(state)
