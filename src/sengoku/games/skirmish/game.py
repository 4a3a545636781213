"""Test of Honour as the kernel's contract asks for it."""

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import msgspec

from sengoku.games.skirmish.rules import invariants, missed, position, saving, seals
from sengoku.games.skirmish.rules.actions import VERBS
from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.games.skirmish.rules.own_ground import laid, read_ground
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps import STEPS
from sengoku.games.skirmish.rules.steps.campaign import BATTLES, END_BATTLE
from sengoku.games.skirmish.rules.steps.setup import BeginBattle
from sengoku.games.skirmish.rules.survey import check_battle
from sengoku.games.skirmish.rules.terms import LEVELS, Scenario, Terms
from sengoku.games.skirmish.sight import inquiries, view
from sengoku.games.skirmish.sight.nouns import NOUNS
from sengoku.games.skirmish.sight.prospect import prospect
from sengoku.kernel.box import lid_of
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.latest import ForLatest
from sengoku.kernel.nature import Nature
from sengoku.kernel.option import Option
from sengoku.kernel.problem import BadSetup
from sengoku.kernel.state import State, Step
from sengoku.kernel.viewer import Viewer

if TYPE_CHECKING:
    from sengoku.kernel.features import Features

__all__ = ["TestOfHonour"]

_ROWS = {row["id"]: row for row in SCENARIOS}
CAMPAIGN = "campaign"
AS_SCENARIO = "scenario"


class GroundOption(Option):
    """`scenario`, or pieces: as the text of a terrain file, or in their final form. [TOH-15.6]"""

    __slots__ = ()

    def read(self, given: Any) -> Any:
        if given == AS_SCENARIO:
            return given
        if not isinstance(given, str | list):
            raise self.refused(given)
        return read_ground(given)


