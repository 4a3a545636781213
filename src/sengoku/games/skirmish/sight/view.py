"""What a viewer may see of a table, field by field. [TOH-19.3, TOH-19.4]

Nothing reaches a viewer that is not written here. A fact that exists but is not for this viewer is
HIDDEN; None means that there is none.
"""

from typing import Any, Final, Literal, cast

from mypy_extensions import i64

from sengoku.games.skirmish.rules.actions import (
    USE_CARD,
    VERBS,
    item_of,
    verb,
)
from sengoku.games.skirmish.rules.attack import NO_UNIT
from sengoku.games.skirmish.rules.components import (
    KINDS,
    MODELS,
    RECRUITS,
    WEAPONS,
)
from sengoku.games.skirmish.rules.forces import card_of, is_unarmored, weapon_of
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE, THERE
from sengoku.games.skirmish.rules.parts.units import ALERT, OFF, PRONE, RELOAD, REMOVED
from sengoku.games.skirmish.rules.roll import ROLLS
from sengoku.games.skirmish.rules.saving import pieces
from sengoku.games.skirmish.rules.skills import (
    EACH_ROUND,
    INJURIES,
    READY,
    SKILL_COUNT,
    SKILLS,
    USE,
)
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import FreeCharge
from sengoku.games.skirmish.rules.steps.free import FreeMove
from sengoku.games.skirmish.rules.steps.rounds import controls
from sengoku.games.skirmish.rules.steps.setup import BuildForce
from sengoku.games.skirmish.rules.steps.shame import GiveCard
from sengoku.games.skirmish.rules.steps.testing import POST, WINDOWS, CardWindow, MayClaim
from sengoku.games.skirmish.rules.terms import CONTROL
from sengoku.games.skirmish.sight.preview import preview
from sengoku.games.skirmish.sight.wire import (
    AskedCard,
    AskedForce,
    AskedRoll,
    Bag,
    Barred,
    Campaign,
    Captive,
    Cards,
    Force,
    Marker,
    Option,
    Piece,
    Question,
    Recruited,
    Roll,
    Side,
    Unit,
    View,
    Window,
    Zone,
)
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.state import Step
from sengoku.kernel.viewer import NOBODY, Viewer

__all__ = ["view"]

ZONES: Final[list[Zone]] = ["waiting", "table", "off", "reserve", "removed"]
SIDES: Final[list[Side]] = ["south", "north"]
TOKENS: Final[list[Literal["commoner", "samurai"]]] = ["commoner", "samurai"]
_KINDS: Final = {number: name for name, number in KINDS.items()}


def view(state: Skirmish, viewer: Viewer) -> View:
    return {
        "game": "skirmish",
        "viewer": viewer.name(),
        "you": None if viewer.seat == NOBODY else int(viewer.seat),
        "seats": 2,
        "scenario": state.scenario().name,
        "level": int(state.terms.level),
        "round": int(state.bag.round),
        "rounds": int(state.terms.round_limit),
        "drawer": None if state.bag.drawer == NOBODY else int(state.bag.drawer ^ state.swap),
        "south": int(state.swap),
        "campaign": _campaign(state),
        "active": None if state.over() else int(state.seat()),
        "over": state.over(),
        "question": _question(state, viewer),
        "forces": [_force(state, viewer, side) for side in range(2)],
        "bag": _bag(state),
        "units": [_unit(state, unit) for unit in range(state.roster.count)],
        "pieces": _pieces(state),
        "markers": _markers(state, viewer),
        "captive": _captive(state),
        "finds": list(state.field.finds),
        "testing": _testing(state),
        "losses": _losses(state),
        "winner": _winner(state),
        "ranks": state.ranks() if state.over() else None,
        "cards": _cards(state, viewer),
        "roll": _roll(state),
    }


def _cards(state: Skirmish, viewer: Viewer) -> Cards | None:
    """Sizes of decks and open cards; what lies face down nobody knows. [TOH-19.3, TOH-19.4]"""
    if len(state.cards.at) == 0:
        return None
    decks = [[SKILLS[card] for card in deck] for deck in state.cards.fate]
    return {
        "fate": [{"count": len(d), "cards": d if viewer.all_seeing else HIDDEN} for d in decks],
        "held": [
            {
                "card": SKILLS[card],
                "unit": int(state.cards.holder[card]),
                "ready": state.cards.used[card] == READY,
            }
            for card in range(len(state.cards.at))
            if state.cards.holder[card] >= 0
        ],
        "injuries": len(state.cards.injury_deck),
        "dishonor": len(state.cards.dishonor_deck),
        "shamed": list(state.cards.shamed),
        "rivals": [int(unit) for unit in state.cards.rivals],
        "averted": [bool(state.cards.averted >> side & 1) for side in range(2)],
    }


