"""Positions in a line or two: `position(U("hero", 10000, 10000), N("spearman", 14000, 13000))`.

Dice are written as faces: "2" a double, "1" a single, "." a blank, "x" a cross.
"""

from dataclasses import dataclass
from typing import Any

from sengoku.games.skirmish.game import TestOfHonour
from sengoku.games.skirmish.rules.components import RECRUITS, WEAPON, recruit_named, weapon_named
from sengoku.games.skirmish.rules.field import ALERT, PRONE, RELOAD
from sengoku.games.skirmish.rules.forces import pick
from sengoku.games.skirmish.rules.skills import DISHONOR, INJURIES, SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Nature, Scripted

__all__ = ["GAME", "N", "U", "Unit", "act", "dice", "facts", "labels", "position", "tells"]

GAME = TestOfHonour()
FACES = {"2": 0, "1": 1, ".": 3, "x": 5}
ZONES = ["waiting", "table", "off", "reserve", "removed"]


@dataclass
class Unit:
    card: str
    x: int
    y: int
    side: int = 0
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


def U(card: str, x: int, y: int, **more: Any) -> Unit:  # noqa: N802
    """A unit of S."""
    return Unit(card, x, y, 0, **more)


def N(card: str, x: int, y: int, **more: Any) -> Unit:  # noqa: N802
    """A unit of N."""
    return Unit(card, x, y, 1, **more)


def dice(rolls: str, bag: list[int] | None = None, **more: list[int]) -> Scripted:
    """Faces in the order in which they fall; the bag gives nobles first unless told."""
    faces = [FACES[face] for face in rolls if face != " "]
    return Scripted({3: list(bag or []) + [0] * 60, 4: faces})


def position(
    *units: Unit,
    at: str = "ChooseAction",
    unit: int = 0,
    scenario: str = "last_samurai",
    pieces: list[tuple[int, list[tuple[int, int]]]] | None = None,
    rolls: str = "",
    nature: Nature | None = None,
    round: int = 1,
    fate: int = 3,
    token: int = -1,
    captive: tuple[int, int] | None = None,
    carrier: int = -1,
    secret: int = -1,
    gone: tuple[int, ...] = (),
    journal: bool = False,
    skills: dict[str, int] | None = None,
    fate_s: list[str] | None = None,
    injuries: list[str] | None = None,
    shame: list[str] | None = None,
    stains: dict[int, int] | None = None,
    edition: int | None = None,
    **options: Any,
) -> Skirmish:
    """A battle in which `unit` was just given a token (or whatever `at` says).

    `skills` says who holds which card; `injuries` and `shame` are decks, the top card first.
    """
    ordered = sorted(units, key=lambda each: each.side)
    setup = GAME.setup(2, {"scenario": scenario, **options}, edition)
    state = GAME.begin(setup, dice(""))
    saved = GAME.save(state)
    south = [each.pick() for each in ordered if each.side == 0]
    north = [each.pick() for each in ordered if each.side == 1]
    saved.update(
        picks_s=south,
        picks_n=north,
        ready=3,
        pieces=[
            [kind, *(part for corner in corners for part in corner)]
            for kind, corners in pieces or []
        ],
        x=[each.x for each in ordered],
        y=[each.y for each in ordered],
        here=[int(each.zone == "table") for each in ordered],
        spent=[each.spent for each in ordered],
        drops=[each.drops for each in ordered],
        marks=[each.marks() for each in ordered],
        zone=[ZONES.index(each.zone) for each in ordered],
        exit_x=[each.exit[0] for each in ordered],
        exit_y=[each.exit[1] for each in ordered],
        first=0,
        drawer=0,
        round=round,
        actor=unit,
        token=token,
    )
    markers = GAME.box(setup)[3:]
    saved["markers"] = [int(number in gone) for number in range(len(markers))]
    saved["captive"] = 1 if secret >= 0 else (3 if carrier >= 0 else (2 if captive else 0))
    saved.update(secret=secret, carrier=carrier, captive_at=list(captive or (0, 0)))
    card = [RECRUITS.index(each.card) for each in ordered]
    full = [3 if "_" in RECRUITS[c] and c in range(6, 12) else 1 for c in card]
    saved["models"] = [
        0 if each.zone == "removed" else (each.models or full[n]) for n, each in enumerate(ordered)
    ]
    if setup.options["level"] > 1:
        saved.update(
            _cards(len(ordered), skills or {}, fate_s or [], injuries, shame, stains or {})
        )
    seat = ordered[unit].side
    saved["agenda"] = [["DrawToken", 1], [at, seat]]
    saved["nature"] = (nature or dice(rolls)).save()
    loaded: Any = GAME.build(setup, saved)
    loaded.bag_fate = fate
    _fill(loaded)
    if journal:
        loaded.journal = []
    loaded.advance()
    return loaded  # type: ignore[no-any-return]


def _cards(
    count: int,
    skills: dict[str, int],
    fate_s: list[str],
    injuries: list[str] | None,
    shame: list[str] | None,
    stains: dict[int, int],
) -> dict[str, Any]:
    card_at, holder = [0] * 23, [-1] * 23
    for name, unit in skills.items():
        card_at[SKILLS.index(name)], holder[SKILLS.index(name)] = 3, unit
    for name in fate_s:
        card_at[SKILLS.index(name)] = 1
    hurts = [INJURIES.index(name) for name in injuries or INJURIES]
    deck = [DISHONOR.index(name) for name in shame or ["stain"] * 10]
    return {
        "card_at": card_at,
        "holder": holder,
        "used": [0] * 23,
        "fate_s": [SKILLS.index(name) for name in fate_s[::-1]],
        "fate_n": [],
        "injury_deck": hurts[::-1],
        "dishonor_deck": deck[::-1],
        "injuries": [0] * count,
        "stains": [stains.get(unit, 0) for unit in range(count)],
    }


def _fill(state: Skirmish) -> None:
    """Tokens for every action that is left, but for one that is drawn. [TOH-I1]"""
    left = [0, 0]
    for unit in range(state.roster.count):
        if state.living(unit):
            left[state.roster.noble[unit]] += int(state.left(unit))
    if state.token >= 0:
        left[state.token] -= 1
    state.bag_common, state.bag_noble = left


def act(state: Skirmish, do: str, **words: int | str) -> Skirmish:
    """Submits an action by its words, for the seat that is asked."""
    state.submit(int(state.seat()), GAME.action({"do": do, **words}))
    GAME.check(state)
    return state


def labels(state: Skirmish) -> list[str]:
    return [GAME.label(action) for action in state.options()]


def facts(state: Skirmish, unit: int) -> dict[str, Any]:
    from sengoku.kernel.viewer import REFEREE

    found: dict[str, Any] = GAME.view(state, REFEREE)["units"][unit]
    return found


def tells(state: Skirmish) -> list[str]:
    """The names of the events so far."""
    return [event.name for event in state.journal or []]