class TestOfHonour(Game):
    __test__ = False  # its name is that of the game; it is no test

    lid = lid_of("sengoku.games.skirmish")
    editions = range(2, 4)
    seats_clause = "TOH-4.1"
    streams = ("coin", "terrain", "marker", "bag", "dice", "skills", "injuries", "dishonor")
    steps = STEPS
    nouns = NOUNS
    verbs = VERBS
    continuous = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("scenario", "first_clash", "TOH-15.4", choices=(*_ROWS, CAMPAIGN)),
        Option("level", 1, "TOH-17.1", choices=LEVELS),
        Option("round_limit", "scenario", "TOH-15.5", choices=("scenario",), low=3, high=20),
        Option("shots_push", True, "TOH-9.19", choices=(False, True)),
        Option("no_avoid_counts_failed", True, "TOH-9.12", choices=(False, True)),
        Option("drops_on_all_honour", True, "TOH-11.6", choices=(False, True)),
        Option("nerve_order", "owner", "TOH-11.4", choices=("owner", "auto")),
        Option("max_commoner_units", 8, "TOH-3.4", low=6, high=20),
        Option("bow_loyal_cost", 3, "TOH-3.1", low=2, high=3),
        Option("unarmoured_card", False, "TOH-3.8", choices=(False, True)),
        Option("thrown_for_samurai", True, "TOH-3.5", choices=(False, True), once=((2, False),)),
        Option("last_samurai_points", 15, "TOH-15.16", choices=(12, 15, 18, 21, 24)),
        Option("carry_limit", 4000, "TOH-14.4", low=3000, high=6000),
        Option("mirror_terrain", True, "TOH-15.2", choices=(False, True)),
        GroundOption(
            "ground", AS_SCENARIO, "TOH-15.6", choices=(AS_SCENARIO,), custom="@FILE.toml"
        ),
    )

    def reconcile(self, seats: int, values: dict[str, Any]) -> None:
        """A scenario's own limit of rounds, unless another was asked for. [TOH-15.5]"""
        if values["round_limit"] == "scenario" and values["scenario"] != CAMPAIGN:
            values["round_limit"] = _ROWS[values["scenario"]]["limit"]
        if values["scenario"] == "first_clash":
            values["level"] = 1  # [TOH-15.10, TOH-17.2]
        if values["ground"] != AS_SCENARIO:
            if values["scenario"] == CAMPAIGN:
                raise BadSetup("skirmish-ground-in-campaign", {}, "TOH-15.6")
            scenario = Scenario(_ROWS[values["scenario"]])
            check_battle(laid(values["ground"]), scenario, values["max_commoner_units"])

    def prospect(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The ground, even if it is refused; of a campaign that of its first battle."""
        ground = options.get("ground", AS_SCENARIO)
        if not isinstance(ground, str | list):
            raise BadSetup("skirmish-ground-no-pieces", {}, "TOH-15.6")
        rest = {name: value for name, value in options.items() if name != "ground"}
        terms = _terms(self.setup(seats, rest))
        return prospect(terms.scenario.name, terms.points, int(terms.round_limit), ground)

    def empty(self, setup: Setup, nature: Nature) -> Skirmish:
        return saving.empty(_LATEST.of(setup), nature)

    def open(self, state: State) -> None:
        state.then(BeginBattle())

    def position(self, seats: int = 2, **said: Any) -> State:
        return position.position(self, seats, **said)

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(Skirmish, state), viewer))

    def inquire(self, state: State, asked: dict[str, Any]) -> dict[str, Any]:
        return inquiries.inquire(cast(Skirmish, state), asked)

    def missed(self, state: State, seat: int, thing: dict[str, Any]) -> int:
        found = int(missed.missed(cast(Skirmish, state), seat, thing))
        return super().missed(state, seat, thing) if found < 0 else found

    def judgement(self) -> object:
        from sengoku.games.skirmish.judgement.judgement import JUDGEMENT

        return JUDGEMENT

    def features(self, *, memory: bool = True) -> "Features":
        from sengoku.games.skirmish.research.features import SkirmishFeatures
        from sengoku.games.skirmish.research.sheet import LAYOUT

        return SkirmishFeatures(LAYOUT, memory)

    def bound(self, setup: Setup) -> int:
        """Set-up, and in each round for each token: who, what, what follows, the next. [TOH-I7]"""
        units = 2 * (setup.options["max_commoner_units"] + 3)
        tokens = units + 14
        rounds = setup.options["round_limit"]
        rounds = 20 if rounds == "scenario" else rounds
        battles = len(BATTLES) if setup.options["scenario"] == CAMPAIGN else 1
        return int(battles * (3 * units + rounds * tokens * (3 + 4 * units)))

    def zones(self, state: State) -> dict[str, list[str]]:
        return invariants.zones(cast(Skirmish, state))

    def box(self, setup: Setup) -> list[str]:
        if setup.options["scenario"] == CAMPAIGN:
            return ["fate"] * 3
        return invariants.box(_terms(setup).scenario)

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        return invariants.secrets(cast(Skirmish, state), seat)

    def check(self, state: State) -> None:
        invariants.check(cast(Skirmish, state))

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        by_unit = ("y", "here", "spent", "drops", "models", "marks", "zone", "exit_x", "exit_y")
        return dict.fromkeys(by_unit, len(saved["x"]))

    def digest(self, state: State) -> str:
        battle = cast(Skirmish, state)
        told = {**saving.facts(battle), "agenda": seals.spelled(battle)}
        del told["won"]  # follows from the points as they grew, and old records do not know it
        return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(cast(Skirmish, state))

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        saving.restore(cast(Skirmish, state), saved)


def _terms(setup: Setup) -> Terms:
    """Of the battle, or of the first one of a campaign. [TOH-16.1]"""
    if setup.options["scenario"] != CAMPAIGN:
        return _battle(setup, setup.options["scenario"], setup.options["level"], None)
    series = [
        _battle(setup, name, 1 if name == "first_clash" else setup.options["level"], END_BATTLE)
        for name in BATTLES
    ]
    for terms in series:
        terms.series = series
    return series[0]


def _battle(setup: Setup, scenario: str, level: int, sequel: Step | None) -> Terms:
    options = setup.options
    points = _ROWS[scenario]["points"][0]
    if scenario == "last_samurai":
        points = options["last_samurai_points"]
    limit = options["round_limit"]
    return Terms(
        edition=setup.edition,
        scenario=scenario,
        points=points,
        level=level,
        round_limit=_ROWS[scenario]["limit"] if limit == "scenario" else limit,
        shots_push=options["shots_push"],
        no_avoid_counts_failed=options["no_avoid_counts_failed"],
        drops_on_all_honour=options["drops_on_all_honour"],
        owner_orders_nerve=options["nerve_order"] == "owner",
        max_commoner_units=options["max_commoner_units"],
        bow_loyal_cost=options["bow_loyal_cost"],
        unarmored=options["unarmoured_card"],
        thrown=options["thrown_for_samurai"],
        carry_limit=options["carry_limit"],
        mirror_terrain=options["mirror_terrain"],
        own_ground=None if options["ground"] == AS_SCENARIO else laid(options["ground"]),
        campaign_level=options["level"],
        sequel=sequel,
    )


_LATEST: Final = ForLatest(_terms)
