"""Test of Honour as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sengoku.games.skirmish.research.looking import TABLE, root_of, slot_of, spot, square
from sengoku.games.skirmish.research.units import UNIT_WIDTH, asked_unit, write_unit
from sengoku.games.skirmish.rules.actions import (
    ARRIVE,
    CAUTIOUS,
    CHARGE,
    CLAIM,
    DECLINE,
    ENTER,
    ENTER_CAUTIOUS,
    FINISH,
    HIDE,
    MOVE,
    NEXT,
    ORDER,
    PLACE,
    RECRUIT,
    SEARCH,
    SHOOT,
    STAND_UP,
    TAKE_FORCE,
    USE_CARD,
    item_of,
    picks_up,
    target_of,
    unit_of,
    verb,
    x_of,
    y_of,
)
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.games.skirmish.rules.deploying import add_places
from sengoku.games.skirmish.rules.forces import card_of, is_unarmored, weapon_of
from sengoku.games.skirmish.rules.parts.bag import NO_TOKEN
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE, THERE
from sengoku.games.skirmish.rules.parts.units import WAITING
from sengoku.games.skirmish.rules.skills import READY as READY_CARD
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.setup import DeployUnit
from sengoku.games.skirmish.rules.steps.shame import GiveCard
from sengoku.games.skirmish.rules.steps.testing import CardWindow
from sengoku.kernel.features import PART, SILENT, Features, clip, wide
from sengoku.kernel.state import State, Step
from sengoku.kernel.viewer import NOBODY

__all__ = ["ASKS", "SkirmishFeatures"]

ASKS: Final = [
    "BuildForce",
    "HideCaptive",
    "HoldBack",
    "DeployUnit",
    "NameCarrier",
    "NextToken",
    "GiveToken",
    "ChooseAction",
    "Arrive",
    "NerveOrder",
    "FreeCharge",
    "FreeMove",
    "GiveOrder",
    "GiveCard",
    "CardWindow",
    "MayClaim",
    "TokenWindow",
]
_ASKS: Final[dict[str, int]] = {name: number for number, name in enumerate(ASKS)}
_SCENARIOS: Final[list[str]] = [row["id"] for row in SCENARIOS]

# Where fields and numbers begin, by `rows.toml`: plain, so that the compiler can add them up.
UNITS: Final[i64] = 0
ASKED: Final[i64] = 1728
ASKED_SEAT: Final[i64] = 1745
WINDOW: Final[i64] = 1747
GIVEN: Final[i64] = 1751
PLACING: Final[i64] = 1752
SOUTH: Final[i64] = 1753
SCENARIO: Final[i64] = 1754
LEVEL: Final[i64] = 1761
ROUND: Final[i64] = 1762
DRAWER: Final[i64] = 1764
BAG: Final[i64] = 1766
TOKEN: Final[i64] = 1769
ROLL: Final[i64] = 1771
CAPTIVE: Final[i64] = 1784
CAPTIVE_AT: Final[i64] = 1789
MARKERS: Final[i64] = 1793
FINDS: Final[i64] = 1849
LOSSES: Final[i64] = 1851
READY: Final[i64] = 1855
LIST: Final[i64] = 1857
POINTS: Final[i64] = 1929
SKILLS: Final[i64] = 1930
DECKS: Final[i64] = 1978
SHAMED: Final[i64] = 1982
AVERTED: Final[i64] = 1984
CAMPAIGN: Final[i64] = 1986
GROUND: Final[i64] = 1993

OPTION_UNIT: Final[i64] = 25
OPTION_TARGET: Final[i64] = 26
OPTION_MARKER: Final[i64] = 27
OPTION_PICKS_UP: Final[i64] = 28
OPTION_CARD: Final[i64] = 29
OPTION_SKILL: Final[i64] = 32
OPTION_AT: Final[i64] = 33
OPTION_WAY: Final[i64] = 37
OPTION_ENEMY: Final[i64] = 39

MARKER_WIDTH: Final[i64] = 7
PIECE_WIDTH: Final[i64] = 17
CORNERS: Final[i64] = 8
STEP_OF_GROUND: Final[i64] = 144
FARTHEST: Final[i64] = 65535  # that two bytes hold
NOWHERE: Final[i64] = 65535 * 65535
# Verbs, a bit each: those whose action says no unit, those with a target that is a unit, a place.
_BARE: Final[i64] = (
    1 << TAKE_FORCE | 1 << RECRUIT | 1 << FINISH | 1 << HIDE | 1 << DECLINE | 1 << CLAIM | 1 << NEXT
)
_TARGETED: Final[i64] = 1 << SHOOT | 1 << CHARGE | 1 << ORDER
_WALKS: Final[i64] = (
    1 << MOVE | 1 << CAUTIOUS | 1 << STAND_UP | 1 << ENTER | 1 << ENTER_CAUTIOUS | 1 << ARRIVE
)
_PLACED: Final[i64] = _WALKS | 1 << PLACE | 1 << SHOOT


class SkirmishFeatures(Features):
    """All that was ever seen lies open, so memory adds nothing."""

    def write(self, state: Skirmish, seat: i64, held: i64, row: vec[u8], at: i64) -> None:
        side = seat ^ state.swap
        if state.mustered():
            _units(state, side, row, at)
        else:
            _list(state, side, row, at)
        _match(state, seat, side, row, at)
        _markers(state, seat, side, row, at)
        _cards(state, seat, side, row, at)
        _ground(state, side, row, at)
        if state.planned > 0:
            _asked(state, seat, side, row, at)
            if held != SILENT and state.seat() == seat:
                row[at + PLACING] = u8(slot_of(state, side, unit_of(held)) + 1)

    # -- what can be said ------------------------------------------------------------------------

    def sayings(self, state: State, held: i64) -> vec[i64]:
        """A unit is set up in two sayings: who, and where."""
        question = state.agenda[state.planned - 1]
        if not isinstance(question, DeployUnit):
            return state.options()
        assert isinstance(state, Skirmish)
        found = vec[i64]()
        if held != SILENT:
            return add_places(state, unit_of(held), found)
        side = question.seat ^ state.swap
        unit = state.first_unit(side)
        while unit < state.after_last(side):
            if state.units.zone[unit] == WAITING:
                found = append(found, PART | PLACE | unit << 5)
            unit += 1
        return found

    def towards(self, state: Skirmish, held: i64, action: i64) -> i64:
        if held == SILENT and isinstance(state.agenda[state.planned - 1], DeployUnit):
            return PART | PLACE | unit_of(action) << 5
        return action

    def describe(self, state: Skirmish, saying: i64, row: vec[u8], at: i64) -> None:
        what, side = verb(saying), state.seat() ^ state.swap
        row[at + what] = u8(1)
        if what == RECRUIT:
            row[at + OPTION_CARD] = u8(unit_of(saying) + 1)
            row[at + OPTION_CARD + 1] = u8(target_of(saying) + 1)
            row[at + OPTION_CARD + 2] = u8(1 if picks_up(saying) else 0)
        elif what == HIDE:
            row[at + OPTION_MARKER] = u8(unit_of(saying) + 1)
        elif what == USE_CARD:
            row[at + OPTION_SKILL] = u8((item_of(saying) & 255) + 1)
            if state.mustered():
                row[at + OPTION_UNIT] = u8(slot_of(state, side, unit_of(saying)) + 1)
                spot(side, x_of(saying), y_of(saying), row, at + OPTION_AT)
        elif _BARE >> what & 1 == 0:
            _described(state, side, saying, row, at)


def _described(state: Skirmish, side: i64, saying: i64, row: vec[u8], at: i64) -> None:
    what, unit = verb(saying), unit_of(saying)
    row[at + OPTION_UNIT] = u8(slot_of(state, side, unit) + 1)
    row[at + OPTION_PICKS_UP] = u8(1 if picks_up(saying) else 0)
    if _TARGETED >> what & 1 == 1:
        row[at + OPTION_TARGET] = u8(slot_of(state, side, target_of(saying)) + 1)
    elif what == SEARCH:
        row[at + OPTION_MARKER] = u8(target_of(saying) + 1)
    if _PLACED >> what & 1 == 0 or saying >= PART:
        return
    x, y, scene = x_of(saying), y_of(saying), state.scene
    spot(side, x, y, row, at + OPTION_AT)
    if scene.here[unit] != 0:
        far = root_of(square(x - scene.x[unit], y - scene.y[unit]))
        wide(row, at + OPTION_WAY, min(far, FARTHEST))
    wide(row, at + OPTION_ENEMY, min(root_of(_nearest(state, 1 - side, x, y)), FARTHEST))


def _nearest(state: Skirmish, side: i64, x: i64, y: i64) -> i64:
    """The square of the way to the nearest unit of a side; more than any if there is none."""
    scene, nearest = state.scene, NOWHERE
    here, xs, ys = scene.here, scene.x, scene.y
    unit, end = state.first_unit(side), state.after_last(side)
    while unit < end:
        if here[unit] != 0:
            nearest = min(nearest, square(x - xs[unit], y - ys[unit]))
        unit += 1
    return nearest


# -- the row ---------------------------------------------------------------------------------------


def _units(state: Skirmish, side: i64, row: vec[u8], at: i64) -> None:
    unit: i64 = 0
    while unit < state.roster.count:
        slot = slot_of(state, side, unit)
        write_unit(state, side, unit, row, at + UNITS + slot * UNIT_WIDTH)
        unit += 1


def _list(state: Skirmish, side: i64, row: vec[u8], at: i64) -> None:
    """Nobody else sees it. [TOH-3.7]"""
    spot = at + LIST
    for each in state.lists[side]:
        row[spot] = u8(card_of(each) + 1)
        row[spot + 1] = u8(weapon_of(each) + 1)
        row[spot + 2] = u8(1 if is_unarmored(each) else 0)
        spot += 3


def _match(state: Skirmish, seat: i64, side: i64, row: vec[u8], at: i64) -> None:
    bag, campaign, terms = state.bag, state.campaign, state.terms
    row[at + SOUTH] = u8(1 - side)
    row[at + SCENARIO + _SCENARIOS.index(terms.scenario.name)] = u8(1)
    row[at + LEVEL] = u8(terms.level)
    row[at + ROUND] = clip(bag.round)
    row[at + ROUND + 1] = clip(terms.round_limit)
    row[at + POINTS] = clip(terms.muster.limit)
    row[at + READY] = u8(state.ready >> side & 1)
    row[at + READY + 1] = u8(state.ready >> 1 - side & 1)
    if bag.drawer != NOBODY:
        row[at + DRAWER + (0 if bag.drawer == side else 1)] = u8(1)
    row[at + BAG] = clip(bag.noble)
    row[at + BAG + 1] = clip(bag.common)
    row[at + BAG + 2] = clip(bag.fate)
    if bag.token != NO_TOKEN:
        row[at + TOKEN + bag.token] = u8(1)
    if terms.series:
        row[at + CAMPAIGN] = clip(campaign.battle + 1)
        wide(row, at + CAMPAIGN + 1, campaign.points[seat])
        wide(row, at + CAMPAIGN + 3, campaign.points[1 - seat])
        row[at + CAMPAIGN + 5] = clip(campaign.shame[seat])
        row[at + CAMPAIGN + 6] = clip(campaign.shame[1 - seat])
    if state.mustered():
        wide(row, at + LOSSES, state.losses(side))
        wide(row, at + LOSSES + 2, state.losses(1 - side))


def _markers(state: Skirmish, seat: i64, side: i64, row: vec[u8], at: i64) -> None:
    """What lies under a marker is told only to who knows. [TOH-19.4]"""
    field = state.field
    row[at + FINDS] = clip(field.finds[side])
    row[at + FINDS + 1] = clip(field.finds[1 - side])
    row[at + CAPTIVE + field.captive] = u8(1)
    if field.captive == FREE:
        spot(side, field.captive_x, field.captive_y, row, at + CAPTIVE_AT)
    elif field.captive == CARRIED:
        carrier = field.carrier
        spot(side, state.scene.x[carrier], state.scene.y[carrier], row, at + CAPTIVE_AT)
    known = field.captive == HIDDEN_CAPTIVE and state.knows_captive(seat)
    marker: i64 = 0
    for x, y in state.terms.scenario.markers:
        here = at + MARKERS + marker * MARKER_WIDTH
        if len(field.markers) == 0 or field.markers[marker] == THERE:
            row[here] = u8(1)
            if known:
                row[here + (5 if marker == field.secret else 6)] = u8(1)
        spot(side, x, y, row, here + 1)
        marker += 1


def _cards(state: Skirmish, seat: i64, side: i64, row: vec[u8], at: i64) -> None:
    cards = state.cards
    if len(cards.at) == 0:
        return
    card: i64 = 0
    while card < len(cards.at):
        holder = cards.holder[card]
        if holder >= 0 and state.mustered():
            row[at + SKILLS + card * 2] = u8(slot_of(state, side, holder) + 1)
            row[at + SKILLS + card * 2 + 1] = u8(1 if cards.used[card] == READY_CARD else 0)
        card += 1
    row[at + DECKS] = clip(len(cards.fate[side]))
    row[at + DECKS + 1] = clip(len(cards.fate[1 - side]))
    row[at + DECKS + 2] = clip(len(cards.injury_deck))
    row[at + DECKS + 3] = clip(len(cards.dishonor_deck))
    row[at + SHAMED] = clip(cards.shamed[side])
    row[at + SHAMED + 1] = clip(cards.shamed[1 - side])
    row[at + AVERTED] = u8(cards.averted >> side & 1)
    row[at + AVERTED + 1] = u8(cards.averted >> 1 - side & 1)


def _ground(state: Skirmish, side: i64, row: vec[u8], at: i64) -> None:
    ground = state.scene.ground
    if ground.pieces() == 0 and state.terms.own_ground is not None:
        ground = state.terms.own_ground
    piece: i64 = 0
    while piece < ground.pieces():
        here = at + GROUND + piece * PIECE_WIDTH
        row[here] = clip(ground.kind[piece] + 1)
        corner = ground.first[piece]
        end = min(ground.first[piece + 1], corner + CORNERS)
        while corner < end:
            x, y = ground.x[corner], ground.y[corner]
            if side == 1:
                x, y = TABLE - x, TABLE - y
            row[here + 1] = clip(x // STEP_OF_GROUND)
            row[here + 2] = clip(y // STEP_OF_GROUND)
            here += 2
            corner += 1
        piece += 1


def _asked(state: Skirmish, seat: i64, side: i64, row: vec[u8], at: i64) -> None:
    question: Step = state.agenda[state.planned - 1]
    row[at + ASKED + _ASKS[type(question).__name__]] = u8(1)
    row[at + ASKED_SEAT + (0 if question.seat == seat else 1)] = u8(1)
    if isinstance(question, CardWindow):
        row[at + WINDOW + question.window] = u8(1)
    elif isinstance(question, GiveCard):
        row[at + GIVEN] = u8(question.card + 1)
    roll = state.last_roll
    if state.terms.level > 1 and roll.unit != NO_UNIT:
        row[at + ROLL + roll.kind] = u8(1)
        row[at + ROLL + 10] = clip(roll.dice)
        row[at + ROLL + 11] = clip(roll.swords)
        row[at + ROLL + 12] = clip(roll.crosses)
    unit = asked_unit(state, question)
    if unit != NO_UNIT and state.mustered():
        row[at + UNITS + slot_of(state, side, unit) * UNIT_WIDTH + 32] = u8(1)