def _roll(state: Skirmish) -> Roll | None:
    """The roll that a window is about."""
    roll = state.last_roll
    if state.terms.level == 1 or roll.unit == NO_UNIT:
        return None
    return {
        "roll": ROLLS[roll.kind],
        "unit": int(roll.unit),
        "dice": int(roll.dice),
        "swords": int(roll.swords),
        "crosses": int(roll.crosses),
    }


def _question(state: Skirmish, viewer: Viewer) -> Question | None:
    if state.over():
        return None
    question = state.question()
    return {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "unit": _asked_unit(state, question),
        "formal": question.formal(),
        **_asked_roll(state, question),
        **_asked_card(question),
        **_asked_force(state, viewer, question),
        "options": _options(state) if viewer.sees(question.seat) else HIDDEN,
    }


def _asked_unit(state: Skirmish, question: Step) -> int | None:
    asks = type(question).__name__
    if asks in ("ChooseAction", "Arrive", "GiveOrder", "TokenWindow"):
        return int(state.actor)
    if isinstance(question, FreeCharge | FreeMove):
        return int(question.unit)
    if isinstance(question, CardWindow) and question.window > POST:
        return int(question.threat.attack.attacker)
    return int(question.threat.roll.unit) if isinstance(question, CardWindow | MayClaim) else None


def _asked_roll(state: Skirmish, question: Step) -> AskedRoll:
    """What a window is about. [TOH-17.5, TOH-18.4]"""
    if not isinstance(question, CardWindow | MayClaim):
        return {}
    roll = state.last_roll  # in a window about no roll the last one, which still lies there
    found: AskedRoll = {
        "roll": ROLLS[roll.kind],
        "dice": int(roll.dice),
        "swords": int(roll.swords),
        "crosses": int(roll.crosses),
    }
    if isinstance(question, CardWindow):
        found["window"] = cast(Window, WINDOWS[question.window])
    return found


def _asked_card(question: Step) -> AskedCard:
    """Open for all. [TOH-17.3]"""
    return {"card": SKILLS[question.card]} if isinstance(question, GiveCard) else {}


def _asked_force(state: Skirmish, viewer: Viewer, question: Step) -> AskedForce:
    """How far a list is, for its owner only. [TOH-3.7]"""
    if not isinstance(question, BuildForce):
        return {}
    if not viewer.sees(question.seat):
        return {"force": HIDDEN, "points": HIDDEN, "barred": HIDDEN}
    muster, picks = state.terms.muster, state.picks(question.seat ^ state.swap)
    points = muster.limit - sum(muster.cost(each) for each in picks)
    barred = [] if state.terms.fixed_force else muster.barred(picks)
    return {
        "force": "fixed" if state.terms.fixed_force else "begun" if picks else "new",
        "points": points,
        "barred": [_barred(*each) for each in barred],
    }


def _barred(card: i64, clause: str) -> Barred:
    """Who cannot join now, and why. [TOH-3.8]"""
    return {"card": RECRUITS[card], "models": int(MODELS[card]), "clause": clause}


def _options(state: Skirmish) -> list[Option]:
    found: list[Option] = []
    asked = state.question().clause()
    for action in state.options():
        option = cast(Option, VERBS.offer(action, asked))
        foreseen, grave = preview(state, action), _grave(action)
        if foreseen is not None:
            option["preview"] = foreseen
        if grave:
            option["grave"] = grave
        found.append(option)
    return found


def _grave(action: i64) -> str:
    """A list is closed for good, and so is a card that does not come back in this battle. [C7]"""
    if verb(action) == USE_CARD and USE[item_of(action)] > EACH_ROUND:
        return "once"
    return VERBS.of(action).grave


def _force(state: Skirmish, viewer: Viewer, side: i64) -> Force:
    """A list is its owner's until both are ready. [TOH-3.7]"""
    is_open = state.mustered() or viewer.sees(side ^ state.swap)
    cards: list[Recruited] = [
        {
            "card": RECRUITS[card_of(each)],
            "weapon": WEAPONS[weapon_of(each)],
            "unarmored": is_unarmored(each),
            "cost": state.terms.muster.cost(each),
        }
        for each in _enlisted(state, side)
    ]
    return {
        "side": SIDES[side],
        "ready": bool(state.ready >> side & 1),
        "given": state.terms.fixed_force,
        "limit": state.terms.muster.limit,
        "cards": cards if is_open else HIDDEN,
    }


def _enlisted(state: Skirmish, side: i64) -> list[int]:
    """Who has joined; of a given force all but the hero, before he has his weapon. [D1]"""
    picks = state.picks(side)
    if not picks and state.terms.fixed_force:
        return state.terms.muster.preset()[1:]
    return picks


def _bag(state: Skirmish) -> Bag:
    return {
        "samurai": int(state.bag.noble),
        "commoner": int(state.bag.common),
        "fate": int(state.bag.fate),
        "token": None if state.bag.token < 0 else TOKENS[state.bag.token],
    }


