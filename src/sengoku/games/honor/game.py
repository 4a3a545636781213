"""Honor of the Samurai as the kernel's contract asks for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from sengoku.games.honor.rules import invariants, missed, position, saving, timing
from sengoku.games.honor.rules.actions import VERBS
from sengoku.games.honor.rules.components import CARDS, HOUSE_CARDS, constant
from sengoku.games.honor.rules.state import Honor
from sengoku.games.honor.rules.steps import STEPS
from sengoku.games.honor.rules.steps.turns import BeginGame
from sengoku.games.honor.rules.terms import Terms
from sengoku.games.honor.sight import tallies, view
from sengoku.games.honor.sight.nouns import NOUNS
from sengoku.kernel.box import lid_of
from sengoku.kernel.game import Game, Setup, Window
from sengoku.kernel.latest import ForLatest
from sengoku.kernel.nature import Nature
from sengoku.kernel.option import Option
from sengoku.kernel.state import State
from sengoku.kernel.viewer import Viewer

if TYPE_CHECKING:
    from sengoku.kernel.features import Features

__all__ = ["HonorOfTheSamurai"]

GOALS = constant("goals")
PRESETS: dict[str, dict[str, Any]] = {
    "gamewright": {},
    "german_2003": {
        "deck": "amigo",
        "start_daimyo": "weak",
        "shogun_table": "amigo",
        "discard_cost": 1,
    },
}


class HonorOfTheSamurai(Game):
    lid = lid_of("sengoku.games.honor")
    editions = range(1, 2)
    seats_clause = "HON-1.1"
    streams = ("dealer", "daimyo", "deck", "assassins", "battles")
    steps = STEPS
    nouns = NOUNS
    verbs = VERBS
    options: ClassVar[tuple[Option, ...]] = (
        Option("preset", "gamewright", "HON-1.1", choices=tuple(PRESETS)),
        Option("goal", GOALS[0], "HON-3.11", choices=tuple(GOALS)),
        Option("shogun_table", "book", "HON-3.4", choices=("book", "card", "amigo")),
        Option("start_daimyo", "any", "HON-1.4", choices=("any", "weak")),
        Option(
            "deck",
            "standard",
            "HON-1.6",
            choices=("standard", "even", "dishonor_heavy", "amigo"),
        ),
        Option("discard_cost", 0, "HON-4.10", low=0, high=1),
        Option("dishonor_help", "alliances", "HON-7.6", choices=("alliances", "any")),
        Option("empty_seppuku", "allowed", "HON-7.12", choices=("allowed", "forbidden")),
        Option(
            "round_limit",
            constant("round_limit"),
            "HON-12.3",
            choices=(0,),
            low=20,
            high=200,
        ),
    )

    def setup(
        self, seats: int, options: Mapping[str, Any] | None = None, edition: int | None = None
    ) -> Setup:
        """An option set by name overrides the preset."""
        given = dict(options or {})
        option = self.options[0]
        preset = option.read(given.get(option.name, option.default))
        return super().setup(seats, {**PRESETS[preset], **given}, edition)

    def empty(self, setup: Setup, nature: Nature) -> Honor:
        return Honor(_LATEST.of(setup), nature)

    def open(self, state: State) -> None:
        state.then(BeginGame())

    def position(self, seats: int = 3, **said: Any) -> State:
        return position.position(self, seats, **said)

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(Honor, state), viewer))

    def window(self, state: State) -> Window | None:
        seats = timing.polled(cast(Honor, state))
        if not seats:
            return None
        return Window(tuple(seats), timing.threatened(cast(Honor, state)), timing.PASSING)

    def absent(self, state: State) -> int:
        return int(timing.absent(cast(Honor, state)))

    def missed(self, state: State, seat: int, thing: dict[str, Any]) -> int:
        found = int(missed.missed(cast(Honor, state), seat, thing))
        return super().missed(state, seat, thing) if found < 0 else found

    def judgement(self) -> object:
        from sengoku.games.honor.judgement.judgement import JUDGEMENT

        return JUDGEMENT

    def features(self, *, memory: bool = True) -> "Features":
        from sengoku.games.honor.research.features import HonorFeatures
        from sengoku.games.honor.research.sheet import LAYOUT

        return HonorFeatures(LAYOUT, memory)

    def bound(self, setup: Setup) -> int:
        """The spec's invariant I8, in decisions; without a round limit there is none."""
        rounds = setup.options["round_limit"] or 10**6
        return int(rounds * setup.seats * (19 + 3 * (setup.seats + 1)))

    def zones(self, state: State) -> dict[str, list[str]]:
        return invariants.zones(cast(Honor, state))

    def box(self, setup: Setup) -> list[str]:
        return invariants.box(_terms(setup))

    def secrets(self, state: State, seat: int) -> dict[str, dict[str, list[str]]]:
        return invariants.secrets(cast(Honor, state), seat)

    def could_lie(self, state: State, seat: int, place: str, card: str) -> bool:
        return invariants.could_lie(cast(Honor, state), seat, place, card)

    def check(self, state: State) -> None:
        invariants.check(cast(Honor, state))
        tallies.check(cast(Honor, state))

    def sizes(self, setup: Setup, saved: dict[str, Any]) -> dict[str, int]:
        by_seat = dict.fromkeys(("daimyo", "lord", "bond"), setup.seats)
        by_seat |= dict.fromkeys(("hands", "kept", "drawn"), setup.seats * len(CARDS))
        return {**by_seat, "houses": 2 * setup.seats * int(HOUSE_CARDS), "discards": len(CARDS)}

    def facts(self, state: State) -> dict[str, Any]:
        return saving.facts(cast(Honor, state))

    def restore(self, state: State, saved: dict[str, Any]) -> None:
        saving.restore(cast(Honor, state), saved)


def _terms(setup: Setup) -> Terms:
    options = setup.options
    return Terms(
        seats=setup.seats,
        goal=options["goal"],
        shogun_table=options["shogun_table"],
        deck=options["deck"],
        weak_start=options["start_daimyo"] == "weak",
        discard_cost=options["discard_cost"],
        anyone_helps=options["dishonor_help"] == "any",
        empty_seppuku=options["empty_seppuku"] == "allowed",
        round_limit=options["round_limit"],
    )


_LATEST: Final = ForLatest(_terms)
