"""Test of Honour as numbers: `rows.toml` says what they mean."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sengoku.games.skirmish.research.looking import TABLE, apart, slot_of, spot
from sengoku.games.skirmish.research.sheet import LAYOUT
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
from sengoku.games.skirmish.rules.forces import card_of, is_unarmored, weapon_of
from sengoku.games.skirmish.rules.parts.bag import NO_TOKEN
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE, THERE
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

UNITS: Final[i64] = LAYOUT.at("units")
ASKED: Final[i64] = LAYOUT.at("asked")
ASKED_SEAT: Final[i64] = LAYOUT.at("asked_seat")
WINDOW: Final[i64] = LAYOUT.at("window")
GIVEN: Final[i64] = LAYOUT.at("given")
PLACING: Final[i64] = LAYOUT.at("placing")
SOUTH: Final[i64] = LAYOUT.at("south")
SCENARIO: Final[i64] = LAYOUT.at("scenario")
LEVEL: Final[i64] = LAYOUT.at("level")
ROUND: Final[i64] = LAYOUT.at("round")
DRAWER: Final[i64] = LAYOUT.at("drawer")
BAG: Final[i64] = LAYOUT.at("bag")
TOKEN: Final[i64] = LAYOUT.at("token")
ROLL: Final[i64] = LAYOUT.at("roll")
CAPTIVE: Final[i64] = LAYOUT.at("captive")
CAPTIVE_AT: Final[i64] = LAYOUT.at("captive_at")
MARKERS: Final[i64] = LAYOUT.at("markers")
FINDS: Final[i64] = LAYOUT.at("finds")
LOSSES: Final[i64] = LAYOUT.at("losses")
READY: Final[i64] = LAYOUT.at("ready")
LIST: Final[i64] = LAYOUT.at("list")
POINTS: Final[i64] = LAYOUT.at("points")
SKILLS: Final[i64] = LAYOUT.at("skills")
DECKS: Final[i64] = LAYOUT.at("decks")
SHAMED: Final[i64] = LAYOUT.at("shamed")
AVERTED: Final[i64] = LAYOUT.at("averted")
CAMPAIGN: Final[i64] = LAYOUT.at("campaign")
GROUND: Final[i64] = LAYOUT.at("ground")

OPTION_UNIT: Final[i64] = LAYOUT.option_at("unit")
OPTION_TARGET: Final[i64] = LAYOUT.option_at("target")
OPTION_MARKER: Final[i64] = LAYOUT.option_at("marker")
OPTION_PICKS_UP: Final[i64] = LAYOUT.option_at("picks_up")
OPTION_CARD: Final[i64] = LAYOUT.option_at("card")
OPTION_SKILL: Final[i64] = LAYOUT.option_at("skill")
OPTION_AT: Final[i64] = LAYOUT.option_at("at")
OPTION_WAY: Final[i64] = LAYOUT.option_at("way")
OPTION_ENEMY: Final[i64] = LAYOUT.option_at("enemy")

MARKER_WIDTH: Final[i64] = 7
PIECE_WIDTH: Final[i64] = 17
CORNERS: Final[i64] = 8
STEP_OF_GROUND: Final[i64] = 144
# The verbs whose action says no unit; a target that is a unit; a place.
_BARE: Final = [int(each) for each in (TAKE_FORCE, RECRUIT, FINISH, HIDE, DECLINE, CLAIM, NEXT)]
_TARGETED: Final = [int(SHOOT), int(CHARGE), int(ORDER)]
_WALKS: Final = [int(each) for each in (MOVE, CAUTIOUS, STAND_UP, ENTER, ENTER_CAUTIOUS, ARRIVE)]
_PLACED: Final = [int(PLACE), int(SHOOT), *_WALKS]


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
        options = state.options()
        if not isinstance(state.agenda[state.planned - 1], DeployUnit):
            return options
        found = vec[i64]()
        last = NO_UNIT
        for option in options:
            unit = unit_of(option)
            if held != SILENT:
                if unit == unit_of(held):
                    found = append(found, option)
            elif unit != last:
                found = append(found, PART | PLACE | unit << 5)
            last = unit
        return found

    def towards(self, state: Skirmish, held: i64, action: i64) -> i64:
        if held == SILENT and isinstance(state.agenda[state.planned - 1], DeployUnit):
            return PART | PLACE | unit_of(action) << 5
        return action

    def describe(self, state: Skirmish, saying: i64, row: vec[u8], at: i64) -> None:
        what, side = int(verb(saying)), state.seat() ^ state.swap
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
        elif what not in _BARE:
            _described(state, side, saying, row, at)


def _described(state: Skirmish, side: i64, saying: i64, row: vec[u8], at: i64) -> None:
    what, unit = int(verb(saying)), unit_of(saying)
    row[at + OPTION_UNIT] = u8(slot_of(state, side, unit) + 1)
    row[at + OPTION_PICKS_UP] = u8(1 if picks_up(saying) else 0)
    if what in _TARGETED:
        row[at + OPTION_TARGET] = u8(slot_of(state, side, target_of(saying)) + 1)
    elif what == SEARCH:
        row[at + OPTION_MARKER] = u8(target_of(saying) + 1)
    if what not in _PLACED or saying >= PART:
        return
    x, y, scene = x_of(saying), y_of(saying), state.scene
    spot(side, x, y, row, at + OPTION_AT)
    if scene.here[unit] != 0:
        wide(row, at + OPTION_WAY, min(apart(x - scene.x[unit], y - scene.y[unit]), 65535))
    nearest: i64 = 65535
    enemy = state.first_unit(1 - side)
    while enemy < state.after_last(1 - side):
        if scene.here[enemy] != 0:
            nearest = min(nearest, apart(x - scene.x[enemy], y - scene.y[enemy]))
        enemy += 1
    wide(row, at + OPTION_ENEMY, nearest)


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
    roll = state.roll
    if state.terms.level > 1 and roll.unit != NO_UNIT:
        row[at + ROLL + roll.kind] = u8(1)
        row[at + ROLL + 10] = clip(roll.dice)
        row[at + ROLL + 11] = clip(roll.swords)
        row[at + ROLL + 12] = clip(roll.crosses)
    unit = asked_unit(state, question)
    if unit != NO_UNIT and state.mustered():
        row[at + UNITS + slot_of(state, side, unit) * UNIT_WIDTH + 32] = u8(1)