def _unit(state: Skirmish, unit: i64) -> Unit:
    roster, scene = state.roster, state.scene
    on_table = bool(scene.here[unit])
    left_at: Any = None  # a pair; JSON has lists alone, so no tuple is made of it
    fell_at: Any = None
    if state.units.zone[unit] == OFF:
        left_at = [int(state.units.exit_x[unit]), int(state.units.exit_y[unit])]
    elif state.units.zone[unit] == REMOVED:
        fell_at = [int(scene.x[unit]), int(scene.y[unit])]
    return {
        "unit": int(unit),
        "label": roster.label(unit, state.swap),
        "side": SIDES[state.side(unit)],
        "card": RECRUITS[roster.card[unit]],
        "weapon": WEAPONS[roster.weapon[unit]],
        "zone": ZONES[state.units.zone[unit]],
        "x": int(scene.x[unit]) if on_table else None,
        "y": int(scene.y[unit]) if on_table else None,
        "radius": int(scene.bases.radius[unit]),
        "exit": left_at,
        "fell": fell_at,
        "models": int(state.units.models[unit]),
        "actions": int(roster.actions[unit]),
        "left": int(state.left(unit)),
        "drops": int(state.units.drops[unit]),
        "alert": state.marked(unit, ALERT),
        "prone": state.marked(unit, PRONE),
        "reload": state.marked(unit, RELOAD),
        "carries": state.carries(unit),
        "aim": int(roster.aim[unit]),
        "agility": int(roster.agility[unit]),
        "strength": int(roster.strength[unit]),
        "wits": int(roster.wits[unit]),
        "honor": int(roster.honor[unit]),
        "injuries": [name for bit, name in enumerate(INJURIES) if state.injured(unit, bit)],
        "stains": int(state.cards.stained(unit)),
    }


def _pieces(state: Skirmish) -> list[Piece]:
    """As they lie; what the players brought is known before it is laid. [TOH-15.6]"""
    ground = state.scene.ground
    if ground.pieces() == 0 and state.terms.own_ground is not None:
        ground = state.terms.own_ground
    found: list[Piece] = []
    for row in pieces(ground):
        corners: list[Any] = [[x, y] for x, y in zip(row[1::2], row[2::2], strict=True)]
        found.append({"kind": _KINDS[row[0]], "corners": corners})
    return found


def _markers(state: Skirmish, viewer: Viewer) -> list[Marker]:
    """What lies under a marker is known to who hid it, and to all if one is left."""
    found: list[Marker] = []
    known = viewer.all_seeing or state.knows_captive(viewer.seat)
    for number, (x, y) in enumerate(state.scenario().markers):
        holds: Any = None
        if state.field.captive == HIDDEN_CAPTIVE and state.field.markers[number] == THERE:
            holds = ("captive" if number == state.field.secret else "nothing") if known else HIDDEN
        there = len(state.field.markers) == 0 or state.field.markers[number] == THERE
        found.append(
            {
                "marker": number,
                "x": x,
                "y": y,
                "there": there,
                "holds": holds,
                "held_by": _held_by(state, x, y),
            }
        )
    return found


def _held_by(state: Skirmish, x: i64, y: i64) -> Side | None:
    """Who controls a marker, where that decides the battle. [TOH-14.6]"""
    if state.scenario().at_limit != CONTROL:
        return None
    for side in range(2):
        if controls(state, side, x, y):
            return SIDES[side]
    return None


def _losses(state: Skirmish) -> list[int]:
    """Of each side, in thirds of a point. [TOH-15.1]"""
    return [0, 0] if not state.mustered() else [int(state.losses(0)), int(state.losses(1))]


def _captive(state: Skirmish) -> Captive | None:
    if state.field.captive == FREE:
        return {"carrier": None, "x": int(state.field.captive_x), "y": int(state.field.captive_y)}
    if state.field.captive == CARRIED:
        unit = state.field.carrier
        return {
            "carrier": int(unit),
            "x": int(state.scene.x[unit]),
            "y": int(state.scene.y[unit]),
        }
    return None


def _testing(state: Skirmish) -> list[int]:
    """Units that still have to test nerve, in the running batch."""
    if len(state.nerve) == 0:
        return []
    return [unit for unit in range(state.roster.count) if state.nerve[0] >> unit & 1]


def _campaign(state: Skirmish) -> Campaign | None:
    """Where the six linked battles stand. [TOH-16.5]"""
    if not state.terms.series:
        return None
    return {
        "battle": int(state.campaign.battle) + 1,
        "battles": len(state.terms.series),
        "series": [terms.scenario.name for terms in state.terms.series],
        "won": [None if seat == NOBODY else int(seat) for seat in state.campaign.won],
        "points": state.scores(),
        "dishonor": list(state.campaign.shame),
        "kept": [
            [SKILLS[card] for card in range(SKILL_COUNT) if state.campaign.keeper(card) == seat]
            for seat in range(2)
        ],
    }


def _winner(state: Skirmish) -> Side | Literal["nobody"] | None:
    if not state.done():
        return None
    return "nobody" if state.winner < 0 else SIDES[state.winner]
