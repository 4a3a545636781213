"""Positions from a few words: `south="hero 10 10, bow_loyal 12.5 9 prone", north="hero 14 13"`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from sengoku.games.skirmish.rules.components import (
    MODELS,
    WEAPON,
    recruit_named,
    weapon_named,
)
from sengoku.games.skirmish.rules.forces import pick
from sengoku.games.skirmish.rules.parts.cards import HELD, IN_FATE
from sengoku.games.skirmish.rules.parts.field import CARRIED, FREE, HIDDEN_CAPTIVE, NO_CAPTIVE
from sengoku.games.skirmish.rules.parts.units import ALERT, PRONE, RELOAD
from sengoku.games.skirmish.rules.skills import DISHONOR, INJURIES, SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.survey import Corners
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast, Nature
from sengoku.kernel.state import State

__all__ = ["Unit", "position"]

ZONES = ["waiting", "table", "off", "reserve", "removed"]


@dataclass(frozen=True)
class Unit:
    """A unit of a position; lengths are thousandths of an inch."""

    card: str
    x: int
    y: int
    weapon: str = ""
    spent: int = 0
    drops: int = 0
    models: int = 0
    alert: bool = False
    prone: bool = False
    reload: bool = False
    bare: bool = False
    zone: str = "table"
    exit: tuple[int, int] = (0, 0)

    def pick(self) -> int:
        card = recruit_named(self.card)
        default = WEAPON[card] if WEAPON[card] >= 0 else weapon_named("katana")
        weapon = weapon_named(self.weapon) if self.weapon else default
        return int(pick(card, weapon, int(self.bare)))

    def marks(self) -> int:
        return int(ALERT * self.alert | PRONE * self.prone | RELOAD * self.reload)

    def standing(self) -> int:
        """How many of its models are left."""
        if self.zone == "removed":
            return 0
        return self.models or int(MODELS[recruit_named(self.card)])


def position(
    game: Game,
    seats: int = 2,
    *,
    south: str | Sequence[Unit],
    north: str | Sequence[Unit],
    at: str = "ChooseAction",
    unit: int = 0,
    scenario: str = "last_samurai",
    pieces: Sequence[tuple[int, Corners]] = (),
    round: int = 1,
    fate: int = 3,
    token: int = -1,
    captive: tuple[int, int] | None = None,
    carrier: int = -1,
    secret: int = -1,
    gone: Sequence[int] = (),
    skills: dict[str, int] | None = None,
    fate_s: Sequence[str] = (),
    injuries: Sequence[str] | None = None,
    shame: Sequence[str] | None = None,
    stains: dict[int, int] | None = None,
    edition: int | None = None,
    nature: Nature | None = None,
    journal: bool = False,
    **options: Any,
) -> State:
    """A battle in which `unit` was just given a token (or whatever `at` says); seat 0 plays S.

    A unit is its card, its place in inches, and what else is to be said of it: "hero 10 10 prone
    drops=1". Units are numbered, those of S first. `pieces` are kinds of terrain with corners;
    `skills` says who holds which card; `fate_s`, `injuries` and `shame` are decks, top card first.
    """
    sides = [_units(side) if isinstance(side, str) else [*side] for side in (south, north)]
    setup = game.setup(seats, {"scenario": scenario, **options}, edition)
    luck = nature or Fast(1, len(game.streams))
    saved = game.save(game.begin(setup, luck.copy()))
    saved |= _on_table(sides, pieces)
    saved |= _captive(game, setup, captive, carrier, secret, gone)
    saved |= {"swap": 0, "first": 0, "drawer": 0, "round": round, "actor": unit, "token": token}
    if setup.options["level"] > 1:
        saved |= _cards(skills or {}, fate_s, injuries, shame)
        saved |= _hurt(len(sides[0] + sides[1]), stains or {})
    saved |= {"agenda": [["DrawToken", 1], [at, int(unit >= len(sides[0]))]], "nature": luck.save()}
    state = cast(Skirmish, game.build(setup, saved))
    _fill(state, fate)
    if journal:
        state.journal = []
    state.advance()
    return state


def _units(text: str) -> list[Unit]:
    return [_unit(*part.split()) for part in text.split(",") if part.strip()]


def _unit(card: str, x: str, y: str, *rest: str) -> Unit:
    said: dict[str, Any] = {}
    for word in rest:
        name, _, value = word.partition("=")
        said[name] = True if not value else int(value) if value.isdigit() else value
    return Unit(card, _inches(x), _inches(y), **said)


def _inches(text: str) -> int:
    return round(float(text) * 1000)


def _on_table(sides: list[list[Unit]], pieces: Sequence[tuple[int, Corners]]) -> dict[str, Any]:
    units = sides[0] + sides[1]
    return {
        "picks_s": [each.pick() for each in sides[0]],
        "picks_n": [each.pick() for each in sides[1]],
        "ready": 3,
        "pieces": [[kind, *(part for at in corners for part in at)] for kind, corners in pieces],
        "x": [each.x for each in units],
        "y": [each.y for each in units],
        "here": [int(each.zone == "table") for each in units],
        "spent": [each.spent for each in units],
        "drops": [each.drops for each in units],
        "models": [each.standing() for each in units],
        "marks": [each.marks() for each in units],
        "zone": [ZONES.index(each.zone) for each in units],
        "exit_x": [each.exit[0] for each in units],
        "exit_y": [each.exit[1] for each in units],
    }


def _captive(
    game: Game,
    setup: Setup,
    captive: tuple[int, int] | None,
    carrier: int,
    secret: int,
    gone: Sequence[int],
) -> dict[str, Any]:
    """Under the marker `secret`, with the unit `carrier`, at a place, or none; and the markers."""
    free = NO_CAPTIVE if captive is None else FREE
    markers = len(game.box(setup)) - 3  # beside the three tokens of fate
    return {
        "captive": int(HIDDEN_CAPTIVE if secret >= 0 else CARRIED if carrier >= 0 else free),
        "captive_at": list(captive or (0, 0)),
        "secret": secret,
        "carrier": carrier,
        "markers": [int(number in gone) for number in range(markers)],
    }


def _cards(
    skills: dict[str, int],
    fate_s: Sequence[str],
    injuries: Sequence[str] | None,
    shame: Sequence[str] | None,
) -> dict[str, Any]:
    card_at, holder = [0] * len(SKILLS), [-1] * len(SKILLS)
    for name, unit in skills.items():
        card_at[SKILLS.index(name)], holder[SKILLS.index(name)] = int(HELD), unit
    for name in fate_s:
        card_at[SKILLS.index(name)] = int(IN_FATE[0])
    deck = shame or ["stain"] * 10
    return {
        "card_at": card_at,
        "holder": holder,
        "used": [0] * len(SKILLS),
        "fate_s": [SKILLS.index(name) for name in reversed(fate_s)],
        "fate_n": [],
        "injury_deck": [INJURIES.index(name) for name in reversed(injuries or INJURIES)],
        "dishonor_deck": [DISHONOR.index(name) for name in reversed(deck)],
    }


def _hurt(units: int, stains: dict[int, int]) -> dict[str, Any]:
    return {"injuries": [0] * units, "stains": [stains.get(unit, 0) for unit in range(units)]}


def _fill(state: Skirmish, fate: int) -> None:
    """Tokens for every action that is left, but for one that is drawn. [TOH-I1]"""
    bag = state.bag
    bag.noble, bag.common, bag.fate = 0, 0, fate
    for unit in range(state.roster.count):
        if state.living(unit):
            bag.take(state.roster.noble[unit], -state.left(unit))
    if bag.token >= 0:
        bag.take(bag.token, 1)
